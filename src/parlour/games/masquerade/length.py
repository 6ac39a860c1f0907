"""How long a game of Masquerade can be."""

from __future__ import annotations

from parlour.games.bounds import Length
from parlour.games.masquerade.state import MOST_SEATS

OTHERS = MOST_SEATS - 1
LONGEST_ROUND = 1 + 3 * OTHERS + OTHERS
"""The leader leads. Each of the others lays a card aside, gets one for it and plays or passes; and
when the trick is taken draws a card: whoever takes it draws none, or has had no card in it."""


def longest_deal(round_cap: int) -> int:
    """masquerade.r35-round-cap alone: the dealer can take every trick, and nobody score."""
    return round_cap * LONGEST_ROUND


LENGTH = Length(deal=longest_deal, limit="round_cap")
