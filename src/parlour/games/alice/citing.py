"""Which of the clauses behind a refusal of Alice is the one that forbids it here and now."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.games.alice.sets import is_stalled
from parlour.games.alice.state import Alice
from parlour.games.rulebook import Refusal


def clauses_behind(h: Alice, refusal: Refusal) -> Sequence[str]:
    """The ground of the refusal first."""
    match refusal.code:
        case "game-over":
            return ("alice.r-stall",) if is_stalled(h) else ("alice.r-end",)
        case "not-your-turn" if h.idle == 0 and h.laid_n == 0:
            # No turn has ended yet.
            return ("alice.first-left-of-dealer", "alice.r-his-left")
        case "not-your-turn":
            return ("alice.miss-turn-passes", "alice.r-his-left")
    return refusal.clauses
