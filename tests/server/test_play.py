"""Whole games over real sockets, from the invitation to the record."""

from __future__ import annotations

import asyncio
import random

import pytest

from parlour.tables.record import read
from parlour.tables.replay import final
from tests.server.guest import Guest, is_over, join, open_table, play_on
from tests.server.house import House


async def _record(house: House, table: str, token: str) -> str:
    async with house.client() as client:
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
def test_people_and_bots_play_a_whole_game(house: House, game: str, seats: list[str]) -> None:
    async def play() -> None:
        ann = await open_table(house, game, seats)
        people = [(ann["seat"], ann["token"])]
        if "open" in seats:
            bea = await join(house, ann["table"], "Bea")
            assert bea["table"] == ann["table"]
            assert bea["seat"] == seats.index("open")
            people.append((bea["seat"], bea["token"]))
        guests = [Guest(house, ann["table"], token) for _, token in people]
        watcher = Guest(house, ann["table"])
        async with asyncio.TaskGroup() as group:
            for number, guest in enumerate(guests):
                group.create_task(_play_to_the_end(guest, random.Random(number)))
            group.create_task(_watch(watcher))
        results = {guest.view["result"] for guest in (*guests, watcher)}
        assert len(results) == 1
        assert "".join(results)
        for (seat, token), guest in zip(people, guests, strict=True):
            assert guest.view["seat"] == seat
            record = read(await _record(house, ann["table"], token))
            assert record.result == guest.view["result"]
            final(record)

    asyncio.run(play())


async def _play_to_the_end(guest: Guest, rng: random.Random) -> None:
    async with guest:
        await play_on(guest, rng, is_over)


async def _watch(guest: Guest) -> None:
    async with guest:
        await guest.until(is_over)
        assert guest.view["seat"] is None
        assert all("choices" not in m["view"] for m in guest.heard)


def test_a_game_waits_until_every_seat_is_taken(house: House) -> None:
    async def play() -> None:
        ann = await open_table(house, "alice", ["me", "open", "open"])
        async with Guest(house, ann["table"], ann["token"]) as guest:
            await guest.until(lambda v: v["waiting"])
            assert "choices" not in guest.view
            refused = await guest.move("stop")
            assert refused["type"] == "refused"
            assert refused["code"] == "not-begun"
            await join(house, ann["table"], "Bea", 2)
            await guest.until(lambda v: v["seats"][2]["name"] == "Bea")
            assert guest.view["waiting"]
            async with house.client() as client:
                answer = await client.post(
                    f"/api/tables/{ann['table']}/bots",
                    json={"token": ann["token"], "seat": 1, "bot": "chance"},
                )
            assert answer.status_code == 200, answer.text
            assert answer.json()["open_seats"] == []
            await guest.until(lambda v: not v["waiting"] and v.get("round", 0) == 1)
            assert guest.view["seats"][1]["kind"] == "bot"

    asyncio.run(play())


@pytest.mark.by_lot("only a deal by lot has promises to prove")
def test_the_record_is_for_those_who_sat_there_and_only_after_the_game(house: House) -> None:
    async def play() -> None:
        ann = await open_table(house, "court-two", ["me", "chance"], deal="")
        path = f"/api/tables/{ann['table']}/record"
        async with house.client() as client, Guest(house, ann["table"], ann["token"]) as guest:
            await guest.until(lambda v: v.get("round", 0) == 1)
            early = await client.post(path, json={"token": ann["token"]})
            assert (early.status_code, early.json()["code"]) == (403, "not-over")
            await play_on(guest, random.Random(7), is_over)
            for token in ("", "wrong", ann["token"][:-1]):
                foreign = await client.post(path, json={"token": token})
                assert (foreign.status_code, foreign.json()["code"]) == (403, "wrong-token")
            good = await client.post(path, json={"token": ann["token"]})
            assert good.status_code == 200
            # What the table promised before each deal, it proved after it.
            assert good.text.count("commitment ") == good.text.count("secret ") >= 1

    asyncio.run(play())


def test_the_same_company_plays_again(house: House) -> None:
    async def play() -> None:
        ann = await open_table(house, "court-two", ["me", "open"], options={"round_cap": "1"})
        bea = await join(house, ann["table"], "Bea")
        again = f"/api/tables/{ann['table']}/again"
        first = Guest(house, ann["table"], ann["token"])
        second = Guest(house, ann["table"], bea["token"])
        async with house.client() as client, first, second:
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
        third = Guest(house, taken["table"], taken["token"])
        fourth = Guest(house, taken["table"], followed.json()["token"])
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
                e.text for e in read(await _record(house, table, token)).entries if e.kind == "pack"
            )
            for table, token in ((ann["table"], ann["token"]), (taken["table"], taken["token"]))
        ]
        assert packs[0] == packs[1]

    asyncio.run(play())


def test_a_first_dealer_can_be_chosen(house: House) -> None:
    async def play() -> None:
        ann = await open_table(house, "alice", ["me", "open", "chance"], dealer=1)
        first = Guest(house, ann["table"], ann["token"])
        async with first:
            waiting = await first.until(lambda v: True)
            assert waiting["chosen_dealer"] == 1
            bea = await join(house, ann["table"], "Bea")
            second = Guest(house, ann["table"], bea["token"])
            async with second:
                seen = await second.until(lambda v: any(s.get("is_dealer") for s in v["seats"]))
                assert [s["name"] for s in seen["seats"] if s.get("is_dealer")] == ["Bea"]
                assert seen["chosen_dealer"] == 1
                told = [line["text"] for line in seen["story"] if line["kind"] == "dealer"]
                assert told == ["You deal first, as whoever opened the table has chosen."]

    asyncio.run(play())


def test_among_bots_a_move_can_be_taken_back(house: House) -> None:
    async def play() -> None:
        ann = await open_table(house, "court-two", ["me", "chance"])
        async with Guest(house, ann["table"], ann["token"]) as guest:
            await guest.until(lambda v: bool(v.get("choices")))
            before = [zone for zone in guest.view["zones"] if zone["role"] == "hand"]
            await play_on(guest, random.Random(1), lambda v: bool(v.get("may_undo")))
            await guest.say({"type": "undo"})
            await guest.until(lambda v: v.get("story", [{}])[-1].get("kind") == "undo")
            assert [zone for zone in guest.view["zones"] if zone["role"] == "hand"] == before
            refused = [m for m in guest.heard if m["type"] == "refused"]
            assert not refused

    asyncio.run(play())
