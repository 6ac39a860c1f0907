"""What the page asks and is answered over HTTP: games, rulebooks, tables to open and to join."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Struct


class House(Struct, omit_defaults=True, frozen=True):
    """How a table is kept. What the sheet leaves to the house is an option of the game."""

    pace: Literal["live", "leisure"] = "live"
    """Live: the company plays together now. At leisure: over days, and nobody is hurried."""
    spectators: bool = True
    """Whether others may watch."""
    talk: Literal["chat", "phrases", "off"] = "chat"
    """What may be said: anything, the ready-made phrases only, or nothing."""
    partners_talk: bool = False
    """Whether partners may talk while a deal is being played."""
    stand_in: bool = True
    """Whether a bot keeps the seat of somebody who is away; live tables only."""
    hints: bool = False
    """Whether a player may ask for a hint."""


class CardInfo(Struct, omit_defaults=True):
    id: str
    name: str
    suit: str
    rank: str
    corner: str
    value: int | None = None
    companions: list[str] = []


class ValueInfo(Struct):
    value: str
    says: str


class OptionInfo(Struct, omit_defaults=True):
    """A house rule as it is offered: as printed first."""

    name: str
    says: str
    default: str
    values: list[ValueInfo]
    bends: list[str]
    least: int | None = None


class BotInfo(Struct):
    """A kind of computer player."""

    name: str
    says: str


OfOneDevice = Annotated[list[str], msgspec.Meta(max_length=60)]
"""Keys to seats: no table has more."""


class GameInfo(Struct):
    """A game as the front page offers it."""

    name: str
    title: str
    sheet: str
    in_brief: str
    least_seats: int
    most_seats: int
    usual_seats: int
    seat_counts: list[int]
    sided: bool
    """Whether partners play together."""
    cards: list[CardInfo]
    options: list[OptionInfo]
    bots: list[BotInfo]


class ClauseInfo(Struct, omit_defaults=True):
    id: str
    kind: str
    place: str
    says: str
    option: str = ""


class RulebookInfo(Struct):
    """The rulebook of one game: in brief, then every clause and ruling."""

    game: str
    title: str
    in_brief: str
    clauses: list[ClauseInfo]
    options: list[OptionInfo]


class OpenTable(Struct, forbid_unknown_fields=True):
    """Open a table: `seats` says who sits where: "me", "open" (a friend, by link), "here:Bea"
    (somebody else at this device, with a name) or a bot's level.

    `house` says how the table is kept; without it, as usual, with hints against bots alone.
    `dealer` is the seat that deals first; without one it is drawn by lot, or found as the sheet
    says.
    """

    game: str
    name: str
    seats: list[str]
    options: dict[str, str] = {}
    deal: str = ""
    dealer: int | None = None
    house: House | None = None


class SeatHere(Struct):
    """The seat of somebody else at this device."""

    seat: int
    name: str
    token: str


class SeatTaken(Struct, omit_defaults=True):
    """My place at a table: the token is the key to it and stays in the link's fragment.

    `also` are the seats of the others at this device; the link holds their keys too.
    """

    table: str
    seat: int
    token: str
    link: str
    invite: str
    also: list[SeatHere] = []


class JoinTable(Struct, forbid_unknown_fields=True):
    """Take an open seat (any, if none is named)."""

    name: str
    seat: int | None = None


class SeatBot(Struct, forbid_unknown_fields=True):
    """Put a bot on an open seat of my table."""

    token: str
    seat: int
    bot: str


class PlayAgain(Struct, forbid_unknown_fields=True):
    """After the game: another with the same company; `same_deal` plays the very same packs.

    `also` are the keys of the others at this device.
    """

    token: str
    also: OfOneDevice = []
    same_deal: bool = False


class LessonInfo(Struct):
    """A lesson as it is offered."""

    number: int
    title: str
    steps: int


class GameLessons(Struct):
    """The lessons of one game, in their order."""

    game: str
    lessons: list[LessonInfo]


class BeginLesson(Struct, forbid_unknown_fields=True):
    """Open a table for a lesson; whoever asks is the learner."""

    name: str


class AskRecord(Struct, forbid_unknown_fields=True):
    """The record of a finished game, for one who sat there. A token never stands in an address."""

    token: str


class TableInfo(Struct):
    """A table as somebody sees it who has the link but no seat yet."""

    table: str
    game: str
    title: str
    waiting: bool
    over: bool
    names: list[str]
    open_seats: list[int]
    """The seats that anybody may take."""
    kept_seats: list[int]
    """The seats that are kept for the company of the game before, and not yet taken again."""
    on_turn: list[int]
    """Who is to decide, as a watcher knows it."""
    house: House


class MySeats(Struct, forbid_unknown_fields=True):
    """A table at which this browser sits, and the keys to its seats there."""

    table: str
    tokens: OfOneDevice


class AskMyTables(Struct, forbid_unknown_fields=True):
    """How do my tables stand? The keys stand in the body, never in an address."""

    places: Annotated[list[MySeats], msgspec.Meta(max_length=40)]


class MyTableInfo(Struct):
    """One of my tables: the seats that my keys open, in their order, and those of them that have
    something to decide."""

    info: TableInfo
    seats: list[int | None]
    asked: list[int]
