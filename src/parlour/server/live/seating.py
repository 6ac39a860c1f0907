"""Who sits where: the seats of a new table, the seat that a token opens, a seat that is open."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.games.mistakes import Mistake, NoSuch
from parlour.games.saying import say
from parlour.server.protocol.http import SeatHere
from parlour.server.store.keys import hash_of, new_token
from parlour.server.store.stored import StoredSeat, StoredTable, seat_of
from parlour.tables.names import bot_name, name_of

HERE = "here:"
"""How a seat is asked for that somebody else at this device takes."""

_MOST_SEATS = 60

NO_SEAT = say("Every seat at this table is taken. You may watch.")
NO_SEAT_NOR_WATCH = say("Every seat at this table is taken, and the company plays among itself.")


def first_seats(wishes: Sequence[str], name: str) -> tuple[list[StoredSeat], list[SeatHere]]:
    """The seats of a new table, and the keys to those at this device, mine first.

    Raises Mistake.
    """
    if wishes.count("me") != 1:
        raise Mistake("bad-seats", say("Exactly one of the seats must be “me”."))
    if len(wishes) > _MOST_SEATS:
        raise Mistake("bad-seats", say("No game has {seats} seats.", seats=len(wishes)))
    seats: list[StoredSeat] = []
    keys: list[SeatHere] = []
    taken = [name_of(name)]
    for wish in wishes:
        if wish.startswith(HERE):
            taken.append(name_of(wish.removeprefix(HERE), taken))
    people = iter(taken[1:])
    named = list(taken)
    for number, wish in enumerate(wishes):
        if wish == "me" or wish.startswith(HERE):
            key = SeatHere(number, taken[0] if wish == "me" else next(people), new_token())
            seats.append(StoredSeat("person", key.name, "", hash_of(key.token)))
            keys.insert(0 if wish == "me" else len(keys), key)
        elif wish == "open":
            seats.append(StoredSeat("open"))
        else:
            named.append(bot_name(named))
            seats.append(StoredSeat("bot", named[-1], wish))
    return seats, keys


def seat_by_token(table: StoredTable, token: str) -> int:
    """The seat that this token opens; raises Mistake."""
    seat = seat_of(table, token)
    if seat is None:
        raise Mistake("wrong-token", say("This link opens no seat at this table."))
    return seat


def key_of(table: StoredTable, token: str) -> SeatHere:
    """The same with its name and its key."""
    number = seat_by_token(table, token)
    return SeatHere(number, table.seats[number].name, token)


def open_seat(table: StoredTable, wanted: int | None) -> int:
    """The seat asked for if it is open, or the first that is; raises Mistake."""
    free = [number for number, seat in enumerate(table.seats) if seat.is_free]
    if wanted is None:
        if not free:
            says = NO_SEAT if table.house.spectators else NO_SEAT_NOR_WATCH
            raise Mistake("no-seat", says)
        return free[0]
    if not 0 <= wanted < len(table.seats):
        raise NoSuch(
            "no-such-seat", say("This table has {seats} seats, from 0 up.", seats=len(table.seats))
        )
    if wanted not in free:
        raise Mistake("seat-taken", say("Seat {wanted} is taken already.", wanted=wanted + 1))
    return wanted
