"""What has been stated of whole games of Masquerade, for four and for eight."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from parlour.games.figures import Counted, Counts, Figure, choices, decisions, forced
from parlour.games.masquerade.events import Kind

_SOURCES = (
    ("points for tricks", "masquerade.trick-three"),
    ("points for next ranks", "masquerade.next-two"),
    ("points for own cards drawn", "masquerade.own-card-four"),
    ("points for No. 1, Masquerader", "masquerade.m1-five"),
    ("points for exchanges", "masquerade.exchange-point"),
)
_STATED = (
    # seats, who plays, points by source, the dealer's wins, decisions
    (4, "steady", (42, 13, 22, 5, 4), 0.13, 90),
    (8, "steady", (47, 24, 49, 5, 33), 0.08, 181),
    (4, "chance", (35, 18, 26, 5, 5), 0.08, 100),
    (8, "chance", (38, 27, 53, 5, 31), 0.04, 197),
)
_CHOICES = ((4, 3.6, 0.31), (8, 2.4, 0.47))


def _paid(clause: str) -> Callable[[Counted], Counts]:
    return lambda counted: counted.paid(clause)


def _rounds(counted: Counted) -> Counts:
    return counted.told(Kind.ROUND)


def _dealer_wins(counted: Counted) -> Counts:
    return counted.of_dealer()


def _figures() -> Iterator[Figure]:
    for seats, level, points, dealer, asked in _STATED:
        yield Figure("rounds a game", (21, 25), seats, level, _rounds)
        yield Figure("decisions a game", asked, seats, level, decisions)
        for (says, clause), stated in zip(_SOURCES, points, strict=True):
            yield Figure(says, stated, seats, level, _paid(clause))
        yield Figure("games won by the dealer", dealer, seats, level, _dealer_wins)
    for seats, legal, without in _CHOICES:
        yield Figure("legal moves a decision", legal, seats, "chance", choices, decisions)
        yield Figure("decisions without a choice", without, seats, "chance", forced, decisions)


FIGURES = tuple(_figures())
