"""Rules of thumb for Nations, as for any game of the Whist family.

A seat counts what has been played: a card is a master when nothing that it has not seen beats
it within its Nation.
"""

from __future__ import annotations

import numpy as np

from parlour.bots.reasons import ONLY, because
from parlour.bots.reasons_nations import (
    ANSWER_YES,
    CALL_TITLES,
    CANNOT_WIN,
    DRAW_STARS,
    FOURTH_BEST,
    LAST_AND_CHEAP,
    LAST_AND_PARTNERS,
    LEAD_MASTER,
    LOW_FROM_LONGEST,
    NOTHING_BUT_STARS,
    PARTNERS_MASTER,
    PASS_TO_PARTNER,
    PASS_WHAT_IS_LEAST,
    REASONS,
    SECOND_COVERS,
    SECOND_LOW,
    SECOND_WITH_MASTER,
    STAR_IT,
    THIRD_HIGH,
)
from parlour.bots.steady import plays_steadily
from parlour.games.nations.state import (
    ALL_CARDS,
    CALL,
    CARDS,
    CODES,
    RANKS,
    SEATS,
    SUIT,
    Nations,
    is_star,
    partner_of,
    suit_of,
)
from parlour.games.nations.tricks import beats
from parlour.kernel.cards import NO_CARD, NONE, above, bit, count, lowest, nth, without_lowest
from parlour.kernel.chance import Rng
from parlour.kernel.dispatch import Codes
from parlour.kernel.rule import compiled, rule

MANY_STARS = 5
"""With so many Stars it pays to draw the others'."""
FACE = 9
"""From this rank up, a card led is worth covering."""


@rule
def unseen(h: Nations, seat: int) -> np.uint64:
    """The cards that may be in other hands."""
    cards = ALL_CARDS & ~h.hand[seat]
    for other in range(SEATS):
        cards &= ~h.played[other]
    return cards


@rule
def is_master(h: Nations, seat: int, card: int) -> bool:
    """Whether no card in another hand beats this one within its Nation."""
    return (unseen(h, seat) & SUIT[suit_of(card)] & above(card)) == NONE


@rule
def highest(cards: np.uint64) -> int:
    """The greatest card number of a set that is not empty."""
    return nth(cards, count(cards) - 1)


@rule
def choose_lead(h: Nations, seat: int, cards: np.uint64) -> int:
    """A master of a plain Nation; with many Stars, Stars; else fourth best of the longest."""
    stars = cards & SUIT[h.star_suit]
    longest = NONE
    for suit in range(4):
        held = cards & SUIT[suit]
        if suit == h.star_suit or held == NONE:
            continue
        top = highest(held)
        if is_master(h, seat, top):
            return because(top, LEAD_MASTER)
        if count(held) > count(longest):
            longest = held
    others_stars = unseen(h, seat) & SUIT[h.star_suit]
    if longest == NONE:
        return because(highest(stars), NOTHING_BUT_STARS)
    if count(stars) >= MANY_STARS and others_stars != NONE:
        return because(highest(stars), DRAW_STARS)
    if count(longest) < 4:
        return because(lowest(longest), LOW_FROM_LONGEST)
    return because(nth(longest, count(longest) - 4), FOURTH_BEST)


@rule
def winners(h: Nations, cards: np.uint64) -> np.uint64:
    """Those of the cards that would be the best of the trick so far."""
    best = h.trick[h.winning]
    found = NONE
    while cards != NONE:
        card = lowest(cards)
        cards = without_lowest(cards)
        if beats(h, card, best):
            found |= bit(card)
    return found


@rule
def cards_in_trick(h: Nations) -> int:
    """How many have played to the trick."""
    n = 0
    for other in range(SEATS):
        if h.trick[other] != NO_CARD:
            n += 1
    return n


@rule
def choose_following(h: Nations, seat: int, cards: np.uint64) -> int:
    """Second low, third high, fourth as cheaply as may be."""
    winning = winners(h, cards)
    led = h.trick[h.leader]
    best = h.trick[h.winning]
    behind = cards_in_trick(h)
    low = lowest(cards)
    if winning == NONE:
        return because(low, CANNOT_WIN)
    partners = h.winning == partner_of(seat)
    if behind == 3:
        if partners:
            return because(low, LAST_AND_PARTNERS)
        return because(lowest(winning), LAST_AND_CHEAP)
    top = highest(winning)
    if behind == 1:
        if is_master(h, seat, top):
            return because(top, SECOND_WITH_MASTER)
        if led % RANKS >= FACE:
            return because(lowest(winning), SECOND_COVERS)
        return because(low, SECOND_LOW)
    if partners and is_master(h, seat, best):
        return because(low, PARTNERS_MASTER)
    return because(top, THIRD_HIGH)


@rule
def choose_void(h: Nations, seat: int, cards: np.uint64) -> int:
    """A Star, the cheapest that wins, unless the trick is the partner's; else what is least."""
    why = PASS_TO_PARTNER
    if h.winning != partner_of(seat):
        why = PASS_WHAT_IS_LEAST
        winning = winners(h, cards)
        if winning != NONE:
            return because(lowest(winning), STAR_IT)
    best = NO_CARD
    least = 1000
    while cards != NONE:
        card = lowest(cards)
        cards = without_lowest(cards)
        dear = card % RANKS
        if is_star(h, card):
            dear += 100
        elif is_master(h, seat, card):
            dear += 50
        if dear < least:
            best = card
            least = dear
    return because(best, why)


@compiled
def choose(h: Nations, seat: int, codes: Codes, n: int, rng: Rng) -> int:
    """A steady player's move: he calls, and answers yes, whenever he may."""
    if n == 1:
        return because(codes[0], ONLY)
    cards = NONE
    first_other = -1
    for k in range(n):
        if codes[k] < CARDS:
            cards |= bit(codes[k])
        elif first_other < 0:
            first_other = codes[k]
    if first_other >= CALL:
        return because(first_other, CALL_TITLES if first_other == CALL else ANSWER_YES)
    if seat == h.leader:
        return choose_lead(h, seat, cards)
    following = cards & SUIT[suit_of(h.trick[h.leader])]
    if following != NONE:
        return choose_following(h, seat, following)
    return choose_void(h, seat, cards)


plays_steadily(Nations, choose, np.zeros(CODES, np.int64), REASONS)
