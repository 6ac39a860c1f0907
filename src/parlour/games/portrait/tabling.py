"""Cards go to the table: stacks of pairs, books of four, and what they count."""

from __future__ import annotations

import numpy as np

from parlour.games.portrait.clause_numbers import (
    AFTER_STACK_ANEW,
    BANK_COUNT,
    COUNT_3,
    COUNT_6,
    COUNT_10,
    DEALT_NEEDS_SAME_GROUP,
    EASY_BOOK_1,
    EASY_LAY_BOOK,
    EASY_SKETCH_BOOKS,
    PAIR_COUNTS_0,
    R_KEPT_PAIR,
    R_NO_LEGAL_CALL,
    R_REMAINDER,
    STACK_ANNOUNCE,
    STACK_FACE_UP,
)
from parlour.games.portrait.events import LAID, REMAINDER, SETTLED, STACKED
from parlour.games.portrait.public import forget_proofs
from parlour.games.portrait.state import (
    GROUPS,
    PAIRS,
    REMAINDER_AUTO,
    WHOLE_BOOK,
    Portrait,
    authors_of,
    book_cards,
    group_cards,
    pair_cards,
)
from parlour.kernel.cards import NONE, bit, count, lowest
from parlour.kernel.log import ALL, NOBODY, Log, tell
from parlour.kernel.rule import rule
from parlour.kernel.switches import applies, worth


@rule
def put_down(s: Portrait, seat: int, cards: np.uint64, won: int) -> None:
    """These cards of the seat's hand, all of one group or book, lie on the table for good."""
    s.hand[seat] &= ~cards
    s.sizes[seat] -= count(cards)
    s.tabled |= cards
    s.stacked[seat] |= cards
    s.stack_cards[s.stacks] = cards
    s.stack_by[s.stacks] = seat
    s.stack_won[s.stacks] = won
    s.stacks += 1
    s.score[seat] += won
    s.moved = 1
    if (cards & ~s.shown) != NONE:
        forget_proofs(s, seat, lowest(cards))


@rule
def count_of(pairs: int) -> int:
    """portrait.count-3, portrait.count-6, portrait.count-10: what so many pairs bring together.

    portrait.pair-counts-0: one alone brings nothing.
    """
    if pairs == 2:
        return worth(COUNT_3, 3)
    if pairs == 3:
        return worth(COUNT_6, 6)
    if pairs == 4:
        return worth(COUNT_10, 10)
    return 0 if applies(PAIR_COUNTS_0) else 1


@rule
def count_of_stack(s: Portrait, seat: int, g: int, m: int) -> int:
    """portrait.after-stack-anew: the pairs of this stack count among themselves.

    portrait.late-pair-zero: so the last pair after a double pair royal brings nothing.
    portrait.r-kept-pair: pairs kept back from an earlier stack count with the new ones.
    """
    pairs = count(np.uint64(m))
    before = count(s.stacked[seat] & group_cards(g)) // 2
    if before > 0:
        if not applies(AFTER_STACK_ANEW):
            pairs += before
        if not applies(R_KEPT_PAIR):
            pairs = 1
    return count_of(pairs)


@rule
def is_remainder(s: Portrait, seat: int, g: int) -> bool:
    """Whether part of the group is on the table and all the rest in this hand."""
    cards = group_cards(g)
    rest = cards & ~s.tabled
    return rest != NONE and rest != cards and (rest & ~s.hand[seat]) == NONE


@rule
def stack(s: Portrait, seat: int, g: int, m: int, for_nothing: bool, log: Log | None) -> None:
    """portrait.stacking: a set goes from hand to table.

    portrait.stack-face-up and portrait.stack-announce: everybody sees it and hears its name
    (portrait.r-announce). A set let down under the house rule for dealt sets counts nothing.
    """
    cards = pair_cards(g, m)
    won = 0 if for_nothing else count_of_stack(s, seat, g, m)
    clause = clause_of(m)
    if for_nothing:
        clause = DEALT_NEEDS_SAME_GROUP
    put_down(s, seat, cards, won)
    noticed = ALL if applies(STACK_ANNOUNCE) else bit(seat)
    seen = ALL if applies(STACK_FACE_UP) else bit(seat)
    tell(log, STACKED, seat, NOBODY, cards, won, clause, noticed, seen)
    look_for_remainder(s, g, log)


@rule
def clause_of(m: int) -> int:
    """The clause under which a stack of so many pairs counts."""
    pairs = count(np.uint64(m))
    if pairs == 2:
        return COUNT_3
    if pairs == 3:
        return COUNT_6
    return COUNT_10 if m == WHOLE_BOOK else PAIR_COUNTS_0


@rule
def look_for_remainder(s: Portrait, g: int, log: Log | None) -> None:
    """portrait.r-remainder, where the table lets remainders go down of themselves."""
    if s.remainder_auto != REMAINDER_AUTO or s.form != PAIRS or not applies(R_REMAINDER):
        return
    for seat in range(s.seats):
        if is_remainder(s, seat, g):
            m = authors_of(s.hand[seat], g)
            won = count_of_stack(s, seat, g, m)
            cards = pair_cards(g, m)
            put_down(s, seat, cards, won)
            tell(log, REMAINDER, seat, NOBODY, cards, won, R_REMAINDER, ALL, ALL)
            return


@rule
def settle(s: Portrait, seat: int, log: Log | None) -> None:
    """portrait.r-no-legal-call: all that is whole in this hand is stacked, group by group."""
    for g in range(GROUPS):
        cards = s.hand[seat] & group_cards(g)
        if cards != NONE:
            won = count_of_stack(s, seat, g, authors_of(cards, g))
            put_down(s, seat, cards, won)
            tell(log, SETTLED, seat, NOBODY, cards, won, R_NO_LEGAL_CALL, ALL, ALL)


@rule
def lay_book(s: Portrait, seat: int, u: int, clause: int, log: Log | None) -> None:
    """portrait.easy-lay-book: a book of four that is whole goes down, in the forms that have it.

    portrait.easy-book-1, portrait.bank-count: it counts one. portrait.easy-sketch-books: four
    sketches are a book like four portraits.
    """
    cards = book_cards(u)
    if s.form == PAIRS or (s.hand[seat] & cards) != cards or not applies(EASY_LAY_BOOK):
        return
    if u % 2 == 1 and not applies(EASY_SKETCH_BOOKS):
        return
    won = worth(EASY_BOOK_1, 1)
    if s.bank_on != 0:
        won = worth(BANK_COUNT, won)
    put_down(s, seat, cards, won)
    tell(log, LAID, seat, NOBODY, cards, won, clause, ALL, ALL)
