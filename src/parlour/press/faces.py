"""Which deck is drawn by which hand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module

from parlour.games.deck import Card, Deck
from parlour.press import alice, court, masquerade, nations, portrait
from parlour.press.art import drawing
from parlour.press.frame import USUAL, Cut, document, twice_round


@dataclass(frozen=True)
class Printed:
    """A sheet's deck and how its faces are drawn."""

    where: str
    """The module in which the deck stands. Imported when first asked for: a face is drawn without
    it, and a deck may bring its whole game along."""
    face: Callable[[Card, Cut], str]

    @property
    def deck(self) -> Deck:
        """All cards of the sheet."""
        found: Deck = import_module(self.where).DECK
        return found


SHEETS = {
    "alice": Printed("parlour.games.alice.deck", alice.face),
    "court": Printed("parlour.games.court.deck", court.face),
    "masquerade": Printed("parlour.games.masquerade.deck", masquerade.face),
    "nations": Printed("parlour.games.nations.deck", nations.face),
    "portrait": Printed("parlour.games.portrait.deck", portrait.face),
}


def _printed(sheet: str) -> Printed:
    if sheet not in SHEETS:
        known = ", ".join(sorted(SHEETS))
        raise ValueError(f"No deck is drawn for a sheet named {sheet!r}; there are: {known}.")
    return SHEETS[sheet]


@cache
def face(card: Card, sheet: str, cut: Cut = USUAL) -> str:
    """The face of this card of this sheet, as one whole SVG document."""
    return _printed(sheet).face(card, cut)


@cache
def back(sheet: str) -> str:
    """The back that all cards of this sheet share, as one whole SVG document.

    It is drawn to its middle; the lower half is the upper turned round.
    """
    _printed(sheet)
    upper = drawing(f"{sheet}/back")
    return document(upper.title, twice_round(upper.printed()))
