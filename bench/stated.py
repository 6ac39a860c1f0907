"""`python -m bench.stated`: every figure stated of a game beside the count, as Markdown.

What stands in docs/figures.md. It takes some minutes.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from parlour.bots.simulate import simulate
from parlour.games.catalogue import game, names
from parlour.games.game import AnyGame

SEED = 1
GAMES = {"chance": 4000, "steady": 400}

HEAD = """# What was stated, and what comes of it

The games were first described with figures counted by engines that are not this one: how long
games are, how often things happen, what brings the points. `parlour simulate GAME --seats 4xchance
--figures` counts them anew and prints both; this page is all of them, written by `python -m
bench.stated`. Random play leaves nothing to taste, and there the figures agree. Where bots play
by rules of thumb (“steady”), theirs and ours are not the same bots, and a remark says what differs.
"""


def companies(played: AnyGame) -> Iterator[tuple[int, str, Mapping[str, str | int]]]:
    """Every company, level and set of house rules of which something was stated."""
    seen = []
    for figure in played.stated:
        company = (figure.seats, figure.level, dict(figure.options))
        if company not in seen:
            seen.append(company)
            yield company


def rows(played: AnyGame) -> Iterator[str]:
    """The rows of one game's table."""
    for seats, level, options in companies(played):
        report: dict[str, Any] = simulate(
            played, GAMES[level], SEED, [level] * seats, options, with_figures=True
        )
        house = "".join(f", {name} {value}" for name, value in options.items())
        for row in report["figures"]:
            counted = f"{row['counted']:.3g} ± {row['error']:.1g}"
            yield (
                f"| {seats} × {level}{house} | {row['says']} | {row['stated']} | {counted} "
                f"| {row['note']} |"
            )


def main() -> None:
    """Print the page."""
    print(HEAD)
    for name in names():
        played = game(name)
        if played.stated:
            print(f"## {played.title}\n")
            print("| who plays | figure | stated | counted | remark |")
            print("|---|---|---|---|---|")
            for row in rows(played):
                print(row, flush=True)
            print()


if __name__ == "__main__":
    main()
