"""The state of a game of Masquerade, and the few questions everybody asks of it.

Card numbers are 8 x title + (printed number - 1), the Masqueraders first, so that within a title
a smaller number in a set is a higher card.
"""

from __future__ import annotations

from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from parlour.kernel.dispatch import State
from parlour.kernel.flat import flat
from parlour.kernel.rule import rule

MOST_SEATS = 8
CARDS = 32
TITLE = 8
"""Cards of a title."""

NO_SEAT = -1

# Actions: play a card, exchange giving a card, pass, give a card to one who exchanges.
FIRST_EXCHANGE = 32
PASS = 64
FIRST_GIVE = 65
CODES = 97
"""Actions are 0 to 96; a card drawn blind is 97 + its number."""
MOST_LEGAL = 33

# Phases.
WANTS_PACK = 0
TURN = 1
GIVING = 2
EXCHANGING = 3
DRAWING = 4
GAME_OVER = 5

# Values of the options other than the printed ones, which are 0.
ABOVE_TOP = 1
EITHER = 1
ON = 1
LAST_RESORT = 1
FREE = 2
BOTH_CHOOSE = 1
TO_MOVER = 1
LAST_SEAT = 1
HIGHEST = 2
AS_OTHERS = 1
ROUND_END = 1

# Kinds of points, the rows of `earned`.
FOR_TRICKS = 0
FOR_OWN_CARD = 1
FOR_M1 = 2
FOR_NEXT = 3
FOR_EXCHANGE = 4
SORTS = 5

M1 = 0
M8 = 7
PUBLIC = MOST_SEATS
"""The row of `possible` that holds what everybody knows, watchers too."""

ALL_CARDS = np.uint64((1 << CARDS) - 1)
MASQUERADERS = np.uint64(0xFF)
ABOVE_FIVE = np.uint64(0x0F)
"""Nos. 1 to 4 of the Masqueraders."""
_TITLE = np.uint64(0xFF)


@flat("masquerade")
class Masquerade(State):
    """Everything there is to know of a game in progress.

    `sizes` are the sizes of the hands, so that a hidden state keeps them. `possible[o, i]` are the
    cards that observer o cannot rule out in the hand of seat i: one row for each seat and one,
    PUBLIC, for what all can tell. `before[o]` is that of the seat on turn before its exchange.
    The trick lies in `trick_card` and `trick_seat`; `top` is the place in it of its highest card
    and `best` the highest card of the title led; `table` are its cards until they are taken.
    So many `rounds` are complete; `current` is the seat on turn, `turns` how many have had theirs
    in the round that `round_first` began; `laid` the card that it has laid aside for an exchange.
    In DRAWING the player at place `drawer` of the trick draws from `taker`.
    """

    possible: Annotated[NDArray[np.uint64], MOST_SEATS + 1, MOST_SEATS]
    before: Annotated[NDArray[np.uint64], MOST_SEATS + 1]
    hand: Annotated[NDArray[np.uint64], MOST_SEATS]
    table: np.uint64
    sizes: Annotated[NDArray[np.int64], MOST_SEATS]
    score: Annotated[NDArray[np.int64], MOST_SEATS]
    earned: Annotated[NDArray[np.int64], SORTS, MOST_SEATS]
    trick_card: Annotated[NDArray[np.int64], MOST_SEATS]
    trick_seat: Annotated[NDArray[np.int64], MOST_SEATS]
    trick_n: int
    top: int
    best: int
    seats: int
    dealer: int
    phase: int
    rounds: int
    round_first: int
    current: int
    turns: int
    exchanged: int
    laid: int
    taker: int
    drawer: int
    m1_played: int
    winner: int
    follow_above: int
    play_duty: int
    must_next: int
    lower_follow: int
    must_low: int
    exchange: int
    exchange_point: int
    taker_rule: int
    m1_takes: int
    bridge_eight: int
    end_check: int
    round_cap: int


@rule
def seat_to_left(s: Masquerade, seat: int) -> int:
    """The neighbour at the left, round the table."""
    return 0 if seat + 1 == s.seats else seat + 1


@rule
def whole_title(card: int) -> np.uint64:
    """All eight cards of this card's title."""
    return _TITLE << np.uint64(card // TITLE * TITLE)


@rule
def is_masquerader(card: int) -> bool:
    """masquerade.titles: whether the card is of the first title."""
    return card < TITLE
