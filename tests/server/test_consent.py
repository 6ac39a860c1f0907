"""Taking a move back between people: granted, refused, lapsed, and past what has been seen."""

from __future__ import annotations

import asyncio
from pathlib import Path

from parlour.server.protocol.socket import Consent, RefusedMessage, Undo
from tests.server.session_in_process import ANSWER, FakeConnection, SessionInProcess, opened


async def _company(running: SessionInProcess) -> tuple[FakeConnection, list[FakeConnection]]:
    """Everybody sits; the one on turn plays a card and asks to have it back."""
    connections = [await running.come(seat) for seat in range(3)]
    mover = connections[running.session.table.asked()[0]]
    await mover.play()
    assert mover.view.may_ask_undo
    assert not mover.view.may_undo
    await mover.hear(Undo())
    return mover, [connection for connection in connections if connection is not mover]


async def _plain(running: SessionInProcess) -> bool:
    """Whether this deal begins with a lead that all can see."""
    table = running.session.table
    return table.view(None).seats[table.asked()[0]].on_turn and len(table.asked()) == 1


def test_all_must_agree(tmp_path: Path) -> None:
    async def go() -> None:
        async with opened(tmp_path, deal="2") as running:
            assert await _plain(running)
            before = [seat.hand for seat in running.session.table.view(None).seats]
            mover, (first, second) = await _company(running)
            request = second.shows.request
            assert request is not None
            assert (request.seat, set(request.waiting)) == (
                mover.view.seat,
                {first.view.seat, second.view.seat},
            )
            assert first.view.seat is not None
            assert second.view.seat is not None
            await first.hear(Consent(True, first.view.seat))
            assert mover.shows.request is not None
            assert mover.shows.request.waiting == [second.view.seat]
            # Nobody answers for somebody else, nor twice.
            await first.hear(Consent(True, second.view.seat))
            await first.hear(Consent(True, first.view.seat))
            assert first.refusals == ["wrong-seat", "not-asked"]
            await second.hear(Consent(True, second.view.seat))
            assert mover.shows.request is None
            assert mover.view.choices
            assert [seat.hand for seat in running.session.table.view(None).seats] == before
            lines, _ = await running.store.journal("aaaaaaaaaa")
            assert lines == running.session.table.journal
            assert lines[-1].startswith("undo")

    asyncio.run(go())


def test_one_no_is_enough_and_the_asker_is_told_whose(tmp_path: Path) -> None:
    async def go() -> None:
        async with opened(tmp_path, deal="2") as running:
            mover, (first, second) = await _company(running)
            moves = len(running.session.table.journal)
            assert first.view.seat is not None
            await first.hear(Consent(False, first.view.seat))
            assert mover.refusals == ["undo-refused"]
            told = mover.last(RefusedMessage)
            assert running.session.table.names[first.view.seat] in told.sentence
            assert second.shows.request is None
            assert len(running.session.table.journal) == moves

    asyncio.run(go())


def test_a_wish_lapses_when_the_game_moves_on_or_nobody_answers(tmp_path: Path) -> None:
    async def go() -> None:
        async with opened(tmp_path, deal="2") as running:
            mover, others = await _company(running)
            await running.clock.turn(ANSWER)
            await running.until(lambda: mover.shows.request is None)
            await mover.hear(Undo())
            assert mover.shows.request is not None
            following = next(connection for connection in others if connection.view.choices)
            await following.play()
            assert mover.shows.request is None
            assert following.view.seat is not None
            await following.hear(Consent(True, following.view.seat))
            assert following.refusals == ["not-asked"]
            await mover.hear(Undo())
            assert mover.refusals == ["no-undo"]
            assert "has moved since" in mover.last(RefusedMessage).sentence

    asyncio.run(go())


def test_who_has_gone_is_not_asked(tmp_path: Path) -> None:
    async def go() -> None:
        async with opened(tmp_path, deal="2") as running:
            mover, (first, second) = await _company(running)
            await running.session.leave(first)
            request = second.shows.request
            assert request is not None
            assert request.waiting == [second.view.seat]
            await running.session.leave(second)
            assert mover.shows.request is None
            moves = len(running.session.table.journal)
            await mover.hear(Undo())
            assert len(running.session.table.journal) == moves + 1
            assert mover.view.choices

    asyncio.run(go())


def test_bots_wait_while_people_are_asked(tmp_path: Path) -> None:
    async def go() -> None:
        async with opened(tmp_path, seats="ppb", deal="2", bot=5.0) as running:
            ann, bea = await running.come(0), await running.come(1)
            await bea.play()
            assert running.session.table.asked() == [2]
            await bea.hear(Undo())
            moves = len(running.session.table.journal)
            await running.clock.turn(6.0)
            for _ in range(50):
                await asyncio.sleep(0)
            assert len(running.session.table.journal) == moves
            await ann.hear(Consent(False, 0))
            await running.until(lambda: len(running.session.table.journal) > moves)

    asyncio.run(go())


def test_one_at_the_same_device_is_asked_too(tmp_path: Path) -> None:
    async def go() -> None:
        async with opened(tmp_path, seats="pp", deal="2") as running:
            seat = running.session.table.asked()[0]
            other = 1 - seat
            mover = await running.come(seat, also=(other,))
            await mover.play()
            await mover.hear(Undo())
            assert mover.shows.request is not None
            assert mover.shows.request.waiting == [other]
            await mover.hear(Consent(True, other))
            assert mover.shows.request is None
            assert mover.view.choices

    asyncio.run(go())
