"""What has been stated of whole games of Court."""

from __future__ import annotations

from parlour.games.court.events import TOOK
from parlour.games.figures import Counted, Counts, Figure, choices, deals, decisions


def _couplets(counted: Counted) -> Counts:
    return counted.told(TOOK)


OF_TWO = (
    Figure("decisions a round", 20, 2, "steady", decisions, deals),
    Figure("legal moves a decision", 6, 2, "steady", choices, decisions),
    Figure("couplets a round", (8, 10), 2, "steady", _couplets, deals),
    Figure("rounds a game", (6, 8), 2, "steady", deals),
)
OF_FOUR = (
    Figure("decisions a round", 32, 4, "chance", decisions, deals),
    Figure("legal cards a decision", 2.8, 4, "chance", choices, decisions),
)
