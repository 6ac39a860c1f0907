"""No leak: what a seat could not have seen makes no difference to anything it is let know.

The second engine's table of visibility says what a seat could see. See `twins`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Any
from unittest.mock import patch

import pytest

from parlour.games.catalogue import names
from parlour.kernel.flat import as_bytes
from parlour.kernel.log import WATCHER
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
from tests.laws.driver import random_set_up, steps
from tests.laws.sweep import hidden
from tests.laws.twins import Book, Leak, Runs, Twins

TWINS: dict[str, Twins] = {
    **twins_of_court.TWINS,
    **twins_of_court_four.TWINS,
    **twins_of_alice.TWINS,
    **twins_of_nations.TWINS,
    **twins_of_monkey.TWINS,
    **twins_of_masquerade.TWINS,
    **twins_of_portrait.TWINS,
}


def _runs(of: Callable[[Twins], Runs]) -> list[tuple[str, int]]:
    """Every run of every game that there is."""
    return [(name, run) for name in names() for run in range(of(TWINS[name]).runs)]


@pytest.mark.parametrize(("name", "run"), _runs(lambda twins: twins.states))
def test_twins_look_alike_to_those_who_cannot_tell(name: str, run: int) -> None:
    size = TWINS[name].states
    agreed = {"state": 0, "events": 0}
    for seed in range(run * size.games, (run + 1) * size.games):
        book = Book()
        TWINS[name].attempt(seed, book, 3)
        for kind in agreed:
            agreed[kind] += book.agreed[kind]
    assert min(agreed.values()) > size.least


@pytest.mark.parametrize(("name", "run"), _runs(lambda twins: twins.tables))
def test_twins_look_alike_at_tables(name: str, run: int) -> None:
    """Bytes of views, revisions, stories, and what is said to moves that are asked about."""
    size = TWINS[name].tables
    agreed = 0
    for seed in range(1000 + run * size.games, 1000 + (run + 1) * size.games):
        book = Book()
        TWINS[name].attempt(seed, book, 3, with_table=True)
        agreed += book.agreed["table"]
    assert agreed > size.least


def test_a_move_held_behind_a_silent_question_looks_as_if_it_were_made() -> None:
    held = 0
    for seed in range(2000, 2300):
        book = Book()
        TWINS["court-two"].attempt(seed, book, 0, with_table=True)
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
            setattr(h, name, getattr(state, name))
        return h

    return see


def _search_for_leak(name: str, with_table: bool = False) -> None:
    for seed in range(200):
        TWINS[name].attempt(seed, Book(), 3, with_table)


@pytest.mark.parametrize(
    ("name", "fields"), [(name, fields) for name in names() for fields in TWINS[name].leaks]
)
def test_a_planted_leak_is_caught(name: str, fields: tuple[str, ...]) -> None:
    with patch.object(twins, "see", _forgetting(*fields)), pytest.raises(Leak):
        _search_for_leak(name)


def _numbers(state: Any, field: str) -> Any:
    """What a field of a state holds."""
    held = getattr(state, field)
    return held.tolist() if hasattr(held, "tolist") else held


@pytest.mark.parametrize("name", names())
def test_a_leak_is_planted_in_every_field_that_hiding_blanks(name: str) -> None:
    blanked: set[str] = set()
    for seed in range(8):
        played, seats, options, dealer, rng = random_set_up(name, seed)
        for step in islice(steps(played, seats, options, dealer, rng), 0, 250, 5):
            for seat in (*range(seats), WATCHER):
                h = hidden(step.state, seat)
                if as_bytes(h) != as_bytes(step.state):
                    fields = step.state.dtype.names
                    blanked |= {f for f in fields if _numbers(h, f) != _numbers(step.state, f)}
    assert blanked
    assert sorted(blanked - {field for fields in TWINS[name].leaks for field in fields}) == []


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
