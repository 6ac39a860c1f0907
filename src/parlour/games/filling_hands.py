"""Cards whose places are unknown, put into hands that have room and may have them.

A game says what each hand has, what it may have beside, and how many cards it is to have in the
end. Whatever else takes in cards, a talon or a Bank, is a hand too. Some hands may be known to
have no two cards that are akin, such as two of one value.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from parlour.kernel.cards import NO_CARD, NONE, bit, count, has, lowest, nth, without_lowest
from parlour.kernel.chance import Rng, pick
from parlour.kernel.log import NOBODY
from parlour.kernel.rule import rule

Sets = NDArray[np.uint64]
Numbers = NDArray[np.int64]

MOST_CARDS = 64
NO_KIN = np.zeros(MOST_CARDS, np.uint64)
"""No card is akin to another."""
ROUNDS = 2
"""How often each card that does not fit everywhere is offered another's place."""


class Hands(NamedTuple):
    """Hands to be filled. The first `n` of each row count."""

    n: int
    hand: Sets
    """What each has; this is what changes."""
    may: Sets
    """What each may have, for all that is known."""
    sizes: Numbers
    """How many cards each is to have in the end."""
    apart: np.uint64
    """The hands that cannot have two cards akin."""
    akin: Sets
    """The cards akin to each card."""


@rule
def hands_of(n: int, hand: Sets, may: Sets, sizes: Numbers) -> Hands:
    """Hands that may have any cards of theirs together."""
    return Hands(n, hand, may, sizes, NONE, NO_KIN)


@rule
def room(hands: Hands, place: int) -> int:
    """How many cards the hand is still short of its size."""
    return hands.sizes[place] - count(hands.hand[place])


@rule
def rivals(hands: Hands, place: int, card: int) -> np.uint64:
    """The cards of the hand beside which it cannot have this one."""
    if not has(hands.apart, place):
        return NONE
    return hands.hand[place] & hands.akin[card]


@rule
def may_take(hands: Hands, place: int, card: int) -> bool:
    """Whether the hand may have this card beside those it has."""
    return has(hands.may[place], card) and rivals(hands, place, card) == NONE


@rule
def holder(hands: Hands, card: int) -> int:
    """Which hand has the card, or NOBODY."""
    for place in range(hands.n):
        if has(hands.hand[place], card):
            return place
    return NOBODY


@rule
def fill(pool: np.uint64, hands: Hands, rng: Rng) -> bool:
    """Put every card of the pool into a hand; False if no way of doing so exists.

    Cards that do not fit everywhere come first, in any order. A hand is chosen by its room, so
    that free cards fall as in a fair deal; where there is no room for a card, others make way.
    """
    first = narrowed(pool, hands)
    left = pool
    while left != NONE:
        choice = left & first
        # The order in which free cards are placed makes no difference.
        card = lowest(left) if choice == NONE else nth(choice, pick(rng, count(choice)))
        left &= ~bit(card)
        if not put(card, hands, rng) and not make_way(card, pool, hands):
            return False
    for _ in range(ROUNDS):
        mix(first, pool, hands, rng)
    return True


@rule
def narrowed(pool: np.uint64, hands: Hands) -> np.uint64:
    """The cards of the pool that some hand with room may not have, whatever comes to it."""
    cards = NONE
    for place in range(hands.n):
        if room(hands, place) <= 0:
            continue
        cards |= pool & ~hands.may[place]
        if has(hands.apart, place):
            left = pool & ~cards
            while left != NONE:
                card = lowest(left)
                left = without_lowest(left)
                if ((pool | hands.hand[place]) & hands.akin[card]) != NONE:
                    cards |= bit(card)
    return cards


@rule
def put(card: int, hands: Hands, rng: Rng) -> bool:
    """Put the card into a hand that has room for it, the likelier the more room; say if one has."""
    places = 0
    for place in range(hands.n):
        if room(hands, place) > 0 and may_take(hands, place, card):
            places += room(hands, place)
    if places == 0:
        return False
    chosen = pick(rng, places)
    for place in range(hands.n):
        if room(hands, place) > 0 and may_take(hands, place, card):
            chosen -= room(hands, place)
            if chosen < 0:
                hands.hand[place] |= bit(card)
                break
    return True


@rule
def make_way(card: int, pool: np.uint64, hands: Hands) -> bool:
    """Place a card for which there is no room: another makes way, for it another, to a free place.

    Only cards of the pool make way. The shortest such chain is sought from the card outward; it
    is found whenever there is one, so that cards placed in any order end in an agreeing whole if
    one exists at all.
    """
    queue = np.empty(MOST_CARDS, np.int64)
    before = np.full(MOST_CARDS, NO_CARD, np.int64)
    place_of = np.full(MOST_CARDS, NOBODY, np.int64)
    met = bit(card)
    queue[0] = card
    length = 1
    at = 0
    while at < length:
        moved = queue[at]
        at += 1
        for place in range(hands.n):
            if not has(hands.may[place], moved) or place == place_of[moved]:
                continue
            in_way = rivals(hands, place, moved)
            if in_way == NONE:
                if room(hands, place) > 0:
                    pass_on(moved, place, before, place_of, hands)
                    return True
                in_way = hands.hand[place]
            elif (in_way & ~pool) != NONE:
                continue
            in_way &= pool & ~met
            met |= in_way
            while in_way != NONE:
                other = lowest(in_way)
                in_way = without_lowest(in_way)
                before[other] = moved
                place_of[other] = place
                queue[length] = other
                length += 1
    return False


@rule
def pass_on(card: int, place: int, before: Numbers, place_of: Numbers, hands: Hands) -> None:
    """Move the last card of a chain to its free place, and each before it into the one left."""
    while card != NO_CARD:
        left = place_of[card]
        if left != NOBODY:
            hands.hand[left] &= ~bit(card)
        hands.hand[place] |= bit(card)
        place = left
        card = before[card]


@rule
def mix(cards: np.uint64, pool: np.uint64, hands: Hands, rng: Rng) -> None:
    """Let each of these cards change places with another of the pool, where both may.

    That takes away most of the slant that the order of placing gave.
    """
    n = count(pool)
    while cards != NONE:
        card = lowest(cards)
        cards = without_lowest(cards)
        change(card, nth(pool, pick(rng, n)), hands)


@rule
def change(one: int, other: int, hands: Hands) -> None:
    """Let two cards change places, if either hand may have the other's."""
    here = holder(hands, one)
    there = holder(hands, other)
    if here == there:
        return
    hands.hand[here] &= ~bit(one)
    hands.hand[there] &= ~bit(other)
    if may_take(hands, there, one) and may_take(hands, here, other):
        hands.hand[there] |= bit(one)
        hands.hand[here] |= bit(other)
    else:
        hands.hand[here] |= bit(one)
        hands.hand[there] |= bit(other)


@rule
def lay_in_row(cards: np.uint64, row: NDArray[np.signedinteger], start: int, rng: Rng) -> None:
    """Lay the cards in a row from this place of it on, each order as likely as the next."""
    while cards != NONE:
        card = nth(cards, pick(rng, count(cards)))
        cards &= ~bit(card)
        row[start] = card
        start += 1
