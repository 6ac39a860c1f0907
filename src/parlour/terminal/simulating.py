"""`parlour simulate`: many games between bots, with a progress bar where somebody watches."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from parlour.bots.simulate import seats_of
from parlour.bots.simulate import simulate as run
from parlour.bots.simulate import table as table_of
from parlour.games import catalogue
from parlour.games.game import NoSuch
from parlour.terminal.company import options_of
from parlour.terminal.listings import console

MOST_GAMES = 1_000_000_000


def simulate(
    name: str,
    games: int,
    seed: int,
    seats: str | None,
    options: Sequence[str],
    processes: int | None,
    as_json: bool,
    figures: bool = False,
) -> None:
    """Play the games and print what came of them; raises NoSuch."""
    game = catalogue.game(name)
    company = seats_of(game, seats)
    chosen = options_of(options)
    if not 1 <= games <= MOST_GAMES:
        raise NoSuch("bad-games", f"Between 1 and {MOST_GAMES} games can be played, not {games}.")
    if processes is not None and processes < 1:
        raise NoSuch("bad-processes", "At least one core is needed to play.")
    # The bar goes where no program reads.
    watched = Console(stderr=True)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=watched,
        transient=True,
        disable=not watched.is_terminal,
    )
    with bar:
        task = bar.add_task(game.title, total=games)
        report = run(
            game,
            games,
            seed,
            company,
            chosen,
            processes,
            lambda done: bar.update(task, completed=done),
            figures,
        )
    if as_json:
        json.dump(report, sys.stdout, ensure_ascii=False, indent=2)
        print()
        return
    console().print(table_of(report))
