"""Laws of ends: how long a game may last, and what it is worth when it is over."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.games.alice import events
from parlour.games.catalogue import game, names
from parlour.kernel.chance import rng_of
from parlour.kernel.dispatch import CHANCE, DEAL, OVER, deal_over, returns, scores, value
from tests.laws.driver import is_player, random_set_up, steps

seeds = st.integers(0, 2**32 - 1)
every_game = pytest.mark.parametrize("name", names())

MOST_DECISIONS = 33
"""In one round of Court with the options as printed: 24 cards, and nine that play no card."""
STALL_ROUNDS = 40


def _scores(state: Any, seats: int) -> list[int]:
    held = np.zeros(seats, np.int64)
    scores(state, held)
    return [int(score) for score in held]


def _returns(state: Any, seats: int) -> list[float]:
    paid = np.zeros(seats)
    returns(state, paid)
    return [float(amount) for amount in paid]


@every_game
@settings(max_examples=60)
@given(seed=seeds)
def test_what_one_wins_the_others_lose(name: str, seed: int) -> None:
    played, seats, options, dealer, rng = random_set_up(name, seed)
    options.pop("match", None)  # Each game of a rubber begins at nothing again.
    before = [0] * seats
    for step in steps(played, seats, options, dealer, rng):
        held = _scores(step.state, seats)
        assert all(now >= then >= 0 for now, then in zip(held, before, strict=True))
        before = held
    assert step.who == OVER
    paid = _returns(step.state, seats)
    assert sum(paid) == pytest.approx(0)
    assert all(-1 <= amount <= 1 for amount in paid)
    best = [seat for seat in range(seats) if before[seat] == max(before)]
    if name == "court-three" and int(step.state.first_out) >= 0:
        best = [int(step.state.first_out)]  # the second to go out may have more points
    assert [seat for seat in range(seats) if paid[seat] == max(paid)] == best


@every_game
@settings(max_examples=60)
@given(seed=seeds)
def test_a_deal_is_over_exactly_when_nothing_of_it_is_left_to_do(name: str, seed: int) -> None:
    """Then its value to each seat sums to nothing, and leans to whoever made most points of it,
    or to whoever has won the game."""
    played, seats, options, dealer, rng = random_set_up(name, seed)
    options.pop("match", None)  # Each game of a rubber begins at nothing again.
    dealt = False
    before = [0] * seats
    for step in steps(played, seats, options, dealer, rng):
        assert bool(deal_over(step.state)) == (dealt and step.who in (DEAL, OVER))
        if dealt and step.who in (DEAL, OVER):
            worth = [float(value(step.state, seat)) for seat in range(seats)]
            held = _scores(step.state, seats)
            assert sum(worth) == pytest.approx(0)
            assert all(-1 <= amount <= 1 for amount in worth)
            if played.has_rounds:
                made = [now - then for now, then in zip(held, before, strict=True)]
                even = sum(made) / seats
                leaning = [points > even for points in made]
                if step.who == OVER and played.name == "nations":
                    leaning = [amount > 0 for amount in _returns(step.state, seats)]
                assert [amount > 0 for amount in worth] == leaning
            else:
                assert worth == pytest.approx(_returns(step.state, seats))
            before = held
        dealt = dealt or step.pack is not None


@settings(max_examples=60)
@given(seed=seeds)
def test_no_game_of_alice_outlives_its_bound(seed: int) -> None:
    played, seats, options, dealer, rng = random_set_up("alice", seed)
    rounds = int(options.get("stall_rounds", STALL_ROUNDS))
    turns = idle = 0
    # A step's log is filled once the next step is asked for, so all steps come first.
    for log in [step.log for step in steps(played, seats, options, dealer, rng)]:
        for kind in log.kind[: log.n].tolist():
            turns += kind == events.TURN
            idle = 0 if kind == events.SET else idle + (kind == events.TURN)
            assert idle <= rounds * seats + 1
    assert 0 < turns <= 16 * rounds * seats


@settings(max_examples=60)
@given(seed=seeds)
def test_no_round_of_court_as_printed_outlives_its_bound(seed: int) -> None:
    played = game("court-two")
    rng = rng_of(seed, 3)
    decisions = 0
    for step in steps(played, 2, {}, seed % 2, rng):
        decisions = 0 if step.who == DEAL else decisions + 1
        assert step.who == OVER or decisions <= MOST_DECISIONS


@settings(max_examples=60)
@given(seed=seeds)
def test_no_game_of_court_outlives_its_cap(seed: int) -> None:
    played, seats, options, dealer, rng = random_set_up("court-two", seed)
    deals = 0
    for step in steps(played, seats, options, dealer, rng):
        deals += step.who == DEAL
        assert is_player(step.who) or step.who in (DEAL, OVER)
        assert step.who != CHANCE
    assert 0 < deals <= int(options.get("round_cap", 100))
    held = _scores(step.state, seats)
    assert max(held) >= 7 or deals == int(options.get("round_cap", 100))
