"""The Monkey where pairs may be kept: how long bots leave a person to choose."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from parlour.server.live.pace import Pace
from parlour.server.live.restoring import Restored
from parlour.server.live.session import Session
from parlour.server.protocol.socket import Hello
from parlour.server.store.store import Store
from parlour.server.store.stored import StoredSeat, StoredTable
from parlour.tables.company import Seat, SeatKind
from tests.server.test_pace import Clock, TimedConnection
from tests.tables.kept_pairs import WITH_A_PAIR, WITHOUT, ten_drawn

BOT, CHOICE = 7.0, 50.0


async def _seat_0_has_drawn(folder: Path, position: str, second: SeatKind) -> list[float]:
    """When a watcher is told something after seat 0, a person, has drawn; seat 1 is a bot."""
    clock = Clock()
    kinds: list[SeatKind] = ["person", "bot", second]
    seats = tuple(StoredSeat(kind, f"P{n}", "chance") for n, kind in enumerate(kinds))
    table = ten_drawn(position, [Seat(seat.name, seat.kind, seat.bot) for seat in seats])
    stored = StoredTable("aaaaaaaaaa", "monkey", {}, seats, table.secret, "", None, 1)
    store = Store(folder)
    await store.add(stored, table.journal)
    session = Session(stored, Restored(table), len(table.journal))
    connection = TimedConnection(clock)
    pace = Pace(BOT, 0.0, clock.now, clock.until, choice=CHOICE)
    with ThreadPoolExecutor(1) as workers:
        session.start(store, pace, workers, lambda _: None)
        if second == "person":
            async with session.lock:
                await session.enter(connection, Hello())
        while session.bots.is_busy:
            await asyncio.sleep(0)
        session.close()
    store.close()
    assert (len(table.record.entries) > 3) == bool(connection.told), "the bot has moved, or waits"
    return [time for time, _ in connection.told]


def test_a_bot_waits_for_the_choice_of_one_who_plays_alone(tmp_path: Path) -> None:
    assert asyncio.run(_seat_0_has_drawn(tmp_path, WITH_A_PAIR, "bot")) == []


def test_among_people_a_bot_waits_as_long_whether_or_not_there_is_a_choice(
    tmp_path: Path,
) -> None:
    waits = [
        asyncio.run(_seat_0_has_drawn(tmp_path / name, position, "person"))
        for name, position in (("asked", WITH_A_PAIR), ("unasked", WITHOUT))
    ]
    assert waits[0] == waits[1]
    assert waits[0][-1] == BOT + CHOICE
