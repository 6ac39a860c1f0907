"""A rulebook that is translated is translated as a whole, and nothing else is in its file."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.games.catalogue import game, names
from parlour.games.rulebook import Rulebook
from parlour.languages import ENGLISH, LANGUAGES
from parlour.languages.rules import rules, source

BOOKS = {game(name).rulebook.sheet: game(name).rulebook for name in names()}
FILES = [(language, sheet) for language in LANGUAGES if language != ENGLISH for sheet in BOOKS]


def _keys(texts: dict[str, Any], above: str = "") -> set[str]:
    """Every text of a file by its way down to it."""
    found = set()
    for key, value in texts.items():
        found |= _keys(value, f"{above}{key} / ") if isinstance(value, dict) else {above + key}
    return found


def _wanted(book: Rulebook, variants: list[str]) -> set[str]:
    briefs = {name: book.in_brief_of(name) for name in variants}
    found = {f"in_brief_of / {name}" for name in variants if briefs[name] != book.in_brief}
    found |= {"in_brief"} if book.in_brief else set()
    found |= {f"place / {clause.place}" for clause in book.clauses if clause.place}
    found |= {f"clause / {clause.id.partition('.')[2]}" for clause in book.clauses}
    for option in book.options:
        found.add(f"option / {option.name} / says")
        found |= {f"option / {option.name} / values / {value}" for value in option.values}
    return found


@pytest.mark.parametrize(("language", "sheet"), FILES)
def test_a_rulebook_is_translated_as_a_whole(language: str, sheet: str) -> None:
    book = BOOKS[sheet]
    variants = [name for name in names() if game(name).rulebook is book]
    texts = source(language, sheet)
    assert texts is not None, "there is no such file"
    has, wanted = _keys(texts), _wanted(book, variants)
    assert sorted(wanted - has) == [], "not translated"
    assert sorted(has - wanted) == [], "not in the rulebook"


@pytest.mark.parametrize(("language", "sheet"), FILES)
def test_clauses_and_house_rules_are_read_in_the_language(language: str, sheet: str) -> None:
    texts, file = rules(language, sheet), source(language, sheet)
    assert file is not None
    for clause in BOOKS[sheet].clauses:
        own = texts.of_clause(clause)
        assert own.says == file["clause"][clause.id.partition(".")[2]]
        assert (own.id, own.number) == (clause.id, clause.number)
    for option in BOOKS[sheet].options:
        told = texts.of_option(option)
        assert told.says == file["option"][option.name]["says"]
        assert told.values == option.values


def test_what_is_not_translated_is_read_in_english() -> None:
    book = BOOKS["court"]
    texts = rules(ENGLISH, "court")
    assert texts.of_clause(book.clauses[0]) == book.clauses[0]
    assert texts.brief(book, "court-two") == book.in_brief
