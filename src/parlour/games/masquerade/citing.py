"""The rulebook of the sheet, and which of its clauses are cited when."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.games.masquerade.following import following, higher
from parlour.games.masquerade.state import (
    CARDS,
    DRAWING,
    EXCHANGING,
    FIRST_EXCHANGE,
    FREE,
    GAME_OVER,
    GIVING,
    PASS,
    WANTS_PACK,
    Masquerade,
    is_masquerader,
)
from parlour.games.masquerade.tricks import NO_PLACE, winning_place
from parlour.games.rulebook import Refusal, rulebook
from parlour.kernel.cards import has

assert __package__
RULES = rulebook(__package__)


_DEAL = ("masquerade.deal-all", "masquerade.first-lead")
_LEAD = ("masquerade.lead-any", "masquerade.lead-bar")
_BLOCKED = ("masquerade.r29-blocked-lead", "masquerade.lead-bar")
_FOLLOW = ("masquerade.follow-higher", "masquerade.follow-next")
_FALLBACK = ("masquerade.masquerader-fallback", "masquerade.r09-low-masquerader")
_LOWER_MASKER = ("masquerade.masquerader-fallback", "masquerade.r11-masquerader-led")
_LOWER = ("masquerade.r08-lower-card",)
_EXCHANGE = ("masquerade.exchange-right", "masquerade.pass-unable")
_GIVE = ("masquerade.exchange-right", "masquerade.r13-exchange-how", "masquerade.exchange-point")
_DRAW_BACK = ("masquerade.draw-back", "masquerade.own-card-four")
_DRAW_FROM_DEALER = ("masquerade.dealer-draw-back", "masquerade.own-card-four")
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
        return _DRAW_FROM_DEALER if winning_place(h) == NO_PLACE else _DRAW_BACK
    if h.trick_n == 0:
        return _BLOCKED if codes and codes[0] == PASS else _LEAD
    if not codes:
        return _WAITING
    cards = [code for code in codes if code < CARDS]
    if not cards:
        return _EXCHANGE
    return _on_a_lead(h, cards)


def _on_a_lead(h: Masquerade, cards: Sequence[int]) -> tuple[str, ...]:
    """By the rung of the ladder on which these cards may be laid: the highest that one is on."""
    led, follow = int(h.trick_card[0]), following(h)
    if any(has(follow & higher(led), card) for card in cards):
        return _FOLLOW
    if any(has(follow, card) for card in cards):
        return (*_LOWER, *_FOLLOW[:1])
    if any(is_masquerader(card) for card in cards):
        return _LOWER_MASKER if is_masquerader(led) else _FALLBACK
    return _LOWER


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
