"""Every clause stands in the code that enforces it and in a test that proves it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from parlour.games.citations import citations
from parlour.games.rulebook import Rulebook
from tests.clauses.proofs import HERE, modules, proofs, rulebooks

ROOT = HERE.parents[1]
SHEETS = sorted(rulebooks())
READ = ("src", "tests", "docs", "web/src", "bench")
"""Where ids may be cited; also the texts at the top of the project."""

every_sheet = pytest.mark.parametrize("sheet", SHEETS)


def _texts() -> Iterator[tuple[str, str]]:
    """Every text of the project, with its place in it."""
    paths = [path for part in READ for path in (ROOT / part).rglob("*")]
    for path in [*paths, *ROOT.glob("*.md")]:
        if path.suffix in (".py", ".toml", ".md", ".ts", ".svelte") and path.is_file():
            shown = path.relative_to(ROOT)
            if "node_modules" not in shown.parts:
                yield shown.as_posix(), path.read_text(encoding="utf-8")


def _clause_tests() -> str:
    """The text of all clause tests."""
    return "\n".join((HERE / f"{name.rpartition('.')[2]}.py").read_text() for name in modules())


def _wanted(book: Rulebook) -> list[str]:
    return [clause.id for clause in book.clauses if not clause.is_shown_only]


@every_sheet
def test_every_clause_is_cited_by_the_code_that_acts_on_it(sheet: str) -> None:
    book = rulebooks()[sheet]
    found = citations([book])
    package = f"parlour/games/{sheet}/"
    uncited = [
        clause_id
        for clause_id in _wanted(book)
        if not any(place.startswith(package) for place in found[clause_id].code)
    ]
    assert uncited == [], "These clauses stand in no code."


@every_sheet
def test_every_clause_is_cited_by_a_test_that_proves_it(sheet: str) -> None:
    proved = proofs()
    unproved = [clause_id for clause_id in _wanted(rulebooks()[sheet]) if not proved.get(clause_id)]
    assert unproved == [], "These clauses are proved by no test."


def test_every_id_that_a_test_proves_exists() -> None:
    known = {clause.id for book in rulebooks().values() for clause in book.clauses}
    assert sorted(set(proofs()) - known) == []


def test_every_id_that_stands_anywhere_exists() -> None:
    """A misspelt id would cite nothing. Modules are named alike, but without a hyphen."""
    known = {clause.id for book in rulebooks().values() for clause in book.clauses}
    pattern = re.compile(rf"\b(?:{'|'.join(SHEETS)})\.[a-z0-9]+(?:-[a-z0-9]+)+\b(?!-)")
    unknown = {
        f"{shown}: {found}"
        for shown, text in _texts()
        for found in pattern.findall(text)
        if found not in known
    }
    assert sorted(unknown) == []


@every_sheet
def test_clauses_refer_to_clauses_that_exist(sheet: str) -> None:
    book = rulebooks()[sheet]
    known = {clause.id for clause in book.clauses}
    named = {clause.same_as for clause in book.clauses if clause.same_as}
    named |= {clause_id for option in book.options for clause_id in option.bends}
    named |= {clause_id for refusal in book.refusals for clause_id in refusal.clauses}
    assert sorted(named - known) == []
    chained = [c.id for c in book.clauses if c.same_as and (book.clause(c.same_as) or c).same_as]
    assert chained == [], "A twin names the clause whose rule it says, not another twin."


@every_sheet
def test_every_option_that_a_ruling_names_exists(sheet: str) -> None:
    """That the clause tests play with every value of it is seen when clauses are knocked out."""
    book = rulebooks()[sheet]
    options = {option.name for option in book.options}
    assert sorted({c.option for c in book.clauses if c.option} - options) == []


@every_sheet
def test_every_refusal_is_given_in_a_test(sheet: str) -> None:
    tried = _clause_tests()
    ungiven = [r.code for r in rulebooks()[sheet].refusals if f'"{r.code}"' not in tried]
    assert ungiven == [], "No clause test is refused with these codes."
