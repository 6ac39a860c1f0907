"""The forty-eight cards under short names.

'7L' is the Lead of set 7; '7a' and '7b' are its first and second companion.
"""

from __future__ import annotations

from collections.abc import Iterable

SETS = list(range(1, 17))

# In index order: the Lead of set 1, its two companions, the Lead of set 2, and so on.
PACK = [f"{number}{letter}" for number in SETS for letter in "Lab"]
PLACE = {card: place for place, card in enumerate(PACK)}


def set_of(card: str) -> int:
    """The number which a card shares with the rest of its set (alice.pack-same-number)."""
    return int(card[:-1])


def is_lead(card: str) -> bool:
    """One card of each set is its Lead (alice.pack-one-lead)."""
    return card.endswith("L")


def lead_of(number: int) -> str:
    return f"{number}L"


def companions_of(number: int) -> list[str]:
    """The two cards that a Lead asks for (alice.pack-lead-names-companions)."""
    return [f"{number}a", f"{number}b"]


def cards_of(number: int) -> list[str]:
    return [lead_of(number), *companions_of(number)]


def in_order(cards: Iterable[str]) -> list[str]:
    """Cards sorted by their place in the unshuffled pack."""
    return sorted(cards, key=PLACE.__getitem__)


def leads_in(hand: Iterable[str]) -> list[str]:
    return [card for card in in_order(hand) if is_lead(card)]
