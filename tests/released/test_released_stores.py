"""Whatever a released version stored opens, replays and verifies, and goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from parlour.games.catalogue import game
from parlour.kernel.flat import Record, as_bytes
from parlour.server.live.new_tables import new_table_of_deal
from parlour.server.live.restoring import Restored, record_text, restore
from parlour.server.replays.films import film_of, record_of
from parlour.server.store.replay_store import ReplayStore
from parlour.server.store.snapshot import read_snapshot
from parlour.server.store.store import Store
from parlour.server.store.stored import StoredReplay, StoredSeat
from parlour.tables import record
from parlour.tables.fair.proof import verify
from parlour.tables.table import Table
from parlour.tables.view import encode
from tests.released.stores import ReleasedReplay, ReleasedTable, contents, unpack, versions
from tests.server.page_client import PageClient
from tests.server.server_process import ServerProcess
from tests.tables.company import play_on, shown_to

A_FEW_MOVES = 25


@cache
def _restored(version: str, folder: Path) -> dict[str, Restored]:
    """Every table of a version, as a server brings it back."""

    async def bring() -> dict[str, Restored]:
        store = Store(folder)
        back = {}
        for kept in contents(version).tables:
            stored = await store.table(kept.id)
            assert stored is not None
            back[kept.id] = restore(stored, *await store.journal(kept.id))
        store.close()
        return back

    return asyncio.run(bring())


@pytest.fixture(scope="module", params=versions())
def released(request: pytest.FixtureRequest) -> str:
    version: str = request.param
    return version


@pytest.fixture(scope="module")
def folder(released: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    place = tmp_path_factory.mktemp(released)
    unpack(released, place)
    yield place
    _restored.cache_clear()


def _tables(version: str, playable: bool) -> list[ReleasedTable]:
    return [table for table in contents(version).tables if table.playable == playable]


def test_every_table_stands_as_it_was_left(released: str, folder: Path) -> None:
    for kept in _tables(released, playable=True):
        table = _restored(released, folder)[kept.id].table
        assert not table.frozen, (kept.about, kept.game, table.frozen)
        assert len(table.journal) == kept.lines
        assert table.over == kept.over
        assert _asked(table, released) == kept.asked, (kept.about, kept.game)
        assert _stands_at(table) == _read(table, kept), (kept.about, kept.game)


def _asked(table: Table, version: str) -> list[int]:
    """The seats that are asked; but none that 0.3.0 had wait for one who might keep a pair back."""
    waited = version == "0.3.0"
    return [seat for seat in table.asked() if not waited or table.cuts_short(seat) is None]


def _stands_at(table: Table) -> bytes | None:
    """The state by its bytes, as far as a position tells of it."""
    moment = table.moment()
    return (
        as_bytes(_again(table, table.game.words.write_position(moment.state)))
        if moment.begun
        else None
    )


def _read(table: Table, kept: ReleasedTable) -> bytes | None:
    return as_bytes(_again(table, kept.position)) if kept.position else None


def _again(table: Table, text: str) -> Record:
    if table.record.options.get("hold_back") == "true":
        # Up to 0.3.0 all were told who had no pair to keep.
        text = text.replace("; no pair", "")
    return table.game.words.read_position(text, dict(table.record.options))


def test_every_table_is_seen_by_all_and_goes_on(released: str, folder: Path) -> None:
    for kept in _tables(released, playable=True):
        table = _restored(released, folder)[kept.id].table
        assert all(shown_to(table))
        if kept.about == "lesson":
            continue
        play_on(table, seed=5, most=A_FEW_MOVES)
        assert all(shown_to(table))


def test_what_cannot_be_played_is_closed_with_a_sentence(released: str, folder: Path) -> None:
    """Of positions that ought never to have been begun from some can be played all the same."""
    closed = 0
    for kept in _tables(released, playable=False):
        found = _restored(released, folder)[kept.id]
        assert all(shown_to(found.table))
        assert record_text(found).startswith(record.FORM)
        if found.table.frozen:
            closed += 1
            assert found.table.frozen.endswith("."), kept.about
            assert not found.table.asked()
        else:
            play_on(found.table, seed=5)
            assert all(shown_to(found.table)), kept.about
    assert closed or not _tables(released, playable=False)


def test_every_replay_is_shown_step_by_step(released: str, folder: Path) -> None:
    for kept, stored, _ in _replays(released, folder):
        film = film_of(stored.form, stored.content)
        assert len(film) == kept.steps, (kept.game, kept.form)
        for step in {0, kept.steps // 3, kept.steps - 1}:
            assert encode(film.open_view(step))
            assert encode(film.view(step, 0))
        verify(record.read(record_of(stored, film)))


def test_every_shared_deal_is_dealt_again(released: str, folder: Path) -> None:
    for kept, stored, deal in _replays(released, folder):
        if kept.deal:
            key, content = deal
            assert key == stored.deal_key
            shared = read_snapshot(content)
            seats = tuple(StoredSeat("bot", f"Bot {n}", "chance") for n in range(len(shared.seats)))
            _, table = new_table_of_deal("aaaaaaaaaa", shared, seats)
            table.advance()
            film = film_of(stored.form, stored.content)
            packs = [entry.text for entry in film.table.record.entries if entry.kind == "pack"]
            assert [e.text for e in table.record.entries if e.kind == "pack"] == packs[:1]


def _replays(
    version: str, folder: Path
) -> list[tuple[ReleasedReplay, StoredReplay, tuple[str, str]]]:
    async def read() -> list[tuple[ReleasedReplay, StoredReplay, tuple[str, str]]]:
        store = Store(folder)
        replay_store = ReplayStore(store)
        found = []
        for kept in contents(version).replays:
            stored = await replay_store.replay(kept.id)
            deal = await replay_store.deal(kept.deal) if kept.deal else ("", "")
            assert stored is not None
            assert deal is not None
            found.append((kept, stored, deal))
        store.close()
        return found

    return asyncio.run(read())


def test_every_record_verifies(released: str) -> None:
    kept = contents(released).records
    assert {record.read(text).game for text in kept.values()} >= {game("court").name, "monkey"}
    for text in kept.values():
        verify(record.read(text))


@pytest.mark.by_lot("what was dealt by lot in its day stays as it was dealt")
def test_a_server_opens_all_of_it(released: str, folder: Path, tmp_path: Path) -> None:
    unpack(released, tmp_path / "data")
    server = ServerProcess(tmp_path / "data", pace=1_000_000)

    async def go() -> None:
        for kept in contents(released).tables:
            async with PageClient(server, kept.id, next(filter(None, kept.tokens))) as page:
                view = await page.until(lambda view: True)
                assert not (kept.playable and view.get("frozen")), kept.about

    asyncio.run(go())
    assert server.stop() == 0
    assert "Traceback" not in server.error_text()
