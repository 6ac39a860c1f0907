"""The clauses of the Monkey that govern what is asked now, by the same phases as the prompt."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.games.monkey.state import (
    AFTER_DRAW,
    DISCARDING,
    DRAWING,
    GAME_OVER,
    RANKS,
    WANTS_PACK,
    Monkey,
)

_DEAL = ("monkey.discard-one", "monkey.deal-equal", "monkey.deal-order")
_DISCARD = ("monkey.discard-one", "monkey.ruling-discard")
_THROW = ("monkey.throw-pair", "monkey.ruling-one-pair")
_DRAW = ("monkey.no-pair-draws", "monkey.ruling-draw-from")
_DRAWING = ("monkey.no-pair-draws", "monkey.ruling-draw-random")
_DRAWN = ("monkey.drawn-match",)
_TURN = ("monkey.throw-pair", "monkey.no-pair-draws")


def in_force(h: Monkey, seat: int, codes: Sequence[int]) -> tuple[str, ...]:
    """What holds for the seat on turn, as far as this one may know."""
    if h.phase == WANTS_PACK:
        return _DEAL
    if h.phase == GAME_OVER:
        return ()
    if h.phase == DISCARDING:
        return _DISCARD
    if h.phase == DRAWING:
        return _DRAWING
    if h.phase == AFTER_DRAW:
        return _DRAWN
    if not codes:
        return _TURN
    return _THROW if codes[0] < RANKS else _DRAW
