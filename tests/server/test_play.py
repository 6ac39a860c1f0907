"""Whole games over real sockets, from the invitation to the record."""

from __future__ import annotations

import asyncio
import random

import pytest

from parlour.tables.record import read
from parlour.tables.replay import final
from tests.server.page_client import PageClient, is_over, join, open_table, play_on
from tests.server.server_process import ServerProcess


async def _record(server: ServerProcess, table: str, token: str) -> str:
    async with server.client() as client:
        answer = await client.post(f"/api/tables/{table}/record", json={"token": token})
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("text/plain")
    return answer.text


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("court-two", ["me", "open"]),
        ("court-two", ["steady", "me"]),
        ("alice", ["me", "open", "steady"]),
        ("alice", ["chance", "open", "keen", "me"]),
    ],
)
def test_people_and_bots_play_a_whole_game(
    server: ServerProcess, game: str, seats: list[str]
) -> None:
    async def play() -> None:
        ann = await open_table(server, game, seats)
        people = [(ann["seat"], ann["token"])]
        if "open" in seats:
            bea = await join(server, ann["table"], "Bea")
            assert bea["table"] == ann["table"]
            assert bea["seat"] == seats.index("open")
            people.append((bea["seat"], bea["token"]))
        guests = [PageClient(server, ann["table"], token) for _, token in people]
        watcher = PageClient(server, ann["table"])
        async with asyncio.TaskGroup() as group:
            for number, page in enumerate(guests):
                group.create_task(_play_to_the_end(page, random.Random(number)))
            group.create_task(_watch(watcher))
        results = {page.view["result"] for page in (*guests, watcher)}
        assert len(results) == 1
        assert "".join(results)
        for (seat, token), page in zip(people, guests, strict=True):
            assert page.view["seat"] == seat
            record = read(await _record(server, ann["table"], token))
            assert record.result == page.view["result"]
            final(record)

    asyncio.run(play())


async def _play_to_the_end(page: PageClient, rng: random.Random) -> None:
    async with page:
        await play_on(page, rng, is_over)


async def _watch(page: PageClient) -> None:
    async with page:
        await page.until(is_over)
        assert page.view["seat"] is None
        assert all("choices" not in m["view"] for m in page.heard)


def test_a_game_waits_until_every_seat_is_taken(server: ServerProcess) -> None:
    async def play() -> None:
        ann = await open_table(server, "alice", ["me", "open", "open"])
        async with PageClient(server, ann["table"], ann["token"]) as page:
            await page.until(lambda v: v["waiting"])
            assert "choices" not in page.view
            refused = await page.move("stop")
            assert refused["type"] == "refused"
            assert refused["code"] == "not-begun"
            await join(server, ann["table"], "Bea", 2)
            await page.until(lambda v: v["seats"][2]["name"] == "Bea")
            assert page.view["waiting"]
            async with server.client() as client:
                answer = await client.post(
                    f"/api/tables/{ann['table']}/bots",
                    json={"token": ann["token"], "seat": 1, "bot": "chance"},
                )
            assert answer.status_code == 200, answer.text
            assert answer.json()["open_seats"] == []
            await page.until(lambda v: not v["waiting"] and v.get("round", 0) == 1)
            assert page.view["seats"][1]["kind"] == "bot"

    asyncio.run(play())


@pytest.mark.by_lot("only a deal by lot has promises to prove")
def test_the_record_is_for_those_who_sat_there_and_only_after_the_game(
    server: ServerProcess,
) -> None:
    async def play() -> None:
        ann = await open_table(server, "court-two", ["me", "chance"], deal="")
        path = f"/api/tables/{ann['table']}/record"
        async with (
            server.client() as client,
            PageClient(server, ann["table"], ann["token"]) as page,
        ):
            await page.until(lambda v: v.get("round", 0) == 1)
            early = await client.post(path, json={"token": ann["token"]})
            assert (early.status_code, early.json()["code"]) == (403, "not-over")
            await play_on(page, random.Random(7), is_over)
            for token in ("", "wrong", ann["token"][:-1]):
                foreign = await client.post(path, json={"token": token})
                assert (foreign.status_code, foreign.json()["code"]) == (403, "wrong-token")
            good = await client.post(path, json={"token": ann["token"]})
            assert good.status_code == 200
            # What the table promised before each deal, it proved after it.
            assert good.text.count("commitment ") == good.text.count("secret ") >= 1

    asyncio.run(play())


def test_the_same_company_plays_again(server: ServerProcess) -> None:
    async def play() -> None:
        ann = await open_table(server, "court-two", ["me", "open"], options={"round_cap": "1"})
        bea = await join(server, ann["table"], "Bea")
        again = f"/api/tables/{ann['table']}/again"
        first = PageClient(server, ann["table"], ann["token"])
        second = PageClient(server, ann["table"], bea["token"])
        async with server.client() as client, first, second:
            early = await client.post(again, json={"token": ann["token"]})
            assert (early.status_code, early.json()["code"]) == (403, "not-over")
            await asyncio.gather(
                play_on(first, random.Random(1), is_over),
                play_on(second, random.Random(2), is_over),
            )
            answer = await client.post(again, json={"token": ann["token"], "same_deal": True})
            assert answer.status_code == 201, answer.text
            taken = answer.json()
            assert taken["table"] != ann["table"]
            while second.next_table != taken["table"]:
                await second.hear()
            followed = await client.post(again, json={"token": bea["token"]})
            assert followed.status_code == 201, followed.text
            assert followed.json()["table"] == taken["table"]
            assert {taken["seat"], followed.json()["seat"]} == {0, 1}
        third = PageClient(server, taken["table"], taken["token"])
        fourth = PageClient(server, taken["table"], followed.json()["token"])
        async with third, fourth:
            await third.until(lambda v: v.get("round", 0) == 1)
            assert third.view["known_deal"]
            assert third.view["changed_options"] == ["round_cap"]
            await asyncio.gather(
                play_on(third, random.Random(3), is_over),
                play_on(fourth, random.Random(4), is_over),
            )
        packs = [
            next(
                e.text
                for e in read(await _record(server, table, token)).entries
                if e.kind == "pack"
            )
            for table, token in ((ann["table"], ann["token"]), (taken["table"], taken["token"]))
        ]
        assert packs[0] == packs[1]

    asyncio.run(play())


def test_a_first_dealer_can_be_chosen(server: ServerProcess) -> None:
    async def play() -> None:
        ann = await open_table(server, "alice", ["me", "open", "chance"], dealer=1)
        first = PageClient(server, ann["table"], ann["token"])
        async with first:
            waiting = await first.until(lambda v: True)
            assert waiting["chosen_dealer"] == 1
            bea = await join(server, ann["table"], "Bea")
            second = PageClient(server, ann["table"], bea["token"])
            async with second:
                seen = await second.until(lambda v: any(s.get("is_dealer") for s in v["seats"]))
                assert [s["name"] for s in seen["seats"] if s.get("is_dealer")] == ["Bea"]
                assert seen["chosen_dealer"] == 1
                told = [line["text"] for line in seen["story"] if line["kind"] == "dealer"]
                assert told == ["You deal first, as whoever opened the table has chosen."]

    asyncio.run(play())


def test_among_bots_a_move_can_be_taken_back(server: ServerProcess) -> None:
    async def play() -> None:
        ann = await open_table(server, "court-two", ["me", "chance"])
        async with PageClient(server, ann["table"], ann["token"]) as page:
            await page.until(lambda v: bool(v.get("choices")))
            before = [zone for zone in page.view["zones"] if zone["role"] == "hand"]
            await play_on(page, random.Random(1), lambda v: bool(v.get("may_undo")))
            await page.say({"type": "undo"})
            await page.until(lambda v: v.get("story", [{}])[-1].get("kind") == "undo")
            assert [zone for zone in page.view["zones"] if zone["role"] == "hand"] == before
            refused = [m for m in page.heard if m["type"] == "refused"]
            assert not refused

    asyncio.run(play())
