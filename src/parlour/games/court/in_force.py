"""The clauses of Court that govern what is asked now, by the same phases as the prompts."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.games.court.couplets import is_strict
from parlour.games.court.four_state import CourtFour
from parlour.games.court.state import (
    AFTER_ANNOUNCE,
    AFTER_CLOSE,
    ANNOUNCE,
    CLOSE,
    DEALER_LAY_DOWN,
    DEALING,
    DRAW_NODE,
    EXCHANGE,
    GAME_OVER,
    LAST_EXCHANGE,
    LATE_EXCHANGE,
    LEAD,
    PRE_DRAW,
    R14_CHOICE,
    REPLY,
    REVOKE_WINDOW,
    CourtTwo,
)

_BY_PHASE = {
    DEALING: ("court.deal-six", "court.deal-threes", "court.turn-thirteenth"),
    DEALER_LAY_DOWN: ("court.r9-lay-down", "court.r9-at-once"),
    AFTER_CLOSE: ("court.r11-closed-deadline", "court.ruling-exchange-after-close"),
    AFTER_ANNOUNCE: ("court.ruling-announce-window", "court.ruling-declare-when"),
    LAST_EXCHANGE: ("court.r10-deadline", "court.ruling-exchange-last-card"),
    LATE_EXCHANGE: ("court.r10-deadline", "court.ruling-exchange-last-card"),
    PRE_DRAW: ("court.ruling-close-timing", "court.closing-choice"),
    DRAW_NODE: ("court.draw-each", "court.draw-taker-first", "court.ruling-missed-draw"),
    R14_CHOICE: ("court.r14-late-choice", "court.r14-throw-down"),
    REVOKE_WINDOW: ("court.ruling-revoke", "court.r4-penalty"),
}
_STRICT = ("court.r4-follow", "court.r4-take", "court.r4-court-if-void")
_OPEN = ("court.r4-open-free",)


def in_force(h: CourtTwo, seat: int, codes: Sequence[int]) -> tuple[str, ...]:
    """What holds for the seat on turn with two or three, as far as this one may know."""
    phase = int(h.phase)
    if phase == GAME_OVER:
        return ()
    if phase == REPLY:
        return _STRICT if is_strict(h) else _OPEN
    if phase != LEAD:
        return _BY_PHASE[phase]
    first = "court.opponent-leads" if h.couplets_done == 0 else "court.taker-leads"
    besides = []
    if any(ANNOUNCE <= code < EXCHANGE for code in codes):
        besides.append("court.twenty-pair")
    if EXCHANGE in codes:
        besides.append("court.discarding")
    if CLOSE in codes:
        besides.append("court.closing-choice")
    return (first, *besides)


_FOUR_DEAL = ("court.four-deal-singly", "court.four-last-up")
_FOUR_WINDOW = ("court.ruling-four-revoke",)
_FOUR_COURT = ("court.four-court-follow", "court.four-court-take")
_FOUR_FOLLOW = ("court.four-follow", "court.four-void-free")


def in_force_with_four(h: CourtFour, seat: int, codes: Sequence[int]) -> tuple[str, ...]:
    """What holds for the seat on turn with four, as far as this one may know."""
    if h.phase == DEALING:
        return _FOUR_DEAL
    if h.phase == GAME_OVER:
        return ()
    if h.phase == REVOKE_WINDOW:
        return _FOUR_WINDOW
    if h.phase == LEAD:
        first = "court.four-left-leads" if h.couplets_done == 0 else "court.taker-leads"
        return (first, "court.four-lead-any")
    return _FOUR_COURT if int(h.table[h.leader]) // 8 == h.court_colour else _FOUR_FOLLOW
