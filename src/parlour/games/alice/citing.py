"""The rulebook of the sheet, and which of its clauses are cited when."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.games.alice.sets import is_stalled
from parlour.games.alice.state import (
    DRAWING,
    FOR_NO_LEAD,
    GAME_OVER,
    NO_SET,
    WANTS_PACK,
    Alice,
)
from parlour.games.rulebook import Refusal, rulebook

assert __package__
RULES = rulebook(__package__)


_DEAL = ("alice.deal-shuffle-cut", "alice.deal-one-at-a-time")
_MISS = ("alice.miss-forfeit", "alice.forfeit-is-blind-draw")
_NO_LEAD = ("alice.no-lead-forfeit", "alice.forfeit-is-blind-draw")
_CALL = ("alice.turn-call-anyone", "alice.r-right-to-call", "alice.miss-forfeit")
_EXPOSE = ("alice.turn-expose", "alice.one-lead-at-a-time")
_AFTER_SET = ("alice.after-set-may-expose", "alice.r-stop")


def in_force(h: Alice, seat: int, codes: Sequence[int]) -> tuple[str, ...]:
    """What holds for the seat on turn, as far as this one may know."""
    if h.phase == WANTS_PACK:
        return _DEAL
    if h.phase == GAME_OVER:
        return ()
    if h.phase == DRAWING:
        return _NO_LEAD if h.draw_for == FOR_NO_LEAD else _MISS
    if h.exposed[h.current] != NO_SET:
        return _CALL
    return _EXPOSE if h.sets_this_turn == 0 else _AFTER_SET


def clauses_behind(h: Alice, refusal: Refusal) -> Sequence[str]:
    """The ground of the refusal first."""
    match refusal.code:
        case "game-over":
            return ("alice.r-stall",) if is_stalled(h) else ("alice.r-end",)
        case "not-your-turn" if h.idle == 0 and h.laid_n == 0:
            # No turn has ended yet.
            return ("alice.first-left-of-dealer", "alice.r-his-left")
        case "not-your-turn":
            return ("alice.miss-turn-passes", "alice.r-his-left")
    return refusal.clauses
