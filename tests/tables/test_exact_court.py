"""The exact sampler at Court for two, three and four."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from itertools import permutations
from typing import Any

import pytest

from parlour.games.catalogue import game
from parlour.kernel.log import WATCHER
from tests.laws.driver import RASH
from tests.tables.worlds import (
    assert_looks_the_same,
    assert_resampled,
    assert_sampled,
    bits,
    played,
    position,
    shared,
)

FOUR = game("court-four")


@pytest.mark.parametrize("name", ["court-two", "court-three", "court-four"])
@pytest.mark.parametrize("seed", range(3))
def test_another_world_looks_the_same(name: str, seed: int) -> None:
    table = played(name, seed, moves=6 + 4 * seed, rash=RASH[name].__contains__)
    seats = range(len(table.seats))
    # With three, every seat in turn: one of them sits out.
    for seat in (*(seats if name == "court-three" else (seed % 2,)), WATCHER):
        assert_looks_the_same(table.record, seat, n=2, seed=seed, every=10, settle=20)


TWO_COUPLETS = """
    round: 1
    dealer: 3
    court colour: Gold
    leader: 0
    hand 0: B-Crown K-Serf
    hand 1: B-Serf R-Royal
    hand 2: K-Royal R-Serf
    hand 3: B-Royal R-Knight
"""
UNSEEN = ("B-Serf", "R-Royal", "K-Royal", "R-Serf", "B-Royal", "R-Knight")
LAID = ("B-Serf", "K-Royal", "B-Royal")


def by_hand() -> dict[object, Fraction]:
    """Blue is led: the partner, who has none, throws a card; the others follow."""
    weights: defaultdict[object, Fraction] = defaultdict(Fraction)
    for order in permutations(UNSEEN):
        held = [set(order[:2]), set(order[2:4]), set(order[4:])]
        if any(card not in cards for card, cards in zip(LAID, held, strict=True)):
            continue
        if any(card.startswith("B-") for card in held[1]):
            continue
        left = [cards - {card} for card, cards in zip(LAID, held, strict=True)]
        weights[tuple(bits(FOUR, " ".join(cards)) for cards in left)] += 1
    return shared(weights)


def with_couplets(lines: str) -> str:
    """The position with all cards that are not named in double couplets of the first side."""
    rest = [card.id for card in FOUR.deck if card.id not in lines.split()]
    made = ", ".join(f"0 0 {'+'.join(rest[k : k + 4])}" for k in range(0, len(rest), 4))
    return f"{lines.rstrip()}\ncouplets: {made}\n"


def others(state: Any) -> object:
    return tuple(int(hand) for hand in state.hand[1:])


def test_two_couplets_left_of_four_hands() -> None:
    moves = "0 play B-Crown\n1 play B-Serf\n2 play K-Royal\n3 play B-Royal"
    record = position("court-four", with_couplets(TWO_COUPLETS), moves)
    exact = by_hand()
    assert_sampled(record, 0, exact, others)
    assert assert_resampled(record, 0, exact, others) == set(exact)
