"""Which of the clauses behind a refusal of the Monkey is the one that forbids it here and now."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.games.monkey.state import CARDS, DISCARD, DISCARDING, Monkey
from parlour.games.rulebook import Refusal


def clauses_behind(h: Monkey, code: int, refusal: Refusal) -> Sequence[str]:
    """The ground of the refusal first."""
    if refusal.code == "wrong-phase":
        is_discard = h.phase == DISCARDING or DISCARD <= code < DISCARD + CARDS
        return ("monkey.discard-one",) if is_discard else ("monkey.turn-left",)
    return refusal.clauses
