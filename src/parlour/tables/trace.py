"""What a step let be known, beyond what its mover laid open: the reason why it stands.

A player may always think better of a card that was laid by nobody else. But once a card has been
seen that its mover did not know, once somebody has answered, drawn or moved, the table knows more
than before, and nobody can be asked to forget it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

from parlour.games.game import Event
from parlour.games.parts import Calls
from parlour.kernel.cards import cards_in
from parlour.kernel.dispatch import CHANCE, DEAL, OVER
from parlour.tables.progress import Progress, Step

Bar = Literal["", "none", "dealt", "drawn", "moved", "seen", "answered", "ended", "silent", "asked"]
"""Why a move stands; empty where it may be taken back."""


class Trace(NamedTuple):
    """What a step left behind: why it stands, and what came out only after an unnoticed one."""

    bar: Bar = ""
    late: Bar = ""
    """What was held up by a decision that nobody noticed belongs to the move before it."""


def showed(
    step: Step, before: Any, events: Sequence[Event], after: Progress, names: Sequence[str]
) -> Trace:
    """What a seat's own step let be known beyond what that seat laid open itself.

    `before` is the state as the mover knew it.
    """
    bar = came_out(step.seat, before, events, after)
    if bar:
        return Trace(bar)
    choices = after.game.words.choices(before, step.seat, [step.code], names)
    return Trace("answered" if any(isinstance(choice, Calls) for choice in choices) else "")


def came_out(seat: int, before: Any, events: Sequence[Event], after: Progress) -> Bar:
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
