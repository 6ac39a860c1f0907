"""Finding a sheet, a clause or a ruling from what a person typed. Loads no game."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from functools import cache
from importlib.resources import files

from parlour.games.mistakes import NoSuch
from parlour.games.rulebook import Clause, Option, Refusal, Rulebook, rulebook

_GAMES = "parlour.games"


@cache
def sheets() -> tuple[Rulebook, ...]:
    """The rulebook of every sheet there is."""
    packages = sorted(
        place.name for place in files(_GAMES).iterdir() if place.joinpath("clauses.toml").is_file()
    )
    return tuple(rulebook(f"{_GAMES}.{name}") for name in packages)


def games_of(book: Rulebook) -> list[str]:
    """The variants that a sheet describes."""
    return sorted({name for clause in book.clauses for name in clause.games})


def sheet_of(name: str) -> Rulebook | None:
    """The sheet of this name, or of the variant of this name."""
    for book in sheets():
        if name == book.sheet or name in games_of(book):
            return book
    return None


def like(name: str, known: Iterable[str], most: int = 4) -> str:
    """A few names near this one, as the end of a sentence; empty if none is near."""
    near = get_close_matches(name, list(known), n=most, cutoff=0.5)
    return f" Did you mean {' or '.join(near)}?" if near else ""


def find(text: str, books: Iterable[Rulebook] | None = None) -> Rulebook | tuple[Rulebook, Clause]:
    """The sheet, or the clause and its sheet, that a person asks for; raises NoSuch."""
    asked = text.strip().lower()
    known = tuple(sheets() if books is None else books)
    whole = sheet_of(asked)
    if whole is not None and whole in known:
        return whole
    found = [
        (book, clause)
        for book in known
        for clause in book.clauses
        if asked in (clause.id, clause.id.partition(".")[2])
    ]
    if len(found) == 1:
        return found[0]
    if found:
        ids = " or ".join(clause.id for _, clause in found)
        raise NoSuch("no-such-clause", f"“{text}” stands on more than one sheet: {ids}.")
    every = [clause.id for book in known for clause in book.clauses]
    short = {clause_id.partition(".")[2]: clause_id for clause_id in every}
    near = like(asked, [*(book.sheet for book in known), *every])
    if not near:
        close = get_close_matches(asked, list(short), n=4, cutoff=0.5)
        near = f" Did you mean {' or '.join(short[name] for name in close)}?" if close else ""
    names = ", ".join(book.sheet for book in known)
    raise NoSuch(
        "no-such-clause", f"There is no sheet, clause or ruling “{text}”.{near} Sheets: {names}."
    )


def refusals_of(book: Rulebook, clause: Clause) -> list[Refusal]:
    """What is refused under a clause."""
    return [refusal for refusal in book.refusals if clause.id in refusal.clauses]


def options_bending(book: Rulebook, clause: Clause) -> list[Option]:
    """The house rules that change a clause."""
    return [
        option
        for option in book.options
        if clause.id in option.bends or (clause.option and clause.option == option.name)
    ]


def by_place(clauses: Iterable[Clause]) -> dict[str, list[Clause]]:
    """Clauses under the headings of the sheet, in its order; rulings under one of their own."""
    found: dict[str, list[Clause]] = {}
    for clause in clauses:
        heading = "Rulings" if clause.kind == "ruling" else clause.place or "Elsewhere"
        found.setdefault(heading, []).append(clause)
    if "Rulings" in found:
        found["Rulings"] = found.pop("Rulings")
    return found


def search(book: Rulebook, text: str) -> list[Clause]:
    """The clauses in which every word of the text stands, by id, place or sentence."""
    words = text.casefold().split()
    return [
        clause
        for clause in book.clauses
        if all(
            word in f"{clause.id} {clause.kind} {clause.place} {clause.says}".casefold()
            for word in words
        )
    ]
