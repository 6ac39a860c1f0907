"""What may be laid: the lead, the ladder of following, and what a play proves of a hand."""

from __future__ import annotations

import numpy as np

from parlour.games.masquerade.ranking import higher, just_above
from parlour.games.masquerade.state import (
    ABOVE_FIVE,
    ABOVE_TOP,
    EITHER,
    FREE,
    LAST_RESORT,
    MASQUERADERS,
    ON,
    Masquerade,
    is_masquerader,
    whole_title,
)
from parlour.kernel.cards import NONE, above, bit, has, without_lowest
from parlour.kernel.rule import rule


@rule
def leadable(hand: np.uint64) -> np.uint64:
    """masquerade.lead-any: what this hand may lead; masquerade.r29-blocked-lead: maybe nothing.

    masquerade.lead-bar, masquerade.r28-lead-bar: no Masquerader that ranks above No. 5.
    """
    return hand & ~ABOVE_FIVE


@rule
def following(s: Masquerade) -> np.uint64:
    """masquerade.follow-higher: every card that would follow, whoever holds it.

    masquerade.r05-follow-above: it beats the led card, or by option the best of the title;
    masquerade.r08-lower-card: by option any card of the title will do.
    """
    led = s.trick_card[0]
    if s.lower_follow == FREE:
        return whole_title(led)
    return higher(s.best if s.follow_above == ABOVE_TOP else led)


@rule
def next_if_bound(s: Masquerade, follow: np.uint64) -> np.uint64:
    """masquerade.follow-next, masquerade.r07-next-is-aim: the one card of these that must be laid.

    None as the sheet is read; by option, that which is just above the card last laid.
    """
    if s.must_next != ON:
        return NONE
    return follow & just_above(s.trick_card[s.trick_n - 1])


@rule
def is_either(s: Masquerade) -> bool:
    """masquerade.r06-endeavors-duty: whether a Masquerader may be laid by one who can follow."""
    return s.play_duty == EITHER


@rule
def is_low_bound(s: Masquerade) -> bool:
    """masquerade.r09-low-masquerader: whether the lowest Masquerader must be taken."""
    return s.must_low == ON


@rule
def maskers(s: Masquerade, hand: np.uint64) -> np.uint64:
    """masquerade.masquerader-fallback: the Masqueraders open to one who cannot follow.

    masquerade.r11-masquerader-led: on a led Masquerader too, though they be lower.
    """
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
