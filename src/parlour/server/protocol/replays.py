"""What is asked and answered after a game: replays, games that go on from them, deals again."""

from __future__ import annotations

from msgspec import Struct

from parlour.games.parts import ScoreSheet
from parlour.tables.company import SeatKind


class BringRecord(Struct, forbid_unknown_fields=True):
    """A record, as a text, to be looked at."""

    text: str


class BadRecordMessage(Struct):
    """A record that is damaged or breaks a rule: where, which move, and against which clauses."""

    code: str
    sentence: str
    line: int
    move: str
    clauses: list[str]


class ReplayMade(Struct):
    """Where a game can be looked at, by whoever has the link."""

    replay: str
    link: str


class ReplaySeat(Struct, omit_defaults=True):
    """Who sat where."""

    number: int
    name: str
    kind: SeatKind
    bot: str = ""
    side: int | None = None


class ReplayStep(Struct, omit_defaults=True):
    """One step of a game: who made it (nobody: it was dealt), and what happened, told openly."""

    number: int
    says: list[str]
    round: int = 0
    seat: int | None = None


class ReplayInfo(Struct, omit_defaults=True):
    """A game to be looked at from beginning to end; step 0 is the table before the first."""

    replay: str
    game: str
    title: str
    sheet: str
    seats: list[ReplaySeat]
    options: dict[str, str]
    steps: list[ReplayStep]
    keep_days: float
    """So long it is kept after it was last looked at."""
    changed_options: list[str] = []
    has_rounds: bool = False
    over: bool = False
    result: str = ""
    score: ScoreSheet | None = None
    comparable: bool = False
    """Whether it was played here, so that other games of its deal can be compared with it."""


class Fork(Struct, forbid_unknown_fields=True):
    """Play on from a step of a game against bots of this level, in this seat."""

    step: int
    seat: int
    name: str
    bot: str


class DealtGame(Struct, omit_defaults=True):
    """A finished game of a deal. Names are told only to those who may know them."""

    scores: list[int]
    ended: float
    """When, in seconds since the year 1970."""
    names: list[str] = []
    result: str = ""
    replay: str = ""
    """Where it can be looked at, if it was shared."""
    this: bool = False
    """Whether it is the game from which was asked."""


class SameDeal(Struct):
    """Every finished game of one deal, and where others can play it."""

    link: str
    games: list[DealtGame]


class DealInfo(Struct, omit_defaults=True):
    """A deal that others have played and that anybody with the link may play: no card of it."""

    deal: str
    game: str
    title: str
    seats: int
    options: dict[str, str]
    games: int
    """How often it has been played to the end."""
    changed_options: list[str] = []
    from_position: bool = False


class PlayDeal(Struct, forbid_unknown_fields=True):
    """Play a deal: `seats` says who sits where, as when a table is opened."""

    name: str
    seats: list[str]
