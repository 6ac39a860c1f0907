"""The numbers that events tell are the numbers that the game counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from parlour.games.catalogue import names
from parlour.games.court import events as of_court
from parlour.games.game import AnyGame
from parlour.games.masquerade import events as of_masquerade
from parlour.games.nations import events as of_nations
from parlour.games.portrait import events as of_portrait
from parlour.kernel.log import Log
from tests.laws.driver import random_set_up, steps

Counts = Counter[tuple[str, int]]
"""What has been counted for whom: by the name of the field and the place in it."""


def _fields(*fields: str) -> Callable[[Any], Counts]:
    """What a state has in these fields, place by place."""

    def counted(s: Any) -> Counts:
        found: Counts = Counter()
        for field in fields:
            found.update({(field, place): int(n) for place, n in enumerate(getattr(s, field)) if n})
        return found

    return counted


class Book:
    """Which events change which field, by how much of their amount, and for whom."""

    def __init__(self, told: dict[int, str], by_side: bool = False) -> None:
        """`by_side`: places are the sides of partners, and events name a seat."""
        self._told = told
        self._by_side = by_side
        self.counted = _fields(*dict.fromkeys(told.values()))

    def told(self, log: Log) -> Counts:
        found: Counts = Counter()
        for k in range(int(log.n)):
            field = self._told.get(int(log.kind[k]))
            if field is not None and int(log.amount[k]):
                seat = int(log.seat[k])
                found[field, seat % 2 if self._by_side else seat] += int(log.amount[k])
        return found


def _kinds(kinds: Mapping[int, str], **told: str) -> dict[int, str]:
    """The fields that the amounts of these events change, by the number of the kind."""
    numbers = {name.replace("-", "_"): n for n, name in kinds.items()}
    return {numbers[name]: field for name, field in told.items()}


_ROUND = {"won_round": "points", "carry_paid": "points"}
BOOKS = {
    "court-two": Book(
        _kinds(of_court.KINDS, announced="announced", took="pile", last_ten="pile", **_ROUND)
    ),
    "court-three": Book(
        _kinds(
            of_court.KINDS,
            announced="announced",
            took="pile",
            last_ten="pile",
            shared="points",
            held_at_six="points",
            **_ROUND,
        )
    ),
    "court-four": Book(
        _kinds(of_court.KINDS, announced="announced", captured_standard="points", **_ROUND),
        by_side=True,
    ),
    "masquerade": Book(_kinds(of_masquerade.KINDS, scored="score")),
    "nations": Book(_kinds(of_nations.KINDS, tricks="points", titles="points")),
    **{
        name: Book(
            _kinds(
                of_portrait.KINDS, stacked="score", settled="score", remainder="score", laid="score"
            )
        )
        for name in names()
        if name.startswith("authors")
    },
}


def _check(played: AnyGame, before: Counts, after: Counts, log: Log) -> int:
    """Every number that has grown was told, and every number told has been added."""
    told = BOOKS[played.name].told(log)
    grown = {place: after[place] - before[place] for place in {*before, *after}}
    # A new deal or game begins to count anew: what has become nothing no event took away.
    for place in {*told, *grown}:
        assert grown.get(place, 0) == told[place] or after[place] == 0, (place, grown, told)
    return len(told)


@pytest.mark.parametrize("name", BOOKS)
def test_what_is_told_is_what_is_counted(name: str) -> None:
    checked = 0
    for seed in range(12):
        played, seats, options, dealer, rng = random_set_up(name, 700 + seed)
        counted = BOOKS[name].counted
        before: Counts | None = None
        log: Log | None = None
        for number, step in enumerate(steps(played, seats, options, dealer, rng)):
            now = counted(step.state)
            if before is not None and log is not None:
                checked += _check(played, before, now, log)
            before, log = now, step.log
            if number > 600:
                break
    assert checked > 10
