"""The rulebook of the sheet: which clause forbids a move, and which are in force now."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.games.nations.state import (
    ANSWER,
    ANSWER_NO,
    ANSWER_YES,
    CALL,
    CALLS,
    CARDS,
    GAME_OVER,
    WANTS_PACK,
    Nations,
    suit_of,
)
from parlour.games.rulebook import Refusal, rulebook

assert __package__
RULES = rulebook(__package__)


def clauses_behind(h: Nations, code: int, refusal: Refusal) -> Sequence[str]:
    """The ground of the refusal first."""
    if refusal.code == "wrong-phase":
        is_answer = h.phase == ANSWER or code in (ANSWER_YES, ANSWER_NO)
        return ("nations.ruling-call-answer",) if is_answer else ("nations.ruling-call-when",)
    return refusal.clauses


_DEAL = ("nations.dealer-shuffles", "nations.deal-thirteen", "nations.star-card")
_CALL = ("nations.call-at-eight", "nations.ruling-call-when")
_ANSWER = ("nations.call-needs-partner-title", "nations.ruling-call-answer")
_FIRST_LEAD = ("nations.first-lead", "nations.lead-any")
_LEAD = ("nations.winner-leads", "nations.lead-any")
_FOLLOW = ("nations.follow-suit",)
_VOID = ("nations.may-star", "nations.may-pass")


def in_force(h: Nations, seat: int, codes: Sequence[int]) -> tuple[str, ...]:
    """What holds for the seat on turn, as far as this one may know."""
    if h.phase == WANTS_PACK:
        return _DEAL
    if h.phase == GAME_OVER:
        return ()
    if h.phase == CALLS:
        return _CALL
    if h.phase == ANSWER:
        return _ANSWER
    may_call = _CALL if CALL in codes else ()
    if h.turn == h.leader:
        return may_call + (_FIRST_LEAD if h.tricks_done == 0 else _LEAD)
    if not codes:
        return _FOLLOW + _VOID
    led = suit_of(int(h.trick[h.leader]))
    follows = any(code < CARDS and suit_of(code) == led for code in codes)
    return may_call + (_FOLLOW if follows else _VOID)
