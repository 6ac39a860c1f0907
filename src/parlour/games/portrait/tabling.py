"""Cards go to the table: stacks of pairs, books of four, and what they count."""

from __future__ import annotations

import numpy as np

from parlour.games.portrait import clauses
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
from parlour.kernel.cards import NONE, count, lowest, minus
from parlour.kernel.log import ALL, NOBODY, Log, tell
from parlour.kernel.rule import rule


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
    if minus(cards, s.shown) != NONE:
        forget_proofs(s, seat, lowest(cards))


@rule
def count_of_stack(m: int) -> int:
    """portrait.count-3, portrait.count-6, portrait.count-10: what these pairs bring together.

    portrait.pair-counts-0: one alone brings nothing.
    """
    pairs = count(np.uint64(m))
    if pairs == 2:
        return 3
    if pairs == 3:
        return 6
    if pairs == 4:
        return 10
    return 0


@rule
def is_remainder(s: Portrait, seat: int, g: int) -> bool:
    """Whether part of the group is on the table and all the rest in this hand.

    portrait.r-split-group: not while another hand has some of it.
    """
    cards = group_cards(g)
    rest = minus(cards, s.tabled)
    return rest != NONE and rest != cards and minus(rest, s.hand[seat]) == NONE


@rule
def stack(s: Portrait, seat: int, g: int, m: int, for_nothing: bool, log: Log | None) -> None:
    """portrait.stacking: a set goes from hand to table.

    portrait.stack-face-up and portrait.stack-announce: everybody sees it and hears its name
    (portrait.r-announce). portrait.after-stack-anew: its pairs count among themselves, and so the
    last pair after a double pair royal brings nothing (portrait.late-pair-zero);
    portrait.r-kept-pair: pairs kept back from an earlier stack count with the new ones. A set let
    down under the house rule for dealt sets counts nothing.
    """
    cards = pair_cards(g, m)
    won = 0 if for_nothing else count_of_stack(m)
    clause = clause_of(m)
    if for_nothing:
        clause = clauses.DEALT_NEEDS_SAME_GROUP
    put_down(s, seat, cards, won)
    tell(log, STACKED, seat, NOBODY, cards, won, clause, ALL, ALL)
    look_for_remainder(s, g, log)


@rule
def clause_of(m: int) -> int:
    """The clause under which a stack of so many pairs counts."""
    pairs = count(np.uint64(m))
    if pairs == 2:
        return clauses.COUNT_3
    if pairs == 3:
        return clauses.COUNT_6
    return clauses.COUNT_10 if m == WHOLE_BOOK else clauses.PAIR_COUNTS_0


@rule
def look_for_remainder(s: Portrait, g: int, log: Log | None) -> None:
    """portrait.r-remainder, where the table lets remainders go down of themselves."""
    if s.remainder_auto != REMAINDER_AUTO or s.form != PAIRS:
        return
    for seat in range(s.seats):
        if is_remainder(s, seat, g):
            m = authors_of(s.hand[seat], g)
            won = count_of_stack(m)
            cards = pair_cards(g, m)
            put_down(s, seat, cards, won)
            tell(log, REMAINDER, seat, NOBODY, cards, won, clauses.R_REMAINDER, ALL, ALL)
            return


@rule
def settle(s: Portrait, seat: int, log: Log | None) -> None:
    """portrait.r-no-legal-call: all that is whole in this hand is stacked, group by group."""
    for g in range(GROUPS):
        cards = s.hand[seat] & group_cards(g)
        if cards != NONE:
            won = count_of_stack(authors_of(cards, g))
            put_down(s, seat, cards, won)
            tell(log, SETTLED, seat, NOBODY, cards, won, clauses.R_NO_LEGAL_CALL, ALL, ALL)


@rule
def lay_book(s: Portrait, seat: int, u: int, clause: int, log: Log | None) -> None:
    """portrait.easy-lay-book: a book of four that is whole goes down, in the forms that have it.

    portrait.easy-book-1, portrait.bank-count: it counts one. portrait.easy-sketch-books: four
    sketches are a book like four portraits.
    """
    cards = book_cards(u)
    if s.form == PAIRS or (s.hand[seat] & cards) != cards:
        return
    won = 1
    put_down(s, seat, cards, won)
    tell(log, LAID, seat, NOBODY, cards, won, clause, ALL, ALL)
