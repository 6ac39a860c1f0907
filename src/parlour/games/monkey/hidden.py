"""What one seat may know of a game, also as numbers, and whole games that agree with it."""

from __future__ import annotations

import numpy as np

from parlour.games.bounds import single, to_the_left
from parlour.games.filling_hands import Hands, fill, room
from parlour.games.knowers import forget_unknown, known_to
from parlour.games.monkey.state import (
    AFTER_DRAW,
    AKIN,
    ALL_CARDS,
    CARDS,
    DISCARDING,
    DRAWING,
    MOST_SEATS,
    RANK,
    RANKS,
    TURN,
    Monkey,
    pairs_in,
)
from parlour.games.monkey.turns import stop
from parlour.kernel.cards import NO_CARD, NONE, bit, count, has, lowest, nth, without_lowest
from parlour.kernel.chance import Rng, pick, shuffle
from parlour.kernel.copying import overwrite
from parlour.kernel.dispatch import Numbers
from parlour.kernel.rule import rule


@rule
def hide(s: Monkey, seat: int, out: Monkey) -> None:
    """The state as this seat (or WATCHER) may know it.

    Blank are the cards whose place the seat does not know for certain, and who knows them
    (monkey.ruling-drawn-visibility), a card taken out unseen (monkey.ruling-discard), and the
    order of a pack not yet dealt. Sizes, the heap, and what all can tell of a hand are public.

    monkey.ruling-kept-unseen: while another seat is asked whether it throws a pair after its
    draw, the state is as if it had thrown none.
    """
    overwrite(out, s)
    if s.phase == AFTER_DRAW and s.current != seat:
        stop(out, None)
    known = known_to(out.knowers, seat)
    forget_unknown(out.knowers, known)
    for other in range(s.seats):
        out.hand[other] = s.hand[other] & known
    if s.removed != NO_CARD and not has(known, s.removed):
        out.removed = NO_CARD
    if s.phase == DISCARDING:
        for place in range(CARDS):
            out.pack[place] = NO_CARD


# An observation: for each seat, counted from the observer's own to the left, what is known to be
# in its hand (52), and five numbers: size of hand, on turn, draws from, known to have no pair, out
# of the game. Then the heap (52), the card taken out (52) and eight numbers of the table.
PER_SEAT = CARDS + 5
OF_TABLE = 8
OBSERVED = MOST_SEATS * PER_SEAT + 2 * CARDS + OF_TABLE
OF_A_SEAT = (("hand", CARDS), *single("size", "on_turn", "giver", "pairless", "out"))
PARTS = (
    *to_the_left(MOST_SEATS, OF_A_SEAT),
    *(("heap", CARDS), ("removed", CARDS), *single("seats", "left"), ("phase", 4)),
    ("options", 2),
)


@rule
def observe(h: Monkey, seat: int, out: Numbers) -> None:
    """A hidden state as numbers from 0 to 1; a watcher looks from seat 0."""
    for k in range(OBSERVED):
        out[k] = 0.0
    first = seat if 0 <= seat < h.seats else 0
    for place in range(h.seats):
        observe_seat(h, (first + place) % h.seats, place * PER_SEAT, out)
    at = MOST_SEATS * PER_SEAT
    for card in range(CARDS):
        out[at + card] = 1.0 if has(h.heap, card) else 0.0
    at += CARDS
    if h.removed != NO_CARD:
        out[at + h.removed] = 1.0
    at += CARDS
    out[at] = h.seats / MOST_SEATS
    out[at + 1] = h.left / CARDS
    out[at + 2] = 1.0 if h.phase == TURN else 0.0
    out[at + 3] = 1.0 if h.phase == DRAWING else 0.0
    out[at + 4] = 1.0 if h.phase == AFTER_DRAW else 0.0
    out[at + 5] = 1.0 if h.phase == DISCARDING else 0.0
    out[at + 6] = 1.0 * h.pairs_per_turn
    out[at + 7] = 1.0 * h.hold_back


@rule
def observe_seat(h: Monkey, other: int, at: int, out: Numbers) -> None:
    """One seat's part of an observation, from place `at`."""
    for card in range(CARDS):
        out[at + card] = 1.0 if has(h.hand[other], card) else 0.0
    more = at + CARDS
    out[more] = h.sizes[other] / CARDS
    out[more + 1] = 1.0 if h.current == other else 0.0
    out[more + 2] = 1.0 if h.giver == other else 0.0
    out[more + 3] = 1.0 if has(h.pairless, other) else 0.0
    out[more + 4] = 1.0 if h.place[other] > 0 else 0.0


# From what a seat knows, a whole state that might be true.


@rule
def resample(h: Monkey, seat: int, rng: Rng, out: Monkey) -> None:
    """A full state that agrees with this hidden one.

    Kept: every card whose place the seat knows; the sizes of hands; that a seat which has drawn
    has no pair, and no card of a Nation that would have gone first when it threw; that a player
    who is still asked after a throw has a pair; and, of a card taken out unseen, that it is none
    of those seen since.

    Not kept: how likely each draw was; that a card of which the seat lost sight can only be
    with those who have drawn since.
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
    may = np.empty(MOST_SEATS, np.uint64)
    for other in range(h.seats):
        may[other] = ~h.lacks[other]
    hands = Hands(h.seats, out.hand, may, h.sizes, h.pairless, AKIN)
    if h.removed != NO_CARD:
        place_all(h, unknown, hands, rng)
    else:
        place_removed(h, unknown, hands, rng, out)
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
def place_removed(h: Monkey, unknown: np.uint64, hands: Hands, rng: Rng, out: Monkey) -> None:
    """Choose the card that was taken out unseen; one by one, until the others fit."""
    left = unknown
    while left != NONE:
        card = nth(left, pick(rng, count(left)))
        left &= ~bit(card)
        out.removed = card
        if place_all(h, unknown & ~bit(card), hands, rng):
            return


@rule
def place_all(h: Monkey, unknown: np.uint64, hands: Hands, rng: Rng) -> bool:
    """Put every unknown card into a hand; False if no way of doing so exists.

    Where the player on turn must have a pair, one is chosen first.
    """
    if not is_bound(h):
        clear(h, hands)
        return fill(unknown, hands, rng)
    first = pick(rng, RANKS)
    for k in range(RANKS):
        clear(h, hands)
        bound = bind_pair(h, (first + k) % RANKS, unknown, hands, rng)
        has_one = pairs_in(hands.hand[h.current]) != NONE
        if has_one and fill(unknown & ~bound, hands, rng):
            return True
    return False


@rule
def clear(h: Monkey, hands: Hands) -> None:
    """Back to what is known."""
    for seat in range(h.seats):
        hands.hand[seat] = h.hand[seat]


@rule
def is_bound(h: Monkey) -> bool:
    """Whether all can tell that the player on turn has a pair: he goes on throwing."""
    return h.phase == TURN and h.thrown == 1


@rule
def bind_pair(h: Monkey, rank: int, unknown: np.uint64, hands: Hands, rng: Rng) -> np.uint64:
    """Give the player on turn as many unknown cards of this value as he wants to a pair."""
    seat = h.current
    held = count(hands.hand[seat] & RANK[rank])
    free = unknown & RANK[rank] & hands.may[seat]
    bound = NONE
    if pairs_in(hands.hand[seat]) != NONE or held + count(free) < 2:
        return bound
    if room(hands, seat) < 2 - held:
        return bound
    for _ in range(2 - held):
        bound |= bit(nth(free & ~bound, pick(rng, count(free & ~bound))))
    hands.hand[seat] |= bound
    return bound
