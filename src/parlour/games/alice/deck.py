"""The forty-eight cards of Alice: sixteen sets of a Lead and two companions.

alice.pack-sixteen-threes, alice.pack-same-number, alice.pack-one-lead and
alice.pack-lead-names-companions live here as data; the titles stand in deck.toml, where
alice.pack-example-tears is set 2.
A card's number is 3 x (set - 1) + 0 for the Lead, + 1 and + 2 for its companions.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

from parlour.games.deck import Card, Deck


def _cards_of(entry: dict[str, Any]) -> list[Card]:
    """The Lead of a set, which names its companions, and the two companions."""
    number: int = entry["number"]
    first, second = entry["a"], entry["b"]
    at = 3 * (number - 1)
    suit = str(number)
    return [
        Card(
            number=at,
            id=f"A{number:02}-Lead",
            name=entry["lead"],
            suit=suit,
            rank="Lead",
            corner="L",
            companions=(first["title"], second["title"]),
        ),
        Card(at + 1, f"A{number:02}-{first['id']}", first["title"], suit, "companion", "a"),
        Card(at + 2, f"A{number:02}-{second['id']}", second["title"], suit, "companion", "b"),
    ]


def _read_deck() -> Deck:
    text = files(__package__).joinpath("deck.toml").read_text(encoding="utf-8")
    sets = tomllib.loads(text)["set"]
    return Deck("alice", tuple(card for entry in sets for card in _cards_of(entry)))


DECK = _read_deck()
"""alice.title-pictures: exactly forty-eight entries."""
