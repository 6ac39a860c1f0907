"""A card of the sheet's pack as a person may name it: AM-Map, America Map, the Map of America."""

from __future__ import annotations

from collections.abc import Iterable

from parlour.games.nations.deck import DECK
from parlour.games.reading import find_card, squeezed


def card_called(text: str, likely: Iterable[int] = ()) -> int:
    """The card's number; raises Unreadable or Ambiguous. Of several the likely ones are meant."""
    rank, of, nation = squeezed(text).removeprefix("the ").partition(" of ")
    return find_card(DECK, f"{nation} {rank}" if of else text, likely)
