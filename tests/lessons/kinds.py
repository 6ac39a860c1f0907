"""What a player can be asked, and can do, at a table as printed: found by playing, not listed."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from itertools import chain

from parlour.games import catalogue
from parlour.games.game import AnyGame
from parlour.kernel.chance import pick, rng_of
from parlour.lessons.lesson import LEARNER, Lesson
from parlour.tables.progress import hidden
from parlour.tables.replay import game_of, opening, replay
from tests.laws.driver import begun, is_player, steps

ENOUGH = 6_000
"""Decisions of random games looked at. The rarest thing to be met, Court's four cards of the
court colour, is laid for one deal in sixteen."""


@dataclass(slots=True)
class Met:
    """Kinds of moves, and the kinds of moments (phases) in which somebody was asked."""

    moves: set[str] = field(default_factory=set)
    moments: set[int] = field(default_factory=set)


def kind_of(game: AnyGame, state: object, seat: int, code: int) -> str:
    """The kind under which a player's choices offer this move."""
    names = [f"Seat {n}" for n in range(game.most_seats)]
    (choice,) = game.words.choices(hidden(state, seat), seat, [code], names)
    return choice.kind


@cache
def met_in_play(name: str) -> Met:
    """All that random games as printed come by."""
    game = catalogue.game(name)
    met = Met()
    seen: set[tuple[int, int]] = set()
    looked = 0
    seed = 0
    while looked < ENOUGH:
        seed += 1
        rng = rng_of(seed, 31)
        seats = game.seat_counts[pick(rng, min(len(game.seat_counts), 4))]
        dealer = pick(rng, seats)
        state = begun(game, seats, {}, dealer, rng)
        for step in steps(game, seats, {}, dealer, rng, state=state):
            if not is_player(step.who):
                continue
            looked += 1
            phase = int(step.state.phase)
            met.moments.add(phase)
            for code in step.codes:
                if (phase, code) not in seen:
                    seen.add((phase, code))
                    met.moves.add(kind_of(game, step.state, step.who, code))
            if looked >= ENOUGH:
                break
    return met


def met_in(lesson: Lesson) -> Met:
    """All that the learner does and is asked in one lesson."""
    game = game_of(lesson.record)
    state = opening(lesson.record, game)
    met = Met()
    before = hidden(state, LEARNER)
    for made in replay(lesson.record):
        step = made.step
        if step is not None and step.seat == LEARNER:
            met.moments.add(int(before.phase))
            met.moves.add(kind_of(game, before, LEARNER, step.code))
        before = hidden(made.progress.state, LEARNER)
    return met


def met_in_all(lessons: tuple[Lesson, ...]) -> Met:
    """All that the lessons of a game have the learner do."""
    found = [met_in(lesson) for lesson in lessons]
    return Met(
        set(chain.from_iterable(met.moves for met in found)),
        set(chain.from_iterable(met.moments for met in found)),
    )
