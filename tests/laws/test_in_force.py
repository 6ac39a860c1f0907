"""The clauses in force: there are always some, they are this game's, and all are told alike."""

from __future__ import annotations

import pytest

from parlour.games.catalogue import game, names
from parlour.kernel.dispatch import OVER, actor
from parlour.kernel.log import WATCHER
from parlour.tables.progress import legal_codes, numbers
from tests.laws import driver
from tests.laws.sweep import hidden

MOST_STEPS = 150


@pytest.mark.parametrize("name", names())
def test_some_clause_of_this_game_is_always_in_force(name: str) -> None:
    ids = {clause.id for clause in game(name).rulebook.clauses_of([name])}
    found: set[str] = set()
    for seed in range(8):
        played, seats, options, dealer, rng = driver.random_set_up(name, seed)
        for place, step in enumerate(driver.steps(played, seats, options, dealer, rng)):
            if place > MOST_STEPS:
                break
            for seat in (step.who, place % seats, WATCHER):
                if seat < 0:
                    continue
                h = hidden(step.state, seat)
                asked = int(actor(h))
                codes = []
                if asked == seat:
                    codes = legal_codes(h, numbers(played.most_legal))
                now = played.words.in_force(h, seat, codes)
                assert set(now) <= ids
                assert len(set(now)) == len(now)
                assert bool(now) == (asked != OVER)
                found |= set(now)
    assert len(found) >= 5, "different decisions are governed by different clauses"
