"""The fifty-two cards of Nations and of the Monkey, by their printed names."""

from __future__ import annotations

from collections.abc import Iterable

SUITS = ["EU", "AS", "AF", "AM"]
# From the lowest to the highest (nations.rank-order).
RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "Child", "Woman", "Man", "Map"]

PACK = [f"{suit}-{rank}" for suit in SUITS for rank in RANKS]
PLACE = {card: place for place, card in enumerate(PACK)}

Trick = list[tuple[int, str]]
"""Who played what, the leader first."""


def suit_of(card: str) -> str:
    return card.split("-")[0]


def rank_of(card: str) -> int:
    """0 for the 2, up to 12 for the Map."""
    return RANKS.index(card.split("-")[1])


def in_order(cards: Iterable[str]) -> list[str]:
    """Cards sorted by their place in the unshuffled pack."""
    return sorted(cards, key=PLACE.__getitem__)


def titles_of(suit: str) -> list[str]:
    """The Map, Man, Woman and Child of the Star suit (nations.titles-defined)."""
    return [f"{suit}-{rank}" for rank in ("Map", "Man", "Woman", "Child")]


def of_suit(cards: Iterable[str], suit: str) -> list[str]:
    return [card for card in cards if suit_of(card) == suit]


def winner_of(trick: Trick, star_suit: str) -> int:
    """The best Star takes it (nations.ruling-several-stars), else the best of the suit led."""
    suit = star_suit
    if not of_suit([card for _, card in trick], star_suit):
        suit = suit_of(trick[0][1])
    best, winner = -1, trick[0][0]
    for seat, card in trick:
        if suit_of(card) == suit and rank_of(card) > best:
            best, winner = rank_of(card), seat
    return winner
