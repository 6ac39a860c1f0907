"""Sets of cards as 64-bit numbers: bit i stands for card i.

The meeting points of card sets (uint64) and card numbers (int64) are the few functions here;
everywhere else the two never mix.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

import numpy as np

from parlour.kernel.numba_or_plain import COMPILED, PRESENT, Body, compiled_as
from parlour.kernel.rule import rule

if PRESENT:
    from parlour.kernel.numba_or_plain import intrinsic, types
if TYPE_CHECKING:
    from parlour.kernel.numba_or_plain import (
        BaseContext,
        IRBuilder,
        Signature,
        TypingContext,
        Value,
    )

NONE = np.uint64(0)
"""No card."""

NO_CARD = -1
"""The number that stands where a card might be and is not."""


def bit(card: int) -> np.uint64:
    """The set of this one card."""
    return np.uint64(1 << int(card))


@compiled_as(bit)
def _bit(card: types.Type) -> Body:
    return lambda card: np.uint64(1) << np.uint64(card)


def minus(cards: np.uint64, gone: np.uint64) -> np.uint64:
    """The cards of the first set that are not in the second, of whichever kind of number."""
    return cards & ~np.uint64(gone)


@compiled_as(minus)
def _minus(cards: types.Type, gone: types.Type) -> Body:
    return lambda cards, gone: cards & ~gone


def count(cards: np.uint64) -> int:
    """How many cards the set has."""
    return int(cards).bit_count()


def lowest(cards: np.uint64) -> int:
    """The smallest card number in a set that is not empty."""
    number = int(cards)
    return (number & -number).bit_length() - 1


@rule
def without_lowest(cards: np.uint64) -> np.uint64:
    """The set less its smallest card; the set must not be empty."""
    return cards & ~bit(lowest(cards))


@rule
def has(cards: np.uint64, card: int) -> bool:
    """Whether the card is in the set."""
    return (cards & bit(card)) != NONE


@rule
def below(card: int) -> np.uint64:
    """All card numbers smaller than this one (0 to 63)."""
    return ~(~NONE << np.uint64(card))


@rule
def above(card: int) -> np.uint64:
    """All card numbers greater than this one; none above 63, where a shift by 64 would lie."""
    if card >= 63:
        return NONE
    return ~NONE << np.uint64(card + 1)


@rule
def highest(cards: np.uint64) -> int:
    """The greatest card number of a set that is not empty."""
    while without_lowest(cards) != NONE:
        cards = without_lowest(cards)
    return lowest(cards)


@rule
def nth(cards: np.uint64, n: int) -> int:
    """The card at place n (from 0) of the set in the order of numbers."""
    for _ in range(n):
        cards = without_lowest(cards)
    return lowest(cards)


if COMPILED:
    # LLVM knows both operations as single instructions.

    @intrinsic  # type: ignore[untyped-decorator]
    def _ctpop(typing_context: TypingContext, cards: types.Type) -> tuple[Signature, Body]:
        def generate(
            context: BaseContext, builder: IRBuilder, signature: Signature, args: Sequence[Value]
        ) -> Value:
            return builder.ctpop(args[0])

        return types.int64(types.uint64), generate

    @intrinsic  # type: ignore[untyped-decorator]
    def _cttz(typing_context: TypingContext, cards: types.Type) -> tuple[Signature, Body]:
        def generate(
            context: BaseContext, builder: IRBuilder, signature: Signature, args: Sequence[Value]
        ) -> Value:
            return builder.cttz(args[0], context.get_constant(types.boolean, True))

        return types.int64(types.uint64), generate

    @compiled_as(count)
    def _count(cards: types.Type) -> Body:
        return lambda cards: _ctpop(cards)

    @compiled_as(lowest)
    def _lowest(cards: types.Type) -> Body:
        return lambda cards: _cttz(cards)


# At the Python door only.


def cards_in(cards: np.uint64 | int) -> Iterator[int]:
    """The card numbers of a set, ascending."""
    found = []
    number = int(cards)
    while number:
        low = number & -number
        found.append(low.bit_length() - 1)
        number ^= low
    return iter(found)


def set_of(numbers: Iterable[int]) -> np.uint64:
    """The set of these card numbers."""
    total = 0
    for number in numbers:
        total |= 1 << number
    return np.uint64(total)
