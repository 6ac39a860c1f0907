"""Who is here, whose connection is lost, who has left; and the bot that keeps a seat meanwhile."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from parlour.games.mistakes import Mistake
from parlour.server.protocol.http import House
from parlour.server.protocol.socket import Leave
from tests.server.session_in_process import AWAY, FakeConnection, SessionInProcess, opened


def presence(connection: FakeConnection) -> list[tuple[str, str]]:
    return [(seat.presence, seat.kept_by) for seat in connection.view.seats]


HERE, GONE, LOST, LEFT = ("here", ""), ("away", ""), ("lost", ""), ("left", "")
KEPT = ("away", "steady")


def test_away_lost_and_left_are_told_apart(tmp_path: Path) -> None:
    async def go() -> None:
        async with opened(tmp_path, house=House(stand_in=False)) as running:
            ann = await running.come(0)
            assert presence(ann) == [HERE, GONE, GONE], "nobody's line is lost who has not come"
            bea, cat = [await running.come(seat) for seat in (1, 2)]
            assert presence(ann) == [HERE, HERE, HERE]
            await running.session.leave(bea)
            assert presence(ann) == [HERE, GONE, HERE], "she has closed her page"
            bea = await running.come(1)
            bea.is_lost = True
            await running.session.leave(bea)
            assert presence(ann) == [HERE, LOST, HERE]
            await cat.hear(Leave())
            assert cat.closed == 1000
            await running.session.leave(cat)
            assert presence(ann) == [HERE, LOST, LEFT]
            stored = await running.store.table("aaaaaaaaaa")
            assert stored is not None
            assert [seat.has_left for seat in stored.seats] == [False, False, True]
            await running.come(1)
            await running.come(2)
            assert presence(ann) == [HERE, HERE, HERE]
            stored = await running.store.table("aaaaaaaaaa")
            assert stored is not None
            assert not any(seat.has_left for seat in stored.seats)

    asyncio.run(go())


async def _until_turn_of(
    running: SessionInProcess, seat: int, connections: dict[int, FakeConnection]
) -> None:
    """The others play until this seat is on turn."""
    while not running.session.table.view(None).seats[seat].on_turn:
        asked = next(n for n in running.session.table.asked() if n in connections)
        await connections[asked].play()


def test_a_bot_keeps_a_seat_after_a_while_and_gives_it_back(tmp_path: Path) -> None:
    async def go() -> None:
        async with opened(tmp_path) as running:
            ann, bea, cat = [await running.come(seat) for seat in range(3)]
            await _until_turn_of(running, 1, {0: ann, 1: bea, 2: cat})
            await running.session.leave(bea)
            await running.clock.turn(AWAY - 1)
            assert presence(ann)[1] == GONE
            told = len(ann.heard)
            await running.clock.turn(0.5)
            assert len(ann.heard) == told, "nothing happens before it is time"
            moves = len(running.session.table.journal)
            await running.clock.turn(0.5)
            await running.until(lambda: presence(ann)[1] == KEPT)
            await running.until(lambda: len(running.session.table.journal) > moves)
            back = await running.come(1)
            assert presence(ann)[1] == HERE
            await _until_turn_of(running, 1, {0: ann, 2: cat})
            moves = len(running.session.table.journal)
            await running.clock.turn(10 * AWAY)
            for _ in range(50):
                await asyncio.sleep(0)
            assert len(running.session.table.journal) == moves, "who is here plays himself"
            await back.play()

    asyncio.run(go())


def test_the_seat_of_one_who_left_is_kept_at_once(tmp_path: Path) -> None:
    async def go() -> None:
        async with opened(tmp_path) as running:
            ann, bea = await running.come(0), await running.come(1)
            await bea.hear(Leave())
            assert presence(ann)[1] == ("left", "steady")

    asyncio.run(go())


@pytest.mark.parametrize("house", [House(stand_in=False), House(pace="leisure")])
def test_where_nobody_stands_in_the_table_waits(tmp_path: Path, house: House) -> None:
    async def go() -> None:
        async with opened(tmp_path, house=house) as running:
            ann, bea = await running.come(0), await running.come(1)
            await bea.hear(Leave())
            await running.clock.turn(10 * AWAY)
            await running.come(None)
            assert presence(ann)[1:] == [LEFT, GONE]

    asyncio.run(go())


def test_a_table_without_anybody_waits_for_its_company(tmp_path: Path) -> None:
    async def go() -> None:
        async with opened(tmp_path) as running:
            ann, bea = await running.come(0), await running.come(1)
            watcher = await running.come(None)
            moves = len(running.session.table.journal)
            await running.session.leave(ann)
            await running.session.leave(bea)
            await running.clock.turn(10 * AWAY)
            for _ in range(50):
                await asyncio.sleep(0)
            assert presence(watcher) == [GONE, GONE, GONE]
            assert len(running.session.table.journal) == moves
            await running.come(0)
            await running.until(lambda: presence(watcher)[1:] == [KEPT, KEPT])

    asyncio.run(go())


def test_whether_a_seat_is_kept_does_not_hang_on_a_silent_question(tmp_path: Path) -> None:
    """What a watcher is told, and when, is the same with a silent question and without."""

    async def go(deal: str) -> tuple[bool, list[tuple[float, list[tuple[str, str]]]]]:
        told: list[tuple[float, list[tuple[str, str]]]] = []
        async with opened(tmp_path / deal, deal=deal) as running:
            table = running.session.table
            asked = [n for n in table.asked() if not table.view(None).seats[n].on_turn]
            watcher = await running.come(None)
            # Ann is here; if she is on turn she thinks, so that nothing else happens.
            await running.come(0)
            for _ in range(12):
                await running.clock.turn(AWAY / 10)
                for _ in range(5):
                    await asyncio.sleep(0)
                told.append((running.clock.time, presence(watcher)))
        return bool(asked), told

    seen = [asyncio.run(go(str(deal))) for deal in range(1, 9)]
    assert {silent for silent, _ in seen} == {True, False}
    assert all(told == seen[0][1] for _, told in seen)
    assert seen[0][1][8] != seen[0][1][10], "the seats come to be kept meanwhile"


def test_those_at_one_device_are_here_together(tmp_path: Path) -> None:
    async def go() -> None:
        async with opened(tmp_path) as running:
            watcher = await running.come(None)
            first = await running.come(0, also=(1,))
            assert presence(watcher) == [HERE, HERE, GONE]
            assert first.view.seat == 0
            # The device is handed on: a new line shows Bea's seat, and then the old one ends.
            second = await running.come(1, also=(0,))
            assert second.view.seat == 1
            heard = len(watcher.heard)
            await running.session.leave(first)
            assert presence(watcher) == [HERE, HERE, GONE]
            assert len(watcher.heard) == heard, "nobody sees the device go round"
            assert first.closed is None
            # Bea goes on at a device of her own; Ann's seat stays with the old one.
            own = await running.come(1)
            assert second.closed == 1000
            await running.session.leave(second)
            assert presence(watcher) == [GONE, HERE, GONE]
            assert own.view.seat == 1

    asyncio.run(go())


def test_a_table_may_refuse_to_be_watched(tmp_path: Path) -> None:
    async def go() -> None:
        async with opened(tmp_path, house=House(spectators=False)) as running:
            with pytest.raises(Mistake, match="nobody may watch") as caught:
                await running.come(None)
            assert caught.value.code == "no-spectators"
            assert (await running.come(1)).view.seat == 1

    asyncio.run(go())
