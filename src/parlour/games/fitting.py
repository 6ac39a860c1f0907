"""Cards of unknown place put into hands: each hand gets its number, and only what it may have."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from parlour.kernel.cards import NONE, bit, count, has, lowest, nth, without_lowest
from parlour.kernel.chance import Rng, pick
from parlour.kernel.rule import rule

Hands = NDArray[np.uint64]
Sizes = NDArray[np.int64]

NOBODY = -1


@rule
def fill(pool: np.uint64, may: Hands, sizes: Sizes, seats: int, hand: Hands, rng: Rng) -> bool:
    """Put every card of the pool into a hand; False if no way of doing so exists.

    `may` says what each hand may have beside what it has, `sizes` how many cards it is to have
    in the end. Cards that fit few hands come first. A hand is chosen by its room, so that free
    cards fall as in a fair deal; where all hands that may have a card are full, others make way.
    """
    first = narrowed(pool, may, sizes, seats, hand)
    left = pool
    while left != NONE:
        choice = left & first
        if choice == NONE:
            choice = left
        card = nth(choice, pick(rng, count(choice)))
        left &= ~bit(card)
        places = 0
        for seat in range(seats):
            if has(may[seat], card):
                places += sizes[seat] - count(hand[seat])
        if places == 0:
            if not make_way(card, pool, may, sizes, seats, hand):
                return False
            continue
        chosen = pick(rng, places)
        for seat in range(seats):
            if has(may[seat], card):
                chosen -= sizes[seat] - count(hand[seat])
                if chosen < 0:
                    hand[seat] |= bit(card)
                    break
    mix(pool & first, pool, may, seats, hand, rng)
    return True


@rule
def narrowed(pool: np.uint64, may: Hands, sizes: Sizes, seats: int, hand: Hands) -> np.uint64:
    """The cards of the pool that some hand with room may not have."""
    everywhere = pool
    for seat in range(seats):
        if sizes[seat] > count(hand[seat]):
            everywhere &= may[seat]
    return pool & ~everywhere


@rule
def make_way(card: int, pool: np.uint64, may: Hands, sizes: Sizes, seats: int, hand: Hands) -> bool:
    """Place a card whose hands are full: another card makes way, for it another, to a free place.

    The shortest such chain is found from its end: hands with room, hands that can pass a card to
    one of those, and so on. It is found whenever there is one.
    """
    while True:
        near = NONE
        for seat in range(seats):
            if sizes[seat] > count(hand[seat]):
                near |= bit(seat)
        nearer = NONE
        seat = first_that_may(card, near, may, seats)
        while seat == NOBODY:
            nearer = near
            for other in range(seats):
                if passable(other, nearer, pool, may, seats, hand) != NONE:
                    near |= bit(other)
            if near == nearer:
                return False
            seat = first_that_may(card, near, may, seats)
        passed = passable(seat, nearer, pool, may, seats, hand)
        hand[seat] |= bit(card)
        if nearer == NONE:
            return True
        card = lowest(passed)
        hand[seat] &= ~bit(card)


@rule
def first_that_may(card: int, among: np.uint64, may: Hands, seats: int) -> int:
    """The first of these seats whose hand may have the card, or NOBODY."""
    for seat in range(seats):
        if has(among, seat) and has(may[seat], card):
            return seat
    return NOBODY


@rule
def passable(
    seat: int, among: np.uint64, pool: np.uint64, may: Hands, seats: int, hand: Hands
) -> np.uint64:
    """The cards put into this hand that one of the seats may have instead."""
    fitting = NONE
    for other in range(seats):
        if has(among, other):
            fitting |= may[other]
    return hand[seat] & pool & fitting


@rule
def mix(cards: np.uint64, pool: np.uint64, may: Hands, seats: int, hand: Hands, rng: Rng) -> None:
    """Let each of these cards change places with another of the pool, where both may.

    That takes away most of the slant that the order of placing gave.
    """
    n = count(pool)
    while cards != NONE:
        card = lowest(cards)
        cards = without_lowest(cards)
        change(card, nth(pool, pick(rng, n)), may, seats, hand)


@rule
def change(one: int, other: int, may: Hands, seats: int, hand: Hands) -> None:
    """Let two cards change places, if either hand may have the other's."""
    here = holder(one, seats, hand)
    there = holder(other, seats, hand)
    if has(may[there], one) and has(may[here], other):
        hand[here] &= ~bit(one)
        hand[there] &= ~bit(other)
        hand[there] |= bit(one)
        hand[here] |= bit(other)


@rule
def holder(card: int, seats: int, hand: Hands) -> int:
    """The seat whose hand has the card."""
    for seat in range(seats):
        if has(hand[seat], card):
            return seat
    return NOBODY
