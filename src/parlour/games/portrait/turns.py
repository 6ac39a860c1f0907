"""Whose turn it is, what follows an event, and when play has come to a standstill."""

from __future__ import annotations

import numpy as np

from parlour.games.portrait.bank import draw
from parlour.games.portrait.clause_numbers import (
    CALL_CARD_NOT_HELD,
    KEEP_TO_GROW,
    MISS_PASSES,
    MUST_HOLD_GROUP,
    R_BANK_EMPTY_HAND,
    R_CALLABLE,
    R_EASY_UNIT,
    R_EMPTY_HAND,
    R_END,
    R_NEXT_LEFT,
    R_NO_LEGAL_CALL,
    R_STACKED_NOT_HELD,
    R_STANDSTILL,
)
from parlour.games.portrait.events import OUT, OVER, TURN
from parlour.games.portrait.public import denials
from parlour.games.portrait.state import (
    GAME_OVER,
    GROUPS,
    HAND_OR_TABLE,
    PAIRS,
    Portrait,
    authors_of,
    books_of,
    cards_of_form,
    groups_of,
    seat_to_left,
)
from parlour.games.portrait.tabling import settle
from parlour.kernel.cards import NO_CARD, NONE
from parlour.kernel.log import ALL, NOBODY, Log, tell
from parlour.kernel.rule import rule
from parlour.kernel.switches import applies


@rule
def right_to_call(s: Portrait, seat: int) -> np.uint64:
    """portrait.must-hold-group: all cards of the groups of which the seat has a card in hand.

    portrait.r-stacked-not-held: stacked ones give no right, unless the table says so.
    portrait.r-easy-unit: with books of four, all cards of the books of which it has one.
    """
    held = s.hand[seat]
    if not applies(MUST_HOLD_GROUP):
        return cards_of_form(s)
    if s.form != PAIRS and applies(R_EASY_UNIT):
        return books_of(held)
    table_too = s.calling_right == HAND_OR_TABLE or not applies(R_STACKED_NOT_HELD)
    if table_too and s.form == PAIRS and held != NONE:
        held |= s.stacked[seat]
    return groups_of(held) & cards_of_form(s)


@rule
def wanted(s: Portrait, seat: int) -> np.uint64:
    """The cards that the seat may call for, of somebody.

    portrait.call-card-not-held: none of its own; portrait.r-callable: none on the table.
    """
    cards = right_to_call(s, seat)
    if applies(CALL_CARD_NOT_HELD):
        cards &= ~s.hand[seat]
    if applies(R_CALLABLE):
        cards &= ~s.tabled
    return cards


@rule
def is_barred(s: Portrait) -> bool:
    """portrait.r-standstill: three rounds of turns have been idle."""
    return s.idle >= 3 * s.seats and applies(R_STANDSTILL)


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
    tell(log, TURN, seat, NOBODY, NONE, 0, clause, ALL, ALL)


@rule
def next_seat(s: Portrait, seat: int) -> int:
    """portrait.r-next-left: the nearest to the left that has a card, or any while the Bank lasts.

    portrait.r-empty-hand: without cards no more turns. portrait.r-bank-empty-hand: with a Bank
    nobody is out.
    """
    for places in range(1, s.seats):
        following = seat_to_left(s, seat, places)
        if s.sizes[following] > 0 or (s.bank_n > 0 and applies(R_BANK_EMPTY_HAND)):
            return following
    return seat


@rule
def pass_turn(s: Portrait, asked: int, log: Log | None) -> None:
    """portrait.miss-passes: the turn is over and the next begins, unless all cards are down.

    `asked` is the seat that was called on, or the one on turn where nobody was.
    """
    if s.tabled == cards_of_form(s):
        return
    judge_turn(s)
    seat = s.current
    if not applies(MISS_PASSES):
        begin_turn(s, seat, 0, log)
    elif not applies(R_NEXT_LEFT) and s.sizes[asked] > 0:
        begin_turn(s, asked, R_NEXT_LEFT, log)
    else:
        begin_turn(s, next_seat(s, seat), R_NEXT_LEFT, log)


@rule
def must_settle(s: Portrait, seat: int) -> bool:
    """portrait.r-no-legal-call: nothing is left to call for.

    portrait.keep-to-grow: as long as there is, whatever is complete may stay in hand.
    """
    if not applies(KEEP_TO_GROW):
        for g in range(GROUPS):
            if authors_of(s.hand[seat], g) != 0:
                return True
    return wanted(s, seat) == NONE and applies(R_NO_LEGAL_CALL)


@rule
def go_on(s: Portrait, log: Log | None) -> None:
    """What follows an event without anybody's choice, until the seat on turn can call.

    portrait.r-end: the game is over when all cards are on the table. portrait.r-bank-empty-hand:
    an empty hand draws; portrait.r-empty-hand: without a Bank its turn is over.
    """
    while True:
        if s.tabled == cards_of_form(s):
            if applies(R_END):
                s.phase = GAME_OVER
                tell(log, OVER, NOBODY, NOBODY, NONE, 0, R_END, ALL, ALL)
            return
        seat = s.current
        if s.sizes[seat] == 0:
            if s.bank_n > 0 and applies(R_BANK_EMPTY_HAND):
                draw(s, seat, NO_CARD, R_BANK_EMPTY_HAND, log)
            else:
                tell(log, OUT, seat, NOBODY, NONE, 0, R_EMPTY_HAND, ALL, ALL)
                pass_turn(s, seat, log)
                if s.current == seat and s.sizes[seat] == 0:
                    return
        elif must_settle(s, seat):
            settle(s, seat, log)
        else:
            return
