"""The state of a game of Alice, and the few questions everybody asks of it.

Sets are numbered 0 to 15 here (1 to 16 on the cards); the cards of set i are 3i, its Lead,
and 3i + 1 and 3i + 2, its companions.
"""

from __future__ import annotations

from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from parlour.kernel.dispatch import State
from parlour.kernel.flat import flat
from parlour.kernel.rule import rule

MOST_SEATS = 12
SETS = 16
CARDS = 48

NO_SEAT = -1
NO_SET = -1

# Actions: expose set i, call on the seat d to the left for companion c, stop.
FIRST_CALL = 16
STOP = 38
CODES = 39
"""Actions are 0 to 38; a drawn card is 39 + its number."""
MOST_LEGAL = 48

# Phases.
WANTS_PACK = 0
PLAYING = 1
DRAWING = 2
GAME_OVER = 3

# Why a card is drawn.
FOR_A_MISS = 1
FOR_NO_LEAD = 2

# Values of the options other than the printed ones, which are 0.
COMPULSORY = 1
PREVIOUS_TURN = 1
PAYS_DEALER = 1
AT_ONCE = 1
OPENING_SHOWN = 1
CARDLESS_REFUSED = 1
FULL_HISTORY = 0

ALL_CARDS = np.uint64((1 << CARDS) - 1)
LEADS = np.uint64(sum(1 << 3 * i for i in range(SETS)))
_WHOLE = np.uint64(0b111)
_COMPANIONS = np.uint64(0b110)
_LEAD = np.uint64(0b001)


@flat("alice")
class Alice(State):
    """Everything there is to know of a game in progress.

    `sizes` are the sizes of the hands, so that a hidden state keeps them. `piles` are the cards
    of the sets laid down before the play and `opening` how many sets those are; `laid` the sets
    completed since, in order, `laid_by` their owners and `finished` their cards. `knowers` says
    who knows each card's place; `lacks` which cards all the world knows a hand not to have;
    `shown` which cards all have seen in play. A draw may be pending, from `giver` to `taker`,
    for the reason `draw_for`.
    """

    hand: Annotated[NDArray[np.uint64], MOST_SEATS]
    piles: Annotated[NDArray[np.uint64], MOST_SEATS]
    lacks: Annotated[NDArray[np.uint64], MOST_SEATS]
    knowers: Annotated[NDArray[np.uint64], CARDS]
    shown: np.uint64
    finished: np.uint64
    sizes: Annotated[NDArray[np.int64], MOST_SEATS]
    exposed: Annotated[NDArray[np.int64], MOST_SEATS]
    opening: Annotated[NDArray[np.int64], MOST_SEATS]
    score: Annotated[NDArray[np.int64], MOST_SEATS]
    laid: Annotated[NDArray[np.int64], SETS]
    laid_by: Annotated[NDArray[np.int64], SETS]
    laid_n: int
    down: int
    seats: int
    dealer: int
    phase: int
    current: int
    last_played: int
    sets_this_turn: int
    idle: int
    giver: int
    taker: int
    draw_for: int
    after_set: int
    played_last: int
    first_turn_no_lead: int
    lay_full_sets: int
    opening_sets: int
    call_cardless: int
    stall_rounds: int
    history: int


@rule
def whole_set(i: int) -> np.uint64:
    """The three cards of set i."""
    return _WHOLE << np.uint64(3 * i)


@rule
def companions(i: int) -> np.uint64:
    """The two companions of set i."""
    return _COMPANIONS << np.uint64(3 * i)


@rule
def lead(i: int) -> np.uint64:
    """The Lead of set i, as a set of one card."""
    return _LEAD << np.uint64(3 * i)


@rule
def seat_to_left(s: Alice, seat: int, places: int) -> int:
    """The seat so many places to the left, round the table."""
    there = seat + places
    if there >= s.seats:
        return there - s.seats
    return there


@rule
def leads_in_hand(s: Alice, seat: int) -> np.uint64:
    """The Leads that the seat could expose."""
    return s.hand[seat] & LEADS


@rule
def leads_about(s: Alice) -> np.uint64:
    """The Leads of all sets not completed in play."""
    return LEADS & ~s.finished


@rule
def is_cardless(s: Alice, seat: int) -> bool:
    """alice.r-cardless: no card in hand and none exposed."""
    return s.sizes[seat] == 0 and s.exposed[seat] == NO_SET
