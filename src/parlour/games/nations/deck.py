"""The fifty-two cards of Nations: thirteen ranks in four suits.

nations.deck-52 and nations.rank-order live here as data: a card's number is 13 x suit + rank,
with the ranks counted from the 2 upward, so within a suit a higher number is a higher card.
"""

from __future__ import annotations

from collections.abc import Iterable

from parlour.games.deck import Card, Deck
from parlour.games.reading import find_card, squeezed

SUITS = (("EU", "Europe"), ("AS", "Asia"), ("AF", "Africa"), ("AM", "America"))

TITLES = ("Child", "Woman", "Man", "Map")
"""The four that the sheet calls Titles when they are of the Star suit."""

RANKS = (*(str(figure) for figure in range(2, 11)), *TITLES)

# The figures stand for themselves; among the Titles the Map is P, for two begin with M.
CORNERS = {"Child": "C", "Woman": "W", "Man": "M", "Map": "P"}

DECK = Deck(
    "nations",
    tuple(
        Card(
            number=13 * suit + rank,
            id=f"{code}-{rank_name}",
            name=f"{suit_name} {rank_name}",
            suit=suit_name,
            rank=rank_name,
            corner=CORNERS.get(rank_name, rank_name),
        )
        for suit, (code, suit_name) in enumerate(SUITS)
        for rank, rank_name in enumerate(RANKS)
    ),
)
"""All fifty-two, as both games of the sheet use them."""


def card_called(text: str, likely: Iterable[int] = ()) -> int:
    """The card's number; raises Unreadable or Ambiguous. Of several the likely ones are meant."""
    rank, of, nation = squeezed(text).removeprefix("the ").partition(" of ")
    return find_card(DECK, f"{nation} {rank}" if of else text, likely)
