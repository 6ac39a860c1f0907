"""Laws of what a seat may know: hiding, filling in what is hidden, observing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.games.catalogue import game, names
from parlour.games.game import AnyGame
from parlour.kernel.batch import play_out
from parlour.kernel.chance import Rng, rng_of
from parlour.kernel.dispatch import CHANCE, DEAL, OVER, actor, legal, observe, resample
from parlour.kernel.flat import as_bytes, copy
from parlour.kernel.log import WATCHER
from tests.laws.driver import is_player, random_set_up, steps
from tests.laws.places import assert_conserved, known_cards
from tests.laws.sweep import hidden

seeds = st.integers(0, 2**32 - 1)
every_game = pytest.mark.parametrize("name", names())


def _moments(
    name: str, seed: int, every: int
) -> Iterator[tuple[AnyGame, int, Any, int, list[int]]]:
    """Some states of a random game: the game, its seats, the state, its actor, the legal codes."""
    played, seats, options, dealer, rng = random_set_up(name, seed)
    for number, step in enumerate(steps(played, seats, options, dealer, rng)):
        if number % every == seed % every:
            yield played, seats, step.state, step.who, step.codes


def _resampled(h: Any, seat: int, rng: Rng) -> Any:
    out = copy(h)
    resample(h, seat, rng, out)
    return out


@every_game
@settings(max_examples=30)
@given(seed=seeds)
def test_hiding_what_is_hidden_changes_nothing(name: str, seed: int) -> None:
    for _, seats, state, _, _ in _moments(name, seed, 4):
        before = as_bytes(state)
        for seat in (*range(seats), WATCHER):
            h = hidden(state, seat)
            assert as_bytes(hidden(h, seat)) == as_bytes(h)
        assert as_bytes(state) == before


@every_game
@settings(max_examples=30)
@given(seed=seeds)
def test_a_hidden_state_keeps_what_its_seat_holds(name: str, seed: int) -> None:
    for played, seats, state, who, _ in _moments(name, seed, 7):
        if not (is_player(who) or who == CHANCE):
            continue
        for seat in range(seats):
            h = hidden(state, seat)
            assert int(h.hand[seat]) & ~int(state.hand[seat]) == 0
            if is_player(who) and who == seat:
                assert int(h.hand[seat]) == int(state.hand[seat])
            cards = known_cards(played, h)
            assert len(cards) == len(set(cards)), "a card lies in two places"


@every_game
@settings(max_examples=30)
@given(seed=seeds)
def test_what_is_filled_in_agrees_with_what_was_hidden(name: str, seed: int) -> None:
    """Hidden again, a resampled state is the hidden state it was made from, byte for byte."""
    room = np.zeros(game(name).most_legal, np.int64)
    rng = rng_of(seed, 5)
    for played, seats, state, who, codes in _moments(name, seed, 5):
        for seat in (*range(seats), WATCHER):
            h = hidden(state, seat)
            before = as_bytes(h)
            full = _resampled(h, seat, rng)
            assert as_bytes(h) == before
            assert as_bytes(hidden(full, seat)) == before
            assert actor(hidden(full, seat)) == actor(h)
            if int(actor(h)) not in (DEAL, OVER):
                assert_conserved(played, full)
            if who == seat:
                assert actor(full) == who
                assert room[: legal(full, room)].tolist() == codes


@every_game
@settings(max_examples=15)
@given(seed=seeds)
def test_a_filled_in_game_can_be_played_to_its_end(name: str, seed: int) -> None:
    rng = rng_of(seed, 6)
    for played, seats, state, who, _ in _moments(name, seed, 29):
        if not is_player(who):
            continue
        room = np.zeros(played.most_legal, np.int64)
        for seat in (who, (who + 1) % seats, WATCHER):
            full = _resampled(hidden(state, seat), seat, rng)
            play_out(full, played.pack(), room, rng)


@every_game
@settings(max_examples=20)
@given(seed=seeds)
def test_an_observation_is_made_of_the_hidden_state_alone(name: str, seed: int) -> None:
    """It has the promised length, every number of it is written and finite, and it depends on
    nothing but the hidden state: two full states that look alike are observed alike."""
    rng = rng_of(seed, 7)
    for played, seats, state, _, _ in _moments(name, seed, 9):
        for seat in (*range(seats), WATCHER):
            h = hidden(state, seat)
            before = as_bytes(h)
            first = np.full(played.observed + 1, np.nan)
            observe(h, seat, first[:-1])
            assert as_bytes(h) == before
            assert np.isfinite(first[:-1]).all()
            assert np.isnan(first[-1])
            again = np.full(played.observed, np.nan)
            observe(hidden(_resampled(h, seat, rng), seat), seat, again)
            assert first[:-1].tolist() == again.tolist()
