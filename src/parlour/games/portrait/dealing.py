"""The house rules are settled, the pack is dealt, and books dealt whole go down."""

from __future__ import annotations

from parlour.games.portrait import clauses, events
from parlour.games.portrait.stacks import lay_book
from parlour.games.portrait.state import (
    ALL_GROUPS,
    BANK_ON,
    CARDS,
    FOURS,
    GROUPS,
    MOST_SEATS,
    MOST_STACKS,
    NO_SEAT,
    PAIRS,
    PAIRS_64,
    PLAYING,
    PORTRAITS,
    PORTRAITS_32,
    WANTS_PACK,
    Portrait,
    cards_of_form,
    seat_to_left,
)
from parlour.games.portrait.turns import begin_turn, go_on, next_seat
from parlour.kernel.cards import NO_CARD, NONE, bit, count, has
from parlour.kernel.dispatch import Codes
from parlour.kernel.log import ALL, NOBODY, Log, tell
from parlour.kernel.rule import rule

DEALT_EACH = 10
"""portrait.bank-deal-10."""


@rule
def begin(s: Portrait, options: Codes, seats: int, dealer: int) -> None:
    """A fresh game waiting for its pack; the dealer is given (portrait.r-dealer)."""
    s.seats = seats
    s.dealer = dealer
    s.bank_on = options[1]
    s.form = options[0] if s.bank_on != BANK_ON else form_of_bank(options[2])
    s.bank_lucky = options[3]
    s.stack_choice = options[4]
    s.new_card_scope = options[5]
    s.dealt_zero_stack = options[6]
    s.neglected_book = options[7]
    s.remainder_auto = options[8]
    s.calling_right = options[9]
    s.books_only = options[10]
    s.call_form = options[11]
    s.stale_calls = options[12]
    # portrait.r-memory-aid: how much is shown of the past; no rule below asks for it.
    s.memory_aid = options[13]
    s.move_clock = options[14]
    s.phase = WANTS_PACK
    clear(s)


@rule
def form_of_bank(bank_deck: int) -> int:
    """portrait.r-bank-deck: the cards chosen for the Bank say what is played for as well."""
    if bank_deck == PORTRAITS_32:
        return PORTRAITS
    return PAIRS if bank_deck == PAIRS_64 else FOURS


@rule
def clear(s: Portrait) -> None:
    """No card anywhere, and nobody has done anything."""
    for seat in range(MOST_SEATS):
        s.hand[seat] = NONE
        s.stacked[seat] = NONE
        s.denied[seat] = NONE
        s.proved[seat] = NONE
        s.sizes[seat] = 0
        s.score[seat] = 0
        s.fresh[seat] = ALL_GROUPS
        s.fresh_open[seat] = ALL_GROUPS
        s.added[seat] = 0
        s.added_open[seat] = 0
        s.missed[seat] = 0
        s.draws[seat] = 0
        s.late[seat] = 0
    for k in range(MOST_STACKS):
        s.stack_cards[k] = NONE
        s.stack_by[k] = NO_SEAT
        s.stack_won[k] = 0
    for k in range(CARDS):
        s.bank[k] = NO_CARD
    s.tabled = NONE
    s.shown = NONE
    s.bank_n = 0
    s.stacks = 0
    s.current = NO_SEAT
    s.idle = 0
    s.began = 0
    s.moved = 0


@rule
def next_dealer(s: Portrait) -> int:
    """portrait.r-dealer: for the next game the deal moves one seat to the left."""
    return seat_to_left(s, s.dealer, 1)


@rule
def seat_dealt(s: Portrait, place: int) -> int:
    """portrait.deal-all: singly, from the dealer's left, who gets the card at this place."""
    return (s.dealer + 1 + place) % s.seats


@rule
def cards_dealt(s: Portrait) -> int:
    """portrait.r-uneven-deal: all of them, even where some seats then have one more.

    portrait.bank-deal-10: with a Bank ten to each.
    """
    return DEALT_EACH * s.seats if s.bank_on == BANK_ON else count(cards_of_form(s))


@rule
def card_at(pack: Codes, place: int) -> int:
    """portrait.shuffle: the pack comes as chance has ordered it, and is dealt so."""
    return pack[place]


@rule
def deal(s: Portrait, pack: Codes, log: Log | None) -> None:
    """Deal the pack, less the cards that this form leaves out, and begin the play."""
    in_play = cards_of_form(s)
    dealt = cards_dealt(s)
    s.bank_n = count(in_play) - dealt
    place = 0
    for k in range(len(pack)):
        card = card_at(pack, k)
        if not has(in_play, card):
            continue
        if place < dealt:
            s.hand[seat_dealt(s, place)] |= bit(card)
        else:
            # portrait.bank-face-down: the next undealt card is the top of the Bank.
            s.bank[s.bank_n - 1 - (place - dealt)] = card
        place += 1
    for k in range(s.seats):
        seat = seat_dealt(s, k)
        s.sizes[seat] = count(s.hand[seat])
        clause = clauses.BANK_DEAL_10 if s.bank_on == BANK_ON else clauses.DEAL_ALL
        tell(log, events.DEALT, seat, NOBODY, s.hand[seat], s.sizes[seat], clause, ALL, bit(seat))
    if s.bank_n > 0:
        tell(log, events.BANKED, NOBODY, NOBODY, NONE, s.bank_n, clauses.BANK_FACE_DOWN, ALL, ALL)
    s.phase = PLAYING
    lay_dealt_books(s, log)
    begin_first_turn(s, log)


@rule
def lay_dealt_books(s: Portrait, log: Log | None) -> None:
    """portrait.r-easy-lay: books of four that were dealt whole go down, seat by seat."""
    if s.form == PAIRS:
        return
    for k in range(s.seats):
        for u in range(2 * GROUPS):
            lay_book(s, seat_dealt(s, k), u, clauses.R_EASY_LAY, log)


@rule
def begin_first_turn(s: Portrait, log: Log | None) -> None:
    """portrait.left-of-dealer-first, portrait.bank-next-begins: the dealer's left calls first.

    portrait.r-easy-lay: if all his cards have gone down already, the next who has some.
    """
    clause = clauses.BANK_NEXT_BEGINS if s.bank_on == BANK_ON else clauses.LEFT_OF_DEALER_FIRST
    begin_turn(s, next_seat(s, s.dealer), clause, log)
    go_on(s, log)
