"""Breaks for the clauses of the Monkey that are set-up or words; interpreted only."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import replace
from typing import Any
from unittest.mock import patch

from parlour.games.monkey import events, narration, old_monkey, opening
from parlour.kernel.cards import NONE
from parlour.kernel.log import ALL, NOBODY, tell

Break = Callable[[], AbstractContextManager[Any]]


def _company() -> AbstractContextManager[Any]:
    """Three to eight may play."""
    return patch.object(old_monkey, "GAME", replace(old_monkey.GAME, least_seats=3, most_seats=8))


def _unshuffled() -> AbstractContextManager[Any]:
    """The pack is dealt in the order of its numbers, whatever chance said."""
    return patch.object(opening, "card_at", lambda pack, place: place)


def _unequal() -> AbstractContextManager[Any]:
    """The dealer's left gets everything that the others do not: one card each."""
    turns = iter(range(10_000))

    def to_left(s: Any, seat: int) -> int:
        before = next(turns)
        return (seat + 1) % int(s.seats) if before % 3 else seat

    return patch.object(opening, "to_left", to_left)


def _cut() -> AbstractContextManager[Any]:
    """The shuffle is told twice, as if the pack were cut."""

    def tell_shuffle(s: Any, log: Any) -> None:
        for _ in range(2):
            tell(log, events.SHUFFLE, s.dealer, NOBODY, NONE, 0, 0, ALL, ALL)

    return patch.object(opening, "tell_shuffle", tell_shuffle)


def _mumbled() -> AbstractContextManager[Any]:
    """Pairs are not named."""
    return patch.object(narration, "call_out", lambda rank: "“a pair”")


PATCHES: dict[str, Break] = {
    "monkey.any-number": _company,
    "monkey.shuffle": _unshuffled,
    "monkey.deal-equal": _unequal,
    "monkey.ruling-cut": _cut,
    "monkey.ruling-call-out-text": _mumbled,
}
