"""Which deck is drawn by which hand; one that nobody has drawn is set in plain type."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from importlib import import_module
from importlib.resources import files

from parlour.games import catalogue
from parlour.games.deck import Card, Deck
from parlour.press import alice, court, masquerade, nations, plain, portrait
from parlour.press.art import drawing
from parlour.press.frame import USUAL, Cut, document, twice_round


@dataclass(frozen=True)
class Printed:
    """A sheet's deck and how its faces are drawn."""

    sheet: str
    face: Callable[[Card, Cut], str]
    is_drawn: bool = True
    """Whether somebody has drawn it, its back among the rest."""

    @property
    def deck(self) -> Deck:
        """The cards; imported when first asked for, since with its deck comes the whole game."""
        return _deck(self.sheet)


def _deck(sheet: str) -> Deck:
    found: Deck = import_module(f"parlour.games.{sheet}.deck").DECK
    return found


SHEETS = {
    "alice": Printed("alice", alice.face),
    "court": Printed("court", court.face),
    "masquerade": Printed("masquerade", masquerade.face),
    "nations": Printed("nations", nations.face),
    "portrait": Printed("portrait", portrait.face),
}
"""The decks that are drawn."""


@cache
def sheets() -> tuple[str, ...]:
    """Every sheet that has a deck of its own; no game is imported for it."""
    packages = {catalogue.package_of(name) for name in catalogue.names()}
    shelf = files("parlour.games")
    return tuple(sorted(name for name in packages if shelf.joinpath(name, "deck.py").is_file()))


@cache
def printed(sheet: str) -> Printed:
    """How the deck of this sheet is printed; raises ValueError where there is none."""
    if sheet in SHEETS:
        return SHEETS[sheet]
    if sheet not in sheets():
        known = ", ".join(sheets())
        raise ValueError(f"No deck is drawn for a sheet named {sheet!r}; there are: {known}.")
    suits = tuple(dict.fromkeys(card.suit for card in _deck(sheet)))
    return Printed(sheet, partial(plain.face, suits), is_drawn=False)


@cache
def face(card: Card, sheet: str, cut: Cut = USUAL) -> str:
    """The face of this card of this sheet, as one whole SVG document."""
    return printed(sheet).face(card, cut)


@cache
def back(sheet: str) -> str:
    """The back that all cards of this sheet share, as one whole SVG document.

    It is drawn to its middle; the lower half is the upper turned round.
    """
    if not printed(sheet).is_drawn:
        return plain.back(sheet)
    upper = drawing(f"{sheet}/back")
    return document(upper.title, twice_round(upper.printed()))
