"""Card sets: the same answers compiled, interpreted and by plain sets of numbers."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from parlour.kernel.cards import (
    NONE,
    above,
    below,
    bit,
    cards_in,
    count,
    has,
    highest,
    lowest,
    minus,
    nth,
    set_of,
    without_lowest,
)
from parlour.kernel.rule import compiled

some_cards = st.sets(st.integers(0, 63))


@compiled
def _all_of_it(cards: np.uint64, card: int) -> tuple[int, np.uint64, np.uint64, np.uint64]:
    return count(cards), bit(card), above(card), below(card)


@given(some_cards, st.integers(0, 63))
def test_a_set_is_the_set_of_its_numbers(numbers: set[int], card: int) -> None:
    cards = set_of(numbers)
    size, one, greater, smaller = _all_of_it(cards, card)
    assert size == len(numbers)
    assert set(cards_in(one)) == {card}
    assert set(cards_in(greater)) == set(range(card + 1, 64))
    assert set(cards_in(smaller)) == set(range(card))
    assert has(cards, card) == (card in numbers)


@given(some_cards.filter(bool), st.data())
def test_cards_are_counted_from_the_lowest(numbers: set[int], data: st.DataObject) -> None:
    cards = set_of(numbers)
    place = data.draw(st.integers(0, len(numbers) - 1))
    assert lowest(cards) == min(numbers)
    assert highest(cards) == max(numbers)
    assert nth(cards, place) == sorted(numbers)[place]
    assert set(cards_in(without_lowest(cards))) == numbers - {min(numbers)}


@compiled
def _taken_away(cards: np.uint64, gone: np.uint64) -> np.uint64:
    return minus(cards, gone)


@given(some_cards, some_cards)
def test_cards_are_taken_away_from_either_kind_of_number(numbers: set[int], gone: set[int]) -> None:
    cards, others = set_of(numbers), set_of(gone)
    assert set(cards_in(_taken_away(cards, others))) == numbers - gone
    assert set(cards_in(minus(cards, others))) == numbers - gone
    # Above the rules a set is a plain int, whose complement is below nothing.
    assert set(cards_in(minus(cards, int(others)))) == numbers - gone  # type: ignore[arg-type]
    assert set(cards_in(minus(int(cards), int(others)))) == numbers - gone  # type: ignore[arg-type]


def test_the_last_bit_has_nothing_above_it() -> None:
    assert above(63) == NONE
    assert set(cards_in(above(62))) == {63}
    assert below(0) == NONE
