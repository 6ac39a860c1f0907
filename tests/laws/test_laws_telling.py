"""Whoever may know is told: laws of what each seat learns when a card moves.

That nobody learns more than he may is for the twins (`test_twins`). Here the other side is
tried: what a seat knows of the places of cards after a move, it has been told by the events of
that move; and of its own hand nothing is ever lost to it.
"""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.games.catalogue import names
from parlour.games.game import AnyGame
from parlour.kernel.cards import cards_in
from parlour.kernel.dispatch import DEAL, OVER
from parlour.kernel.flat import copy
from parlour.kernel.log import WATCHER, Log
from tests.laws.driver import random_set_up, steps
from tests.laws.sweep import hidden
from tests.laws.trial import trial_of

Where = dict[int, str]
every_game = pytest.mark.parametrize("name", names())


def _where(played: AnyGame, s: Any) -> Where:
    """The place of every card of which the state tells it."""
    places = trial_of(played.name).places(s)
    return {card: place for place, cards in places.items() for card in cards}


def _told(log: Log, observer: int) -> set[int]:
    """The cards that the events of a move show to an observer."""
    shown = 0
    for k in range(int(log.n)):
        if (int(log.noticed[k]) & int(log.seen[k])) >> observer & 1:
            shown |= int(log.cards[k])
    return set(cards_in(shown))


class Sights:
    """Where everybody takes the cards to be, at one moment."""

    def __init__(self, played: AnyGame, state: Any, seats: int) -> None:
        self.true = _where(played, state)
        self.of = {
            observer: _where(played, hidden(state, observer))
            for observer in (*range(seats), WATCHER)
        }


def _check(before: Sights, after: Sights, log: Log, seats: int) -> None:
    for observer in (*range(seats), WATCHER):
        told, knew, knows = _told(log, observer), before.of[observer], after.of[observer]
        for card, place in knows.items():
            # What lies still may be found out by thinking (in Masquerade); what moves is told.
            has_moved = before.true.get(card) not in (None, after.true[card])
            if card in before.true and (has_moved or knew.get(card) not in (None, place)):
                if knew.get(card) == place:
                    continue
                assert card in told or _is_plain(before, knew, card), (observer, card, place)
        for card, place in after.true.items():
            own = f"hand {observer}"
            if own in (before.true.get(card), place) and before.true.get(card) != place:
                assert knows.get(card) in (place, _veiled(before, card)), (observer, card, place)


def _is_plain(before: Sights, knew: Where, card: int) -> bool:
    """Whether the draw of a card told itself: the hand that it was drawn from had no other."""
    was_at = before.true[card]
    is_single = was_at.startswith("hand ") and list(before.true.values()).count(was_at) == 1
    return is_single and knew.get(card) == was_at


def _veiled(before: Sights, card: int) -> str:
    """Where a card seems to lie still, if its draw is veiled (court.ruling-silent-windows)."""
    was_at = before.true[card]
    return was_at if was_at in ("court card", "talon") else ""


@every_game
@settings(max_examples=6)
@given(seed=st.integers(0, 2**32 - 1))
def test_whoever_knows_where_a_card_has_gone_was_told_of_it(name: str, seed: int) -> None:
    played, seats, options, dealer, rng = random_set_up(name, seed)
    before: Sights | None = None
    log: Log | None = None
    for number, step in enumerate(steps(played, seats, options, dealer, rng)):
        if step.who == OVER or number > 90:
            return
        now = None if step.who == DEAL else Sights(played, copy(step.state), seats)
        if before is not None and now is not None and log is not None:
            _check(before, now, log, seats)
        before, log = now, step.log
