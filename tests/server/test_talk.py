"""Talk: how much, by whom, and the silence of partners."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from parlour.games import catalogue
from parlour.server.live.talk import AT_ONCE, LONGEST, MOST_LINES, PHRASES
from parlour.server.protocol.http import House
from parlour.server.protocol.socket import RefusedMessage, Said, Say
from parlour.server.store.store import Store
from tests.server.session_in_process import opened


def test_what_is_said_is_heard_by_all_and_kept(tmp_path: Path) -> None:
    async def go() -> None:
        async with opened(tmp_path) as running:
            ann, bea, watcher = (
                await running.come(0),
                await running.come(1),
                await running.come(None),
            )
            await ann.hear(Say(phrase=PHRASES[0]))
            await bea.hear(Say(text="  Good   evening,\n<b>Ann</b> \u202e\x00 "))
            assert ann.talk == bea.talk == watcher.talk
            assert watcher.talk == [PHRASES[0], "Good evening, <b>Ann</b>"]
            await watcher.hear(Say(phrase=PHRASES[0]))
            assert watcher.refusals == ["no-talk"]
            late = await running.come(2)
            assert late.talk == watcher.talk
            assert [line.seat for line in late.last(Said).lines] == [0, 1]
        store = Store(tmp_path)
        assert [line.text for line in await store.talk("aaaaaaaaaa")] == ["", watcher.talk[1]]
        store.close()

    asyncio.run(go())


@pytest.mark.parametrize(
    ("house", "message", "code"),
    [
        (House(talk="off"), Say(phrase=PHRASES[0]), "no-talk"),
        (House(talk="phrases"), Say(text="hello"), "no-talk"),
        (House(), Say(phrase="nonsense"), "no-such-phrase"),
        (House(), Say(phrase=PHRASES[0], text="and more"), "no-such-phrase"),
        (House(), Say(text="x" * (LONGEST + 1)), "no-words"),
        (House(), Say(text=" \n\u200b"), "no-words"),
    ],
)
def test_what_may_not_be_said(tmp_path: Path, house: House, message: Say, code: str) -> None:
    async def go() -> None:
        async with opened(tmp_path, house=house) as running:
            ann, bea = await running.come(0), await running.come(1)
            await ann.hear(message)
            assert ann.refusals == [code]
            assert ann.last(RefusedMessage).sentence
            assert bea.talk == []
            assert await running.store.talk("aaaaaaaaaa") == []

    asyncio.run(go())


def test_nobody_floods_a_table(tmp_path: Path) -> None:
    async def go() -> None:
        async with opened(tmp_path) as running:
            ann, bea = await running.come(0), await running.come(1)
            for n in range(AT_ONCE + 1):
                await ann.hear(Say(text=f"line {n}"))
            assert ann.refusals == ["too-much-talk"]
            await bea.hear(Say(text="one of mine"))
            assert bea.refusals == []
            await running.clock.turn(2.0)
            await ann.hear(Say(text="again"))
            assert ann.refusals == ["too-much-talk"]
            assert bea.talk[-1] == "again"

    asyncio.run(go())


def test_a_table_keeps_its_last_lines_only(tmp_path: Path) -> None:
    async def go() -> None:
        async with opened(tmp_path) as running:
            ann = await running.come(0)
            for n in range(MOST_LINES + 7):
                await running.clock.turn(2.0)
                await ann.hear(Say(text=f"line {n}"))
            kept = await running.store.talk("aaaaaaaaaa")
            assert len(kept) == MOST_LINES
            assert (kept[0].number, kept[-1].text) == (7, f"line {MOST_LINES + 6}")
            late = await running.come(1)
            assert late.talk[0] == "line 7"

    asyncio.run(go())


@pytest.mark.parametrize("may", [False, True])
def test_partners_keep_silent_during_a_deal(tmp_path: Path, may: bool) -> None:
    game = catalogue.game("court-four")
    assert game.sides

    async def go() -> None:
        house = House(partners_talk=may)
        async with opened(tmp_path, seats="pppp", house=house, game=game) as running:
            ann = await running.come(0)
            assert running.session.table.in_play
            for message in (Say(phrase=PHRASES[0]), Say(text="hearts!")):
                await ann.hear(message)
            assert ann.refusals == ([] if may else ["no-talk-now", "no-talk-now"])
            while running.session.table.in_play:
                seat = running.session.table.asked()[0]
                running.session.table.play_code(seat, running.session.table.ask(seat)[1][0])
            await ann.hear(Say(text="well played"))
            assert ann.talk[-1] == "well played"

    asyncio.run(go())
