"""Hints over real sockets: to the one who asks on his turn, and to nobody else."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from parlour.server.live import hints
from tests.server.page_client import Message, PageClient, join, moves_of, open_table
from tests.server.server_process import ServerProcess


async def ask(page: PageClient) -> Message:
    await page.say({"type": "hint"})
    return await page.answer("hinted", "refused")


@pytest.mark.parametrize(
    ("game", "others"),
    [("court-two", 1), ("alice", 3), ("authors-portraits", 2), ("masquerade", 3)],
)
def test_a_hint_answers_what_is_asked_of_me_and_changes_nothing(
    server: ServerProcess, game: str, others: int
) -> None:
    async def play() -> None:
        ann = await open_table(server, game, ["me"] + ["steady"] * others)
        async with (
            PageClient(server, ann["table"], ann["token"]) as page,
            PageClient(server, ann["table"]) as watcher,
        ):
            for _ in range(3):
                await page.until(lambda view: bool(moves_of(view)) or view.get("over", False))
                if page.view.get("over"):
                    return
                await watcher.settle()
                before = len(watcher.received)
                hinted = await ask(page)
                assert hinted["type"] == "hinted", hinted
                assert hinted["at"] == page.view["revision"]
                assert hinted["sentence"]
                assert hinted["label"]
                assert await ask(page) == hinted, "asked twice, it is the same"
                await watcher.settle()
                said = [m["type"] for m in watcher.heard[before:]]
                assert said == ["pong"], "nobody else hears of it"
                answer = await page.move(hinted["move"])
                assert answer["type"] == "view", answer

    asyncio.run(play())


def test_between_people_hints_are_for_the_house_to_allow(server: ServerProcess) -> None:
    async def refused(hints: bool) -> tuple[set[str], set[str]]:
        """What is answered to the one on turn, and to the one who waits."""
        # Not a deal in which the one who waits was given the four, and is asked about them.
        made = await open_table(
            server, "court-two", ["me", "open"], house={"hints": hints}, deal="3", dealer=1
        )
        bea = await join(server, made["table"], "Bea")
        on_turn, waiting = set[str](), set[str]()
        async with (
            PageClient(server, made["table"], made["token"]) as first,
            PageClient(server, made["table"], bea["token"]) as second,
        ):
            for page in (first, second):
                await page.until(lambda view: view.get("round", 0) == 1)
                answer = await ask(page)
                kind = str(answer.get("code", answer["type"]))
                (on_turn if moves_of(page.view) else waiting).add(kind)
                assert answer["sentence"].endswith((".", "?"))
        return on_turn, waiting

    assert asyncio.run(refused(False)) == ({"no-hints"}, {"no-hints"})
    assert asyncio.run(refused(True)) == ({"hinted"}, {"not-your-turn"})


def test_watchers_get_none_and_nobody_gets_very_many(server: ServerProcess) -> None:
    async def play() -> None:
        ann = await open_table(server, "monkey", ["me", "steady", "steady"])
        async with PageClient(server, ann["table"]) as watcher:
            answer: Any = await ask(watcher)
            assert answer["code"] == "watching"
        async with PageClient(server, ann["table"], ann["token"]) as page:
            await page.until(lambda view: bool(moves_of(view)))
            answers = [await ask(page) for _ in range(int(hints.AT_ONCE) * 20)]
            codes = {answer.get("code", "hinted") for answer in answers}
            assert codes == {"hinted", "too-many-hints"}
            assert answers[0]["type"] == "hinted"

    asyncio.run(play())
