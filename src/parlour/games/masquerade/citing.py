"""Which of the clauses behind a refusal of Masquerade is the one that forbids it here and now."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.games.masquerade.state import FIRST_EXCHANGE, FREE, PASS, Masquerade
from parlour.games.rulebook import Refusal


def clauses_behind(h: Masquerade, code: int, refusal: Refusal) -> Sequence[str]:
    """The ground of the refusal first."""
    match refusal.code:
        case "not-in-hand":
            if code >= FIRST_EXCHANGE:
                return ("masquerade.exchange-right",)
            return ("masquerade.lead-any",) if h.trick_n == 0 else ("masquerade.follow-higher",)
        case "can-play":
            first = "masquerade.pass-unable" if code == PASS else "masquerade.exchange-right"
            return (first, "masquerade.r06-endeavors-duty")
        case "must-follow-higher" if h.lower_follow == FREE:
            return ("masquerade.r08-lower-card", "masquerade.r06-endeavors-duty")
    return refusal.clauses
