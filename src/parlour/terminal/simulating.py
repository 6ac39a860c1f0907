"""`parlour simulate`: many games between bots, with a progress bar where somebody watches."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from parlour.bots.simulate import seats_of
from parlour.bots.simulate import simulate as run
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
    budget: int | None = None,
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
            budget,
        )
    if as_json:
        json.dump(report, sys.stdout, ensure_ascii=False, indent=2)
        print()
        return
    console().print(report_table(report))


def report_table(report: Mapping[str, Any]) -> Group:
    """The report for people: a table of the seats and a line on the lengths."""
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
    parts: list[RenderableType] = [shown, Text("; ".join(lines).capitalize() + ".")]
    if "figures" in report:
        parts.append(figures_table(report["figures"]))
    return Group(*parts)


def figures_table(rows: Sequence[Mapping[str, Any]]) -> RenderableType:
    """The figures for people, side by side."""
    if not rows:
        return Text("Nothing has been stated of this company with these house rules.")
    shown = Table(title="What was stated, and what came of it", title_justify="left")
    shown.add_column("figure")
    shown.add_column("stated", justify="right")
    shown.add_column("counted", justify="right")
    for row in rows:
        says = row["says"] + (f" ({row['note']})" if row["note"] else "")
        shown.add_row(says, row["stated"], f"{row['counted']:.3g} ± {row['error']:.2g}")
    return shown
