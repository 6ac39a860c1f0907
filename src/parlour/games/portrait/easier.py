"""The easier form, with the portrait cards alone."""

from __future__ import annotations

from parlour.games.portrait.deck import PORTRAITS
from parlour.games.portrait.figures import OF_PORTRAITS
from parlour.games.portrait.rules import variant

GAME = variant(
    "authors-portraits",
    "Portrait Authors, the easier form",
    # portrait.easy-drop-sketches.
    PORTRAITS,
    (("form", "portraits"), ("bank", "off")),
    # Seven seats called on for three cards of each of eight books, in good form and in bad.
    most_legal=2 * 7 * 24,
    figures=OF_PORTRAITS,
)
