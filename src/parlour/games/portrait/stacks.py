"""Cards go to the table: which sets may be stacked, books of four, and what they count."""

from __future__ import annotations

import numpy as np

from parlour.games.portrait import clauses, events, refusals
from parlour.games.portrait.public import forget_proofs
from parlour.games.portrait.state import (
    AT_PLEASURE,
    BOOKS_ONLY,
    FIRST_STACK,
    GROUPS,
    PAIRS,
    REMAINDER_AUTO,
    SAME_GROUP,
    WHOLE,
    WHOLE_BOOK,
    ZERO_STACK,
    Portrait,
    authors_of,
    book_cards,
    group_cards,
    groups_with_pairs,
    pair_cards,
)
from parlour.kernel.cards import NONE, count, lowest, minus, without_lowest
from parlour.kernel.dispatch import Codes
from parlour.kernel.log import ALL, NOBODY, Log, tell
from parlour.kernel.rule import rule


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
    tell(log, events.STACKED, seat, NOBODY, cards, won, clause, ALL, ALL)
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
            tell(log, events.REMAINDER, seat, NOBODY, cards, won, clauses.R_REMAINDER, ALL, ALL)
            return


@rule
def settle(s: Portrait, seat: int, log: Log | None) -> None:
    """portrait.r-no-legal-call: all that is whole in this hand is stacked, group by group."""
    for g in range(GROUPS):
        cards = s.hand[seat] & group_cards(g)
        if cards != NONE:
            won = count_of_stack(authors_of(cards, g))
            put_down(s, seat, cards, won)
            tell(log, events.SETTLED, seat, NOBODY, cards, won, clauses.R_NO_LEGAL_CALL, ALL, ALL)


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
    tell(log, events.LAID, seat, NOBODY, cards, won, clause, ALL, ALL)
