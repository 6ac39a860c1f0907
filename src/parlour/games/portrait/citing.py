"""The rulebook of the sheet, and which of its clauses are cited when."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

from parlour.games.portrait.state import (
    FIRST_BAD_CALL,
    FIRST_STACK,
    GAME_OVER,
    PAIRS,
    WANTS_PACK,
    Portrait,
)
from parlour.games.rulebook import Refusal, rulebook

assert __package__
RULES = rulebook(__package__)


_DEAL = ("portrait.shuffle", "portrait.deal-all")
_DEAL_BANK = ("portrait.shuffle", "portrait.bank-deal-10", "portrait.bank-face-down")
_CALL = ("portrait.call-any-player", "portrait.must-hold-group", "portrait.call-card-not-held")
_CALL_IN_BOOK = ("portrait.call-any-player", "portrait.r-easy-unit", "portrait.call-card-not-held")
_STACK = ("portrait.decide-before-miss", "portrait.r-stack-time")


def in_force(h: Portrait, seat: int, codes: Sequence[int]) -> tuple[str, ...]:
    """What holds for the seat on turn, as far as this one may know."""
    if h.phase == WANTS_PACK:
        return _DEAL_BANK if h.bank_on else _DEAL
    if h.phase == GAME_OVER:
        return ()
    if h.form != PAIRS:
        return _CALL_IN_BOOK
    may_stack = bisect_left(codes, FIRST_STACK) < bisect_left(codes, FIRST_BAD_CALL)
    return _CALL + _STACK if may_stack else _CALL


def clauses_behind(h: Portrait, code: int, refusal: Refusal) -> Sequence[str]:
    """The ground of the refusal first."""
    match refusal.code:
        case "not-your-turn":
            is_stack = FIRST_STACK <= code < FIRST_BAD_CALL
            first = "portrait.decide-before-miss"
            return (first,) if is_stack and first in refusal.clauses else ("portrait.miss-passes",)
        case "no-card-of-group":
            return ("portrait.must-hold-group",) if h.form == PAIRS else ("portrait.r-easy-unit",)
    return refusal.clauses
