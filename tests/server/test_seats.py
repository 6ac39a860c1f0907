"""Seats of one device, seats kept for the company, and how one's own tables stand."""

from __future__ import annotations

import asyncio
import random

import pytest

from tests.server.page_client import (
    Message,
    PageClient,
    is_over,
    join,
    moves_of,
    open_table,
    play_on,
)
from tests.server.server_process import ServerProcess


def test_those_at_one_device_have_keys_of_their_own(server: ServerProcess) -> None:
    async def go() -> None:
        taken = await open_table(server, "court-three", ["here:Bea", "me", "here: Cy "])
        assert [(s["seat"], s["name"]) for s in taken["also"]] == [(0, "Bea"), (2, "Cy")]
        assert taken["seat"] == 1
        keys = [taken["token"], *(s["token"] for s in taken["also"])]
        assert len(set(keys)) == 3
        assert taken["link"] == f"/t/{taken['table']}#{'.'.join(keys)}"
        async with PageClient(server, taken["table"], keys[1]) as bea:
            await bea.until(lambda v: v.get("round", 0) == 1)
            assert bea.view["seat"] == 0
            assert [s["name"] for s in bea.view["seats"]] == ["Bea", "Ann", "Cy"]
        async with server.client() as client:
            wish = {"game": "court-two", "name": "Ann", "seats": ["me", "here:ann"]}
            twice = await client.post("/api/tables", json=wish)
            assert (twice.status_code, twice.json()["code"]) == (409, "name-taken")
            wish["seats"] = ["me", "here:"]
            assert (await client.post("/api/tables", json=wish)).json()["code"] == "bad-name"

    asyncio.run(go())


def test_the_house_is_told_to_everybody_and_hints_are_usual_among_bots(
    server: ServerProcess,
) -> None:
    async def go() -> None:
        async def told(seats: list[str], **more: object) -> Message:
            taken = await open_table(server, "court-two", seats, **more)
            async with server.client() as client:
                info: Message = (await client.get(f"/api/tables/{taken['table']}")).json()
            async with PageClient(server, taken["table"], taken["token"]) as page:
                shown = await page.answer("view")
            assert shown["house"] == info["house"]
            house_of: Message = info["house"]
            return house_of

        assert await told(["me", "chance"]) == {"hints": True}
        assert await told(["me", "open"]) == {}
        assert await told(["me", "here:Bea"]) == {}
        wish = {"pace": "leisure", "talk": "off", "spectators": False, "hints": True}
        assert await told(["me", "open"], house=wish) == wish

    asyncio.run(go())


@pytest.mark.by_lot("the next game is a new deal; nothing is played of it")
def test_the_seats_of_a_company_are_kept_for_it(server: ServerProcess) -> None:
    async def go() -> None:
        ann = await open_table(server, "court-two", ["me", "open"], options={"round_cap": "1"})
        bea = await join(server, ann["table"], "Bea")
        first = PageClient(server, ann["table"], ann["token"])
        second = PageClient(server, ann["table"], bea["token"])
        async with first, second, server.client() as client:
            await asyncio.gather(
                play_on(first, random.Random(1), is_over),
                play_on(second, random.Random(2), is_over),
            )
            path = f"/api/tables/{ann['table']}/again"
            again = (await client.post(path, json={"token": ann["token"]})).json()
            following = f"/api/tables/{again['table']}"
            info = (await client.get(following)).json()
            assert (info["waiting"], info["open_seats"], info["kept_seats"]) == (True, [], [1])
            assert info["names"] == ["Ann", "Bea"]
            stranger = await client.post(f"{following}/join", json={"name": "Eve"})
            assert (stranger.status_code, stranger.json()["code"]) == (409, "no-seat")
            # Bea comes by one step: the key that she has opens her seat at the next table too.
            assert again["token"] == ann["token"]
            async with PageClient(server, again["table"], bea["token"]) as back:
                await back.until(lambda v: v.get("round", 0) == 1)
                assert back.view["seat"] == 1

    asyncio.run(go())


@pytest.mark.by_lot("the next game is a new deal; nothing is asked about it")
def test_a_seat_that_is_kept_in_vain_may_be_given_to_a_bot(server: ServerProcess) -> None:
    async def go() -> None:
        ann = await open_table(server, "court-two", ["me", "here:Bea"], options={"round_cap": "1"})
        keys = [ann["token"], ann["also"][0]["token"]]
        first, second = (PageClient(server, ann["table"], key) for key in keys)
        async with first, second, server.client() as client:
            await asyncio.gather(
                play_on(first, random.Random(1), is_over),
                play_on(second, random.Random(2), is_over),
            )
            path = f"/api/tables/{ann['table']}/again"
            again = (await client.post(path, json={"token": keys[0]})).json()
            bots = f"/api/tables/{again['table']}/bots"
            seat = {"token": keys[0], "seat": 1, "bot": "chance"}
            assert (await client.post(bots, json=seat)).status_code == 200
            info = (await client.get(f"/api/tables/{again['table']}")).json()
            assert (info["waiting"], info["kept_seats"]) == (False, [])
            # With both keys the whole device would have come along.
            both = {"token": keys[0], "also": keys[1:]}
            more = (await client.post(path, json=both)).json()
            assert [s["seat"] for s in more["also"]] == [1]

    asyncio.run(go())


def test_how_my_tables_stand(server: ServerProcess) -> None:
    async def go() -> None:
        ann = await open_table(server, "court-two", ["me", "here:Bea"])
        keys = [ann["token"], ann["also"][0]["token"]]
        async with PageClient(server, ann["table"], keys[0]) as page, server.client() as client:
            await page.until(lambda v: v.get("round", 0) == 1)
            places = [
                {"table": ann["table"], "tokens": [*keys, "no key"]},
                {"table": "aaaaaaaaaa", "tokens": keys},
            ]
            answer = await client.post("/api/mine", json={"places": places})
            (mine,) = answer.json()
            assert mine["seats"] == [0, 1, None]
            assert mine["info"]["on_turn"]
            assert set(mine["asked"]) >= set(mine["info"]["on_turn"])
            alone = [{"table": ann["table"], "tokens": keys[:1]}]
            (only,) = (await client.post("/api/mine", json={"places": alone})).json()
            assert only["asked"] == ([0] if moves_of(page.view) else [])
            many = await client.post("/api/mine", json={"places": alone * 41})
            assert many.status_code == 400

    asyncio.run(go())


def test_a_table_without_spectators_says_so_and_ends_the_line(server: ServerProcess) -> None:
    async def go() -> None:
        house_of = {"spectators": False}
        ann = await open_table(server, "court-two", ["me", "chance"], house=house_of)
        async with PageClient(server, ann["table"]) as watcher:
            told = await watcher.answer("trouble")
            assert (told["code"], told["final"]) == ("no-spectators", True)
            assert told["sentence"]
            await watcher.ends()
            assert not watcher.view

    asyncio.run(go())
