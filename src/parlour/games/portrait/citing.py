"""Which of the clauses behind a refusal of Portrait Authors forbids it here and now."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.games.portrait.state import FIRST_BAD_CALL, FIRST_STACK, PAIRS, Portrait
from parlour.games.rulebook import Refusal


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
