"""A measured figure beside the bound that it is to keep."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import median


@dataclass
class Figure:
    """One line of the report. `at_least` and `at_most` are its floor and its ceiling."""

    name: str
    unit: str
    samples: list[float] = field(default_factory=list)
    at_least: float | None = None
    at_most: float | None = None
    note: str = ""

    @property
    def value(self) -> float | None:
        """The median of the runs; None where nothing could be measured."""
        return median(self.samples) if self.samples else None

    @property
    def holds(self) -> bool | None:
        """Whether the bound is kept; None without a bound or a value."""
        if self.value is None or (self.at_least is None and self.at_most is None):
            return None
        above = self.at_least is None or self.value >= self.at_least
        return above and (self.at_most is None or self.value <= self.at_most)

    def as_data(self) -> dict[str, object]:
        """For JSON."""
        return {
            "name": self.name,
            "unit": self.unit,
            "median": self.value,
            "runs": self.samples,
            "at_least": self.at_least,
            "at_most": self.at_most,
            "holds": self.holds,
            "note": self.note,
        }


def rate(work: Callable[[], int], seconds: float) -> float:
    """How much of the work is done in a second of processor time, tried for about so long.

    Everything measured here runs on one thread, so on an idle core that is the time on the
    wall; on a busy machine it leaves out the time that others had.
    """
    done = 0
    began = time.process_time()
    while (took := time.process_time() - began) < seconds:
        done += work()
    return done / took


def interleave(works: Sequence[Callable[[], int]], runs: int, seconds: float) -> list[list[float]]:
    """The rates of several pieces of work, taken in turn so that a slow spell meets them all."""
    for work in works:
        work()
    rates: list[list[float]] = [[] for _ in works]
    for _ in range(runs):
        for place, work in enumerate(works):
            rates[place].append(rate(work, seconds))
    return rates
