"""How long a game of Alice can be."""

from __future__ import annotations

from parlour.games.alice.state import MOST_SEATS, SETS
from parlour.games.bounds import Length

COMPLETING = 3
"""Of a set: its Lead exposed for the first time, and two cards called for."""
ENDING = 3
"""Of a turn, after its sets if there were any: a call that hits, one that misses, and a card drawn.
A Lead is exposed again only if it was lost as the last card of a hand: in that turn the miss was
all. A stop is one step, and so is the card of a seat without a Lead."""


def longest_deal(stall_rounds: int) -> int:
    """alice.r-stall alone: a Lead can be lost round the table for ever.

    Before each set, or the end, there are at most so many rounds of turns without one.
    """
    turns = SETS * stall_rounds * MOST_SEATS + SETS
    return COMPLETING * SETS + ENDING * turns


LENGTH = Length(deal=longest_deal, limit="stall_rounds")
