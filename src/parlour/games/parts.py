"""What a player is shown, in parts: zones of cards, choices, lines of the story and the score.

A game's words make these from a hidden state; tables put them together into a view; every
front end draws them without knowing a rule.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Role = Literal["hand", "middle", "stock", "shown", "taken", "aside"]
"""How a zone is laid out: a fan in hand; what is being played in the middle; a face-down stock;
cards lying open before a seat; cards taken by a seat; cards out of play."""


class Zone(Struct, omit_defaults=True):
    """A place where cards lie. `cards` lie face up, in order; `backs` more lie face down.

    In a trick, `laid_by` names the seat that laid each of the cards, in the same order.
    """

    key: str
    label: str
    role: Role
    seat: int | None = None
    cards: list[str] = []
    backs: int = 0
    note: str = ""
    laid_by: list[int] = []


class Choice(Struct, omit_defaults=True, tag_field="type", tag="choice"):
    """One move that is open to me: the text to send and what it touches.

    `cards` are the cards of mine, or on the table, that a front end lights up for it; `seat` the
    player it is aimed at; `place` the place in that player's hand, from 1, where the move points
    at one of the backs; `sure` a question to ask first where the move can lose a round.
    """

    move: str
    kind: str
    label: str
    cards: list[str] = []
    seat: int | None = None
    sure: str = ""
    place: int = 0


class Calls(Struct, omit_defaults=True, tag_field="type", tag="calls"):
    """Many moves of one shape: any of these seats may be called on for any of these cards.

    The move to send is `template` with {seat} and {card} put in (a seat number and a card id);
    `label` is the same for people, with the seat's name and the card's.
    """

    kind: str
    template: str
    label: str
    seats: list[int]
    cards: list[str]
    warn: dict[int, str] = {}


class Shift(Struct, omit_defaults=True):
    """Cards on the way from one zone to another: those I may see by id, the others by number.

    `packet` says how many go together where they go round the table.
    """

    source: str
    target: str
    cards: list[str] = []
    backs: int = 0
    packet: int = 1


class StoryLine(Struct, omit_defaults=True):
    """One sentence of the story: what happened, under which clause, and which cards moved.

    `blind` says that chance chose the cards, every one that lay there being equally likely.
    """

    text: str
    kind: str
    seat: int | None = None
    other: int | None = None
    cards: list[str] = []
    clause: str = ""
    amount: int = 0
    shifts: list[Shift] = []
    blind: bool = False


class ScoreLine(Struct, omit_defaults=True):
    """One entry of the score sheet and the clause that gives it."""

    label: str
    amounts: list[str]
    clause: str = ""


class ScoreSheet(Struct, omit_defaults=True):
    """The sheet of paper: `totals` per seat, the `target` in words, and the lines that made it."""

    totals: list[int]
    unit: str
    target: str = ""
    lines: list[ScoreLine] = []


class LastTaken(Struct, omit_defaults=True):
    """The couplet (or trick, or set) last taken, where the sheet lets a player look at it."""

    label: str
    cards: list[str]
    seat: int
    clause: str = ""
