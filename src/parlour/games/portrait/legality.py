"""Who may do what: the bars to each act, from which both the legal list and refusals come."""

from __future__ import annotations

import numpy as np

from parlour.games.portrait import refusals
from parlour.games.portrait.state import (
    ALL_CARDS,
    AT_PLEASURE,
    BOOKS_ONLY,
    CODES,
    FIRST_BAD_CALL,
    FIRST_CALL,
    FIRST_STACK,
    GAME_OVER,
    LOSS_OF_CALL,
    PAIRS,
    PLAYING,
    SAME_GROUP,
    STALE_NEVER,
    WANTS_PACK,
    WHOLE,
    WHOLE_BOOK,
    ZERO_STACK,
    Portrait,
    authors_of,
    cards_of_form,
    groups_with_pairs,
    seat_to_left,
)
from parlour.games.portrait.tabling import is_remainder
from parlour.games.portrait.turns import is_barred, is_out, wanted
from parlour.kernel.cards import NONE, has, lowest, without_lowest
from parlour.kernel.dispatch import DEAL, OVER, Codes
from parlour.kernel.rule import rule


@rule
def actor(s: Portrait) -> int:
    """The seat on turn, DEAL before the deal, OVER at the end. Chance deals and does no more."""
    if s.phase == PLAYING:
        return s.current
    return DEAL if s.phase == WANTS_PACK else OVER


# Calls.


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


# Stacks.


@rule
def is_by_rule_six(s: Portrait, seat: int, g: int, m: int) -> bool:
    """portrait.remainder-at-pleasure: the whole rest of a broken group, all in this hand.

    portrait.r-remainder: whole and not in part.
    """
    return is_remainder(s, seat, g) and m == authors_of(s.hand[seat], g)


@rule
def bar_to_stacking_here(s: Portrait) -> int:
    """portrait.stacking, portrait.one-count-only: why nothing is stacked in this form, or 0.

    portrait.r-counts-section: with pairs there are other counts than books.
    """
    return refusals.NO_STACKING_IN_THIS_FORM if s.form != PAIRS else 0


@rule
def bar_to_size(s: Portrait, held: int, m: int) -> int:
    """Why just these of the complete pairs held may not be stacked, or 0.

    portrait.books-only-advice, portrait.r-books-only: a table may agree on books only.
    portrait.r-which-pairs: any choice among the pairs will do, unless the table wants all of
    them. portrait.pair-may-stack, portrait.r-pair-stack, portrait.book-then-stacked: from one
    pair up to the whole book.
    """
    if s.books_only == BOOKS_ONLY and m != WHOLE_BOOK:
        return refusals.BOOKS_ONLY
    if s.stack_choice == WHOLE and m != held:
        return refusals.STACK_WHOLE
    return 0


@rule
def bar_to_stacking_dealt(s: Portrait, seat: int, g: int, m: int) -> int:
    """portrait.dealt-needs-same-group: why a set may not be stacked for count, or 0.

    portrait.r-dealt-book: a whole book needs nothing added.
    """
    if is_by_rule_six(s, seat, g, m) or m == WHOLE_BOOK:
        return 0
    return refusals.DEALT_SET if ((s.added[seat] >> g) & 1) == 0 else 0


@rule
def may_stack_for_nothing(s: Portrait, seat: int) -> bool:
    """portrait.r-dealt-no-zero: only where the table says so, and before the first miss."""
    return s.dealt_zero_stack == ZERO_STACK and s.missed[seat] == 0


@rule
def bar_to_stacking_stale(s: Portrait, seat: int, g: int, m: int) -> int:
    """portrait.missed-needs-new-card: why a set has to wait for a further card, or 0.

    portrait.r-neglected-book: a whole book too, unless the table says otherwise.
    """
    if ((s.fresh[seat] >> g) & 1) != 0 or is_by_rule_six(s, seat, g, m):
        return 0
    is_free = s.neglected_book == AT_PLEASURE or s.new_card_scope == SAME_GROUP
    return 0 if m == WHOLE_BOOK and is_free else refusals.NEED_NEW_CARD


@rule
def bar_to_set(s: Portrait, seat: int, g: int, held: int, m: int) -> int:
    """Why this set, complete in hand, may not be stacked now, or 0."""
    bar = bar_to_size(s, held, m)
    if bar == 0 and not may_stack_for_nothing(s, seat):
        bar = bar_to_stacking_dealt(s, seat, g, m)
    if bar == 0:
        bar = bar_to_stacking_stale(s, seat, g, m)
    return bar


# All of them together.


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
def list_stacks(s: Portrait, out: Codes, n: int) -> int:
    """Write the stacks that may be made: every choice among the pairs of each group."""
    seat = s.current
    groups = groups_with_pairs(s.hand[seat])
    while groups != NONE:
        g = lowest(groups)
        groups = without_lowest(groups)
        held = authors_of(s.hand[seat], g)
        # The parts of a mask in ascending order, from the first to the whole.
        m = (0 - held) & held
        while m != 0:
            if bar_to_set(s, seat, g, held, m) == 0:
                out[n] = FIRST_STACK + 15 * g + m - 1
                n += 1
            m = (m - held) & held
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
def why_not_stack(s: Portrait, seat: int, stack: int) -> int:
    """The bars to a stack, in their order."""
    g = stack // 15
    m = stack % 15 + 1
    bar = bar_to_stacking_here(s)
    held = authors_of(s.hand[seat], g)
    if bar == 0 and (m & ~held) != 0:
        bar = refusals.NOT_IN_HAND
    if bar == 0:
        bar = bar_to_set(s, seat, g, held, m)
    return bar
