"""Which card is higher: four titles, the first above the others, and No. 1 above No. 8."""

from __future__ import annotations

import numpy as np

from parlour.games.masquerade.state import TITLE, is_masquerader, whole_title
from parlour.kernel.cards import NONE, below, bit, has
from parlour.kernel.rule import rule


@rule
def higher(card: int) -> np.uint64:
    """masquerade.number-order, masquerade.r03-number-direction: its title's smaller numbers.

    masquerade.m1-highest: No. 1, Masquerader is above all of them.
    """
    return whole_title(card) & below(card)


@rule
def just_above(card: int) -> np.uint64:
    """The card of the same title one number smaller, as a set; none above a No. 1."""
    return NONE if card % TITLE == 0 else bit(card - 1)


@rule
def outranks(card: int, other: int) -> bool:
    """Whether the card is higher than the other, of those that can lie in one trick.

    masquerade.title-rank, masquerade.r02-scan-errors: a Masquerader is above any other title;
    masquerade.m8-over-ones: even No. 8 above a No. 1.
    """
    if card // TITLE == other // TITLE:
        return has(higher(other), card)
    return is_masquerader(card)
