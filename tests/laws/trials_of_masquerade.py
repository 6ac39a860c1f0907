"""The trial of Masquerade, for four and for eight."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from parlour.kernel.cards import cards_in
from parlour.kernel.chance import Rng, pick
from tests.laws.trial import Places, Trial

PASS = 64


def _places(s: Any) -> Places:
    found = {f"hand {seat}": list(cards_in(s.hand[seat])) for seat in range(int(s.seats))}
    found["trick"] = list(cards_in(s.table))
    return found


def _block_lead(pack: NDArray[np.int64], rng: Rng) -> None:
    """masquerade.r29-blocked-lead: the first leader of eight gets the four that may not be led."""
    if pick(rng, 8):
        return
    for card in range(4):
        other = pack.tolist().index(card)
        pack[8 * card], pack[other] = pack[other], pack[8 * card]


TRIALS = {
    "masquerade": Trial(
        places=_places,
        rash=frozenset({PASS}),
        probes=("play M-1", "play R-4", "exchange X-8", "give I-3", "pass"),
        compared_moves=240,
        reaching_games=40,
        lay=_block_lead,
    )
}
