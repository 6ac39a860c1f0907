"""A turn: who may call for what, and what follows: an answer, a miss, a call in bad form.

Both the legal list and refusals come from the same bars.
"""

from __future__ import annotations

import numpy as np

from parlour.games.portrait import clauses, events, refusals
from parlour.games.portrait.bank import draw
from parlour.games.portrait.public import forget_proof, note_call, note_miss, receive, show
from parlour.games.portrait.stacks import (
    bar_to_stacking_dealt,
    bar_to_stacking_here,
    lay_book,
    list_stacks,
    look_for_remainder,
    stack,
    why_not_stack,
)
from parlour.games.portrait.state import (
    ALL_CARDS,
    CALL_AGAIN,
    CODES,
    FIRST_BAD_CALL,
    FIRST_CALL,
    FIRST_STACK,
    GAME_OVER,
    LOSS_OF_CALL,
    PLAYING,
    STALE_NEVER,
    WANTS_PACK,
    Portrait,
    cards_of_form,
    seat_to_left,
)
from parlour.games.portrait.turns import go_on, is_barred, is_out, pass_turn, wanted
from parlour.kernel.cards import NONE, bit, has, lowest, without_lowest
from parlour.kernel.dispatch import DEAL, OVER, Codes
from parlour.kernel.log import ALL, Log, tell
from parlour.kernel.rule import rule


@rule
def actor(s: Portrait) -> int:
    """The seat on turn, DEAL before the deal, OVER at the end. Chance deals and does no more."""
    if s.phase == PLAYING:
        return s.current
    return DEAL if s.phase == WANTS_PACK else OVER


@rule
def bar_to_bad_calls(s: Portrait) -> int:
    """portrait.call-order-penalty, portrait.r-call-form: why no call can be lost, or 0."""
    return refusals.BAD_CALL_OFF if s.call_form != LOSS_OF_CALL else 0


@rule
def bar_to_seat(s: Portrait, d: int) -> int:
    """portrait.call-any-player: why there is nobody to call on d places to the left, or 0."""
    return refusals.NO_SUCH_SEAT if d >= s.seats else 0


@rule
def bar_to_card(s: Portrait, seat: int, card: int) -> int:
    """Why the card is none of those that the seat may call for, or 0, by the first that fits."""
    if has(wanted(s, seat), card):
        return 0
    if not has(cards_of_form(s), card):
        return refusals.NOT_IN_PACK
    if has(s.hand[seat], card):
        return refusals.YOU_HOLD_IT
    return refusals.ON_TABLE if has(s.tabled, card) else refusals.NO_CARD_OF_GROUP


@rule
def bar_to_asking(s: Portrait, asked: int) -> int:
    """portrait.r-empty-hand: why this player may not be called on, or 0."""
    return refusals.EMPTY_HAND if is_out(s, asked) else 0


@rule
def barred_of(s: Portrait, asked: int, in_bad_form: bool) -> np.uint64:
    """portrait.r-standstill: the cards that may not be called for here, as all know the answer.

    None while the Bank lasts; else in a turn after a standstill, or always if the table says so.
    After a standstill no call at all may be made in bad form.
    portrait.r-no-pass: otherwise a call that must fail is a lawful way to end a turn.
    """
    if in_bad_form and is_barred(s):
        return ALL_CARDS
    if s.bank_n == 0 and (s.stale_calls == STALE_NEVER or is_barred(s)):
        return s.denied[asked]
    return NONE


@rule
def legal(s: Portrait, out: Codes) -> int:
    """The codes open to the seat on turn, ascending: calls, stacks, and calls in bad form."""
    if s.phase != PLAYING:
        return 0
    n = list_calls(s, False, out, 0)
    if bar_to_stacking_here(s) == 0:
        n = list_stacks(s, out, n)
    if bar_to_bad_calls(s) == 0:
        n = list_calls(s, True, out, n)
    return n


@rule
def list_calls(s: Portrait, in_bad_form: bool, out: Codes, n: int) -> int:
    """Write the calls that may be made, in good form or in bad."""
    seat = s.current
    cards = wanted(s, seat)
    for d in range(1, s.seats):
        asked = seat_to_left(s, seat, d)
        if bar_to_seat(s, d) != 0 or bar_to_asking(s, asked) != 0:
            continue
        left = cards & ~barred_of(s, asked, in_bad_form)
        base = (FIRST_BAD_CALL if in_bad_form else FIRST_CALL) + 64 * (d - 1)
        while left != NONE:
            out[n] = base + lowest(left)
            n += 1
            left = without_lowest(left)
    return n


@rule
def why_not(s: Portrait, seat: int, action: int) -> int:
    """The first refusal that fits, or 0.

    portrait.decide-before-miss, portrait.r-stack-time: nothing is stacked out of turn.
    """
    if s.phase == GAME_OVER:
        return refusals.GAME_OVER
    if s.phase != PLAYING or seat != s.current:
        return refusals.NOT_YOUR_TURN
    if action < 0 or action >= CODES:
        return refusals.NO_SUCH_ACTION
    if action < FIRST_STACK:
        return why_not_call(s, seat, action - FIRST_CALL, False)
    if action < FIRST_BAD_CALL:
        return why_not_stack(s, seat, action - FIRST_STACK)
    bar = bar_to_bad_calls(s)
    if bar == 0:
        bar = why_not_call(s, seat, action - FIRST_BAD_CALL, True)
    return bar


@rule
def why_not_call(s: Portrait, seat: int, call: int, in_bad_form: bool) -> int:
    """The bars to a call, in their order."""
    d = call // 64 + 1
    card = call % 64
    bar = bar_to_seat(s, d)
    if bar == 0:
        bar = bar_to_card(s, seat, card)
    if bar == 0:
        bar = bar_to_asking(s, seat_to_left(s, seat, d))
    if bar == 0 and has(barred_of(s, seat_to_left(s, seat, d), in_bad_form), card):
        bar = refusals.STALE_CALL
    return bar


@rule
def play(s: Portrait, action: int, log: Log | None) -> None:
    """Apply a legal action of the seat on turn, and all that follows from it.

    Each act says whether the turn goes on.
    """
    if action < FIRST_STACK:
        asked = seat_to_left(s, s.current, action // 64 + 1)
        goes_on = call(s, asked, action % 64, log)
    elif action < FIRST_BAD_CALL:
        goes_on = make_stack(s, (action - FIRST_STACK) // 15, (action - FIRST_STACK) % 15 + 1, log)
    else:
        asked = seat_to_left(s, s.current, (action - FIRST_BAD_CALL) // 64 + 1)
        goes_on = lose_call(s, asked, (action - FIRST_BAD_CALL) % 64, log)
    if not goes_on:
        pass_turn(s, log)
    go_on(s, log)


@rule
def call(s: Portrait, asked: int, card: int, log: Log | None) -> bool:
    """portrait.call-any-player: the player on turn asks somebody for one card.

    portrait.hand-over, portrait.r-truth: if it is there, it is given up.
    """
    seat = s.current
    note_call(s, seat, card)
    tell(log, events.CALLED, seat, asked, bit(card), 0, clauses.CALL_ANY_PLAYER, ALL, ALL)
    if has(s.hand[asked], card):
        return hit(s, seat, asked, card, log)
    s.denied[asked] |= bit(card)
    note_miss(s, seat)
    tell(log, events.MISSED, seat, asked, bit(card), 0, clauses.MISS_PASSES, ALL, ALL)
    return draw_after_miss(s, seat, card, log)


@rule
def hit(s: Portrait, seat: int, asked: int, card: int, log: Log | None) -> bool:
    """The card changes hands in the sight of all; what it completes is laid.

    portrait.hit-continue: the caller goes on, in every form alike (portrait.easy-call-same,
    portrait.bank-call-as-full).
    """
    forget_proof(s, asked, card)
    s.hand[asked] &= ~bit(card)
    s.sizes[asked] -= 1
    s.hand[seat] |= bit(card)
    s.sizes[seat] += 1
    show(s, card, seat)
    receive(s, seat, card)
    tell(log, events.HANDED, seat, asked, bit(card), 0, clauses.HAND_OVER, ALL, ALL)
    lay_book(s, seat, 2 * (card // 8) + card % 2, clauses.EASY_LAY_BOOK, log)
    look_for_remainder(s, card // 8, log)
    return True


@rule
def draw_after_miss(s: Portrait, seat: int, card: int, log: Log | None) -> bool:
    """portrait.bank-miss-draws: a card from the Bank; say whether the turn goes on.

    portrait.bank-unlucky: any other card, and the turn passes. portrait.r-bank-empty: without a
    card to draw it passes as well.
    """
    if s.bank_n == 0:
        return False
    is_lucky = draw(s, seat, card, clauses.BANK_MISS_DRAWS, log)
    return is_lucky and follow_luck(s, seat, log)


@rule
def follow_luck(s: Portrait, seat: int, log: Log | None) -> bool:
    """portrait.bank-lucky: he has drawn the very card and draws again, then the turn passes.

    portrait.r-bank-lucky: or else, if the table likes, the turn goes on.
    """
    if s.bank_lucky == CALL_AGAIN:
        return True
    if s.bank_n > 0:
        draw(s, seat, -1, clauses.BANK_LUCKY, log)
    return False


@rule
def lose_call(s: Portrait, asked: int, card: int, log: Log | None) -> bool:
    """portrait.r-call-form: a call in bad form is heard by all and answered by nobody.

    portrait.call-order-penalty: the turn is lost with it.
    """
    seat = s.current
    note_call(s, seat, card)
    note_miss(s, seat)
    tell(log, events.LOST, seat, asked, bit(card), 0, clauses.R_CALL_FORM, ALL, ALL)
    return False


@rule
def make_stack(s: Portrait, g: int, m: int, log: Log | None) -> bool:
    """portrait.stack-keeps-call: a set is stacked, and the turn goes on."""
    for_nothing = bar_to_stacking_dealt(s, s.current, g, m) != 0
    stack(s, s.current, g, m, for_nothing, log)
    return True
