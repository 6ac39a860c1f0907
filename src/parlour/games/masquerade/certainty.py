"""What everybody can tell of the hands: for each observer, the cards each hand may have.

A row of `possible` begins with all cards and the observer's own hand, and is narrowed by what he
sees (masquerade.r25-who-sees) and by what a play or a pass proves; a card that changes hands
unseen widens it again. A row depends on nothing but what its observer was shown.

Rows of seats that nobody has taken are empty, and what only narrows leaves them so: such loops
go over all rows, whose number is fixed, and become a few wide instructions.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from parlour.games.masquerade.state import ALL_CARDS, CARDS, MOST_SEATS, PUBLIC, Masquerade
from parlour.kernel.cards import NONE, bit, count, has
from parlour.kernel.rule import rule

Row = NDArray[np.uint64]

ROWS = MOST_SEATS + 1


@rule
def row_of(s: Masquerade, k: int) -> int:
    """The rows that are in use, by their number: those of the seats, and last the public one."""
    return k if k < s.seats else PUBLIC


@rule
def forget_all(s: Masquerade) -> None:
    """No row holds anything: before the deal, and when all cards lie open."""
    for o in range(ROWS):
        s.before[o] = NONE
        for seat in range(MOST_SEATS):
            s.possible[o, seat] = NONE


@rule
def see_deal(s: Masquerade) -> None:
    """Everybody knows his own hand, and that the rest is with the others."""
    for k in range(s.seats + 1):
        o = row_of(s, k)
        own = s.hand[o] if o != PUBLIC else NONE
        for seat in range(s.seats):
            s.possible[o, seat] = own if seat == o else ALL_CARDS & ~own


@rule
def rule_out(s: Masquerade, seat: int, cards: np.uint64) -> None:
    """All can tell that this hand has none of these cards."""
    if cards != NONE:
        for o in range(ROWS):
            s.possible[o, seat] &= ~cards


@rule
def see_hand(s: Masquerade, seat: int) -> None:
    """All can tell this hand, card by card."""
    for k in range(s.seats + 1):
        o = row_of(s, k)
        for other in range(s.seats):
            s.possible[o, other] &= ~s.hand[seat]
        s.possible[o, seat] = s.hand[seat]


@rule
def see_own(s: Masquerade, seat: int, card: int) -> None:
    """The seat has got this card, and knows that it is nowhere else."""
    for other in range(MOST_SEATS):
        s.possible[seat, other] &= ~bit(card)
    s.possible[seat, seat] |= bit(card)


@rule
def see_swap(s: Masquerade, mover: int, neighbour: int, given: int, got: int) -> None:
    """Two hands exchange a card; only they see which (masquerade.r25-who-sees).

    To the others either hand may now have what the other had.
    """
    for o in range(ROWS):
        if o != mover and o != neighbour:
            s.before[o] = s.possible[o, mover]
            both = s.possible[o, mover] | s.possible[o, neighbour]
            s.possible[o, mover] = both
            s.possible[o, neighbour] = both
    s.possible[mover, mover] &= ~bit(given)
    s.possible[neighbour, neighbour] &= ~bit(got)
    see_own(s, mover, got)
    see_own(s, neighbour, given)
    s.possible[mover, neighbour] |= bit(given)
    s.possible[neighbour, mover] |= bit(got)


@rule
def see_helped(s: Masquerade, mover: int, neighbour: int) -> None:
    """A card laid straight after an exchange is the one got by it: the rest is as it was before."""
    for o in range(ROWS):
        if o != mover and o != neighbour:
            s.possible[o, mover] = s.before[o]


@rule
def forget_swap(s: Masquerade) -> None:
    """The turn of the exchange is over."""
    for o in range(ROWS):
        s.before[o] = NONE


@rule
def see_laid(s: Masquerade, card: int) -> None:
    """All see the card, on the table or on its way there: it is in no hand."""
    others = ~bit(card)
    for o in range(ROWS):
        for seat in range(MOST_SEATS):
            s.possible[o, seat] &= others


@rule
def see_taken(s: Masquerade, taker: int, cards: np.uint64) -> None:
    """All see the trick go into this hand."""
    for k in range(s.seats + 1):
        s.possible[row_of(s, k), taker] |= cards


@rule
def see_drawn(s: Masquerade, drawer: int, card: int) -> None:
    """All see which card is drawn, and so that none who drew before has got it."""
    see_laid(s, card)
    for k in range(s.seats + 1):
        s.possible[row_of(s, k), drawer] |= bit(card)


@rule
def see_draw(s: Masquerade, drawer: int, taker: int, card: int, left: np.uint64) -> None:
    """A card is drawn blind, seen by drawer and taker; the cards `left` certainly were not it.

    To the others the drawer may now have anything else that the taker may have had.
    """
    of_drawer = s.possible[drawer, drawer]
    of_taker = s.possible[taker, drawer]
    for o in range(ROWS):
        s.possible[o, drawer] |= s.possible[o, taker] & ~left
    s.possible[drawer, drawer] = of_drawer
    s.possible[taker, drawer] = of_taker
    s.possible[taker, taker] &= ~bit(card)
    s.possible[taker, drawer] |= bit(card)
    see_own(s, drawer, card)


@rule
def narrow(s: Masquerade, row: Row) -> None:
    """Draw every conclusion that counting allows (masquerade.constant-hands gives the sizes).

    Where some hands together may have no more cards than they hold, they have all of these, and
    no other hand has any. By Hall's theorem nothing else can be concluded from a row.
    """
    loose = 0
    held = 0
    least = CARDS
    for seat in range(s.seats):
        if count(row[seat]) == s.sizes[seat]:
            keep_for(s, row, 1 << seat, row[seat])
        else:
            loose |= 1 << seat
            held += s.sizes[seat]
            least = min(least, s.sizes[seat])
    most = held - least
    close = 0
    for seat in range(s.seats):
        if loose >> seat & 1 and count(row[seat]) <= most:
            close |= 1 << seat
    # The groups among these seats, ascending: a group too wide is followed by all its wider ones
    # that add lower seats, and those are passed over.
    group = -close & close
    while group != 0:
        cards = NONE
        held = 0
        for seat in range(s.seats):
            if group >> seat & 1:
                cards |= row[seat]
                held += s.sizes[seat]
        if count(cards) > most:
            group |= close & ((group & -group) - 1)
        elif count(cards) == held and held <= most:
            keep_for(s, row, group, cards)
        group = (group - close) & close


@rule
def keep_for(s: Masquerade, row: Row, group: int, cards: np.uint64) -> None:
    """These cards are with this group of seats and with nobody else."""
    for seat in range(s.seats):
        if not group >> seat & 1:
            row[seat] &= ~cards


FIRST_OF_EACH = np.uint64(0x0101010101010101)
BYTE = np.uint64(0xFF)


@rule
def byte_at(seat: int) -> np.uint64:
    """Where the eight bits of this seat begin in a square of eight by eight."""
    return np.uint64(8 * seat)


@rule
def givers(s: Masquerade, row: Row) -> np.uint64:
    """Who can give a card to whom: eight bits for each seat, so that hands keep their sizes.

    A card may go round by way of others; each seat that reaches a second reaches all whom the
    second reaches.
    """
    square = NONE
    for giver in range(s.seats):
        for other in range(s.seats):
            if s.hand[giver] & row[other] != NONE:
                square |= bit(8 * giver + other)
    for between in range(s.seats):
        who = (square >> np.uint64(between)) & FIRST_OF_EACH
        square |= who * ((square >> byte_at(between)) & BYTE)
    return square


@rule
def narrow_from_truth(s: Masquerade, row: Row) -> None:
    """The conclusions of `narrow`, found quicker where all hands are at hand.

    A card may lie in another hand exactly if that hand can give one back, through others or
    straight. Which way of lying one sets out from makes no difference to that, so that nothing
    is told by setting out from the true one.
    """
    square = givers(s, row)
    for seat in range(s.seats):
        reached = (square >> byte_at(seat)) & BYTE
        cards = NONE
        for other in range(s.seats):
            if has(reached, other):
                cards |= s.hand[other]
        row[seat] &= cards


@rule
def narrow_all(s: Masquerade) -> None:
    """Everybody counts."""
    for k in range(s.seats + 1):
        narrow_from_truth(s, s.possible[row_of(s, k)])


@rule
def certain(s: Masquerade, row: Row) -> np.uint64:
    """The cards that can be in one hand only."""
    once = NONE
    twice = NONE
    for seat in range(s.seats):
        twice |= once & row[seat]
        once |= row[seat]
    return once & ~twice
