"""Many games between bots, on all cores, with the same results whatever their number.

Every game has its own stream of chance, made from the seed and the game's number; games are
played in batches whose size does not depend on the cores. Compiled rules let go of Python's
lock, so that threads are enough.
"""

from __future__ import annotations

import os
from collections import Counter, deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

import numpy as np
from numpy.typing import NDArray

from parlour.bots.bot import check_budget
from parlour.bots.match import DEALS, DECISIONS, TURNS, Results, play_games
from parlour.bots.recount import Recount
from parlour.bots.seating import Who, is_one_for_all, level_of, own_level, who_is
from parlour.games.game import AnyGame, NoSuch
from parlour.games.saying import say
from parlour.kernel.chance import rng_of
from parlour.kernel.flat import many

Progress = Callable[[int], None]
"""Told, as batches end, how many games have been played so far."""

_BATCHES = {"chance": 2048, "steady": 16, "keen": 1}
"""So many games are played one after another; where a bot is brought, one with a bot of its own."""


def seats_of(game: AnyGame, text: str | None) -> list[Who]:
    """Who plays, from what a person may type; raises NoSuch.

    `steady,chance` names each seat; one word alone, or `4xsteady`, fills a usual table or so
    many seats; nothing at all is a usual table of steady bots. A bot of one's own is named by
    its file or module, as `./cautious.py:Cautious`.
    """
    seats: list[Who] = []
    words = [word.strip() for word in (text or "steady").split(",")]
    for word in words:
        times, cross, named = word.partition("x")
        if not (cross and times.isdigit()):
            times, named = "1", word
        seats += [who_is(named)] * int(times)
    if len(words) == 1 and named == words[0]:
        return seats * game.usual_seats
    return seats


def simulate(
    game: AnyGame,
    games: int,
    seed: int,
    seats: Sequence[Who],
    options: Mapping[str, str | int] | None = None,
    processes: int | None = None,
    progress: Progress | None = None,
    with_figures: bool = False,
    budget: int | None = None,
) -> dict[str, Any]:
    """Play so many games and sum them up, ready for JSON: see `summary`.

    Each seat is a level, a bot, or what makes a bot, such as its class: then every game has a
    new one. The deal goes round from game to game. `processes` is how many cores to use, by
    default all; it changes nothing but the time taken. With figures, every event is counted too,
    and what was stated of such games stands beside what came of these. `budget` is how many worlds
    a bot that looks ahead may look into. Raises BotFailed where a bot fails or answers with no
    legal move.
    """
    check_budget(budget)
    if games < 1:
        raise NoSuch("bad-games", say("There must be at least one game to play."))
    levels = [level_of(who) for who in seats]
    chosen = dict(options or {})
    starts = many(game.state, len(seats))
    for dealer in range(len(seats)):
        starts[dealer] = np.asarray(game.begin(len(seats), chosen, dealer))
    batch = min(_BATCHES.get(own_level(who), 1) for who in seats)
    # A bot that plays all the games may remember them: so it plays them in their order.
    workers = 1 if any(map(is_one_for_all, seats)) else processes or cores()
    tally = Tally(len(seats))
    figures = Recount(game, levels, chosen) if with_figures else None

    def play_batch(first: int) -> Results:
        rngs = streams(seed, first, min(batch, games - first))
        return play_games(game, seats, starts, first, rngs, with_figures, budget)

    for part in in_order(play_batch, range(0, games, batch), workers):
        tally.add(part)
        if figures is not None:
            figures.add(part)
        if progress is not None:
            progress(tally.games)
    report = summary(game, seed, levels, chosen, tally)
    if figures is not None:
        report["figures"] = figures.report()
    return report


def in_order(
    play_batch: Callable[[int], Results], firsts: range, workers: int
) -> Iterator[Results]:
    """Play the batches on so many threads, a few ahead of the one that is wanted next."""
    with ThreadPoolExecutor(max_workers=workers) as pool:
        waiting: deque[Future[Results]] = deque()
        for first in firsts:
            waiting.append(pool.submit(play_batch, first))
            if len(waiting) > 2 * workers:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def streams(seed: int, first: int, n: int) -> NDArray[np.uint64]:
    """A generator for each of n games, a row of one word each."""
    return np.array([rng_of(seed, first + i) for i in range(n)], np.uint64).reshape(n, 1)


class Tally:
    """The sums of many games; what they need does not grow with the games."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.wins = np.zeros(seats, np.int64)
        self.shared = np.zeros(seats, np.int64)
        self.shares = np.zeros(seats)
        self.squares = np.zeros(seats)
        self.payoffs = np.zeros(seats)
        self.points = np.zeros(seats)
        self.lengths: list[Counter[int]] = [Counter() for _ in (DECISIONS, TURNS, DEALS)]

    def add(self, part: Results) -> None:
        """Enter a batch. The best payoff wins a game; equal ones share it."""
        best = part.best()
        winners = best.sum(axis=1, keepdims=True)
        shares = best / winners
        self.games += len(best)
        self.wins += (best & (winners == 1)).sum(axis=0)
        self.shared += (best & (winners > 1)).sum(axis=0)
        self.shares += shares.sum(axis=0)
        self.squares += (shares**2).sum(axis=0)
        self.payoffs += part.payoffs.sum(axis=0)
        self.points += part.points.sum(axis=0)
        for column, counted in enumerate(self.lengths):
            values, times = np.unique(part.lengths[:, column], return_counts=True)
            counted.update(dict(zip(values.tolist(), times.tolist(), strict=True)))


def summary(
    game: AnyGame, seed: int, seats: Sequence[str], options: Mapping[str, str | int], tally: Tally
) -> dict[str, Any]:
    """What came of the games: for each seat and each level, and how long they were.

    `wins` are games won alone, `shared` those won or drawn together with others; `share` is
    the mean share of the win, with its standard error for one seat.
    """
    columns = {"decisions": DECISIONS, "turns": TURNS}
    if game.has_rounds:
        columns["rounds"] = DEALS
    share = tally.shares / tally.games
    error = np.sqrt(np.maximum(tally.squares / tally.games - share**2, 0) / tally.games)
    mean_return = tally.payoffs / tally.games
    rows = [
        {
            "seat": seat,
            "level": level,
            "wins": int(tally.wins[seat]),
            "shared": int(tally.shared[seat]),
            "share": float(share[seat]),
            "share_error": float(error[seat]),
            "return": float(mean_return[seat]),
            "score": float(tally.points[seat] / tally.games),
        }
        for seat, level in enumerate(seats)
    ]
    by_level = {level: [s for s, other in enumerate(seats) if other == level] for level in seats}
    return {
        "game": game.name,
        "games": tally.games,
        "seed": seed,
        "options": game.option_values(options),
        "seats": rows,
        "levels": {
            level: {
                "seats": len(those),
                "share": float(share[those].sum()),
                "par": len(those) / len(seats),
                "return": float(mean_return[those].mean()),
            }
            for level, those in by_level.items()
        },
        "lengths": {name: length_of(tally.lengths[at]) for name, at in columns.items()},
    }


def length_of(counted: Counter[int]) -> dict[str, float]:
    """Mean, median and extremes of the lengths counted."""
    games = counted.total()
    middle, so_far = 0, 0
    for length in sorted(counted):
        so_far += counted[length]
        if 2 * so_far >= games:
            middle = length
            break
    return {
        "mean": sum(length * times for length, times in counted.items()) / games,
        "median": middle,
        "least": min(counted),
        "most": max(counted),
    }
