"""What has been stated of whole games of Alice, at three, four and eight seats."""

from __future__ import annotations

from parlour.games.alice.events import Kind
from parlour.games.figures import Counted, Counts, Figure


def _turns(counted: Counted) -> Counts:
    return counted.told(Kind.TURN)


def _calls(counted: Counted) -> Counts:
    return counted.told(Kind.CALLED)


def _opening_sets(counted: Counted) -> Counts:
    return counted.paid("alice.opening-lay-sets")


_LENGTHS = (
    # seats, turns at random, turns and calls of bots that remember and stop
    (3, 30, 18, 26),
    (4, 61, 37, 39),
    (8, 230, 58, 60),
)
_OPENING = ((3, 1.55), (4, 0.81), (8, 0.15))

FIGURES = (
    *(Figure("turns a game", turns, n, "chance", _turns) for n, turns, _, _ in _LENGTHS),
    *(Figure("turns a game", turns, n, "steady", _turns) for n, _, turns, _ in _LENGTHS),
    *(Figure("calls a game", calls, n, "steady", _calls) for n, _, _, calls in _LENGTHS),
    *(
        Figure("sets laid down before the play", sets, n, level, _opening_sets)
        for level in ("chance", "steady")
        for n, sets in _OPENING
    ),
)
