"""Within what a game stays: for whoever makes room for it, or compares it with other games."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

Parts = tuple[tuple[str, int], ...]
"""The parts of an observation in their order, each with its length."""


@dataclass(frozen=True, slots=True)
class Bounds:
    """What no game of its kind exceeds, whatever the company and the house rules.

    >>> import parlour
    >>> parlour.game("masquerade").bounds.greatest_payoff
    0.875
    """

    least_payoff: float
    greatest_payoff: float
    payoff_sum: float
    """What the payoffs of all seats come to, in every finished game."""
    codes: int
    """Player actions are 0 to codes - 1."""
    most_legal: int
    observed: int
    """The length of an observation."""


def to_the_left(seats: int, parts: Parts) -> Iterator[tuple[str, int]]:
    """The parts of every seat: my own by their names, those of others with how far they sit."""
    for place in range(seats):
        yield from ((f"{name}_{place}" if place else name, n) for name, n in parts)


def single(*names: str) -> Parts:
    """Parts of one number each."""
    return tuple((name, 1) for name in names)


def slices(parts: Iterable[tuple[str, int]]) -> dict[str, slice]:
    """Where each part lies."""
    found: dict[str, slice] = {}
    at = 0
    for name, n in parts:
        assert name not in found, f"two parts are called {name}"
        found[name] = slice(at, at + n)
        at += n
    return found
