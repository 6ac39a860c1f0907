"""The sessions that are in memory: brought back from the store, and let go again."""

from __future__ import annotations

import asyncio
import os
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, TypeVar

from parlour.games.mistakes import Mistake, NoSuch
from parlour.games.saying import say
from parlour.server.live.connection import Connection
from parlour.server.live.pace import Pace
from parlour.server.protocol.socket import Hello, Trouble
from parlour.server.store.keys import is_id
from parlour.server.store.store import Full, Store
from parlour.server.store.stored import StoredTable

if TYPE_CHECKING:
    from parlour.server.live.session import Session

T = TypeVar("T")

HELLO_WITHIN = 30.0
IDLE_SESSIONS = 100
"""So many tables that nobody is at stay in memory; any other comes back from the store."""


class Sessions:
    """Sessions by the id of their table."""

    def __init__(self, store: Store, pace: Pace) -> None:
        self._store = store
        self._pace = pace
        self._sessions: dict[str, asyncio.Task[Session]] = {}
        self._idle: OrderedDict[str, Session] = OrderedDict()
        """Those that nobody is at, as far as is known, those left first before others."""
        self._workers = ThreadPoolExecutor(max(2, os.cpu_count() or 1), "bot")

    async def close(self) -> None:
        """Let everybody go, and let the bots stop thinking."""
        for task in list(self._sessions.values()):
            if task.done() and not task.cancelled() and task.exception() is None:
                task.result().close()
            else:
                task.cancel()
        self._workers.shutdown(wait=False, cancel_futures=True)

    def __contains__(self, table: str) -> bool:
        """Whether a table is in memory, or is being brought back."""
        return table in self._sessions

    async def sweep(self, keep_days: float) -> list[str]:
        """Remove the tables that nobody has used for so long; give their ids."""
        return await self._removed(await self._store.sweep(keep_days, self._live()))

    def _live(self) -> list[str]:
        return [key for key, task in self._sessions.items() if not _is_idle(task)]

    async def _removed(self, gone: list[str]) -> list[str]:
        for key in gone:
            if key in self._sessions:
                self._retire(await self._sessions[key])
        return gone

    async def add(self, stored: StoredTable, journal: Sequence[str], after: str = "") -> str:
        """Keep a new table; where there are too many, some go at which nothing is played.

        Raises Full.
        """
        try:
            return await self._store.add(stored, journal, after)
        except Full:
            if not await self._removed(await self._store.make_room(self._live())):
                raise
        return await self._store.add(stored, journal, after)

    # Connections.

    async def converse(self, connection: Connection, table: str) -> None:
        """One page at one table, from its hello to its end."""
        messages = connection.messages()
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                hello = await anext(messages)
        except (TimeoutError, StopAsyncIteration):
            says = say("The first message must be a hello, and soon.")
            connection.send(Trouble("no-hello", says))
            return
        if not isinstance(hello, Hello):
            connection.send(Trouble("no-hello", say("The first message must be a hello."), True))
            return
        try:
            session = await self.enter(table, connection, hello)
        except Mistake as mistake:
            final = mistake.code != "store-failed"
            connection.send(Trouble(mistake.code, mistake.sentence, final))
            return
        # Rules are compiled code, slow to load: whoever has entered has them by now.
        from parlour.server.live.incoming import hear

        try:
            async for message in messages:
                await hear(session, connection, message)
        finally:
            await self._leave(session, connection)

    async def enter(self, table: str, connection: Connection, hello: Hello) -> Session:
        """A page comes to a table; raises Mistake."""

        async def come(session: Session) -> Session:
            await self._store.touch(table)
            self._idle.pop(table, None)
            try:
                await session.enter(connection, hello)
            except BaseException:
                # Whoever did not come in to the end must not be taken for one who is here.
                session.forget(connection)
                self._rest(session)
                raise
            return session

        return await self.at(table, come)

    async def _leave(self, session: Session, connection: Connection) -> None:
        """A page has gone."""
        await session.leave(connection)
        self._rest(session)

    def _rest(self, session: Session) -> None:
        """Nobody may be at this session; of all such, those that were left first are let go."""
        if session.is_retired:
            return
        self._idle[session.stored.id] = session
        self._idle.move_to_end(session.stored.id)
        for _ in range(len(self._idle) - IDLE_SESSIONS):
            key, oldest = self._idle.popitem(last=False)
            if oldest.is_empty:
                self._retire(oldest)
            elif not oldest.has_company:
                # Its bots are thinking: it is looked at again when its turn comes.
                self._idle[key] = oldest

    # Sessions.

    async def at(self, table: str, work: Callable[[Session], Awaitable[T]]) -> T:
        """Do something at a table while nobody else does; raises Mistake."""
        while True:
            session = await self.session(table)
            async with session.lock:
                # Given up while we waited: the table comes back in another session.
                if not session.is_retired:
                    return await work(session)

    async def session(self, table: str) -> Session:
        """The session of a table, brought back from the store if need be; raises NoSuch."""
        task = self._sessions.get(table)
        if task is None:
            if not is_id(table):
                raise NoSuch("no-such-table", say("There is no such table."))
            task = self._sessions[table] = asyncio.create_task(self._load(table))
            task.add_done_callback(lambda done: self._forget_failed(table, done))
        return await asyncio.shield(task)

    def _forget_failed(self, table: str, task: asyncio.Task[Session]) -> None:
        if (task.cancelled() or task.exception()) and self._sessions.get(table) is task:
            del self._sessions[table]

    async def _load(self, table: str) -> Session:
        stored = await self._store.table(table)
        if stored is None:
            raise NoSuch(
                "no-such-table",
                say("There is no such table. It may have been removed after its time."),
            )
        lines, fault = await self._store.journal(table)
        session = await asyncio.to_thread(_session_of, stored, lines, fault)
        said = await self._store.talk(table)
        session.start(self._store, self._pace, self._workers, self._retire, said)
        self._rest(session)
        return session

    def _retire(self, session: Session) -> None:
        """Give a session up; whoever asks for its table next gets it from the store."""
        session.is_retired = True
        session.close()
        self._sessions.pop(session.stored.id, None)
        self._idle.pop(session.stored.id, None)


def _session_of(stored: StoredTable, lines: list[str], fault: int | None) -> Session:
    # In a thread, and not before it is needed: this loads the rules.
    from parlour.server.live.restoring import restore
    from parlour.server.live.session import Session

    return Session(stored, restore(stored, lines, fault), len(lines))


def _is_idle(task: asyncio.Task[Session]) -> bool:
    if not task.done() or task.cancelled() or task.exception() is not None:
        return False
    return task.result().is_empty
