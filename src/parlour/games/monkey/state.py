"""The record of a game of the Monkey, and the few questions everybody asks of it.

A card's number is 13 x suit + rank; cards of one rank have one value.
"""

from __future__ import annotations

from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from parlour.kernel.cards import NONE
from parlour.kernel.dispatch import State
from parlour.kernel.flat import flat
from parlour.kernel.rule import rule

MOST_SEATS = 51
CARDS = 52
RANKS = 13
NO_SEAT = -1

# Actions: 0 to 12 throw a pair of that rank.
DRAW = 13
DRAW_AT = 14
"""By option: 14 to 39 draw from that place of the other's fan."""
MOST_IN_HAND = 26
DISCARD = 40
"""By option: 40 to 91 take that card out of the pack."""
STOP = 92
CODES = 93
MOST_LEGAL = CARDS

# Phases.
WANTS_PACK = 0
DISCARDING = 1
"""By option: the pack is shuffled, and the dealer is to take a card out."""
TURN = 2
DRAWING = 3
AFTER_DRAW = 4
"""By option: the drawer has a pair and may throw one or stop."""
GAME_OVER = 5

# Values of the options, the printed ones first.
RANDOM_SHOWN, RANDOM_HIDDEN, DEALER_PICKS = 0, 1, 2  # discard
ONE, ALL_PAIRS = 0, 1  # pairs_per_turn
MUST_THROW, MAY_HOLD_BACK = 0, 1  # hold_back
BLIND, BY_POSITION = 0, 1  # draw
LEFT, LOSER = 0, 1  # next_dealer

ALL_CARDS = np.uint64((1 << CARDS) - 1)
RANK = np.array([sum(1 << RANKS * suit + rank for suit in range(4)) for rank in range(RANKS)])
RANK = RANK.astype(np.uint64)
"""The four cards of each value."""
AKIN = np.array([RANK[card % RANKS] & ~np.uint64(1 << card) for card in range(CARDS)])
"""The three other cards of each card's value."""
_SUIT = np.uint64((1 << RANKS) - 1)
_BY_1, _BY_2, _BY_3 = np.uint64(RANKS), np.uint64(2 * RANKS), np.uint64(3 * RANKS)


@flat("monkey")
class Monkey(State):
    """One game of the Monkey, at any moment.

    `sizes` are the sizes of the hands, so that a hidden state keeps them. `knowers` says who
    knows each card's place. `lacks` are cards that all the world knows a hand not to have, and
    `pairless` the seats that all know to have no pair (with a card just drawn and not yet
    thrown left aside). `pack` is what waits to be dealt while the dealer picks a card.
    """

    # House rules, in the order of the rulebook.
    discard: int
    pairs_per_turn: int
    hold_back: int
    draw: int
    next_dealer: int
    turn_cap: int

    hand: Annotated[NDArray[np.uint64], MOST_SEATS]
    lacks: Annotated[NDArray[np.uint64], MOST_SEATS]
    knowers: Annotated[NDArray[np.uint64], CARDS]
    heap: np.uint64
    pairless: np.uint64
    sizes: Annotated[NDArray[np.int64], MOST_SEATS]
    place: Annotated[NDArray[np.int64], MOST_SEATS]
    """As which a seat went out, from 1; 0 while it has cards."""
    pack: Annotated[NDArray[np.int64], CARDS]
    removed: int
    """The card taken out, or NO_CARD where it is not known."""
    seats: int
    dealer: int
    phase: int
    current: int
    giver: int
    """Whom the seat on turn draws, or has drawn, from; else NO_SEAT."""
    thrown: int
    """1 once the seat on turn has thrown a pair in this turn."""
    turns: int
    """Turns finished."""
    left: int
    """Cards in all hands."""
    outs: int
    loser: int


@rule
def rank_of(card: int) -> int:
    """The value of a card."""
    return card % RANKS


@rule
def pairs_in(cards: np.uint64) -> np.uint64:
    """monkey.match-two: the ranks of which the set has two cards or more, as bits 0 to 12."""
    a, b = cards & _SUIT, (cards >> _BY_1) & _SUIT
    c, d = (cards >> _BY_2) & _SUIT, (cards >> _BY_3) & _SUIT
    return (a & b) | (c & d) | ((a | b) & (c | d))


@rule
def to_left(s: Monkey, seat: int) -> int:
    """The next seat to the left, with cards or without."""
    return seat + 1 if seat + 1 < s.seats else 0


@rule
def to_right(s: Monkey, seat: int) -> int:
    """The next seat to the right, with cards or without."""
    return seat - 1 if seat > 0 else s.seats - 1


@rule
def giver_for(s: Monkey, seat: int) -> int:
    """monkey.no-pair-draws, monkey.ruling-draw-from: the next on the right who has a card.

    NO_SEAT if nobody else has.
    """
    other = to_right(s, seat)
    while other != seat:
        if s.sizes[other] > 0:
            return other
        other = to_right(s, other)
    return NO_SEAT


@rule
def may_hold_back(s: Monkey) -> bool:
    """monkey.ruling-must-throw: only by house rule."""
    return s.hold_back == MAY_HOLD_BACK


@rule
def has_pair(s: Monkey, seat: int) -> bool:
    """Whether two cards in this hand have one value."""
    return pairs_in(s.hand[seat]) != NONE
