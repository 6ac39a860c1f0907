"""The state of a game of Portrait Authors, in any of its forms, and the cards by groups.

Group g has the cards 8g to 8g + 7, one byte of a card set; in it author a has the two bits 2a,
his portrait, and 2a + 1, his sketch. In the forms with books of four the portraits of a group
are one book and its sketches another: book 2g + k.
"""

from __future__ import annotations

from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from parlour.kernel.cards import NONE, bit, lowest
from parlour.kernel.dispatch import State
from parlour.kernel.flat import flat
from parlour.kernel.rule import rule

MOST_SEATS = 8
GROUPS = 8
AUTHORS = 4
CARDS = 64
MOST_STACKS = 32

NO_SEAT = -1

# Actions: call on the seat d to the left for card c, stack the authors m of group g, and a call
# in bad form.
FIRST_CALL = 0
FIRST_STACK = 448
FIRST_BAD_CALL = 568
CODES = 1016

# Phases.
WANTS_PACK = 0
PLAYING = 1
GAME_OVER = 2

# Forms.
PAIRS = 0
PORTRAITS = 1
FOURS = 2

# Values of the options other than the printed ones, which are 0.
BANK_ON = 1
PORTRAITS_32 = 1
PAIRS_64 = 2
CALL_AGAIN = 1
WHOLE = 1
SAME_GROUP = 1
ZERO_STACK = 1
AT_PLEASURE = 1
REMAINDER_AUTO = 1
HAND_OR_TABLE = 1
BOOKS_ONLY = 1
LOSS_OF_CALL = 1
STALE_NEVER = 1
MEMORY_LOG = 0
MEMORY_LAST_CALL = 1

WHOLE_BOOK = 15
"""All four authors of a group."""
ALL_GROUPS = 255
"""One bit for each group."""

ALL_CARDS = np.uint64(0xFFFFFFFFFFFFFFFF)
PORTRAIT_CARDS = np.uint64(0x5555555555555555)
_BYTE = np.uint64(0xFF)
_BOOK = np.uint64(0x55)
_HALF = np.uint64(0x0F0F0F0F0F0F0F0F)
_QUARTER = np.uint64(0x0303030303030303)
_FIRST = np.uint64(0x0101010101010101)
_BY_1 = np.uint64(1)
_BY_2 = np.uint64(2)
_BY_4 = np.uint64(4)


@flat("portrait")
class Portrait(State):
    """Everything there is to know of a game in progress.

    `hand` and `sizes` are the hands; `tabled` all cards on the table, `stacked` those that each
    seat put there, `stack_cards`, `stack_by` and `stack_won` the stacks in their order with what
    they counted. `bank` has its top card at place `bank_n` - 1.

    The public record: `denied` are the cards that all the world knows a seat not to hold, `shown`
    those that all have seen come into the hand they are in, `proved` the books or groups (bit
    2g + k, or 2g with pairs) of which a seat, having called, must hold a card that nobody saw.

    `fresh` and `added` have one bit for each group; `fresh_open` and `added_open` are what all
    can tell of them. `missed` says who has missed or lost a call; `draws` counts each seat's
    unseen draws from the Bank, `late` those since its last miss. Of the turn in hand: `began` is
    the number of denials at its beginning, `moved` whether a card has gone to the table or come
    from the Bank. `idle` counts idle turns running.
    """

    hand: Annotated[NDArray[np.uint64], MOST_SEATS]
    stacked: Annotated[NDArray[np.uint64], MOST_SEATS]
    denied: Annotated[NDArray[np.uint64], MOST_SEATS]
    proved: Annotated[NDArray[np.uint64], MOST_SEATS]
    stack_cards: Annotated[NDArray[np.uint64], MOST_STACKS]
    tabled: np.uint64
    shown: np.uint64
    sizes: Annotated[NDArray[np.int64], MOST_SEATS]
    score: Annotated[NDArray[np.int64], MOST_SEATS]
    fresh: Annotated[NDArray[np.int64], MOST_SEATS]
    fresh_open: Annotated[NDArray[np.int64], MOST_SEATS]
    added: Annotated[NDArray[np.int64], MOST_SEATS]
    added_open: Annotated[NDArray[np.int64], MOST_SEATS]
    missed: Annotated[NDArray[np.int64], MOST_SEATS]
    draws: Annotated[NDArray[np.int64], MOST_SEATS]
    late: Annotated[NDArray[np.int64], MOST_SEATS]
    bank_n: int
    stacks: int
    seats: int
    dealer: int
    phase: int
    current: int
    idle: int
    began: int
    moved: int
    form: int
    bank_on: int
    bank_lucky: int
    stack_choice: int
    new_card_scope: int
    dealt_zero_stack: int
    neglected_book: int
    remainder_auto: int
    calling_right: int
    books_only: int
    call_form: int
    stale_calls: int
    memory_aid: int
    move_clock: int
    bank: Annotated[NDArray[np.int8], CARDS]
    stack_by: Annotated[NDArray[np.int8], MOST_STACKS]
    stack_won: Annotated[NDArray[np.int8], MOST_STACKS]


@rule
def group_cards(g: int) -> np.uint64:
    """The eight cards of group g."""
    return _BYTE << np.uint64(8 * g)


@rule
def book_cards(u: int) -> np.uint64:
    """The four cards of book u = 2g + k: the portraits of a group, or its sketches."""
    return _BOOK << np.uint64(8 * (u // 2) + u % 2)


@rule
def groups_of(cards: np.uint64) -> np.uint64:
    """All cards of every group of which a card is here."""
    seen = cards | ((cards >> _BY_4) & _HALF)
    seen |= (seen >> _BY_2) & _QUARTER
    seen |= seen >> _BY_1
    return (seen & _FIRST) * _BYTE


@rule
def books_of(cards: np.uint64) -> np.uint64:
    """All cards of every book of four of which a card is here."""
    seen = cards | ((cards >> _BY_4) & _HALF)
    seen |= (seen >> _BY_2) & _QUARTER
    return (seen & _QUARTER) * _BOOK


@rule
def whole_books(cards: np.uint64) -> np.uint64:
    """The first card of every book of four that is whole among the cards."""
    halves = cards & (cards >> _BY_4)
    return halves & (halves >> _BY_2) & _QUARTER


@rule
def groups_with_pairs(cards: np.uint64) -> np.uint64:
    """The groups, a bit for each, of which some author's two cards are here."""
    both = cards & (cards >> _BY_1) & PORTRAIT_CARDS
    groups = NONE
    while both != NONE:
        g = lowest(both) // 8
        groups |= bit(g)
        both &= ~group_cards(g)
    return groups


@rule
def authors_of(cards: np.uint64, g: int) -> int:
    """portrait.pair-made-of: the authors of group g, a bit each, both of whose cards are here."""
    held = (cards >> np.uint64(8 * g)) & _BYTE
    both = held & (held >> _BY_1) & _BOOK
    # Bits 0, 2, 4 and 6 move together to 0, 1, 2 and 3.
    both = (both | (both >> _BY_1)) & np.uint64(0x33)
    return int(np.int64((both | (both >> _BY_2)) & np.uint64(0x0F)))


@rule
def pair_cards(g: int, m: int) -> np.uint64:
    """Both cards of each author of group g in the mask m."""
    wide = np.uint64(m)
    wide = (wide | (wide << _BY_2)) & np.uint64(0x33)
    wide = (wide | (wide << _BY_1)) & _BOOK
    return (wide * np.uint64(3)) << np.uint64(8 * g)


@rule
def cards_of_form(s: Portrait) -> np.uint64:
    """The cards in play: all, or the portraits alone."""
    return PORTRAIT_CARDS if s.form == PORTRAITS else ALL_CARDS


@rule
def unit_of(s: Portrait, card: int) -> int:
    """The number of the card's group (2g) with pairs, of its book (2g + k) in the other forms."""
    u = 2 * (card // 8)
    return u if s.form == PAIRS else u + card % 2


@rule
def unit_cards(s: Portrait, u: int) -> np.uint64:
    """The cards of a unit: the eight of a group with pairs, else the four of a book."""
    return group_cards(u // 2) if s.form == PAIRS else book_cards(u)


@rule
def seat_to_left(s: Portrait, seat: int, places: int) -> int:
    """The seat so many places to the left, round the table."""
    there = seat + places
    if there >= s.seats:
        return there - s.seats
    return there
