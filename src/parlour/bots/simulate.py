"""Many games between bots, on all cores, with the same results whatever their number.

Every game has its own stream of chance, made from the seed and the game's number; games are
played in batches whose size does not depend on the cores. Compiled rules let go of Python's
lock, so that threads are enough.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
from numpy.typing import NDArray

from parlour.bots.bot import levels as known_levels
from parlour.bots.match import DEALS, DECISIONS, TURNS, Results, play_games
from parlour.games.game import Game, NoSuch
from parlour.kernel.chance import rng_of
from parlour.kernel.record import many

Progress = Callable[[int], None]
"""Told, as batches end, how many games have been played so far."""

_BATCHES = {"chance": 2048, "steady": 16, "keen": 1}


def seats_of(game: Game, text: str | None) -> list[str]:
    """The levels at the table from what a person may type; raises NoSuch.

    `steady,chance` names each seat; one level alone, or `4xsteady`, fills a usual table or so
    many seats; nothing at all is a usual table of steady bots.
    """
    known = [name for name, _ in known_levels()]
    seats: list[str] = []
    words = [word.strip() for word in (text or "steady").split(",")]
    for word in words:
        times, cross, level = word.partition("x")
        if not (cross and times.isdigit()):
            times, level = "1", word
        if level not in known:
            raise NoSuch(
                "no-such-bot", f"There is no bot “{level}”. There are: {', '.join(known)}."
            )
        seats += [level] * int(times)
    if len(words) == 1 and words[0] in known:
        return seats * game.usual_seats
    return seats


def simulate(
    game: Game,
    games: int,
    seed: int,
    seats: Sequence[str],
    options: Mapping[str, str | int] | None = None,
    processes: int | None = None,
    progress: Progress | None = None,
) -> dict[str, Any]:
    """Play so many games and sum them up, ready for JSON: see `summary`.

    The deal goes round from game to game. `processes` is how many cores to use, by default
    all; it changes nothing but the time taken.
    """
    if games < 1:
        raise NoSuch("bad-games", "There must be at least one game to play.")
    chosen = dict(options or {})
    starts = many(game.state, len(seats))
    for dealer in range(len(seats)):
        starts[dealer] = game.begin(len(seats), chosen, dealer)
    batch = min(_BATCHES[level] for level in seats)
    firsts = range(0, games, batch)

    def play_batch(first: int) -> Results:
        rngs = streams(seed, first, min(batch, games - first))
        return play_games(game, seats, starts, first, rngs)

    parts: list[Results] = []
    with ThreadPoolExecutor(max_workers=max(1, processes or cores())) as pool:
        for part in pool.map(play_batch, firsts):
            parts.append(part)
            if progress is not None:
                progress(min(games, len(parts) * batch))
    return summary(game, games, seed, seats, chosen, parts)


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def streams(seed: int, first: int, n: int) -> NDArray[np.uint64]:
    """A generator for each of n games, a row of one word each."""
    return np.array([rng_of(seed, first + i) for i in range(n)], np.uint64).reshape(n, 1)


def summary(
    game: Game,
    games: int,
    seed: int,
    seats: Sequence[str],
    options: Mapping[str, str | int],
    parts: Sequence[Results],
) -> dict[str, Any]:
    """What came of the games: for each seat and each level, and how long they were.

    `wins` are games won alone, `shared` those won or drawn together with others; `share` is
    the mean share of the win, with its standard error.
    """
    payoffs = np.concatenate([part.payoffs for part in parts])
    points = np.concatenate([part.points for part in parts])
    lengths = np.concatenate([part.lengths for part in parts])
    best = payoffs >= payoffs.max(axis=1, keepdims=True) - 1e-9
    winners = best.sum(axis=1)
    shares = best / winners[:, None]
    lengths_of = {"decisions": DECISIONS, "turns": TURNS}
    if game.has_rounds:
        lengths_of["rounds"] = DEALS
    return {
        "game": game.name,
        "games": games,
        "seed": seed,
        "options": game.option_values(options),
        "seats": [
            {"seat": seat, "level": level}
            | figures([seat], best, winners, shares, payoffs)
            | {"score": float(points[:, seat].mean())}
            for seat, level in enumerate(seats)
        ],
        "levels": {
            level: figures(
                [seat for seat, other in enumerate(seats) if other == level],
                best,
                winners,
                shares,
                payoffs,
            )
            for level in dict.fromkeys(seats)
        },
        "lengths": {
            name: {
                "mean": float(lengths[:, column].mean()),
                "median": float(np.median(lengths[:, column])),
                "least": int(lengths[:, column].min()),
                "most": int(lengths[:, column].max()),
            }
            for name, column in lengths_of.items()
        },
    }


def figures(
    seats: Sequence[int],
    best: NDArray[np.bool_],
    winners: NDArray[np.int64],
    shares: NDArray[np.float64],
    payoffs: NDArray[np.float64],
) -> dict[str, float]:
    """How these seats fared together."""
    share = shares[:, seats].sum(axis=1)
    return {
        "wins": int((best[:, seats] & (winners == 1)[:, None]).sum()),
        "shared": int((best[:, seats] & (winners > 1)[:, None]).any(axis=1).sum()),
        "share": float(share.mean()),
        "share_error": float(share.std() / np.sqrt(len(share))),
        "return": float(payoffs[:, seats].mean()),
    }


def table(report: Mapping[str, Any]) -> Any:
    """The report for people: a table of the seats and a line on the lengths."""
    from rich.console import Group
    from rich.table import Table
    from rich.text import Text

    games, seed = report["games"], report["seed"]
    shown = Table(title=f"{report['game']}: {games:,} games, seed {seed}", title_justify="left")
    shown.add_column("seat", justify="right")
    shown.add_column("level")
    for heading in ("won", "shared", "share of wins", "mean score", "return"):
        shown.add_column(heading, justify="right")
    for row in report["seats"]:
        shown.add_row(
            str(row["seat"]),
            row["level"],
            f"{row['wins']:,}",
            f"{row['shared']:,}",
            f"{100 * row['share']:.1f} ± {100 * row['share_error']:.1f} %",
            f"{row['score']:.2f}",
            f"{row['return']:+.3f}",
        )
    lines = [
        f"{name} a game: {length['mean']:.1f} on average, {length['least']} to {length['most']}"
        for name, length in report["lengths"].items()
    ]
    return Group(shown, Text("; ".join(lines).capitalize() + "."))
