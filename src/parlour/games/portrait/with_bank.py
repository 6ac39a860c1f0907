"""The Bank, for two or three."""

from __future__ import annotations

from parlour.games.portrait.deck import DECK
from parlour.games.portrait.figures import OF_BANK
from parlour.games.portrait.rules import variant

GAME = variant(
    "authors-bank",
    "Portrait Authors, with the Bank",
    # The portraits alone, where the table chooses so, are dealt from the whole pack.
    DECK,
    (("bank", "on"),),
    # Two seats called on for seven cards of each of eight groups, in good form and in bad, and
    # every stack there is.
    most_legal=2 * 2 * 56 + 120,
    # portrait.bank-when.
    most_seats=3,
    usual_seats=2,
    figures=OF_BANK,
)
