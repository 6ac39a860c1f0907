"""The cards in compiled rules: colours, figures, and which of two cards takes."""

from __future__ import annotations

import numpy as np

from parlour.kernel.cards import set_of
from parlour.kernel.rule import rule

CROWN, ROYAL, KNIGHT, ESQUIRE, STANDARD, JESTER = range(6)
"""Ranks, the highest first; a card's number is 8 x colour + rank."""

PACK = set_of(8 * colour + rank for colour in range(4) for rank in range(6))
"""court.two-pack-24: the twenty-four cards of two players."""
COLOURS = np.array([0xFF << 8 * colour for colour in range(4)], np.uint64)
"""All cards of each colour."""
PAIRS = np.array([0b11 << 8 * colour for colour in range(4)], np.uint64)
"""The Crown and the Royal of each colour."""
FOURS = np.array([0b1111 << 8 * colour for colour in range(4)], np.uint64)
"""Crown, Royal, Knight and Esquire of each colour, which rule 9 asks for.

court.r9-reason: they count 23, and 53 with the thirty, so the sheet's reason is mistaken.
"""


@rule
def colour_of(card: int) -> int:
    """The colour's number: Gold, Blue, Black, Red."""
    return card >> 3


@rule
def rank_of(card: int) -> int:
    """The rank's number. It says who takes; what a card counts is another matter."""
    return card & 7


@rule
def figure(card: int) -> int:
    """The figure on a card.

    court.value-crown, court.value-royal, court.value-knight, court.value-esquire,
    court.value-standard; court.value-jester and court.extras-valueless: the rest have none.
    court.r9-reason: by these the four of rule 9 count 23, whatever the sheet says.
    """
    rank = rank_of(card)
    if rank == CROWN:
        return 10
    if rank == ROYAL:
        return 8
    if rank == KNIGHT:
        return 3
    if rank == ESQUIRE:
        return 2
    if rank == STANDARD:
        return 1
    return 0


@rule
def reply_takes(led: int, reply: int, court_colour: int) -> bool:
    """Whether the reply takes the couplet.

    court.rank-order: of one colour the higher card takes (court.ruling-retainer-serf: a
    Retainer above a Serf). court.ruling-who-takes: a court colour card takes against another
    colour, and otherwise the card led takes.
    """
    if colour_of(led) == colour_of(reply):
        return reply < led
    return colour_of(reply) == court_colour
