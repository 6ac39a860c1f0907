"""Iterations a second of the tree search, from the first decision of a deal.

An iteration draws a world, walks down the tree, adds a node, plays the deal out at random and
enters the result. The random continuations are those of our bots: uniform, save that in Court
sixty is declared as soon as it is there and closing is rare.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from bench.figures import Figure, interleave
from parlour.bots.search import Search
from parlour.bots.steady import steady_play
from parlour.games.catalogue import game
from parlour.kernel.chance import rng_of, shuffle
from parlour.kernel.dispatch import actor, deal, hide
from parlour.kernel.flat import fresh

GAMES = (("court-two", 2, 100_000.0), ("alice", 4, 30_000.0))
ITERATIONS = 5000


def searches(name: str, seats: int) -> Callable[[], int]:
    """One search of a fresh deal; a new deal each time."""
    played = game(name)
    tree = Search(played, steady_play(played).temper)
    rng = rng_of(5)

    def work() -> int:
        s, h = played.begin(seats, {}, 0), fresh(played.state)
        pack = played.pack()
        shuffle(rng, pack)
        deal(s, pack, None)
        seat = int(actor(s))
        hide(s, seat, h)
        return int(np.sum(tree.counts(h, seat, ITERATIONS, rng))) if seat >= 0 else 0

    return work


def measure_search(runs: int, seconds: float) -> list[Figure]:
    """Both games."""
    rates = interleave([searches(name, seats) for name, seats, _ in GAMES], runs, seconds)
    return [
        Figure(f"search of {name}, {seats} seats", "iterations/s", rates[place], at_least=floor)
        for place, (name, seats, floor) in enumerate(GAMES)
    ]
