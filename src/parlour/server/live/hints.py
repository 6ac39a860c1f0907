"""Hints at one table: who may ask, how often, and the answer, which goes to the asker alone.

A hint is thought out beside the bots' moves and changes nothing at the table, so that nobody
else can tell that one was asked for: no bytes are sent to others, and bots keep to their
schedule.
"""

from __future__ import annotations

import asyncio
import logging
import time
from concurrent.futures import Executor

from parlour.bots import asked_at
from parlour.bots.hints import hint
from parlour.games.mistakes import Mistake
from parlour.games.saying import say
from parlour.kernel.chance import rng_of
from parlour.server.live.rate_limit import RateLimit
from parlour.server.protocol.http import House
from parlour.server.protocol.socket import Hinted
from parlour.tables.table import Table

AT_ONCE = 6.0
A_SECOND = 0.5
"""So many hints a seat may ask for at once, and so many a second after that."""

NOT_ALLOWED = say("At this table nobody gets hints: its company wants to think for itself.")
WATCHING = say("You are watching. A hint is for those who have a seat.")
TOO_MANY = say("Those were many hints at once. Think a moment, then ask again.")
NONE_FOUND = say("No hint could be found here. Play as you think best.")

_log = logging.getLogger("parlour.server")


def may_ask(house: House, table: Table) -> bool:
    """Whether hints are given: where the house allows them, and to one who plays against bots."""
    return house.hints or sum(seat.kind != "bot" for seat in table.seats) == 1


class Adviser:
    """Gives hints to the seats of one table."""

    def __init__(self, table: Table, workers: Executor) -> None:
        self._table = table
        self._workers = workers
        self._limits: dict[int, RateLimit] = {}

    async def advise(self, seat: int, house: House) -> Hinted | None:
        """A hint for a seat on turn; None where the game has moved on meanwhile.

        Raises Mistake with a sentence where there is no hint to be had.
        """
        if not may_ask(house, self._table):
            raise Mistake("no-hints", NOT_ALLOWED)
        table = self._table
        # The same chance every time: whoever asks twice is told the same.
        question = asked_at(table, seat, rng_of(0))
        revision = table.revision(seat)
        now = time.monotonic()
        if not self._limits.setdefault(seat, RateLimit(AT_ONCE, A_SECOND, now)).take(now):
            raise Mistake("too-many-hints", TOO_MANY)
        names = list(table.names)
        try:
            found = await asyncio.get_running_loop().run_in_executor(
                self._workers, hint, question, names
            )
        except Exception:
            _log.exception("No hint could be given.")
            raise Mistake("no-hint", NONE_FOUND) from None
        if table.revision(seat) != revision:
            return None
        return Hinted(
            found.move, found.kind, found.label, found.sentence, revision, found.cards, found.seat
        )
