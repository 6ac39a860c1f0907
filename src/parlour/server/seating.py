"""Who sits where at first."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.games.mistakes import Mistake
from parlour.games.saying import say
from parlour.server.protocol.http import SeatHere
from parlour.server.store.keys import hash_of, new_token
from parlour.server.store.stored import StoredSeat
from parlour.tables.names import bot_name, name_of

HERE = "here:"
"""How a seat is asked for that somebody else at this device takes."""

_MOST_SEATS = 60


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
