"""One table that is being played: who is connected, what is written down and then shown.

Everything that changes the table happens under one lock, one thing at a time in the order in which
it came: the rules take the move, the store writes it, the pages are shown it. If the store cannot
write, the table as it is in memory is given up, and comes back from the journal as it was before.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from dataclasses import replace

import msgspec

from parlour.bots import bot
from parlour.games.mistakes import Mistake
from parlour.games.saying import say
from parlour.languages import encoder, known
from parlour.server.live.attendance import Attendance
from parlour.server.live.bots import BotMaker, TableBots
from parlour.server.live.connection import RESTARTING, Connection, Connections
from parlour.server.live.consent import UndoConsent
from parlour.server.live.hints import Adviser, may_ask
from parlour.server.live.lesson_at_table import LessonAtTable, lesson_named
from parlour.server.live.pace import Pace
from parlour.server.live.restoring import Restored, ending_of, record_text
from parlour.server.live.table_info import info_of
from parlour.server.live.talk import Talk
from parlour.server.protocol.http import TableInfo
from parlour.server.protocol.socket import Hello, Said, SaidLine, Say, Shown, Trouble
from parlour.server.store.store import Store
from parlour.server.store.stored import Standing, StoredSeat, StoredTable, seat_of

BROKEN = say("Something went wrong at this table. It goes on from its last written move.")


class Session:
    """A table, those who are connected to it, and its bots."""

    def __init__(self, stored: StoredTable, restored: Restored, written: int) -> None:
        self.stored = stored
        self.table = restored.table
        self.lock = asyncio.Lock()
        self.is_retired = False
        """Given up: the table, if anybody asks for it, is in another session by now."""
        self._restored = restored
        self._written = written
        self.lesson = (
            LessonAtTable(lesson_named(stored.lesson), self.table)
            if stored.lesson and not self.table.frozen
            else None
        )
        self.connections = Connections()
        self.attendance: Attendance
        self.undo_consent: UndoConsent
        self.adviser: Adviser
        self.bots: TableBots
        self._talk: Talk
        self._store: Store
        self._retire: Callable[[Session], None]

    def start(
        self,
        store: Store,
        pace: Pace,
        workers: Executor,
        retire: Callable[[Session], None],
        said: Sequence[SaidLine] = (),
        make_bot: BotMaker = bot,
    ) -> None:
        """Begin to look after the table; bots go on where they were.

        `retire` is called when the session is given up; `said` is what was said here before.
        """
        house = self.stored.house
        self._store = store
        self._retire = retire
        self._talk = Talk(said, house, self.table, pace)
        self.undo_consent = UndoConsent(self.table, pace, self._look_again)
        stands_in = house.stand_in and house.pace == "live"
        self.attendance = Attendance(self.table, pace, stands_in, self._look_again)
        self.bots = TableBots(self, pace, workers, make_bot)
        self.adviser = Adviser(self.table, workers)
        self.bots.wake()

    @property
    def is_empty(self) -> bool:
        """Whether nobody is connected and nothing is going on."""
        return not (self.connections or self.bots.is_busy or self.lock.locked())

    @property
    def has_one_person(self) -> bool:
        """Whether one person plays here against bots, and nobody looks on."""
        people = sum(seat.kind != "bot" for seat in self.table.seats)
        return people == 1 and sum(1 for _ in self.connections.all) <= 1

    @property
    def has_company(self) -> bool:
        """Whether anybody is connected."""
        return bool(self.connections)

    async def _look_again(self) -> None:
        """Time has passed: a seat may be kept from now on, or a request may have lapsed."""
        async with self.lock:
            if not self.is_retired:
                self.attendance.look()
                self.show_all()
                self.bots.wake()

    async def unasked(self) -> None:
        """Wait until nobody asks to take a move back."""
        await self.undo_consent.none_open.wait()

    def info(self) -> TableInfo:
        """The table as somebody sees it who has only the link."""
        return info_of(replace(self.stored, over=self.table.over), self.standing)

    @property
    def standing(self) -> Standing:
        """Who has something to decide."""
        return Standing(self.table.on_turn(), self.table.asked())

    def record(self) -> str:
        """The game as a text."""
        return record_text(self._restored)

    # Coming and going.

    async def enter(self, connection: Connection, hello: Hello) -> None:
        """A page comes, to a seat by its token or to watch; call under the lock.

        Raises Mistake.
        """
        connection.story = max(hello.since, 0)
        connection.language = known(hello.language)
        if hello.token:
            await self._take_seat(connection, hello)
        elif not self.stored.house.spectators:
            says = say("The company at this table plays among itself: nobody may watch.")
            raise Mistake("no-spectators", says)
        else:
            self.connections.watch(connection)
        self.show_to(connection)
        if self._talk.lines:
            connection.send(Said(self._talk.lines))
        self.show_all()
        self.bots.wake()

    async def _take_seat(self, connection: Connection, hello: Hello) -> None:
        seat = seat_of(self.stored, hello.token)
        if seat is None:
            raise Mistake("wrong-token", say("This link opens no seat at this table."))
        others = [seat_of(self.stored, token) for token in hello.also]
        also = [other for other in others if other is not None]
        connection.seat = seat
        for number, token in zip((seat, *others), (hello.token, *hello.also), strict=True):
            if number is not None:
                await self.claim(token)
                await self._note_left(number, False)
        self.connections.sit(connection, seat, also)
        for number in (seat, *also):
            self.attendance.comes(number)

    async def leave(self, connection: Connection) -> None:
        """A page has gone; if it still held its seat, the others see the seat empty."""
        async with self.lock:
            if self.forget(connection):
                self.show_all()
                self.bots.wake()

    def forget(self, connection: Connection) -> bool:
        """A connection has ended, or never came in; whether a seat is empty for it.

        Call under the lock.
        """
        gone = self.connections.go(connection)
        for seat in gone:
            self.attendance.goes(seat, is_lost=connection.is_lost)
        return bool(gone)

    async def get_up(self, connection: Connection) -> None:
        """Everybody at this connection leaves the table. The seats stay theirs."""
        async with self.lock:
            for seat in self.connections.seats_of(connection):
                await self._note_left(seat, True)
                self.attendance.goes(seat, has_left=True)
            connection.close()
            self.show_all()
            self.bots.wake()

    async def _note_left(self, seat: int, has_left: bool) -> None:
        """Have the store keep whether somebody has left."""
        who = self.stored.seats[seat]
        if who.has_left != has_left:
            await self._store.note_left(self.stored.id, seat, has_left)
            self._put_seat(seat, replace(who, has_left=has_left))

    def _put_seat(self, number: int, seat: StoredSeat) -> None:
        seats = list(self.stored.seats)
        seats[number] = seat
        self.stored = replace(self.stored, seats=tuple(seats))

    async def sit(self, number: int, seat: StoredSeat) -> None:
        """Somebody takes an open seat; call under the lock. Raises Mistake."""
        await self._store.sit(self.stored.id, number, seat)
        self._put_seat(number, seat)
        self.table.sit(number, seat.name, seat.kind, seat.bot)
        if seat.kind == "person":
            self.attendance.goes(number)
        self.show_all()
        self.bots.wake()

    async def claim(self, token: str) -> None:
        """Whoever holds the key to a seat that is kept for him takes it; call under the lock."""
        number = seat_of(self.stored, token)
        if number is not None and self.stored.seats[number].kind == "open":
            await self.sit(number, replace(self.stored.seats[number], kind="person"))

    def follow(self, next_table: str) -> None:
        """Another game follows at this table: everybody here is shown where."""
        self.stored = replace(self.stored, next=next_table)
        self.show_all()

    def close(self) -> None:
        """The server stops, or the table is given up: let everybody go."""
        self.bots.close()
        self.attendance.close()
        self.undo_consent.close()
        for connection in self.connections.all:
            connection.close(RESTARTING)

    # Showing.

    def show_to(self, connection: Connection) -> None:
        """Show the table as it is now, changed or not."""
        connection.shown = b""
        self._show(connection)

    def show_all(self) -> None:
        """Show the table to everybody for whom something has changed, and to nobody else."""
        self.undo_consent.look(self.attendance.present)
        for connection in self.connections.all:
            self._show(connection)

    def _show(self, connection: Connection) -> None:
        view = self.table.view(connection.seat, connection.story)
        told = view.story
        connection.story = view.story_from + len(told)
        # What is not new must send nothing: else an unseen decision would show as a message.
        bare = msgspec.structs.replace(view, story=[], story_from=0)
        house, following = self.stored.house, self.stored.next
        lesson = self.lesson.show(view) if self.lesson else None
        # A lesson says itself what is to be done.
        hints = connection.seat is not None and lesson is None and may_ask(house, self.table)
        request = self.undo_consent.shown
        shown = Shown(bare, house, following, request, lesson=lesson, may_ask_hint=hints)
        looks = encoder(connection.language).encode(shown)
        if not told and looks == connection.shown:
            return
        connection.shown = looks
        connection.send(msgspec.structs.replace(shown, view=view, quiet=self.bots.quiet()))

    # Writing.

    async def settle(self, connection: Connection) -> None:
        """What a page has done is written, then shown, and the bots go on; call under the lock."""
        if await self.write_down():
            self.show_to(connection)
            self.show_all()
            self.bots.wake()

    async def write_down(self) -> bool:
        """Have the store keep what the table has done; call under the lock.

        False if it could not: then this session is given up.
        """
        lines = self.table.journal[self._written :]
        if not lines:
            return True
        try:
            ended = ending_of(self.table) if self.table.over else None
            await self._store.append(self.stored.id, self._written, lines, ended, self.standing)
        except Mistake as mistake:
            self.break_off(mistake.code, mistake.sentence)
            return False
        except BaseException:
            # Cut short: nobody knows whether it was written. The journal does.
            self.break_off("store-failed")
            raise
        self._written += len(lines)
        return True

    async def add_talk(self, seat: int | None, message: Say) -> SaidLine:
        """Somebody says something, and it is kept; call under the lock. Raises Mistake."""
        said = self._talk.add(seat, message)
        await self._store.add_talk(self.stored.id, said, self._talk.lines[0].number)
        return said

    def break_off(self, code: str, sentence: str = BROKEN) -> None:
        """Give up what is in memory; the pages come back to what the journal says."""
        if not self.is_retired:
            for connection in self.connections.all:
                connection.send(Trouble(code, sentence))
            self._retire(self)
