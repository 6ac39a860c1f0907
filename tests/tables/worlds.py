"""Random records for the exact sampler, and the same game told again in another world."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any

from parlour.games.catalogue import game
from parlour.games.game import AnyGame, NoSuch
from parlour.kernel.chance import rng_of
from parlour.kernel.dispatch import CHANCE, resample
from parlour.kernel.flat import as_bytes, copy
from parlour.kernel.log import WATCHER
from parlour.tables.chance import LaidByHand
from parlour.tables.exact import SeatHistory, World
from parlour.tables.progress import Step, hidden
from parlour.tables.record import Record, read
from parlour.tables.replay import final, replay
from parlour.tables.start import Start
from parlour.tables.table import Table
from parlour.tables.view import encode
from tests.laws.driver import random_options
from tests.tables.company import people

Key = Callable[[Any], object]
Rash = Callable[[int], bool]


def played(
    name: str,
    seed: int,
    moves: int,
    seats: int = 0,
    options: Mapping[str, str | int] | None = None,
    rash: Rash = lambda code: False,
) -> Table:
    """A table some moves into a game, each by whoever is asked, rash ones seldom."""
    rng = random.Random(seed)
    played = game(name)
    if options is None:
        options = fitting_options(played, seed)
    table = Table(
        played,
        people(seats or played.usual_seats),
        Start(options, dealer=rng.randrange(seats or played.usual_seats), secret=rng.randbytes(32)),
    )
    made = 0
    while not table.over and made < moves:
        if table.advance():
            continue
        actor = table.history.now.actor
        _, codes = table.ask(actor)
        quiet = [code for code in codes if not rash(code)]
        table.play_code(actor, rng.choice(quiet if quiet and rng.random() < 0.9 else codes))
        made += 1
    return table


def fitting_options(played: AnyGame, seed: int) -> dict[str, str | int]:
    """Random house rules that go together."""
    chance = rng_of(seed, 5)
    while True:
        options = random_options(played, chance)
        try:
            played.option_codes(options)
        except NoSuch:
            continue
        return options


def known_steps(record: Record) -> tuple[list[list[int]], list[Step], int]:
    """The packs of a record, its steps, and how many of those come before the last pack."""
    played = game(record.game)
    packs: list[list[int]] = []
    steps: list[Step] = []
    earlier = 0
    for line in replay(record):
        if line.step is None:
            cards = (played.deck.of(card) for card in line.entry.text.split())
            packs.append([card.number for card in cards if card is not None])
            earlier = len(steps)
        else:
            steps.append(line.step)
    return packs, steps, earlier


def told_again(
    record: Record, packs: list[list[int]], steps: Sequence[Step], looking: int | None
) -> Table:
    """The game of these packs and steps; what `looking` would not notice is let go by."""
    played = game(record.game)
    draws = [step.code - played.codes for step in steps if step.seat == CHANCE]
    table = Table(
        played,
        people(len(record.seats)),
        Start.by_hand(LaidByHand(played, packs, draws), record.options, dealer=record.dealer),
    )
    for step in steps:
        table.advance()
        if step.seat != CHANCE:
            let_by(table, looking, step)
            table.play_code(step.seat, step.code)
    table.advance()
    if looking is not None:
        let_by(table, looking, None)
    return table


def let_by(table: Table, looking: int | None, step: Step | None) -> None:
    """Pass, for others, what this seat would not notice and what bars the step."""
    progress = table.history.now
    while looking is not None and (code := progress.unseen_pass(looking)) is not None:
        if step is not None and progress.actor == step.seat and step.code in progress.legal():
            return
        table.play_code(progress.actor, code)


def in_world(known: SeatHistory, world: World, earlier: Sequence[Step]) -> list[Step]:
    """The steps of a record as they were in this world."""
    draws = iter(world.draws)
    steps = list(earlier)
    for move in known._script.moves:
        code = move.among.start + next(draws) if move.code is None else move.code
        steps.append(Step(move.seat, code))
    return steps


def assert_looks_the_same(record: Record, seat: int, n: int, seed: int, **how: int) -> int:
    """So many sampled worlds, told again, show the seat byte for byte what it saw.

    Returns how many of them are not the truth.
    """
    packs, steps, earlier = known_steps(record)
    place = None if seat == WATCHER else seat
    truth = told_again(record, packs, steps, None)
    known = SeatHistory(record, seat)
    others = 0
    for world in known.sample(n, random.Random(seed), **how):
        there = in_world(known, world, steps[:earlier])
        again = told_again(record, [*packs[:-1], list(world.cards)], there, seat)
        mine, yours = truth.audience[seat], again.audience[seat]
        assert as_bytes(mine.hidden) == as_bytes(yours.hidden)
        assert mine.story == yours.story
        assert mine.scored == yours.scored
        assert encode(truth.view(place)) == encode(again.view(place))
        others += as_bytes(world.state) != as_bytes(truth.history.now.state)
    return others


# Beliefs.


def position(name: str, lines: str, moves: str = "", options: str = "", seats: int = 4) -> Record:
    """A record that begins in a position."""
    company = "".join(f"seat {k}: person P{k}\n" for k in range(seats))
    placed = "".join(f"position: {line.strip()}\n" for line in lines.strip().splitlines())
    chosen = "".join(f"option {line.strip()}\n" for line in options.strip().splitlines())
    rules = game(name).rulebook.version
    made = "".join(f"{line.strip()}\n" for line in moves.strip().splitlines())
    return read(
        f"parlour 1\ngame: {name}\nrules: {rules}\n{company}{chosen}dealer: 0\n{placed}{made}"
    )


def bits(played: AnyGame, cards: str) -> int:
    """A set of cards by their ids."""
    found = [played.deck.of(card) for card in cards.split()]
    assert None not in found, cards
    return sum(1 << card.number for card in found if card is not None)


def belief(worlds: Sequence[World], key: Key) -> dict[object, Fraction]:
    """The chance of each answer, over all worlds."""
    total = sum((world.weight for world in worlds), Fraction(0))
    chances: defaultdict[object, Fraction] = defaultdict(Fraction)
    for world in worlds:
        chances[key(world.state)] += world.weight / total
    return dict(chances)


def shared(weights: Mapping[object, Fraction]) -> dict[object, Fraction]:
    """Weights as chances; answers without weight left out."""
    total = sum(weights.values(), Fraction(0))
    return {answer: weight / total for answer, weight in weights.items() if weight}


def hands(state: Any) -> tuple[int, ...]:
    """Everybody's cards; seats at the end that have none left out."""
    held = [int(hand) for hand in state.hand]
    while held and not held[-1]:
        held.pop()
    return tuple(held)


SIGMAS = 6.0
"""A right sampler of independent worlds goes past this about once in a hundred million answers.
Neighbours in a walk are not quite independent, which is why it is not five."""


def assert_agrees(counts: Counter[object], exact: Mapping[object, Fraction]) -> None:
    """Counts of a sample near what was computed, and every answer with a fair chance among them."""
    n = sum(counts.values())
    assert set(counts) <= set(exact)
    for answer, chance in exact.items():
        mean = n * float(chance)
        assert abs(counts[answer] - mean) <= SIGMAS * (mean * (1 - float(chance))) ** 0.5 + 1
        assert counts[answer] or mean < 14, "a world that fits is never reached"


def assert_sampled(
    record: Record, seat: int, exact: Mapping[object, Fraction], key: Key = hands
) -> None:
    """Enumeration gives just these chances, and the walk comes near them."""
    known = SeatHistory(record, seat)
    assert belief(known.enumerate_worlds(), key) == exact
    worlds = known.sample(400, random.Random(1), every=12, settle=60)
    assert_agrees(Counter(key(world.state) for world in worlds), exact)


def assert_resampled(
    record: Record, seat: int, exact: Mapping[object, Fraction], key: Key = hands, n: int = 400
) -> set[object]:
    """`resample` keeps to all that the hidden state tells, and reaches every world that fits.

    Returns the worlds that it reached: it may let go of evidence that is not in the state.
    """
    h = hidden(final(record).state, seat)
    rng = rng_of(3)
    reached: set[object] = set()
    for _ in range(n):
        out = copy(h)
        resample(h, seat, rng, out)
        assert as_bytes(hidden(out, seat)) == as_bytes(h)
        reached.add(key(out))
    assert set(exact) <= reached
    return reached
