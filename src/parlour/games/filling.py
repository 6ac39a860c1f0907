"""Cards whose places are unknown, put into hands that may have them.

A hidden state keeps the sizes of hands and, for each, the cards that it is known to lack
(`lacks`). These rules fill `out`, a copy of such a state `h`, so that every hand has its size
and none has a card that it lacks. They serve any game whose state has these fields.
"""

from __future__ import annotations

from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from parlour.kernel.cards import NONE, bit, count, has, lowest, nth, without_lowest
from parlour.kernel.chance import Rng, pick
from parlour.kernel.log import NOBODY
from parlour.kernel.rule import rule


class Hands(Protocol):
    """What a state must have to be filled in here."""

    hand: NDArray[np.uint64]
    lacks: NDArray[np.uint64]
    sizes: NDArray[np.int64]
    seats: int


@rule
def room(seat: int, out: Hands) -> int:
    """How many cards the hand is still short of its size."""
    return out.sizes[seat] - count(out.hand[seat])


@rule
def may_have(seat: int, card: int, out: Hands) -> bool:
    """Whether the card may be in this hand, for all that is known of what it lacks."""
    return not has(out.lacks[seat], card)


@rule
def narrowed(h: Hands, pool: np.uint64, out: Hands) -> np.uint64:
    """The cards of the pool that some hand with unknown cards is known to lack."""
    cards = NONE
    for seat in range(h.seats):
        if h.sizes[seat] > count(h.hand[seat]):
            cards |= out.lacks[seat]
    return cards & pool


@rule
def fill_hands(h: Hands, pool: np.uint64, bound: np.uint64, rng: Rng, out: Hands) -> bool:
    """Put every card of the pool into a hand with room; False if no way of doing so exists.

    Cards that fit few hands come first. A hand is chosen by its room, so that free cards fall
    as in a fair deal; where all hands that may have a card are full, others make way for it.
    """
    first = narrowed(h, pool, out)
    while pool != NONE:
        card = lowest(first) if first != NONE else lowest(pool)
        pool &= ~bit(card)
        first &= ~bit(card)
        places = 0
        for seat in range(h.seats):
            if may_have(seat, card, out):
                places += room(seat, out)
        if places == 0:
            if not make_way(h, card, bound, out):
                return False
            continue
        chosen = pick(rng, places)
        for seat in range(h.seats):
            if may_have(seat, card, out):
                chosen -= room(seat, out)
                if chosen < 0:
                    out.hand[seat] |= bit(card)
                    break
    return True


@rule
def make_way(h: Hands, card: int, bound: np.uint64, out: Hands) -> bool:
    """Place a card whose hands are full: another card makes way, for it another, to a free place.

    The shortest such chain is found from its end: hands with room, hands that can pass a card to
    one of those, and so on. It is found whenever there is one, so that cards placed in any order
    end in an agreeing assignment if one exists at all.
    """
    while True:
        near = NONE
        for seat in range(h.seats):
            if room(seat, out) > 0:
                near |= bit(seat)
        nearer = NONE
        seat = first_that_may_have(h, card, near, out)
        while seat == NOBODY:
            nearer = near
            near = with_passers(h, near, bound, out)
            if near == nearer:
                return False
            seat = first_that_may_have(h, card, near, out)
        passed = passable(h, seat, nearer, bound, out)
        out.hand[seat] |= bit(card)
        if nearer == NONE:
            return True
        card = lowest(passed)
        out.hand[seat] &= ~bit(card)


@rule
def first_that_may_have(h: Hands, card: int, seats: np.uint64, out: Hands) -> int:
    """The first of these seats whose hand may have the card, or NOBODY."""
    for seat in range(h.seats):
        if has(seats, seat) and may_have(seat, card, out):
            return seat
    return NOBODY


@rule
def passable(h: Hands, seat: int, seats: np.uint64, bound: np.uint64, out: Hands) -> np.uint64:
    """The cards put into this hand that one of the seats may have instead."""
    fitting = NONE
    for other in range(h.seats):
        if has(seats, other):
            fitting |= ~out.lacks[other]
    return out.hand[seat] & ~h.hand[seat] & ~bound & fitting


@rule
def with_passers(h: Hands, seats: np.uint64, bound: np.uint64, out: Hands) -> np.uint64:
    """These seats, and those that can pass a card to one of them."""
    found = seats
    for seat in range(h.seats):
        if passable(h, seat, seats, bound, out) != NONE:
            found |= bit(seat)
    return found


@rule
def mix_hands(h: Hands, pool: np.uint64, rng: Rng, out: Hands) -> None:
    """Let each card that fits few hands change places with another, where both may.

    That takes away most of the slant that the order of placing gave.
    """
    cards = narrowed(h, pool, out)
    n = count(pool)
    while cards != NONE:
        card = lowest(cards)
        cards = without_lowest(cards)
        other = nth(pool, pick(rng, n))
        here = holder_of(h, card, out)
        there = holder_of(h, other, out)
        if may_have(there, card, out) and may_have(here, other, out):
            out.hand[here] &= ~bit(card)
            out.hand[there] &= ~bit(other)
            out.hand[there] |= bit(card)
            out.hand[here] |= bit(other)


@rule
def holder_of(h: Hands, card: int, out: Hands) -> int:
    """The seat whose hand has the card."""
    for seat in range(h.seats):
        if has(out.hand[seat], card):
            return seat
    return NOBODY
