"""The clauses of Portrait Authors that govern what is asked now, by the prompt's phases."""

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
