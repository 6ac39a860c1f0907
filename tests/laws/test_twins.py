"""No leak: what a seat could not have seen makes no difference to anything it is let know.

The second engine's table of visibility says what a seat could see. See `twins`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any
from unittest.mock import patch

import pytest

from parlour.tables.viewer import Viewer
from tests.laws import (
    twins,
    twins_of_alice,
    twins_of_court,
    twins_of_court_four,
    twins_of_masquerade,
    twins_of_monkey,
    twins_of_nations,
    twins_of_portrait,
)
from tests.laws.portrait_names import FORMS
from tests.laws.sweep import hidden
from tests.laws.twins import Book, Leak

TRY: dict[str, Callable[..., None]] = {
    "court-two": twins_of_court.try_twins,
    "court-three": twins_of_court.try_twins_of_three,
    "court-four": twins_of_court_four.try_twins,
    "alice": twins_of_alice.try_twins,
    "nations": twins_of_nations.try_twins,
    "monkey": twins_of_monkey.try_twins,
    "masquerade": twins_of_masquerade.try_twins,
    **{name: partial(twins_of_portrait.try_twins, name) for name in FORMS},
}


@pytest.mark.parametrize(
    ("name", "chunk", "games", "least"),
    [
        *[("court-two", k, 50, 1500) for k in range(5)],
        *[("court-three", k, 40, 1500) for k in range(4)],
        *[("court-four", k, 40, 1000) for k in range(3)],
        *[("alice", k, 6, 1000) for k in range(6)],
        *[("masquerade", k, 15, 1000) for k in range(4)],
        *[("authors-pairs", k, 6, 400) for k in range(3)],
        *[("authors-portraits", k, 6, 200) for k in range(2)],
        *[("authors-sketches", k, 6, 300) for k in range(2)],
        *[("authors-bank", k, 12, 1000) for k in range(4)],
        *[("nations", k, 20, 1500) for k in range(4)],
        *[("monkey", k, 20, 1500) for k in range(4)],
    ],
)
def test_twins_look_alike_to_those_who_cannot_tell(
    name: str, chunk: int, games: int, least: int
) -> None:
    """`least` is how often a twin must really have been compared, of states and of events."""
    agreed = {"state": 0, "events": 0}
    for seed in range(chunk * games, (chunk + 1) * games):
        book = Book()
        TRY[name](seed, book, 3)
        for kind in agreed:
            agreed[kind] += book.agreed[kind]
    assert min(agreed.values()) > least


@pytest.mark.parametrize(
    ("name", "chunk", "games", "least"),
    [
        *[("court-two", k, 20, 600) for k in range(4)],
        *[("court-three", k, 12, 600) for k in range(2)],
        *[("court-four", k, 12, 300) for k in range(2)],
        *[("alice", k, 4, 300) for k in range(3)],
        *[("masquerade", k, 5, 150) for k in range(3)],
        *[("authors-pairs", k, 4, 100) for k in range(2)],
        *[("authors-bank", k, 6, 200) for k in range(2)],
        *[("nations", k, 5, 300) for k in range(3)],
        *[("monkey", k, 6, 300) for k in range(3)],
    ],
)
def test_twins_look_alike_at_tables(name: str, chunk: int, games: int, least: int) -> None:
    """Bytes of views, revisions, stories, and what is said to moves that are asked about."""
    agreed = 0
    for seed in range(1000 + chunk * games, 1000 + (chunk + 1) * games):
        book = Book()
        TRY[name](seed, book, 3, with_table=True)
        agreed += book.agreed["table"]
    assert agreed > least


def test_a_move_held_behind_a_silent_question_looks_as_if_it_were_made() -> None:
    held = 0
    for seed in range(2000, 2300):
        book = Book()
        twins_of_court.try_twins(seed, book, 0, with_table=True)
        held += book.agreed["held"]
        if held >= 12:
            return
    raise AssertionError(f"Only {held} moves were held.")


# Planted leaks: the comparison must catch them.


def _forgetting(*fields: str) -> Callable[[Any, int], Any]:
    """Hiding that forgets to blank these fields."""

    def see(state: Any, seat: int) -> Any:
        h = hidden(state, seat)
        for name in fields:
            h[name] = state[name]
        return h

    return see


def _search_for_leak(name: str, with_table: bool = False) -> None:
    for seed in range(200):
        TRY[name](seed, Book(), 3, with_table)


@pytest.mark.parametrize(
    ("name", "fields"),
    [
        ("court-two", ("talon",)),
        ("court-two", ("hand",)),
        ("court-two", ("phase", "turn")),
        ("court-two", ("veiled",)),
        ("court-two", ("revoked",)),
        ("court-three", ("talon",)),
        ("court-three", ("hand",)),
        ("court-three", ("phase", "turn")),
        ("court-three", ("veiled",)),
        ("court-three", ("revoked",)),
        ("court-four", ("hand",)),
        ("court-four", ("revoked",)),
        ("alice", ("hand",)),
        ("alice", ("piles",)),
        ("alice", ("knowers",)),
        ("masquerade", ("hand",)),
        ("masquerade", ("laid",)),
        ("masquerade", ("possible",)),
        ("authors-pairs", ("hand",)),
        ("authors-portraits", ("hand",)),
        ("authors-sketches", ("hand",)),
        ("authors-bank", ("hand",)),
        ("authors-bank", ("bank",)),
        ("authors-bank", ("added",)),
        ("authors-bank", ("fresh",)),
        ("nations", ("hand",)),
        ("monkey", ("hand",)),
        ("monkey", ("knowers",)),
        ("monkey", ("removed",)),
        ("monkey", ("pack",)),
    ],
)
def test_a_planted_leak_is_caught(name: str, fields: tuple[str, ...]) -> None:
    with patch.object(twins, "see", _forgetting(*fields)), pytest.raises(Leak):
        _search_for_leak(name)


@contextmanager
def _revision_counts_every_step() -> Iterator[None]:
    """A table whose revision grows with each step, noticed or not."""
    happened = Viewer.happened

    def counting(self: Viewer, *args: Any) -> None:
        self.revision += 1
        happened(self, *args)

    with patch.object(Viewer, "happened", counting):
        yield


def test_a_revision_that_counts_silent_moves_is_caught() -> None:
    with _revision_counts_every_step(), pytest.raises(Leak):
        _search_for_leak("court-two", with_table=True)
