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
from parlour.kernel.flat import many

SPADES = "spades"
GO_FISH = "go_fish(players=4)"
PAIRS = (
    ("court-two", 2, SPADES, 12.0),
    ("court-three", 3, SPADES, 11.0),
    ("court-four", 4, SPADES, 14.0),
    ("nations", 4, SPADES, 15.0),
    ("masquerade", 4, SPADES, 6.0),
    ("masquerade", 8, SPADES, 6.0),
    ("monkey", 4, GO_FISH, 11.0),
    ("alice", 4, GO_FISH, 11.0),
    ("authors-pairs", 4, GO_FISH, 4.0),
    ("authors-portraits", 4, GO_FISH, 8.0),
    ("authors-sketches", 4, GO_FISH, 8.0),
    ("authors-bank", 3, GO_FISH, 8.0),
)
"""Our game and its seats, the nearer of OpenSpiel's two, and the ratio to reach."""
OUR_GAMES = 200
THEIR_GAMES = 200


def our_moves(name: str, seats: int) -> Callable[[], int]:
    """Some games of ours at random, and how many moves they took."""
    played = game(name)
    start, s = many(played.state, 1), many(played.state, 1)
    start[0] = np.asarray(played.begin(seats, {}, 0))
    pack = played.pack()
    codes = np.zeros(max(played.most_legal, 64), np.int64)
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
    peers = [] if pyspiel is None else [SPADES, GO_FISH]
    theirs = [their_moves(pyspiel, name) for name in peers]
    rates = interleave([*ours, *theirs], runs, seconds)
    beside = dict(zip(peers, rates[len(ours) :], strict=True))
    figures = [Figure(f"OpenSpiel {peer}", "moves/s", rate) for peer, rate in beside.items()]
    for (name, seats, peer, floor), rate in zip(PAIRS, rates, strict=False):
        figures.append(Figure(f"{name}, {seats} seats", "moves/s", rate))
        ratio = Figure(f"{name}, {seats} seats, against {peer}", "times", at_least=floor)
        if peer in beside:
            ratio.samples = [a / b for a, b in zip(rate, beside[peer], strict=True)]
        else:
            ratio.note = "OpenSpiel is not installed (dependency group bench)"
        figures.append(ratio)
    return figures
