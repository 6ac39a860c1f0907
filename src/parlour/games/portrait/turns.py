"""Whose turn it is, what follows an event, when play stands still, and who has won."""

from __future__ import annotations

import numpy as np

from parlour.games.payoffs import share_of_win
from parlour.games.portrait import clauses, events
from parlour.games.portrait.bank import draw
from parlour.games.portrait.public import denials
from parlour.games.portrait.stacks import settle
from parlour.games.portrait.state import (
    GAME_OVER,
    HAND_OR_TABLE,
    PAIRS,
    Portrait,
    books_of,
    cards_of_form,
    groups_of,
    seat_to_left,
)
from parlour.kernel.cards import NO_CARD, NONE, minus
from parlour.kernel.dispatch import Codes, Numbers
from parlour.kernel.log import ALL, NOBODY, Log, tell
from parlour.kernel.rule import rule


@rule
def right_to_call(s: Portrait, seat: int) -> np.uint64:
    """portrait.must-hold-group: all cards of the groups of which the seat has a card in hand.

    portrait.r-stacked-not-held: stacked ones give no right, unless the table says so.
    portrait.r-easy-unit: with books of four, all cards of the books of which it has one.
    """
    held = s.hand[seat]
    if s.form != PAIRS:
        return books_of(held)
    if s.calling_right == HAND_OR_TABLE and held != NONE:
        held |= s.stacked[seat]
    return groups_of(held)


@rule
def wanted(s: Portrait, seat: int) -> np.uint64:
    """The cards that the seat may call for, of somebody.

    portrait.call-card-not-held: none of its own; portrait.r-callable: none on the table.
    """
    return minus(minus(right_to_call(s, seat), s.hand[seat]), s.tabled)


@rule
def is_barred(s: Portrait) -> bool:
    """portrait.r-standstill: three rounds of turns have been idle."""
    return s.idle >= 3 * s.seats


@rule
def judge_turn(s: Portrait) -> None:
    """portrait.r-standstill: a turn is idle if nothing was laid, drawn or learnt in it."""
    if s.moved == 0 and denials(s) <= s.began:
        s.idle += 1
    else:
        s.idle = 0


@rule
def begin_turn(s: Portrait, seat: int, clause: int, log: Log | None) -> None:
    """This seat is on turn."""
    s.current = seat
    s.began = denials(s)
    s.moved = 0
    tell(log, events.TURN, seat, NOBODY, NONE, 0, clause, ALL, ALL)


@rule
def is_out(s: Portrait, seat: int) -> bool:
    """portrait.r-empty-hand: without cards the seat has no more turns and is not called on.

    portrait.r-bank-empty-hand: while the Bank lasts nobody is out.
    """
    return s.sizes[seat] == 0 and s.bank_n == 0


@rule
def next_seat(s: Portrait, seat: int) -> int:
    """portrait.r-next-left: the nearest to the left that is not out, or else the same again."""
    for places in range(1, s.seats):
        following = seat_to_left(s, seat, places)
        if not is_out(s, following):
            return following
    return seat


@rule
def pass_turn(s: Portrait, log: Log | None) -> None:
    """portrait.miss-passes: the turn is over and the next begins, unless all cards are down."""
    if s.tabled == cards_of_form(s):
        return
    judge_turn(s)
    begin_turn(s, next_seat(s, s.current), clauses.R_NEXT_LEFT, log)


@rule
def must_settle(s: Portrait, seat: int) -> bool:
    """portrait.r-no-legal-call: nothing is left to call for.

    portrait.keep-to-grow: as long as there is, whatever is complete may stay in hand.
    """
    return wanted(s, seat) == NONE


@rule
def go_on(s: Portrait, log: Log | None) -> None:
    """What follows an event without anybody's choice, until the seat on turn can call.

    portrait.r-end: the game is over when all cards are on the table. portrait.r-empty-hand: an
    empty hand ends the turn; portrait.r-bank-empty-hand: while the Bank lasts it draws instead.
    """
    while True:
        if s.tabled == cards_of_form(s):
            s.phase = GAME_OVER
            tell(log, events.OVER, NOBODY, NOBODY, NONE, 0, clauses.R_END, ALL, ALL)
            return
        seat = s.current
        if is_out(s, seat):
            tell(log, events.OUT, seat, NOBODY, NONE, 0, clauses.R_EMPTY_HAND, ALL, ALL)
            pass_turn(s, log)
        elif s.sizes[seat] == 0:
            draw(s, seat, NO_CARD, clauses.R_BANK_EMPTY_HAND, log)
        elif must_settle(s, seat):
            settle(s, seat, log)
        else:
            return


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
    return share_of_win(s.score, s.seats, seat)
