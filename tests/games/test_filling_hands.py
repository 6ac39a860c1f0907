"""Cards of unknown place put into hands, against every way there is of doing it."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from parlour.games.filling_hands import NO_KIN, Hands, fill, hands_of, lay_in_row, make_way
from parlour.kernel.cards import cards_in, set_of
from parlour.kernel.chance import rng_of

CARDS = 9
KIN = np.array([set_of({card % 3, card % 3 + 3, card % 3 + 6} - {card}) for card in range(CARDS)])
"""Three values of three cards each."""

SLANT_DRAWS = 600

Way = tuple[int, ...]
"""Every hand, as a set."""


def hands(known: list[set[int]], lacks: list[set[int]], sizes: list[int], apart: int = 0) -> Hands:
    """Hands that have some cards, and lack some for certain."""
    held = np.array([set_of(cards) for cards in known], np.uint64)
    may = ~np.array([set_of(cards) for cards in lacks], np.uint64)
    return Hands(len(known), held, may, np.array(sizes), np.uint64(apart), KIN)


def again(made: Hands) -> Hands:
    """The same hands, to be filled anew."""
    return made._replace(hand=made.hand.copy())


def way_of(made: Hands) -> Way:
    return tuple(int(cards) for cards in made.hand)


def is_allowed(made: Hands, place: int, cards: int) -> bool:
    """Whether a hand may have all these at once."""
    if made.apart >> np.uint64(place) & np.uint64(1):
        values = [card % 3 for card in cards_in(cards)]
        return len(set(values)) == len(values)
    return True


def ways(pool: list[int], made: Hands) -> Iterator[Way]:
    """Every way of putting the pool into the hands, tried one by one."""
    for places in itertools.product(range(made.n), repeat=len(pool)):
        held = list(way_of(made))
        for card, place in zip(pool, places, strict=True):
            held[place] |= 1 << card
        full = all(held[k].bit_count() == made.sizes[k] for k in range(made.n))
        may = all(int(made.may[k]) >> card & 1 for card, k in zip(pool, places, strict=True))
        if full and may and all(is_allowed(made, k, held[k]) for k in range(made.n)):
            yield tuple(held)


def some_task(rng: random.Random) -> tuple[list[int], Hands]:
    """A few hands, some cards known, the others unknown, and much that hands cannot have."""
    n = rng.choice((2, 3, 3))
    cards = rng.sample(range(CARDS), rng.randint(5, CARDS - 1))
    cut = rng.randint(0, 2)
    known: list[set[int]] = [set() for _ in range(n)]
    for card in cards[:cut]:
        known[rng.randrange(n)].add(card)
    pool = cards[cut:]
    sizes = [len(cards) for cards in known]
    for _ in pool:
        sizes[rng.randrange(n)] += 1
    share = rng.choice((0.2, 0.4, 0.5))
    lacks = [{card for card in pool if rng.random() < share} for _ in range(n)]
    apart = rng.choice((0, 0, rng.randrange(1 << n)))
    for place in range(n):
        if not is_allowed(hands(known, lacks, sizes, apart), place, int(set_of(known[place]))):
            apart &= ~(1 << place)
    return pool, hands(known, lacks, sizes, apart)


def test_a_way_is_found_wherever_there_is_one() -> None:
    rng = random.Random(4)
    found: Counter[bool] = Counter()
    for number in range(400):
        pool, made = some_task(rng)
        all_ways = set(ways(pool, made))
        for stream in range(5):
            filled = again(made)
            done = fill(set_of(pool), filled, rng_of(number, stream))
            assert bool(done) == bool(all_ways)
            assert not done or way_of(filled) in all_ways
        found[bool(all_ways)] += 1
    assert min(found.values()) > 40, "both kinds of task are tried"


def test_every_way_is_reached_and_none_is_much_too_likely() -> None:
    rng = random.Random(5)
    tried = 0
    while tried < 20:
        pool, made = some_task(rng)
        all_ways = set(ways(pool, made))
        if not 2 <= len(all_ways) <= 24:
            continue
        tried += 1
        draws = rng_of(tried, 8)
        times = 60 * len(all_ways)
        counted: Counter[Way] = Counter()
        for _ in range(times):
            filled = again(made)
            fill(set_of(pool), filled, draws)
            counted[way_of(filled)] += 1
        assert set(counted) == all_ways
        assert max(counted.values()) < 3 * times / len(all_ways)


def test_the_order_of_placing_leaves_little_slant() -> None:
    """How far the counts of every way there is lie from even ones, as a share of all draws."""
    rng = random.Random(5)
    slants: list[float] = []
    while len(slants) < 16:
        pool, made = some_task(rng)
        all_ways = set(ways(pool, made))
        if not 3 <= len(all_ways) <= 15:
            continue
        draws = rng_of(len(slants), 8)
        counted: Counter[Way] = Counter()
        for _ in range(SLANT_DRAWS):
            filled = again(made)
            fill(set_of(pool), filled, draws)
            counted[way_of(filled)] += 1
        even = SLANT_DRAWS / len(all_ways)
        slants.append(sum(abs(counted[way] - even) for way in all_ways) / (2 * SLANT_DRAWS))
    # Chance alone makes 0.03; cards that are placed and never mixed 0.07, and 0.17 at worst.
    assert sum(slants) / len(slants) < 0.055
    assert max(slants) < 0.12


def test_free_cards_fall_as_in_a_fair_deal() -> None:
    """With nothing known, each of the sixty ways is as likely as the next."""
    made = hands([set(), {8}, set()], [set(), set(), set()], [1, 3, 3])
    all_ways = set(ways([0, 1, 2, 3, 4, 5], made))
    assert len(all_ways) == 60
    draws = rng_of(6)
    counted: Counter[Way] = Counter()
    for _ in range(6000):
        filled = again(made)
        assert fill(set_of(range(6)), filled, draws)
        counted[way_of(filled)] += 1
    assert set(counted) == all_ways
    assert max(abs(times - 100) for times in counted.values()) < 60


def test_full_hands_make_way_along_a_chain() -> None:
    # Card 0 fits the first hand alone, which gives 1 to the second, and that gives 2 to the third.
    made = hands([{1}, {2}, set()], [{2}, {0}, {0, 1}], [1, 1, 1])
    assert make_way(0, set_of((0, 1, 2)), made)
    assert way_of(made) == (1 << 0, 1 << 1, 1 << 2)
    # With all hands full there is no way; and nothing was moved.
    assert not make_way(4, set_of((0, 1, 2, 4)), made)
    assert way_of(made) == (1 << 0, 1 << 1, 1 << 2)


def test_a_card_whose_place_is_known_does_not_make_way() -> None:
    made = hands([{1}, set()], [set(), {0}], [1, 1])
    assert not make_way(0, set_of((0,)), again(made))
    assert make_way(0, set_of((0, 1)), made)
    assert way_of(made) == (1 << 0, 1 << 1)


def test_cards_akin_are_kept_apart_where_they_must_be() -> None:
    # 0 and 3 are akin; the first hand has no two such, the second may.
    made = hands([set(), set()], [set(), set()], [2, 2], apart=0b01)
    for stream in range(40):
        filled = again(made)
        assert fill(set_of((0, 3, 1, 4)), filled, rng_of(1, stream))
        assert is_allowed(made, 0, way_of(filled)[0])
    # One of them is there already: the other goes elsewhere, though there is room.
    made = hands([{0}, {1}], [set(), {4}], [3, 2], apart=0b01)
    assert fill(set_of((3, 4, 2)), made, rng_of(2))
    assert way_of(made) == (1 << 0 | 1 << 4 | 1 << 2, 1 << 1 | 1 << 3)
    assert not any(NO_KIN)


def test_a_row_is_laid_in_every_order() -> None:
    draws = rng_of(3)
    seen: Counter[tuple[int, ...]] = Counter()
    row: NDArray[np.int64] = np.full(5, -1)
    for _ in range(600):
        lay_in_row(set_of((2, 5, 7)), row, 2, draws)
        seen[tuple(row.tolist())] += 1
    assert set(seen) == {(-1, -1, *order) for order in itertools.permutations((2, 5, 7))}
    assert min(seen.values()) > 60


def test_hands_that_keep_nothing_apart() -> None:
    held, may = np.zeros(2, np.uint64), np.full(2, set_of(range(6)))
    assert fill(set_of((0, 3)), hands_of(2, held, may, np.array([2, 0])), rng_of(1))
    assert held.tolist() == [0b1001, 0]
