"""The trial of the Monkey."""

from __future__ import annotations

from typing import Any

from parlour.games.monkey.state import DISCARDING
from parlour.kernel.cards import cards_in
from tests.laws.trial import Places, Trial, those

STOP = 92


def _places(s: Any) -> Places:
    seats = range(int(s.seats))
    found = {f"hand {seat}": list(cards_in(s.hand[seat])) for seat in seats}
    found["heap"] = list(cards_in(s.heap))
    found["taken out"] = those([int(s.removed)])
    if int(s.phase) == DISCARDING:
        found["pack"] = those(s.pack.tolist())
    return found


TRIALS = {
    "monkey": Trial(
        places=_places,
        rash=frozenset({STOP}),
        probes=("throw Fives", "throw Maps", "draw", "stop"),
        compared_moves=200,
        reaching_games=60,
    )
}
