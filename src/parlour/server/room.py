"""One live table: who is connected, whose move is heard, what is written down and then shown.

Everything that changes the table happens under one lock, in this order: the rules take the move,
the store writes it, the pages are shown it. If the store cannot write, the table as it is in
memory is given up, and comes back from the journal as it was before.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from dataclasses import replace

import msgspec

from parlour.games.mistakes import Ambiguous, Mistake
from parlour.languages import encoder, known
from parlour.server.classroom import Classroom, named
from parlour.server.hinting import WATCHING, Adviser, may_ask
from parlour.server.kept import Restored, ending_of, record_text
from parlour.server.line import Line
from parlour.server.minds import Minds
from parlour.server.pace import Pace
from parlour.server.protocol import (
    AskHint,
    FromPage,
    Hello,
    MoveMessage,
    Ping,
    Pong,
    RefusedMessage,
    Shown,
    TableInfo,
    TakenOver,
    Trouble,
    Undo,
    WhyNot,
)
from parlour.server.store import Store, StoredSeat, StoredTable, seat_of
from parlour.tables.mistakes import NotNow, Refused, Unreadable

LONGEST_MOVE = 200
MOST_WATCHERS = 200
_log = logging.getLogger("parlour.server")

_TAKEN_OVER = "This seat was taken over in another window or on another device."
_BROKEN = "Something went wrong at this table. It goes on from its last written move."


def refusal_of(mistake: Mistake, move: str) -> RefusedMessage:
    """A table's answer as the page reads it."""
    clauses = list(mistake.clauses) if isinstance(mistake, NotNow | Refused | Unreadable) else []
    candidates = list(mistake.candidates) if isinstance(mistake, Ambiguous) else []
    named = mistake.move if isinstance(mistake, Refused) else move
    return RefusedMessage(mistake.code, mistake.sentence, named, clauses, candidates)


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
        self._seated: dict[int, Line] = {}
        self._watching: set[Line] = set()
        self._store: Store
        self._minds: Minds
        self._adviser: Adviser
        self._retire: Callable[[Room], None]

    def attend(
        self, store: Store, pace: Pace, workers: Executor, retire: Callable[[Room], None]
    ) -> None:
        """Begin to look after the table; bots go on where they were."""
        self._store = store
        self._retire = retire
        self._minds = Minds(self, pace, workers)
        self._adviser = Adviser(self.table, workers)
        self._minds.stir()

    @property
    def is_empty(self) -> bool:
        """Whether nobody is connected and nothing is going on."""
        is_used = self._seated or self._watching or self._minds.is_busy or self.lock.locked()
        return not is_used

    @property
    def lines(self) -> Iterator[Line]:
        """Everybody who is connected."""
        yield from list(self._seated.values())
        yield from list(self._watching)

    def info(self) -> TableInfo:
        """The table as somebody sees it who has only the link."""
        table = self.table
        return TableInfo(
            table=self.stored.id,
            game=table.game.name,
            title=table.game.title,
            waiting=table.waiting,
            over=table.over,
            names=[seat.name for seat in table.seats],
            open_seats=[n for n, seat in enumerate(self.stored.seats) if seat.is_free],
            kept_seats=[
                n for n, s in enumerate(self.stored.seats) if s.kind == "open" and not s.is_free
            ],
            on_turn=[seat.number for seat in table.view(None).seats if seat.on_turn],
            house=self.stored.house,
        )

    # Coming and going.

    def record(self) -> str:
        """The game as a text."""
        return record_text(self._restored)

    def enter(self, line: Line, hello: Hello) -> None:
        """A page comes, to a seat by its token or to watch; call under the lock.

        Raises Mistake.
        """
        seat = None
        if hello.token:
            seat = seat_of(self.stored, hello.token)
            if seat is None:
                raise Mistake("wrong-token", "This link opens no seat at this table.")
        line.seat = seat
        line.story = max(hello.since, 0)
        line.language = known(hello.language)
        if seat is None:
            if len(self._watching) >= MOST_WATCHERS:
                raise Mistake("too-many", "Too many people are watching this table already.")
            self._watching.add(line)
        else:
            before = self._seated.get(seat)
            if before is not None:
                before.say(TakenOver(_TAKEN_OVER))
                before.close()
            self._seated[seat] = line
            self.table.set_presence(seat, "here")
        self.show_to(line)
        self.show_all()
        self._minds.stir()

    async def leave(self, line: Line) -> None:
        """A page has gone; if it still held its seat, the others see the seat empty."""
        async with self.lock:
            self._watching.discard(line)
            if line.seat is not None and self._seated.get(line.seat) is line:
                del self._seated[line.seat]
                self.table.set_presence(line.seat, "lost")
                self.show_all()

    async def sit(self, number: int, seat: StoredSeat) -> None:
        """Somebody takes an open seat; call under the lock. Raises Mistake."""
        await self._store.sit(self.stored.id, number, seat)
        seats = list(self.stored.seats)
        seats[number] = seat
        self.stored = replace(self.stored, seats=tuple(seats))
        self.table.sit(number, seat.name, seat.kind, seat.bot)
        if seat.kind == "person":
            self.table.set_presence(number, "lost")
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
        for line in self.lines:
            line.close(1012)

    # Showing.

    def show_to(self, line: Line) -> None:
        """Show the table as it is now, changed or not."""
        line.shown = b""
        self._show(line)

    def show_all(self) -> None:
        """Show the table to everybody for whom something has changed, and to nobody else."""
        for line in self.lines:
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
        looks = encoder(line.language).encode(
            Shown(bare, house, following, lesson=lesson, may_ask_hint=hints)
        )
        if not told and looks == line.shown:
            return
        line.shown = looks
        quiet = self._minds.quiet()
        line.say(Shown(view, house, following, quiet=quiet, lesson=lesson, may_ask_hint=hints))

    # Hearing.

    async def hear(self, line: Line, message: FromPage) -> None:
        """A page says something."""
        match message:
            case Ping():
                line.say(Pong())
            case Hello():
                line.story = max(message.since, 0)
                line.language = known(message.language)
                self.show_to(line)
            case MoveMessage():
                await self._change(line, message.move, lambda seat: self._play(seat, message))
            case Undo():
                await self._change(line, "", self._undo)
            case WhyNot():
                await self._explain(line, message.move)
            case AskHint():
                await self._advise(line)

    def _play(self, seat: int, message: MoveMessage) -> None:
        if self.classroom:
            self.classroom.hear(seat, message.move)
        self.table.play(seat, message.move, message.at)

    def _undo(self, seat: int) -> None:
        self.table.undo(seat)

    async def _change(self, line: Line, move: str, act: Callable[[int], None]) -> None:
        seat = self._seat_to_play(line, move)
        if seat is None:
            return
        async with self.lock:
            if self.is_retired or self._seated.get(seat) is not line:
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
            says = "You are watching. Only those who have a seat can play."
            line.say(RefusedMessage("watching", says))
            return None
        if len(move) > LONGEST_MOVE:
            line.say(RefusedMessage("unreadable", f"No move has more than {LONGEST_MOVE} letters."))
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
            await self._store.append(self.stored.id, self._written, lines, ended)
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
            for line in self.lines:
                line.say(why)
            self._retire(self)
