"""What is kept, how long, and what becomes of it when clocks, disks and numbers go wrong."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from pathlib import Path

import pytest

from parlour.server.http.app import Settings, create_app
from parlour.server.live import sessions as sessions_module
from parlour.server.live.connection import Connection
from parlour.server.live.pace import Pace
from parlour.server.live.served_tables import ServedTables
from parlour.server.live.sessions import Sessions
from parlour.server.protocol.http import AskMyTables, MySeats, OpenTable
from parlour.server.protocol.socket import Hello
from parlour.server.store.database import StoreTrouble
from parlour.server.store.replay_store import ReplayStore, source_of_table
from parlour.server.store.store import FILE, Full, Store
from parlour.server.store.stored import Ended, StoredSeat, StoredTable
from parlour.server.store.sweeping import DAY
from tests.server.server_process import DEAL


class Time:
    """Two clocks: one that can be set, and one that only goes on."""

    def __init__(self) -> None:
        self.wall = 1000 * DAY
        self.steady = 0.0

    def pass_by(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds

    def store(self, folder: Path, most: int = 20_000) -> Store:
        return Store(folder, lambda: self.wall, lambda: self.steady, most)


def _table(name: str) -> StoredTable:
    seats = (StoredSeat("person", "Ann"), StoredSeat("person", "Bea"))
    return StoredTable(name, "court-two", {}, seats, b"secret", "", None, 1)


PLAYED = ["commitment 1: 00", "pack: x", "0 play G-Crown"]
END = Ended("key", ("Ann", "Bea"), (2, 1), {"en": "Ann wins."})


def test_removal_is_marked_first_and_done_a_day_later(tmp_path: Path) -> None:
    async def go() -> None:
        time = Time()
        store = time.store(tmp_path)
        replay_store = ReplayStore(store)
        for name in ("old", "saved", "live", "new"):
            if name == "new":
                time.pass_by(30.5 * DAY)
            await store.add(_table(name), PLAYED)
        replay = await replay_store.keep_replay(source_of_table("new"), "record", "text", "key")
        assert await store.sweep(30, live=["live"]) == [], "they are marked"
        time.pass_by(DAY / 2)
        await store.touch("saved")
        assert await store.sweep(30, live=["live"]) == []
        time.pass_by(DAY / 2)
        assert await store.sweep(30, live=["live"]) == ["old"]
        assert await store.table("old") is None
        assert await store.journal("old") == ([], None)
        time.pass_by(30.5 * DAY)
        assert await replay_store.sweep(30) == []
        time.pass_by(DAY)
        assert await replay_store.sweep(30) == [replay]
        store.close()

    asyncio.run(go())


@pytest.mark.parametrize("jump", [400 * DAY, -400 * DAY, 3 * DAY, -3 * DAY])
@pytest.mark.parametrize("restarted", [False, True])
def test_a_clock_that_is_set_removes_nothing(tmp_path: Path, jump: float, restarted: bool) -> None:
    async def go() -> None:
        time = Time()
        store = time.store(tmp_path)
        replay_store = ReplayStore(store)
        await store.add(_table("before"), PLAYED)
        replay = await replay_store.keep_replay("text", "record", "text", "")
        assert await store.sweep(30) == []
        time.pass_by(10 * DAY)
        assert await store.sweep(30) == []
        time.wall += jump
        if restarted:
            store.close()
            store = time.store(tmp_path)
            replay_store = ReplayStore(store)
        await store.add(_table("after"), PLAYED)
        for _ in range(5):
            assert await store.sweep(30) == []
            assert await replay_store.sweep(30) == []
            time.pass_by(DAY)
        # Set right again.
        time.wall -= jump
        for _ in range(5):
            assert await store.sweep(30) == []
            assert await replay_store.sweep(30) == []
            time.pass_by(DAY)
        assert await replay_store.replay(replay) is not None
        # What nobody uses is removed in the end all the same.
        gone: list[str] = []
        for _ in range(120):
            time.pass_by(DAY)
            gone += await store.sweep(30)
        assert sorted(gone) == ["after", "before"]
        store.close()

    asyncio.run(go())


def test_games_that_are_played_stay_where_there_are_too_many(tmp_path: Path) -> None:
    async def go() -> None:
        time = Time()
        store = time.store(tmp_path, most=5)
        await store.add(_table("over"), PLAYED)
        await store.append("over", 3, ["1 play R-Serf"], END)
        await store.add(_table("empty"), PLAYED[:2])
        await store.add(_table("held"), [*PLAYED[:2], "held 1 play P3"])
        await store.add(_table("played"), PLAYED)
        await store.add(_table("seen"), PLAYED[:2])
        with pytest.raises(Full, match="as many tables as it can"):
            await store.add(_table("more"), PLAYED)
        assert await store.make_room() == [], "somebody may still come to what was just left"
        time.pass_by(2 * 3600)
        assert await store.make_room(live=["seen"]) == ["empty", "over"]
        await store.add(_table("more"), PLAYED)
        await store.add(_table("most"), PLAYED)
        time.pass_by(2 * 3600)
        with pytest.raises(Full):
            await store.add(_table("beyond"), PLAYED)
        assert await store.make_room(live=["seen"]) == []
        store.close()

    asyncio.run(go())


WISH = OpenTable("court-two", "Ann", ["me", "open"], deal=DEAL)


def test_a_full_house_makes_room_or_says_so(tmp_path: Path) -> None:
    async def go() -> None:
        time = Time()
        store = time.store(tmp_path, most=1)
        sessions = Sessions(store, Pace.times(0))
        tables = ServedTables(store, sessions)
        first, _ = await tables.open_table(WISH)
        with pytest.raises(Full):
            await tables.open_table(WISH)
        time.pass_by(2 * 3600)
        second, _ = await tables.open_table(WISH)
        assert await store.table(first) is None
        assert await store.table(second) is not None
        await sessions.close()
        store.close()

    asyncio.run(go())


def test_looking_at_tables_keeps_few_of_them_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        monkeypatch.setattr(sessions_module, "IDLE_SESSIONS", 2)
        store = Store(tmp_path)
        sessions = Sessions(store, Pace.times(0))
        tables = ServedTables(store, sessions)
        waiting = [(await tables.open_table(WISH))[0] for _ in range(3)]
        for table in waiting:
            assert (await tables.info(table)).waiting
        assert not any(table in sessions for table in waiting), "none need be brought back for that"
        wish = OpenTable("court-two", "Ann", ["me", "chance"], deal=DEAL)
        places = [await tables.open_table(wish) for _ in range(5)]
        for table, _ in places:
            await tables.info(table)

        def in_memory() -> list[str]:
            return [table for table, _ in places if table in sessions]

        assert len(in_memory()) >= 2
        async with asyncio.timeout(200):
            while len(in_memory()) > 2 or not await _all_asked(sessions, in_memory()):
                # Bots that are thinking hold a session until they have moved.
                await asyncio.sleep(0.01)
                for table, _ in places:
                    await tables.info(table)
        kept = in_memory()
        mine = AskMyTables([MySeats(table, [keys[0].token]) for table, keys in places])
        told = await tables.my_tables(mine)
        assert [len(table.asked) for table in told] == [1] * 5, "each waits for Ann"
        assert in_memory() == kept, "the store tells of the others"
        assert [table.info.on_turn for table in told] == [[0]] * 5
        await sessions.close()
        store.close()

    asyncio.run(go())


async def _all_asked(sessions: Sessions, tables: list[str]) -> bool:
    found = [await sessions.session(table) for table in tables]
    return all(session.table.asked() and session.is_empty for session in found)


class Deaf(Connection):
    """A connection to nobody."""

    def __init__(self) -> None:
        self.seat = None
        self.language = "en"
        self.story = 0
        self.shown = b""
        self.is_lost = False

    def send(self, message: object) -> None:
        raise RuntimeError("this connection broke while it was shown the table")

    def close(self, code: int = 1000) -> None:
        return


@pytest.mark.parametrize("failing", ["touch", "note_left", ""])
def test_who_could_not_come_in_is_not_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failing: str
) -> None:
    async def go() -> None:
        store = Store(tmp_path)
        sessions = Sessions(store, Pace.times(0))
        tables = ServedTables(store, sessions)
        table, keys = await tables.open_table(WISH)
        await store.note_left(table, 0, True)

        async def fail(*_: object) -> None:
            raise StoreTrouble("store-failed", "The disk is full.")

        with monkeypatch.context() as broken:
            if failing:
                broken.setattr(store, failing, fail)
            with pytest.raises((StoreTrouble, RuntimeError)):
                await sessions.enter(table, Deaf(), Hello(token=keys[0].token))
        session = await sessions.session(table)
        assert session.table.seats[0].presence != "here"
        assert not session.has_company
        # Nobody is at it: it is let go as soon as another table takes its room.
        monkeypatch.setattr(sessions_module, "IDLE_SESSIONS", 0)
        other, _ = await tables.open_table(WISH)
        await sessions.session(other)
        assert table not in sessions
        await sessions.close()
        store.close()

    asyncio.run(go())


def test_the_sweeper_goes_on_after_a_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        store = Store(tmp_path)
        swept: list[float] = []

        async def sweep(keep_days: float, live: object) -> list[str]:
            swept.append(keep_days)
            if len(swept) == 1:
                raise StoreTrouble("store-failed", "The disk is full.")
            if len(swept) == 2:
                raise ValueError("something else")
            return []

        monkeypatch.setattr(store, "sweep", sweep)
        app = create_app(Settings(store, sweep_every=0.001))
        async with app.router.lifespan_context(app), asyncio.timeout(200):
            while len(swept) < 4:
                await asyncio.sleep(0.001)

    asyncio.run(go())


def _held(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.suffix != ".lock"}


def test_an_empty_file_is_no_new_store(tmp_path: Path) -> None:
    (tmp_path / FILE).touch()
    with pytest.raises(StoreTrouble, match="it is empty") as trouble:
        Store(tmp_path)
    assert "--data" in trouble.value.sentence
    assert _held(tmp_path) == {FILE: b""}


def test_a_store_whose_file_is_gone_is_not_begun_anew(tmp_path: Path) -> None:
    (tmp_path / f"{FILE}-wal").write_bytes(b"what was written last")
    with pytest.raises(StoreTrouble, match="it is gone"):
        Store(tmp_path)
    assert _held(tmp_path) == {f"{FILE}-wal": b"what was written last"}


def test_another_programs_file_is_left_alone(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / FILE) as connection:
        connection.execute("CREATE TABLE recipes (cake TEXT)")
    connection.close()
    before = _held(tmp_path)
    with pytest.raises(StoreTrouble, match="another program"):
        Store(tmp_path)
    assert _held(tmp_path) == before


def test_a_new_store_comes_whole(tmp_path: Path) -> None:
    (tmp_path / f"{FILE}.new").write_bytes(b"half a store, from a start that was cut short")
    store = Store(tmp_path)
    assert sorted(_held(tmp_path)) == [FILE, f"{FILE}-shm", f"{FILE}-wal"]
    store.close()


def test_a_damaged_store_is_told_in_a_sentence_and_left_as_it_is(tmp_path: Path) -> None:
    async def fill() -> None:
        store = Store(tmp_path)
        for n in range(30):
            await store.add(_table(f"table{n:05}"), [*PLAYED, "x" * 300])
        store.close()

    async def read(store: Store) -> None:
        for n in range(30):
            await store.table(f"table{n:05}")
            await store.journal(f"table{n:05}")

    asyncio.run(fill())
    whole = (tmp_path / FILE).read_bytes()
    rng = random.Random(5)
    places = [whole.index(word) + 3 for word in (b"CREATE TABLE seats", b"journal", b"replays")]
    places += [rng.randrange(len(whole)) for _ in range(60)]
    told = 0
    for place in places:
        harmed = bytearray(whole)
        harmed[place : place + 40] = b"\xff\xfe\x80" * 13 + b"\xff"
        for path in tmp_path.iterdir():
            path.unlink()
        (tmp_path / FILE).write_bytes(harmed)
        try:
            store = Store(tmp_path)
        except StoreTrouble as trouble:
            told += "--data" in trouble.sentence
            assert (tmp_path / FILE).read_bytes() == harmed
            continue
        # What is harmed inside a text shows when it is read, and then too in a sentence.
        try:
            asyncio.run(read(store))
        except StoreTrouble:
            told += 1
        finally:
            store.close()
    assert told > 3
