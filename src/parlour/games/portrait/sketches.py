"""The easier form with the sketch cards as further books of four."""

from __future__ import annotations

from parlour.games.portrait.deck import DECK
from parlour.games.portrait.figures import OF_SKETCHES
from parlour.games.portrait.rules import variant

GAME = variant(
    "authors-sketches",
    "Portrait Authors, with books of sketches",
    # portrait.easy-add-sketches.
    DECK,
    (("form", "fours"), ("bank", "off")),
    # Seven seats called on for three cards of each of sixteen books, in good form and in bad.
    most_legal=2 * 7 * 48,
    figures=OF_SKETCHES,
)
