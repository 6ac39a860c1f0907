"""How bots play a game for which nobody has written rules of thumb: by a short look ahead.

A steady player looks into a few hundred deals that might be true, a keen one, as everywhere, into
thousands. Any game that keeps the contract is played so; rules of thumb make it quicker, and give
hints that teach.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.bots.reasons import NOTHING_ELSE, ONLY, Reason, Reasons, because, move_label
from parlour.bots.search import Search
from parlour.bots.steady import PONDER
from parlour.games.game import AnyGame
from parlour.kernel.chance import Rng
from parlour.kernel.dispatch import Codes
from parlour.kernel.rule import rule

WORLDS = 200
"""How many worlds a steady player looks into."""
LOOKED_AHEAD = 1

REASONS = Reasons(
    {
        ONLY: NOTHING_ELSE,
        LOOKED_AHEAD: Reason(
            "{move}: of the deals that might be true, most come out best for you that way."
        ),
    },
    {"move": move_label},
)


@rule
def choose(h: Any, seat: int, codes: Codes, n: int, rng: Rng) -> int:
    """The only move there is, or more thought."""
    return because(codes[0], ONLY) if n == 1 else PONDER


class LookAhead:
    """What a short search finds."""

    def __init__(self, game: AnyGame) -> None:
        self._search = Search(game)

    def ponder(self, h: Any, seat: int, codes: Codes, rng: Rng) -> int:
        """The move that the search came back to most often."""
        tried = self._search.counts(h, seat, WORLDS, rng)
        best = max(codes.tolist(), key=lambda code: (int(tried[code]), -code))
        return because(best, LOOKED_AHEAD)

    def certain(self, h: Any, seat: int, codes: Codes, rng: Rng) -> int:
        """Nothing is certain but the only move there is."""
        return int(codes[0]) if len(codes) == 1 else -1


def temper(game: AnyGame) -> Codes:
    """Every move is as usual as the next."""
    return np.zeros(game.codes, np.int64)
