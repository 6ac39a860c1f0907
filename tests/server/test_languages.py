"""Every page is answered in its own language, whatever the others at the table read."""

from __future__ import annotations

import asyncio

from tests.server.page_client import PageClient, join, open_table
from tests.server.server_process import ServerProcess


def test_each_line_is_told_in_its_own_language(server: ServerProcess) -> None:
    async def play() -> None:
        ann = await open_table(server, "court-two", ["me", "open"])
        async with PageClient(server, ann["table"], ann["token"]) as one:
            waiting = await one.until(lambda view: view["waiting"])
            assert waiting["prompt"] == "1 more player is awaited."
            hello = {"type": "hello", "token": ann["token"], "since": 0, "language": "de-CH"}
            await one.say(hello)
            in_german = await one.until(lambda view: view["prompt"] != waiting["prompt"])
            assert in_german["prompt"] == "Es fehlt noch jemand."
            assert in_german["seats"][1]["name"] == "Platz 2"

            bea = await join(server, ann["table"], "Bea")
            async with PageClient(server, ann["table"], bea["token"]) as two:
                await one.until(lambda view: bool(view.get("story")))
                await two.until(lambda view: bool(view.get("story")))
                await one.settle()
                await two.settle()
                told, english = one.story, two.story
                assert [line["kind"] for line in told] == [line["kind"] for line in english]
                dealt = [line["kind"] for line in told].index("dealt")
                assert "bekomm" in told[dealt]["text"]
                assert "dealt" in english[dealt]["text"]

                # What was told before comes out in the new language too.
                await one.say({**hello, "language": "en"})
                await one.until(lambda view: "dealt" in str(view.get("story")))
                assert "dealt six cards" in one.story[dealt]["text"]

                # Refusals, with the rules behind them.
                await one.say({**hello, "language": "de"})
                await one.say({"type": "why", "move": "fly"})
                refused = await one.answer("refused")
                assert refused["sentence"].startswith("„fly“ ist kein Zug von Court.") or (
                    refused["sentence"].startswith("Du bist nicht am Zug")
                )

    asyncio.run(play())


def test_games_rulebooks_and_mistakes_are_told_in_the_language_asked_for(
    server: ServerProcess,
) -> None:
    async def ask() -> None:
        async with server.client() as client:
            by_address = (await client.get("/api/games?language=de")).json()
            by_header = await client.get("/api/games", headers={"accept-language": "de-AT, en"})
            plain = (await client.get("/api/games")).json()
            assert by_address == by_header.json() != plain
            assert [game["title"] for game in by_address] == [game["title"] for game in plain]
            assert by_address[0]["cards"] == plain[0]["cards"]
            told = {bot["name"]: bot["says"] for bot in by_address[0]["bots"]}
            assert told["chance"] == "Macht irgendeinen erlaubten Zug, jeden gleich gern."

            rules = "/api/games/nations/rulebook"
            german = (await client.get(f"{rules}?language=de")).json()
            english = (await client.get(rules)).json()
            assert [clause["id"] for clause in german["clauses"]] == [
                clause["id"] for clause in english["clauses"]
            ]
            assert all(
                mine["says"] != theirs["says"]
                for mine, theirs in zip(german["clauses"], english["clauses"], strict=True)
            )

            lost = await client.get("/api/tables/nowhere", headers={"accept-language": "de"})
            assert lost.json()["sentence"] == "Diesen Tisch gibt es nicht."
            lost = await client.get("/api/tables/nowhere?language=en")
            assert lost.json()["sentence"] == "There is no such table."

    asyncio.run(ask())
