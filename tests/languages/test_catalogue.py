"""The German catalogue: whole, with nothing dead in it, each template with the parts it needs."""

from __future__ import annotations

from string import Formatter
from typing import Any

import pytest

from parlour.games.catalogue import names
from parlour.games.saying import say
from parlour.games.speech import Voice, listed, many, number
from parlour.languages import ENGLISH, LANGUAGES, encoder, known, preferred, said
from parlour.languages.catalogue import texts
from parlour.languages.templates import home, templates
from parlour.lessons.lesson import cited, lessons_of

OTHERS = [language for language in LANGUAGES if language != ENGLISH]
ALL = templates()


def _parts(template: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(template) if name is not None}


def _in_files(language: str, table: str) -> list[tuple[str, str, Any]]:
    return [
        (name.removesuffix(".toml"), key, value)
        for name, source in texts(language)
        for key, value in source.get(table, {}).items()
    ]


@pytest.mark.parametrize("language", OTHERS)
def test_everything_has_words_once_and_where_it_belongs(language: str) -> None:
    for table, found in (("say", ALL.say), ("many", ALL.many)):
        has = _in_files(language, table)
        keys = [key for _, key, _ in has]
        assert sorted(set(found) - set(keys)) == [], "not translated"
        assert sorted(set(keys) - set(found)) == [], "said nowhere"
        misplaced = [(file, key) for file, key, _ in has if file != home(found[key])]
        assert misplaced == [], "in the wrong file"
        assert len(keys) == len(set(keys))


@pytest.mark.parametrize("language", OTHERS)
def test_a_lesson_cites_the_same_rules_in_every_language(language: str) -> None:
    for file, key, value in _in_files(language, "say"):
        if file.startswith("lessons"):
            assert sorted(cited(value)) == sorted(cited(key)), key


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_has_the_parts_of_its_template(language: str) -> None:
    for _, key, value in _in_files(language, "say"):
        for form in [value] if isinstance(value, str) else value.values():
            assert form, f"no words for {key}"
            assert _parts(form) == _parts(key), key


def test_templates_are_found_in_every_game() -> None:
    sheets = {place.split("/")[1] for places in ALL.say.values() for place in places}
    assert {"court", "alice", "nations", "monkey", "masquerade", "portrait"} <= sheets
    assert "you must follow the colour led" in ALL.say
    taught = {text for name in names() for one in lessons_of(name) for _, text in one.sentences()}
    assert taught <= set(ALL.say)
    assert len(taught) > 200


def test_what_only_lessons_or_hints_say_has_files_of_its_own() -> None:
    assert home({"lessons/nations/1.txt", "lessons/nations/2.txt"}) == "lessons-nations"
    assert home({"lessons/nations/1.txt", "lessons/monkey/1.txt"}) == "lessons"
    assert home({"lessons/nations/1.txt", "games/nations/words.py"}) == "nations"
    assert home({"bots/reasons_court_four.py"}) == "reasons-court-four"
    assert home({"bots/reasons_court.py", "games/court/two/words.py"}) == "court"
    assert home({"bots/reasons_court.py", "bots/reasons_monkey.py"}) == "table"
    assert home({"games/court/words.py", "games/alice/words.py"}) == "table"


def _german(text: str) -> str:
    return said(text, "de")


def test_german_has_its_own_grammar() -> None:
    bea, hans, me = Voice(["Bea", "Hans"], 9), Voice(["Bea", "Hans"], 1), Voice(["Bea"], 0)
    draws = "{who} {who:draw|draws} one card from {whose} hand."
    told = say(draws, who=bea.who(0), whose=bea.whose(1))
    assert told == "Bea draws one card from Hans's hand."
    assert _german(told) == "Bea zieht eine Karte aus Hans’ Hand."
    told = say(draws, who=hans.who(1), whose=hans.whose(0))
    assert told == "You draw one card from Bea's hand."
    assert _german(told) == "Du ziehst eine Karte aus Beas Hand."
    told = say(draws, who=hans.who(0), whose=hans.whose(1))
    assert told == "Bea draws one card from your hand."
    assert _german(told) == "Bea zieht eine Karte aus deiner Hand."
    won = "{name} wins with {count}."
    for n, english, german in (
        (1, "one point", "einem Punkt"),
        (2, "two points", "zwei Punkten"),
        (0, "no points", "keinen Punkten"),
        (40, "40 points", "40 Punkten"),
    ):
        told = say(won, name="Bea", count=many(n, "point"))
        assert told == f"Bea wins with {english}."
        assert _german(told) == f"Bea gewinnt mit {german}."
    side = Voice(["Ann", "Bea", "Cid", "Dot"], 2).side(0, 2)
    told = say("{side} {side:count|count} {n}.", side=side, n=61)
    assert told == "You and Ann count 61."
    assert _german(told) == "Du und Ann habt 61 Augen."
    assert _german(listed(["A", "B", "C"], "and")) == "A, B und C"
    assert _german(listed(["A", "B"])) == "A oder B"
    assert (number(12), _german(number(12)), _german(number(13))) == ("twelve", "zwölf", "13")
    assert _german(say("It is {whose} turn.", whose=me.whose(0))) == "Jetzt bist du am Zug."
    assert _german("as it is") == "as it is"


def test_a_line_of_the_story_is_told_in_any_language_later() -> None:
    told = [say("Wait for {name}.", name="Bea"), say("Call on {seat} for {card}")]
    assert encoder("en").encode(told) == b'["Wait for Bea.","Call on {seat} for {card}"]'
    assert encoder("de").encode(told).decode() == '["Warte auf Bea.","{seat} nach {card} fragen"]'
    for language in LANGUAGES:
        with pytest.raises((TypeError, NotImplementedError)):
            encoder(language).encode([object()])


def test_a_language_that_is_not_spoken_here_is_english() -> None:
    assert [known(code) for code in ("de", "de-AT", "DE", "en", "fr", "")] == [
        *("de", "de", "de", "en", "en", "en")
    ]
    assert preferred("fr-CH, fr;q=0.9, en;q=0.5, de;q=0.7, *;q=0.5") == "de"
    assert preferred("de-DE") == "de"
    assert preferred("de;q=0, en") == "en"
    assert preferred("") == preferred("*") == preferred("de;q=x") == "en"
