"""Twin worlds of Alice: two cards lie in each other's hands, or another card was drawn blind."""

from __future__ import annotations

from parlour.kernel.chance import Rng, pick
from tests.laws.twins import Runs, Twins
from tests.laws.twins_by_draw import DrawTwins, Record, Swap
from tests.plain.alice import PlainAlice
from tests.plain.alice_cards import PACK

FIRST_DRAW = 39
MOST_MOVES = 160
MOST_MOVES_AT_A_TABLE = 50


def _random_swap(_: Record, rng: Rng) -> Swap:
    """Two cards in each other's place, or two whole sets: an opening pile may then be another."""
    if pick(rng, 2):
        one = pick(rng, 48)
        other = (one + 1 + pick(rng, 47)) % 48
        return {one: other, other: one}
    one = 3 * pick(rng, 16)
    other = (one + 3 + 3 * pick(rng, 15)) % 48
    swap = {one + k: other + k for k in range(3)}
    return swap | {there: here for here, there in swap.items()}


BY_DRAW = DrawTwins(
    "alice",
    PlainAlice,
    PACK,
    FIRST_DRAW,
    stream=13,
    most_moves=lambda _, with_table: MOST_MOVES_AT_A_TABLE if with_table else MOST_MOVES,
    is_hidden=lambda code: code >= FIRST_DRAW,
    swap=_random_swap,
)

TWINS = {
    "alice": Twins(
        BY_DRAW.attempt,
        states=Runs(6, 6, 1000),
        tables=Runs(2, 4, 300),
        leaks=(("hand",), ("piles",), ("knowers",)),
    ),
}
