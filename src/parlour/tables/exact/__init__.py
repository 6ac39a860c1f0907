"""The exact sampler: every deal and draw that fits all that a seat has seen, by its true weight.

What a seat may infer depends on the order of events, not only on sizes and certainties. So a
world here is a whole history since the last deal: how the cards lay (a pack, or the cards of a
position) and what was drawn unseen. It fits when the recorded moves, replayed in it, were legal
for those who made them and tell the seat the very same events and show it the very same hidden
states. Its weight is the chance of its draws; what players chose is taken as given. A decision
that the seat was not to notice either did not exist in a world or was let go by. Of a card that
a player chose face down it is given that he chose one, and each that he might have chosen is
taken to be as likely as the next. A position has no history: every way to lay the cards that the
seat does not see is alike, if it leaves the seat's own sight of the position as it is.

`enumerate_worlds` goes through all of them. `sample` walks among them: each proposal changes
some pairs of unseen cards about, through the whole history or part of it, or some unseen draws;
it is accepted by the ratio of the weights, and any world can be reached from any other in one
step. The walk's stationary law is therefore exactly the belief, whatever the rules. The walk
starts from a world found by search, never from the truth.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import islice, permutations
from math import factorial
from typing import Any

from parlour.games import catalogue
from parlour.games.game import NoSuch
from parlour.games.saying import say
from parlour.kernel.flat import copy
from parlour.kernel.log import WATCHER
from parlour.tables.exact.last_deal import last_deal_of
from parlour.tables.exact.metropolis import first_fit, walk
from parlour.tables.exact.script import Run, Script
from parlour.tables.record import Record
from parlour.tables.replay import Find

MOST_ORDERS = 50_000
"""More orders of the unseen cards than this are not gone through one by one."""


@dataclass(frozen=True, slots=True)
class World:
    """One history that fits: the cards as they lay, those taken unseen, the state it leads to."""

    cards: tuple[int, ...]
    draws: tuple[int, ...]
    weight: Fraction
    state: Any


def _world(cards: list[int], run: Run) -> World:
    return World(tuple(cards), tuple(run.draws), Fraction(1, run.ways), copy(run.progress.state))


class SeatHistory:
    """All that one seat has seen since the last deal of a record."""

    def __init__(self, record: Record, seat: int, find: Find = catalogue.game) -> None:
        """`seat` may be WATCHER. The record is read for what the seat saw of it, no more."""
        if not (0 <= seat < len(record.seats) or seat == WATCHER):
            raise NoSuch("no-such-seat", say("The record has no seat {seat}.", seat=seat))
        start, steps = last_deal_of(record, seat, find)
        self.seat = seat
        self._script = Script(start, steps, len(record.seats), seat)
        self.unseen = self._script.unseen
        """The cards of which the seat did not see where they lay at the start."""

    def enumerate_worlds(self) -> list[World]:
        """Every world that fits; raises ValueError where there would be too many to try."""
        if factorial(len(self.unseen)) > MOST_ORDERS:
            raise ValueError(f"{len(self.unseen)} unseen cards have too many orders to go through.")
        worlds: list[World] = []
        for order in permutations(self.unseen):
            cards = self._script.laid(order)
            run = self._script.begin(cards)
            if run is not None:
                worlds += (_world(cards, end) for end in self._branches(run, 0))
        return worlds

    def _branches(self, run: Run, at: int) -> Iterator[Run]:
        """Every way that the unseen draws from step `at` on may have fallen."""
        for number in range(at, len(self._script.moves)):
            move = self._script.moves[number]
            if not run.reach(move) or run.shows_otherwise():
                return
            if move.code is not None:
                run.make(move, move.code)
                continue
            codes = run.codes(move)
            for code in codes:
                branch = run.branch()
                branch.make(move, code, codes)
                yield from self._branches(branch, number + 1)
            return
        run.let_by()
        if not run.shows_otherwise():
            yield run

    def sample(
        self, n: int, rng: random.Random, every: int = 40, settle: int = 400, tries: int = 400_000
    ) -> list[World]:
        """So many worlds, each after `every` further proposals, the first after `settle`.

        Raises ValueError if no world that fits is found in so many tries.
        """
        steps = walk(self._script, first_fit(self._script, rng, tries), rng)
        kept = islice(steps, settle + every - 1, settle + n * every, every)
        return [_world(here.cards, here.run) for here in kept]
