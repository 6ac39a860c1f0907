"""One schedule for everything that the server does by itself.

A bot moves, and a deal follows a round, so many seconds after the last change that everybody
could see. What only one seat knows of counts for nothing here: a bot that is silently asked
answers at once, and its next open move still comes when it would have come anyway. So the time
between two things tells nothing about what lay between them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

BOT_SECONDS = 1.2
DEAL_SECONDS = 4.0
AWAY_SECONDS = 45.0
"""How long a connection may be lost at a live table before a bot keeps the seat."""
CHOICE_SECONDS = 8.0
"""How much longer a bot waits where its move may end somebody's choice."""
ANSWER_SECONDS = 30.0
"""How long the others have to answer a request to take a move back."""


async def _until(moment: float) -> None:
    left = moment - asyncio.get_running_loop().time()
    if left > 0:
        await asyncio.sleep(left)


def _now() -> float:
    return asyncio.get_running_loop().time()


@dataclass(frozen=True)
class Pace:
    """How long the table takes, by a clock of its own so that tests can turn it."""

    bot: float = BOT_SECONDS
    deal: float = DEAL_SECONDS
    now: Callable[[], float] = _now
    until: Callable[[float], Awaitable[None]] = _until
    away: float = AWAY_SECONDS
    answer: float = ANSWER_SECONDS
    choice: float = CHOICE_SECONDS

    @classmethod
    def times(cls, factor: float, away: float = AWAY_SECONDS) -> Pace:
        """The usual pace, so many times as long. People take as long as they take."""
        choice = CHOICE_SECONDS * factor
        return cls(BOT_SECONDS * factor, DEAL_SECONDS * factor, away=away, choice=choice)
