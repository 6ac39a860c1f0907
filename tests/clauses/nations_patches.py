"""Breaks for the clauses of Nations that are set-up: each spoils one thing, interpreted only."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import replace
from typing import Any
from unittest.mock import patch

from parlour.games.deck import Deck
from parlour.games.nations import dealing, deck, partners

Break = Callable[[], AbstractContextManager[Any]]


def _short_pack() -> AbstractContextManager[Any]:
    """The 2 of Europe is lost."""
    return patch.object(deck, "DECK", Deck("nations", deck.DECK.cards[1:]))


def _company() -> AbstractContextManager[Any]:
    """Three may play."""
    return patch.object(partners, "GAME", replace(partners.GAME, least_seats=3))


def _unshuffled() -> AbstractContextManager[Any]:
    """The pack is dealt in the order of its numbers, whatever chance said."""
    return patch.object(dealing, "card_at", lambda pack, place: place)


def _packets() -> AbstractContextManager[Any]:
    """Each player receives all his cards at once."""
    return patch.object(
        dealing, "seat_dealt", lambda s, place: (int(s.dealer) + 1 + place // 13) % 4
    )


PATCHES: dict[str, Break] = {
    "nations.deck-52": _short_pack,
    "nations.four-players": _company,
    "nations.dealer-shuffles": _unshuffled,
    "nations.deal-thirteen": _packets,
}
