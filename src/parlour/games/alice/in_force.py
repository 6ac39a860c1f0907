"""The clauses of Alice that govern what is asked now, by the same phases as the prompt."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.games.alice.state import (
    DRAWING,
    FOR_NO_LEAD,
    GAME_OVER,
    NO_SET,
    WANTS_PACK,
    Alice,
)

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
