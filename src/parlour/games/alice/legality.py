"""Who may do what: the bars to each act, from which both the legal list and refusals come."""

from __future__ import annotations

from parlour.games.alice import refusals
from parlour.games.alice.forfeits import drawable, drawer
from parlour.games.alice.state import (
    CARDLESS_REFUSED,
    CODES,
    COMPULSORY,
    DRAWING,
    FIRST_CALL,
    GAME_OVER,
    NO_SET,
    PLAYING,
    STOP,
    WANTS_PACK,
    Alice,
    leads_in_hand,
    seat_to_left,
)
from parlour.kernel.cards import NONE, has, lowest, without_lowest
from parlour.kernel.dispatch import DEAL, OVER, Codes
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
