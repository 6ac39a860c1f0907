"""Finished games and records looked at again over HTTP, and everything that may be wrong."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest

from parlour.server.store.store import FILE
from parlour.server.store.sweeping import DAY
from tests.server.page_client import Message, PageClient, is_over, join, open_table, play_on
from tests.server.server_process import ServerProcess

SHORT = {"round_cap": "1"}


async def finished(server: ServerProcess, seed: int = 1) -> tuple[Message, PageClient]:
    """A short game of Court between Ann and a bot, over; and all that Ann was shown."""
    ann = await open_table(server, "court-two", ["me", "steady"], options=SHORT)
    page = PageClient(server, ann["table"], ann["token"])
    async with page:
        await play_on(page, random.Random(seed), is_over)
    return ann, page


async def shared(client: httpx.AsyncClient, seat: Message) -> str:
    answer = await client.post(f"/api/tables/{seat['table']}/replay", json={"token": seat["token"]})
    assert answer.status_code == 201, answer.text
    replay: str = answer.json()["replay"]
    assert answer.json()["link"] == f"/r/{replay}"
    return replay


def bare(view: Message) -> Message:
    """A view without what tells of the connection or of what was sent before."""
    left_out = ("story", "story_from", "revision")
    kept = {key: value for key, value in view.items() if key not in left_out}
    kept["seats"] = [
        {k: v for k, v in seat.items() if k not in ("here", "presence")} for seat in view["seats"]
    ]
    return kept


def test_a_game_is_shown_over_the_wire_as_it_was_seen(server: ServerProcess) -> None:
    async def go() -> None:
        seat, page = await finished(server)
        async with server.client() as client:
            replay = await shared(client, seat)
            assert await shared(client, seat) == replay
            info = (await client.get(f"/api/replays/{replay}")).json()
            assert info["result"] == page.view["result"]
            assert info["score"]["totals"] == page.view["score"]["totals"]
            assert [s["number"] for s in info["steps"]] == list(range(len(info["steps"])))
            at = f"/api/replays/{replay}/at"
            seen = [
                (await client.get(f"{at}/{n}", params={"seat": 0})).json()
                for n in range(len(info["steps"]))
            ]
            # Each view that came over the socket is one of the replay's, in the same order.
            told = [json.loads(m)["view"] for m in page.received if '"type":"view"' in m[:20]]
            place = 0
            for view in told:
                while bare(seen[place]) != bare(view):
                    place += 1
            assert place == len(seen) - 1
            last = seen[-1]
            first = last.get("story_from", 0)
            assert all(page.lines[first + n] == line for n, line in enumerate(last["story"]))
            late = await client.get(f"{at}/{place}", params={"seat": 0, "since": first + 1})
            assert late.json()["story"] == last["story"][1:]
            watched = (await client.get(f"{at}/3", params={"seat": "watch"})).json()
            assert all(not z.get("cards") for z in watched["zones"] if z["role"] == "hand")
            openly = (await client.get(f"{at}/3", params={"seat": "open"})).json()
            assert all(z.get("cards") for z in openly["zones"] if z["role"] == "hand")

    asyncio.run(go())


def test_who_may_share_and_when(server: ServerProcess) -> None:
    async def go() -> None:
        ann = await open_table(server, "court-two", ["me", "open"])
        bea = await join(server, ann["table"], "Bea")
        async with server.client() as client:
            path = f"/api/tables/{ann['table']}/replay"
            early = await client.post(path, json={"token": bea["token"]})
            assert (early.status_code, early.json()["code"]) == (403, "not-over")
            for token in ("", "wrong"):
                foreign = await client.post(path, json={"token": token})
                assert (foreign.status_code, foreign.json()["code"]) == (403, "wrong-token")
            proof = await client.post(
                f"/api/tables/{ann['table']}/evidence", json={"token": ann["token"]}
            )
            assert (proof.status_code, proof.json()["code"]) == (403, "not-over")

    asyncio.run(go())


def test_what_is_not_there_is_said(server: ServerProcess) -> None:
    async def go() -> None:
        seat, _ = await finished(server, seed=2)
        async with server.client() as client:
            replay = await shared(client, seat)
            steps = len((await client.get(f"/api/replays/{replay}")).json()["steps"])
            wrong = {
                "/api/replays/aaaaaaaaaa": (404, "no-such-replay"),
                f"/api/replays/{replay}x": (404, "no-such-replay"),
                f"/api/replays/{replay}/at/{steps}": (404, "no-such-step"),
                f"/api/replays/{replay}/at/-1": (400, "unreadable"),
                f"/api/replays/{replay}/at/1?seat=2": (400, "no-such-seat"),
                f"/api/replays/{replay}/at/1?seat=ann": (400, "unreadable"),
                f"/api/replays/{replay}/at/1?since=x": (400, "unreadable"),
            }
            for path, expected in wrong.items():
                answer = await client.get(path)
                assert (answer.status_code, answer.json()["code"]) == expected, path

    asyncio.run(go())


async def bring(client: httpx.AsyncClient, text: str) -> httpx.Response:
    return await client.post("/api/replays", json={"text": text})


def test_a_record_can_be_brought_and_a_damaged_one_is_told_where(server: ServerProcess) -> None:
    async def go() -> None:
        seat, page = await finished(server, seed=3)
        async with server.client() as client:
            path = f"/api/tables/{seat['table']}/record"
            text = (await client.post(path, json={"token": seat["token"]})).text
            made = await bring(client, text)
            assert made.status_code == 201, made.text
            replay = made.json()["replay"]
            assert (await bring(client, text)).json()["replay"] == replay
            info: dict[str, Any] = (await client.get(f"/api/replays/{replay}")).json()
            assert info["result"] == page.view["result"]
            assert not info.get("comparable")
            assert (await client.get(f"/api/replays/{replay}/record")).text == text
            lines = text.splitlines()
            first = next(n for n, line in enumerate(lines) if line[:2] in ("0 ", "1 "))
            other = "1" if lines[first][0] == "0" else "0"
            lines[first] = other + lines[first][1:]
            damaged = await bring(client, "\n".join(lines))
            assert damaged.status_code == 400
            told = damaged.json()
            assert (told["code"], told["line"]) == ("bad-record", first + 1)
            assert told["move"] == lines[first][2:]
            assert told["clauses"]
            assert (await bring(client, "once upon a time")).json()["line"] == 1
            other_rules = text.replace("\nrules: ", "\nrules: 9")
            assert (await bring(client, other_rules)).json()["code"] == "frozen"
            much = text + "# much more\n" * 40_000
            assert (await bring(client, much)).json()["code"] == "too-long"

    asyncio.run(go())


HEAD = "parlour 1\ngame: alice\nrules: 1\nseat 0: person Ann\nseat 1: person Bo\ndealer: 0\n"


@pytest.mark.parametrize(
    "record",
    [
        "rules: " + "9" * 5000,
        HEAD + "option stall_rounds: " + "9" * 5000,
        HEAD + "0 call " + "9" * 5000 + ": a",
        HEAD + "seat 2: person Cy\nposition: turn: " + "9" * 5000,
        HEAD + "0 call 1: a\n" * 9000,
        HEAD.replace("dealer", "seat 2: open\n" * 20 + "dealer"),
        HEAD + "\x00" * 5000,
        HEAD + "#\n" * 90_000 + "position: x\n" * 5000,
    ],
)
def test_any_record_is_answered_with_a_sentence(server: ServerProcess, record: str) -> None:
    async def go() -> None:
        async with server.client() as client:
            answer = await bring(client, record)
            assert answer.status_code in (400, 409, 413), answer.text
            assert answer.json()["sentence"]

    asyncio.run(go())


def test_a_replay_outlives_the_server_and_goes_after_its_time(tmp_path: Path) -> None:
    async def look(server: ServerProcess, replay: str) -> Message:
        async with server.client() as client:
            answer: Message = (await client.get(f"/api/replays/{replay}")).json()
        return answer

    async def make(server: ServerProcess) -> tuple[str, Message]:
        seat, _ = await finished(server)
        async with server.client() as client:
            replay = await shared(client, seat)
        return replay, await look(server, replay)

    server = ServerProcess(tmp_path / "data")
    replay, before = asyncio.run(make(server))
    server.kill()
    server = ServerProcess(tmp_path / "data")
    try:
        assert asyncio.run(look(server, replay)) == before
    finally:
        assert server.stop() == 0
    with sqlite3.connect(tmp_path / "data" / FILE) as connection:
        # It was marked the day before yesterday.
        connection.execute("UPDATE replays SET marked = used - ?", (2 * DAY,))
    connection.close()
    server = ServerProcess(tmp_path / "data", keep_days=0)
    try:
        server.wait_for_removal("replays", replay)
        assert asyncio.run(look(server, replay))["code"] == "no-such-replay"
    finally:
        assert server.stop() == 0
