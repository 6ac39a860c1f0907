"""What a finished game is worth to a seat, where each plays for himself and the most wins."""

from __future__ import annotations

from parlour.kernel.dispatch import Codes
from parlour.kernel.rule import rule


@rule
def share_of_win(score: Codes, seats: int, seat: int) -> float:
    """Those with the highest score share one win equally; less an equal share for everyone."""
    most = 0
    for other in range(seats):
        most = max(most, score[other])
    winners = 0
    for other in range(seats):
        winners += 1 if score[other] == most else 0
    return (1.0 / winners if score[seat] == most else 0.0) - 1.0 / seats
