"""A request to take a move back, put to every other person at the table: all must agree.

It lapses when the game moves on, or when nobody has answered for a while. Bots wait for it, with
what everybody sees them do: else the next of them would decide it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from parlour.games.saying import Saying, say
from parlour.server.live.pace import Pace
from parlour.server.protocol.socket import UndoRequest
from parlour.tables.mistakes import NotNow
from parlour.tables.table import Table


@dataclass
class _Request:
    seat: int
    waiting: list[int]
    moment: tuple[int, int]
    until: float


class UndoConsent:
    """The request that is open at one table, if there is one."""

    def __init__(self, table: Table, pace: Pace, lapsed: Callable[[], Awaitable[None]]) -> None:
        """`lapsed` is called when nobody has answered in time."""
        self.none_open = asyncio.Event()
        self.none_open.set()
        self._table = table
        self._pace = pace
        self._lapsed = lapsed
        self._request: _Request | None = None
        self._timer: asyncio.Task[None] | None = None

    def close(self) -> None:
        """Wait for no answer any more."""
        if self._timer is not None:
            self._timer.cancel()

    @property
    def shown(self) -> UndoRequest | None:
        """The request as everybody is shown it."""
        request = self._request
        return None if request is None else UndoRequest(request.seat, list(request.waiting))

    def open(self, seat: int, present: list[int]) -> None:
        """A seat asks all who are present; with nobody to ask its move is taken back at once.

        Raises NotNow where the move stands whatever they say.
        """
        self._table.check_undo(seat)
        self.look(present)
        if self._request is not None and self._request.seat != seat:
            name = self._table.names[self._request.seat]
            says = say("{name} has asked already; one thing at a time.", name=name)
            raise NotNow("asked-already", says)
        waiting = [other for other in present if other != seat]
        until = self._pace.now() + self._pace.answer
        self._end()
        self._request = _Request(seat, waiting, self._moment(seat), until)
        self._settle()
        if self._request is not None:
            self.none_open.clear()
            self._timer = asyncio.create_task(self._wait(until))

    def answer(self, seat: int, yes: bool, present: list[int]) -> int:
        """A seat agrees or not; gives the seat that asked. Raises NotNow where nobody asks it."""
        self.look(present)
        request = self._request
        if request is None or seat not in request.waiting:
            raise NotNow("not-asked", say("Nobody asks you anything any more."))
        if yes:
            request.waiting.remove(seat)
            self._settle()
        else:
            self._end()
        return request.seat

    def look(self, present: list[int]) -> None:
        """See whether the request still holds. Who has gone is not waited for, and where nobody
        is left who could answer it lapses."""
        request = self._request
        if request is None:
            return
        request.waiting = [seat for seat in request.waiting if seat in present]
        is_late = self._pace.now() >= request.until or request.moment != self._moment(request.seat)
        if is_late or not request.waiting:
            self._end()

    def _settle(self) -> None:
        """When nobody is left to answer, the move is taken back."""
        request = self._request
        if request is not None and not request.waiting:
            self._end()
            self._table.undo(request.seat, agreed=True)

    def _moment(self, seat: int) -> tuple[int, int]:
        """What a watcher and the asker have seen: what others are silently asked is nothing new."""
        return self._table.revision(None), self._table.revision(seat)

    def _end(self) -> None:
        self._request = None
        self.none_open.set()
        self.close()

    async def _wait(self, moment: float) -> None:
        await self._pace.until(moment)
        await self._lapsed()


def said_no(name: str) -> Saying:
    """What the asker is told."""
    return say("{name} would rather let your move stand.", name=name)
