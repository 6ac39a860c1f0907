"""Twin worlds of Masquerade: two cards lie in each other's hands, or another card was drawn."""

from __future__ import annotations

from parlour.kernel.chance import Rng, pick, rng_of
from parlour.kernel.dispatch import CHANCE
from tests.laws.twins import Runs, Twins
from tests.laws.twins_by_draw import DrawTwins, DrawWorld, Move, Record, Swap
from tests.plain.masquerade import PlainMasquerade
from tests.plain.masquerade_cards import PACK

FIRST_EXCHANGE = 32
PASS = 64
FIRST_GIVE = 65
FIRST_DRAW = 97
MOST_MOVES = 90
MOST_MOVES_AT_A_TABLE = 36


def _with_card_swapped(code: int, swap: Swap) -> int:
    """The same act with the card that lies where the first world's lay."""
    if code == PASS:
        return code
    first = max(f for f in (0, FIRST_EXCHANGE, FIRST_GIVE, FIRST_DRAW) if f <= code)
    return first + swap.get(code - first, code - first)


def _same_or_swapped(world: DrawWorld, move: Move, swap: Swap) -> int:
    """The same card or the one in its place; or the next in hand is drawn, laid aside or given."""
    code, codes = move.code, world.legal()
    if move.another and code in codes:
        like = [one for one in codes if one != PASS]
        return like[(like.index(code) + 1) % len(like)]
    if code not in codes or (world.who == CHANCE and pick(rng_of(move.number, 1), 2)):
        return _with_card_swapped(code, swap)
    return code


def _random_swap(_: Record, rng: Rng) -> Swap:
    one = pick(rng, 32)
    other = (one + 1 + pick(rng, 31)) % 32
    return {one: other, other: one}


BY_DRAW = DrawTwins(
    "masquerade",
    PlainMasquerade,
    PACK,
    FIRST_DRAW,
    stream=17,
    most_moves=lambda _, with_table: MOST_MOVES_AT_A_TABLE if with_table else MOST_MOVES,
    is_hidden=lambda code: code >= FIRST_EXCHANGE and code != PASS,
    swap=_random_swap,
    following=_same_or_swapped,
)

TWINS = {
    "masquerade": Twins(
        BY_DRAW.attempt,
        states=Runs(4, 15, 1000),
        tables=Runs(2, 5, 150),
        leaks=(("hand",), ("laid",), ("possible",), ("before",)),
    ),
}
