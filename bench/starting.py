"""How long one waits: the first compilation of a game, and a start with everything compiled."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

from bench.figures import Figure
from bench.serving import served
from parlour.games.catalogue import names

GAMES = ("court-two", "alice")
"""Whose starts are measured, and the compilation of everything that a table needs."""

# One random game, through the batch function.
FIRST_GAME = """
import time
from parlour.games.catalogue import game
import numpy as np
from parlour.kernel.batch import play_out_many
from parlour.kernel.chance import rng_of
from parlour.kernel.flat import many
played = game({name!r})
began = time.process_time()
start, s = many(played.state, 1), many(played.state, 1)
start[0] = np.asarray(played.begin(played.usual_seats, {{}}, 0))
codes = np.zeros(max(played.most_legal, 64), np.int64)
play_out_many(start, s, 1, played.pack(), codes, rng_of(1))
print(time.process_time() - began)
"""

# Every function that a table needs, each called once, with its log.
WHOLE_TABLE = """
import time
from parlour.games.catalogue import game
import numpy as np
from parlour.kernel import dispatch
from parlour.kernel.chance import rng_of, shuffle
from parlour.kernel.log import Log
from parlour.kernel.flat import fresh
played = game({name!r})
began = time.process_time()
s, h, log = played.begin(played.usual_seats, {{}}, 0), fresh(played.state), fresh(Log)
pack, rng = played.pack(), rng_of(1)
codes = np.zeros(max(played.most_legal, 64), np.int64)
shuffle(rng, pack)
dispatch.deal(s, pack, log)
seat = int(dispatch.actor(s))
n = int(dispatch.legal(s, codes))
dispatch.why_not(s, seat, 0)
dispatch.hide(s, seat, h)
dispatch.resample(h, seat, rng, s)
dispatch.play(s, int(codes[0]), log)
dispatch.scores(s, np.zeros(played.most_seats, np.int64))
dispatch.deal_over(s)
dispatch.value(s, 0)
dispatch.returns(s, np.zeros(played.most_seats))
dispatch.observe(h, seat, np.zeros(played.observed))
print(time.process_time() - began)
"""


def players_environment(place: Path) -> dict[str, str]:
    """The surroundings of somebody who plays and does not measure.

    Python keeps its bytecode, as `make play` sees to. Numba loads SciPy wherever it finds it,
    and here it finds it only because OpenSpiel brought it along: so it is hidden.
    """
    hidden = place / "hidden"
    (hidden / "scipy").mkdir(parents=True, exist_ok=True)
    (hidden / "scipy" / "__init__.py").write_text('raise ImportError("hidden")\n')
    kept = {name: text for name, text in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    paths = [str(hidden), *filter(None, [os.environ.get("PYTHONPATH")])]
    return kept | {"PYTHONPATH": os.pathsep.join(paths)}


def compile_seconds(code: str, name: str) -> float:
    """The processor time to run this with a fresh cache; imports are not counted."""
    with tempfile.TemporaryDirectory() as cache:
        done = subprocess.run(
            [sys.executable, "-c", code.format(name=name)],
            env=players_environment(Path(cache)) | {"PARLOUR_CACHE": cache},
            check=True,
            capture_output=True,
            text=True,
        )
    return float(done.stdout)


def start_seconds(name: str) -> tuple[float, float]:
    """A whole `parlour simulate` of a few games, from the shell's side: wall, and processor."""
    began, used = time.perf_counter(), processor_seconds()
    command = ["simulate", name, "--games", "10", "--seed", "1", "--seats", "chance", "--json"]
    with tempfile.TemporaryDirectory() as place:
        subprocess.run(
            [sys.executable, "-m", "parlour", *command],
            env=players_environment(Path(place)),
            check=True,
            capture_output=True,
        )
    return time.perf_counter() - began, processor_seconds() - used


def processor_seconds() -> float:
    """What the processes that this one has started, and that have ended, have used."""
    times = os.times()
    return times.children_user + times.children_system


def measure_starts(runs: int) -> Iterator[Figure]:
    """First compilations (once: they are slow), then warm starts in turn."""
    for name in names():
        first = Figure(f"first compilation of {name}", "s", at_most=10.0)
        first.note = "up to a random game"
        first.samples.append(compile_seconds(FIRST_GAME, name))
        yield first
    for name in GAMES:
        whole = Figure(f"the same of {name}, for a table", "s")
        whole.note = "every function, with its log"
        whole.samples.append(compile_seconds(WHOLE_TABLE, name))
        yield whole
    warm = [Figure(f"warm start of simulate {name}", "s", at_most=1.5) for name in GAMES]
    for name in GAMES:
        start_seconds(name)
    for _ in range(runs):
        for name, figure in zip(GAMES, warm, strict=True):
            wall, used = start_seconds(name)
            figure.samples.append(wall)
            figure.note = f"the last with {used:.2f} s of processor time"
    yield from warm
    yield measure_second_play(runs)


def measure_second_play(runs: int) -> Figure:
    """From `make play` to the front page, where everything has been set up before."""
    figure = Figure("second make play, to the first page", "s", at_most=3.0)
    for _ in range(min(runs, 3)):
        figure.samples.append(play_seconds())
    return figure


def play_seconds() -> float:
    """One `make play` on a port of its own, until the page answers; then it is stopped."""
    with tempfile.TemporaryDirectory() as data:
        environment = players_environment(Path(data)) | {"CI": "true"}
        began = time.perf_counter()
        with served(["make", "play", f"ARGS=--port 0 --data {data}"], environment) as address:
            with urlopen(address, timeout=30) as answer:
                assert b"<html" in answer.read()
            return time.perf_counter() - began
