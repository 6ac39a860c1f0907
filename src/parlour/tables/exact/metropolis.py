"""A walk among the worlds that fit a script, and the search for one to begin with.

The search never looks at the truth: it starts from any world and keeps what comes at least as
far through the script. The walk goes from world to world by proposals that are as likely one way
as the other, and accepts them by the ratio of the weights: so its stationary law is the belief
itself, whatever the rules.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import reduce
from math import exp
from operator import or_

from parlour.tables.exact.script import STUCK, Passage, Run, Script

LENIENCE = 2.0
"""A world that departs by this much more than another is gone on from one time in three."""
PATIENCE = 1_500
"""After so many tries that came no further the search begins anew."""

Laid = tuple[list[int], list[int]]
"""A world: the cards as they lie at the start, and those taken unseen."""


@dataclass(frozen=True, slots=True)
class Place:
    """A world that fits, where the walk stands."""

    cards: list[int]
    run: Run


def _place(script: Script, laid: Laid) -> Place | None:
    passage = script.put_through(*laid)
    if not passage.fits or passage.run is None:
        return None
    return Place(laid[0], passage.run)


def exchange(numbers: list[int], a: int, b: int, first: int = 0, end: int | None = None) -> None:
    """Put a for b and b for a, from place `first` up to `end`."""
    for place in range(first, len(numbers) if end is None else end):
        if numbers[place] == a:
            numbers[place] = b
        elif numbers[place] == b:
            numbers[place] = a


# The search.


def first_fit(script: Script, rng: random.Random, tries: int) -> Place:
    """Some world that fits; raises ValueError if none is found in so many tries."""
    best: Passage | None = None
    at: Departure | None = None
    cards: list[int] = []
    idle = 0
    for _ in range(tries):
        if best is None or idle > PATIENCE:
            order = list(script.unseen)
            rng.shuffle(order)
            cards = script.laid(order)
            draws = [rng.choice(script.deck) for _ in script.open]
            best, idle, at = script.put_through(cards, draws, rng), 0, None
        if best.fits and best.run is not None:
            return Place(cards, best.run)
        if at is None:
            at = Departure(script, best)
        trial, draws = _nearer(script, cards, best.draws, at, rng)
        passage = script.put_through(trial, draws, rng)
        idle += 1
        if is_no_worse(passage, best, rng):
            idle = 0 if passage.far > best.far else idle
            cards, best, at = trial, passage, None
    raise ValueError("No history was found that fits what this seat has seen.")


def is_no_worse(passage: Passage, best: Passage, rng: random.Random) -> bool:
    """Whether to go on from there: it comes as far and departs by no more.

    Where a step cannot be made, what else could be is a poor measure: a little more will do.
    """
    if passage.far >= best.far or passage.far[:2] != best.far[:2] or best.far[1] != STUCK:
        return passage.far >= best.far
    return rng.random() < exp((passage.far[2] - best.far[2]) / LENIENCE)


class Departure:
    """Where a world departs from the script, and over whose cards."""

    def __init__(self, script: Script, passage: Passage) -> None:
        step = max(0, passage.far[0])
        told = [event for shown, _ in script.trace[step : step + 2] for event in shown]
        named = reduce(or_, (event.cards for event in told), 0)
        self.cards = [card for card in script.deck if named >> card & 1]
        """The cards that are told of, to the seat, before and after this step; the likelier to
        lie wrong, the oftener."""
        seats = {seat for event in told for seat in (event.seat, event.other)}
        seats |= {move.seat for move in script.moves[max(0, step - 1) : step + 1]}
        self.wrong: list[int] = []
        """The cards that are told of there and should not be."""
        self.held: list[int] = []
        """What else those who take part hold at that moment."""
        self.taken = 0
        if passage.run is not None:
            told_now = passage.run.cards_told()
            self.wrong = [card for card in told_now if not named >> card & 1]
            self.taken = len(passage.run.draws)
            state = passage.run.progress.state
            for seat in sorted(seats & set(range(script.seats))):
                self.held += script.held(state, seat)
            # Those not told of are the likelier; one told of may have to be told of again.
            self.cards += 2 * [card for card in self.cards if card not in told_now]
        elsewhere = [] if self.wrong else [card for card in self.cards if card not in self.held]
        self.held = [card for card in self.held if not named >> card & 1]
        self.cards += 2 * elsewhere


def _nearer(
    script: Script, cards: Sequence[int], draws: Sequence[int], at: Departure, rng: random.Random
) -> Laid:
    """Another world, most likely changed in the cards over which this one departs."""
    new_cards, new_draws = list(cards), list(draws)
    while True:
        a = rng.choice(at.cards if at.cards and rng.random() < 0.8 else script.deck)
        if new_draws and rng.random() < 0.4:
            # The last draws before the departure are the likeliest to blame.
            back = min(int(rng.expovariate(0.25)), len(new_draws) - 1)
            place = max(0, min(at.taken, len(new_draws)) - 1 - back)
            exchange(new_draws, a, new_draws[place], place)
        else:
            b = rng.choice(_first_of(at.wrong, at.held, script.deck, rng))
            if a in script.unseen and b in script.unseen:
                if rng.random() < 0.5:
                    exchange(new_draws, a, b)
                exchange(new_cards, a, b)
        if rng.random() < 0.8:
            return new_cards, new_draws


def _first_of(wrong: list[int], held: list[int], deck: list[int], rng: random.Random) -> list[int]:
    """Most often the first of these that is not empty."""
    if wrong and rng.random() < 0.7:
        return wrong
    return held if held and rng.random() < 0.8 else deck


# The walk.


def walk(script: Script, here: Place, rng: random.Random) -> Iterator[Place]:
    """Where the walk stands after each proposal, without end."""
    while True:
        if here.run.draws and rng.random() < 0.5:
            laid = _drawn_otherwise(here, rng)
        else:
            laid = _changed(script, here, rng)
        there = _place(script, laid)
        if there is not None and rng.random() * there.run.ways < here.run.ways:
            here = there
        yield here


def _drawn_otherwise(here: Place, rng: random.Random) -> Laid:
    """One unseen card is another that might have been taken; from then on, for a while or for
    good, each goes the way of the other.

    What might have been taken depends on earlier steps only: the way back is as likely.
    """
    draws = list(here.run.draws)
    place = rng.randrange(len(draws))
    old, new = draws[place], rng.choice(here.run.choices[place])
    if rng.random() < 0.5:
        exchange(draws, old, new, place)
    else:
        exchange(draws, old, new, place, rng.randint(place + 1, len(draws)))
    return here.cards, draws


def _changed(script: Script, here: Place, rng: random.Random) -> Laid:
    """Some changes, so many at once that any world can be reached from any other in one step.

    Each is its own way back, or as likely as its way back.
    """
    cards, draws = list(here.cards), list(here.run.draws)
    while True:
        if draws and (rng.random() < 0.2 or len(script.unseen) < 2):
            draws[rng.randrange(len(draws))] = rng.choice(script.deck)
        elif len(script.unseen) >= 2:
            a, b = rng.sample(script.likely if rng.random() < 0.6 else script.unseen, 2)
            exchange(cards, a, b)
            exchange(draws, a, b, 0, rng.choice((None, None, rng.randint(0, len(draws)))))
        if rng.random() < 0.6:
            return cards, draws
