"""Every lesson is a game by the rules, and the lessons of a game teach every kind of move."""

from __future__ import annotations

import pytest

from parlour.games import catalogue
from parlour.lessons.checking import faults
from parlour.lessons.lesson import Lesson, lesson_from, lessons_of
from tests.lessons.kinds import met_in_all, met_in_play

TAUGHT = catalogue.names()
LESSONS = [lesson for name in TAUGHT for lesson in lessons_of(name)]


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda one: f"{one.game}-{one.number}")
def test_every_line_is_legal_and_every_step_is_explained(lesson: Lesson) -> None:
    assert faults(lesson) == []


@pytest.mark.parametrize("name", TAUGHT)
def test_the_lessons_of_a_game_have_the_learner_make_every_kind_of_move(name: str) -> None:
    possible, taught = met_in_play(name), met_in_all(lessons_of(name))
    assert possible.moves - taught.moves == set(), "these moves are not taught"
    assert possible.moments - taught.moments == set(), "these questions are not met"


@pytest.mark.parametrize("name", TAUGHT)
def test_lessons_are_few_and_short(name: str) -> None:
    lessons = lessons_of(name)
    assert [lesson.number for lesson in lessons] == list(range(1, len(lessons) + 1))
    assert 2 <= len(lessons) <= 4
    assert 5 <= sum(lesson.steps for lesson in lessons) <= 15
    assert all(lesson.game == name for lesson in lessons)


GOOD = """parlour 1
# A title
game: alice
rules: 1
seat 0: person You
seat 1: person Bea
seat 2: person Cecil
dealer: 2
pack: {pack}
# Expose it. [alice.win-most-sets]
0 expose A01-Lead
# Bea goes on.
"""
PACK = " ".join(
    card.id for card in sorted(catalogue.game("alice").deck, key=lambda c: (c.number % 5, c.number))
)


def _faults(old: str = "", new: str = "") -> str:
    text = GOOD.format(pack=PACK)
    assert old in text
    return "\n".join(faults(lesson_from(text.replace(old, new) if old else text)))


def test_a_sound_lesson_has_no_fault() -> None:
    assert _faults() == ""


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("expose A01-Lead", "stop", "Line 11, “stop”"),
        ("expose A01-Lead", "Expose a01-lead", "as written"),
        ("[alice.win-most-sets]", "", "names a rule"),
        ("[alice.win-most-sets]", "[alice.nothing]", "has no clause alice.nothing"),
        ("# Expose it. [alice.win-most-sets]\n", "", "not told what to do"),
        ("# Expose it.", "# " + 20 * "Expose it soon. ", "more than 220 letters"),
        ("# Expose it.", 5 * "# Now.\n" + "# Expose it.", "more than 4 lines"),
        ("# A title\n", "", "no title"),
        ("0 expose A01-Lead\n", "", "nothing to do"),
        ("dealer: 2", "option history: this-turn\ndealer: 2", "without house rules"),
        ("rules: 1", "rules: 99", "begun under version 99"),
    ],
)
def test_a_fault_is_named(old: str, new: str, says: str) -> None:
    assert says in _faults(old, new)
