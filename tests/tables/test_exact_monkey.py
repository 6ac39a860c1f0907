"""The exact sampler at the game of the Monkey: cards drawn that only two players see."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from fractions import Fraction
from itertools import permutations

import pytest

from parlour.games.catalogue import game
from parlour.kernel.log import WATCHER
from parlour.tables.exact import SeatHistory
from tests.tables.worlds import (
    assert_agrees,
    assert_looks_the_same,
    assert_resampled,
    assert_sampled,
    belief,
    bits,
    hands,
    played,
    position,
    shared,
)

MONKEY = game("monkey")


@pytest.mark.parametrize("seed", range(4))
def test_another_world_looks_the_same(seed: int) -> None:
    table = played("monkey", seed, moves=6 + 3 * seed, seats=(3, 4, 5, 7)[seed % 4])
    for seat in (seed % 3, WATCHER):
        assert_looks_the_same(table.record, seat, n=2, seed=seed, every=10, settle=20)


FIVE_LEFT = """
    seats: 3
    dealer: 0
    removed: AM-Map
    turn: 1
    seat 0: EU-10 AF-Map
    seat 1: EU-Map
    seat 2: AS-10 AS-Map
"""


FIVE = ("EU-10", "AF-Map", "EU-Map", "AS-10", "AS-Map")


def rank(card: str) -> str:
    return card.split("-")[1]


def by_hand(looking: int, drawn_seen: bool) -> dict[object, Fraction]:
    """All deals of the five cards and all draws, with what this seat saw, done by plain loops."""
    weights: defaultdict[object, Fraction] = defaultdict(Fraction)
    for order in permutations(FIVE):
        held = [list(order[:2]), list(order[2:3]), list(order[3:])]
        before = {0: {"EU-10", "AF-Map"}, 1: {"EU-Map"}, 2: {"AS-10", "AS-Map"}}
        if looking in before and set(held[looking]) != before[looking]:
            continue
        for drawn in order[:2]:
            if rank(drawn) == rank(held[1][0]) or (drawn_seen and drawn != "EU-10"):
                continue
            left = [card for card in held[0] if card != drawn]
            after = (left, [*held[1], drawn], held[2])
            weights[tuple(bits(MONKEY, " ".join(cards)) for cards in after)] += Fraction(1, 2)
    return shared(weights)


@pytest.mark.parametrize("seat", [0, 1, 2, WATCHER])
def test_five_cards_left_and_one_of_them_drawn(seat: int) -> None:
    """The second player draws from the first and keeps the card, so it was no mate of his own.

    The two see it; the third and the watcher weigh both ways in which it may have come.
    """
    record = position("monkey", FIVE_LEFT, "1 draw\n* draw EU-10", seats=3)
    exact = by_hand(seat, seat < 2)
    assert len(exact) == {0: 2, 1: 3, 2: 2}.get(seat, len(exact)) > 1
    assert_sampled(record, seat, exact)
    assert_resampled(record, seat, exact, n=300)


HELD_BACK = """
    seats: 3
    dealer: 0
    removed: AM-Map
    turn: 1
    seat 0: EU-10 AF-Map AF-9
    seat 1: EU-Map
    seat 2: AS-10 AS-9 AS-Map
"""


def test_a_pair_on_the_heap_does_not_tell_which_of_the_two_was_drawn() -> None:
    """The second player draws the mate of his only card; of two Maps either may have been his."""
    record = position("monkey", HELD_BACK, "1 draw\n* draw AF-Map", seats=3)
    others = ("EU-10", "AF-9")
    left = bits(MONKEY, " ".join(others))
    exact: dict[object, Fraction] = {(left, 0, bits(MONKEY, SEEN_BY_THIRD)): Fraction(1)}
    known = SeatHistory(record, 2)
    worlds = known.enumerate_worlds()
    assert belief(worlds, hands) == exact
    drawn = {world.draws for world in worlds}
    assert drawn == {(number("EU-Map"),), (number("AF-Map"),)}
    sampled = known.sample(400, random.Random(2), every=10, settle=20)
    assert_agrees(Counter(world.draws for world in sampled), dict.fromkeys(drawn, Fraction(1, 2)))


SEEN_BY_THIRD = "AS-10 AS-9 AS-Map"


def number(card: str) -> int:
    return bits(MONKEY, card).bit_length() - 1


def test_a_card_taken_out_unseen_is_any_that_is_not_seen() -> None:
    """By house rule nobody sees the card taken out: it weighs like any card in another hand."""
    lines = FIVE_LEFT.replace("turn: 1", "turn: 2")
    record = position("monkey", lines, options="discard: random-hidden", seats=3)
    known = SeatHistory(record, 2)
    exact = belief(known.enumerate_worlds(), lambda state: int(state.removed))
    assert set(exact) == {number(c) for c in ("AM-Map", "EU-10", "AF-Map", "EU-Map")}
    assert set(exact.values()) == {Fraction(1, 4)}
    assert_sampled(record, 2, exact, lambda state: int(state.removed))
    assert_resampled(record, 2, exact, lambda state: int(state.removed))
