"""Whole games at full speed: uniform random play over the generic functions."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from parlour.kernel.chance import Rng, pick, shuffle
from parlour.kernel.dispatch import CHANCE, DEAL, OVER, S, State, actor, deal, legal, play
from parlour.kernel.flat import Many
from parlour.kernel.rule import compiled


@compiled
def play_out(s: State, pack: NDArray[np.int64], codes: NDArray[np.int64], rng: Rng) -> int:
    """Play the game on at random to its end; return how many decisions players made.

    `pack` is the deck to shuffle for each deal, `codes` room for the legal moves.
    """
    moves = 0
    while True:
        who = actor(s)
        if who == OVER:
            return moves
        if who == DEAL:
            shuffle(rng, pack)
            deal(s, pack, None)
            continue
        n = legal(s, codes)
        play(s, codes[pick(rng, n)], None)
        if who != CHANCE:
            moves += 1


@compiled
def play_out_many(
    start: Many[S],
    s: Many[S],
    games: int,
    pack: NDArray[np.int64],
    codes: NDArray[np.int64],
    rng: Rng,
) -> int:
    """Play `games` games at random from a begun state; return all decisions made."""
    moves = 0
    for _ in range(games):
        s[0] = start[0]
        moves += play_out(s[0], pack, codes, rng)
    return moves
