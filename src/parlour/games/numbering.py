"""`python -m parlour.games.numbering` writes the numbers of every sheet's clauses and refusals.

Compiled rules know clauses by their numbers, and Numba reads a module's constants: so each sheet
has two modules that list them by name, `clauses.py` and `refusals.py`, made from its clauses.toml.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path

from parlour.games.catalogue import names, package_of
from parlour.games.rulebook import Rulebook, rulebook

_HEAD = '''"""The numbers of {what}.

Made from clauses.toml: see parlour.games.numbering.
"""

'''


def constant(name: str) -> str:
    """The name of a clause or refusal as a constant: `miss-forfeit` is MISS_FORFEIT."""
    return name.replace("-", "_").upper()


def _module(what: str, numbered: Iterable[tuple[str, int]]) -> str:
    lines = [f"{constant(name)} = {number}" for name, number in numbered]
    return _HEAD.format(what=what) + "\n".join(lines) + "\n"


def modules_of(book: Rulebook) -> dict[str, str]:
    """The text of the two modules, by the names of their files."""
    clauses = [(clause.id.partition(".")[2], clause.number) for clause in book.clauses]
    refusals = [(refusal.code, refusal.number) for refusal in book.refusals]
    return {
        "clauses.py": _module("the sheet's clauses and rulings", clauses),
        "refusals.py": _module("the reasons for which a move is refused", refusals),
    }


def packages() -> list[str]:
    """The packages of all sheets."""
    return sorted({f"parlour.games.{package_of(name)}" for name in names()})


def main() -> None:
    """Write the modules of every sheet anew."""
    for package in packages():
        for name, text in modules_of(rulebook(package)).items():
            above, _, sheet = package.rpartition(".")
            place = files(above).joinpath(sheet, name)
            assert isinstance(place, Path)
            place.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
