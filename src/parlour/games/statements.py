"""Figures that are stated of a game, and what a run of games says of them.

A figure is something counted of whole games between bots: how long they are, how often a thing
happens, what brings the points. Each game lists those that were stated of it beforehand, by
engines that are not this one; `parlour simulate --figures` counts them anew and prints both.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from parlour.games.rulebook import Rulebook

Counts = NDArray[np.float64]
"""A number for each game."""

MOST_KINDS = 64


@dataclass(frozen=True)
class Counted:
    """What was counted of a run of games, a row for each game."""

    rulebook: Rulebook
    decisions: Counts
    turns: Counts
    deals: Counts
    choices: Counts
    """Legal moves, summed over the decisions."""
    forced: Counts
    """Decisions with one legal move only."""
    shares: NDArray[np.float64]
    """Each seat's share of the win."""
    scores: NDArray[np.float64]
    dealers: NDArray[np.int64]
    """Who dealt first."""
    kinds: NDArray[np.int64]
    clauses: NDArray[np.int64]
    amounts: NDArray[np.int64]

    def told(self, kind: int) -> Counts:
        """How many events of this kind."""
        return self.kinds[:, int(kind)].astype(np.float64)

    def times(self, clause_id: str) -> Counts:
        """How many events gave this clause as their reason."""
        return self.clauses[:, self._place(clause_id)].astype(np.float64)

    def paid(self, clause_id: str) -> Counts:
        """What this clause brought, all seats together."""
        return self.amounts[:, self._place(clause_id)].astype(np.float64)

    def of_dealer(self) -> Counts:
        """The share of the win of whoever dealt first."""
        rows = np.arange(len(self.dealers))
        return self.shares[rows, self.dealers]

    def of_first(self) -> Counts:
        """The share of the win of whoever sits at the first dealer's left."""
        rows = np.arange(len(self.dealers))
        return self.shares[rows, (self.dealers + 1) % self.shares.shape[1]]

    def _place(self, clause_id: str) -> int:
        return self.rulebook.number(clause_id) - self.rulebook.base


@dataclass(frozen=True)
class Statement:
    """One stated figure: a mean over games, or a ratio of two sums over them."""

    says: str
    stated: float | tuple[float, float]
    """A number, or the two between which it lies."""
    seats: int
    level: str
    """Who plays: one level of bot in every seat."""
    of: Callable[[Counted], Counts]
    per: Callable[[Counted], Counts] | None = None
    options: Mapping[str, str | int] = field(default_factory=dict)
    note: str = ""
    """Why ours differs, where it does."""

    @property
    def in_words(self) -> str:
        """What was stated, as people read it."""
        if isinstance(self.stated, tuple):
            return f"{self.stated[0]:g} to {self.stated[1]:g}"
        return f"{self.stated:g}"

    def measure(self, counted: Counted) -> tuple[float, float]:
        """The figure in these games, and its standard error."""
        above = self.of(counted)
        below = np.ones(len(above)) if self.per is None else self.per(counted)
        found = float(above.sum() / below.sum())
        spread = float(np.std(above - found * below) / below.mean())
        return found, spread / float(np.sqrt(len(above)))


def decisions(counted: Counted) -> Counts:
    """How often somebody was asked."""
    return counted.decisions


def choices(counted: Counted) -> Counts:
    """Legal moves, all decisions together."""
    return counted.choices


def forced(counted: Counted) -> Counts:
    """Decisions that were none."""
    return counted.forced


def deals(counted: Counted) -> Counts:
    """Deals."""
    return counted.deals
