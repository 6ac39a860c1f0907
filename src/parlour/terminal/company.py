"""Who sits down in a terminal: one person, and bots in every other seat."""

from __future__ import annotations

from collections.abc import Iterable

from parlour.games.game import Game, NoSuch
from parlour.tables.names import BOT_NAMES, name_of
from parlour.tables.record import Seat


def options_of(pairs: Iterable[str]) -> dict[str, str | int]:
    """House rules as typed, `name=value` each; raises NoSuch."""
    chosen: dict[str, str | int] = {}
    for pair in pairs:
        name, equals, value = (part.strip() for part in pair.partition("="))
        if not (name and equals and value):
            raise NoSuch("bad-option", f"An option is given as name=value, not as “{pair}”.")
        if name in chosen:
            raise NoSuch("bad-option", f"The option {name} is given twice.")
        chosen[name] = value
    return chosen


def levels_of(game: Game, text: str, others: int) -> list[str]:
    """The level of each bot, from one level for all or a list with commas; raises NoSuch."""
    from parlour.bots import bot

    levels = [level.strip() for level in text.split(",")]
    for level in levels:
        bot(level, game)
    if len(levels) == 1:
        return levels * others
    if len(levels) != others:
        raise NoSuch(
            "bad-bots",
            f"There are {others} other seats, and {len(levels)} bots were named. Name one level "
            "for all of them, or one for each.",
        )
    return levels


def check_seat(seat: int, seats: int) -> None:
    """Raises NoSuch where there is no such seat."""
    if not 0 <= seat < seats:
        says = f"This table has seats 0 to {seats - 1}; there is no seat {seat}."
        raise NoSuch("no-such-seat", says)


def company(game: Game, seats: int | None, seat: int, name: str, bots: str) -> list[Seat]:
    """The seats of a table for one person; raises NoSuch or another Mistake."""
    number = game.usual_seats if seats is None else seats
    if number not in game.seat_counts:
        game.begin(number, {}, 0)
    check_seat(seat, number)
    mine = name_of(name)
    free = (other for other in BOT_NAMES if other.casefold() != mine.casefold())
    levels = iter(levels_of(game, bots, number - 1))
    return [
        Seat(mine) if place == seat else Seat(next(free), "bot", next(levels))
        for place in range(number)
    ]
