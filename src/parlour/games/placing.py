"""Cards of unknown place put into places that have room for them and may have them.

A place is a hand, or another pile of known size. `held` are the cards of each place, `lacks`
those that it is known not to have, `sizes` how many it has; the cards of the set `fixed` stay
where they are. All are arrays over places, of which the first `n` count.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from parlour.kernel.cards import NONE, bit, count, has, lowest, nth, without_lowest
from parlour.kernel.chance import Rng, pick
from parlour.kernel.rule import rule

Sets = NDArray[np.uint64]
Sizes = NDArray[np.int64]

NO_PLACE = -1


@rule
def room(held: Sets, sizes: Sizes, place: int) -> int:
    """How many cards the place is still short of its size."""
    return sizes[place] - count(held[place])


@rule
def narrowed(lacks: Sets, n: int, pool: np.uint64, short: np.uint64) -> np.uint64:
    """The cards of the pool that some place of the set `short` is known to lack."""
    cards = NONE
    for place in range(n):
        if has(short, place):
            cards |= lacks[place]
    return cards & pool


@rule
def fill(
    held: Sets,
    lacks: Sets,
    sizes: Sizes,
    n: int,
    pool: np.uint64,
    first: np.uint64,
    fixed: np.uint64,
    rng: Rng,
) -> bool:
    """Put every card of the pool into a place with room; False if no way of doing so exists.

    The cards `first`, which fit few places, come first. A place is chosen by its room, so that
    free cards fall as in a fair deal; where all that may have a card are full, others make way.
    """
    while pool != NONE:
        card = lowest(first) if first != NONE else lowest(pool)
        pool &= ~bit(card)
        first &= ~bit(card)
        places = 0
        for place in range(n):
            if not has(lacks[place], card):
                places += room(held, sizes, place)
        if places == 0:
            if not make_way(held, lacks, sizes, n, card, fixed):
                return False
            continue
        chosen = pick(rng, places)
        for place in range(n):
            if not has(lacks[place], card):
                chosen -= room(held, sizes, place)
                if chosen < 0:
                    held[place] |= bit(card)
                    break
    return True


@rule
def make_way(held: Sets, lacks: Sets, sizes: Sizes, n: int, card: int, fixed: np.uint64) -> bool:
    """Place a card whose places are full: another makes way, for it another, to a free place.

    The shortest such chain is found from its end: places with room, places that can pass a card
    to one of those, and so on. It is found whenever there is one, so that cards placed in any
    order end in an agreeing assignment if one exists at all.
    """
    while True:
        near = NONE
        for place in range(n):
            if room(held, sizes, place) > 0:
                near |= bit(place)
        nearer = NONE
        place = first_that_may_have(lacks, n, card, near)
        while place == NO_PLACE:
            nearer = near
            near = with_passers(held, lacks, n, near, fixed)
            if near == nearer:
                return False
            place = first_that_may_have(lacks, n, card, near)
        passed = passable(held, lacks, n, place, nearer, fixed)
        held[place] |= bit(card)
        if nearer == NONE:
            return True
        card = lowest(passed)
        held[place] &= ~bit(card)


@rule
def first_that_may_have(lacks: Sets, n: int, card: int, places: np.uint64) -> int:
    """The first of these places that may have the card, or NO_PLACE."""
    for place in range(n):
        if has(places, place) and not has(lacks[place], card):
            return place
    return NO_PLACE


@rule
def passable(
    held: Sets, lacks: Sets, n: int, place: int, places: np.uint64, fixed: np.uint64
) -> np.uint64:
    """The cards put into this place that one of the places may have instead."""
    fitting = NONE
    for other in range(n):
        if has(places, other):
            fitting |= ~lacks[other]
    return held[place] & ~fixed & fitting


@rule
def with_passers(held: Sets, lacks: Sets, n: int, places: np.uint64, fixed: np.uint64) -> np.uint64:
    """These places, and those that can pass a card to one of them."""
    found = places
    for place in range(n):
        if passable(held, lacks, n, place, places, fixed) != NONE:
            found |= bit(place)
    return found


@rule
def mix(held: Sets, lacks: Sets, n: int, pool: np.uint64, cards: np.uint64, rng: Rng) -> None:
    """Let each of these cards change places with another of the pool, where both may.

    For cards that fit few places, that takes away most of the slant that the order of placing
    gave.
    """
    size = count(pool)
    while cards != NONE:
        card = lowest(cards)
        cards = without_lowest(cards)
        change(held, lacks, n, card, nth(pool, pick(rng, size)))


@rule
def change(held: Sets, lacks: Sets, n: int, card: int, other: int) -> bool:
    """Let two cards change places, if either place may have the other's; say whether they did."""
    here = place_of(held, n, card)
    there = place_of(held, n, other)
    if has(lacks[there], card) or has(lacks[here], other):
        return False
    held[here] &= ~bit(card)
    held[there] &= ~bit(other)
    held[there] |= bit(card)
    held[here] |= bit(other)
    return True


@rule
def place_of(held: Sets, n: int, card: int) -> int:
    """The place that has the card."""
    for place in range(n):
        if has(held[place], card):
            return place
    return NO_PLACE
