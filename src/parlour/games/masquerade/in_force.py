"""The clauses of Masquerade that govern what is asked now, by the same phases as the prompt."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.games.masquerade.state import (
    CARDS,
    DRAWING,
    EXCHANGING,
    GAME_OVER,
    GIVING,
    PASS,
    TITLE,
    WANTS_PACK,
    Masquerade,
)

_DEAL = ("masquerade.deal-all", "masquerade.first-lead")
_LEAD = ("masquerade.lead-any", "masquerade.lead-bar")
_BLOCKED = ("masquerade.r29-blocked-lead", "masquerade.lead-bar")
_FOLLOW = ("masquerade.follow-higher", "masquerade.follow-next")
_FALLBACK = ("masquerade.masquerader-fallback", "masquerade.r09-low-masquerader")
_EXCHANGE = ("masquerade.exchange-right", "masquerade.pass-unable")
_GIVE = ("masquerade.exchange-right", "masquerade.r13-exchange-how", "masquerade.exchange-point")
_DRAW_BACK = ("masquerade.draw-back", "masquerade.own-card-four")
_WAITING = (
    "masquerade.follow-higher",
    "masquerade.masquerader-fallback",
    "masquerade.exchange-right",
)


def in_force(h: Masquerade, seat: int, codes: Sequence[int]) -> tuple[str, ...]:
    """What holds for the seat on turn, as far as this one may know."""
    if h.phase == WANTS_PACK:
        return _DEAL
    if h.phase == GAME_OVER:
        return ()
    if h.phase == GIVING or h.phase == EXCHANGING:
        return _GIVE
    if h.phase == DRAWING:
        return _DRAW_BACK
    if h.trick_n == 0:
        return _BLOCKED if codes and codes[0] == PASS else _LEAD
    if not codes:
        return _WAITING
    cards = [code for code in codes if code < CARDS]
    if not cards:
        return _EXCHANGE
    led = int(h.trick_card[0]) // TITLE
    return _FOLLOW if any(card // TITLE == led for card in cards) else _FALLBACK
