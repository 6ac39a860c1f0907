"""The rulebook of the sheet: which clause forbids a move, and which are in force now."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.games.monkey.state import (
    AFTER_DRAW,
    CARDS,
    DISCARD,
    DISCARDING,
    DRAWING,
    GAME_OVER,
    RANKS,
    WANTS_PACK,
    Monkey,
)
from parlour.games.rulebook import Refusal, rulebook

assert __package__
RULES = rulebook(__package__)


def clauses_behind(h: Monkey, code: int, refusal: Refusal) -> Sequence[str]:
    """The ground of the refusal first."""
    if refusal.code == "wrong-phase":
        is_discard = h.phase == DISCARDING or DISCARD <= code < DISCARD + CARDS
        return ("monkey.discard-one",) if is_discard else ("monkey.turn-left",)
    return refusal.clauses


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
