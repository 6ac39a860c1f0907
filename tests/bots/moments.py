"""Moments of random games at which a bot is asked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from parlour.bots import Asked
from parlour.games.game import AnyGame
from parlour.kernel.chance import Rng
from parlour.kernel.dispatch import hide
from parlour.kernel.flat import as_bytes, copy, fresh
from tests.laws import driver


def hidden(game: AnyGame, state: Any, seat: int) -> Any:
    """The state as the seat may know it."""
    h = fresh(game.state)
    hide(state, seat, h)
    return h


def asked(game: AnyGame, h: Any, seat: int, codes: Iterable[int], rng: Rng) -> Asked:
    """What a bot is asked with this hidden state, which it is given itself and no copy of."""
    listed = tuple(int(code) for code in codes)
    return Asked(game=game, state=h, seat=seat, codes=listed, rng=rng)


def moments(
    name: str, seed: int, every: int = 1
) -> Iterator[tuple[AnyGame, Any, int, NDArray[np.int64]]]:
    """A random game with random options: the full state, the seat asked and its legal codes.

    The state is a copy; only one moment in so many is given.
    """
    game, seats, options, dealer, rng = driver.random_set_up(name, seed)
    place = 0
    for step in driver.steps(game, seats, options, dealer, rng):
        if driver.is_player(step.who):
            place += 1
            if place % every == 0:
                yield game, copy(step.state), step.who, np.array(step.codes, np.int64)


def same(one: Any, other: Any) -> bool:
    """Whether two states have the same bytes."""
    return as_bytes(one) == as_bytes(other)
