"""What has been stated of whole games of Portrait Authors, in its four games."""

from __future__ import annotations

from parlour.games.figures import Counted, Counts, Figure
from parlour.games.portrait.events import Kind


def _calls(counted: Counted) -> Counts:
    return counted.told(Kind.CALLED)


def _points(counted: Counted) -> Counts:
    return counted.scores.sum(axis=1)


def _first_wins(counted: Counted) -> Counts:
    return counted.of_first()


_BOOKS = {"books_only": "on"}
_MEMORY = "ours weigh what calls prove, and ask in vain less often in large companies"

OF_PAIRS = (
    *(
        Figure("calls a game", calls, n, "chance", _calls)
        for n, calls in ((3, 210), (4, 330), (8, 830))
    ),
    *(
        Figure("calls a game", calls, n, "steady", _calls, note=_MEMORY)
        for n, calls in ((3, 75), (4, 130), (8, 390))
    ),
    *(
        Figure("calls a game", calls, n, "steady", _calls, options=_BOOKS, note=_MEMORY)
        for n, calls in ((3, 110), (4, 220), (8, 870))
    ),
    Figure("all counts together", 48, 4, "steady", _points, note="ours wait longer for a book"),
    Figure("all counts together", 80, 4, "steady", _points, options=_BOOKS),
    Figure("games won by the first caller", (0.28, 0.32), 4, "steady", _first_wins),
    Figure("games won by the first caller", 0.45, 3, "steady", _first_wins, note=_MEMORY),
)
OF_PORTRAITS = tuple(
    Figure("calls a game", calls, n, "steady", _calls, note=_MEMORY)
    for n, calls in ((3, 30), (4, 50), (8, 160))
)
OF_SKETCHES = tuple(
    Figure("calls a game", calls, n, "steady", _calls, note=_MEMORY)
    for n, calls in ((3, 55), (4, 95), (8, 320))
)
OF_BANK = tuple(
    Figure("calls a game", calls, n, "steady", _calls, note=_MEMORY)
    for n, calls in ((2, 65), (3, 90))
)
