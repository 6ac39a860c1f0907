"""The numbers that rules know clauses and refusals by are those of the rulebooks."""

from __future__ import annotations

from importlib import import_module
from importlib.resources import files

import pytest

from parlour.games.numbering import constant, modules_of, packages
from parlour.games.rulebook import rulebook


@pytest.mark.parametrize("package", packages())
def test_the_numbers_are_those_of_the_rulebook(package: str) -> None:
    for name, text in modules_of(rulebook(package)).items():
        written = files(package).joinpath(name).read_text(encoding="utf-8")
        assert written == text, "Run: python -m parlour.games.numbering"


@pytest.mark.parametrize("package", packages())
def test_every_clause_and_refusal_has_a_name_of_its_own(package: str) -> None:
    book = rulebook(package)
    clauses, refusals = import_module(f"{package}.clauses"), import_module(f"{package}.refusals")
    for clause in book.clauses:
        assert getattr(clauses, constant(clause.id.partition(".")[2])) == clause.number
    for refusal in book.refusals:
        assert getattr(refusals, constant(refusal.code)) == refusal.number


def test_a_name_is_a_constant() -> None:
    assert constant("r14-choice") == "R14_CHOICE"
