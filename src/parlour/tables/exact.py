"""The exact sampler: every deal and draw that fits all that a seat has seen, by its true weight.

What a seat may infer depends on the order of events, not only on sizes and certainties. So a
world here is a whole history since the last deal: how the cards lay (a pack, or the cards of a
position) and what was drawn unseen. It fits when the recorded moves, replayed in it, were legal
for those who made them and tell the seat the very same events and show it the very same hidden
states. Its weight is the chance of its draws; what players chose is taken as given. A decision
that the seat was not to notice either did not exist in a world or was let go by.

`enumerate_worlds` goes through all of them. `sample` walks among them: each proposal changes
some pairs of unseen cards about, through the whole history, and some unseen draws, so many of
each at once that any world can be reached from any other in one step; it is accepted by the
ratio of the weights. The walk's stationary law is therefore exactly the belief, whatever the
rules. The walk starts from a world found by search, never from the truth.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import permutations
from math import factorial
from typing import Any

from parlour.games import catalogue
from parlour.games.game import Event, NoSuch
from parlour.kernel import dispatch
from parlour.kernel.dispatch import CHANCE
from parlour.kernel.log import WATCHER
from parlour.kernel.record import as_bytes, copy
from parlour.tables.course import Course, Step, blanked
from parlour.tables.record import Record
from parlour.tables.replay import Find
from parlour.tables.start import start_of

Shown = tuple[list[Event], bytes]
"""What the seat is told, and the state as it may then know it."""

MOST_ORDERS = 50_000
"""More orders of the unseen cards than this are not gone through one by one."""


@dataclass(frozen=True, slots=True)
class World:
    """One history that fits: the cards as they lay, the unseen draws, the state it leads to."""

    cards: tuple[int, ...]
    draws: tuple[int, ...]
    weight: Fraction
    state: Any


@dataclass(frozen=True, slots=True)
class _Move:
    """A step as the seat knows it; `code` is None for a draw that it did not see."""

    seat: int
    code: int | None


class Evidence:
    """All that one seat has seen since the last deal of a record."""

    def __init__(self, record: Record, seat: int, find: Find = catalogue.game) -> None:
        """`seat` may be WATCHER. The record is read for what the seat saw of it, no more."""
        start, steps = start_of(record, find)
        if not (0 <= seat < len(record.seats) or seat == WATCHER):
            raise NoSuch("no-such-seat", f"The record has no seat {seat}.")
        self.seat = seat
        self._start = start
        self._game = start.game
        first = start.build(start.cards)
        assert first is not None, "a position that was read cannot be read again"
        known = self._face_up(first[0])
        self.script, unseen = self._script(first[0], steps)
        truth = self._run(start.cards, unseen)
        assert truth is not None, "the record does not fit itself"
        self._trace = truth.trace
        self.places = [place for place, card in enumerate(start.cards) if card not in known]
        """Where cards lay that the seat has not seen lie there."""
        self._known = {place: card for place, card in enumerate(start.cards) if card in known}
        self.unseen = sorted(start.cards[place] for place in self.places)
        self._codes = [self._game.codes + card for card in sorted(start.cards)]
        self.unseen_draws = sum(1 for move in self.script if move.code is None)

    def _face_up(self, course: Course) -> set[int]:
        zones = self._game.words.zones(course.hidden(self.seat), self.seat)
        cards = (self._game.deck.of(card) for zone in zones for card in zone.cards)
        return {card.number for card in cards if card is not None}

    def _script(self, course: Course, steps: Sequence[Step]) -> tuple[list[_Move], list[int]]:
        """The steps that the seat noticed, draws it did not see left open; and those draws."""
        script: list[_Move] = []
        unseen: list[int] = []
        for step in steps:
            before = as_bytes(course.hidden(self.seat))
            silent = step.code in self._game.silent and step.seat != self.seat
            told = [blanked(event, self.seat) for event in course.play(step.code)]
            if step.seat == CHANCE:
                card = step.code - self._game.codes
                # Shown by itself: a pair on the table does not tell which of the two was drawn.
                seen = any(event is not None and event.cards == 1 << card for event in told)
                script.append(_Move(CHANCE, step.code if seen else None))
                if not seen:
                    unseen.append(step.code)
            elif not (silent and as_bytes(course.hidden(self.seat)) == before):
                script.append(_Move(step.seat, step.code))
        return script, unseen

    # Does a world fit?

    def _run(
        self, cards: Sequence[int], draws: Sequence[int], expected: list[Shown] | None = None
    ) -> _Run | None:
        """Replay the script in a world; None as soon as it departs from what was expected."""
        run = self._begin(cards)
        waiting = list(reversed(draws))
        for move in self.script:
            code = waiting.pop() if move.code is None else move.code
            if run is None or not run.follow(move.seat, code, expected):
                return None
        return run if run is not None and run.finish(expected) else None

    def _begin(self, cards: Sequence[int]) -> _Run | None:
        begun = self._start.build(cards)
        return None if begun is None else _Run(self, *begun)

    def depth(self, cards: Sequence[int], draws: Sequence[int]) -> int:
        """How many steps of the script a world fits; one more than there are if it fits all."""
        run = self._begin(cards)
        if run is None:
            return -1
        waiting = list(reversed(draws))
        for number, move in enumerate(self.script):
            code = waiting.pop() if move.code is None else move.code
            if not run.follow(move.seat, code, self._trace):
                return number
        return len(self.script) + 1 if run.finish(self._trace) else len(self.script)

    def world(self, cards: Sequence[int], draws: Sequence[int]) -> World | None:
        """The world with these cards and draws, if it fits."""
        run = self._run(cards, draws, self._trace)
        if run is None:
            return None
        return World(tuple(cards), tuple(draws), run.weight, copy(run.course.state))

    # All worlds.

    def enumerate_worlds(self) -> list[World]:
        """Every world that fits; raises ValueError where there would be too many to try."""
        if factorial(len(self.places)) > MOST_ORDERS:
            raise ValueError(f"{len(self.places)} unseen cards have too many orders to go through.")
        found: list[World] = []
        for order in permutations(self.unseen):
            cards = self._laid(order)
            run = self._begin(cards)
            if run is not None:
                found += (self._finished(cards, end) for end in self._branches(run, 0))
        return found

    def _finished(self, cards: list[int], run: _Run) -> World:
        return World(tuple(cards), tuple(run.draws), run.weight, copy(run.course.state))

    def _branches(self, run: _Run, at: int) -> Iterator[_Run]:
        """Every way that the unseen draws from step `at` on may have fallen."""
        while at < len(self.script):
            move = self.script[at]
            at += 1
            if move.code is None:
                if run.reach(CHANCE, None):
                    for code in run.course.legal():
                        branch = run.branch()
                        if branch.follow(CHANCE, code, self._trace):
                            yield from self._branches(branch, at)
                return
            if not run.follow(move.seat, move.code, self._trace):
                return
        if run.finish(self._trace):
            yield run

    def _laid(self, order: Sequence[int]) -> list[int]:
        """The cards in their places: those known where they were, the unseen in this order."""
        cards = [0] * (len(self._known) + len(self.places))
        for place, card in self._known.items():
            cards[place] = card
        for place, card in zip(self.places, order, strict=True):
            cards[place] = card
        return cards

    # A walk among the worlds.

    def sample(
        self, n: int, rng: random.Random, every: int = 40, settle: int = 400, tries: int = 400_000
    ) -> list[World]:
        """So many worlds, each after `every` further proposals, the first after `settle`.

        Raises ValueError if no world that fits is found in so many tries.
        """
        cards, draws = self._found(rng, tries)
        here = self.world(cards, draws)
        assert here is not None
        kept: list[World] = []
        for step in range(settle + n * every):
            there = self.world(*self._changed(here.cards, here.draws, rng))
            if there is not None and rng.random() * float(here.weight) < float(there.weight):
                here = there
            if step >= settle and (step - settle) % every == every - 1:
                kept.append(here)
        return kept

    def _changed(
        self, cards: Sequence[int], draws: Sequence[int], rng: random.Random
    ) -> tuple[list[int], list[int]]:
        """Another history, as likely to be proposed from this as this from it."""
        new_cards, new_draws = list(cards), list(draws)
        while True:
            if new_draws and (rng.random() < 0.5 or len(self.unseen) < 2):
                place = rng.randrange(len(new_draws))
                new_draws[place] = rng.choice(self._codes)
            elif len(self.unseen) >= 2:
                a, b = rng.sample(self.unseen, 2)
                _exchange(new_cards, a, b)
                _exchange(new_draws, self._game.codes + a, self._game.codes + b)
            if rng.random() < 0.6:
                return new_cards, new_draws

    def _found(self, rng: random.Random, tries: int) -> tuple[list[int], list[int]]:
        """Some world that fits, by climbing: keep what fits at least as long as before."""
        order = list(self.unseen)
        rng.shuffle(order)
        cards = self._laid(order)
        draws = [rng.choice(self._codes) for _ in range(self.unseen_draws)]
        best = self.depth(cards, draws)
        for _ in range(tries):
            if best > len(self.script):
                return cards, draws
            trial = self._changed(cards, draws, rng)
            depth = self.depth(*trial)
            if depth >= best:
                (cards, draws), best = trial, depth
        raise ValueError("No history was found that fits what this seat has seen.")


def _exchange(numbers: list[int], a: int, b: int) -> None:
    for place, number in enumerate(numbers):
        if number == a:
            numbers[place] = b
        elif number == b:
            numbers[place] = a


class _Run:
    """A world being replayed, and what the seat is shown of it at each step."""

    def __init__(self, evidence: Evidence, course: Course, events: Sequence[Event]) -> None:
        self._evidence = evidence
        self.course = course
        self.weight = Fraction(1)
        self.draws: list[int] = []
        self.trace: list[Shown] = []
        self._told: list[Event] = []
        self._hear(events)

    def branch(self) -> _Run:
        """The same run, to be gone on with otherwise."""
        twin = object.__new__(_Run)
        twin._evidence = self._evidence
        twin.course = self.course.branch()
        twin.weight = self.weight
        twin.draws = list(self.draws)
        twin.trace = list(self.trace)
        twin._told = list(self._told)
        return twin

    def _hear(self, events: Sequence[Event]) -> None:
        known = (blanked(event, self._evidence.seat) for event in events)
        self._told += [event for event in known if event is not None]

    def reach(self, seat: int, code: int | None) -> bool:
        """Let go by what the seat would not notice, until this step can be made."""
        while not self._can(seat, code):
            unseen = self.course.unseen_pass(self._evidence.seat)
            if unseen is None:
                return False
            self._hear(self.course.play(unseen))
        return True

    def _can(self, seat: int, code: int | None) -> bool:
        if code is None or seat == CHANCE:
            return self.course.actor == seat and (code is None or code in self.course.legal())
        return dispatch.why_not(self.course.state, seat, code) == 0

    def follow(self, seat: int, code: int, expected: list[Shown] | None) -> bool:
        """Make one step; say whether it can be made and shows what was expected before it."""
        if not self.reach(seat, code) or not self._shows(expected):
            return False
        if seat == CHANCE:
            self.weight /= len(self.course.legal())
            self.draws.append(code)
        self._hear(self.course.play(code))
        return True

    def finish(self, expected: list[Shown] | None) -> bool:
        """The last look, past all that the seat would not notice."""
        seat = self._evidence.seat
        while (code := self.course.unseen_pass(seat)) is not None:
            self._hear(self.course.play(code))
        return self._shows(expected)

    def _shows(self, expected: list[Shown] | None) -> bool:
        shown = self._told, as_bytes(self.course.hidden(self._evidence.seat))
        self._told = []
        self.trace.append(shown)
        return expected is None or expected[len(self.trace) - 1] == shown
