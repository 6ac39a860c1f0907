"""Which deck is drawn by which hand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from parlour.games.alice.deck import DECK as ALICE
from parlour.games.court.deck import DECK as COURT
from parlour.games.deck import Card, Deck
from parlour.games.masquerade.deck import DECK as MASQUERADE
from parlour.games.nations.deck import DECK as NATIONS
from parlour.games.portrait.deck import DECK as PORTRAIT
from parlour.press import alice, court, masquerade, nations, portrait
from parlour.press.art import drawing
from parlour.press.frame import USUAL, Cut, document, twice_round


@dataclass(frozen=True)
class Printed:
    """A sheet's deck and how its faces are drawn."""

    deck: Deck
    face: Callable[[Card, Cut], str]


SHEETS = {
    "alice": Printed(ALICE, alice.face),
    "court": Printed(COURT, court.face),
    "masquerade": Printed(MASQUERADE, masquerade.face),
    "nations": Printed(NATIONS, nations.face),
    "portrait": Printed(PORTRAIT, portrait.face),
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
