"""The exact sampler at Alice, over random games; sums done by hand stand in `test_exact`."""

from __future__ import annotations

import pytest

from parlour.kernel.log import WATCHER
from tests.laws.driver import RASH
from tests.tables.worlds import assert_looks_the_same, played


@pytest.mark.parametrize("seed", range(4))
def test_another_world_looks_the_same(seed: int) -> None:
    seats = (3, 4, 5, 7)[seed]
    rash = RASH["alice"].__contains__
    table = played("alice", seed, moves=8 + 4 * seed, seats=seats, rash=rash)
    for seat in (seed % 3, WATCHER):
        assert_looks_the_same(table.record, seat, n=2, seed=seed, every=10, settle=20)
