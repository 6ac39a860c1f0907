"""Whether a move may be taken back between people: only while it has told nobody anything new.

A player may always think better of a card that he himself has laid. But once a card has been
seen that he did not know, once somebody has answered, drawn or moved, the table knows more than
before, and nobody can be asked to forget it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal, NamedTuple

from parlour.games.game import Event
from parlour.games.parts import Calls
from parlour.games.saying import Saying, say, template
from parlour.kernel.cards import cards_in
from parlour.kernel.dispatch import CHANCE, DEAL, OVER
from parlour.tables.course import Course, Step

Bar = Literal["", "none", "dealt", "drawn", "moved", "seen", "answered", "ended", "silent", "asked"]
"""Why a move stands; empty where it may be taken back."""

_SAYS: dict[Bar, str] = {
    "none": template("There is no move of yours to take back."),
    "dealt": template("The cards have been dealt since, so your move stands."),
    "drawn": template("A card has been drawn since, so your move stands."),
    "moved": template("{name} has moved since, so your move stands."),
    "seen": template("Your move let a card be seen that you did not know, so it stands."),
    "answered": template("Your move has been answered, so it stands."),
    "ended": template("With your move the round was over, so it stands."),
    "silent": template("Nobody else knows of your move, and asking would tell of it: it stands."),
    "asked": template("First answer what is asked of you."),
}


def told(bar: Bar, name: str) -> Saying:
    """The reason in a sentence; `name` is whoever has moved since."""
    return say(_SAYS[bar], name=name) if bar == "moved" else say(_SAYS[bar])


class Trace(NamedTuple):
    """What a step left behind: why it stands, and what came out only after an unnoticed one."""

    bar: Bar = ""
    late: Bar = ""
    """What was held up by a decision that nobody noticed belongs to the move before it."""


def showed(
    step: Step, before: Any, events: Sequence[Event], after: Course, names: Sequence[str]
) -> Trace:
    """What a seat's own step let be known beyond what that seat laid open itself.

    `before` is the state as the mover knew it.
    """
    bar = came_out(step.seat, before, events, after)
    if bar:
        return Trace(bar)
    choices = after.game.words.choices(before, step.seat, [step.code], names)
    return Trace("answered" if any(isinstance(choice, Calls) for choice in choices) else "")


def came_out(seat: int, before: Any, events: Sequence[Event], after: Course) -> Bar:
    """What came to light with a step that this seat, knowing `before`, had not laid open."""
    if after.actor == CHANCE:
        return "drawn"
    if after.actor in (DEAL, OVER):
        return "ended"
    game = after.game
    known = {card for zone in game.words.zones(before, seat) for card in zone.cards}
    for event in events:
        if event.seen and not known.issuperset(game.deck.ids(cards_in(event.cards))):
            return "seen"
        if event.other >= 0 and event.other != event.seat and not event.cards:
            return "answered"
    return ""


def latest(seat: int, steps_back: Iterable[tuple[Step | None, Trace]]) -> tuple[Bar, int]:
    """Why the last move of a seat stands, and who has moved since.

    `steps_back` are all that was dealt (None) and played, the last first, with what each showed;
    before them the moves that this seat has been shown although the table has not made them. What
    nobody but its mover noticed is passed over, for the answer must not tell of it; what it held
    up counts as if it had come at once.
    """
    late: Bar = ""
    for step, trace in steps_back:
        if step is None:
            return "dealt", -1
        if step.seat == CHANCE:
            return "drawn", -1
        if step.seat == seat:
            return (late if late in ("drawn", "ended") else trace.bar or late), seat
        if trace.bar != "silent":
            return "moved", step.seat
        late = trace.late or late
    return "none", -1
