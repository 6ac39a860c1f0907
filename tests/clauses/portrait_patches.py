"""Breaks for the clauses of Portrait Authors that are set-up or wording: each spoils one thing."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import replace
from typing import Any
from unittest.mock import patch

from parlour.games.deck import Card, Deck
from parlour.games.portrait import (
    dealing,
    deck,
    easier,
    full,
    narration,
    sketches,
    with_bank,
    words,
)

Break = Callable[[], AbstractContextManager[Any]]


def _cards(spoil: Callable[[Card], Card | None]) -> Break:
    """The pack with each card as `spoil` leaves it."""

    def broken() -> AbstractContextManager[Any]:
        cards = tuple(card for card in map(spoil, deck.DECK) if card is not None)
        return patch.object(deck, "DECK", Deck("portrait", cards))

    return broken


def _game(module: Any, **changes: Any) -> Break:
    """A game with something else about it."""
    return lambda: patch.object(module, "GAME", replace(module.GAME, **changes))


def _unshuffled() -> AbstractContextManager[Any]:
    """The pack is dealt in the order of its numbers, whatever chance said."""
    return patch.object(dealing, "card_at", lambda pack, place: place)


def _packets() -> AbstractContextManager[Any]:
    """Each player receives all his cards at once."""

    def seat_dealt(s: Any, place: int) -> int:
        share = -(-64 // int(s.seats))
        return (int(s.dealer) + 1 + place // share) % int(s.seats)

    return patch.object(dealing, "seat_dealt", seat_dealt)


def _set_called(pairs: int, name: str) -> Break:
    """A set of so many pairs has another name."""
    names = tuple(name if n == pairs else old for n, old in enumerate(narration.SETS))
    return lambda: patch.object(narration, "SETS", names)


def _backwards() -> AbstractContextManager[Any]:
    """A call says the card first and then its group."""

    def spoken(form: int, card: int) -> str:
        return f"{narration.thing(form, card)}, {deck.DECK[card].suit}"

    return patch.object(narration, "spoken", spoken)


PATCHES: dict[str, Break] = {
    "portrait.deck-64": _cards(lambda card: card if card.number != 63 else None),
    "portrait.card-shows-group": _cards(lambda card: replace(card, suit="")),
    "portrait.pair-royal": _set_called(2, "two pairs"),
    "portrait.double-pair-royal": _set_called(3, "three pairs"),
    "portrait.book-eight": _set_called(4, "four pairs"),
    "portrait.players-max-8": _game(full, most_seats=12),
    "portrait.shuffle": _unshuffled,
    "portrait.deal-all": _packets,
    "portrait.call-order": _backwards,
    "portrait.easy-drop-sketches": _game(easier, deck=deck.DECK),
    "portrait.easy-add-sketches": _game(sketches, deck=deck.PORTRAITS),
    "portrait.names-as-authors": lambda: patch.object(words, "BOOKS", "Families"),
    "portrait.bank-when": _game(with_bank, most_seats=8),
    "portrait.r-two-players": _game(full, least_seats=3),
}
