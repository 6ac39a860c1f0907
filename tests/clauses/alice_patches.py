"""Breaks for the clauses of Alice that are set-up: each spoils one thing, interpreted only."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import replace
from typing import Any
from unittest.mock import patch

from parlour.games.alice import deck, opening, wonderland
from parlour.games.deck import Card, Deck

Break = Callable[[], AbstractContextManager[Any]]


def _cards(spoil: Callable[[Card], Card | None]) -> Break:
    """The pack with each card as `spoil` leaves it."""

    def broken() -> AbstractContextManager[Any]:
        cards = tuple(card for card in map(spoil, deck.DECK) if card is not None)
        return patch.object(deck, "DECK", Deck("alice", cards))

    return broken


def _company() -> AbstractContextManager[Any]:
    """A table for three to eight only."""
    return patch.object(wonderland, "GAME", replace(wonderland.GAME, least_seats=3, most_seats=8))


def _unshuffled() -> AbstractContextManager[Any]:
    """The pack is dealt in the order of its numbers, whatever chance said."""
    return patch.object(opening, "card_at", lambda pack, place: place)


def _packets() -> AbstractContextManager[Any]:
    """Each player receives all his cards at once."""

    def seat_dealt(s: Any, place: int) -> int:
        share = -(-48 // int(s.seats))
        return (int(s.dealer) + 1 + place // share) % int(s.seats)

    return patch.object(opening, "seat_dealt", seat_dealt)


PATCHES: dict[str, Break] = {
    "alice.title-pictures": _cards(lambda card: card if card.number != 47 else None),
    "alice.pack-sixteen-threes": _cards(
        lambda card: replace(card, suit="1") if card.number > 44 else card
    ),
    "alice.pack-same-number": _cards(
        lambda card: replace(card, suit="7") if card.number == 1 else card
    ),
    "alice.pack-one-lead": _cards(
        lambda card: replace(card, rank="Lead") if card.number == 1 else card
    ),
    "alice.pack-lead-names-companions": _cards(lambda card: replace(card, companions=())),
    "alice.pack-example-tears": _cards(
        lambda card: replace(card, name="Walrus") if card.name == "Crab" else card
    ),
    "alice.players-several": _company,
    "alice.r-players": _company,
    "alice.deal-shuffle-cut": _unshuffled,
    "alice.deal-one-at-a-time": _packets,
}
