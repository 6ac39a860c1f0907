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

from parlour.tables.script import Passage, Run, Script

PATIENCE = 4_000
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


def found(script: Script, rng: random.Random, tries: int) -> Place:
    """Some world that fits; raises ValueError if none is found in so many tries."""
    best: Passage | None = None
    cards: list[int] = []
    idle = 0
    for _ in range(tries):
        if best is None or idle > PATIENCE:
            order = list(script.unseen)
            rng.shuffle(order)
            cards = script.laid(order)
            draws = [rng.choice(script.deck) for _ in script.open]
            best, idle = script.put_through(cards, draws, rng), 0
        if best.fits and best.run is not None:
            return Place(cards, best.run)
        trial, draws = _nearer(script, cards, best, rng)
        passage = script.put_through(trial, draws, rng)
        idle += 1
        if passage.far >= best.far:
            idle = 0 if passage.far > best.far else idle
            cards, best = trial, passage
    raise ValueError("No history was found that fits what this seat has seen.")


def _nearer(script: Script, cards: Sequence[int], best: Passage, rng: random.Random) -> Laid:
    """Another world, most likely changed in the cards over which this one departs."""
    new_cards, new_draws = list(cards), list(best.draws)
    told = _told_about(script, best.far[0])
    while True:
        a = rng.choice(told if told and rng.random() < 0.7 else script.deck)
        if new_draws and rng.random() < 0.5:
            # The last draws before the departure are the likeliest to blame.
            taken = len(best.run.draws) if best.run is not None else 0
            back = min(int(rng.expovariate(0.25)), len(new_draws) - 1)
            place = max(0, min(taken, len(new_draws)) - 1 - back)
            exchange(new_draws, a, new_draws[place], place)
        elif len(script.unseen) >= 2 and a in script.unseen:
            b = rng.choice(script.unseen)
            if rng.random() < 0.5:
                exchange(new_draws, a, b)
            exchange(new_cards, a, b)
        if rng.random() < 0.6:
            return new_cards, new_draws


def _told_about(script: Script, step: int) -> list[int]:
    """The cards that are told of, to the seat, before and after this step."""
    cards = 0
    for told, _ in script.trace[max(0, step) : step + 2]:
        for event in told:
            cards |= event.cards
    return [card for card in script.deck if cards >> card & 1]


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
            likely = len(script.unplaced) >= 2 and rng.random() < 0.6
            a, b = rng.sample(script.unplaced if likely else script.unseen, 2)
            exchange(cards, a, b)
            exchange(draws, a, b, 0, rng.choice((None, None, rng.randint(0, len(draws)))))
        if rng.random() < 0.6:
            return cards, draws
