"""Random games that go deep: every law is tried on the states that these pass through."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from parlour.games.catalogue import game, names
from parlour.games.game import AnyGame
from parlour.kernel.chance import Rng, pick, rng_of, shuffle
from parlour.kernel.dispatch import CHANCE, DEAL, OVER, actor, deal, legal, play
from parlour.kernel.flat import fresh
from parlour.kernel.log import Log
from tests.laws.trial import trial_of

RASH = {name: trial_of(name).rash for name in names()}
"""Moves that are chosen one time in eight, by the name of the game."""


@dataclass
class Step:
    """One moment of a game: the state before a move, and the move made in it."""

    state: Any
    who: int
    codes: list[int]
    action: int | None
    pack: list[int] | None
    log: Log


def random_options(played: AnyGame, rng: Rng) -> dict[str, str | int]:
    """Any values of any house rules; about half of them as printed."""
    chosen: dict[str, str | int] = {}
    for option in played.options:
        if pick(rng, 2):
            continue
        if option.least is not None:
            words = list(option.values)
            numbers: list[str | int] = [option.least, option.least + pick(rng, 30)]
            offered = numbers + [word for word in words if word != "off"]
            chosen[option.name] = offered[pick(rng, len(offered))]
        else:
            chosen[option.name] = option.values[pick(rng, len(option.values))]
    return without_clashes(played, chosen)


def without_clashes(played: AnyGame, chosen: dict[str, str | int]) -> dict[str, str | int]:
    """Of two values that do not go together, one is as printed after all."""
    for option in played.options:
        for value, other, its_value in option.not_with:
            if chosen.get(option.name) == value and chosen.get(other) == its_value:
                del chosen[option.name]
    return chosen


def random_set_up(name: str, seed: int) -> tuple[AnyGame, int, dict[str, str | int], int, Rng]:
    """A game with random company, options and dealer, and the chance to play it with."""
    rng = rng_of(seed, 77)
    played = game(name)
    # Of two numbers the smaller: large companies play long games, and small ones meet more rules.
    counts = played.seat_counts
    seats = counts[min(pick(rng, len(counts)), pick(rng, len(counts)))]
    if len(counts) > 20 and pick(rng, 4):
        seats = counts[pick(rng, 7)]
    options = random_options(played, rng)
    return played, seats, options, pick(rng, seats), rng


def random_pack(played: AnyGame, rng: Rng) -> NDArray[np.int64]:
    """The deck in a random order; now and then laid so that a rare rule can be met."""
    pack = played.pack()
    shuffle(rng, pack)
    lay = trial_of(played.name).lay
    if lay is not None:
        lay(pack, rng)
    return pack


def choose(played: AnyGame, codes: list[int], rng: Rng, state: Any = None) -> int:
    """A legal code, rash ones seldom."""
    narrow = trial_of(played.name).narrow
    if narrow is not None and state is not None:
        codes = narrow(state, codes, rng)
    hasty = RASH[played.name]
    rash = [code for code in codes if code in hasty]
    sober = [code for code in codes if code not in hasty]
    pool = rash if rash and (not sober or pick(rng, 8) == 0) else sober
    return pool[pick(rng, len(pool))]


def steps(
    played: AnyGame,
    seats: int,
    options: dict[str, str | int],
    dealer: int,
    rng: Rng,
    most: int = 40_000,
    state: Any = None,
) -> Iterator[Step]:
    """Play a random game, yielding each state just before its move is applied.

    The yielded state is the live one: look at it, do not keep it. The log of the step is filled
    once the next step is asked for. `state` is a game that has been begun already.
    """
    if state is None:
        state = played.begin(seats, options, dealer)
    out = np.zeros(played.most_legal, np.int64)
    for _ in range(most):
        who = int(actor(state))
        if who == OVER:
            yield Step(state, who, [], None, None, fresh(Log))
            return
        log = fresh(Log)
        if who == DEAL:
            pack = random_pack(played, rng)
            yield Step(state, who, [], None, [int(card) for card in pack], log)
            deal(state, pack, log)
            continue
        n = int(legal(state, out))
        codes: list[int] = out[:n].tolist()
        code = choose(played, codes, rng, state)
        yield Step(state, who, codes, code, None, log)
        play(state, code, log)
    raise AssertionError(f"The game is not over after {most} moves.")


def begun(played: AnyGame, seats: int, options: dict[str, str | int], dealer: int, rng: Rng) -> Any:
    """A fresh game; of some games one that stands further on."""
    state = played.begin(seats, options, dealer)
    advance = trial_of(played.name).advance
    if advance is not None:
        advance(state, rng)
    return state


def is_player(who: int) -> bool:
    """Whether a seat decides, not chance."""
    return who not in (CHANCE, DEAL, OVER)
