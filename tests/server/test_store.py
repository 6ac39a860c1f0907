"""What outlives the server: durable, sealed, swept, and one server's alone."""

from __future__ import annotations

import asyncio
import hashlib
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from parlour.server.store.database import StoreTrouble
from parlour.server.store.journal import Damaged
from parlour.server.store.migrations import MIGRATIONS
from parlour.server.store.replay_store import ReplayStore, source_of_table
from parlour.server.store.store import FILE, SeatNotOpen, Store
from parlour.server.store.stored import Ended, StoredSeat, StoredTable, seat_of
from parlour.server.store.sweeping import DAY
from tests.server.page_client import Message, PageClient, join, moves_of, open_table
from tests.server.server_process import ServerProcess


def _table(name: str, token: str = "") -> StoredTable:
    key = hashlib.sha256(token.encode()).digest() if token else b""
    seats = (StoredSeat("person", "Ann", "", key), StoredSeat("open"))
    return StoredTable(name, "court-two", {"revoke": "claim"}, seats, b"secret", "", None, 1)


def test_a_table_comes_back_as_it_was(tmp_path: Path) -> None:
    async def go() -> None:
        store = Store(tmp_path)
        kept = _table("aaaaaaaaaa", "key")
        await store.add(kept, ["one", "two"])
        await store.append(
            kept.id, 2, ["three"], Ended("key", ("Ann", "Bea"), (2, 1), {"en": "Ann wins."})
        )
        store.close()
        store = Store(tmp_path)
        found = await store.table(kept.id)
        assert found is not None
        assert (found.options, found.seats, found.secret) == (kept.options, kept.seats, kept.secret)
        assert found.over
        assert seat_of(found, "key") == 0
        assert seat_of(found, "kez") is None
        assert seat_of(found, "") is None
        assert await store.journal(kept.id) == (["one", "two", "three"], None)
        assert await store.table("bbbbbbbbbb") is None
        store.close()

    asyncio.run(go())


def test_tokens_are_kept_only_as_hashes(tmp_path: Path) -> None:
    async def go() -> Message:
        return await open_table(server, "court-two", ["me", "chance"])

    server = ServerProcess(tmp_path / "data")
    ann = asyncio.run(go())
    assert server.stop() == 0
    stored = b"".join(path.read_bytes() for path in (tmp_path / "data").iterdir())
    assert ann["table"].encode() in stored
    assert ann["token"].encode() not in stored


def test_a_journal_only_goes_forward(tmp_path: Path) -> None:
    async def go() -> None:
        store = Store(tmp_path)
        await store.add(_table("aaaaaaaaaa"), ["one"])
        for number in (0, 2):
            with pytest.raises(Damaged):
                await store.append("aaaaaaaaaa", number, ["again"])
        with pytest.raises(Damaged):
            await store.append("bbbbbbbbbb", 0, ["no such table"])
        assert await store.journal("aaaaaaaaaa") == (["one"], None)
        store.close()

    asyncio.run(go())


def test_many_writers_lose_nothing_and_one_failure_harms_only_itself(tmp_path: Path) -> None:
    async def go() -> None:
        store = Store(tmp_path)
        tables = [f"aaaaaaaa{n:02}" for n in range(20)]
        await asyncio.gather(*(store.add(_table(name), []) for name in tables))

        async def write(name: str) -> None:
            for number in range(10):
                await store.append(name, number, [f"{name} {number}"])
                with pytest.raises(Damaged):
                    await store.append(name, 99, ["nonsense"])

        await asyncio.gather(*(write(name) for name in tables))
        for name in tables:
            assert (await store.journal(name))[0] == [f"{name} {n}" for n in range(10)]
        store.close()

    asyncio.run(go())


def _harming(harm: str, *values: int | str) -> Callable[[sqlite3.Connection], sqlite3.Cursor]:
    return lambda c: c.execute(harm, values)


@pytest.mark.parametrize(
    "harm",
    [
        "UPDATE journal SET line = line || ' ' WHERE number = ?",
        "UPDATE journal SET line = 'three' WHERE number = ?",
        "UPDATE journal SET seal = zeroblob(8) WHERE number = ?",
        "DELETE FROM journal WHERE number = ?",
    ],
)
def test_every_line_is_sealed_with_all_before_it(tmp_path: Path, harm: str) -> None:
    """Whatever is changed, the first line that is not as it was written is named."""

    async def go() -> None:
        store = Store(tmp_path)
        lines = ["one", "two", "two", "four", "five"]
        for number in range(len(lines) - 1):
            name = f"aaaaaaaaa{number + 2}"
            await store.add(_table(name), lines)
            assert await store.journal(name) == (lines, None)
            await store.do(_harming(f"{harm} AND table_id = ?", number, name))
            assert (await store.journal(name))[1] == number
        # Lines that are in another order are not those that were written.
        await store.add(_table("bbbbbbbbbb"), ["one", "two"])
        await store.do(
            lambda c: c.execute(
                "UPDATE journal SET line = CASE line WHEN 'one' THEN 'two' ELSE 'one' END"
                " WHERE table_id = 'bbbbbbbbbb'"
            )
        )
        assert (await store.journal("bbbbbbbbbb"))[1] == 0
        store.close()

    asyncio.run(go())


def test_a_seat_is_given_once(tmp_path: Path) -> None:
    async def go() -> None:
        store = Store(tmp_path)
        await store.add(_table("aaaaaaaaaa"), [])
        await store.sit("aaaaaaaaaa", 1, StoredSeat("bot", "Ada", "chance"))
        for number in (0, 1, 2):
            with pytest.raises(SeatNotOpen):
                await store.sit("aaaaaaaaaa", number, StoredSeat("bot", "Ned", "chance"))
        found = await store.table("aaaaaaaaaa")
        assert found is not None
        assert [seat.name for seat in found.seats] == ["Ann", "Ada"]
        store.close()

    asyncio.run(go())


def test_a_store_has_one_server(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "data")
    command = [sys.executable, "-m", "parlour", "serve", "--port", "0"]
    second = subprocess.run(
        [*command, "--data", str(tmp_path / "data")], capture_output=True, text=True, timeout=240
    )
    assert second.returncode == 1
    assert "Another Parlour server is using" in second.stderr
    assert "--data" in second.stderr
    assert "Traceback" not in second.stderr
    assert server.stop() == 0
    again = ServerProcess(tmp_path / "data")
    assert again.stop() == 0


def test_a_file_that_is_no_store_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("This is somebody's diary. " * 100)
    with pytest.raises(StoreTrouble, match="--data") as trouble:
        Store(tmp_path)
    assert trouble.value.code == "store-damaged"
    assert (tmp_path / FILE).read_text().startswith("This is somebody's diary.")


def test_a_store_from_the_future_is_left_alone(tmp_path: Path) -> None:
    Store(tmp_path).close()
    with sqlite3.connect(tmp_path / FILE) as connection:
        connection.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    connection.close()
    with pytest.raises(StoreTrouble) as trouble:
        Store(tmp_path)
    assert trouble.value.code == "store-newer"
    # The lock is let go of again.
    with sqlite3.connect(tmp_path / FILE) as connection:
        connection.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")
    connection.close()
    Store(tmp_path).close()


def test_a_store_of_the_first_version_is_brought_up_to_date(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / FILE) as connection:
        connection.executescript(MIGRATIONS[0] + "PRAGMA user_version = 1;")
        connection.execute(
            "INSERT INTO tables (id, game, options, secret, deal, rules, dealer, created, used)"
            " VALUES ('aaaaaaaaaa', 'court-two', '{}', '00', '', 1, 1, 0.0, 0.0)"
        )
    connection.close()

    async def go() -> None:
        store = Store(tmp_path)
        found = await store.table("aaaaaaaaaa")
        assert found is not None
        # Then the deal had passed on to him: nobody could choose.
        assert (found.dealer, found.dealer_chosen) == (1, False)
        store.close()

    asyncio.run(go())


def test_a_chosen_dealer_is_kept(tmp_path: Path) -> None:
    async def go() -> None:
        store = Store(tmp_path)
        await store.add(replace(_table("aaaaaaaaaa"), dealer=1, dealer_chosen=True), [])
        await store.add(_table("bbbbbbbbbb"), [])
        kept = [await store.table(name) for name in ("aaaaaaaaaa", "bbbbbbbbbb")]
        assert [(t.dealer, t.dealer_chosen) for t in kept if t] == [(1, True), (None, False)]
        store.close()

    asyncio.run(go())


def test_every_commit_reaches_the_disk(tmp_path: Path) -> None:
    async def ask(store: Store, pragma: str) -> object:
        return (await store.do(lambda c: c.execute(f"PRAGMA {pragma}").fetchone()))[0]

    async def go() -> None:
        store = Store(tmp_path)
        assert await ask(store, "journal_mode") == "wal"
        assert await ask(store, "synchronous") == 2
        assert await ask(store, "foreign_keys") == 1
        store.close()

    asyncio.run(go())


async def _begin(server: ServerProcess) -> tuple[Message, Message]:
    """Ann and Bea have made a few moves."""
    ann = await open_table(server, "court-two", ["me", "open"])
    bea = await join(server, ann["table"], "Bea")
    guests = [PageClient(server, ann["table"], taken["token"]) for taken in (ann, bea)]
    async with guests[0], guests[1]:
        for page in guests:
            await page.until(lambda v: v.get("round", 0) == 1)
        for _ in range(4):
            for page in guests:
                await page.settle()
                if moves_of(page.view):
                    await page.move(moves_of(page.view)[0])
    return ann, bea


@pytest.mark.parametrize(
    ("harm", "code", "says"),
    [
        ("UPDATE journal SET line = replace(line, 'play', 'lead') WHERE number > 2", "damaged", ""),
        ("DELETE FROM journal WHERE number = 3", "damaged", "damaged"),
        ("UPDATE tables SET rules = rules + 1", "frozen", "version"),
        ("UPDATE tables SET position = 'a cloth without cards'", "frozen", "no longer"),
        ("""UPDATE tables SET options = '{"revoke": "perhaps"}'""", "frozen", "no longer"),
        ("UPDATE tables SET dealer = 40, dealer_chosen = 1", "frozen", "no longer"),
    ],
)
def test_a_game_that_cannot_be_vouched_for_is_frozen(
    tmp_path: Path, harm: str, code: str, says: str
) -> None:
    server = ServerProcess(tmp_path / "data")
    ann, _ = asyncio.run(_begin(server))
    healthy = asyncio.run(open_table(server, "court-two", ["me", "chance"]))
    assert server.stop() == 0
    with sqlite3.connect(tmp_path / "data" / FILE) as connection:
        where = "AND" if "WHERE" in harm else "WHERE"
        column = "id" if "tables" in harm else "table_id"
        done = connection.execute(f"{harm} {where} {column} = ?", (ann["table"],))
        assert done.rowcount > 0
    connection.close()
    server = ServerProcess(tmp_path / "data")

    async def look() -> None:
        async with PageClient(server, ann["table"], ann["token"]) as page:
            await page.until(lambda v: "frozen" in v.get("prompt", ""))
            assert says in page.view["prompt"]
            refused = await page.move("play G-Crown")
            assert (refused["type"], refused["code"]) == ("refused", "frozen")
        async with server.client() as client:
            path = f"/api/tables/{ann['table']}/record"
            record = await client.post(path, json={"token": ann["token"]})
            assert record.status_code == 200, record.text
            assert "pack: " in record.text
            assert "game: court-two" in record.text
        async with PageClient(server, healthy["table"], healthy["token"]) as page:
            await page.until(lambda v: v.get("round", 0) == 1)

    asyncio.run(look())
    assert server.stop() == 0


def test_the_server_removes_old_tables(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "data")
    old = asyncio.run(open_table(server, "court-two", ["me", "chance"]))
    kept = asyncio.run(open_table(server, "court-two", ["me", "chance"]))
    assert server.stop() == 0
    with sqlite3.connect(tmp_path / "data" / FILE) as connection:
        connection.execute(
            "UPDATE tables SET used = used - ?, marked = used - ? WHERE id = ?",
            (8 * DAY, 2 * DAY, old["table"]),
        )
    connection.close()
    server = ServerProcess(tmp_path / "data", keep_days=7)
    server.wait_for_removal("tables", old["table"])

    async def look() -> None:
        async with server.client() as client:
            gone = await client.get(f"/api/tables/{old['table']}")
            assert gone.json()["code"] == "no-such-table"
            assert (await client.get(f"/api/tables/{kept['table']}")).status_code == 200

    asyncio.run(look())
    assert server.stop() == 0


def test_how_a_game_ended_first_stands(tmp_path: Path) -> None:
    async def go() -> None:
        store = Store(tmp_path)
        replay_store = ReplayStore(store)
        ended = Ended("key", ("Ann", "Bea"), (2, 1), {"en": "Ann wins."})
        for name in ("aaaaaaaaaa", "bbbbbbbbbb"):
            await store.add(_table(name), ["one"])
            await store.append(name, 1, ["two"], ended)
        replay = await replay_store.keep_replay(
            source_of_table("aaaaaaaaaa"), "record", "text", "key"
        )
        told = await replay_store.ended("key")
        assert [(e.table, e.replay) for e in told] == [("aaaaaaaaaa", replay), ("bbbbbbbbbb", "")]
        assert (told[0].names, told[0].scores, told[0].result) == (
            ended.names,
            ended.scores,
            ended.result,
        )
        # Taken back and played to a better end: what was known of the cards is not compared.
        await store.append("bbbbbbbbbb", 2, ["undo"])
        better = replace(ended, scores=(9, 0))
        await store.append("bbbbbbbbbb", 3, ["three"], better)
        assert [e.scores for e in await replay_store.ended("key")] == [(2, 1), (2, 1)]
        await store.add(_table("cccccccccc"), ["one"])
        await store.append("cccccccccc", 1, ["two"], replace(better, counts=False))
        assert len(await replay_store.ended("key")) == 2
        found = await store.table("cccccccccc")
        assert found is not None
        assert found.over
        store.close()

    asyncio.run(go())
