"""Table ids and tokens: all that stands in for an account; and who sits where at first."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from parlour.games.mistakes import Mistake
from parlour.games.saying import say
from parlour.server.protocol.http import SeatHere
from parlour.server.store import StoredSeat, hash_of
from parlour.tables.names import bot_name, name_of

HERE = "here:"
"""How a seat is asked for that somebody else at this device takes."""

_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
_ID_LENGTH = 10
_MOST_SEATS = 60


def new_table_id() -> str:
    """Ten letters and figures that are hard to mistake: about 50 bits, nobody guesses one."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH))


def is_table_id(text: str) -> bool:
    """Whether this could be the id of a table at all."""
    return len(text) == _ID_LENGTH and all(letter in _LETTERS for letter in text)


def new_token() -> str:
    """The key to one seat."""
    return secrets.token_urlsafe(18)


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
