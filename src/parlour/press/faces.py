"""Which deck is drawn by which hand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial

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
    """A sheet's deck and how its faces and its back are drawn."""

    deck: Deck
    face: Callable[[Card, Cut], str]
    back: Callable[[], str]


def _back(sheet: str) -> str:
    """A back is drawn to its middle; the lower half is the upper turned round."""
    upper = drawing(f"{sheet}/back")
    return document(upper.title, twice_round(upper.printed()))


SHEETS = {
    "alice": Printed(ALICE, alice.face, partial(_back, "alice")),
    "court": Printed(COURT, court.face, partial(_back, "court")),
    "masquerade": Printed(MASQUERADE, masquerade.face, partial(_back, "masquerade")),
    "nations": Printed(NATIONS, nations.face, partial(_back, "nations")),
    "portrait": Printed(PORTRAIT, portrait.face, portrait.back),
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
    """The back that all cards of this sheet share, as one whole SVG document."""
    return _printed(sheet).back()
