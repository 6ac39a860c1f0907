"""A view computed and encoded, in the middle of a game, for the seat on turn."""

from __future__ import annotations

import time
from statistics import median

from bench.figures import Figure
from parlour.bots import asked_at
from parlour.bots.bot import Chance
from parlour.games.catalogue import game
from parlour.kernel.chance import rng_of
from parlour.tables.company import Seat
from parlour.tables.start import Start
from parlour.tables.table import Table
from parlour.tables.view import encode

GAMES = (
    ("court-two", 2),
    ("court-three", 3),
    ("court-four", 4),
    ("alice", 4),
    ("nations", 4),
    ("monkey", 4),
    ("masquerade", 4),
    ("authors-pairs", 4),
    ("authors-bank", 2),
)
MOMENTS = 60


def view_times(name: str, seats: int, seed: int) -> list[float]:
    """Milliseconds for each view of a game's first moments, the story in full each time."""
    played = game(name)
    table = Table(
        played, [Seat(f"Bot {n}", "bot", "chance") for n in range(seats)], Start(deal=str(seed))
    )
    table.advance()
    rng = rng_of(seed)
    mind = Chance()
    times: list[float] = []
    while not table.over and len(times) < MOMENTS:
        for seat in table.asked()[:1]:
            began = time.process_time()
            encode(table.view(seat))
            times.append(1000 * (time.process_time() - began))
            table.play_code(seat, mind.choose(asked_at(table, seat, rng)))
        table.advance()
    return times


def measure_views(runs: int) -> list[Figure]:
    """The median view of each of several games."""
    figures = [Figure(f"view of {name}, {seats} seats", "ms", at_most=0.3) for name, seats in GAMES]
    for name, seats in GAMES:
        view_times(name, seats, 0)
    for run in range(runs):
        for (name, seats), figure in zip(GAMES, figures, strict=True):
            figure.samples.append(median(view_times(name, seats, run + 1)))
    return figures
