"""Tables with a company, for tests: played at random, or searched for a certain deal."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping

from parlour.games.game import AnyGame
from parlour.tables import record
from parlour.tables.company import Seat
from parlour.tables.start import Start
from parlour.tables.table import Table
from parlour.tables.view import encode
from tests.tables.pocket_game import GAME as POCKET

NAMES = ("Ann", "Bea", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal", "Ida", "Jo", "Kit", "Lou")


def people(n: int) -> list[Seat]:
    return [Seat(name) for name in NAMES[:n]]


def one_person(n: int) -> list[Seat]:
    return [Seat("Ann"), *(Seat(name, "bot", "chance") for name in NAMES[1:n])]


def opened(
    game: AnyGame = POCKET,
    seats: int = 3,
    deal: str = "1",
    options: Mapping[str, str | int] | None = None,
    company: Callable[[int], list[Seat]] = people,
    dealer: int | None = None,
) -> Table:
    """A table with its first deal dealt; deals go by number, so a test is always the same."""
    table = Table(game, company(seats), Start(options or {}, deal=deal, dealer=dealer))
    assert table.advance()
    return table


def found(wanted: Callable[[Table], bool], make: Callable[[str], Table]) -> Table:
    """The table with the first deal number that answers the wish."""
    for number in range(1, 2000):
        table = make(str(number))
        if wanted(table):
            return table
    raise AssertionError("no deal among two thousand answers the wish")


def play_on(table: Table, seed: int, most: int = 10_000) -> int:
    """Play at random, whoever is asked, to the end or for so many moves; return how many."""
    rng = random.Random(seed)
    moves = 0
    while not table.over and moves < most:
        if table.advance():
            continue
        seat = rng.choice(table.asked())
        _, codes = table.ask(seat)
        table.play_code(seat, rng.choice(codes))
        moves += 1
    return moves


def everybody(table: Table) -> list[int | None]:
    return [*range(len(table.seats)), None]


def shown_to(table: Table, seats: Iterable[int | None] | None = None) -> list[bytes]:
    """The bytes of these seats' whole views (default: everybody's and a watcher's)."""
    return [encode(table.view(seat)) for seat in (seats or everybody(table))]


def all_bytes(table: Table) -> tuple[str, list[str], list[bytes]]:
    """Everything about a table that a refusal must leave as it was."""
    return record.write(table.record), list(table.journal), shown_to(table)
