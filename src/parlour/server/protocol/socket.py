"""Every message over the socket, one JSON object each: what the page says, and what it is told."""

from __future__ import annotations

from msgspec import Struct

from parlour.server.protocol.http import House, OfOneDevice
from parlour.tables.view import View

# What the page sends.


class Hello(Struct, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """First message: who I am (no token: a watcher) and the story lines that I have already.

    `also` are the keys to further seats whose players share this device.
    `language` is the one that I read ("de"); sent again, everything is shown anew in it.
    """

    token: str = ""
    since: int = 0
    also: OfOneDevice = []
    language: str = ""


class MoveMessage(Struct, tag_field="type", tag="move", forbid_unknown_fields=True):
    """I play this, in answer to that revision of what I see."""

    move: str
    at: int


class WhyNot(Struct, tag_field="type", tag="why", forbid_unknown_fields=True):
    """Why may I not play this? Changes nothing."""

    move: str


class Undo(Struct, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """Take my last move back, where the table allows it."""


class AskHint(Struct, tag_field="type", tag="hint", forbid_unknown_fields=True):
    """What would a sound player do here, and why? Changes nothing, and nobody else learns of it."""


class Ping(Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Is anybody there?"""


class Consent(Struct, tag_field="type", tag="consent", forbid_unknown_fields=True):
    """I agree that the asker takes his move back, or I do not.

    `seat` is mine, or that of somebody else at this device.
    """

    yes: bool
    seat: int


class Say(Struct, tag_field="type", tag="say", forbid_unknown_fields=True):
    """I say something to the table: one of the phrases, by its name, or words of my own."""

    phrase: str = ""
    text: str = ""


class Leave(Struct, tag_field="type", tag="leave", forbid_unknown_fields=True):
    """I get up and go. My seat stays mine: I may come back by my link."""


FromPage = Hello | MoveMessage | WhyNot | Undo | Consent | Say | Leave | AskHint | Ping


# What the server sends.


class UndoRequest(Struct):
    """A seat asks to take its last move back; `waiting` are the seats still to answer."""

    seat: int
    waiting: list[int]


class WantedMove(Struct, omit_defaults=True):
    """The move that a lesson asks for: its text, and what a page lets shine for it."""

    move: str
    kind: str
    label: str
    cards: list[str] = []
    seat: int | None = None


class LessonShown(Struct, omit_defaults=True):
    """Where the learner stands in a lesson, and what he is told; clauses in square brackets."""

    game: str
    number: int
    title: str
    step: int
    """The step that is to be made, from 1."""
    of: int
    says: list[str]
    wants: WantedMove | None = None
    """What is to be done now; null while others act, and at the end."""
    done: bool = False
    next: int | None = None
    """The lesson after this one, if there is one."""


class Shown(Struct, tag_field="type", tag="view", omit_defaults=True):
    """What I see now. Every change comes as a whole view with the new story lines."""

    view: View
    house: House
    next_table: str = ""
    """After the game: the table at which the same company plays again, if one was opened."""
    request: UndoRequest | None = None
    """Somebody would like to take his last move back."""
    quiet: float = 0.0
    """How many seconds ago something last changed that everybody could see."""
    lesson: LessonShown | None = None
    """Where this is a lesson, and I am the learner."""
    may_ask_hint: bool = False
    """Whether I may ask for hints at this table, when it is my turn."""


class RefusedMessage(Struct, tag_field="type", tag="refused", omit_defaults=True):
    """That move cannot be: the sentence says why and what would be legal; nothing changed."""

    code: str
    sentence: str
    move: str = ""
    clauses: list[str] = []
    candidates: list[str] = []


class Trouble(Struct, tag_field="type", tag="trouble"):
    """Something else went wrong: no such table, a wrong token, a message that cannot be read.

    `final` says that the connection closes and trying again will not help.
    """

    code: str
    sentence: str
    final: bool = False
    clauses: list[str] = []
    """The rules behind it, where a table may not be opened so."""


class Hinted(Struct, tag_field="type", tag="hinted", omit_defaults=True):
    """What a sound player would do: the move, what its button says, why, and what it touches.

    It answers what I was shown as revision `at`, and is worth nothing after that.
    """

    move: str
    kind: str
    label: str
    sentence: str
    at: int
    cards: list[str] = []
    seat: int | None = None


class TakenOver(Struct, tag_field="type", tag="taken-over"):
    """Another tab or device has taken this seat; this connection closes."""

    sentence: str


class SaidLine(Struct, omit_defaults=True):
    """Something said at the table. Lines are numbered from 0 as long as the table lasts."""

    number: int
    seat: int
    phrase: str = ""
    """The name of a ready-made phrase; each page says it in its own language."""
    text: str = ""


class Said(Struct, tag_field="type", tag="said"):
    """What was said at the table and is new to this page."""

    lines: list[SaidLine]


class Pong(Struct, tag_field="type", tag="pong"):
    """I am."""


FromServer = Shown | RefusedMessage | Hinted | Trouble | TakenOver | Said | Pong
