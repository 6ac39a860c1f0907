"""The thirty-two cards of Masquerade by title and number: 'M-1' to 'X-8'."""

from __future__ import annotations

from collections.abc import Iterable

TITLES = "MRIX"
PACK = [f"{title}-{number}" for title in TITLES for number in range(1, 9)]
PLACE = {card: place for place, card in enumerate(PACK)}

NO_LEADS = ["M-1", "M-2", "M-3", "M-4"]
"""What may not be led (masquerade.r28-lead-bar)."""

Trick = list[tuple[int, str]]
"""Who played what, in the order of play."""


def title_of(card: str) -> str:
    return card[0]


def number_of(card: str) -> int:
    return int(card[2])


def in_order(cards: Iterable[str]) -> list[str]:
    """Cards sorted by their place in the unshuffled pack."""
    return sorted(cards, key=PLACE.__getitem__)


def outranks(one: str, other: str) -> bool:
    """The smaller number in a title; any masquerader over the rest (masquerade.title-rank)."""
    if title_of(one) == title_of(other):
        return number_of(one) < number_of(other)
    return title_of(one) == "M"


def is_next_above(card: str, upon: str) -> bool:
    """Of the same title, and one rank higher (masquerade.r20-next-two)."""
    return title_of(card) == title_of(upon) and number_of(card) == number_of(upon) - 1


def masqueraders(hand: Iterable[str]) -> list[str]:
    return [card for card in in_order(hand) if title_of(card) == "M"]


def top_of(trick: Trick) -> tuple[int, str]:
    """The seat and card that outrank all others of the trick."""
    best = trick[0]
    for seat, card in trick[1:]:
        if outranks(card, best[1]):
            best = (seat, card)
    return best
