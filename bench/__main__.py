"""`python -m bench`: measure, print a table, and write JSON where asked.

Medians of interleaved runs; ratios are taken run by run; rates are by processor time of one
thread, starts by the clock on the wall. The bounds stand beside the figures;
a figure past its bound is marked, and with --strict the exit status says so. A part that breaks
off leaves the figures of all others as they are; the exit status tells of it.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from subprocess import CalledProcessError

from rich.console import Console
from rich.table import Table

from bench.figures import Figure
from bench.moves import measure_moves
from bench.page import measure_page
from bench.searching import measure_search
from bench.starting import measure_starts
from bench.tables import measure_tables
from bench.views import measure_views

PARTS: dict[str, Callable[[int, float], Iterable[Figure]]] = {
    "moves": measure_moves,
    "search": measure_search,
    "views": lambda runs, _: measure_views(runs),
    "tables": lambda runs, _: measure_tables(runs),
    "starts": lambda runs, _: measure_starts(runs),
    "page": lambda runs, _: measure_page(runs),
}
"""What may be measured, in the order of the report."""


def measure(runs: int, seconds: float, parts: Sequence[str]) -> tuple[list[Figure], list[str]]:
    """All figures of the parts asked for, and the parts that broke off.

    A part that breaks off, for whatever reason, costs nobody the figures that are there by then.
    """
    figures: list[Figure] = []
    broken: list[str] = []
    for part in parts or list(PARTS):
        try:
            figures.extend(PARTS[part](runs, seconds))
        except Exception as error:
            broken.append(part)
            print(f"The part {part} broke off: {_reason(error)}", file=sys.stderr, flush=True)
    return figures, broken


def _reason(error: Exception) -> str:
    """What a program that we ran said last, or the error itself."""
    said = error.stderr if isinstance(error, CalledProcessError) else ""
    return str(said).strip().rpartition("\n")[2] if said else f"{error or type(error).__name__}"


def bound_of(figure: Figure) -> str:
    """The bound as people read it."""
    if figure.at_least is not None:
        return f"≥ {figure.at_least:,g}"
    return f"≤ {figure.at_most:,g}" if figure.at_most is not None else ""


def spoken(figure: Figure) -> str:
    """The median as people read it."""
    if figure.value is None:
        return "not measured"
    return f"{figure.value:,.0f}" if figure.value >= 1000 else f"{figure.value:,.3g}"


def table_of(figures: list[Figure]) -> Table:
    """The report for people."""
    shown = Table(title="Parlour's speed", title_justify="left")
    shown.add_column("what")
    for heading in ("median", "unit", "bound"):
        shown.add_column(heading, justify="right" if heading == "median" else "left")
    shown.add_column("")
    marks = {True: "kept", False: "[bold red]missed[/]", None: ""}
    for figure in figures:
        mark = " ".join(word for word in (marks[figure.holds], figure.note) if word)
        shown.add_row(figure.name, spoken(figure), figure.unit, bound_of(figure), mark)
    return shown


def main() -> int:
    """Measure as the command line says."""
    ask = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    ask.add_argument("parts", nargs="*", metavar="PART", help=", ".join(PARTS))
    ask.add_argument("--runs", type=int, default=5, help="interleaved runs (5)")
    ask.add_argument("--seconds", type=float, default=0.5, help="length of one run (0.5)")
    ask.add_argument(
        "--json", metavar="FILE", help="write the figures there, - for standard output"
    )
    ask.add_argument("--strict", action="store_true", help="fail if a bound is missed")
    told = ask.parse_args()
    unknown = sorted(set(told.parts) - set(PARTS))
    if unknown:
        ask.error(f"there is nothing called {', '.join(unknown)} to measure")
    figures, broken = measure(told.runs, told.seconds, told.parts)
    load = os.getloadavg() if hasattr(os, "getloadavg") else ()
    data = {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cores": os.cpu_count(),
        "load": [round(part, 2) for part in load],
        "figures": [figure.as_data() for figure in figures],
        "broke_off": broken,
    }
    if told.json == "-":
        print(json.dumps(data, indent=2))
    else:
        Console().print(table_of(figures))
        print(f"Load of the machine while measuring: {data['load']}, {data['cores']} cores.")
        if told.json:
            Path(told.json).write_text(json.dumps(data, indent=2) + "\n", encoding="utf-8")
    missed = any(figure.holds is False for figure in figures)
    return 1 if broken or (missed and told.strict) else 0


if __name__ == "__main__":
    sys.exit(main())
