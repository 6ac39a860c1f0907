"""What is said over a socket by those who mistake, meddle or mean harm."""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.page_client import (
    Message,
    PageClient,
    is_over,
    join,
    moves_of,
    open_table,
    play_on,
)
from tests.server.server_process import PATIENCE, ServerProcess


@asynccontextmanager
async def two_at_court(server: ServerProcess) -> Any:
    """Ann and Bea at one table, dealt; the first of the two is on turn."""
    ann = await open_table(server, "court-two", ["me", "open"])
    bea = await join(server, ann["table"], "Bea")
    first = PageClient(server, ann["table"], ann["token"])
    second = PageClient(server, ann["table"], bea["token"])
    async with first, second:
        await first.until(lambda v: v.get("round", 0) == 1)
        await second.until(lambda v: v.get("round", 0) == 1)
        await first.settle()
        await second.settle()
        yield (first, second) if first.view.get("choices") else (second, first)


def _looks(view: Message) -> Message:
    """A view without what comes and goes with connections."""
    seats = [{k: v for k, v in seat.items() if k != "presence"} for seat in view["seats"]]
    return {**view, "seats": seats, "story": [], "story_from": 0}


HOSTILE: list[str | bytes] = [
    "",
    "hello",
    "null",
    "[]",
    "{}",
    '{"type":"move"}',
    '{"type":"move","move":"play G-Crown"}',
    '{"type":"move","move":7,"at":1}',
    '{"type":"move","move":"pass","at":"1"}',
    '{"type":"move","move":"pass","at":1,"seat":0}',
    '{"type":"crown","move":"pass"}',
    '{"type":"view","view":{}}',
    '{"type":"move","move":"\\ud800","at":1}',
    "[" * 5000,
    b"\x00\x01\x02",
    b'{"type":"ping"}',
    '{"type":"move","move":"' + "x" * 9000 + '","at":1}',
]


@pytest.mark.parametrize("number", range(len(HOSTILE)))
def test_what_cannot_be_read_is_answered_and_changes_nothing(
    server: ServerProcess, number: int
) -> None:
    async def go() -> None:
        async with two_at_court(server) as (on_turn, other):
            before = _looks(other.view)
            await on_turn.say(HOSTILE[number])
            answer = await on_turn.answer("trouble", "refused")
            assert answer["sentence"]
            assert answer["code"] in ("unreadable", "too-long", "stale")
            # The connection is still good for a proper move.
            reply = await on_turn.move(moves_of(on_turn.view)[0])
            assert reply["type"] == "view", reply
            assert _looks(other.view) == before

    asyncio.run(go())


@pytest.mark.parametrize(
    "move",
    [
        "",
        "x" * 201,
        "sing",
        "play",
        "play the Queen of Hearts",
        "play G-Crown\nplay K-Crown",
        "play ☃ \x00 ' ; DROP TABLE journal --",
        "0 play G-Crown",
    ],
)
def test_a_move_that_is_none_is_refused(server: ServerProcess, move: str) -> None:
    async def go() -> None:
        async with two_at_court(server) as (on_turn, _):
            before = on_turn.view["revision"]
            refused = await on_turn.move(move)
            assert refused["type"] == "refused"
            assert refused["code"] in ("unreadable", "no-such-card", "ambiguous"), refused
            assert refused["sentence"]
            await on_turn.settle()
            assert on_turn.view["revision"] == before

    asyncio.run(go())


def test_a_stale_move_is_refused(server: ServerProcess) -> None:
    async def go() -> None:
        async with two_at_court(server) as (on_turn, _):
            revision = on_turn.view["revision"]
            move = moves_of(on_turn.view)[0]
            for at in (revision - 1, revision + 1, -1, 2**53):
                refused = await on_turn.move(move, at)
                assert (refused["type"], refused["code"]) == ("refused", "stale")
            assert (await on_turn.move(move, revision))["type"] == "view"
            # The same message again, as after a lost answer: it does not count twice.
            again = await on_turn.move(move, revision)
            assert (again["type"], again["code"]) == ("refused", "stale")

    asyncio.run(go())


def test_a_move_out_of_turn_or_against_the_rules_names_its_clause(server: ServerProcess) -> None:
    async def go() -> None:
        async with two_at_court(server) as (on_turn, other):
            refused = await other.move("declare")
            assert (refused["type"], refused["code"]) == ("refused", "not-your-turn")
            held = {card for zone in on_turn.view["zones"] for card in zone.get("cards", [])}
            ranks = ("Crown", "Royal", "Knight", "Esquire", "Standard", "Jester")
            pack = [f"{colour}-{rank}" for colour in "GRBK" for rank in ranks]
            foreign = next(card for card in pack if card not in held)
            refused = await on_turn.move(f"play {foreign}")
            assert refused["type"] == "refused"
            assert refused["clauses"]
            assert all(clause.startswith("court.") for clause in refused["clauses"])
            await on_turn.say({"type": "why", "move": f"play {foreign}"})
            why = await on_turn.answer("refused")
            assert (why["code"], why["sentence"]) == (refused["code"], refused["sentence"])
            await on_turn.say({"type": "why", "move": moves_of(on_turn.view)[0]})
            assert (await on_turn.answer("refused"))["code"] == "legal"
            await on_turn.say({"type": "undo"})
            assert (await on_turn.answer("refused"))["code"] == "no-undo"

    asyncio.run(go())


def test_watchers_cannot_play(server: ServerProcess) -> None:
    async def go() -> None:
        async with two_at_court(server) as (on_turn, _):
            async with PageClient(server, on_turn.table) as watcher:
                await watcher.until(lambda v: v["seat"] is None)
                move = moves_of(on_turn.view)[0]
                for message in (
                    {"type": "move", "move": move, "at": watcher.view["revision"]},
                    {"type": "why", "move": move},
                    {"type": "undo"},
                ):
                    await watcher.say(message)
                    assert (await watcher.answer("refused"))["code"] == "watching"
            assert (await on_turn.move(move))["type"] == "view"

    asyncio.run(go())


@pytest.mark.parametrize("token", ["wrong", "x" * 4000, "'; --", "\u2603"])
def test_a_wrong_token_opens_nothing(server: ServerProcess, token: str) -> None:
    async def go() -> None:
        ann = await open_table(server, "court-two", ["me", "chance"])
        async with PageClient(server, ann["table"], token) as stranger:
            assert await stranger.ends() == 1000
            (told,) = stranger.heard
            assert (told["type"], told["code"], told["final"]) == ("trouble", "wrong-token", True)
        async with PageClient(server, ann["table"], ann["token"]) as page:
            await page.until(lambda v: v["seat"] == 0)

    asyncio.run(go())


def test_the_token_of_one_table_opens_no_other(server: ServerProcess) -> None:
    async def go() -> None:
        ann = await open_table(server, "court-two", ["me", "chance"])
        bea = await open_table(server, "court-two", ["me", "chance"])
        async with PageClient(server, ann["table"], bea["token"]) as stranger:
            await stranger.ends()
            assert stranger.heard[-1]["code"] == "wrong-token"

    asyncio.run(go())


@pytest.mark.parametrize("table", ["nosuchtabl", "x", "x" * 2000])
def test_no_such_table(server: ServerProcess, table: str) -> None:
    async def go() -> None:
        async with PageClient(server, table, "token") as stranger:
            await stranger.ends()
            assert stranger.heard[-1]["code"] == "no-such-table"
            assert stranger.heard[-1]["final"]

    asyncio.run(go())


def test_the_first_word_is_hello(server: ServerProcess) -> None:
    async def go() -> None:
        ann = await open_table(server, "court-two", ["me", "chance"])
        async with connect(f"{server.socket_url}/ws/{ann['table']}") as socket:
            await socket.send('{"type":"move","move":"pass","at":0}')
            told = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
            assert told["code"] == "no-hello"
            with pytest.raises(ConnectionClosed):
                await asyncio.wait_for(socket.recv(), PATIENCE)

    asyncio.run(go())


def test_a_socket_from_a_strange_page_is_not_accepted(server: ServerProcess) -> None:
    async def go() -> None:
        ann = await open_table(server, "court-two", ["me", "chance"])
        address = f"{server.socket_url}/ws/{ann['table']}"
        for origin in ("http://evil.example", "null", server.url.replace("http", "ftp")):
            with pytest.raises(InvalidStatus) as refused:
                async with connect(address, additional_headers={"origin": origin}):
                    pass
            assert refused.value.response.status_code == 403
        async with connect(address, additional_headers={"origin": server.url}) as socket:
            await socket.send(json.dumps({"type": "hello", "token": ann["token"]}))
            told = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
            assert told["type"] == "view"

    asyncio.run(go())


def test_a_flood_ends_only_the_line_it_came_from(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "data", rate=20)

    async def go() -> None:
        async with two_at_court(server) as (on_turn, other):
            async with PageClient(server, on_turn.table) as flooder:
                await flooder.until(lambda v: True)
                with suppress(ConnectionClosed):
                    for _ in range(2000):
                        await flooder.say({"type": "ping"})
                assert await flooder.ends() == 1008
                codes = {m["code"] for m in flooder.heard if m["type"] == "trouble"}
                assert codes == {"flood"}
            await other.settle()
            assert (await on_turn.move(moves_of(on_turn.view)[0]))["type"] == "view"
            await other.settle()

    asyncio.run(go())
    assert server.stop() == 0


def test_nonsense_without_end_closes_only_the_line_it_came_from(server: ServerProcess) -> None:
    async def go() -> None:
        async with two_at_court(server) as (on_turn, other):
            async with PageClient(server, on_turn.table) as babbler:
                await babbler.until(lambda v: True)
                with suppress(ConnectionClosed):
                    for _ in range(30):
                        await babbler.say("nonsense")
                assert await babbler.ends() == 1008
            assert (await on_turn.move(moves_of(on_turn.view)[0]))["type"] == "view"
            await other.settle()

    asyncio.run(go())


def test_a_giant_message_ends_only_the_line_it_came_from(server: ServerProcess) -> None:
    async def go() -> None:
        async with two_at_court(server) as (on_turn, other):
            async with PageClient(server, on_turn.table) as giant:
                await giant.until(lambda v: True)
                with suppress(ConnectionClosed):
                    await giant.say("x" * 2_000_000)
                assert await giant.ends() == 1009
            await other.settle()
            assert (await on_turn.move(moves_of(on_turn.view)[0]))["type"] == "view"

    asyncio.run(go())


def test_a_reader_that_never_reads_holds_nobody_up(server: ServerProcess) -> None:
    async def go() -> None:
        ann = await open_table(server, "alice", ["me", "chance", "chance"])
        address = f"{server.socket_url}/ws/{ann['table']}"
        # A window of one message: whatever comes after it stays unread at the server's end.
        async with (
            connect(address, max_queue=1, compression=None) as deaf,
            PageClient(server, ann["table"], ann["token"]) as page,
        ):
            await deaf.send(json.dumps({"type": "hello"}))
            await play_on(page, random.Random(5), is_over)

    asyncio.run(go())
