"""What has been stated of whole games of the Monkey, played at random."""

from __future__ import annotations

from parlour.games.figures import Counted, Counts, Figure, decisions


def _real_choices(counted: Counted) -> Counts:
    return counted.decisions - counted.forced


def _dealer_loses(counted: Counted) -> Counts:
    return 1.0 - counted.of_dealer()


_STATED = (
    # seats, turns, decisions with a real choice
    (2, 26, 17),
    (3, 33, 13),
    (4, 42, 9),
    (5, 52, 6),
    (6, 63, 4),
    (8, 87, 1.5),
    (10, 109, 0.6),
)

FIGURES = (
    *(Figure("turns a game", turns, n, "chance", decisions) for n, turns, _ in _STATED),
    *(Figure("real choices a game", real, n, "chance", _real_choices) for n, _, real in _STATED),
    Figure("games in which the dealer is the Monkey", 0.55, 2, "chance", _dealer_loses),
)
