"""Laws of length: no deal and no game exceeds what is declared, and some come near to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from parlour.games.catalogue import game, names
from parlour.games.game import AnyGame
from parlour.games.mistakes import NoSuch
from parlour.games.portrait import length as of_portrait
from parlour.kernel.chance import Rng, rng_of, shuffle
from parlour.kernel.dispatch import DEAL, OVER, actor, deal, legal, play
from parlour.kernel.flat import copy
from tests.laws.driver import random_set_up, steps
from tests.laws.lengthening import (
    Chooser,
    any_of,
    in_alice,
    in_court,
    in_masquerade,
    in_monkey,
    in_portrait,
    one_of_each,
)
from tests.laws.trials_of_court import give_four

every_game = pytest.mark.parametrize("name", names())


@every_game
@settings(max_examples=25)
@given(seed=st.integers(0, 2**32 - 1))
def test_no_random_game_exceeds_its_bounds(name: str, seed: int) -> None:
    played, seats, options, dealer, rng = random_set_up(name, seed)
    everywhere, here = played.bounds, played.bounds_with(**options)
    of_deal = of_game = longest = 0
    for step in steps(played, seats, options, dealer, rng):
        of_deal = 0 if step.who == DEAL else of_deal + (step.who != OVER)
        of_game += step.who != OVER
        longest = max(longest, of_deal)
    assert 0 < longest < of_game
    for bounds in (everywhere, here):
        assert bounds.longest_deal is None or longest <= bounds.longest_deal
        assert bounds.longest_game is None or of_game <= bounds.longest_game


# Deals that are drawn out.


Lay = Callable[[NDArray[np.int64], int, Rng], None]


def _shuffled(pack: NDArray[np.int64], seats: int, rng: Rng) -> None:
    shuffle(rng, pack)


def _with_four(pack: NDArray[np.int64], seats: int, rng: Rng) -> None:
    shuffle(rng, pack)
    give_four(pack, 1, rng)


def _one_of_each(pack: NDArray[np.int64], seats: int, rng: Rng) -> None:
    one_of_each(pack, seats)


@dataclass(frozen=True)
class Drawn:
    """A way to draw a deal out, and the share of its bound that it comes to at least."""

    name: str
    seats: int
    options: dict[str, str | int]
    choose: Chooser
    share: float
    lay: Lay = _shuffled
    bound: int | None = None
    """Of so many seats, where the declared bound is that of a larger company."""


_MISTAKES: dict[str, str | int] = {
    "draw": "manual",
    "revoke": "claim",
    "exchange_deadline": "court-card",
}
_LOST: dict[str, str | int] = {"call_form": "loss_of_call"}
DRAWN = (
    Drawn("court-two", 2, _MISTAKES, in_court, 0.9, _with_four),
    Drawn("court-three", 3, _MISTAKES, in_court, 0.9, _with_four),
    Drawn("court-four", 4, {"revoke": "claim"}, in_court, 1.0),
    Drawn("nations", 4, {}, any_of, 0.85),
    Drawn("monkey", 2, {"hold_back": "true", "turn_cap": 200}, in_monkey, 0.99),
    Drawn("monkey", 2, {"pairs_per_turn": "all", "turn_cap": 1}, any_of, 0.25),
    Drawn(
        "masquerade",
        8,
        {"lower_follow": "free", "play_duty": "either", "round_cap": 20},
        in_masquerade,
        1 / 2,
    ),
    Drawn("alice", 12, {"stall_rounds": 20}, in_alice, 0.4),
    Drawn(
        "authors-pairs",
        4,
        {},
        in_portrait,
        0.3,
        bound=of_portrait.longest(4, 64, of_portrait.OF_PAIR, False),
    ),
    Drawn(
        "authors-portraits",
        4,
        {},
        in_portrait,
        # The bound has all books pass to and fro at once; among four seats a book's four cards
        # cannot.
        0.1,
        bound=of_portrait.longest(4, 32, of_portrait.OF_BOOK, False),
    ),
    Drawn(
        "authors-sketches",
        4,
        _LOST,
        in_portrait,
        0.05,
        bound=of_portrait.longest(4, 64, of_portrait.OF_BOOK, False),
    ),
    Drawn(
        "authors-bank",
        2,
        {"bank_deck": "pairs64", **_LOST},
        in_portrait,
        1 / 4,
        _one_of_each,
        bound=of_portrait.longest(2, 64, of_portrait.OF_PAIR, True),
    ),
)


def _play_deal(played: AnyGame, s: Any, choose: Chooser, pack: Any, rng: Rng) -> int:
    """Deal, and play to the next deal or the end; say in how many steps."""
    room = np.zeros(1024, np.int64)
    deal(s, pack, None)
    n = 0
    while int(actor(s)) not in (DEAL, OVER):
        play(s, choose(s, room[: int(legal(s, room))].tolist(), rng), None)
        n += 1
    return n


@pytest.mark.parametrize("drawn", DRAWN, ids=lambda drawn: drawn.name)
def test_a_deal_can_come_near_to_its_bound(drawn: Drawn) -> None:
    played, rng = game(drawn.name), rng_of(1, 9)
    pack = played.pack()
    drawn.lay(pack, drawn.seats, rng)
    s = played.begin(drawn.seats, drawn.options, 0)
    steps_made = _play_deal(played, s, drawn.choose, pack, rng)
    declared = played.bounds_with(**drawn.options).longest_deal
    assert declared is not None
    most = declared if drawn.bound is None else drawn.bound
    assert drawn.share * most <= steps_made <= most <= declared


# Games of many deals that are drawn out.


@dataclass(frozen=True)
class Slow:
    """A game of which of several deals always that is played which brings the end least near."""

    name: str
    options: dict[str, str | int]
    choose: Chooser
    share: float
    deals: int = 12
    fields: tuple[str, ...] = ("points",)
    """What brings the end nearer, the most important first."""


SLOW = (
    Slow("court-two", {"round_cap": 12, **_MISTAKES}, in_court, 0.8),
    Slow("court-three", {"round_cap": 12, **_MISTAKES}, in_court, 0.8),
    Slow("court-four", {"revoke": "claim"}, in_court, 0.85, 24),
    Slow(
        "nations",
        {"revoke": "three-tricks", "match": "rubber"},
        any_of,
        0.8,
        24,
        ("games", "points"),
    ),
)


def _nearness(s: Any, fields: tuple[str, ...]) -> Iterator[tuple[int, int]]:
    for name in fields:
        held = getattr(s, name).tolist()
        yield sum(held), max(held)


@pytest.mark.parametrize("slow", SLOW, ids=lambda slow: slow.name)
def test_a_game_can_come_near_to_its_bound(slow: Slow) -> None:
    played, rng = game(slow.name), rng_of(2, 9)
    s = played.begin(played.usual_seats, slow.options, 0)
    of_game = 0
    while int(actor(s)) != OVER:
        before = list(_nearness(s, slow.fields))
        found: list[tuple[list[tuple[int, int]], int, Any]] = []
        while len(found) < slow.deals and not (found and found[-1][0] == before):
            after, pack = copy(s), played.pack()
            shuffle(rng, pack)
            n = _play_deal(played, after, slow.choose, pack, rng)
            found.append((list(_nearness(after, slow.fields)), n, after))
        _, n, s = min(found, key=lambda one: one[0])
        of_game += 1 + n
    most = played.bounds_with(**slow.options).longest_game
    assert most is not None
    assert slow.share * most <= of_game <= most


# The house rule that is the limit.


@every_game
def test_a_limit_is_a_house_rule_and_ends_what_would_not_end(name: str) -> None:
    played = game(name)
    bounds, here = played.bounds, played.bounds_with()
    is_endless = bounds.longest_game is None
    assert is_endless == bool(bounds.limit)
    assert here.longest_deal is not None
    assert here.longest_game is not None
    if is_endless:
        option = played.option_called(bounds.limit)
        assert option.is_number
        more = played.bounds_with(**{bounds.limit: 2 * int(option.default)}).longest_game
        assert more is not None
        assert more > here.longest_game


def test_a_table_without_a_limit_has_none() -> None:
    assert game("alice").bounds_with(stall_rounds="off") == game("alice").bounds
    with pytest.raises(NoSuch, match="no option"):
        game("alice").bounds_with(turn_cap=3)
