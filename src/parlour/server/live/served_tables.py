"""Every table of this server: opened, joined, told of, whether it is in memory or not."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, TypeVar

from parlour.games.mistakes import Mistake
from parlour.games.saying import say
from parlour.server.live.seating import first_seats, key_of, open_seat, seat_by_token
from parlour.server.live.sessions import Sessions
from parlour.server.protocol.http import (
    AskMyTables,
    BeginLesson,
    JoinTable,
    MyTableInfo,
    OpenTable,
    PlayAgain,
    SeatBot,
    SeatHere,
    TableInfo,
)
from parlour.server.store.keys import hash_of, is_id, new_id, new_token
from parlour.server.store.store import Store
from parlour.server.store.stored import Standing, StoredSeat, StoredTable, seat_of
from parlour.tables.names import bot_name, name_of

if TYPE_CHECKING:
    from parlour.server.live.session import Session
    from parlour.tables.table import Table

T = TypeVar("T")

TakenSeats = tuple[str, list[SeatHere]]
"""A table, and the seats there that one device has the keys to, the asker's own first."""

MakeTable = Callable[[str, tuple[StoredSeat, ...]], "tuple[StoredTable, Table]"]
"""Makes a table of this id for this company; raises Mistake."""


class ServedTables:
    """Tables by id."""

    def __init__(self, store: Store, sessions: Sessions) -> None:
        self._store = store
        self._sessions = sessions

    async def open_table(self, wish: OpenTable) -> TakenSeats:
        """Open a table; whoever asks sits down at it, with those at the same device.

        Raises Mistake.
        """
        return await self.open_with(
            wish.seats, wish.name, lambda key, seats: _new_table(key, wish, seats)
        )

    async def open_with(self, wishes: Sequence[str], name: str, make: MakeTable) -> TakenSeats:
        """Open a table with this company, as `make` makes it (in a thread). Raises Mistake."""
        seats, keys = first_seats(wishes, name)
        stored, table = await asyncio.to_thread(make, new_id(), tuple(seats))
        await self._sessions.add(stored, table.journal)
        return stored.id, keys

    async def begin_lesson(self, game: str, number: int, wish: BeginLesson) -> TakenSeats:
        """Open a table for a lesson; whoever asks is the learner. Raises Mistake."""
        name = name_of(wish.name)
        token = new_token()
        stored, table = await asyncio.to_thread(
            _new_lesson_table, game, number, name, hash_of(token)
        )
        await self._sessions.add(stored, table.journal)
        return stored.id, [SeatHere(0, name, token)]

    async def info(self, table: str) -> TableInfo:
        """The table as somebody sees it who has only the link; raises NoSuch."""
        known = await self._told(table)
        return known[0] if known else (await self._sessions.session(table)).info()

    async def _told(self, table: str) -> tuple[TableInfo, StoredTable, Standing] | None:
        """How a table stands, without bringing it back for that; None where that must be."""
        stored = None
        if table not in self._sessions and is_id(table):
            stored = await self._store.table(table)
        if stored is None or not (standing := _standing(stored)):
            return None
        return await asyncio.to_thread(_info_of, stored, standing), stored, standing

    async def my_tables(self, wish: AskMyTables) -> list[MyTableInfo]:
        """How the tables stand at which somebody sits; those that are gone are left out."""
        found: list[MyTableInfo] = []
        for place in wish.places:
            try:
                known = await self._told(place.table)
                session = None if known else await self._sessions.session(place.table)
            except Mistake:
                continue
            if session is not None:
                known = session.info(), session.stored, session.standing
            assert known is not None
            info, stored, standing = known
            keys = [seat_of(stored, token) for token in place.tokens]
            found.append(MyTableInfo(info, keys, [seat for seat in standing.asked if seat in keys]))
        return found

    async def join(self, table: str, wish: JoinTable) -> SeatHere:
        """Take an open seat; raises Mistake."""

        async def sit(session: Session) -> SeatHere:
            name = name_of(wish.name, [seat.name for seat in session.stored.seats if seat.name])
            seat = open_seat(session.stored, wish.seat)
            token = new_token()
            await session.sit(seat, StoredSeat("person", name, "", hash_of(token)))
            return SeatHere(seat, name, token)

        return await self._sessions.at(table, sit)

    async def seat_bot(self, table: str, wish: SeatBot) -> TableInfo:
        """Somebody who sits there puts a bot on an open seat; raises Mistake."""
        await self._sessions.session(table)
        from parlour.bots.bot import check_level

        async def sit(session: Session) -> TableInfo:
            seat_by_token(session.stored, wish.token)
            # Levels alone: what others name from afar is never looked for in a file.
            check_level(wish.bot)
            seats, number = session.stored.seats, wish.seat
            if not (0 <= number < len(seats) and seats[number].token_hash):
                # Nobody need wait for one of the old company who does not come.
                number = open_seat(session.stored, number)
            name = bot_name([seat.name for seat in seats])
            await session.sit(number, StoredSeat("bot", name, wish.bot))
            return session.info()

        return await self._sessions.at(table, sit)

    async def again(self, table: str, wish: PlayAgain) -> TakenSeats:
        """Another game with the same company: whoever asks first opens it, the others join it.

        Every seat is kept for the key that opened it here.
        """
        await self._sessions.session(table)
        from parlour.server.live.new_tables import next_table

        async def open_next(session: Session) -> TakenSeats:
            keys = [key_of(session.stored, token) for token in (wish.token, *wish.also)]
            if not session.stored.next:
                stored, made = next_table(new_id(), session.stored, session.table, wish.same_deal)
                session.follow(await self._sessions.add(stored, made.journal, after=table))
            return session.stored.next, keys

        following, keys = await self._sessions.at(table, open_next)

        async def sit(session: Session) -> None:
            for key in keys:
                await session.claim(key.token)

        await self._sessions.at(following, sit)
        return following, keys

    async def record(self, table: str, token: str) -> str:
        """The record of a finished or frozen game, for those who sat there; raises Mistake."""

        async def read(session: Session) -> str:
            seat_by_token(session.stored, token)
            if not session.table.over and not session.table.frozen:
                raise Mistake("not-over", say("The record can be read when the game is over."))
            return session.record()

        return await self._sessions.at(table, read)

    async def when_over(
        self, table: str, token: str, work: Callable[[Session], Awaitable[T]], unfinished: str
    ) -> T:
        """Do something with a finished game, for one who sat there; raises Mistake.

        `unfinished` is what is said of a game that still goes on.
        """

        async def do(session: Session) -> T:
            seat_by_token(session.stored, token)
            if session.table.frozen:
                raise Mistake("frozen", session.table.frozen)
            if not session.table.over:
                raise Mistake("not-over", unfinished)
            return await work(session)

        return await self._sessions.at(table, do)


def _new_table(
    key: str, wish: OpenTable, seats: tuple[StoredSeat, ...]
) -> tuple[StoredTable, Table]:
    # Rules are compiled code, slow to load: in a thread, and not before they are needed.
    from parlour.server.live.new_tables import new_table

    return new_table(key, wish, seats)


def _new_lesson_table(
    game: str, number: int, name: str, token_hash: bytes
) -> tuple[StoredTable, Table]:
    from parlour.lessons.lesson import LEARNER, lesson
    from parlour.lessons.teaching import seats_of
    from parlour.server.live.new_tables import new_lesson_table

    given = lesson(game, number)
    names = [seat.name.casefold() for seat in given.record.seats]
    # Who goes by the name of somebody in the script is called as the script calls him.
    learner = given.record.seats[LEARNER].name if name.casefold() in names else name
    seats = tuple(
        StoredSeat(seat.kind, seat.name, seat.bot, token_hash if place == LEARNER else b"")
        for place, seat in enumerate(seats_of(given, learner))
    )
    return new_lesson_table(new_id(), given, seats)


def _standing(stored: StoredTable) -> Standing | None:
    """Who is to decide, where the store tells it and no bot has something to do."""
    if stored.over or any(seat.kind == "open" for seat in stored.seats):
        return Standing([], [])
    return stored.standing if stored.standing and stored.standing.asked else None


def _info_of(stored: StoredTable, standing: Standing) -> TableInfo:
    from parlour.server.live.table_info import info_of

    return info_of(stored, standing)
