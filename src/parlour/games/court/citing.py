"""Which of the clauses behind a refusal of Court is the one that forbids it here and now."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.games.court.four_state import CourtFour
from parlour.games.court.state import (
    AFTER_ANNOUNCE,
    ANNOUNCE,
    CALL_DRAW,
    CALL_REVOKE,
    CLOSE,
    DECLARE,
    DRAW,
    DRAW_NODE,
    EXCHANGE,
    GAME_OVER,
    LEAD,
    ORDER_DRAW,
    PASS,
    PRE_DRAW,
    R14_CHOICE,
    REPLY,
    REVOKE_WINDOW,
    THROW_DOWN,
    CourtTwo,
    is_silent,
)
from parlour.games.rulebook import Refusal

_OPTION_OFF = {
    DECLARE: ("court.ruling-declare-when",),
    DRAW: ("court.ruling-missed-draw", "court.ruling-close-timing"),
    CALL_DRAW: ("court.ruling-missed-draw",),
    ORDER_DRAW: ("court.ruling-missed-draw",),
    THROW_DOWN: ("court.ruling-missed-draw",),
    CALL_REVOKE: ("court.ruling-revoke",),
}
"""Moves that some house rule brings in, by the ruling that says so."""

_WINDOWS = {
    AFTER_ANNOUNCE: "court.ruling-announce-window",
    PRE_DRAW: "court.ruling-close-timing",
    DRAW_NODE: "court.ruling-missed-draw",
    R14_CHOICE: "court.r14-late-choice",
    REVOKE_WINDOW: "court.ruling-revoke",
}
"""Moments that ask one thing and nothing else, by the rule that makes them."""

_SILENT = "court.ruling-silent-windows"

_TIMES = {
    EXCHANGE: "court.r10-deadline",
    DECLARE: "court.ruling-declare-when",
    PASS: _SILENT,
    DRAW: "court.draw-each",
    CALL_DRAW: "court.ruling-missed-draw",
    ORDER_DRAW: "court.r14-late-choice",
    THROW_DOWN: "court.r14-throw-down",
    CALL_REVOKE: "court.ruling-revoke",
}
"""Where a card is to be led or answered: what gives each other move its own time."""


def clauses_behind(h: CourtTwo, code: int, refusal: Refusal) -> Sequence[str]:
    """With two or three: the ground of the refusal first."""
    if h.phase == GAME_OVER:
        return ("court.first-to-seven",)
    match refusal.code:
        case "not-your-turn":
            first = h.couplets_done == 0 and h.phase in (LEAD, REPLY)
            return ("court.opponent-leads",) if first else ("court.taker-leads",)
        case "not-in-this-game":
            return _OPTION_OFF.get(code, refusal.clauses)
        case "not-your-lead":
            return ("court.closing-on-lead",) if code == CLOSE else ("court.twenty-on-lead",)
        case "not-now":
            return (_untimely(int(h.phase), code),)
    return refusal.clauses


def _untimely(phase: int, code: int) -> str:
    """The rule of the moment; where a card is due, the rule that gives the move its time."""
    if is_silent(phase):
        return _SILENT
    return _WINDOWS.get(phase) or _TIMES.get(code, _SILENT)


def clauses_behind_with_four(h: CourtFour, code: int, refusal: Refusal) -> Sequence[str]:
    """With four: the ground of the refusal first."""
    if h.phase == GAME_OVER:
        return ("court.four-seven",)
    match refusal.code:
        case "not-your-turn":
            first = h.couplets_done == 0 and h.phase == LEAD
            return ("court.four-left-leads",) if first else ("court.taker-leads",)
        case "not-in-this-game":
            revoke = code == CALL_REVOKE
            return ("court.ruling-four-revoke",) if revoke else ("court.ruling-four-absent",)
        case "must-follow":
            is_court = int(h.table[h.leader]) // 8 == h.court_colour
            return ("court.four-court-follow",) if is_court else ("court.four-follow",)
        case "not-now" if ANNOUNCE <= code < EXCHANGE:
            return ("court.ruling-four-absent",)
    return refusal.clauses
