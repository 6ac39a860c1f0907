"""Within what a game stays: for whoever makes room for it, or compares it with other games."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

Parts = tuple[tuple[str, int], ...]
"""The parts of an observation in their order, each with its length."""


@dataclass(frozen=True, slots=True)
class Bounds:
    """What no game of its kind exceeds, whatever the company and the house rules.

    >>> import parlour
    >>> parlour.game("masquerade").bounds.greatest_payoff
    0.875

    Lengths are in steps: decisions of seats and blind draws, each a call of `play`, and in a whole
    game its deals too. None is said of what no rule of the sheet brings to an end. A house rule
    does that, `limit`, and what it allows is in the bounds of a table, `Game.bounds_with`.

    >>> parlour.game("court-two").bounds.longest_deal
    67
    >>> parlour.game("monkey").bounds.limit
    'turn_cap'
    >>> parlour.game("monkey").bounds_with(turn_cap=50).longest_deal
    151
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
    longest_deal: int | None
    """The most steps between one deal and the next, or the end; neither deal is counted."""
    longest_game: int | None
    """The most steps of a whole game, its deals counted as one each."""
    limit: str
    """The house rule without which a game need never end; "" where the sheet ends all games."""


Follows = Callable[[int], int]
"""How a number follows from that of the house rule which is the limit."""


@dataclass(frozen=True, slots=True)
class Length:
    """How long a game can be, for any company and any house rules.

    Where a number follows from the house rule called `limit`, nothing else ends the deal, or the
    game: each game gives the proof of its numbers where it declares them.
    """

    deal: int | Follows
    """The most steps between one deal and the next, or the end."""
    deals: int | Follows = 1
    """The most deals of a game."""
    limit: str = ""

    def longest_deal(self, limit: int | None) -> int | None:
        """The most steps of a deal; None where it needs a limit, and the house has none."""
        return _settled(self.deal, limit)

    def longest_game(self, limit: int | None) -> int | None:
        """The same of a game: each of its deals is a step, and may be as long as any."""
        deal, deals = _settled(self.deal, limit), _settled(self.deals, limit)
        return None if deal is None or deals is None else deals * (1 + deal)


def _settled(number: int | Follows, limit: int | None) -> int | None:
    """The number, if need be as it follows from the limit."""
    if isinstance(number, int):
        return number
    return None if limit is None else number(limit)


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
