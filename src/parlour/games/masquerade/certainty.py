"""What everybody can tell of the hands: for each observer, the cards each hand may have.

A row of `possible` begins with all cards and the observer's own hand, and is narrowed by what he
sees (masquerade.r25-who-sees) and by what a play or a pass proves; a card that changes hands
unseen widens it again. A row depends on nothing but what its observer was shown. Counting is left
to whoever looks at a row (`narrow`): what it tells is not kept for later.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from parlour.games.masquerade.state import ALL_CARDS, CARDS, MOST_SEATS, PUBLIC, Masquerade
from parlour.kernel.cards import NONE, bit, count
from parlour.kernel.rule import rule

Row = NDArray[np.uint64]


@rule
def row_of(s: Masquerade, k: int) -> int:
    """The rows that are in use, by their number: those of the seats, and last the public one."""
    return k if k < s.seats else PUBLIC


@rule
def forget_all(s: Masquerade) -> None:
    """No row holds anything: before the deal, and when all cards lie open."""
    for o in range(MOST_SEATS + 1):
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
        for k in range(s.seats + 1):
            s.possible[row_of(s, k), seat] &= ~cards


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
    for other in range(s.seats):
        s.possible[seat, other] &= ~bit(card)
    s.possible[seat, seat] |= bit(card)


@rule
def see_swap(s: Masquerade, mover: int, neighbour: int, given: int, got: int) -> None:
    """Two hands exchange a card; only they see which (masquerade.r25-who-sees).

    To the others either hand may now have what the other had.
    """
    for k in range(s.seats + 1):
        o = row_of(s, k)
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
    for k in range(s.seats + 1):
        o = row_of(s, k)
        if o != mover and o != neighbour:
            s.possible[o, mover] = s.before[o]


@rule
def forget_swap(s: Masquerade) -> None:
    """The turn of the exchange is over."""
    for k in range(s.seats + 1):
        s.before[row_of(s, k)] = NONE


@rule
def see_laid(s: Masquerade, card: int) -> None:
    """All see the card, on the table or on its way there: it is in no hand."""
    others = ~bit(card)
    for o in range(MOST_SEATS + 1):
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
    for k in range(s.seats + 1):
        o = row_of(s, k)
        if o != drawer and o != taker:
            s.possible[o, drawer] |= s.possible[o, taker] & ~left
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
    for seat in range(s.seats):
        if count(row[seat]) == s.sizes[seat]:
            keep_for(s, row, 1 << seat, row[seat])
        else:
            loose |= 1 << seat
    close = close_hands(s, row, loose)
    group = close
    while group > 0:
        cards = NONE
        held = 0
        for seat in range(s.seats):
            if group >> seat & 1:
                cards |= row[seat]
                held += s.sizes[seat]
        if count(cards) == held and group != loose:
            keep_for(s, row, group, cards)
        group = (group - 1) & close


@rule
def close_hands(s: Masquerade, row: Row, loose: int) -> int:
    """Of these seats, those that a group without further room may have as its members.

    No member may have more cards than the whole group holds, and the group leaves somebody out.
    """
    close = loose
    while True:
        most = 0
        least = CARDS
        for seat in range(s.seats):
            if close >> seat & 1:
                most += s.sizes[seat]
                least = min(least, s.sizes[seat])
        if close == loose:
            most -= least
        left = 0
        for seat in range(s.seats):
            if close >> seat & 1 and count(row[seat]) <= most:
                left |= 1 << seat
        if left == close or left == 0:
            return left
        close = left


@rule
def keep_for(s: Masquerade, row: Row, group: int, cards: np.uint64) -> None:
    """These cards are with this group of seats and with nobody else."""
    for seat in range(s.seats):
        if not group >> seat & 1:
            row[seat] &= ~cards


@rule
def certain(s: Masquerade, row: Row) -> np.uint64:
    """The cards that can be in one hand only."""
    once = NONE
    twice = NONE
    for seat in range(s.seats):
        twice |= once & row[seat]
        once |= row[seat]
    return once & ~twice
