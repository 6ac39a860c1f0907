"""After a game: playing on from a step of it, and the same deal played by others."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from parlour.tables.record import read
from tests.server.page_client import Message, PageClient, is_over, open_table, play_on
from tests.server.server_process import ServerProcess
from tests.server.test_replays import finished, shared


def hand(view: Message) -> list[str]:
    mine = (z for z in view["zones"] if z["role"] == "hand" and z.get("seat") == view["seat"])
    return [card for zone in mine for card in zone["cards"]]


@pytest.mark.by_lot("what follows a position is by lot, and is played to its end")
def test_a_game_goes_on_from_a_step_and_outlives_the_server(tmp_path: Path) -> None:
    async def fork(server: ServerProcess) -> tuple[Message, dict[int, Message]]:
        seat, _ = await finished(server)
        async with server.client() as client:
            replay = await shared(client, seat)
            at = f"/api/replays/{replay}"
            steps = len((await client.get(at)).json()["steps"])
            seen = (await client.get(f"{at}/at/{steps // 2}", params={"seat": 1})).json()
            wish = {"step": steps // 2, "seat": 1, "name": "Cy", "bot": "steady"}
            for change, expected in (
                ({"step": 0}, (400, "not-begun")),
                ({"step": steps - 1}, (400, "game-over")),
                ({"step": steps}, (404, "no-such-step")),
                ({"seat": 2}, (400, "no-such-seat")),
                ({"bot": "nobody"}, (400, "no-such-bot")),
                ({"name": " "}, (400, "bad-name")),
            ):
                answer = await client.post(f"{at}/fork", json={**wish, **change})
                assert (answer.status_code, answer.json()["code"]) == expected, answer.text
            answer = await client.post(f"{at}/fork", json=wish)
            assert answer.status_code == 201, answer.text
            taken: Message = answer.json()
        assert taken["seat"] == 1
        async with PageClient(server, taken["table"], taken["token"]) as page:
            view = await page.until(lambda v: bool(v.get("choices")))
            assert view["from_position"]
            assert [s["name"] for s in view["seats"]].count("Cy") == 1
            # Before Cy was asked for the first time he may have drawn a card.
            assert len(set(hand(view)) - set(hand(seen))) <= 1
            await play_on(page, random.Random(1), lambda v: v["revision"] > view["revision"])
        return taken, page.lines

    async def go_on(server: ServerProcess, taken: Message, told: dict[int, Message]) -> None:
        async with PageClient(server, taken["table"], taken["token"]) as page:
            view = await page.until(lambda v: True)
            assert view["from_position"]
            kept = page.lines.keys() & told.keys()
            assert kept
            assert all(page.lines[n] == told[n] for n in kept)
            await play_on(page, random.Random(2), is_over)
            async with server.client() as client:
                path = f"/api/tables/{taken['table']}"
                key = {"token": taken["token"]}
                record = read((await client.post(f"{path}/record", json=key)).text)
                assert record.position
                replay = await shared(client, taken)
                steps = (await client.get(f"/api/replays/{replay}")).json()["steps"]
                assert len(steps) > 1
                # The very position once more, with the same company.
                again = await client.post(f"{path}/again", json={**key, "same_deal": True})
                assert again.status_code == 201, again.text
        seat = again.json()
        async with PageClient(server, seat["table"], seat["token"]) as page:
            view = await page.until(lambda v: not v["waiting"])
            assert view["from_position"]
            await play_on(page, random.Random(3), is_over)

    server = ServerProcess(tmp_path / "data")
    taken, told = asyncio.run(fork(server))
    server.kill()
    server = ServerProcess(tmp_path / "data")
    try:
        asyncio.run(go_on(server, taken, told))
    finally:
        assert server.stop() == 0, server.error_text()
    assert "Traceback" not in server.error_text()


async def same(server: ServerProcess, seat: Message) -> Message:
    async with server.client() as client:
        answer = await client.post(
            f"/api/tables/{seat['table']}/same", json={"token": seat["token"]}
        )
    assert answer.status_code == 200, answer.text
    told: Message = answer.json()
    return told


async def played(server: ServerProcess, seat: Message, seed: int) -> PageClient:
    page = PageClient(server, seat["table"], seat["token"])
    async with page:
        await play_on(page, random.Random(seed), is_over)
    return page


@pytest.mark.by_lot("the digits of a deal by lot are what others play")
def test_others_play_the_same_deal_and_are_compared(server: ServerProcess) -> None:
    async def go() -> None:
        short = {"round_cap": "1"}
        ann = await open_table(server, "court-two", ["me", "chance"], options=short, deal="")
        first = await played(server, ann, 1)
        told = await same(server, ann)
        assert [(g["this"], g["names"][0]) for g in told["games"]] == [(True, "Ann")]
        deal = told["link"].removeprefix("/d/")
        async with server.client() as client:
            info = (await client.get(f"/api/deals/{deal}")).json()
            assert (info["game"], info["seats"], info["games"]) == ("court-two", 2, 1)
            assert info["changed_options"] == ["round_cap"]
            assert "names" not in str(info)
            for seats, code in ((["me"], "bad-seats"), (["me", "nobody"], "no-such-bot")):
                wish = {"name": "Bea", "seats": seats}
                answer = await client.post(f"/api/deals/{deal}/play", json=wish)
                assert answer.json()["code"] == code, answer.text
            lost = await client.post("/api/deals/aaaaaaaaaa/play", json={"name": "B", "seats": []})
            assert (lost.status_code, lost.json()["code"]) == (404, "unknown-deal")
            wish = {"name": "Bea", "seats": ["me", "chance"]}
            bea = (await client.post(f"/api/deals/{deal}/play", json=wish)).json()
            cy = (await client.post(f"/api/deals/{deal}/play", json={**wish, "name": "Cy"})).json()
        second = await played(server, bea, 2)
        third = await played(server, cy, 3)
        hands = [next(iter(g.lines.values())) for g in (first, second, third)]
        dealt = [line.get("cards") for line in hands if line["kind"] == "dealt"]
        assert len(dealt) == 3
        assert dealt[0] == dealt[1] == dealt[2]
        # Before the end nothing tells which cards are to come.
        assert all('"known_deal":"again"' in text for text in second.received[1:-1])
        assert len(second.view["known_deal"]) == 64
        async with server.client() as client:
            replay = await shared(client, bea)
        games = (await same(server, cy))["games"]
        assert [g["names"][0] for g in games] == ["Ann", "Bea", "Cy"]
        assert [g.get("replay", "") for g in games] == ["", replay, ""]
        assert [g.get("this", False) for g in games] == [False, False, True]
        assert games[2]["scores"] == [s.get("score", 0) for s in third.view["seats"]]
        assert games[2]["result"] == third.view["result"]
        # Who holds only the link to a replay learns no other names.
        async with server.client() as client:
            looked = (await client.get(f"/api/replays/{replay}/same")).json()
        assert looked["link"] == told["link"]
        assert [g.get("names") for g in looked["games"]] == [None, games[1]["names"], None]
        assert [g.get("result") for g in looked["games"]][::2] == [None, None]

    asyncio.run(go())


def test_who_has_not_finished_the_deal_is_told_nothing_of_it(server: ServerProcess) -> None:
    async def go() -> None:
        ann = await open_table(server, "court-two", ["me", "chance"])
        async with server.client() as client:
            path = f"/api/tables/{ann['table']}/same"
            early = await client.post(path, json={"token": ann["token"]})
            assert (early.status_code, early.json()["code"]) == (403, "not-over")
            wrong = await client.post(path, json={"token": "wrong"})
            assert (wrong.status_code, wrong.json()["code"]) == (403, "wrong-token")

    asyncio.run(go())


def test_what_is_played_after_the_record_was_read_is_not_compared(server: ServerProcess) -> None:
    async def go() -> None:
        ann = await open_table(server, "court-two", ["me", "chance"], options={"round_cap": "1"})
        page = PageClient(server, ann["table"], ann["token"])
        async with page:
            await play_on(page, random.Random(1), is_over)
            first = (await same(server, ann))["games"]
            async with server.client() as client:
                path = f"/api/tables/{ann['table']}/record"
                record = await client.post(path, json={"token": ann["token"]})
            assert "pack: " in record.text, "every card can be read"
            for seed in range(2, 6):
                for _ in range(4):
                    if page.view.get("may_undo"):
                        await page.say({"type": "undo"})
                        await page.answer("view", "refused")
                assert "compared" in str(page.story)
                await play_on(page, random.Random(seed), is_over)
                assert (await same(server, ann))["games"] == first

    asyncio.run(go())
