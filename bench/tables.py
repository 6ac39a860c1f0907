"""A move at a table and a look at it, beside an earlier commit of the project in the same run."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from bench.figures import Figure
from parlour.games.catalogue import names
from tools.earlier_commit import tree_of

ROOT = Path(__file__).parents[1]
BESIDE = "f025df7"
"""The last commit at which a state was a NumPy record above the rules too."""
HALVED = "court-two"
"""The game of which a move and a view are to take half as long as then; the others 0.7 of it."""

# Whole random games among people: each move is made, then every seat looks. Milliseconds each.
PLAYING = """
import gc, json, sys, time
from inspect import signature
from random import Random
from parlour.games.catalogue import game
from parlour.tables.record import Seat
from parlour.tables.table import Table

def opened(played, seats, deal):
    # How a table begins is one value now; before it was arguments.
    if "start" not in signature(Table).parameters:
        return Table(played, seats, deal=deal, dealer=0)
    from parlour.tables.start import Start
    return Table(played, seats, Start(deal=deal, dealer=0))

def play(name, seed, moves=120):
    played, random = game(name), Random(seed)
    seats = range(played.usual_seats)
    table = opened(played, [Seat(f"Player {n}") for n in seats], str(seed))
    moving = looking = 0.0
    read = dict.fromkeys(seats, 0)
    made = 0
    while not table.over and made < moves:
        if table.advance():
            continue
        seat = table.asked()[0]
        code = random.choice(list(table.ask(seat)[1]))
        began = time.process_time()
        table.play_code(seat, code)
        played_at = time.process_time()
        for each in seats:
            view = table.view(each, read[each])
            read[each] = view.story_from + len(view.story)
        moving += played_at - began
        looking += (time.process_time() - played_at) / len(seats)
        made += 1
    return moving, looking, made

told = {}
for name in sys.argv[1:]:
    play(name, 1)
    gc.collect()
    gc.disable()
    parts = [play(name, seed) for seed in range(2, 12)]
    gc.enable()
    moving, looking, made = map(sum, zip(*parts))
    told[name] = (1000 * moving / made, 1000 * looking / made)
print(json.dumps(told))
"""


def measure_tables(runs: int) -> Iterator[Figure]:
    """For each game what a move and a view cost, and the ratio to what they cost then."""
    with tree_of(BESIDE) as then:
        now: list[dict[str, tuple[float, float]]] = []
        before: list[dict[str, tuple[float, float]]] = []
        for run in range(runs + 1):
            # The first time the rules are compiled, or fetched.
            for tree, told in ((ROOT, now), (then, before)):
                found = played_in(tree)
                if run > 0:
                    told.append(found)
    for name in names():
        most = 0.5 if name == HALVED else 0.7
        for place, what in enumerate(("a move", "a view")):
            cost = [told[name][place] for told in now]
            ratios = [mine / told[name][place] for mine, told in zip(cost, before, strict=True)]
            yield Figure(f"{what} of {name}", "ms", cost)
            yield Figure(f"{what} of {name}, to {BESIDE}", "times", ratios, at_most=most)


def played_in(tree: Path) -> dict[str, tuple[float, float]]:
    """What a move and a view of each game cost in that tree."""
    done = subprocess.run(
        [sys.executable, "-c", PLAYING, *names()],
        cwd=tree,
        env=os.environ | {"PYTHONPATH": str(tree / "src")},
        capture_output=True,
        text=True,
        check=True,
    )
    told: dict[str, tuple[float, float]] = json.loads(done.stdout)
    return told
