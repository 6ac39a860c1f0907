"""Which card is higher, and what may be laid, or why not: the lead and the ladder of following.

The lines that narrow a hand down to the cards that may be laid also note why the others may not.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from parlour.games.masquerade import refusals
from parlour.games.masquerade.state import (
    ABOVE_FIVE,
    ABOVE_TOP,
    EITHER,
    FREE,
    LAST_RESORT,
    MASQUERADERS,
    ON,
    TITLE,
    Masquerade,
    is_masquerader,
    whole_title,
)
from parlour.kernel.cards import NONE, above, below, bit, has, highest, lowest, without_lowest
from parlour.kernel.rule import rule


@rule
def higher(card: int) -> np.uint64:
    """masquerade.number-order, masquerade.r03-number-direction: its title's smaller numbers.

    masquerade.m1-highest: No. 1, Masquerader is above all of them.
    """
    return whole_title(card) & below(card)


@rule
def just_above(card: int) -> np.uint64:
    """The card of the same title one number smaller, as a set; none above a No. 1."""
    return NONE if card % TITLE == 0 else bit(card - 1)


@rule
def outranks(card: int, other: int) -> bool:
    """Whether the card is higher than the other, of those that can lie in one trick.

    masquerade.title-rank, masquerade.r02-scan-errors: a Masquerader is above any other title;
    masquerade.m8-over-ones: even No. 8 above a No. 1.
    """
    if card // TITLE == other // TITLE:
        return has(higher(other), card)
    return is_masquerader(card)


Why = NDArray[np.int64]
"""For each card the first refusal that was noted of it, or 0."""


@rule
def refuse(cards: np.uint64, refusal: int, why: Why | None) -> None:
    """Note, where somebody asks why, that these cards may not be laid."""
    if why is not None:
        while cards != NONE:
            card = lowest(cards)
            if why[card] == 0:
                why[card] = refusal
            cards = without_lowest(cards)


@rule
def only(cards: np.uint64, wanted: np.uint64, refusal: int, why: Why | None) -> np.uint64:
    """Of these cards the wanted ones; the others are refused."""
    refuse(cards & ~wanted, refusal, why)
    return cards & wanted


@rule
def must(cards: np.uint64, wanted: np.uint64, refusal: int, why: Why | None) -> np.uint64:
    """The same where one of the wanted is among the cards; otherwise the duty is idle."""
    return cards if (cards & wanted) == NONE else only(cards, wanted, refusal, why)


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
def low_if_bound(s: Masquerade, maskers: np.uint64) -> np.uint64:
    """The one of these Masqueraders that must be laid: the lowest, or none where all are open."""
    if maskers == NONE or not is_low_bound(s):
        return NONE
    return bit(highest(maskers))


@rule
def fallback(s: Masquerade, hand: np.uint64, why: Why | None) -> np.uint64:
    """masquerade.masquerader-fallback: the Masqueraders open to one who cannot follow.

    masquerade.r11-masquerader-led: on a led Masquerader too, though they be lower.
    """
    maskers = hand & MASQUERADERS
    return must(maskers, low_if_bound(s, maskers), refusals.MUST_PLAY_LOW, why)


@rule
def playable(s: Masquerade, hand: np.uint64, why: Why | None) -> np.uint64:
    """The cards of this hand that may be laid now, and in `why` what is against the others.

    masquerade.r06-endeavors-duty: a step of the ladder is open only when the one before fails.
    masquerade.r08-lower-card: by option its last is a card of the title led that is too low.
    """
    if s.trick_n == 0:
        return only(hand, leadable(hand), refusals.LEAD_BAR, why)
    title = whole_title(s.trick_card[0])
    follow = hand & following(s)
    rest = only(hand & ~follow, title | MASQUERADERS, refusals.WRONG_TITLE, why)
    cards = must(follow, next_if_bound(s, follow), refusals.MUST_PLAY_NEXT, why)
    if follow == NONE or is_either(s):
        # Whether a Masquerader may be laid, and why not, is settled there.
        cards |= fallback(s, hand, why)
        rest &= ~MASQUERADERS
    if cards == NONE and s.lower_follow == LAST_RESORT:
        return rest
    refuse(rest, refusals.BELOW_LEAD if follow == NONE else refusals.MUST_FOLLOW_HIGHER, why)
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
