"""Who sits down in a terminal: one person, and bots in every other seat."""

from __future__ import annotations

from collections.abc import Iterable

from parlour.games.game import AnyGame, NoSuch
from parlour.tables.company import Seat
from parlour.tables.names import BOT_NAMES, name_of


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


def bots_of(text: str, others: int) -> list[str]:
    """Each bot as it was named: one for all, or a list with commas; raises NoSuch.

    A bot is a level, or somebody's own, named by its file or module.
    """
    from parlour.bots.seating import who_is

    words = [word.strip() for word in text.split(",")]
    for word in words:
        who_is(word)
    if len(words) == 1:
        return words * others
    if len(words) != others:
        raise NoSuch(
            "bad-bots",
            f"There are {others} other seats, and {len(words)} bots were named. Name one level "
            "for all of them, or one for each.",
        )
    return words


def check_seat(seat: int, seats: int) -> None:
    """Raises NoSuch where there is no such seat."""
    if not 0 <= seat < seats:
        says = f"This table has seats 0 to {seats - 1}; there is no seat {seat}."
        raise NoSuch("no-such-seat", says)


def company(game: AnyGame, seats: int | None, seat: int, name: str, bots: str) -> list[Seat]:
    """The seats of a table for one person, each bot as it was named; raises a Mistake."""
    number = game.usual_seats if seats is None else seats
    if number not in game.seat_counts:
        game.begin(number, {}, 0)
    check_seat(seat, number)
    mine = name_of(name)
    free = (other for other in BOT_NAMES if other.casefold() != mine.casefold())
    named = iter(bots_of(bots, number - 1))
    return [
        Seat(mine) if place == seat else Seat(next(free), "bot", next(named))
        for place in range(number)
    ]
