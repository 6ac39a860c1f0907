"""Who knows for certain where a card is: one 64-bit set of seats for each card.

Bit i stands for seat i and bit 63 for everybody who watches. Whoever is in a card's set can
also tell who else is, so a seat may be shown the sets of the cards that it knows.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from parlour.kernel.cards import NONE, bit, has, lowest, without_lowest
from parlour.kernel.log import ALL
from parlour.kernel.rule import rule

Knowers = NDArray[np.uint64]
"""For each card number, the seats that know its place."""


@rule
def tell_one(knowers: Knowers, cards: np.uint64, seat: int) -> None:
    """Only this seat knows where the cards are: they were dealt to it, face down."""
    while cards != NONE:
        knowers[lowest(cards)] = bit(seat)
        cards = without_lowest(cards)


@rule
def tell_all(knowers: Knowers, cards: np.uint64) -> None:
    """Everybody sees where the cards are."""
    while cards != NONE:
        knowers[lowest(cards)] = ALL
        cards = without_lowest(cards)


@rule
def draw_unseen(knowers: Knowers, card: int, left: np.uint64, giver: int, taker: int) -> None:
    """A card is drawn blind from a hand in which the cards `left` stay behind.

    Giver and taker see it. Anybody else who knew a card of that hand can no longer tell
    whether it is still there, unless it was the only one.
    """
    pair = bit(giver) | bit(taker)
    if left == NONE:
        knowers[card] |= pair
        return
    knowers[card] = pair
    while left != NONE:
        knowers[lowest(left)] &= pair
        left = without_lowest(left)


@rule
def known_to(knowers: Knowers, seat: int) -> np.uint64:
    """The cards whose place this seat (or WATCHER) knows."""
    known = NONE
    for card in range(len(knowers)):
        if has(knowers[card], seat):
            known |= bit(card)
    return known


@rule
def forget_unknown(knowers: Knowers, known: np.uint64) -> None:
    """Blank who knows the other cards: that alone would tell something of them."""
    for card in range(len(knowers)):
        if not has(known, card):
            knowers[card] = NONE
