"""The time between two things tells nothing about what lay between them.

Played in this process, by a clock that only the server's own waiting moves.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path

import pytest

from parlour.bots import Asked, Bot
from parlour.server.live.bots import Question
from parlour.server.live.connection import Connection
from parlour.server.live.pace import Pace
from parlour.server.live.restoring import Restored
from parlour.server.live.session import Session
from parlour.server.protocol.socket import FromServer, Hello, Shown
from parlour.server.store.store import Store
from parlour.server.store.stored import StoredSeat, StoredTable
from parlour.tables.company import Seat
from parlour.tables.start import Start
from parlour.tables.table import Table
from tests.tables import pocket_rules as rules
from tests.tables.pocket_game import GAME

BOT, DEAL = 7.0, 100.0


class Clock:
    """Waiting moves it at once to the moment waited for."""

    def __init__(self) -> None:
        self.time = 0.0

    def now(self) -> float:
        return self.time

    async def until(self, moment: float) -> None:
        await asyncio.sleep(0)
        self.time = max(self.time, moment)


class TimedConnection(Connection):
    """A watcher's connection that notes when it is told something, and what."""

    def __init__(self, clock: Clock) -> None:
        self.seat = None
        self.story = 0
        self.shown = b""
        self._clock = clock
        self._closing = False
        self.told: list[tuple[float, Shown]] = []
        self.over = asyncio.Event()

    def send(self, message: FromServer) -> None:
        assert isinstance(message, Shown), message
        self.told.append((self._clock.time, message))
        if message.view.over:
            self.over.set()

    def close(self, code: int = 1000) -> None:
        self._closing = True


class Quiet:
    """A bot that lets silent windows go by and never trades."""

    level = "quiet"

    def __init__(self) -> None:
        self.windows = 0

    def choose(self, asked: Asked) -> int:
        if rules.PASS in asked.codes:
            self.windows += 1
            return rules.PASS
        return min(asked.codes)


async def _watch(folder: Path, deal: int) -> tuple[list[float], int]:
    """Bots play a game; the times at which a watcher was told something, and the windows."""
    clock = Clock()
    seats = tuple(StoredSeat("bot", name, "chance") for name in ("Ada", "Ned", "Ivy"))
    table = Table(GAME, [Seat(s.name, "bot", "chance") for s in seats], Start(deal=str(deal)))
    stored = StoredTable("aaaaaaaaaa", "pocket", {}, seats, table.secret, str(deal), None, 3)
    store = Store(folder)
    await store.add(stored, table.journal)
    session = Session(stored, Restored(table), len(table.journal))
    bot = Quiet()
    connection = TimedConnection(clock)
    with ThreadPoolExecutor(2) as workers:
        pace = Pace(BOT, DEAL, clock.now, clock.until)
        session.start(store, pace, workers, lambda _: None, make_bot=lambda *_: bot)
        async with session.lock:
            await session.enter(connection, Hello())
        async with asyncio.timeout(200):
            await connection.over.wait()
        session.close()
    store.close()
    # A watcher is told only of what he can see, and then nothing has been quiet.
    assert {message.quiet for _, message in connection.told[1:]} == {0.0}
    return [time for time, _ in connection.told], bot.windows


async def _come_late(folder: Path) -> tuple[TimedConnection, TimedConnection]:
    """One watcher at the start, and another when nothing has happened for a while."""
    clock = Clock()
    seats = tuple(StoredSeat("person", name) for name in ("Ada", "Ned"))
    table = Table(GAME, [Seat(s.name, "person") for s in seats], Start(deal="1"))
    table.advance()
    stored = StoredTable("aaaaaaaaaa", "pocket", {}, seats, table.secret, "1", None, 3)
    store = Store(folder)
    await store.add(stored, table.journal)
    session = Session(stored, Restored(table), len(table.journal))
    early, late = TimedConnection(clock), TimedConnection(clock)
    with ThreadPoolExecutor(1) as workers:
        session.start(store, Pace(BOT, DEAL, clock.now, clock.until), workers, lambda _: None)
        async with session.lock:
            await session.enter(early, Hello())
            clock.time = 9.0
            await session.enter(late, Hello())
        session.close()
    store.close()
    return early, late


def test_whoever_comes_late_is_told_how_long_it_has_been_quiet(tmp_path: Path) -> None:
    early, late = asyncio.run(_come_late(tmp_path))
    assert [message.quiet for _, message in early.told] == [0.0], "time alone sends nothing"
    assert [message.quiet for _, message in late.told] == [9.0]


def test_bots_keep_one_schedule_whether_or_not_somebody_is_silently_asked(tmp_path: Path) -> None:
    windows: dict[int, int] = {}
    for deal in range(12):
        times, windows[deal] = asyncio.run(_watch(tmp_path / str(deal), deal))
        waits = [after - before for before, after in pairwise(times)]
        # The first deal waits for nobody; then three tricks of three, a deal, and three more.
        a_round = [BOT] * 9
        assert waits == [0.0, *a_round, DEAL, *a_round], (deal, windows[deal])
    assert 0 in windows.values()
    assert any(windows.values()), "some of these deals have a silent window"


class Broken:
    """A bot that cannot think."""

    level = "broken"

    def choose(self, asked: Asked) -> int:
        raise ArithmeticError("no thought today")


class Cheat:
    """A bot that answers what is no move at all."""

    level = "cheat"

    def choose(self, asked: Asked) -> int:
        return 10_000


@pytest.mark.parametrize("bot", [Broken(), Cheat()])
def test_a_bot_that_fails_plays_on_by_chance(bot: Bot) -> None:
    table = Table(GAME, [Seat(name, "bot", "chance") for name in ("Ada", "Ned")], Start(deal="1"))
    table.advance()
    while not table.over:
        if table.advance():
            continue
        seat = table.asked()[0]
        table.play_code(seat, Question(table, seat).answer(bot))
    assert table.record.result
