"""The ways into the rules: by address, with arrays of either kind, from plain states and arrays."""

from __future__ import annotations

import pickle
from array import array
from copy import copy as shallow
from copy import deepcopy
from typing import Any

import numpy as np
import pytest

from parlour.games.catalogue import game, names
from parlour.kernel import dispatch
from parlour.kernel.chance import rng_of
from parlour.kernel.engine import span
from parlour.kernel.flat import Flat, as_bytes, copy, fresh, game_of, many, put
from parlour.kernel.log import WATCHER, Log

every_game = pytest.mark.parametrize("name", names())


def _dealt(name: str) -> Any:
    played = game(name)
    state = played.begin(played.usual_seats, {}, 0)
    dispatch.deal(state, played.pack(), None)
    return state


@every_game
def test_a_state_is_plain_numbers_above_the_rules(name: str) -> None:
    state = _dealt(name)
    assert issubclass(type(state), Flat)
    assert game_of(state) == game_of(game(name).state)
    assert type(state.dealer) is int
    assert type(state.hand[0]) is int


@every_game
def test_a_state_can_be_copied_compared_and_kept(name: str) -> None:
    state = _dealt(name)
    for again in (copy(state), shallow(state), deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert again == state
        assert as_bytes(again) == as_bytes(state)
        assert again.at != state.at
        again.dealer += 1
        assert again != state
    with pytest.raises(TypeError, match="unhashable"):
        hash(state)


@every_game
def test_a_record_in_an_array_is_answered_as_a_state_is(name: str) -> None:
    state = _dealt(name)
    held = many(game(name).state, 2)
    held[1] = np.asarray(state)
    assert as_bytes(held[1]) == as_bytes(state)
    assert dispatch.actor(held[1]) == dispatch.actor(state)
    hidden, other = fresh(game(name).state), many(game(name).state, 1)
    dispatch.hide(state, WATCHER, hidden)
    dispatch.hide(held[1], WATCHER, other[0])
    assert as_bytes(hidden) == as_bytes(other[0])
    assert copy(held[1]) == state


@every_game
def test_rules_write_into_arrays_of_either_kind(name: str) -> None:
    state, most = _dealt(name), game(name).most_legal
    ours, theirs = array("q", bytes(8 * most)), np.zeros(most, np.int64)
    assert dispatch.legal(state, ours) == dispatch.legal(state, theirs) > 0
    assert ours.tolist() == theirs.tolist()


def test_what_is_told_is_the_same_whoever_listens() -> None:
    state = _dealt("alice")
    codes = array("q", bytes(8 * game("alice").most_legal))
    dispatch.legal(state, codes)
    heard, unheard, log = copy(state), copy(state), fresh(Log)
    dispatch.play(heard, codes[0], log)
    dispatch.play(unheard, codes[0], None)
    assert heard == unheard
    assert log.n > 0


def _read_only() -> Any:
    numbers = np.zeros(64, np.int64)
    numbers.flags.writeable = False
    return numbers


@pytest.mark.parametrize(
    "numbers",
    [
        array("i", [1, 2]),
        array("d", [1.0]),
        np.zeros(3, np.int32),
        np.zeros(3, np.float64),
        np.zeros((2, 2), np.int64),
        np.zeros(6, np.int64)[::2],
        _read_only(),
        [1, 2, 3],
    ],
    ids=["narrow", "real", "narrow NumPy", "real NumPy", "table", "gaps", "read-only", "list"],
)
def test_numbers_that_are_not_as_rules_take_them_are_refused(numbers: Any) -> None:
    """Rules go by the address alone: anything else would be written over, or read wrongly."""
    with pytest.raises(TypeError, match="Rules take arrays of 64-bit whole numbers"):
        dispatch.legal(_dealt("court-two"), numbers)


def test_payoffs_are_written_as_real_numbers_only() -> None:
    with pytest.raises(TypeError, match="real numbers"):
        dispatch.returns(_dealt("court-two"), np.zeros(2, np.int64))


def test_what_is_only_read_may_be_read_only() -> None:
    assert span(_read_only())[1] == 64


def test_a_state_of_another_game_is_never_written_upon() -> None:
    """Its bytes are fewer or mean something else: memory beyond them would be spoilt."""
    state, other = _dealt("monkey"), fresh(game("nations").state)
    before = as_bytes(other)
    with pytest.raises(TypeError, match="take a Monkey here, and this is a Nations"):
        dispatch.hide(state, WATCHER, other)
    with pytest.raises(TypeError, match="take a Monkey here"):
        dispatch.resample(state, 0, rng_of(1), other)
    for nothing in (other, None, 7):
        with pytest.raises(TypeError, match="Rules take a"):
            dispatch.hide(state, WATCHER, nothing)
    with pytest.raises(TypeError, match="take a Log here"):
        dispatch.play(state, 0, other)
    assert as_bytes(other) == before


def test_a_row_takes_as_many_numbers_as_it_has() -> None:
    state = _dealt("nations")
    put(state.points, (3, 4))
    assert list(state.points) == [3, 4]
    with pytest.raises(ValueError, match="cannot hold 3"):
        state.points = (1, 2, 3)


def test_a_field_of_rows_is_read_by_row_and_place() -> None:
    state = _dealt("masquerade")
    rows = state.possible
    rows[1, 2] = 77
    assert rows[1][2] == rows[1, 2] == rows.tolist()[1][2] == 77
    assert rows[1, 1:3].tolist() == rows[1].tolist()[1:3]
    assert [row.tolist() for row in rows] == rows.tolist()
    assert len(rows) == len(rows.tolist())
    apart = copy(state)
    apart.possible = [[0] * 8] * len(rows)
    assert apart.possible[1, 2] == 0
