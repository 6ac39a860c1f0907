"""Deals that might be true come up evenly: none is favoured by the order in which cards are placed.

The few deals that are left late in a game are counted. `tests/games/test_filling.py` holds the
filling of hands itself against every way there is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from parlour.games.game import AnyGame
from parlour.kernel.chance import rng_of
from parlour.kernel.dispatch import hide, resample
from parlour.kernel.flat import copy, fresh
from tests.laws import driver

DRAWS = 4000
FEWEST, MOST = 3, 9
SLANTS = {"alice": 0.045, "court-four": 0.1, "nations": 0.06}
"""How far the counts may lie from even ones, as a share of all draws, where a game's hands are held
to much. Cards that are placed and never mixed lie half as far again, and farther."""


def late_moments(name: str, seed: int) -> Iterator[tuple[AnyGame, Any, int]]:
    """Some hidden states of the last decisions of a random game, and whose they are."""
    game, seats, options, dealer, rng = driver.random_set_up(name, seed)
    decided = [
        (copy(step.state), step.who)
        for step in driver.steps(game, seats, options, dealer, rng)
        if driver.is_player(step.who)
    ]
    for state, seat in decided[-30::3]:
        h = fresh(game.state)
        hide(state, seat, h)
        yield game, h, seat


def deals(game: AnyGame, h: Any, seat: int, times: int) -> Counter[bytes]:
    """How often each deal of the hands was drawn."""
    rng, world = rng_of(2, 3), fresh(game.state)
    counted: Counter[bytes] = Counter()
    for _ in range(times):
        resample(h, seat, rng, world)
        counted[world.hand.tobytes()] += 1
    return counted


def slant(counted: Counter[bytes]) -> float:
    even = counted.total() / len(counted)
    return sum(abs(times - even) for times in counted.values()) / (2 * counted.total())


@pytest.mark.parametrize("name", SLANTS)
def test_no_deal_that_might_be_true_is_favoured(name: str) -> None:
    slants = []
    for seed in range(16):
        for game, h, seat in late_moments(name, seed):
            if FEWEST <= len(deals(game, h, seat, 60)) <= MOST:
                slants.append(slant(deals(game, h, seat, DRAWS)))
                break
    assert len(slants) > 4
    assert max(slants) < SLANTS[name]
