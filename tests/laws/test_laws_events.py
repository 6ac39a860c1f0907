"""Laws of events: what the rules tell of a move, and to whom."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.games.catalogue import names
from parlour.games.game import AnyGame
from parlour.kernel.cards import cards_in
from parlour.kernel.dispatch import DEAL, OVER
from parlour.kernel.log import MOST_EVENTS, NOBODY, WATCHER, Log
from tests.laws.driver import Step, random_set_up, steps
from tests.laws.places import known_cards
from tests.laws.sweep import hidden
from tests.laws.trial import trial_of

seeds = st.integers(0, 2**32 - 1)
every_game = pytest.mark.parametrize("name", names())


def _check_form(played: AnyGame, seats: int, log: Log) -> None:
    # 0 where an event only marks the course of play, as the beginning of a turn.
    clauses = {0, *(clause.number for clause in played.rulebook.clauses)}
    everybody = [*range(seats), WATCHER]
    pack = sum(1 << card for card in played.pack().tolist())
    assert 0 <= log.n <= MOST_EVENTS
    for k in range(int(log.n)):
        noticed, seen, cards = int(log.noticed[k]), int(log.seen[k]), int(log.cards[k])
        assert int(log.clause[k]) in clauses
        assert int(log.seat[k]) in (*range(seats), NOBODY)
        assert int(log.other[k]) in (*range(seats), NOBODY)
        assert cards & ~pack == 0
        assert any(noticed >> observer & 1 for observer in everybody), "told to nobody"
        if cards and (noticed & seen) >> WATCHER & 1:
            assert all(seen >> seat & 1 for seat in range(seats)), "watchers know more than seats"


def _check_shown(played: AnyGame, seats: int, log: Log, after: Any) -> None:
    """A card that an event shows to somebody has a place in what he may then know."""
    sought = trial_of(played.name).sought
    for observer in (*range(seats), WATCHER):
        shown = 0
        for k in range(int(log.n)):
            if int(log.kind[k]) in sought:
                continue
            if (int(log.noticed[k]) & int(log.seen[k])) >> observer & 1:
                shown |= int(log.cards[k])
        if shown:
            known = set(known_cards(played, hidden(after, observer)))
            assert set(cards_in(shown)) <= known


@every_game
@settings(max_examples=30)
@given(seed=seeds)
def test_events_are_few_well_formed_and_shown_to_those_who_may_know(name: str, seed: int) -> None:
    played, seats, options, dealer, rng = random_set_up(name, seed)
    last: Step | None = None
    for step in steps(played, seats, options, dealer, rng):
        if last is not None:
            assert last.log.n > 0, "something happened, and nobody was told"
            _check_form(played, seats, last.log)
            if step.who not in (DEAL, OVER):
                _check_shown(played, seats, last.log, step.state)
        last = step
