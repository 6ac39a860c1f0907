"""What one seat, or a watcher, is shown: everything a person needs and nothing else.

A view is the only way out of a table. Its bytes are made from a hidden state alone, so that
what a seat may not know cannot be in them.
"""

from __future__ import annotations

from functools import cache

import msgspec
from msgspec import Struct

from parlour.games.parts import Calls, Choice, LastTaken, ScoreSheet, StoryLine, Zone
from parlour.games.saying import sent_in_english
from parlour.tables.company import Presence, SeatKind

AGAIN = "again"
"""Stands for the number of a deal that was dealt before, as long as it is being played."""


class SeatView(Struct, omit_defaults=True):
    """One place at the table."""

    number: int
    name: str
    kind: SeatKind
    bot: str = ""
    """The bot's level, where a bot sits."""
    awaited: bool = False
    """Whether the seat is open, and kept for the player of this name."""
    presence: Presence = "here"
    """Whether a person is here, is away (has not come yet, or closed the page), has lost the line,
    or has got up and left; bots are always here."""
    kept_by: str = ""
    """The level of the bot that keeps the seat of somebody who is away."""
    on_turn: bool = False
    is_dealer: bool = False
    score: int = 0
    hand: int = 0
    """How many cards the seat holds."""
    side: int | None = None
    """Which side the seat plays for, from 0, where partners play together."""


class Fair(Struct, omit_defaults=True):
    """The promise made before the deal and, after it, the secret that proves it was kept."""

    commitment: str
    secret: str = ""
    next: str = ""
    """The promise for the deal to come, once the one before it is proved."""


class View(Struct, omit_defaults=True):
    """A table as one seat sees it."""

    game: str
    title: str
    sheet: str
    seat: int | None
    """My seat, or null for a watcher."""
    revision: int
    """How many times what I see has changed; a move says which revision it answers."""
    waiting: bool
    """Whether seats are still open: the game has not begun."""
    over: bool
    seats: list[SeatView]
    options: dict[str, str]
    changed_options: list[str] = []
    """The house rules that are not as printed."""
    round: int = 0
    has_rounds: bool = False
    """Whether the game is many rounds, so that their number is worth showing."""
    prompt: str = ""
    """What is asked of me, in words; or whose turn it is."""
    in_force: list[str] = []
    """The clauses that govern what is asked now, by their ids."""
    choices: list[Choice | Calls] = []
    zones: list[Zone] = []
    score: ScoreSheet | None = None
    last_taken: LastTaken | None = None
    story: list[StoryLine] = []
    """The lines from number `story_from` on; earlier ones were sent before or are not shown."""
    story_from: int = 0
    story_kept: int = 0
    """Memory rules are rules: lines before this number may no longer be shown."""
    result: str = ""
    known_deal: str = ""
    """The number of the deal, where it was chosen and not drawn by lot; AGAIN while a deal of an
    earlier game is played."""
    from_position: bool = False
    """Whether the game was begun from a position of a known game."""
    chosen_dealer: int | None = None
    """The first dealer, where whoever opened the table chose him."""
    fair: Fair | None = None
    may_undo: bool = False
    """Whether I may take my last move back."""
    may_ask_undo: bool = False
    """Whether I may ask the others to let me take it back."""


@cache
def _encoder() -> msgspec.json.Encoder:
    return msgspec.json.Encoder(enc_hook=sent_in_english())


def encode(view: View) -> bytes:
    """The view's bytes on the wire, in English."""
    return _encoder().encode(view)
