"""Counts, and what a finished game is worth."""

from __future__ import annotations

from parlour.games.portrait.clause_numbers import EASY_MOST_BOOKS, R_TIES, SCORE_KEPT
from parlour.games.portrait.state import GAME_OVER, PAIRS, Portrait
from parlour.kernel.dispatch import Codes, Numbers
from parlour.kernel.rule import rule
from parlour.kernel.switches import applies, worth


@rule
def scores(s: Portrait, out: Codes) -> None:
    """portrait.score-kept: each seat's own count."""
    for seat in range(s.seats):
        out[seat] = worth(SCORE_KEPT, s.score[seat])


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
    if s.phase != GAME_OVER or (s.form != PAIRS and not applies(EASY_MOST_BOOKS)):
        return 0.0
    most = 0
    for other in range(s.seats):
        most = max(most, s.score[other])
    winners = 0
    before = 0
    for other in range(s.seats):
        if s.score[other] == most:
            winners += 1
            before += 1 if other < seat else 0
    share = 1.0 / winners
    if not applies(R_TIES):
        share = 1.0 if before == 0 else 0.0
    return (share if s.score[seat] == most else 0.0) - 1.0 / s.seats
