"""Two ways of counting: over all groups of hands, and from one way in which the cards may lie."""

from __future__ import annotations

from parlour.games.masquerade.certainty import narrow, narrow_from_truth
from parlour.games.masquerade.state import GAME_OVER, PUBLIC, WANTS_PACK
from parlour.kernel.record import copy
from tests.laws.driver import random_set_up, steps


def _narrowed_rows(seed: int) -> int:
    """How many rows counting narrowed in one game, both ways alike."""
    played, seats, options, dealer, rng = random_set_up("masquerade", seed)
    narrowed = 0
    for number, step in enumerate(steps(played, seats, options, dealer, rng)):
        s = step.state
        if s.phase in (GAME_OVER, WANTS_PACK) or number % 5:
            continue
        for row in (*range(seats), PUBLIC):
            one, other = copy(s), copy(s)
            narrow(one, one.possible[row])
            narrow_from_truth(other, other.possible[row])
            assert one.possible[row].tolist() == other.possible[row].tolist()
            narrowed += one.possible[row].tolist() != s.possible[row].tolist()
    return narrowed


def test_both_ways_of_counting_come_to_the_same() -> None:
    assert sum(_narrowed_rows(seed) for seed in range(16)) > 0
