"""Counts, and what a finished game is worth."""

from __future__ import annotations

from parlour.games.portrait.state import GAME_OVER, Portrait
from parlour.kernel.dispatch import Codes, Numbers
from parlour.kernel.rule import rule


@rule
def scores(s: Portrait, out: Codes) -> None:
    """portrait.score-kept: each seat's own count."""
    for seat in range(s.seats):
        out[seat] = s.score[seat]


@rule
def returns(s: Portrait, out: Numbers) -> None:
    """A share of the win less an equal share for everyone; nothing before the end."""
    for seat in range(s.seats):
        out[seat] = value(s, seat)


@rule
def deal_over(s: Portrait) -> bool:
    """A game is one deal."""
    return s.phase == GAME_OVER


@rule
def value(s: Portrait, seat: int) -> float:
    """What the finished game is worth: the highest count wins (portrait.r-end).

    portrait.easy-most-books: that is, most books. portrait.r-ties: equal winners share.
    """
    if s.phase != GAME_OVER:
        return 0.0
    most = 0
    for other in range(s.seats):
        most = max(most, s.score[other])
    winners = 0
    for other in range(s.seats):
        winners += 1 if s.score[other] == most else 0
    return (1.0 / winners if s.score[seat] == most else 0.0) - 1.0 / s.seats
