"""Lessons over real sockets: the script plays the others and leads the learner."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from parlour.games import catalogue
from parlour.lessons.lesson import lessons_of
from tests.server.page_client import Message, PageClient, moves_of
from tests.server.server_process import ServerProcess


async def begin(server: ServerProcess, game: str, number: int, name: str = "Ann") -> Message:
    async with server.client() as client:
        answer = await client.post(f"/api/lessons/{game}/{number}", json={"name": name})
    assert answer.status_code == 201, answer.text
    taken: Message = answer.json()
    return taken


async def asked(page: PageClient) -> dict[str, Any]:
    """Listen until the lesson asks for something or is done."""
    while not (page.lesson.get("wants") or page.lesson.get("done")):
        await page.hear()
    return page.lesson


async def play_through(page: PageClient) -> list[str]:
    """Do what the lesson asks for, to its end; gives all that was said."""
    said: list[str] = []
    step = 1
    while not (lesson := await asked(page)).get("done"):
        assert lesson["step"] == step
        wants = lesson["wants"]
        assert wants["move"] in moves_of(page.view) or any(
            choice.get("move") == wants["move"] for choice in page.view["choices"]
        )
        said += lesson["says"]
        answer = await page.move(wants["move"])
        assert answer["type"] == "view", answer
        step += 1
    assert step == lesson["of"] + 1
    return said + lesson["says"]


def test_every_lesson_can_be_played_through(server: ServerProcess) -> None:
    async def learn(game: str, number: int, whole: set[str], following: int | None) -> None:
        taken = await begin(server, game, number)
        async with PageClient(server, taken["table"], taken["token"]) as ann:
            said = await play_through(ann)
            assert ann.lesson.get("next") == following
        # Nothing that stands in the script is left unsaid.
        assert set(said) == whole

    async def learn_all() -> None:
        async with server.client() as client:
            offered = (await client.get("/api/lessons")).json()
        assert [one["game"] for one in offered] == [n for n in catalogue.names() if lessons_of(n)]
        for one in offered:
            lessons = lessons_of(one["game"])
            titles = [(lesson.number, lesson.title, lesson.steps) for lesson in lessons]
            assert [(o["number"], o["title"], o["steps"]) for o in one["lessons"]] == titles
            for lesson in lessons:
                whole = {text for _, text in lesson.sentences()} - {lesson.title}
                following = lesson.number + 1 if lesson is not lessons[-1] else None
                await learn(lesson.game, lesson.number, whole, following)

    asyncio.run(learn_all())


def test_other_moves_are_answered_kindly_and_wrong_ones_by_the_rules(server: ServerProcess) -> None:
    async def play() -> None:
        taken = await begin(server, "court-two", 1)
        async with PageClient(server, taken["table"], taken["token"]) as ann:
            lesson = await asked(ann)
            before = ann.view
            other = next(m for m in moves_of(ann.view) if m != lesson["wants"]["move"])
            kindly = await ann.move(other)
            assert kindly["type"] == "refused"
            assert kindly["code"] == "lesson"
            assert lesson["wants"]["label"] in kindly["sentence"]
            wrong = await ann.move("exchange")
            assert wrong["type"] == "refused"
            assert wrong["clauses"]
            assert (await ann.move("hum a tune"))["code"] == "unreadable"
            await ann.settle()
            assert ann.view == before
            # The move may be typed as anybody types it, and taken back.
            words = lesson["wants"]["label"].lower()
            assert (await ann.move(words.replace("the ", "")))["type"] == "view"
            assert (await asked(ann))["step"] == 2
            await ann.say({"type": "undo"})
            await ann.until(lambda _: ann.lesson.get("step") == 1)
            await play_through(ann)
            late = await ann.move(moves_of(ann.view)[0])
            assert late["code"] == "lesson-done"

    asyncio.run(play())


def test_only_the_learner_learns(server: ServerProcess) -> None:
    async def play() -> None:
        taken = await begin(server, "court-two", 1, "bea")
        async with PageClient(server, taken["table"]) as watcher:
            await watcher.until(lambda view: not view["waiting"] and view.get("round", 0) > 0)
            assert watcher.lesson == {}
            assert [seat["name"] for seat in watcher.view["seats"]] == ["You", "Bea"]
            assert (await watcher.move("play K-Crown", 0))["code"] == "watching"
        async with PageClient(server, taken["table"], "somebody-elses-token") as stranger:
            assert (await stranger.hear())["code"] == "wrong-token"
        async with server.client() as client:
            for address in ("/api/lessons/court-two/9", "/api/lessons/whist/1"):
                assert (await client.post(address, json={"name": "Ann"})).status_code == 404
            again = f"/api/tables/{taken['table']}/again"
            answer = await client.post(again, json={"token": taken["token"]})
            assert answer.json()["code"] == "in-lesson"

    asyncio.run(play())


def test_a_lesson_survives_a_power_cut(tmp_path: Path) -> None:
    async def first(server: ServerProcess) -> Message:
        taken = await begin(server, "court-two", 1)
        async with PageClient(server, taken["table"], taken["token"]) as ann:
            await ann.move((await asked(ann))["wants"]["move"])
            assert (await asked(ann))["step"] == 2
            return taken | {"lesson": ann.lesson}

    async def then(server: ServerProcess, taken: Message) -> None:
        async with PageClient(server, taken["table"], taken["token"]) as ann:
            assert await asked(ann) == taken["lesson"]
            await play_through_from(ann)

    async def play_through_from(ann: PageClient) -> None:
        while not (lesson := await asked(ann)).get("done"):
            assert (await ann.move(lesson["wants"]["move"]))["type"] == "view"

    server = ServerProcess(tmp_path / "data")
    taken = asyncio.run(first(server))
    server.kill()
    server = ServerProcess(tmp_path / "data")
    try:
        asyncio.run(then(server, taken))
    finally:
        server.stop()


@pytest.mark.parametrize("name", ["", "x" * 100])
def test_a_learner_has_a_name(server: ServerProcess, name: str) -> None:
    async def ask() -> int:
        async with server.client() as client:
            answer = await client.post("/api/lessons/court-two/1", json={"name": name})
            return answer.status_code

    assert asyncio.run(ask()) == 400
