"""The exact sampler at Nations: hands that follow or fail to, and calls that fail."""

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
    bits,
    played,
    position,
    shared,
)

NATIONS = game("nations")


@pytest.mark.parametrize("seed", range(4))
def test_another_world_looks_the_same(seed: int) -> None:
    table = played("nations", seed, moves=8 + 9 * seed)
    for seat in (seed % 4, WATCHER):
        assert_looks_the_same(table.record, seat, n=2, seed=seed, every=10, settle=20)


TWO_TRICKS = """
    dealer: 3
    star: AM-Map taken up
    tricks: 6 5
    leader: 0
    turn: 0
    seat 0: EU-5 EU-6
    seat 1: AS-7 AF-2
    seat 2: EU-9 EU-3
    seat 3: EU-2 AS-9
"""
UNSEEN = ("AS-7", "AF-2", "EU-9", "EU-3", "EU-2", "AS-9")


def by_hand(strict: bool) -> dict[object, Fraction]:
    """Each deal of the six cards in which the trick could be played as it was."""
    weights: defaultdict[object, Fraction] = defaultdict(Fraction)
    for order in permutations(UNSEEN):
        held = [set(order[:2]), set(order[2:4]), set(order[4:])]
        laid = ("AS-7", "EU-9", "EU-2")
        if any(card not in cards for card, cards in zip(laid, held, strict=True)):
            continue
        if strict and any(card.startswith("EU") for card in held[0]):
            continue
        left = [cards - {card} for card, cards in zip(laid, held, strict=True)]
        weights[tuple(bits(NATIONS, " ".join(cards)) for cards in left)] += 1
    return shared(weights)


def others(state: object) -> object:
    return tuple(int(hand) for hand in state.hand[1:])  # type: ignore[attr-defined]


PLAYED = """
    0 play EU-5
    1 play AS-7
    2 play EU-9
    3 play EU-2
"""


@pytest.mark.parametrize("strict", [True, False])
def test_two_tricks_left(strict: bool) -> None:
    """Who passes has none of the Nation led, unless players may fail to follow at this table."""
    chosen = "" if strict else "revoke: three-tricks"
    record = position("nations", TWO_TRICKS, PLAYED, chosen)
    exact = by_hand(strict)
    assert len(exact) == (4 if strict else 6)
    assert_sampled(record, 0, exact, others)
    reached = assert_resampled(record, 0, exact, others)
    assert reached == set(exact)


DEAL = {
    0: "AM-Map AM-Man EU-2 EU-3 EU-4 EU-5 EU-6 EU-7 EU-8 EU-9 EU-10 AS-2 AS-3",
    1: "AM-Woman AM-2 AM-3 EU-Child EU-Woman EU-Man EU-Map AS-4 AS-5 AS-6 AS-7 AS-8 AS-9",
    2: "AM-4 AM-5 AM-6 AS-10 AS-Child AS-Woman AS-Man AS-Map AF-2 AF-3 AF-4 AF-5 AF-6",
    3: "AM-Child AM-7 AM-8 AM-9 AM-10 AF-7 AF-8 AF-9 AF-10 AF-Child AF-Woman AF-Man AF-Map",
}


def test_a_call_that_fails_tells_all_where_titles_are() -> None:
    """The caller was dealt two Titles and his partner none: so the fourth is with my own partner.

    The second seat has one Title and sees the Star card, which is no Title: of the three others
    each is as likely as the next to be her partner's.
    """
    hands = "\n".join(f"seat {seat}: {cards}" for seat, cards in DEAL.items())
    lines = f"dealer: 3\nstar: AM-7 on the table\nscore: 8 0\nturn: 0\nleader: 0\n{hands}"
    record = position("nations", lines, "0 call")
    titles = bits(NATIONS, "AM-Child AM-Woman AM-Man AM-Map")
    exact: dict[object, Fraction] = {
        bits(NATIONS, card): Fraction(1, 3) for card in ("AM-Child", "AM-Man", "AM-Map")
    }

    def partners(state: object) -> object:
        return int(state.hand[3]) & titles  # type: ignore[attr-defined]

    worlds = SeatHistory(record, 1).sample(300, random.Random(1), every=40, settle=100)
    assert_agrees(Counter(partners(world.state) for world in worlds), exact)
    assert assert_resampled(record, 1, exact, partners) == set(exact)
