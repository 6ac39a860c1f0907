"""What outlives the server: every table, its seats, and the journal of its moves."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from typing import TypeVar

import msgspec

from parlour.games.mistakes import Mistake
from parlour.games.saying import say
from parlour.server.protocol.http import House
from parlour.server.protocol.socket import SaidLine
from parlour.server.store.database import Database
from parlour.server.store.journal import Damaged, lines_of, rows_of, write_lines
from parlour.server.store.stored import Ended, Standing, StoredSeat, StoredTable, usual_house
from parlour.server.store.sweeping import Ages, outlived

T = TypeVar("T")

FILE = "parlour.sqlite3"
MOST_TABLES = 20_000
"""A public server is asked for more tables than it can keep; games that are played stay."""
REMOVED_AT_ONCE = 200
"""So many go where room must be made."""
AN_HOUR = 3600.0


_FULL = say(
    "This house keeps as many tables as it can, and games are being played at all of them. Please "
    "try again later."
)
_UNREADABLE = say("What is kept of this table is damaged and cannot be read.")


class Full(Mistake):
    """As many tables are kept as can be."""


class SeatNotOpen(Mistake):
    """The seat is not open any more."""


def _remove(c: sqlite3.Connection, tables: Collection[str]) -> list[str]:
    c.executemany("DELETE FROM tables WHERE id = ?", [(name,) for name in tables])
    return sorted(tables)


def _write_end(c: sqlite3.Connection, table: str, ended: Ended, now: float) -> None:
    """Write down how a game ended, for the comparison.

    The first end stands: when it is reached the cards lie open, and what is played after taking
    back is another game.
    """
    if not ended.counts:
        return
    names, scores = json.dumps(ended.names), json.dumps(ended.scores)
    c.execute(
        "INSERT OR IGNORE INTO finished (table_id, deal_key, names, scores, result, ended)"
        " VALUES (?, ?, ?, ?, ?, ?)",
        (table, ended.deal_key, names, scores, json.dumps(ended.result), now),
    )


class Store:
    """Tables by id. Whatever changes is on the disk when the call returns."""

    def __init__(
        self,
        folder: Path,
        now: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
        most: int = MOST_TABLES,
    ) -> None:
        self._database = Database(folder / FILE)
        self._most = most
        self.now = now
        self.ages = Ages(now, steady)

    async def do(self, job: Callable[[sqlite3.Connection], T]) -> T:
        """Have a job done by the thread that writes."""
        return await self._database.do(job)

    def close(self) -> None:
        """Finish what waits, and let others have the file."""
        self._database.close()

    async def add(self, table: StoredTable, journal: Sequence[str], after: str = "") -> str:
        """Keep a new table with the first lines of its journal; give its id. Raises Full.

        `after` is the table that it follows: where that one has a next already, nothing is
        added and the id given is that of the next.
        """
        now = self.now()

        def job(c: sqlite3.Connection) -> str:
            if after:
                known: tuple[str] | None = c.execute(
                    "SELECT next FROM tables WHERE id = ?", (after,)
                ).fetchone()
                if known and known[0]:
                    return known[0]
            if c.execute("SELECT count(*) FROM tables").fetchone()[0] >= self._most:
                raise Full("full", _FULL)
            if after:
                c.execute("UPDATE tables SET next = ? WHERE id = ?", (table.id, after))
            c.execute(
                "INSERT INTO tables (id, game, options, secret, deal, dealer,"
                " dealer_chosen, rules, position, created, used, lesson, house)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    table.id,
                    table.game,
                    json.dumps(table.options),
                    table.secret.hex(),
                    table.deal,
                    table.dealer,
                    table.dealer_chosen,
                    table.rules,
                    table.position,
                    now,
                    now,
                    table.lesson,
                    msgspec.json.encode(table.house).decode(),
                ),
            )
            c.executemany(
                "INSERT INTO seats (table_id, number, kind, name, bot, token_hash)"
                " VALUES (?, ?, ?, ?, ?, ?)",
                [
                    (table.id, number, seat.kind, seat.name, seat.bot, seat.token_hash)
                    for number, seat in enumerate(table.seats)
                ],
            )
            write_lines(c, table.id, 0, journal)
            return table.id

        return await self._database.do(job)

    async def table(self, table_id: str) -> StoredTable | None:
        """The table of this id, or None."""

        def job(c: sqlite3.Connection) -> StoredTable | None:
            row = c.execute(
                "SELECT id, game, options, secret, deal, dealer, rules, over, next,"
                " dealer_chosen, position, lesson, house, standing FROM tables WHERE id = ?",
                (table_id,),
            ).fetchone()
            if row is None:
                return None
            rows = c.execute(
                "SELECT kind, name, bot, token_hash, has_left FROM seats"
                " WHERE table_id = ? ORDER BY number",
                (table_id,),
            )
            seats = tuple(
                StoredSeat(kind, name, bot, key, bool(left)) for kind, name, bot, key, left in rows
            )
            # Tables that were opened before this was asked have nothing written here.
            try:
                house = msgspec.json.decode(row[12], type=House) if row[12] else usual_house(seats)
                standing = msgspec.json.decode(row[13], type=Standing) if row[13] else None
                options = msgspec.json.decode(row[2], type=dict[str, str])
                secret = bytes.fromhex(row[3])
            except ValueError:
                raise Damaged("damaged", _UNREADABLE) from None
            return StoredTable(
                id=row[0],
                game=row[1],
                options=options,
                seats=seats,
                secret=secret,
                deal=row[4],
                dealer=row[5],
                rules=row[6],
                over=bool(row[7]),
                next=row[8],
                dealer_chosen=bool(row[9]),
                house=house,
                standing=standing,
                position=row[10],
                lesson=row[11],
            )

        return await self._database.do(job)

    async def sit(self, table_id: str, number: int, seat: StoredSeat) -> None:
        """Give an open seat to somebody; raises SeatNotOpen if it is not open."""
        now = self.now()

        def job(c: sqlite3.Connection) -> None:
            done = c.execute(
                "UPDATE seats SET kind = ?, name = ?, bot = ?, token_hash = ?"
                " WHERE table_id = ? AND number = ? AND kind = 'open'",
                (seat.kind, seat.name, seat.bot, seat.token_hash, table_id, number),
            )
            if done.rowcount != 1:
                raise SeatNotOpen(
                    "seat-taken", say("Seat {wanted} is taken already.", wanted=number + 1)
                )
            c.execute("UPDATE tables SET used = ? WHERE id = ?", (now, table_id))

        await self._database.do(job)

    async def note_left(self, table_id: str, number: int, has_left: bool) -> None:
        """Somebody has got up and left, or has come back."""
        await self._database.do(
            lambda c: c.execute(
                "UPDATE seats SET has_left = ? WHERE table_id = ? AND number = ?",
                (int(has_left), table_id, number),
            )
        )

    async def talk(self, table_id: str) -> list[SaidLine]:
        """What was said at the table, as far as it is kept."""
        rows = await self._database.do(
            lambda c: c.execute(
                "SELECT number, seat, phrase, said FROM talk WHERE table_id = ? ORDER BY number",
                (table_id,),
            ).fetchall()
        )
        return [SaidLine(*row) for row in rows]

    async def add_talk(self, table_id: str, line: SaidLine, oldest: int) -> None:
        """Keep what was said, and forget what was said before the line of number `oldest`."""

        def job(c: sqlite3.Connection) -> None:
            row = (table_id, line.number, line.seat, line.phrase, line.text)
            c.execute("INSERT INTO talk VALUES (?, ?, ?, ?, ?)", row)
            c.execute("DELETE FROM talk WHERE table_id = ? AND number < ?", (table_id, oldest))

        await self._database.do(job)

    async def journal(self, table_id: str) -> tuple[list[str], int | None]:
        """Every line of the table's journal, and the place of the first damaged one, if any."""
        return lines_of(await self._database.do(lambda c: rows_of(c, table_id)))

    async def append(
        self,
        table_id: str,
        number: int,
        lines: Sequence[str],
        ended: Ended | None = None,
        standing: Standing | None = None,
    ) -> None:
        """Add lines to the journal, the first with this number; `ended`: they end the game so.

        `standing` is who has something to decide after them.
        """
        now = self.now()
        told = msgspec.json.encode(standing).decode() if standing else ""

        def job(c: sqlite3.Connection) -> None:
            done = c.execute(
                "UPDATE tables SET used = ?, over = ?, standing = ? WHERE id = ?",
                (now, int(ended is not None), told, table_id),
            )
            if done.rowcount != 1:
                raise Damaged("no-such-table", say("This table has been removed."))
            write_lines(c, table_id, number, lines)
            if ended is not None:
                _write_end(c, table_id, ended, now)

        await self._database.do(job)

    async def touch(self, table_id: str) -> None:
        """Somebody has come to the table: it is in use."""
        now = self.now()
        await self._database.do(
            lambda c: c.execute("UPDATE tables SET used = ? WHERE id = ?", (now, table_id))
        )

    async def sweep(self, keep_days: float, live: Collection[str] = ()) -> list[str]:
        """Mark the tables unused for so long, and remove those marked a day ago.

        Tables at which somebody sits now (`live`) stay. Gives the ids removed.
        """

        def job(c: sqlite3.Connection) -> list[str]:
            now = self.ages.set_right(c)
            return _remove(c, set(outlived(c, "tables", now, keep_days)) - set(live))

        return await self._database.do(job)

    async def make_room(self, live: Collection[str] = ()) -> list[str]:
        """Remove some tables at which nothing is being played: finished, or never begun.

        The longest unused go, and none that was used within the hour. Gives their ids.
        """
        spared = set(live)

        def job(c: sqlite3.Connection) -> list[str]:
            idle = c.execute(
                "SELECT id FROM tables AS t WHERE used < ? AND (over OR NOT EXISTS"
                " (SELECT 1 FROM journal WHERE table_id = t.id"
                " AND (line GLOB '[0-9]*' OR line GLOB 'held *')))"
                " ORDER BY used LIMIT ?",
                (self.now() - AN_HOUR, REMOVED_AT_ONCE + len(spared)),
            ).fetchall()
            found = [row[0] for row in idle if row[0] not in spared]
            return _remove(c, found[:REMOVED_AT_ONCE])

        return await self._database.do(job)
