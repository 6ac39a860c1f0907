"""Which of the clauses behind a refusal of Nations is the one that forbids it here and now."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.games.nations.state import ANSWER, ANSWER_NO, ANSWER_YES, Nations
from parlour.games.rulebook import Refusal


def clauses_behind(h: Nations, code: int, refusal: Refusal) -> Sequence[str]:
    """The ground of the refusal first."""
    if refusal.code == "wrong-phase":
        is_answer = h.phase == ANSWER or code in (ANSWER_YES, ANSWER_NO)
        return ("nations.ruling-call-answer",) if is_answer else ("nations.ruling-call-when",)
    return refusal.clauses
