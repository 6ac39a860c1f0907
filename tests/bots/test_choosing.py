"""Bots choose legal moves, the same ones every time, from what their seat may know."""

from __future__ import annotations

import numpy as np
import pytest

from parlour.bots import Asked, Bot, bot, levels
from parlour.bots.bot import Keen
from parlour.bots.match import play_games
from parlour.bots.simulate import streams
from parlour.games.catalogue import game
from parlour.games.game import AnyGame, NoSuch
from parlour.kernel.chance import rng_of
from parlour.kernel.dispatch import resample
from parlour.kernel.flat import copy, fresh, many
from tests.bots.moments import asked, hidden, moments, same

GAMES = ("court-two", "alice", "nations", "monkey", "masquerade")


def bot_for_tests(level: str, played: AnyGame) -> Bot:
    """A bot of this level; a keen one that does not think for long."""
    return Keen(played, iterations=60) if level == "keen" else bot(level, played)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", [name for name, _ in levels()])
def test_only_legal_codes_under_any_house_rules(name: str, level: str) -> None:
    times = 0
    # One that looks ahead takes longer over a move, and is asked about fewer.
    games = 6 if level == "keen" else 12
    for seed in range(games):
        player = bot_for_tests(level, game(name))
        for played, state, seat, codes in moments(name, seed, every=5):
            h = hidden(played, state, seat)
            assert player.choose(asked(played, h, seat, codes, rng_of(seed, times))) in codes
            times += 1
    assert times > 80 * games // 12


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", [name for name, _ in levels()])
def test_the_same_generator_gives_the_same_choice(name: str, level: str) -> None:
    first = bot_for_tests(level, game(name))
    second = bot_for_tests(level, game(name))
    for played, state, seat, codes in moments(name, 40, every=7):
        h = hidden(played, state, seat)
        chosen = first.choose(asked(played, h, seat, codes, rng_of(5)))
        assert second.choose(asked(played, h, seat, codes, rng_of(5))) == chosen


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", ["steady", "keen"])
def test_twins_that_look_alike_are_played_alike(name: str, level: str) -> None:
    """Two deals that the seat cannot tell apart."""
    player = bot_for_tests(level, game(name))
    different = 0
    for seed in range(50, 55):
        for played, state, seat, codes in moments(name, seed, every=4):
            h = hidden(played, state, seat)
            twin = fresh(played.state)
            resample(h, seat, rng_of(9), twin)
            different += not same(twin, state)
            again = hidden(played, twin, seat)
            chosen = player.choose(asked(played, h, seat, codes, rng_of(3)))
            assert player.choose(asked(played, again, seat, codes, rng_of(3))) == chosen
    assert different > 20


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", ["steady", "keen"])
def test_choosing_leaves_the_state_as_it_was(name: str, level: str) -> None:
    player = bot_for_tests(level, game(name))
    for played, state, seat, codes in moments(name, 60, every=6):
        h = hidden(played, state, seat)
        before = copy(h)
        player.choose(asked(played, h, seat, codes, rng_of(3)))
        assert same(h, before)


class Looker:
    """A bot that notes what it is shown, and plays its first legal move."""

    level = "looker"

    def __init__(self) -> None:
        self.shown: list[Asked] = []

    def choose(self, asked: Asked) -> int:
        self.shown.append(asked)
        return asked.codes[0]


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_is_shown_a_hidden_state_and_no_more(name: str) -> None:
    """What is hidden stays hidden when it is hidden once more, and nothing else is given."""
    played = game(name)
    seats = played.least_seats
    lookers = [Looker() for _ in range(seats)]
    starts = many(played.state, 1)
    starts[0] = np.asarray(played.begin(seats, {}, 0))
    play_games(played, lookers, starts, 0, streams(1, 0, 1))
    shown = [moment for looker in lookers for moment in looker.shown]
    assert len(shown) > 20
    for moment in shown:
        h, seat = moment.state, moment.seat
        assert same(hidden(played, h, seat), h)
        world = fresh(played.state)
        resample(h, seat, rng_of(8), world)
        assert same(hidden(played, world, seat), h)
        assert np.all(np.diff(moment.codes) > 0)


def test_a_level_that_nobody_plays() -> None:
    with pytest.raises(NoSuch, match="There is no bot “brilliant”"):
        bot("brilliant", game("alice"))


def test_levels_are_said_in_words() -> None:
    assert [name for name, _ in levels()] == ["chance", "steady", "keen"]
    assert all(says.endswith(".") for _, says in levels())
