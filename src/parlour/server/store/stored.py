"""What is kept, as it comes out of the store: tables with their seats, endings, replays."""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

import msgspec

from parlour.server.protocol.http import House
from parlour.server.store.keys import hash_of
from parlour.tables.company import SeatKind


@dataclass(frozen=True, slots=True)
class StoredSeat:
    """One seat: who sits there. Of the token only a hash is kept.

    An open seat with a token is kept for whoever holds it: one of the company of the game before.
    """

    kind: SeatKind
    name: str = ""
    bot: str = ""
    token_hash: bytes = b""
    has_left: bool = False

    @property
    def is_free(self) -> bool:
        """Whether anybody may take it."""
        return self.kind == "open" and not self.token_hash


def usual_house(seats: Sequence[StoredSeat]) -> House:
    """How a table is kept where nobody said: with hints for one who plays against bots alone."""
    return House(hints=[seat.kind for seat in seats if seat.kind != "bot"] == ["person"])


class Standing(msgspec.Struct, frozen=True):
    """Who is to decide at a table: as a watcher knows it, and as each seat knows it itself."""

    on_turn: list[int]
    asked: list[int]


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as it was opened, and who has sat down since.

    `secret` is the root of its deals; `deal` the number of a known deal, or empty; `dealer` the
    first dealer, or None where the lot decides, and `dealer_chosen` whether whoever opened the
    table chose him; `rules` the version of the rules that it is played by; `next` the table that
    follows it; `house` how it is kept.
    """

    id: str
    game: str
    options: dict[str, str]
    seats: tuple[StoredSeat, ...]
    secret: bytes
    deal: str
    dealer: int | None
    rules: int
    over: bool = False
    next: str = ""
    dealer_chosen: bool = False
    position: str = ""
    """The text of the position from which the game was begun, if it was."""
    lesson: str = ""
    """The lesson that is given at it, as “court-two/1”; empty at every other table."""
    house: House = field(default_factory=House)
    standing: Standing | None = None
    """Who has something to decide; None where it is not known without following the journal."""


def seat_of(table: StoredTable, token: str) -> int | None:
    """The seat that this token opens, or None."""
    given = hash_of(token)
    found = None
    for number, seat in enumerate(table.seats):
        if seat.token_hash and hmac.compare_digest(seat.token_hash, given):
            found = number
    return found


@dataclass(frozen=True, slots=True)
class Ended:
    """How a game ended: who played, with what score, in which words; `replay` if it was shared."""

    deal_key: str
    names: tuple[str, ...]
    scores: tuple[int, ...]
    result: dict[str, str]
    """In every language."""
    counts: bool = True
    """Whether it is compared with others: not where cards that lay open were taken back."""
    table: str = ""
    replay: str = ""
    at: float = 0.0


Form = Literal["journal", "record"]


@dataclass(frozen=True, slots=True)
class StoredReplay:
    """A game to be looked at. `form` says what `content` is: a snapshot, or a record's text."""

    id: str
    form: Form
    content: str
    deal_key: str
