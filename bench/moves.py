"""Moves a second of uniform random play, beside OpenSpiel's card games in C++.

A move is one decision of a player; listing what is legal and everything left to chance is part
of its cost. One thread, default options, our public batch function.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from bench.figures import Figure, interleave
from parlour.games.catalogue import game
from parlour.kernel.batch import play_out_many
from parlour.kernel.chance import rng_of
from parlour.kernel.record import many

PAIRS = (
    ("court", 2, "spades", "spades", 6.0),
    ("alice", 4, "go_fish", "go_fish(players=4)", 4.0),
    ("nations", 4, "spades", "spades", 8.0),
    ("monkey", 4, "go_fish", "go_fish(players=4)", 3.0),
)
"""Our game and its seats, the game beside it, and the ratio to reach."""
OUR_GAMES = 200
THEIR_GAMES = 200


def our_moves(name: str, seats: int) -> Callable[[], int]:
    """Some games of ours at random, and how many moves they took."""
    played = game(name)
    start, s = many(played.state, 1), many(played.state, 1)
    start[0] = played.begin(seats, {}, 0)
    pack = played.pack()
    codes = np.zeros(64, np.int64)
    rng = rng_of(1)
    return lambda: int(play_out_many(start, s, OUR_GAMES, pack, codes, rng))


def their_moves(pyspiel: Any, name: str) -> Callable[[], int]:
    """Some of OpenSpiel's games, played wholly in C++; their moves were counted beforehand.

    Every call plays the same seeds, so that the moves are the same too.
    """
    played = pyspiel.load_game(name)

    def play() -> list[Any]:
        states = []
        for seed in range(THEIR_GAMES):
            bots = [
                pyspiel.make_uniform_random_bot(seat, 1000 * seed + seat)
                for seat in range(played.num_players())
            ]
            state = played.new_initial_state()
            pyspiel.evaluate_bots(state, bots, seed)
            states.append(state)
        return states

    moves = sum(1 for state in play() for step in state.full_history() if step.player >= 0)

    def work() -> int:
        play()
        return moves

    return work


def measure_moves(runs: int, seconds: float) -> list[Figure]:
    """Our rates, theirs and the ratios, run by run."""
    try:
        import pyspiel
    except ImportError:
        pyspiel = None
    ours = [our_moves(name, seats) for name, seats, *_ in PAIRS]
    theirs = [] if pyspiel is None else [their_moves(pyspiel, full) for *_, full, _ in PAIRS]
    rates = interleave([*ours, *theirs], runs, seconds)
    figures: list[Figure] = []
    for place, (name, seats, other, full, floor) in enumerate(PAIRS):
        figures.append(Figure(f"{name}, {seats} seats", "moves/s", rates[place]))
        ratio = Figure(f"{name} against {other}", "times", at_least=floor)
        if theirs:
            beside = rates[len(PAIRS) + place]
            figures.append(Figure(f"OpenSpiel {full}", "moves/s", beside))
            ratio.samples = [a / b for a, b in zip(rates[place], beside, strict=True)]
        else:
            ratio.note = "OpenSpiel is not installed (dependency group bench)"
        figures.append(ratio)
    return figures
