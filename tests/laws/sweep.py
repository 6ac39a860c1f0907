"""Questions put to the rules for every seat and every code at once, in compiled loops."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from parlour.games.game import AnyGame
from parlour.kernel.dispatch import hide, why_not
from parlour.kernel.flat import as_bytes, copy
from parlour.kernel.rule import compiled

BELOW, ABOVE = 3, 8
"""How many codes beyond the game's own are tried as well, at either end."""


@compiled
def _ask_all(s: Any, seats: int, low: int, high: int, out: NDArray[np.int64]) -> None:
    """`why_not` of every seat and every code from `low` up to `high`."""
    for seat in range(seats):
        for code in range(low, high):
            out[seat, code - low] = why_not(s, seat, code)


def refusals(s: Any, seats: int, low: int, high: int) -> NDArray[np.int64]:
    """The refusal numbers, a row for each seat; column 0 is the code `low`."""
    out = np.zeros((seats, high - low), np.int64)
    _ask_all(s, seats, low, high, out)
    return out


def every_refusal(played: AnyGame, s: Any, seats: int) -> NDArray[np.int64]:
    """The same for all codes of the game and some beyond them; column BELOW is the code 0."""
    return refusals(s, seats, -BELOW, played.codes + ABOVE)


def hidden(s: Any, seat: int) -> Any:
    """The state as the seat, or WATCHER, may know it, in a record of its own."""
    out = copy(s)
    hide(s, seat, out)
    return out


def hidden_bytes(s: Any, seat: int) -> bytes:
    return as_bytes(hidden(s, seat))
