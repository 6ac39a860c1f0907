"""The record of Court for three: that of two, with a third seat that sits out."""

from __future__ import annotations

from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from parlour.games.court.two.state import CourtTwo
from parlour.kernel.flat import flat

SEATS = 3

Counts = Annotated[NDArray[np.int64], SEATS]
Hands = Annotated[NDArray[np.uint64], SEATS]


@flat("court-three")
class CourtThree(CourtTwo):
    """One game of Court for three, at any moment. What two have by seat, three have by seat."""

    three_end: int
    stage_two_dealer: int

    points: Counts
    hand: Hands
    hand_size: Counts
    shown: Hands
    barred: Hands
    couplets: Counts
    pile: Counts
    announced: Counts
    sixty_against: Counts
    sixty_couplets: Counts
    revoked: Counts
    called: Counts
    owed: Counts
    late: Counts

    idle: int
    """court.three-dealer-none: who plays no hand in this round; the last one's, between rounds."""
    first_out: int
    """Who has gone out first, or NO_SEAT."""
    second_out: int
    made: Counts
    """What each seat has scored in the round, once it is over."""
