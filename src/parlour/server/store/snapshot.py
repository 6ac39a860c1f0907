"""A game, or a deal, kept apart from its table: all that it takes to lay it out again."""

from __future__ import annotations

import hashlib

import msgspec
from msgspec import Struct

from parlour.games import catalogue
from parlour.tables.company import Seat, SeatKind
from parlour.tables.start import Start
from parlour.tables.table import Table

_encoder = msgspec.json.Encoder(order="deterministic")


class SnapshotSeat(Struct):
    kind: SeatKind
    name: str
    bot: str


class Snapshot(Struct):
    """What a table was opened with, and the lines of a journal to follow on it.

    It holds the root of every deal: it is made only of games that are over, and stays here.
    """

    game: str
    rules: int
    options: dict[str, str]
    seats: list[SnapshotSeat]
    secret: str
    deal: str
    dealer: int | None
    dealer_chosen: bool
    position: str
    lines: list[str]

    def text(self) -> str:
        return _encoder.encode(self).decode()

    def fresh(self) -> Table:
        """A table laid as this one was, before anything is done at it."""
        return Table(
            catalogue.game(self.game),
            [Seat(seat.name, seat.kind, seat.bot) for seat in self.seats],
            Start(
                self.options,
                dealer=self.dealer,
                dealer_chosen=self.dealer_chosen,
                secret=bytes.fromhex(self.secret),
                deal=self.deal,
                position=self.position,
                stored=True,
                rules=self.rules,
            ),
        )


def read_snapshot(text: str) -> Snapshot:
    """What `Snapshot.text` wrote."""
    return msgspec.json.decode(text, type=Snapshot)


def snapshot_of(table: Table) -> Snapshot:
    """A whole game with its journal."""
    record = table.record
    return Snapshot(
        game=record.game,
        rules=record.rules,
        options=record.options,
        seats=[SnapshotSeat(seat.kind, seat.name, seat.bot) for seat in table.seats],
        secret=table.secret.hex(),
        deal=record.deal,
        dealer=None if record.dealer_by == "lot" else record.dealer,
        dealer_chosen=record.dealer_by == "choice",
        position="".join(f"{line}\n" for line in record.position),
        lines=list(table.journal),
    )


def deal_of(table: Table) -> Snapshot:
    """The deal of a finished game, to be played by others: the same packs, nobody seated."""
    made = snapshot_of(table.again(same_deal=True))
    made.seats = [SnapshotSeat("open", "", "") for _ in made.seats]
    return made


def deal_key(deal: Snapshot) -> str:
    """What all games of one deal have in common, and no other game."""
    bare = msgspec.structs.replace(deal, deal="")
    return hashlib.sha256(_encoder.encode(bare)).hexdigest()
