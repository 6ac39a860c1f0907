"""What may be laid: the lead, the ladder of following, and what a play proves of a hand."""

from __future__ import annotations

import numpy as np

from parlour.games.masquerade.clause_numbers import (
    FOLLOW_HIGHER,
    FOLLOW_NEXT,
    LEAD_ANY,
    LEAD_BAR,
    MASQUERADER_FALLBACK,
    R05_FOLLOW_ABOVE,
    R06_ENDEAVORS_DUTY,
    R07_NEXT_IS_AIM,
    R08_LOWER_CARD,
    R09_LOW_MASQUERADER,
    R11_MASQUERADER_LED,
    R28_LEAD_BAR,
    R29_BLOCKED_LEAD,
)
from parlour.games.masquerade.ranking import higher, just_above
from parlour.games.masquerade.state import (
    ABOVE_FIVE,
    ABOVE_TOP,
    ALL_CARDS,
    EITHER,
    FREE,
    LAST_RESORT,
    MASQUERADERS,
    ON,
    UNDER_FIVE,
    Masquerade,
    is_masquerader,
    whole_title,
)
from parlour.kernel.cards import NONE, above, bit, has, lowest, without_lowest
from parlour.kernel.rule import rule
from parlour.kernel.switches import applies


@rule
def barred_from_lead() -> np.uint64:
    """masquerade.lead-bar, masquerade.r28-lead-bar: Masqueraders that rank above No. 5."""
    if not applies(LEAD_BAR):
        return NONE
    return ABOVE_FIVE if applies(R28_LEAD_BAR) else UNDER_FIVE


@rule
def leadable(hand: np.uint64) -> np.uint64:
    """masquerade.lead-any: what this hand may lead; masquerade.r29-blocked-lead: maybe nothing."""
    cards = hand & ~barred_from_lead()
    if cards == NONE and not applies(R29_BLOCKED_LEAD):
        cards = hand
    if cards != NONE and not applies(LEAD_ANY):
        cards = bit(lowest(cards))
    return cards


@rule
def following(s: Masquerade) -> np.uint64:
    """masquerade.follow-higher: every card that would follow, whoever holds it.

    masquerade.r05-follow-above: it beats the led card, or by option the best of the title;
    masquerade.r08-lower-card: by option any card of the title will do.
    """
    led = s.trick_card[0]
    if not applies(FOLLOW_HIGHER):
        return ALL_CARDS
    if s.lower_follow == FREE or not applies(R08_LOWER_CARD):
        return whole_title(led)
    if s.follow_above == ABOVE_TOP or not applies(R05_FOLLOW_ABOVE):
        return higher(s.best)
    return higher(led)


@rule
def next_if_bound(s: Masquerade, follow: np.uint64) -> np.uint64:
    """masquerade.follow-next, masquerade.r07-next-is-aim: the one card of these that must be laid.

    None as the sheet is read; by option, that which is just above the card last laid.
    """
    if (s.must_next != ON and applies(R07_NEXT_IS_AIM)) or not applies(FOLLOW_NEXT):
        return NONE
    return follow & just_above(s.trick_card[s.trick_n - 1])


@rule
def is_either(s: Masquerade) -> bool:
    """masquerade.r06-endeavors-duty: whether a Masquerader may be laid by one who can follow."""
    return s.play_duty == EITHER or not applies(R06_ENDEAVORS_DUTY)


@rule
def is_low_bound(s: Masquerade) -> bool:
    """masquerade.r09-low-masquerader: whether the lowest Masquerader must be taken."""
    return s.must_low == ON or not applies(R09_LOW_MASQUERADER)


@rule
def maskers(s: Masquerade, hand: np.uint64) -> np.uint64:
    """masquerade.masquerader-fallback: the Masqueraders open to one who cannot follow.

    masquerade.r11-masquerader-led: on a led Masquerader too, though they be lower.
    """
    if not applies(MASQUERADER_FALLBACK):
        return NONE
    if is_masquerader(s.trick_card[0]) and not applies(R11_MASQUERADER_LED):
        return NONE
    cards = hand & MASQUERADERS
    if is_low_bound(s):
        while cards != NONE and without_lowest(cards) != NONE:
            cards = without_lowest(cards)
    return cards


@rule
def playable(s: Masquerade, hand: np.uint64) -> np.uint64:
    """The cards of this hand that may be laid now (masquerade.r06-endeavors-duty)."""
    if s.trick_n == 0:
        return leadable(hand)
    follow = hand & following(s)
    bound = next_if_bound(s, follow)
    cards = follow if bound == NONE else bound
    if is_either(s):
        cards |= maskers(s, hand)
    elif cards == NONE:
        cards = maskers(s, hand)
    if cards == NONE and s.lower_follow == LAST_RESORT:
        cards = hand & whole_title(s.trick_card[0])
    return cards


@rule
def proved_by_pass(s: Masquerade) -> np.uint64:
    """Who passes or exchanges has no card that could be laid, alone, on this trick."""
    cards = following(s) | MASQUERADERS
    if s.lower_follow == LAST_RESORT:
        cards |= whole_title(s.trick_card[0])
    return cards


@rule
def proved_by_play(s: Masquerade, card: int) -> np.uint64:
    """The cards that a follower who lays this one cannot have: beside any of them it was barred."""
    follow = following(s)
    as_follower = NONE
    may_follow = has(follow, card)
    if may_follow:
        as_follower = next_if_bound(s, follow) & ~bit(card)
    if not is_masquerader(card) or (may_follow and not is_either(s)):
        return as_follower if may_follow else follow | MASQUERADERS
    as_masker = NONE if is_either(s) else follow
    if is_low_bound(s):
        as_masker |= MASQUERADERS & above(card)
    return as_follower & as_masker if may_follow else as_masker
