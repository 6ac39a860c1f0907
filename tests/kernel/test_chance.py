"""Random numbers for simulation: even, repeatable, and alike in both modes."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import numpy as np
from numpy.typing import NDArray

from parlour.kernel.chance import Rng, pick, rng_of, shuffle, word
from parlour.kernel.rule import compiled


@compiled
def _words(rng: Rng, out: NDArray[np.uint64]) -> None:
    for i in range(len(out)):
        out[i] = word(rng)


@compiled
def _picks(rng: Rng, n: int, out: NDArray[np.int64]) -> None:
    for i in range(len(out)):
        out[i] = pick(rng, n)


def test_rules_and_plain_python_draw_the_same_numbers() -> None:
    out = np.zeros(200, np.uint64)
    _words(rng_of(7), out)
    plain = rng_of(7)
    assert [int(w) for w in out] == [int(word(plain)) for _ in range(200)]
    for n in (1, 2, 3, 24, 48, 1_000_003):
        picked = np.zeros(100, np.int64)
        _picks(rng_of(n), n, picked)
        plain = rng_of(n)
        assert list(picked) == [pick(plain, n) for _ in range(100)]
        assert picked.min() >= 0
        assert picked.max() < n


def test_streams_of_one_seed_differ() -> None:
    firsts = {int(word(rng_of(1, stream))) for stream in range(1000)}
    assert len(firsts) == 1000


def test_every_order_of_a_small_pack_is_equally_likely() -> None:
    rng = rng_of(11)
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        pack = np.arange(4)
        shuffle(rng, pack)
        seen[tuple(int(card) for card in pack)] += 1
    assert set(seen) == set(permutations(range(4)))
    # 24 orders, 1000 expected of each: chi-square with 23 degrees, far out in its tail.
    assert sum((n - 1000) ** 2 / 1000 for n in seen.values()) < 60
