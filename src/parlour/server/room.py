"""One live table: who is connected, whose move is heard, what is written down and then shown.

Everything that changes the table happens under one lock, in this order: the rules take the move,
the store writes it, the pages are shown it. If the store cannot write, the table as it is in
memory is given up, and comes back from the journal as it was before.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from dataclasses import replace

import msgspec

from parlour.games.mistakes import Mistake
from parlour.games.saying import say
from parlour.languages import encoder, known
from parlour.server.attendance import Attendance
from parlour.server.classroom import Classroom, named
from parlour.server.company import Company
from parlour.server.consent import Wishes, said_no
from parlour.server.hinting import WATCHING, Adviser, may_ask
from parlour.server.kept import Restored, ending_of, record_text
from parlour.server.line import Line
from parlour.server.minds import Minds
from parlour.server.pace import Pace
from parlour.server.protocol.http import TableInfo
from parlour.server.protocol.socket import (
    AskHint,
    Consent,
    FromPage,
    Hello,
    Leave,
    MoveMessage,
    Ping,
    Pong,
    RefusedMessage,
    Said,
    SaidLine,
    Say,
    Shown,
    Trouble,
    Undo,
    WhyNot,
)
from parlour.server.store.store import Store
from parlour.server.store.stored import Standing, StoredSeat, StoredTable, seat_of
from parlour.server.talk import Talk
from parlour.server.telling import info_of, refusal_of, standing_of

_log = logging.getLogger("parlour.server")

_BROKEN = say("Something went wrong at this table. It goes on from its last written move.")


class Room:
    """A table and the lines to it."""

    def __init__(self, stored: StoredTable, restored: Restored, written: int) -> None:
        self.stored = stored
        self.table = restored.table
        self.lock = asyncio.Lock()
        self.is_retired = False
        """Given up: the table, if anybody asks for it, is another room by now."""
        self._restored = restored
        self.classroom = (
            Classroom(named(stored.lesson), self.table)
            if stored.lesson and not self.table.frozen
            else None
        )
        self._written = written
        self._company = Company()
        self._attendance: Attendance
        self._talk: Talk
        self._wishes: Wishes
        self._store: Store
        self._minds: Minds
        self._adviser: Adviser
        self._retire: Callable[[Room], None]

    def attend(
        self,
        store: Store,
        pace: Pace,
        workers: Executor,
        retire: Callable[[Room], None],
        said: Sequence[SaidLine] = (),
    ) -> None:
        """Begin to look after the table; bots go on where they were."""
        house = self.stored.house
        self._store = store
        self._retire = retire
        self._talk = Talk(said, house, self.table, pace)
        self._wishes = Wishes(self.table, pace, self._look_again)
        stands_in = house.stand_in and house.pace == "live"
        self._attendance = Attendance(self.table, pace, stands_in, self._look_again)
        self._minds = Minds(self, pace, workers)
        self._adviser = Adviser(self.table, workers)
        self._minds.stir()

    @property
    def is_empty(self) -> bool:
        """Whether nobody is connected and nothing is going on."""
        return not (self._company or self._minds.is_busy or self.lock.locked())

    @property
    def has_one_person(self) -> bool:
        """Whether one person plays here against bots, and nobody looks on."""
        people = sum(seat.kind != "bot" for seat in self.table.seats)
        return people == 1 and sum(1 for _ in self._company.lines) <= 1

    @property
    def has_company(self) -> bool:
        """Whether anybody is connected."""
        return bool(self._company)

    async def _look_again(self) -> None:
        """Time has passed: a seat may be kept from now on, or a wish may have lapsed."""
        async with self.lock:
            if not self.is_retired:
                self._attendance.look()
                self.show_all()
                self._minds.stir()

    async def unasked(self) -> None:
        """Wait until nobody asks to take a move back."""
        await self._wishes.none_open.wait()

    def info(self) -> TableInfo:
        """The table as somebody sees it who has only the link."""
        return info_of(replace(self.stored, over=self.table.over), self.standing)

    @property
    def standing(self) -> Standing:
        """Who has something to decide."""
        return standing_of(self.table)

    # Coming and going.

    def record(self) -> str:
        """The game as a text."""
        return record_text(self._restored)

    async def enter(self, line: Line, hello: Hello) -> None:
        """A page comes, to a seat by its token or to watch; call under the lock.

        Raises Mistake.
        """
        line.story = max(hello.since, 0)
        line.language = known(hello.language)
        if hello.token:
            await self._take_seat(line, hello)
        elif not self.stored.house.spectators:
            says = say("The company at this table plays among itself: nobody may watch.")
            raise Mistake("no-spectators", says)
        else:
            self._company.watch(line)
        self.show_to(line)
        if self._talk.lines:
            line.say(Said(self._talk.lines))
        self.show_all()
        self._minds.stir()

    async def _take_seat(self, line: Line, hello: Hello) -> None:
        seat = seat_of(self.stored, hello.token)
        if seat is None:
            raise Mistake("wrong-token", say("This link opens no seat at this table."))
        others = [seat_of(self.stored, token) for token in hello.also]
        also = [other for other in others if other is not None]
        line.seat = seat
        for number, token in zip((seat, *others), (hello.token, *hello.also), strict=True):
            if number is not None:
                await self.claim(token)
                await self._note_left(number, False)
        self._company.sit(line, seat, also)
        for number in (seat, *also):
            self._attendance.comes(number)

    async def leave(self, line: Line) -> None:
        """A page has gone; if it still held its seat, the others see the seat empty."""
        async with self.lock:
            if self.forget(line):
                self.show_all()
                self._minds.stir()

    def forget(self, line: Line) -> bool:
        """A line has ended, or never came in; whether a seat is empty for it. Under the lock."""
        gone = self._company.go(line)
        for seat in gone:
            self._attendance.goes(seat, is_lost=line.is_lost)
        return bool(gone)

    async def _get_up(self, line: Line) -> None:
        """Everybody at this line leaves the table. The seats stay theirs."""
        async with self.lock:
            for seat in self._company.seats_of(line):
                await self._note_left(seat, True)
                self._attendance.goes(seat, has_left=True)
            line.close()
            self.show_all()
            self._minds.stir()

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
            self._attendance.goes(number)
        self.show_all()
        self._minds.stir()

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
        self._minds.close()
        self._attendance.close()
        self._wishes.close()
        for line in self._company.lines:
            line.close(1012)

    # Showing.

    def show_to(self, line: Line) -> None:
        """Show the table as it is now, changed or not."""
        line.shown = b""
        self._show(line)

    def show_all(self) -> None:
        """Show the table to everybody for whom something has changed, and to nobody else."""
        self._wishes.look(self._attendance.present)
        for line in self._company.lines:
            self._show(line)

    def _show(self, line: Line) -> None:
        view = self.table.view(line.seat, line.story)
        told = view.story
        line.story = view.story_from + len(told)
        # What is not new must send nothing: else an unseen decision would show as a message.
        bare = msgspec.structs.replace(view, story=[], story_from=0)
        house, following = self.stored.house, self.stored.next
        lesson = self.classroom.show(view) if self.classroom else None
        # A lesson says itself what is to be done.
        hints = line.seat is not None and lesson is None and may_ask(house, self.table)
        shown = Shown(bare, house, following, self._wishes.shown, lesson=lesson, may_ask_hint=hints)
        looks = encoder(line.language).encode(shown)
        if not told and looks == line.shown:
            return
        line.shown = looks
        line.say(msgspec.structs.replace(shown, view=view, quiet=self._minds.quiet()))

    # Hearing.

    async def hear(self, line: Line, message: FromPage) -> None:
        """A page says something."""
        match message:
            case Ping():
                line.say(Pong())
            case Hello():
                if line.may_have_whole():
                    line.story = max(message.since, 0)
                    line.language = known(message.language)
                    self.show_to(line)
            case MoveMessage():
                await self._change(line, message.move, lambda seat: self._play(seat, message))
            case Undo():
                await self._change(line, "", self._undo)
            case Consent():
                await self._change(line, "", lambda _: self._answer(line, message))
            case WhyNot():
                await self._explain(line, message.move)
            case AskHint():
                await self._advise(line)
            case Say():
                await self._say(line, message)
            case Leave():
                await self._get_up(line)

    def _play(self, seat: int, message: MoveMessage) -> None:
        if self.classroom:
            self.classroom.hear(seat, message.move)
        self.table.play(seat, message.move, message.at)

    def _undo(self, seat: int) -> None:
        """Alone with bots at once; between people when all have agreed."""
        if self.table.may_undo(seat):
            self.table.undo(seat)
        else:
            self._wishes.open(seat, self._attendance.present)

    def _answer(self, line: Line, message: Consent) -> None:
        if message.seat not in self._company.seats_of(line):
            raise Mistake("wrong-seat", say("That is for somebody else to answer."))
        asker = self._wishes.answer(message.seat, message.yes, self._attendance.present)
        asking = self._company.line_of(asker)
        if not message.yes and asking is not None:
            says = said_no(self.table.names[message.seat])
            asking.say(RefusedMessage("undo-refused", says))

    async def _say(self, line: Line, message: Say) -> None:
        async with self.lock:
            try:
                said = self._talk.add(line.seat, message)
                await self._store.add_talk(self.stored.id, said, self._talk.lines[0].number)
            except Mistake as mistake:
                line.say(refusal_of(mistake, ""))
                return
            for other in self._company.lines:
                other.say(Said([said]))

    async def _change(self, line: Line, move: str, act: Callable[[int], None]) -> None:
        seat = self._seat_to_play(line, move)
        if seat is None:
            return
        async with self.lock:
            if self.is_retired or self._company.line_of(seat) is not line:
                return
            try:
                act(seat)
            except Mistake as mistake:
                line.say(refusal_of(mistake, move))
                return
            except Exception:
                _log.exception("A move broke the table %s.", self.stored.id)
                self.break_off(Trouble("our-fault", _BROKEN))
                return
            if await self.write_down():
                self.show_to(line)
                self.show_all()
                self._minds.stir()

    async def _explain(self, line: Line, move: str) -> None:
        seat = self._seat_to_play(line, move)
        if seat is None:
            return
        async with self.lock:
            try:
                line.say(refusal_of(self.table.why(seat, move), move))
            except Mistake as mistake:
                line.say(refusal_of(mistake, move))

    async def _advise(self, line: Line) -> None:
        """Tell one page, and nobody else, what a sound player would do."""
        if line.seat is None:
            line.say(RefusedMessage("watching", WATCHING))
            return
        try:
            found = await self._adviser.advise(line.seat, self.stored.house)
        except Mistake as mistake:
            line.say(refusal_of(mistake, ""))
            return
        if found is not None:
            line.say(found)

    def _seat_to_play(self, line: Line, move: str) -> int | None:
        if line.seat is None:
            says = say("You are watching. Only those who have a seat can play.")
            line.say(RefusedMessage("watching", says))
            return None
        return line.seat

    # Writing.

    async def write_down(self) -> bool:
        """Have the store keep what the table has done; call under the lock.

        False if it could not: then this room is given up.
        """
        lines = self.table.journal[self._written :]
        if not lines:
            return True
        try:
            ended = ending_of(self.table) if self.table.over else None
            await self._store.append(
                self.stored.id, self._written, lines, ended, standing_of(self.table)
            )
        except Mistake as mistake:
            self.break_off(Trouble(mistake.code, mistake.sentence))
            return False
        except BaseException:
            # Cut short: nobody knows whether it was written. The journal does.
            self.break_off(Trouble("store-failed", _BROKEN))
            raise
        self._written += len(lines)
        return True

    def break_off(self, why: Trouble) -> None:
        """Give up what is in memory; the pages come back to what the journal says."""
        if not self.is_retired:
            for line in self._company.lines:
                line.say(why)
            self._retire(self)
