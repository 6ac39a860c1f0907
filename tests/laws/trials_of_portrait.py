"""The trial of the four games of Portrait Authors."""

from __future__ import annotations

from typing import Any

from parlour.games.portrait import events
from parlour.kernel.cards import cards_in
from tests.laws.trial import Places, Trial, those

STACKS_AND_BAD_CALLS = frozenset(range(448, 1016))
"""Stacks would drown among so many calls, and calls in bad form lose the turn."""
SOUGHT = frozenset({events.CALLED, events.MISSED, events.LOST})


def _places(s: Any) -> Places:
    found = {f"hand {seat}": list(cards_in(hand)) for seat, hand in enumerate(s.hand.tolist())}
    found["stacks"] = [card for stack in s.stack_cards.tolist() for card in cards_in(stack)]
    found["bank"] = those(s.bank.tolist())
    # With a Bank of portraits alone the sketches stay in the box.
    has_sketches = int(s.form) != 1 or not int(s.bank_on)
    found["left out"] = [] if has_sketches else list(range(1, 64, 2))
    return found


def _trial(probes: tuple[str, ...], compared_moves: int, reaching_games: int) -> Trial:
    return Trial(
        _places, STACKS_AND_BAD_CALLS, probes, compared_moves, reaching_games, sought=SOUGHT
    )


WITH_STACKS = ("call 1: JO-Greeley-P", "call 0: PO-Lowell-S", "stack PO: Holmes Lowell")
WITH_SKETCHES = ("call 1: JO-Greeley-P", "call 0: PO-Lowell-S", "call 1: HI-Motley-P")
OF_PORTRAITS = ("call 1: JO-Greeley-P", "call 0: PO-Lowell-P", "call 1: HI-Motley-P")

TRIALS = {
    "authors-pairs": _trial(WITH_STACKS, compared_moves=240, reaching_games=16),
    "authors-portraits": _trial(OF_PORTRAITS, compared_moves=120, reaching_games=3),
    "authors-sketches": _trial(WITH_SKETCHES, compared_moves=160, reaching_games=3),
    "authors-bank": _trial(WITH_STACKS, compared_moves=160, reaching_games=20),
}
