"""Points, the end of the game, and what it was worth."""

from __future__ import annotations

from parlour.games.masquerade import clauses, events
from parlour.games.masquerade.certainty import forget_all
from parlour.games.masquerade.state import GAME_OVER, NO_SEAT, ROUND_END, Masquerade
from parlour.games.payoffs import share_of_win
from parlour.kernel.cards import NO_CARD, NONE
from parlour.kernel.dispatch import Codes, Numbers
from parlour.kernel.log import ALL, NOBODY, Log, tell
from parlour.kernel.rule import rule

TARGET = 32


@rule
def award(s: Masquerade, seat: int, sort: int, points: int, clause: int, log: Log | None) -> None:
    """Count what a clause pays; masquerade.r30-end-at-once: and see whether that wins."""
    s.score[seat] += points
    s.earned[sort, seat] += points
    tell(log, events.SCORED, seat, NOBODY, NONE, points, clause, ALL, ALL)
    if not is_counted_at_round_end(s) and has_reached_target(s.score[seat]):
        end_game(s, seat, clauses.GAME_32, log)


@rule
def has_reached_target(score: int) -> bool:
    """masquerade.game-32, masquerade.r31-over-target: thirty-two points or more."""
    return score >= TARGET


@rule
def is_counted_at_round_end(s: Masquerade) -> bool:
    """masquerade.r30-end-at-once: whether, by option, nobody looks before a round is over."""
    return s.end_check == ROUND_END


@rule
def sole_leader(s: Masquerade) -> int:
    """The seat with the highest score, or NO_SEAT where several share it."""
    best = 0
    shared = False
    for seat in range(1, s.seats):
        if s.score[seat] > s.score[best]:
            best = seat
            shared = False
        elif s.score[seat] == s.score[best]:
            shared = True
    return NO_SEAT if shared else best


@rule
def look_at_scores(s: Masquerade, log: Log | None) -> None:
    """When a round is over: the end by option, and the last round allowed.

    masquerade.r30-end-at-once: a shared lead plays on. masquerade.r35-round-cap: then a shared
    lead is a drawn game.
    """
    first = sole_leader(s)
    if is_counted_at_round_end(s) and first != NO_SEAT and has_reached_target(s.score[first]):
        end_game(s, first, clauses.GAME_32, log)
    elif s.rounds >= s.round_cap:
        end_game(s, first, clauses.R35_ROUND_CAP, log)


@rule
def end_game(s: Masquerade, winner: int, clause: int, log: Log | None) -> None:
    """All play stops where it stands; an unfinished trick stays on the table."""
    s.phase = GAME_OVER
    s.winner = winner
    s.laid = NO_CARD
    s.exchanged = 0
    forget_all(s)
    tell(log, events.OVER, winner, NOBODY, NONE, 0, clause, ALL, ALL)


@rule
def scores(s: Masquerade, out: Codes) -> None:
    """Each seat's points; they are never lost (masquerade.r31-over-target)."""
    for seat in range(s.seats):
        out[seat] = s.score[seat]


@rule
def returns(s: Masquerade, out: Numbers) -> None:
    """A share of the win less an equal share for everyone; nothing before the end."""
    for seat in range(s.seats):
        out[seat] = value(s, seat)


@rule
def deal_over(s: Masquerade) -> bool:
    """masquerade.no-redeal: a game is one deal."""
    return s.phase == GAME_OVER


@rule
def value(s: Masquerade, seat: int) -> float:
    """What the finished game is worth to this seat.

    masquerade.r35-round-cap: in a drawn game those who share the highest score share the win.
    """
    if s.phase != GAME_OVER:
        return 0.0
    if s.winner == NO_SEAT:
        return share_of_win(s.score, s.seats, seat)
    return (1.0 if seat == s.winner else 0.0) - 1.0 / s.seats
