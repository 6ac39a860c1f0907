"""How long a game of the Monkey can be."""

from __future__ import annotations

from parlour.games.bounds import Length
from parlour.games.monkey.state import CARDS

DISCARD = 1
"""By option the dealer takes a card out."""
PAIRS = (CARDS - 1) // 2


def longest_deal(turn_cap: int) -> int:
    """monkey.ruling-turn-cap alone: an odd card can be drawn round the table for ever.

    In a turn a pair is thrown, or a card is asked for and drawn. Where pairs may be kept back, one
    is thrown after the draw or kept; where all are thrown in one turn, every throw is a step, but
    no more than there are pairs. These two options do not go together.
    """
    return DISCARD + max(3 * turn_cap, 2 * turn_cap + PAIRS)


LENGTH = Length(deal=longest_deal, limit="turn_cap")
