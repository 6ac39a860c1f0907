"""One seat, several windows: taking over, coming back, being here."""

from __future__ import annotations

import asyncio
import random

from tests.server.page_client import PageClient, is_over, join, moves_of, open_table, play_on
from tests.server.server_process import ServerProcess


def test_a_second_window_takes_the_seat_over(server: ServerProcess) -> None:
    async def go() -> None:
        ann = await open_table(server, "court-two", ["me", "chance"])
        async with PageClient(server, ann["table"], ann["token"]) as first:
            await first.until(lambda v: v.get("round", 0) == 1)
            async with PageClient(server, ann["table"], ann["token"]) as second:
                await second.until(lambda v: v["seat"] == 0)
                assert await first.ends() == 1000
                assert first.heard[-1]["type"] == "taken-over"
                assert first.heard[-1]["sentence"]
                assert "presence" not in second.view["seats"][0]
                await play_on(second, random.Random(3), is_over)

    asyncio.run(go())


def test_watchers_do_not_take_over_from_each_other(server: ServerProcess) -> None:
    async def go() -> None:
        ann = await open_table(server, "court-two", ["me", "chance"])
        first = PageClient(server, ann["table"])
        second = PageClient(server, ann["table"])
        async with first, second:
            await first.until(lambda v: v["seat"] is None)
            await second.until(lambda v: v["seat"] is None)
            await first.settle()
            await second.settle()
            assert not [m for m in first.heard + second.heard if m["type"] == "taken-over"]

    asyncio.run(go())


def test_others_see_who_is_here(server: ServerProcess) -> None:
    async def go() -> None:
        ann = await open_table(server, "court-two", ["me", "open"])
        bea = await join(server, ann["table"], "Bea")
        async with PageClient(server, ann["table"], ann["token"]) as page:
            await page.until(lambda v: "presence" in v["seats"][1])
            async with PageClient(server, ann["table"], bea["token"]):
                await page.until(lambda v: "presence" not in v["seats"][1])
            await page.until(lambda v: "presence" in v["seats"][1])

    asyncio.run(go())


def test_who_comes_back_is_told_what_he_missed_and_no_more(server: ServerProcess) -> None:
    async def go() -> None:
        ann = await open_table(server, "court-two", ["me", "open"])
        bea = await join(server, ann["table"], "Bea")
        rng = random.Random(11)
        async with PageClient(server, ann["table"], ann["token"]) as stays:
            async with PageClient(server, ann["table"], bea["token"]) as leaves:
                await stays.until(lambda v: v.get("round", 0) == 1)
                await leaves.until(lambda v: v.get("round", 0) == 1)
                await leaves.settle()
                whole = list(leaves.story)
            await stays.settle()
            if moves_of(stays.view):
                assert (await stays.move(rng.choice(moves_of(stays.view))))["type"] == "view"
            back = PageClient(server, ann["table"], bea["token"], since=len(whole))
            afresh = PageClient(server, ann["table"], bea["token"])
            async with back:
                await back.settle()
                missed = list(back.story)
            async with afresh:
                await afresh.settle()
                assert afresh.story == whole + missed
            beyond = PageClient(server, ann["table"], bea["token"], since=10**6)
            async with beyond:
                await beyond.settle()
                assert beyond.story == []
            before = PageClient(server, ann["table"], bea["token"], since=-5)
            async with before:
                await before.settle()
                assert before.view["story"] == whole + missed

    asyncio.run(go())


def test_an_unseen_change_sends_nothing(server: ServerProcess) -> None:
    """A connection that comes twice in the same place must not make a message for others."""

    async def go() -> None:
        ann = await open_table(server, "court-two", ["me", "open"])
        bea = await join(server, ann["table"], "Bea")
        async with (
            PageClient(server, ann["table"], ann["token"]) as page,
            PageClient(server, ann["table"], bea["token"]),
        ):
            await page.until(lambda v: v.get("round", 0) == 1 and "presence" not in v["seats"][1])
            await page.settle()
            heard = len(page.received)
            async with PageClient(server, ann["table"], bea["token"]) as second:
                await second.settle()
                async with PageClient(server, ann["table"]) as watcher:
                    await watcher.settle()
            await page.settle()
            # Bea's seat stayed taken until her last window closed: one message at most.
            told = [m for m in page.heard[heard:] if m["type"] == "view"]
            assert len(told) <= 1
            assert all("presence" in m["view"]["seats"][1] for m in told)

    asyncio.run(go())
