"""The exact sampler at Masquerade: a card laid aside, and one drawn for it, that two see."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from itertools import combinations
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

MASQUERADE = game("masquerade")


@pytest.mark.parametrize("seed", range(4))
def test_another_world_looks_the_same(seed: int) -> None:
    seats = 8 if seed == 3 else 4
    rash = RASH["masquerade"].__contains__
    table = played("masquerade", seed, moves=8 + 3 * seed, seats=seats, rash=rash)
    for seat in (seed % 4, WATCHER):
        assert_looks_the_same(table.record, seat, n=2, seed=seed, every=10, settle=20)


HANDS = {
    0: "M-1 M-2 M-3 M-4 R-2 R-3 R-4",
    1: "R-8 I-8 R-5 R-6 I-1 I-2 X-1 X-2",
    2: "M-8 X-8 R-7 I-3 I-4 I-5 X-3 X-4",
    3: "M-5 M-6 M-7 I-6 I-7 X-5 X-6 X-7",
}
LOOSE = ("R-8", "I-8", "M-8", "X-8")
"""The cards that not everybody can place: two are with the second player, two with the third."""


def lines() -> str:
    """No. 1 of a title has been led; all hands are known but for the loose cards."""
    text = "seats: 4\ndealer: 3\nfirst: 0\nturn: 1\nturns: 1\ntrick: 0 R-1\n"
    everything = " ".join(HANDS.values()).split()
    for seat, cards in HANDS.items():
        text += f"seat {seat}: {cards}\n"
    for seat, cards in HANDS.items():
        may = set(cards.split()) | (set(LOOSE) if seat in (1, 2) else set())
        text += f"all rule out {seat}: {' '.join(card for card in everything if card not in may)}\n"
    return text


def by_hand() -> dict[object, Fraction]:
    """He cannot follow, exchanges, and passes by force: he had no Masquerader and got none."""
    weights: defaultdict[object, Fraction] = defaultdict(Fraction)
    sure = [[card for card in HANDS[seat].split() if card not in LOOSE] for seat in (1, 2)]
    for two in combinations(LOOSE, 2):
        mover = [*sure[0], *two]
        other = [*sure[1], *(card for card in LOOSE if card not in two)]
        if any(card.startswith("M-") for card in mover):
            continue
        for laid in mover:
            for got in other:
                if not got.startswith("M-"):
                    now = {*mover, got} - {laid}
                    weights[tuple(card in now for card in LOOSE)] += Fraction(1, 64)
    return shared(weights)


def where_loose(state: Any) -> object:
    """Which of the loose cards the second player has."""
    return tuple(bool(int(state.hand[1]) & bits(MASQUERADE, card)) for card in LOOSE)


@pytest.mark.parametrize("seat", [3, WATCHER])
def test_a_card_laid_aside_and_one_drawn_for_it(seat: int) -> None:
    record = position("masquerade", lines(), "1 exchange R-8\n* draw X-8")
    exact = by_hand()
    assert len(exact) > 6
    assert_sampled(record, seat, exact, where_loose)
    assert_resampled(record, seat, exact, where_loose)


def test_the_two_who_exchange_know_both_cards() -> None:
    record = position("masquerade", lines(), "1 exchange R-8\n* draw X-8")
    truth: dict[object, Fraction] = {(False, True, False, True): Fraction(1)}
    for seat in (1, 2):
        assert_sampled(record, seat, truth, where_loose)
