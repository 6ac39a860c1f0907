"""Who of the company is here, away or gone, whose connection is lost, and whose seat a bot keeps.

A connection is lost when it broke; somebody who closed his page, or has not come yet, is only away.
At a live table a bot keeps the seat of somebody who has left, or has been away for a while, as
long as another person is here to play with; whoever comes back has his seat at once.
When that begins depends on the connection alone, and never on what is asked at the table: so it
tells nothing of a silent question.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from parlour.server.live.pace import Pace
from parlour.tables.company import Presence
from parlour.tables.table import Table

STAND_IN = "steady"
"""The level of the bot that keeps a seat."""


class Attendance:
    """The presence of every person at one table, by the clock of `pace`."""

    def __init__(
        self, table: Table, pace: Pace, stands_in: bool, changed: Callable[[], Awaitable[None]]
    ) -> None:
        """`changed` is called when a seat may have to be kept, and is to `look`."""
        self._table = table
        self._pace = pace
        self._stands_in = stands_in
        self._changed = changed
        self._away: dict[int, float] = {}
        """Since when each person has been away."""
        self._lost: set[int] = set()
        """Of those, whose connection broke."""
        self._left = {n for n, seat in enumerate(table.seats) if seat.presence == "left"}
        self._timers: set[asyncio.Task[None]] = set()
        for seat, who in enumerate(table.seats):
            if who.kind == "person":
                self.goes(seat)

    @property
    def present(self) -> list[int]:
        """The seats of those who are here."""
        seats = enumerate(self._table.seats)
        return [n for n, seat in seats if seat.kind == "person" and n not in self._away]

    def close(self) -> None:
        """Wait for nobody any more."""
        for timer in self._timers:
            timer.cancel()

    def comes(self, seat: int) -> None:
        """Somebody is here."""
        self._away.pop(seat, None)
        self._lost.discard(seat)
        self._left.discard(seat)
        self.look()

    def goes(self, seat: int, has_left: bool = False, is_lost: bool = False) -> None:
        """Somebody is away, has said that he leaves, or his connection is lost."""
        if is_lost:
            self._lost.add(seat)
        self._away.setdefault(seat, self._pace.now())
        if has_left:
            self._left.add(seat)
        elif self._stands_in and seat not in self._left:
            timer = asyncio.create_task(self._wait(self._away[seat] + self._pace.away))
            self._timers.add(timer)
            timer.add_done_callback(self._timers.discard)
        self.look()

    def look(self) -> None:
        """Let the table show who is here now, and whose seat is kept."""
        for seat, who in enumerate(self._table.seats):
            if who.kind == "person":
                kept = STAND_IN if self._is_kept(seat) else ""
                self._table.set_presence(seat, self._presence(seat), kept)

    def _presence(self, seat: int) -> Presence:
        if seat not in self._away:
            return "here"
        if seat in self._left:
            return "left"
        return "lost" if seat in self._lost else "away"

    def _is_kept(self, seat: int) -> bool:
        if not self._stands_in or seat not in self._away or not self.present:
            return False
        long_ago = self._pace.now() - self._away[seat] >= self._pace.away
        return seat in self._left or long_ago

    async def _wait(self, moment: float) -> None:
        await self._pace.until(moment)
        await self._changed()
