"""A filled-in state of Portrait Authors keeps all that a seat can be sure of."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from parlour.games.catalogue import game
from parlour.games.portrait.state import PAIRS, unit_cards, whole_books
from parlour.games.portrait.turns import wanted
from parlour.kernel.cards import cards_in
from parlour.kernel.chance import rng_of
from parlour.kernel.dispatch import resample
from parlour.kernel.flat import copy
from parlour.kernel.log import WATCHER
from tests.clauses.portrait_play import Authors, at, number
from tests.laws.driver import is_player, random_set_up, steps
from tests.laws.sweep import hidden


def filled(h: Any, seat: int, rng: Any) -> Any:
    full = copy(h)
    resample(h, seat, rng, full)
    return full


def assert_sound(full: Any, seat: int) -> None:
    """Nobody has what he is known to lack, and everybody what his calls have proved."""
    for other in range(int(full.seats)):
        hand = int(full.hand[other])
        assert not hand & int(full.denied[other])
        unseen = hand & ~int(full.shown)
        for u in cards_in(full.proved[other]):
            assert unseen & int(unit_cards(full, u))
        if full.form != PAIRS:
            assert not whole_books(full.hand[other])
    assert wanted(full, int(full.current))


@pytest.mark.parametrize(
    "name", ["authors-pairs", "authors-portraits", "authors-sketches", "authors-bank"]
)
def test_nothing_that_calls_have_told_is_forgotten(name: str) -> None:
    for seed in range(3):
        played, seats, options, dealer, rng = random_set_up(name, seed)
        aside = rng_of(seed, 9)
        for place, step in enumerate(steps(played, seats, options, dealer, rng)):
            if place % 31 == 5 and is_player(step.who):
                # The truth itself is sound.
                assert_sound(step.state, step.who)
                for seat in (step.who, (step.who + 1) % seats, WATCHER):
                    assert_sound(filled(hidden(step.state, seat), seat, aside), seat)


def chances(t: Authors, seat: int, card: str, times: int) -> Counter[int]:
    """Where a card lies in so many filled-in states; -1 is the Bank."""
    h, rng = t.hidden(seat).s, rng_of(1, 1)
    found: Counter[int] = Counter()
    for _ in range(times):
        full = filled(h, seat, rng)
        held = [k for k in range(int(full.seats)) if int(full.hand[k]) >> number(card) & 1]
        found[held[0] if held else -1] += 1
    return found


def test_unseen_cards_fall_by_the_room_there_is() -> None:
    t = at("pairs", "JO-Raymond-P", "JO-Raymond-S", "JO-Greeley-PS PO-Holmes-P", "PO-Holmes-S")
    found = chances(t, 0, "JO-Raymond-S", 300)
    assert set(found) == {1, 2, 3}
    # Three fifths of the unseen cards are in the third hand.
    assert 140 < found[2] < 220


def test_a_call_in_vain_is_remembered_and_so_is_the_right_to_it() -> None:
    t = at(
        "pairs",
        "JO-Raymond-P PO-Holmes-P",
        "JO-Raymond-S JO-Greeley-P",
        "JO-Greeley-S PO-Holmes-S",
    )
    t.call(2, "JO-Raymond-S")
    assert set(chances(t, 0, "JO-Raymond-S", 40)) == {1}
    # Seat 0 has called among the Journalists, and has one that nobody saw.
    h, rng = t.hidden(2).s, rng_of(2, 1)
    for _ in range(40):
        assert int(filled(h, 2, rng).hand[0]) & 0xFF << 32


def test_the_bank_is_one_more_place() -> None:
    t = at(
        "bank",
        "PO-Holmes-P JO-Raymond-S",
        "PO-Longfellow-P JO-Greeley-S",
        more="bank: JO-Bennett-S PO-Whittier-P PO-Lowell-P JO-Curtis-S",
    )
    found = chances(t, 0, "PO-Lowell-P", 300)
    assert set(found) == {1, -1}
    assert 150 < found[-1] < 250
    game_of_two = game("authors-bank")
    full = filled(t.hidden(0).s, 0, rng_of(3, 1))
    left = int(full.bank_n)
    assert all(int(card) in game_of_two.pack() for card in full.bank[:left])
