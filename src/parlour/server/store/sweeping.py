"""How long things are kept: by the time that has really passed, whatever the clock is set to.

What nobody has used for so long is marked first, and removed a day later if nobody has come for it
meanwhile. A clock that is set forward ages nothing, and one that is set back only makes things
younger; either takes every mark away. Of the time in which no server ran a day counts at most: it
cannot be told from a clock that was set forward.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from typing import Literal

DAY = 86_400.0
SLACK = 120.0
"""A clock that is kept right moves by less between two looks."""

Swept = Literal["tables", "replays", "deals"]
_EVERYTHING: tuple[Swept, ...] = ("tables", "replays", "deals")


class Ages:
    """How old things are: `now` (the clock on the wall) held against `steady`, set by nobody."""

    def __init__(
        self, now: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic
    ) -> None:
        self.now = now
        self._steady = steady
        self._looked: float | None = None

    def set_right(self, c: sqlite3.Connection) -> float:
        """What the clock says, every age having been set right if it has jumped."""
        now, steady = self.now(), self._steady()
        row: tuple[float] | None = c.execute("SELECT seen FROM clock").fetchone()
        if row is not None:
            went = now - row[0]
            passed = min(max(went, 0.0), DAY) if self._looked is None else steady - self._looked
            _set_right(c, went - passed, now)
        c.execute("DELETE FROM clock")
        c.execute("INSERT INTO clock (seen) VALUES (?)", (now,))
        self._looked = steady
        return now


def _set_right(c: sqlite3.Connection, jump: float, now: float) -> None:
    if abs(jump) <= SLACK:
        return
    for kind in _EVERYTHING:
        # Set back: what was used after that cannot be told from what was used long ago, so
        # nothing grows older for it.
        c.execute(
            f"UPDATE {kind} SET used = min(used + ?, ?), marked = NULL", (max(jump, 0.0), now)
        )


def outlived(c: sqlite3.Connection, kind: Swept, now: float, keep_days: float) -> list[str]:
    """Mark what nobody has used for so long; give what has been marked for a day."""
    oldest = now - keep_days * DAY
    c.execute(f"UPDATE {kind} SET marked = NULL WHERE used >= ? AND marked IS NOT NULL", (oldest,))
    c.execute(f"UPDATE {kind} SET marked = ? WHERE used < ? AND marked IS NULL", (now, oldest))
    rows = c.execute(f"SELECT id FROM {kind} WHERE marked <= ?", (now - DAY,))
    return [row[0] for row in rows]
