"""Rules of thumb for the Game of the Monkey, where there is little to decide."""

from __future__ import annotations

import numpy as np

from parlour.bots.reasons import ONLY, because
from parlour.bots.reasons_monkey import (
    DRAW_ANY,
    JUST_TWO,
    MONKEYS_VALUE,
    MORE_THAN_TWO,
    REASONS,
    TAKE_OUT_ANY,
)
from parlour.bots.steady import plays_steadily
from parlour.games.monkey.state import CODES, DISCARD, RANK, RANKS, Monkey, rank_of
from parlour.kernel.cards import NO_CARD, count
from parlour.kernel.chance import Rng, pick
from parlour.kernel.dispatch import Codes
from parlour.kernel.rule import compiled, rule


@rule
def liking(h: Monkey, seat: int, rank: int) -> int:
    """How gladly a pair of this value is thrown.

    Two of the Monkey's own value go first, since the third of them is the Monkey; then values
    of which there are just two; of three one would be left in hand anyhow.
    """
    held = count(h.hand[seat] & RANK[rank])
    if held != 2:
        return 0
    return 2 if h.removed != NO_CARD and rank_of(h.removed) == rank else 1


@compiled
def choose(h: Monkey, seat: int, codes: Codes, n: int, rng: Rng) -> int:
    """A pair if there is one, the lowest of those liked best; else any card."""
    if codes[0] >= DISCARD:
        return because(codes[pick(rng, n)], TAKE_OUT_ANY)
    if codes[0] >= RANKS:
        return because(codes[pick(rng, n)], DRAW_ANY)
    if n == 1:
        return because(codes[0], ONLY)
    best = codes[0]
    for k in range(1, n):
        if codes[k] < RANKS and liking(h, seat, codes[k]) > liking(h, seat, best):
            best = codes[k]
    liked = liking(h, seat, best)
    if liked == 2:
        return because(best, MONKEYS_VALUE)
    return because(best, JUST_TWO if liked == 1 else MORE_THAN_TWO)


plays_steadily(Monkey, choose, np.zeros(CODES, np.int64), REASONS)
