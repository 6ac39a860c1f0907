"""The full game of the sheet, with pairs."""

from __future__ import annotations

from parlour.games.portrait.deck import DECK
from parlour.games.portrait.figures import OF_PAIRS
from parlour.games.portrait.rules import variant

GAME = variant(
    "authors-pairs",
    "Portrait Authors",
    DECK,
    (("form", "pairs"), ("bank", "off")),
    # Seven seats called on for seven cards of each of eight groups, in good form and in bad, and
    # every stack there is.
    most_legal=2 * 7 * 56 + 120,
    figures=OF_PAIRS,
)
