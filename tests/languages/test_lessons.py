"""Lessons are told in every language, and no word of them is left in English."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec
import pytest

from parlour.games.catalogue import names
from parlour.languages import ENGLISH, LANGUAGES, encoder_of
from parlour.languages.catalogue import catalogue
from parlour.lessons.checking import LONGEST
from parlour.lessons.lesson import LEARNER, Lesson, lessons_of
from parlour.lessons.teaching import seats_of, table_for
from parlour.server.http import game_info
from parlour.server.live.lesson_at_table import LessonAtTable
from parlour.server.protocol.socket import LessonShown
from tests.languages.checking_languages import Brackets, Strict, outside

OTHERS = [language for language in LANGUAGES if language != ENGLISH]
TAUGHT = [name for name in names() if lessons_of(name)]


@pytest.mark.parametrize("language", OTHERS)
def test_a_sentence_is_no_harder_to_read(language: str) -> None:
    words = catalogue(language).say
    for lesson in (lesson for name in TAUGHT for lesson in lessons_of(name)):
        for _, english in lesson.sentences():
            told = words[english][""]
            assert len(re.sub(r" *\[[^]]*\]", "", told)) <= LONGEST, told


def _shown(lesson: Lesson) -> Iterator[LessonShown]:
    """All that the learner is shown from the first line to the last."""
    table = table_for(lesson, seats_of(lesson, "Ann"))
    taught = LessonAtTable(lesson, table)
    for turn in lesson.turns:
        if (shown := taught.show(table.view(LEARNER))) is not None:
            yield shown
        if turn.entry.kind == "pack":
            table.advance()
        else:
            table.play(turn.entry.number, turn.entry.text)
    if (shown := taught.show(table.view(LEARNER))) is not None:
        yield shown


@pytest.mark.parametrize("name", TAUGHT)
def test_all_that_a_learner_is_told_goes_through_a_tongue(name: str) -> None:
    brackets, german = encoder_of(Brackets()), encoder_of(Strict(catalogue("de")))
    for lesson in lessons_of(name):
        for shown in _shown(lesson):
            german.encode(shown)
            sent = msgspec.json.decode(brackets.encode(shown))
            asked = [sent["wants"]["label"]] if "wants" in sent else []
            for text in (sent["title"], *sent["says"], *asked):
                assert outside(text) == "", text


def test_lessons_are_offered_by_their_titles_in_the_language() -> None:
    strict = encoder_of(Strict(catalogue("de")))
    offered = {
        one["game"]: one["lessons"]
        for one in msgspec.json.decode(strict.encode(game_info.lessons()))
    }
    assert [one["title"] for one in offered["monkey"]] == [
        *("Paare abwerfen", "Eine Karte ziehen", "Wenn du den Affen hast")
    ]
    assert list(offered) == TAUGHT
