"""From what a seat knows, a whole state that might be true."""

from __future__ import annotations

import numpy as np

from parlour.games.monkey.state import (
    AFTER_DRAW,
    ALL_CARDS,
    CARDS,
    DISCARDING,
    DRAWING,
    NO_SEAT,
    RANK,
    RANKS,
    TURN,
    Monkey,
    pairs_in,
    rank_of,
)
from parlour.kernel.cards import NO_CARD, NONE, bit, count, has, lowest, nth, without_lowest
from parlour.kernel.chance import Rng, pick, shuffle
from parlour.kernel.copying import overwrite
from parlour.kernel.dispatch import Codes
from parlour.kernel.rule import rule


@rule
def resample(h: Monkey, seat: int, rng: Rng, out: Monkey) -> None:
    """A full state that agrees with this hidden one.

    Kept: every card whose place the seat knows; the sizes of hands; that a seat which has drawn
    has no pair, and no card of a Nation that would have gone first when it threw; that a player
    who is still asked after a draw, or after a throw, has a pair; and, of a card taken out
    unseen, that it is none of those seen since.

    Not kept: how likely each draw was; that a card of which the seat lost sight can only be
    with those who have drawn since; that who stopped with a pair may have it still.
    """
    overwrite(out, h)
    if h.phase == DISCARDING:
        for card in range(CARDS):
            out.pack[card] = card
        shuffle(rng, out.pack)
    if h.phase != TURN and h.phase != DRAWING and h.phase != AFTER_DRAW:
        return
    unknown = unlocated(h)
    if unknown == NONE:
        return
    if h.removed != NO_CARD:
        place_all(h, unknown, rng, out)
    else:
        place_removed(h, unknown, rng, out)
    for other in range(h.seats):
        cards = out.hand[other] & ~h.hand[other]
        while cards != NONE:
            out.knowers[lowest(cards)] = bit(other)
            cards = without_lowest(cards)


@rule
def unlocated(h: Monkey) -> np.uint64:
    """The cards whose place this hidden state does not tell."""
    cards = ALL_CARDS & ~h.heap
    if h.removed != NO_CARD:
        cards &= ~bit(h.removed)
    for seat in range(h.seats):
        cards &= ~h.hand[seat]
    return cards


@rule
def place_removed(h: Monkey, unknown: np.uint64, rng: Rng, out: Monkey) -> None:
    """Choose the card that was taken out unseen; one by one, until the others fit."""
    left = unknown
    while left != NONE:
        card = nth(left, pick(rng, count(left)))
        left &= ~bit(card)
        out.removed = card
        if place_all(h, unknown & ~bit(card), rng, out):
            return


@rule
def place_all(h: Monkey, unknown: np.uint64, rng: Rng, out: Monkey) -> bool:
    """Put every unknown card into a hand; False if no way of doing so exists.

    Where the player on turn must have a pair, one is chosen first.
    """
    if not is_bound(h):
        clear(h, out)
        return fill(h, unknown, NONE, rng, out)
    first = pick(rng, RANKS)
    for k in range(RANKS):
        clear(h, out)
        bound = bind_pair(h, (first + k) % RANKS, unknown, rng, out)
        has_one = pairs_in(out.hand[h.current]) != NONE
        if has_one and fill(h, unknown & ~bound, bound, rng, out):
            return True
    return False


@rule
def clear(h: Monkey, out: Monkey) -> None:
    """Back to what is known."""
    for seat in range(h.seats):
        out.hand[seat] = h.hand[seat]


@rule
def is_bound(h: Monkey) -> bool:
    """Whether all can tell that the player on turn has a pair: he is asked what to do with it."""
    if h.phase == AFTER_DRAW:
        return True
    return h.phase == TURN and h.thrown == 1


@rule
def bind_pair(h: Monkey, rank: int, unknown: np.uint64, rng: Rng, out: Monkey) -> np.uint64:
    """Give the player on turn as many unknown cards of this value as he wants to a pair."""
    seat = h.current
    held = count(out.hand[seat] & RANK[rank])
    free = unknown & RANK[rank] & ~h.lacks[seat]
    bound = NONE
    if pairs_in(out.hand[seat]) != NONE or held + count(free) < 2:
        return bound
    if room(seat, out) < 2 - held:
        return bound
    for _ in range(2 - held):
        bound |= bit(nth(free & ~bound, pick(rng, count(free & ~bound))))
    out.hand[seat] |= bound
    return bound


# Filling hands of which some can have no pair.


@rule
def room(seat: int, out: Monkey) -> int:
    """How many cards the hand is still short of its size."""
    return out.sizes[seat] - count(out.hand[seat])


@rule
def rivals(h: Monkey, seat: int, card: int, out: Monkey) -> np.uint64:
    """The cards in a hand without pairs beside which this one cannot be."""
    if not has(h.pairless, seat):
        return NONE
    return out.hand[seat] & RANK[rank_of(card)] & ~bit(card)


@rule
def may_take(h: Monkey, seat: int, card: int, out: Monkey) -> bool:
    """Whether the hand may have this card beside those it has."""
    return not has(h.lacks[seat], card) and rivals(h, seat, card, out) == NONE


@rule
def fill(h: Monkey, pool: np.uint64, bound: np.uint64, rng: Rng, out: Monkey) -> bool:
    """Put every card of the pool into a hand with room, chosen by its room.

    Where all hands that may have a card are full, others make way for it.
    """
    left = pool
    while left != NONE:
        card = nth(left, pick(rng, count(left)))
        left &= ~bit(card)
        places = 0
        for seat in range(h.seats):
            if room(seat, out) > 0 and may_take(h, seat, card, out):
                places += room(seat, out)
        if places == 0:
            if not make_way(h, card, bound, out):
                return False
            continue
        chosen = pick(rng, places)
        for seat in range(h.seats):
            if room(seat, out) > 0 and may_take(h, seat, card, out):
                chosen -= room(seat, out)
                if chosen < 0:
                    out.hand[seat] |= bit(card)
                    break
    mix(h, pool, rng, out)
    return True


@rule
def make_way(h: Monkey, card: int, bound: np.uint64, out: Monkey) -> bool:
    """Place a card for which there is no room: another makes way, for it another, to a free place.

    The shortest such chain is sought from the card outward; it is found whenever there is one.
    """
    queue = np.empty(CARDS, np.int64)
    before = np.full(CARDS, NO_CARD, np.int64)
    seat_of = np.full(CARDS, NO_SEAT, np.int64)
    met = bit(card)
    queue[0] = card
    length = 1
    at = 0
    while at < length:
        moved = queue[at]
        at += 1
        for seat in range(h.seats):
            if has(h.lacks[seat], moved) or seat == seat_of[moved]:
                continue
            in_way = rivals(h, seat, moved, out)
            if in_way == NONE:
                if room(seat, out) > 0:
                    pass_on(moved, seat, before, seat_of, out)
                    return True
                in_way = out.hand[seat]
            elif (in_way & (h.hand[seat] | bound)) != NONE:
                continue
            in_way &= ~(h.hand[seat] | bound | met)
            while in_way != NONE:
                other = lowest(in_way)
                in_way = without_lowest(in_way)
                met |= bit(other)
                before[other] = moved
                seat_of[other] = seat
                queue[length] = other
                length += 1
    return False


@rule
def pass_on(card: int, seat: int, before: Codes, seat_of: Codes, out: Monkey) -> None:
    """Move the last card of a chain to its free place, and each before it into the one left."""
    while card != NO_CARD:
        left = seat_of[card]
        if left != NO_SEAT:
            out.hand[left] &= ~bit(card)
        out.hand[seat] |= bit(card)
        seat = left
        card = before[card]


@rule
def mix(h: Monkey, pool: np.uint64, rng: Rng, out: Monkey) -> None:
    """Let each card change places with another, where both hands may."""
    cards = pool
    n = count(pool)
    while cards != NONE:
        card = lowest(cards)
        cards = without_lowest(cards)
        other = nth(pool, pick(rng, n))
        here = holder_of(h, card, out)
        there = holder_of(h, other, out)
        if here == there:
            continue
        out.hand[here] &= ~bit(card)
        out.hand[there] &= ~bit(other)
        if may_take(h, there, card, out) and may_take(h, here, other, out):
            out.hand[there] |= bit(card)
            out.hand[here] |= bit(other)
        else:
            out.hand[here] |= bit(card)
            out.hand[there] |= bit(other)


@rule
def holder_of(h: Monkey, card: int, out: Monkey) -> int:
    """The seat whose hand has the card."""
    for seat in range(h.seats):
        if has(out.hand[seat], card):
            return seat
    return NO_SEAT
