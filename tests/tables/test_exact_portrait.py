"""The exact sampler at Portrait Authors: calls, and cards drawn from the Bank for one alone."""

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

BANK = game("authors-bank")
GAMES = ["authors-pairs", "authors-portraits", "authors-sketches", "authors-bank"]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(2))
def test_another_world_looks_the_same(name: str, seed: int) -> None:
    seats = 2 + seed if name == "authors-bank" else 3 + seed
    moves = 6 if name == "authors-bank" else 12
    table = played(name, seed, moves=moves, seats=seats, rash=RASH[name].__contains__)
    for seat in (seed % 2, WATCHER):
        assert_looks_the_same(table.record, seat, n=2, seed=seed, every=10, settle=20)


THREE_IN_BANK = """
    seats: 2
    dealer: 0
    turn: 1
    bank: HU-Twain-S PO-Holmes-S JO-Greeley-P
    seat 0: PO-Lowell-P JO-Greeley-S HU-Twain-P
    seat 1: PO-Lowell-S PO-Holmes-P
"""
UNSEEN = ("HU-Twain-S", "PO-Holmes-S", "JO-Greeley-P", "PO-Lowell-S", "PO-Holmes-P")


def by_hand(called: str, by_kind: bool) -> dict[object, Fraction]:
    """Each order of the unseen cards in which the call could be made, and was in vain.

    The first two are the caller's, the third the card drawn, which the other does not see. With
    books of four the right to call is a card of the same group and kind.
    """
    weights: defaultdict[object, Fraction] = defaultdict(Fraction)
    for order in permutations(UNSEEN):
        held, bank = order[:2], order[2:]
        own = [card for card in held if card[:2] == called[:2]]
        if by_kind:
            own = [card for card in own if card[-1] == called[-1]]
        if called in order[:3] or not own:
            continue
        hand = bits(BANK, " ".join(order[:3]))
        weights[(hand, tuple(bits(BANK, card) for card in reversed(bank[1:])))] += 1
    return shared(weights)


def caller_and_bank(state: Any) -> object:
    n = int(state.bank_n)
    return int(state.hand[1]), tuple(1 << int(card) for card in state.bank[:n])


@pytest.mark.parametrize(("deck", "worlds"), [("fours64", 6), ("pairs64", 8)])
def test_a_bank_of_three(deck: str, worlds: int) -> None:
    """The second player calls in vain and draws: not the card called for, or it had been shown."""
    chosen = "" if deck == "fours64" else f"bank_deck: {deck}"
    record = position("authors-bank", THREE_IN_BANK, "1 call 0: PO-Holmes-S", chosen, seats=2)
    exact = by_hand("PO-Holmes-S", deck == "fours64")
    assert len(exact) == worlds
    assert_sampled(record, 0, exact, caller_and_bank)
    assert_resampled(record, 0, exact, caller_and_bank, n=600)
