"""The record of Court for four: partners, double couplets, and no talon.

Cards are kept by seat; couplets, counts and points by side. Seats 0 and 2 are the side 0,
seats 1 and 3 the side 1. The phases are those of two that four have a use for.
"""

from __future__ import annotations

from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from parlour.kernel.dispatch import State
from parlour.kernel.flat import flat
from parlour.kernel.rule import rule

SEATS = 4
SIDES = 2
DOUBLE_COUPLETS = 8

NO_SIDE = -1


@flat("court-four")
class CourtFour(State):
    """One game of Court for four, at any moment."""

    # House rules, in the order of the rulebook.
    unmade_sixty: int
    tie_carry: int
    revoke: int
    memory_aid: int
    round_cap: int
    four_announce: int

    # The game.
    points: Annotated[NDArray[np.int64], SIDES]
    carry: int
    """Points that wait for the winner of a later round."""
    dealer: int
    """Who deals this round, or, between rounds, the next."""
    round_no: int
    """Rounds dealt so far."""

    # Where the round stands.
    phase: int
    turn: int
    """The seat to decide, or NO_SEAT."""
    leader: int
    """Who leads, or has led, the double couplet in hand; after one its taker."""
    best: int
    """The seat whose card takes so far; NO_SEAT before a lead."""
    table: Annotated[NDArray[np.int64], SEATS]
    """The card that each seat has put to the double couplet in hand, or NO_CARD."""

    # Cards.
    hand: Annotated[NDArray[np.uint64], SEATS]
    hand_size: Annotated[NDArray[np.int64], SEATS]
    shown: Annotated[NDArray[np.uint64], SEATS]
    """Cards in this hand that everybody knows to be there."""
    barred: Annotated[NDArray[np.uint64], SEATS]
    """Cards that this hand, by what it has played, is known not to hold."""
    court_colour: int
    court_card: int
    """The last card dealt, which named the court colour."""

    # Double couplets, in the order in which they were made.
    couplets_done: int
    couplet_card: Annotated[NDArray[np.int64], DOUBLE_COUPLETS, SEATS]
    """The card that each seat put to each."""
    couplet_leader: Annotated[NDArray[np.int64], DOUBLE_COUPLETS]
    couplet_taker: Annotated[NDArray[np.int64], DOUBLE_COUPLETS]

    # What each side has made of them.
    couplets: Annotated[NDArray[np.int64], SIDES]
    pile: Annotated[NDArray[np.int64], SIDES]
    """The figures on the cards in the side's couplets, and the ten for the last."""
    announced: Annotated[NDArray[np.int64], SIDES]
    """Twenties and thirty, by option; they count once the side has a double couplet."""
    made: Annotated[NDArray[np.int64], SIDES]
    """The points that the side has scored in this round."""

    # A table where mistakes can happen.
    revoked: Annotated[NDArray[np.int64], SEATS]
    """1 once the seat has played an unlawful card that nobody has called."""
    called: Annotated[NDArray[np.int64], SEATS]
    """1 once the seat has called a revoke since the last double couplet."""
    forfeited: int
    """The side whose count is nil for a revoke."""

    # How the round ended, once it has.
    round_winner: int
    """The side that wins the round, or NO_SIDE."""
    round_points: int
    round_tie: int
    """1 if a point is to be carried."""
    round_clause: int
    """The clause that decided the round; 0 while it goes on."""


@rule
def side_of(seat: int) -> int:
    """court.four-partners, court.four-seating: partners sit opposite each other."""
    return seat & 1


@rule
def left_of(seat: int) -> int:
    """The next seat round the table."""
    return (seat + 1) & 3
