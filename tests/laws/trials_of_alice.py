"""The trial of Alice in Wonderland."""

from __future__ import annotations

from typing import Any

from parlour.games.alice import events
from parlour.kernel.cards import cards_in
from tests.laws.trial import Places, Trial

STOP = 38


def _places(s: Any) -> Places:
    seats = range(int(s.seats))
    laid = s.laid.tolist()[: int(s.laid_n)]
    found = {f"hand {seat}": list(cards_in(s.hand[seat])) for seat in seats}
    found |= {f"piles {seat}": list(cards_in(s.piles[seat])) for seat in seats}
    found["exposed"] = [3 * number for number in s.exposed.tolist() if number >= 0]
    found["sets"] = [3 * number + k for number in laid for k in range(3)]
    return found


TRIALS = {
    "alice": Trial(
        places=_places,
        rash=frozenset({STOP}),
        probes=("expose A02-Lead", "expose A09-Lead", "stop"),
        compared_moves=240,
        reaching_games=25,
        sought=frozenset({events.CALLED, events.MISSED}),
    )
}
