"""A turn: who may do what, and what follows: a Lead exposed, cards called for, a stop.

Both the legal list and refusals come from the same bars.
"""

from __future__ import annotations

import numpy as np

from parlour.games.alice import clauses, events, refusals
from parlour.games.alice.forfeits import draw, drawable, drawer, pay_for_miss
from parlour.games.alice.sets import complete_exposed, show
from parlour.games.alice.state import (
    CARDLESS_REFUSED,
    CODES,
    COMPULSORY,
    DRAWING,
    FIRST_CALL,
    GAME_OVER,
    NO_SEAT,
    NO_SET,
    PLAYING,
    STOP,
    WANTS_PACK,
    Alice,
    companions,
    lead,
    leads_about,
    leads_in_hand,
    seat_to_left,
)
from parlour.games.alice.turns import end_turn, go_on
from parlour.kernel.cards import NONE, bit, count, has, lowest, without_lowest
from parlour.kernel.dispatch import DEAL, OVER, Codes
from parlour.kernel.log import ALL, NOBODY, Log, tell
from parlour.kernel.rule import rule


@rule
def actor(s: Alice) -> int:
    """The seat on turn, or CHANCE for a draw, DEAL before the deal, OVER at the end."""
    if s.phase == PLAYING:
        return s.current
    if s.phase == DRAWING:
        return drawer(s)
    if s.phase == WANTS_PACK:
        return DEAL
    return OVER


@rule
def bar_to_exposing(s: Alice, seat: int) -> int:
    """alice.turn-expose: why the seat may not expose any Lead at all, or 0.

    alice.one-lead-at-a-time, alice.finish-before-next and alice.r-ocr: not beside another.
    alice.after-set-may-expose, alice.after-set-go-on: after each set another may follow.
    """
    return refusals.ALREADY_EXPOSED if s.exposed[seat] != NO_SET else 0


@rule
def bar_to_calling(s: Alice, seat: int) -> int:
    """Why the seat may not call at all, or 0.

    alice.r-right-to-call: the exposed Lead is all it needs.
    """
    return refusals.NOTHING_EXPOSED if s.exposed[seat] == NO_SET else 0


@rule
def bar_to_seat(s: Alice, d: int) -> int:
    """alice.turn-call-anyone: why there is nobody to call on d places to the left, or 0."""
    return refusals.NO_SUCH_SEAT if d >= s.seats else 0


@rule
def bar_to_card(s: Alice, seat: int, card: int) -> int:
    """alice.r-own-card: why the companion may not be called for, or 0."""
    return refusals.OWN_CARD if has(s.hand[seat], card) else 0


@rule
def bar_to_cardless(s: Alice, asked: int) -> int:
    """alice.r-call-cardless: anybody may be asked, unless the table lets the cardless be."""
    if s.sizes[asked] == 0 and s.call_cardless == CARDLESS_REFUSED:
        return refusals.TARGET_CARDLESS
    return 0


@rule
def bar_to_stopping(s: Alice, seat: int) -> int:
    """Why the seat may not stop, or 0.

    alice.r-must-play: not before a set, nor with a Lead exposed. alice.set-then-no-lead-free:
    with no Lead he may. alice.r-stop: with one too, unless the table has him go on.
    """
    if s.sets_this_turn == 0:
        return refusals.NO_SET_YET
    if s.exposed[seat] != NO_SET:
        return refusals.MUST_CALL
    if leads_in_hand(s, seat) != NONE and s.after_set == COMPULSORY:
        return refusals.MUST_EXPOSE
    return 0


@rule
def legal(s: Alice, out: Codes) -> int:
    """The codes open to the actor, ascending; at a draw, the cards that may be drawn."""
    n = 0
    if s.phase == DRAWING:
        cards = drawable(s)
        while cards != NONE:
            out[n] = CODES + lowest(cards)
            n += 1
            cards = without_lowest(cards)
        return n
    if s.phase != PLAYING:
        return 0
    seat = s.current
    if bar_to_exposing(s, seat) == 0:
        leads = leads_in_hand(s, seat)
        while leads != NONE:
            out[n] = lowest(leads) // 3
            n += 1
            leads = without_lowest(leads)
    if bar_to_calling(s, seat) == 0:
        first = 3 * s.exposed[seat] + 1
        may_first = bar_to_card(s, seat, first) == 0
        may_second = bar_to_card(s, seat, first + 1) == 0
        for d in range(1, s.seats):
            if bar_to_seat(s, d) != 0 or bar_to_cardless(s, seat_to_left(s, seat, d)) != 0:
                continue
            code = FIRST_CALL + 2 * (d - 1)
            if may_first:
                out[n] = code
                n += 1
            if may_second:
                out[n] = code + 1
                n += 1
    if bar_to_stopping(s, seat) == 0:
        out[n] = STOP
        n += 1
    return n


@rule
def why_not(s: Alice, seat: int, action: int) -> int:
    """The first refusal that fits, or 0. It changes nothing (alice.r-no-strict-mode)."""
    if s.phase == GAME_OVER:
        return refusals.GAME_OVER
    if s.phase != PLAYING or seat != s.current:
        return refusals.NOT_YOUR_TURN
    if action < 0 or action >= CODES:
        return refusals.NO_SUCH_ACTION
    if action < FIRST_CALL:
        return why_not_expose(s, seat, action)
    if action < STOP:
        return why_not_call(s, seat, action - FIRST_CALL)
    return bar_to_stopping(s, seat)


@rule
def why_not_expose(s: Alice, seat: int, i: int) -> int:
    """alice.turn-expose: only a Lead that is in hand."""
    bar = bar_to_exposing(s, seat)
    if bar == 0 and not has(leads_in_hand(s, seat), 3 * i):
        bar = refusals.LEAD_NOT_HELD
    return bar


@rule
def why_not_call(s: Alice, seat: int, call: int) -> int:
    """The bars to a call, in their order."""
    bar = bar_to_calling(s, seat)
    if bar == 0:
        bar = bar_to_seat(s, call // 2 + 1)
    if bar == 0:
        bar = bar_to_card(s, seat, 3 * s.exposed[seat] + 1 + call % 2)
    if bar == 0:
        bar = bar_to_cardless(s, seat_to_left(s, seat, call // 2 + 1))
    return bar


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
    tell(log, events.EXPOSED, seat, NOBODY, lead(i), 0, clause, ALL, ALL)
    complete_exposed(s, seat, clauses.R_FULL_SET_IN_HAND, log)


@rule
def call(s: Alice, asked: int, card: int, log: Log | None) -> int:
    """alice.turn-call-anyone: the player asks somebody for a card by name.

    That he asks proves that he lacks it (alice.r-own-card).
    """
    seat = s.current
    s.lacks[seat] |= bit(card)
    tell(log, events.CALLED, seat, asked, bit(card), 0, clauses.TURN_CALL_ANYONE, ALL, ALL)
    answer = handed_over(s, asked, card)
    if answer != NONE:
        return hit(s, seat, asked, answer, log)
    s.lacks[asked] |= bit(card)
    tell(log, events.MISSED, seat, asked, bit(card), 0, clauses.MISS_FORFEIT, ALL, ALL)
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
    tell(log, events.HANDED, seat, asked, cards, 0, clauses.CALL_HAND_OVER, ALL, ALL)
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
    tell(log, events.STOPPED, seat, NOBODY, NONE, 0, clauses.R_STOP_SILENT, ALL, ALL)
    return seat_to_left(s, seat, 1)
