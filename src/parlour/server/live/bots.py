"""The bots of one table, and its dealing hand: what happens there without anybody's message."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor
from typing import TYPE_CHECKING, Any

from parlour.bots import Bot, asked_at
from parlour.bots.consult import BotFailed, by_chance, consult
from parlour.games.game import AnyGame
from parlour.kernel.chance import rng_of
from parlour.server.live.pace import Pace
from parlour.tables.table import Table

if TYPE_CHECKING:
    from parlour.server.live.session import Session

_log = logging.getLogger("parlour.server")
DEALER = -1
"""Stands for the dealing hand among the seats that are at work."""

BotMaker = Callable[[str, AnyGame], Bot]
"""A bot of a level, for a game."""


class Question:
    """What one bot is asked: all that it may know, taken down when it is asked."""

    def __init__(self, table: Table, seat: int) -> None:
        self.seat = seat
        self._table = table
        self._asked = asked_at(table, seat)
        self._codes = self._asked.codes
        self._revision = table.revision(seat)
        self._seed = table.seed(seat)

    def answer(self, bot: Bot) -> int:
        """The bot's choice; runs in a thread of its own."""
        try:
            return consult(bot, self._asked)
        except BotFailed:
            # A bot that fails must not end other people's game: it plays on by chance.
            _log.exception("A bot of the level %s failed.", bot.level)
            return by_chance(self._codes, rng_of(self._seed))

    def is_still_open(self) -> bool:
        """Whether nothing has changed for this seat since it was asked."""
        table = self._table
        return table.revision(self.seat) == self._revision and self.seat in table.asked()


class TableBots:
    """Asks every bot that has something to decide, each in a thread of its own."""

    def __init__(self, session: Session, pace: Pace, workers: Executor, make_bot: BotMaker) -> None:
        self._session = session
        self._pace = pace
        self._workers = workers
        self._make_bot = make_bot
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._bots: dict[int, Bot] = {}
        self._public = -1
        self._public_at = pace.now()
        self._closed = False

    @property
    def is_busy(self) -> bool:
        """Whether a bot is thinking or a deal is coming."""
        return bool(self._tasks)

    def close(self) -> None:
        """Think no more."""
        self._closed = True
        for task in self._tasks.values():
            task.cancel()

    def quiet(self) -> float:
        """How many seconds ago something last changed that a watcher could see.

        What only one seat knows of does not count: it would tell of it.
        """
        self._mark()
        return round(self._pace.now() - self._public_at, 1)

    def _mark(self) -> None:
        revision = self._session.table.revision(None)
        if revision != self._public:
            self._public, self._public_at = revision, self._pace.now()

    def wake(self) -> None:
        """Something has changed: see who is asked now. Call under the session's lock."""
        if self._closed:
            return
        table = self._session.table
        self._mark()
        lesson = self._session.lesson
        if table.due() and (lesson is None or lesson.deals_now()):
            # The first deal waits for nobody.
            wait = self._pace.deal if table.view(None).round else 0.0
            self._start(DEALER, self._deal(self._public_at + wait))
        seen = table.view(None).seats
        for seat in table.asked():
            if self._level(seat) and seat not in self._tasks:
                if lesson is not None and lesson.bot_of(seat) is None:
                    continue
                if self._would_hurry_the_only_person(seat):
                    continue
                # What nobody else knows of is decided at once: see `pace`.
                is_open = seen[seat].on_turn
                due = self._public_at + (self._wait + self._leave_time() if is_open else 0.0)
                self._start(seat, self._decide(Question(table, seat), due, is_open))

    @property
    def _wait(self) -> float:
        """How long a bot takes; at leisure nobody sits there to see it think."""
        return self._pace.bot if self._session.stored.house.pace == "live" else 0.0

    def _leave_time(self) -> float:
        """How much longer a bot waits where somebody may have a choice that its move would end.

        Whether he really has it does not count, for the time would tell: only that the last thing
        all saw was a person who let such a choice go by, or had none.
        """
        story = self._session.table.view(None).story
        if not self._session.table.game.silence_ends or not story:
            return 0.0
        last = story[-1]
        is_persons = last.seat is not None and not self._level(last.seat)
        return self._pace.choice if is_persons and last.kind == "stop" else 0.0

    def _would_hurry_the_only_person(self, seat: int) -> bool:
        """Whether a bot's move would end the choice of one who has nobody but bots around him.

        It waits for him then: there is nobody whom the waiting could tell anything.
        """
        asked = self._session.table.cuts_short(seat)
        return asked is not None and not self._level(asked) and self._session.has_one_person

    def _level(self, seat: int) -> str:
        """The level of the bot that decides for a seat now; empty where a person does."""
        who = self._session.table.seats[seat]
        return who.bot if who.kind == "bot" else who.kept_by

    def _start(self, key: int, work: Coroutine[Any, Any, None]) -> None:
        if key in self._tasks:
            work.close()
            return
        task = asyncio.create_task(self._guarded(key, work))
        # A task that is cancelled before it has begun would leave its work unheard of.
        task.add_done_callback(lambda _: work.close())
        self._tasks[key] = task

    async def _guarded(self, key: int, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except asyncio.CancelledError:
            raise
        except Exception:
            _log.exception("The table %s broke.", self._session.stored.id)
            self._session.break_off("our-fault")
        finally:
            self._tasks.pop(key, None)
        if not self._closed:
            async with self._session.lock:
                self.wake()

    async def _deal(self, moment: float) -> None:
        await self._pace.until(moment)
        session = self._session
        async with session.lock:
            if not self._closed and session.table.advance() and await session.write_down():
                session.show_all()

    def _bot_of(self, seat: int) -> Bot:
        """Who decides for a seat: in a lesson the script, and else a bot of its own."""
        session = self._session
        scripted = session.lesson.bot_of(seat) if session.lesson else None
        if scripted is not None:
            return scripted
        if seat not in self._bots:
            self._bots[seat] = self._make_bot(self._level(seat), session.table.game)
        return self._bots[seat]

    async def _decide(self, asked: Question, due: float, is_open: bool) -> None:
        """One decision of a bot: thought out at once, made when it is time."""
        session, seat = self._session, asked.seat
        code = await asyncio.get_running_loop().run_in_executor(
            self._workers, asked.answer, self._bot_of(seat)
        )
        await self._pace.until(due)
        if is_open:
            await session.unasked()
        async with session.lock:
            # Whoever has come back meanwhile decides for himself.
            if not self._closed and asked.is_still_open() and self._level(seat):
                session.table.play_code(seat, code)
                if await session.write_down():
                    session.show_all()
