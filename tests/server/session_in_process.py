"""A table in this process, a clock that only the test turns, and connections that only listen."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

from parlour.bots import Asked
from parlour.games.game import AnyGame
from parlour.server.live.connection import Connection
from parlour.server.live.incoming import hear
from parlour.server.live.pace import Pace
from parlour.server.live.restoring import Restored
from parlour.server.live.session import Session
from parlour.server.protocol.http import House
from parlour.server.protocol.socket import (
    FromPage,
    FromServer,
    Hello,
    MoveMessage,
    RefusedMessage,
    Said,
    Shown,
)
from parlour.server.store.keys import hash_of
from parlour.server.store.store import Store
from parlour.server.store.stored import StoredSeat, StoredTable
from parlour.tables.company import Seat
from parlour.tables.start import Start
from parlour.tables.table import Table
from parlour.tables.view import View
from tests.tables.pocket_game import GAME

M = TypeVar("M")
AWAY, ANSWER = 100.0, 50.0
NAMES = ("Ann", "Bea", "Cat", "Dee")


class Clock:
    """Stands still until it is turned."""

    def __init__(self) -> None:
        self.time = 0.0
        self._waiting: list[tuple[float, asyncio.Future[None]]] = []

    def now(self) -> float:
        return self.time

    async def until(self, moment: float) -> None:
        if moment > self.time:
            waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.append((moment, waiting))
            await waiting

    async def turn(self, seconds: float) -> None:
        """Let time pass, and all that was due happen."""
        self.time += seconds
        due = [waiting for moment, waiting in self._waiting if moment <= self.time]
        self._waiting = [entry for entry in self._waiting if entry[0] > self.time]
        for waiting in due:
            if not waiting.done():
                waiting.set_result(None)
        await asyncio.sleep(0)


class FakeConnection(Connection):
    """Somebody's connection: all that was sent to it."""

    def __init__(self, session: Session) -> None:
        self.seat = None
        self.language = "en"
        self.story = 0
        self.shown = b""
        self.is_lost = False
        self.session = session
        self.heard: list[FromServer] = []
        self.closed: int | None = None

    def send(self, message: FromServer) -> None:
        self.heard.append(message)

    def close(self, code: int = 1000) -> None:
        self.closed = code

    def may_have_whole(self) -> bool:
        return True

    def last(self, kind: type[M]) -> M:
        return [message for message in self.heard if isinstance(message, kind)][-1]

    @property
    def shows(self) -> Shown:
        return self.last(Shown)

    @property
    def view(self) -> View:
        return self.shows.view

    @property
    def refusals(self) -> list[str]:
        return [message.code for message in self.heard if isinstance(message, RefusedMessage)]

    @property
    def talk(self) -> list[str]:
        lines = [line for m in self.heard if isinstance(m, Said) for line in m.lines]
        return [line.phrase or line.text for line in lines]

    async def hear(self, message: FromPage) -> None:
        await hear(self.session, self, message)

    async def play(self) -> str:
        """The first move that is offered."""
        choice: Any = self.view.choices[0]
        await self.hear(MoveMessage(choice.move, self.view.revision))
        return str(choice.move)


class LastMoveBot:
    """A bot that takes no time to think."""

    level = "plain"

    def choose(self, asked: Asked) -> int:
        return asked.codes[-1]


class SessionInProcess:
    """A session, its clock and its store."""

    def __init__(self, session: Session, clock: Clock, store: Store) -> None:
        self.session = session
        self.clock = clock
        self.store = store

    async def come(self, seat: int | None, also: tuple[int, ...] = ()) -> FakeConnection:
        """Somebody comes to a seat, or to watch."""
        connection = FakeConnection(self.session)
        token = "" if seat is None else f"key {seat}"
        hello = Hello(token=token, also=[f"key {n}" for n in also])
        async with self.session.lock:
            await self.session.enter(connection, hello)
        return connection

    async def until(self, met: Callable[[], bool]) -> None:
        """Let the table work until this is so."""
        async with asyncio.timeout(200):
            while not met():
                await asyncio.sleep(0)


@asynccontextmanager
async def opened(
    folder: Path,
    seats: str = "ppp",
    house: House | None = None,
    game: AnyGame = GAME,
    deal: str = "1",
    bot: float = 0.0,
) -> AsyncIterator[SessionInProcess]:
    """A table by the kinds of its seats: p a person, b a bot; the first deal is dealt.

    `bot` is how many seconds a bot takes.
    """
    stored_seats = tuple(
        StoredSeat("person", NAMES[n], "", hash_of(f"key {n}"))
        if kind == "p"
        else StoredSeat("bot", NAMES[n], "chance")
        for n, kind in enumerate(seats)
    )
    clock = Clock()
    away = [
        Seat(s.name, s.kind, s.bot, "here" if s.kind == "bot" else "away") for s in stored_seats
    ]
    table = Table(game, away, Start(deal=deal, dealer=0))
    table.advance()
    stored = StoredTable(
        "aaaaaaaaaa", game.name, {}, stored_seats, table.secret, deal, 0, 3, house=house or House()
    )
    kept = Store(folder)
    await kept.add(stored, table.journal)
    session = Session(stored, Restored(table), len(table.journal))
    pace = Pace(bot, 0.0, clock.now, clock.until, AWAY, ANSWER)
    with ThreadPoolExecutor(2) as workers:
        said = await kept.talk(stored.id)
        session.start(kept, pace, workers, lambda _: None, said, lambda *_: LastMoveBot())
        yield SessionInProcess(session, clock, kept)
        session.is_retired = True
        session.close()
    kept.close()
