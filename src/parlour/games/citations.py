"""Where each clause lives: the places in code and the tests that cite its id.

One id stands in the rulebook, in the code that enforces it and in the test that proves it, so
finding the life of a rule is a search for its id.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from parlour.games.rulebook import Clause, Rulebook

PACKAGE = Path(__file__).resolve().parents[1]
"""src/parlour, or wherever the package is installed."""

TESTS = PACKAGE.parents[1] / "tests"
"""The tests of a source checkout; an installed package has none beside it."""


@dataclass
class Citations:
    """One clause and the places (`file:line`) that name it."""

    clause: Clause
    code: list[str] = field(default_factory=list)
    tests: list[str] = field(default_factory=list)


def _places(folder: Path, pattern: re.Pattern[str]) -> Iterator[tuple[str, str]]:
    """Every (id, place) in the Python files of a folder."""
    for path in sorted(folder.rglob("*.py")):
        shown = path.relative_to(folder.parent).as_posix()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            for match in pattern.finditer(line):
                yield match.group(0).rstrip("-"), f"{shown}:{number}"


def _named(text: Rulebook) -> str:
    return re.escape(text.sheet)


def citations(rulebooks: Iterable[Rulebook]) -> dict[str, Citations]:
    """Every clause and ruling of these rulebooks with the places that cite it."""
    books = tuple(rulebooks)
    found = {clause.id: Citations(clause) for book in books for clause in book.clauses}
    pattern = re.compile(rf"\b(?:{'|'.join(map(_named, books))})\.[a-z0-9][a-z0-9-]*")
    for clause_id, place in _places(PACKAGE, pattern):
        if clause_id in found:
            found[clause_id].code.append(place)
    if TESTS.is_dir():
        for clause_id, place in _places(TESTS, pattern):
            if clause_id in found:
                found[clause_id].tests.append(place)
    return found
