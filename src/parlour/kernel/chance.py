"""Fast random numbers for simulation and search. Rules never call these.

SplitMix64: one 64-bit word of state, the same numbers compiled and interpreted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from parlour.kernel.numba_or_plain import Body, compiled_as
from parlour.kernel.rule import compiled

if TYPE_CHECKING:
    from parlour.kernel.numba_or_plain import types

Rng = NDArray[np.uint64]
"""An array of one word: the generator's state."""

_WORD = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15
_MIX_1 = 0xBF58476D1CE4E5B9
_MIX_2 = 0x94D049BB133111EB


def rng_of(seed: int, stream: int = 0) -> Rng:
    """A generator for this seed; streams of one seed are far apart."""
    start = np.array([(seed * 0x2545F4914F6CDD1D + stream * _MIX_1 + 1) & _WORD], np.uint64)
    for _ in range(3):
        start[0] = word(start)
    return start


def word(rng: Rng) -> np.uint64:
    """The next 64 random bits."""
    state = (int(rng[0]) + _STEP) & _WORD
    rng[0] = state
    mixed = ((state ^ (state >> 30)) * _MIX_1) & _WORD
    mixed = ((mixed ^ (mixed >> 27)) * _MIX_2) & _WORD
    return np.uint64(mixed ^ (mixed >> 31))


@compiled_as(word)
def _word(rng: types.Type) -> Body:
    step, mix_1, mix_2 = np.uint64(_STEP), np.uint64(_MIX_1), np.uint64(_MIX_2)
    by_30, by_27, by_31 = np.uint64(30), np.uint64(27), np.uint64(31)

    def compiled(rng: Rng) -> np.uint64:
        state = rng[0] + step
        rng[0] = state
        mixed = (state ^ (state >> by_30)) * mix_1
        mixed = (mixed ^ (mixed >> by_27)) * mix_2
        return mixed ^ (mixed >> by_31)

    return compiled


def pick(rng: Rng, n: int) -> int:
    """A number from 0 to n - 1, each equally likely (n below 2 to the 32)."""
    while True:
        product = (int(word(rng)) >> 32) * int(n)
        low = product & 0xFFFFFFFF
        if low >= n or low >= (0x100000000 - n) % n:
            return product >> 32


@compiled_as(pick)
def _pick(rng: types.Type, n: types.Type) -> Body:
    by_32, half = np.uint64(32), np.uint64(0xFFFFFFFF)

    def compiled(rng: Rng, n: int) -> np.int64:
        wide = np.uint64(n)
        while True:
            product = (word(rng) >> by_32) * wide
            low = product & half
            if low >= wide or low >= (np.uint64(0x100000000) - wide) % wide:
                return np.int64(product >> by_32)

    return compiled


@compiled
def shuffle(rng: Rng, pack: NDArray[np.int64]) -> None:
    """Put the pack in an order, each order equally likely."""
    for last in range(len(pack) - 1, 0, -1):
        other = pick(rng, last + 1)
        card = pack[last]
        pack[last] = pack[other]
        pack[other] = card
