"""What outlives the server: every table, its seats, and the journal of its moves."""

from __future__ import annotations

import hashlib
import hmac
import json
import sqlite3
import time
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

import msgspec

from parlour.games.mistakes import Mistake
from parlour.games.saying import say
from parlour.server.endings import Ended, write_end
from parlour.server.keeping import Keeping, outlived
from parlour.server.ledger import Ledger
from parlour.server.protocol.http import House
from parlour.server.protocol.socket import SaidLine
from parlour.tables.view import SeatKind

T = TypeVar("T")

FILE = "parlour.sqlite3"
MOST_TABLES = 20_000
"""A public server is asked for more tables than it can keep; games that are played stay."""
ROOM_FOR = 200
"""So many go at a time where room must be made."""
AN_HOUR = 3600.0


_FULL = say(
    "This house keeps as many tables as it can, and games are being played at all of them. Please "
    "try again later."
)
_UNREADABLE = say("What is kept of this table is damaged and cannot be read.")


class Damaged(Mistake):
    """The journal of a table has been changed or has lost a line since it was written."""


class Full(Mistake):
    """As many tables are kept as can be."""


class SeatGone(Mistake):
    """The seat is not open any more."""


@dataclass(frozen=True, slots=True)
class StoredSeat:
    """One seat: who sits there. Of the token only a hash is kept.

    An open seat with a token is kept for whoever holds it: one of the company of the game before.
    """

    kind: SeatKind
    name: str = ""
    bot: str = ""
    token_hash: bytes = b""
    has_left: bool = False

    @property
    def is_free(self) -> bool:
        """Whether anybody may take it."""
        return self.kind == "open" and not self.token_hash


def usual_house(seats: Sequence[StoredSeat]) -> House:
    """How a table is kept where nobody said: with hints for one who plays against bots alone."""
    return House(hints=[seat.kind for seat in seats if seat.kind != "bot"] == ["person"])


class Standing(msgspec.Struct, frozen=True):
    """Who is to decide at a table: as a watcher knows it, and as each seat knows it itself."""

    on_turn: list[int]
    asked: list[int]


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as it was opened, and who has sat down since.

    `secret` is the root of its deals; `deal` the number of a known deal, or empty; `dealer` the
    first dealer, or None where the lot decides, and `dealer_chosen` whether whoever opened the
    table chose him; `rules` the version of the rules that it is played by; `next` the table that
    follows it; `house` how it is kept.
    """

    id: str
    game: str
    options: dict[str, str]
    seats: tuple[StoredSeat, ...]
    secret: bytes
    deal: str
    dealer: int | None
    rules: int
    over: bool = False
    next: str = ""
    dealer_chosen: bool = False
    position: str = ""
    """The text of the position from which the game was begun, if it was."""
    lesson: str = ""
    """The lesson that is given at it, as “court-two/1”; empty at every other table."""
    house: House = field(default_factory=House)
    standing: Standing | None = None
    """Who has something to decide; None where it is not known without following the journal."""


def hash_of(token: str) -> bytes:
    """What is kept of a token. A token is 144 random bits: a plain hash cannot be searched."""
    return hashlib.sha256(token.encode()).digest()


def seat_of(table: StoredTable, token: str) -> int | None:
    """The seat that this token opens, or None."""
    given = hash_of(token)
    found = None
    for number, seat in enumerate(table.seats):
        if seat.token_hash and hmac.compare_digest(seat.token_hash, given):
            found = number
    return found


def _seal(before: bytes, line: str) -> bytes:
    """Each line of a journal is sealed together with all before it."""
    return hashlib.blake2b(before + line.encode(), digest_size=8).digest()


def _write(c: sqlite3.Connection, table_id: str, number: int, lines: Sequence[str]) -> None:
    """Add lines to a journal, the first with this number, which must be the next."""
    row = c.execute(
        "SELECT number, seal FROM journal WHERE table_id = ? ORDER BY number DESC LIMIT 1",
        (table_id,),
    ).fetchone()
    last, seal = row if row else (-1, b"")
    if last + 1 != number:
        raise Damaged("damaged", say("The journal is not where the game is."))
    for place, line in enumerate(lines, start=number):
        seal = _seal(seal, line)
        c.execute("INSERT INTO journal VALUES (?, ?, ?, ?)", (table_id, place, line, seal))


def _remove(c: sqlite3.Connection, tables: Collection[str]) -> list[str]:
    c.executemany("DELETE FROM tables WHERE id = ?", [(name,) for name in tables])
    return sorted(tables)


class Store:
    """Tables by id. Whatever changes is on the disk when the call returns."""

    def __init__(
        self,
        folder: Path,
        now: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
        most: int = MOST_TABLES,
    ) -> None:
        self._ledger = Ledger(folder / FILE)
        self._most = most
        self.now = now
        self.keeping = Keeping(now, steady)

    async def do(self, job: Callable[[sqlite3.Connection], T]) -> T:
        """Have a job done by the thread that writes."""
        return await self._ledger.do(job)

    @property
    def place(self) -> Path:
        """The file."""
        return self._ledger.place

    def close(self) -> None:
        self._ledger.close()

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
            _write(c, table.id, 0, journal)
            return table.id

        return await self._ledger.do(job)

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

        return await self._ledger.do(job)

    async def sit(self, table_id: str, number: int, seat: StoredSeat) -> None:
        """Give an open seat to somebody; raises SeatGone if it is not open."""
        now = self.now()

        def job(c: sqlite3.Connection) -> None:
            done = c.execute(
                "UPDATE seats SET kind = ?, name = ?, bot = ?, token_hash = ?"
                " WHERE table_id = ? AND number = ? AND kind = 'open'",
                (seat.kind, seat.name, seat.bot, seat.token_hash, table_id, number),
            )
            if done.rowcount != 1:
                raise SeatGone(
                    "seat-taken", say("Seat {wanted} is taken already.", wanted=number + 1)
                )
            c.execute("UPDATE tables SET used = ? WHERE id = ?", (now, table_id))

        await self._ledger.do(job)

    async def note_left(self, table_id: str, number: int, has_left: bool) -> None:
        """Somebody has got up and left, or has come back."""
        await self._ledger.do(
            lambda c: c.execute(
                "UPDATE seats SET has_left = ? WHERE table_id = ? AND number = ?",
                (int(has_left), table_id, number),
            )
        )

    async def talk(self, table_id: str) -> list[SaidLine]:
        """What was said at the table, as far as it is kept."""
        rows = await self._ledger.do(
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

        await self._ledger.do(job)

    async def journal(self, table_id: str) -> tuple[list[str], int | None]:
        """Every line of the table's journal, and the place of the first damaged one, if any."""
        rows = await self._ledger.do(
            lambda c: c.execute(
                "SELECT number, line, seal FROM journal WHERE table_id = ? ORDER BY number",
                (table_id,),
            ).fetchall()
        )
        seal = b""
        fault = None
        for place, (number, line, kept) in enumerate(rows):
            seal = _seal(seal, line)
            if fault is None and (number != place or seal != kept):
                fault = place
        return [line for _, line, _ in rows], fault

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
            _write(c, table_id, number, lines)
            if ended is not None:
                write_end(c, table_id, ended, now)

        await self._ledger.do(job)

    async def touch(self, table_id: str) -> None:
        """Somebody has come to the table: it is in use."""
        now = self.now()
        await self._ledger.do(
            lambda c: c.execute("UPDATE tables SET used = ? WHERE id = ?", (now, table_id))
        )

    async def sweep(self, keep_days: float, live: Collection[str] = ()) -> list[str]:
        """Mark the tables unused for so long, and remove those marked a day ago.

        Tables at which somebody sits now (`live`) stay. Gives the ids removed.
        """

        def job(c: sqlite3.Connection) -> list[str]:
            now = self.keeping.look(c)
            return _remove(c, set(outlived(c, "tables", now, keep_days)) - set(live))

        return await self._ledger.do(job)

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
                (self.now() - AN_HOUR, ROOM_FOR + len(spared)),
            ).fetchall()
            found = [row[0] for row in idle if row[0] not in spared]
            return _remove(c, found[:ROOM_FOR])

        return await self._ledger.do(job)

    async def count(self) -> int:
        """How many tables are kept."""
        row: tuple[int] = await self._ledger.do(
            lambda c: c.execute("SELECT count(*) FROM tables").fetchone()
        )
        return row[0]
