"""All tables that are in use: opened, joined, brought back from the store, let go again."""

from __future__ import annotations

import asyncio
import os
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, TypeVar

from parlour.games.mistakes import Mistake, NoSuch
from parlour.games.saying import say
from parlour.server.line import Line
from parlour.server.pace import Pace
from parlour.server.protocol.http import (
    AskMine,
    BeginLesson,
    JoinTable,
    MineInfo,
    OpenTable,
    PlayAgain,
    SeatBot,
    SeatHere,
    TableInfo,
)
from parlour.server.protocol.socket import Hello
from parlour.server.seating import first_seats
from parlour.server.store.keys import hash_of, is_id, new_id, new_token
from parlour.server.store.store import Full, Store
from parlour.server.store.stored import Standing, StoredSeat, StoredTable, seat_of
from parlour.tables.names import bot_name, name_of

if TYPE_CHECKING:
    from parlour.server.room import Room
    from parlour.tables.table import Table

T = TypeVar("T")

NO_SEAT = say("Every seat at this table is taken. You may watch.")
NO_SEAT_NOR_WATCH = say("Every seat at this table is taken, and the company plays among itself.")

IDLE_ROOMS = 100
"""So many tables that nobody is at stay in memory; any other comes back from the store."""

Places = tuple[str, list[SeatHere]]
"""A table, and the seats there that one device has the keys to, the asker's own first."""

Found = Callable[[str, tuple[StoredSeat, ...]], "tuple[StoredTable, Table]"]
"""Lays a table of this id for this company; raises Mistake."""


class Hub:
    """Rooms by table id."""

    def __init__(self, store: Store, pace: Pace) -> None:
        self._store = store
        self._pace = pace
        self._rooms: dict[str, asyncio.Task[Room]] = {}
        self._idle: OrderedDict[str, Room] = OrderedDict()
        """Rooms that nobody is at, as far as is known, those left first before others."""
        self._workers = ThreadPoolExecutor(max(2, os.cpu_count() or 1), "bot")
        self._closed = False

    async def close(self) -> None:
        """Let everybody go and stop thinking."""
        self._closed = True
        for task in list(self._rooms.values()):
            if task.done() and not task.cancelled() and task.exception() is None:
                task.result().close()
            else:
                task.cancel()
        self._workers.shutdown(wait=False, cancel_futures=True)

    async def sweep(self, keep_days: float) -> list[str]:
        """Remove the tables that nobody has used for so long; give their ids."""
        return await self._removed(await self._store.sweep(keep_days, self._live()))

    def _live(self) -> list[str]:
        return [key for key, task in self._rooms.items() if not _is_idle(task)]

    async def _removed(self, gone: list[str]) -> list[str]:
        for key in gone:
            if key in self._rooms:
                self._retire(await self._rooms[key])
        return gone

    async def _add(self, stored: StoredTable, journal: Sequence[str], after: str = "") -> str:
        """Keep a new table; where there are too many, some go at which nothing is played.

        Raises Full.
        """
        try:
            return await self._store.add(stored, journal, after)
        except Full:
            if not await self._removed(await self._store.make_room(self._live())):
                raise
        return await self._store.add(stored, journal, after)

    # Tables.

    async def open_table(self, wish: OpenTable) -> Places:
        """Open a table; whoever asks sits down at it, with those at the same device.

        Raises Mistake.
        """
        return await self.lay(wish.seats, wish.name, lambda key, seats: _found(key, wish, seats))

    async def lay(self, wishes: Sequence[str], name: str, found: Found) -> Places:
        """Open a table with this company, as `found` lays it (in a thread). Raises Mistake."""
        seats, keys = first_seats(wishes, name)
        stored, table = await asyncio.to_thread(found, new_id(), tuple(seats))
        await self._add(stored, table.journal)
        return stored.id, keys

    async def begin_lesson(self, game: str, number: int, wish: BeginLesson) -> Places:
        """Open a table for a lesson; whoever asks is the learner. Raises Mistake."""
        name = name_of(wish.name)
        token = new_token()
        stored, table = await asyncio.to_thread(_found_lesson, game, number, name, hash_of(token))
        await self._add(stored, table.journal)
        return stored.id, [SeatHere(0, name, token)]

    async def info(self, table: str) -> TableInfo:
        """The table as somebody sees it who has only the link; raises NoSuch."""
        known = await self._told(table)
        return known[0] if known else (await self._room(table)).info()

    async def _told(self, table: str) -> tuple[TableInfo, StoredTable, Standing] | None:
        """How a table stands, without bringing it back for that; None where that must be."""
        stored = None
        if table not in self._rooms and is_id(table):
            stored = await self._store.table(table)
        if stored is None or not (standing := _standing(stored)):
            return None
        return await asyncio.to_thread(_info_of, stored, standing), stored, standing

    async def mine(self, wish: AskMine) -> list[MineInfo]:
        """How the tables stand at which somebody sits; those that are gone are left out."""
        found: list[MineInfo] = []
        for place in wish.places:
            try:
                known = await self._told(place.table)
                room = None if known else await self._room(place.table)
            except Mistake:
                continue
            if room is not None:
                known = room.info(), room.stored, room.standing
            assert known is not None
            info, stored, standing = known
            keys = [seat_of(stored, token) for token in place.tokens]
            found.append(MineInfo(info, keys, [seat for seat in standing.asked if seat in keys]))
        return found

    async def join(self, table: str, wish: JoinTable) -> SeatHere:
        """Take an open seat; raises Mistake."""

        async def sit(room: Room) -> SeatHere:
            name = name_of(wish.name, [seat.name for seat in room.stored.seats if seat.name])
            seat = _open_seat(room.stored, wish.seat)
            token = new_token()
            await room.sit(seat, StoredSeat("person", name, "", hash_of(token)))
            return SeatHere(seat, name, token)

        return await self._locked(table, sit)

    async def seat_bot(self, table: str, wish: SeatBot) -> TableInfo:
        """Somebody who sits there puts a bot on an open seat; raises Mistake."""
        await self._room(table)
        from parlour.bots.bot import check_level

        async def sit(room: Room) -> TableInfo:
            _seat_by_token(room.stored, wish.token)
            # Levels alone: what others name from afar is never looked for in a file.
            check_level(wish.bot)
            number = wish.seat
            if not (0 <= number < len(room.stored.seats) and room.stored.seats[number].token_hash):
                # Nobody need wait for one of the old company who does not come.
                number = _open_seat(room.stored, number)
            name = bot_name([seat.name for seat in room.stored.seats])
            await room.sit(number, StoredSeat("bot", name, wish.bot))
            return room.info()

        return await self._locked(table, sit)

    async def again(self, table: str, wish: PlayAgain) -> Places:
        """Another game with the same company: whoever asks first opens it, the others join it.

        Every seat is kept for the key that opened it here.
        """
        await self._room(table)
        from parlour.server.kept import found_again

        async def open_next(room: Room) -> Places:
            keys = [_key(room.stored, token) for token in (wish.token, *wish.also)]
            if not room.stored.next:
                stored, made = found_again(new_id(), room.stored, room.table, wish.same_deal)
                room.follow(await self._add(stored, made.journal, after=table))
            return room.stored.next, keys

        following, keys = await self._locked(table, open_next)

        async def sit(room: Room) -> None:
            for key in keys:
                await room.claim(key.token)

        await self._locked(following, sit)
        return following, keys

    async def record(self, table: str, token: str) -> str:
        """The record of a finished or frozen game, for those who sat there; raises Mistake."""

        async def read(room: Room) -> str:
            _seat_by_token(room.stored, token)
            if not room.table.over and not room.table.frozen:
                raise Mistake("not-over", say("The record can be read when the game is over."))
            return room.record()

        return await self._locked(table, read)

    async def when_over(
        self, table: str, token: str, work: Callable[[Room], Awaitable[T]], unfinished: str
    ) -> T:
        """Do something with a finished game, for one who sat there; raises Mistake.

        `unfinished` is what is said of a game that still goes on.
        """

        async def do(room: Room) -> T:
            _seat_by_token(room.stored, token)
            if room.table.frozen:
                raise Mistake("frozen", room.table.frozen)
            if not room.table.over:
                raise Mistake("not-over", unfinished)
            return await work(room)

        return await self._locked(table, do)

    # Lines.

    async def enter(self, table: str, line: Line, hello: Hello) -> Room:
        """A page comes to a table; raises Mistake."""

        async def come(room: Room) -> Room:
            await self._store.touch(table)
            self._idle.pop(table, None)
            try:
                await room.enter(line, hello)
            except BaseException:
                # Whoever did not come in to the end must not be taken for one who is here.
                room.forget(line)
                self._rest(room)
                raise
            return room

        return await self._locked(table, come)

    async def leave(self, room: Room, line: Line) -> None:
        """A page has gone."""
        await room.leave(line)
        self._rest(room)

    def _rest(self, room: Room) -> None:
        """Nobody may be at this room; of all such, those that were left first are let go."""
        if room.is_retired:
            return
        self._idle[room.stored.id] = room
        self._idle.move_to_end(room.stored.id)
        for _ in range(len(self._idle) - IDLE_ROOMS):
            key, oldest = self._idle.popitem(last=False)
            if oldest.is_empty:
                self._retire(oldest)
            elif not oldest.has_company:
                # Its bots are thinking: it is looked at again when its turn comes.
                self._idle[key] = oldest

    # Rooms.

    async def _locked(self, table: str, work: Callable[[Room], Awaitable[T]]) -> T:
        """Do something at a table while nobody else does; raises Mistake."""
        while True:
            room = await self._room(table)
            async with room.lock:
                # Given up while we waited: the table comes back as another room.
                if not room.is_retired:
                    return await work(room)

    async def _room(self, table: str) -> Room:
        """The room of a table, brought back from the store if need be; raises NoSuch."""
        task = self._rooms.get(table)
        if task is None:
            if not is_id(table):
                raise NoSuch("no-such-table", say("There is no such table."))
            task = self._rooms[table] = asyncio.create_task(self._load(table))
            task.add_done_callback(lambda done: self._forget_failed(table, done))
        return await asyncio.shield(task)

    def _forget_failed(self, table: str, task: asyncio.Task[Room]) -> None:
        if (task.cancelled() or task.exception()) and self._rooms.get(table) is task:
            del self._rooms[table]

    async def _load(self, table: str) -> Room:
        stored = await self._store.table(table)
        if stored is None:
            raise NoSuch(
                "no-such-table",
                say("There is no such table. It may have been removed after its time."),
            )
        lines, fault = await self._store.journal(table)
        room = await asyncio.to_thread(_room_of, stored, lines, fault)
        said = await self._store.talk(table)
        room.attend(self._store, self._pace, self._workers, self._retire, said)
        self._rest(room)
        return room

    def _retire(self, room: Room) -> None:
        """Give a room up; whoever asks for its table next gets it from the store."""
        room.is_retired = True
        room.close()
        self._rooms.pop(room.stored.id, None)
        self._idle.pop(room.stored.id, None)


def _found(key: str, wish: OpenTable, seats: tuple[StoredSeat, ...]) -> tuple[StoredTable, Table]:
    # Rules are compiled code, slow to load: in a thread, and not before they are needed.
    from parlour.server.kept import found

    return found(key, wish, seats)


def _found_lesson(
    game: str, number: int, name: str, token_hash: bytes
) -> tuple[StoredTable, Table]:
    from parlour.lessons.lesson import LEARNER, lesson
    from parlour.lessons.teaching import seats_of
    from parlour.server.kept import found_lesson

    given = lesson(game, number)
    names = [seat.name.casefold() for seat in given.record.seats]
    # Who goes by the name of somebody in the script is called as the script calls him.
    learner = given.record.seats[LEARNER].name if name.casefold() in names else name
    seats = tuple(
        StoredSeat(seat.kind, seat.name, seat.bot, token_hash if place == LEARNER else b"")
        for place, seat in enumerate(seats_of(given, learner))
    )
    return found_lesson(new_id(), given, seats)


def _room_of(stored: StoredTable, lines: list[str], fault: int | None) -> Room:
    from parlour.server.kept import restore
    from parlour.server.room import Room

    return Room(stored, restore(stored, lines, fault), len(lines))


def _standing(stored: StoredTable) -> Standing | None:
    """Who is to decide, where the store tells it and no bot has something to do."""
    if stored.over or any(seat.kind == "open" for seat in stored.seats):
        return Standing([], [])
    return stored.standing if stored.standing and stored.standing.asked else None


def _info_of(stored: StoredTable, standing: Standing) -> TableInfo:
    from parlour.server.telling import info_of

    return info_of(stored, standing)


def _is_idle(task: asyncio.Task[Room]) -> bool:
    if not task.done() or task.cancelled() or task.exception() is not None:
        return False
    return task.result().is_empty


def _seat_by_token(table: StoredTable, token: str) -> int:
    seat = seat_of(table, token)
    if seat is None:
        raise Mistake("wrong-token", say("This link opens no seat at this table."))
    return seat


def _key(table: StoredTable, token: str) -> SeatHere:
    number = _seat_by_token(table, token)
    return SeatHere(number, table.seats[number].name, token)


def _open_seat(table: StoredTable, wanted: int | None) -> int:
    """The seat asked for if it is open, or the first that is; raises Mistake."""
    free = [number for number, seat in enumerate(table.seats) if seat.is_free]
    if wanted is None:
        if not free:
            says = NO_SEAT if table.house.spectators else NO_SEAT_NOR_WATCH
            raise Mistake("no-seat", says)
        return free[0]
    if not 0 <= wanted < len(table.seats):
        raise NoSuch(
            "no-such-seat", say("This table has {seats} seats, from 0 up.", seats=len(table.seats))
        )
    if wanted not in free:
        raise Mistake("seat-taken", say("Seat {wanted} is taken already.", wanted=wanted + 1))
    return wanted
