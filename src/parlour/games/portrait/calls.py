"""A turn: calls that are answered, calls in vain, calls in bad form, and stacks between them."""

from __future__ import annotations

from parlour.games.portrait import clauses
from parlour.games.portrait.bank import draw
from parlour.games.portrait.events import CALLED, HANDED, LOST, MISSED
from parlour.games.portrait.legality import bar_to_stacking_dealt
from parlour.games.portrait.public import forget_proof, note_call, note_miss, receive, show
from parlour.games.portrait.state import (
    CALL_AGAIN,
    FIRST_BAD_CALL,
    FIRST_STACK,
    Portrait,
    seat_to_left,
)
from parlour.games.portrait.tabling import lay_book, look_for_remainder, stack
from parlour.games.portrait.turns import go_on, pass_turn
from parlour.kernel.cards import bit, has
from parlour.kernel.log import ALL, Log, tell
from parlour.kernel.rule import rule


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
    tell(log, CALLED, seat, asked, bit(card), 0, clauses.CALL_ANY_PLAYER, ALL, ALL)
    if has(s.hand[asked], card):
        return hit(s, seat, asked, card, log)
    s.denied[asked] |= bit(card)
    note_miss(s, seat)
    tell(log, MISSED, seat, asked, bit(card), 0, clauses.MISS_PASSES, ALL, ALL)
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
    tell(log, HANDED, seat, asked, bit(card), 0, clauses.HAND_OVER, ALL, ALL)
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
    tell(log, LOST, seat, asked, bit(card), 0, clauses.R_CALL_FORM, ALL, ALL)
    return False


@rule
def make_stack(s: Portrait, g: int, m: int, log: Log | None) -> bool:
    """portrait.stack-keeps-call: a set is stacked, and the turn goes on."""
    for_nothing = bar_to_stacking_dealt(s, s.current, g, m) != 0
    stack(s, s.current, g, m, for_nothing, log)
    return True
