"""What outlives the games themselves: replays, deals for others, and how games of a deal ended."""

from __future__ import annotations

import hashlib
import json
import sqlite3

from parlour.server.store.keys import new_id
from parlour.server.store.store import Store
from parlour.server.store.stored import Ended, Form, StoredReplay
from parlour.server.store.sweeping import outlived

MOST_REPLAYS = 20_000
"""Beyond this some go: first records that were brought from elsewhere, the longest unused first."""


def source_of_table(table: str) -> str:
    """Where a replay came from, for a game that was played here."""
    return f"table {table}"


def source_of_record(text: str) -> str:
    """Where a replay came from, for a record that was brought from elsewhere."""
    return f"text {hashlib.sha256(text.encode()).hexdigest()}"


class ReplayStore:
    """Replays and deals by id. Whatever changes is on the disk when the call returns."""

    def __init__(self, store: Store) -> None:
        self._do = store.do
        self._ages = store.ages
        self._now = store.now

    async def keep_replay(self, source: str, form: Form, content: str, deal_key: str) -> str:
        """Keep a game to be looked at; one source has one replay. Gives its id."""
        now, fresh = self._now(), new_id()

        def job(c: sqlite3.Connection) -> str:
            c.execute(
                "INSERT INTO replays (id, source, form, content, deal_key, created, used)"
                " VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (source) DO UPDATE"
                " SET content = excluded.content, deal_key = excluded.deal_key,"
                " used = excluded.used",
                (fresh, source, form, content, deal_key, now, now),
            )
            row: tuple[str] = c.execute(
                "SELECT id FROM replays WHERE source = ?", (source,)
            ).fetchone()
            return row[0]

        return await self._do(job)

    async def replay(self, replay_id: str) -> StoredReplay | None:
        """The replay of this id, or None."""
        row = await self._do(
            lambda c: c.execute(
                "SELECT id, form, content, deal_key FROM replays WHERE id = ?", (replay_id,)
            ).fetchone()
        )
        return StoredReplay(*row) if row else None

    async def touch(self, replay_id: str) -> None:
        """Somebody has come to look: the replay is in use."""
        now = self._now()
        await self._do(
            lambda c: c.execute("UPDATE replays SET used = ? WHERE id = ?", (now, replay_id))
        )

    async def keep_deal(self, deal_key: str, content: str) -> str:
        """Keep a deal for others to play; a deal has one id. Gives it."""
        now, fresh = self._now(), new_id()

        def job(c: sqlite3.Connection) -> str:
            c.execute(
                "INSERT INTO deals (id, deal_key, content, used) VALUES (?, ?, ?, ?)"
                " ON CONFLICT (deal_key) DO UPDATE SET used = excluded.used",
                (fresh, deal_key, content, now),
            )
            row: tuple[str] = c.execute(
                "SELECT id FROM deals WHERE deal_key = ?", (deal_key,)
            ).fetchone()
            return row[0]

        return await self._do(job)

    async def deal(self, deal_id: str) -> tuple[str, str] | None:
        """A deal's key and content; it is thereby in use. None if there is none."""
        now = self._now()

        def job(c: sqlite3.Connection) -> tuple[str, str] | None:
            c.execute("UPDATE deals SET used = ? WHERE id = ?", (now, deal_id))
            row: tuple[str, str] | None = c.execute(
                "SELECT deal_key, content FROM deals WHERE id = ?", (deal_id,)
            ).fetchone()
            return row

        return await self._do(job)

    async def ended(self, deal_key: str) -> list[Ended]:
        """Every finished game of a deal, the first first."""
        rows = await self._do(
            lambda c: c.execute(
                "SELECT f.deal_key, f.names, f.scores, f.result, f.table_id,"
                " coalesce(r.id, ''), f.ended FROM finished f"
                " LEFT JOIN replays r ON r.source = 'table ' || f.table_id"
                " WHERE f.deal_key = ? ORDER BY f.ended, f.table_id",
                (deal_key,),
            ).fetchall()
        )
        return [
            Ended(
                key,
                tuple(json.loads(names)),
                tuple(json.loads(scores)),
                json.loads(told),
                table=table,
                replay=replay,
                at=at,
            )
            for key, names, scores, told, table, replay, at in rows
        ]

    async def sweep(self, keep_days: float, most: int = MOST_REPLAYS) -> list[str]:
        """Mark replays and deals unused for so long, and remove those marked a day ago; give the
        ids of the replays."""

        def job(c: sqlite3.Connection) -> list[str]:
            now = self._ages.set_right(c)
            many = c.execute(
                "SELECT id FROM replays ORDER BY source GLOB 'text *', used DESC LIMIT -1 OFFSET ?",
                (most,),
            ).fetchall()
            gone = sorted({*outlived(c, "replays", now, keep_days), *(row[0] for row in many)})
            c.executemany("DELETE FROM replays WHERE id = ?", [(name,) for name in gone])
            deals = outlived(c, "deals", now, keep_days)
            c.executemany("DELETE FROM deals WHERE id = ?", [(name,) for name in deals])
            return gone

        return await self._do(job)
