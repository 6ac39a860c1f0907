"""Replays: made of finished games and of records, kept, and shown step by step.

A film holds every moment of a game, so that any step is answered at once. Films are made when
they are first asked for, a few at a time, and those not looked at for longest are let go.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import TYPE_CHECKING

from parlour.games.mistakes import Mistake, NoSuch
from parlour.games.saying import say
from parlour.server.protocol.replays import Fork, ReplayInfo
from parlour.server.store.keys import is_id
from parlour.server.store.replay_store import ReplayStore, source_of_record, source_of_table
from parlour.server.store.stored import StoredReplay

if TYPE_CHECKING:
    from parlour.server.live.served_tables import ServedTables, TakenSeats
    from parlour.server.live.session import Session
    from parlour.server.store.stored import StoredSeat, StoredTable
    from parlour.tables.fair.evidence import Evidence
    from parlour.tables.replay.film import Film
    from parlour.tables.table import Table
    from parlour.tables.view import View

LONGEST_RECORD = 256 * 1024
KEPT_SIGHTS = 60_000
"""So many moments of so many seats are kept in memory, in whole films."""
AT_ONCE = 2
"""So many films are made at a time: games that are being played come first."""

_log = logging.getLogger("parlour.server")
WATCH, OPEN = "watch", "open"
_UNKNOWN = say("There is no such replay. It may have been removed after its time.")
_UNPROVED = say("The deal can be checked when the game is over.")
_UNFINISHED = say("A game can be looked at from all sides only when it is over.")


class Replays:
    """Replays by id."""

    def __init__(self, replay_store: ReplayStore, tables: ServedTables, keep_days: float) -> None:
        self._replay_store = replay_store
        self._tables = tables
        self._keep_days = keep_days
        self._films: OrderedDict[str, tuple[StoredReplay, Film]] = OrderedDict()
        self._making = asyncio.Semaphore(AT_ONCE)

    # Making them.

    async def share(self, table: str, token: str) -> str:
        """Make a replay of a finished game, for one who sat there; gives its id."""

        async def keep(session: Session) -> str:
            from parlour.server.store.snapshot import deal_key, deal_of, snapshot_of
            from parlour.tables.chance import BY_HAND

            if session.table.record.deal == BY_HAND:
                # What was laid by hand (a lesson, say) has nothing to be dealt from again.
                return await self._replay_store.keep_replay(
                    source_of_table(table), "record", session.record(), ""
                )
            text = snapshot_of(session.table).text()
            key = deal_key(deal_of(session.table))
            return await self._replay_store.keep_replay(
                source_of_table(table), "journal", text, key
            )

        replay = await self._tables.when_over(table, token, keep, _UNFINISHED)
        # A game whose end was taken back and played anew is another game.
        self._films.pop(replay, None)
        return replay

    async def bring(self, text: str) -> str:
        """Make a replay of a record; gives its id. Raises BadRecord, Frozen or Mistake."""
        if len(text.encode()) > LONGEST_RECORD:
            says = say("A record has at most {most} bytes here.", most=LONGEST_RECORD)
            raise Mistake("too-long", says)
        async with self._making:
            film = await asyncio.to_thread(_make, "record", text, True)
        replay = await self._replay_store.keep_replay(source_of_record(text), "record", text, "")
        self._remember(StoredReplay(replay, "record", text, ""), film)
        return replay

    # Looking at them.

    async def info(self, replay: str) -> ReplayInfo:
        """A game as the page of its replay begins; raises Mistake."""
        stored, film = await self._film(replay)
        await self._replay_store.touch(replay)
        from parlour.server.replays.films import info_of

        return await asyncio.to_thread(info_of, film, stored, self._keep_days)

    async def view(self, replay: str, step: int, who: str, since: int) -> View:
        """A step as a seat, a watcher or all together saw it; raises Mistake."""
        if not (who in (WATCH, OPEN) or (who.isascii() and who.isdigit() and len(who) < 4)):
            raise Mistake(
                "unreadable",
                say(
                    "“{who}” is neither a seat, nor “{watch}”, nor “{open}”.",
                    who=who,
                    watch=WATCH,
                    open=OPEN,
                ),
            )
        _, film = await self._film(replay)
        from parlour.server.replays.films import view_at

        seat = int(who) if who not in (WATCH, OPEN) else None
        return await asyncio.to_thread(view_at, film, step, seat, who == OPEN, since)

    async def record(self, replay: str) -> str:
        """The game as a text; raises Mistake."""
        stored, film = await self._film(replay)
        from parlour.server.replays.films import record_of

        return await asyncio.to_thread(record_of, stored, film)

    async def evidence(self, replay: str) -> Evidence:
        """What it takes to check the deals; raises Mistake."""
        text = await self.record(replay)
        from parlour.server.replays.films import evidence_of

        return await asyncio.to_thread(evidence_of, text)

    async def evidence_of_table(self, table: str, token: str) -> Evidence:
        """The same of a finished game that nobody has shared, for one who sat there."""

        async def read(session: Session) -> str:
            return session.record()

        text = await self._tables.when_over(table, token, read, _UNPROVED)
        from parlour.server.replays.films import evidence_of

        return await asyncio.to_thread(evidence_of, text)

    async def fork(self, replay: str, wish: Fork) -> TakenSeats:
        """Play on from a step against bots; raises Mistake."""
        _, film = await self._film(replay)
        position = await asyncio.to_thread(film.position, wish.step)
        record = film.table.record
        if not 0 <= wish.seat < len(record.seats):
            says = say("This table has no seat {seat}; seats begin at 0.", seat=wish.seat)
            raise NoSuch("no-such-seat", says)
        wishes = [wish.bot] * len(record.seats)
        wishes[wish.seat] = "me"

        def make(key: str, seats: tuple[StoredSeat, ...]) -> tuple[StoredTable, Table]:
            from parlour.server.live.new_tables import new_table_in_position

            return new_table_in_position(key, record.game, record.options, position, seats)

        return await self._tables.open_with(wishes, wish.name, make)

    async def deal_of(self, replay: str) -> tuple[StoredReplay, str]:
        """The deal of a game that was played here, as it is kept; empty if it was not."""
        stored, film = await self._film(replay)
        if not stored.deal_key:
            return stored, ""
        from parlour.server.store.snapshot import deal_of

        return stored, (await asyncio.to_thread(deal_of, film.table)).text()

    # Keeping them.

    async def sweep(self) -> None:
        """Remove what nobody has looked at for so long."""
        for replay in await self._replay_store.sweep(self._keep_days):
            self._films.pop(replay, None)

    async def _film(self, replay: str) -> tuple[StoredReplay, Film]:
        known = self._films.get(replay)
        if known is None:
            stored = await self._replay_store.replay(replay) if is_id(replay) else None
            if stored is None:
                raise NoSuch("no-such-replay", _UNKNOWN)
            async with self._making:
                known = self._films.get(replay)
                if known is None:
                    known = stored, await asyncio.to_thread(_make, stored.form, stored.content)
        self._remember(*known)
        return known

    def _remember(self, stored: StoredReplay, film: Film) -> None:
        self._films[stored.id] = stored, film
        self._films.move_to_end(stored.id)
        while (
            len(self._films) > 1 and sum(_sights(f) for _, f in self._films.values()) > KEPT_SIGHTS
        ):
            self._films.popitem(last=False)


def _make(form: str, content: str, brought: bool = False) -> Film:
    # Rules are compiled code, slow to load: in a thread, and not before they are needed.
    from parlour.server.replays.films import film_of

    try:
        return film_of(form, content, brought)
    except Mistake:
        raise
    except Exception as error:
        _log.warning("A replay cannot be made: %r", error)
        says = say("This game cannot be shown: it cannot be read ({error}).", error=error)
        raise Mistake("damaged", says) from None


def _sights(film: Film) -> int:
    return len(film) * (len(film.table.seats) + 1)
