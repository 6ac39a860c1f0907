"""The cards of Court: eight ranks in four colours.

court.four-colours, court.rank-order and the court.value-* clauses live here as data:
a card's number is 8 x colour + rank, so within a colour a lower number is a higher card.
"""

from __future__ import annotations

from parlour.games.deck import Card, Deck

COLOURS = (("G", "Gold"), ("B", "Blue"), ("K", "Black"), ("R", "Red"))

# Rank and what it counts to its taker. Jester, Retainer and Serf all count nothing
# (court.value-jester, court.extras-valueless) and yet differ in rank.
RANKS = (
    ("Crown", 10),
    ("Royal", 8),
    ("Knight", 3),
    ("Esquire", 2),
    ("Standard", 1),
    ("Jester", 0),
    ("Retainer", 0),
    ("Serf", 0),
)

CORNERS = {
    "Crown": "C",
    "Royal": "R",
    "Knight": "K",
    "Esquire": "E",
    "Standard": "S",
    "Jester": "J",
    "Retainer": "Re",
    "Serf": "Sf",
}

DECK = Deck(
    "court",
    tuple(
        Card(
            number=8 * colour + rank,
            id=f"{letter}-{rank_name}",
            name=f"{colour_name} {rank_name}",
            suit=colour_name,
            rank=rank_name,
            corner=CORNERS[rank_name],
            value=value,
        )
        for colour, (letter, colour_name) in enumerate(COLOURS)
        for rank, (rank_name, value) in enumerate(RANKS)
    ),
)
"""All thirty-two cards, as four players use them."""

DECK_OF_TWO = DECK.only(rank for rank, _ in RANKS[:6])
"""court.two-pack-24, court.extras-four-only: no Retainers and no Serfs."""
