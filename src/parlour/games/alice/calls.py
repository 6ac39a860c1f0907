"""A turn: a Lead is exposed, cards are called for, a set is completed, the player stops."""

from __future__ import annotations

import numpy as np

from parlour.games.alice import clauses
from parlour.games.alice.events import CALLED, EXPOSED, HANDED, MISSED, STOPPED
from parlour.games.alice.forfeits import draw, pay_for_miss
from parlour.games.alice.sets import complete_exposed, show
from parlour.games.alice.state import (
    CODES,
    COMPULSORY,
    DRAWING,
    FIRST_CALL,
    NO_SEAT,
    STOP,
    Alice,
    companions,
    lead,
    leads_about,
    seat_to_left,
)
from parlour.games.alice.turns import end_turn, go_on
from parlour.kernel.cards import NONE, bit, count, lowest, without_lowest
from parlour.kernel.log import ALL, NOBODY, Log, tell
from parlour.kernel.rule import rule


@rule
def play(s: Alice, action: int, log: Log | None) -> None:
    """Apply a legal action of the seat on turn, or the card that chance has drawn.

    Each act says whose turn is next, or NO_SEAT while this one goes on.
    """
    following = NO_SEAT
    if s.phase == DRAWING:
        following = draw(s, action - CODES, log)
    elif action < FIRST_CALL:
        expose(s, action, log)
    elif action < STOP:
        d = (action - FIRST_CALL) // 2 + 1
        c = (action - FIRST_CALL) % 2 + 1
        following = call(s, seat_to_left(s, s.current, d), 3 * s.exposed[s.current] + c, log)
    else:
        following = stop(s, log)
    if following != NO_SEAT:
        end_turn(s)
    go_on(s, following, log)


@rule
def expose(s: Alice, i: int, log: Log | None) -> None:
    """alice.turn-expose, alice.after-set-may-expose: a Lead goes from hand to table.

    alice.r-full-set-in-hand: with both companions in hand that completes the set.
    """
    seat = s.current
    clause = clauses.TURN_EXPOSE if s.sets_this_turn == 0 else clauses.AFTER_SET_MAY_EXPOSE
    s.hand[seat] &= ~lead(i)
    s.sizes[seat] -= 1
    s.exposed[seat] = i
    show(s, lead(i), NO_SEAT)
    tell(log, EXPOSED, seat, NOBODY, lead(i), 0, clause, ALL, ALL)
    complete_exposed(s, seat, clauses.R_FULL_SET_IN_HAND, log)


@rule
def call(s: Alice, asked: int, card: int, log: Log | None) -> int:
    """alice.turn-call-anyone: the player asks somebody for a card by name.

    That he asks proves that he lacks it (alice.r-own-card).
    """
    seat = s.current
    s.lacks[seat] |= bit(card)
    tell(log, CALLED, seat, asked, bit(card), 0, clauses.TURN_CALL_ANYONE, ALL, ALL)
    answer = handed_over(s, asked, card)
    if answer != NONE:
        return hit(s, seat, asked, answer, log)
    s.lacks[asked] |= bit(card)
    tell(log, MISSED, seat, asked, bit(card), 0, clauses.MISS_FORFEIT, ALL, ALL)
    return pay_for_miss(s, seat, asked, log)


@rule
def handed_over(s: Alice, asked: int, card: int) -> np.uint64:
    """alice.call-hand-over, alice.r-must-comply: the card, if the one asked has it.

    alice.call-one-card, alice.r-exact-card: that one card and no other.
    """
    return s.hand[asked] & bit(card)


@rule
def hit(s: Alice, seat: int, asked: int, cards: np.uint64, log: Log | None) -> int:
    """The card joins the caller's hand (alice.r-received-to-hand), in the sight of all.

    alice.hit-complete-from-hand: a set now whole goes down; alice.hit-call-again: if it is
    still short, all know that the other card is wanting too, and he calls again.
    """
    n = count(cards)
    s.hand[asked] &= ~cards
    s.sizes[asked] -= n
    s.hand[seat] |= cards
    s.sizes[seat] += n
    left = cards
    while left != NONE:
        show(s, bit(lowest(left)), seat)
        left = without_lowest(left)
    tell(log, HANDED, seat, asked, cards, 0, clauses.CALL_HAND_OVER, ALL, ALL)
    if not complete_exposed(s, seat, clauses.HIT_COMPLETE_FROM_HAND, log):
        s.lacks[seat] |= companions(s.exposed[seat]) & ~s.hand[seat]
    return NO_SEAT


@rule
def stop(s: Alice, log: Log | None) -> int:
    """alice.set-then-no-lead-free, alice.r-stop: the turn passes and nothing is paid.

    alice.r-stop-silent: nothing tells why, unless the table's rule does.
    """
    seat = s.current
    if s.after_set == COMPULSORY:
        s.lacks[seat] |= leads_about(s)
    tell(log, STOPPED, seat, NOBODY, NONE, 0, clauses.R_STOP_SILENT, ALL, ALL)
    return seat_to_left(s, seat, 1)
