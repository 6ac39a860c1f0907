"""Tables over HTTP: opening, inviting, joining, and everything that cannot be."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from parlour.bots.seating import level_of, who_is
from parlour.games import catalogue
from tests.server.page_client import PageClient, join, open_table
from tests.server.server_process import ServerProcess


def ask(server: ServerProcess, method: str, path: str, **more: Any) -> httpx.Response:
    async def go() -> httpx.Response:
        async with server.client() as client:
            return await client.request(method, path, **more)

    return asyncio.run(go())


def test_games_are_offered_with_cards_options_and_bots(server: ServerProcess) -> None:
    offered = {game["name"]: game for game in ask(server, "GET", "/api/games").json()}
    assert list(offered) == list(catalogue.names())
    assert len(offered["court-two"]["cards"]) == 24
    assert len(offered["alice"]["cards"]) == 48
    assert offered["alice"]["most_seats"] == 12
    for game in offered.values():
        assert [bot["name"] for bot in game["bots"]] == ["chance", "steady", "keen"]
        assert game["options"]
        assert all(option["values"] or option["least"] for option in game["options"])


@pytest.mark.parametrize(
    ("game", "clause"), [("court-two", "court.r4-follow"), ("alice", "alice.")]
)
def test_a_rulebook_lists_its_clauses(server: ServerProcess, game: str, clause: str) -> None:
    book = ask(server, "GET", f"/api/games/{game}/rulebook").json()
    assert any(entry["id"].startswith(clause) for entry in book["clauses"])
    assert all(entry["says"] for entry in book["clauses"])


def test_an_invitation_leads_to_a_seat(server: ServerProcess) -> None:
    async def go() -> None:
        ann = await open_table(server, "court-two", ["open", "me"])
        assert ann["seat"] == 1
        assert ann["link"] == f"/t/{ann['table']}#{ann['token']}"
        assert ann["invite"] == f"{server.url}/t/{ann['table']}"
        async with server.client() as client:
            info = (await client.get(f"/api/tables/{ann['table']}")).json()
            assert info["open_seats"] == [0]
            assert info["names"] == ["", "Ann"]
            assert ann["token"] not in str(info)
            code = await client.get(f"/api/tables/{ann['table']}/qr.svg")
            assert code.headers["content-type"].startswith("image/svg+xml")
            assert "<path" in code.text
        bea = await join(server, ann["table"], "Bea")
        assert bea["seat"] == 0
        assert bea["token"] != ann["token"]
        async with server.client() as client:
            info = (await client.get(f"/api/tables/{ann['table']}")).json()
        assert info["open_seats"] == []
        assert not info["waiting"]

    asyncio.run(go())


WISH = {"game": "court-two", "name": "Ann", "seats": ["me", "open"]}


@pytest.mark.parametrize(
    ("change", "status", "code"),
    [
        ({"game": "whist"}, 404, "no-such-game"),
        ({"game": ""}, 404, "no-such-game"),
        ({"seats": ["me"]}, 400, "bad-seats"),
        ({"seats": ["me", "open", "open"]}, 400, "bad-seats"),
        ({"seats": ["me", "me"]}, 400, "bad-seats"),
        ({"seats": ["open", "open"]}, 400, "bad-seats"),
        ({"seats": ["me"] + ["chance"] * 70}, 400, "bad-seats"),
        ({"seats": ["me", "genius"]}, 400, "no-such-bot"),
        ({"options": {"revok": "refuse"}}, 400, "bad-option"),
        ({"options": {"revoke": "perhaps"}}, 400, "bad-option"),
        ({"options": {"revoke": 3}}, 400, "unreadable"),
        ({"deal": "ten"}, 400, "no-such-deal"),
        ({"dealer": 2}, 400, "bad-dealer"),
        ({"dealer": -1}, 400, "bad-dealer"),
        ({"dealer": "Ann"}, 400, "unreadable"),
        ({"name": ""}, 400, "bad-name"),
        ({"name": " \t "}, 400, "bad-name"),
        ({"name": "A" * 25}, 400, "bad-name"),
        ({"name": "Ann\u202eneB"}, 400, "bad-name"),
        ({"name": "A\x00nn"}, 400, "bad-name"),
        ({"name": "\u0301"}, 400, "bad-name"),
        ({"name": 5}, 400, "unreadable"),
        ({"extra": 1}, 400, "unreadable"),
        ({"name": "\u3164"}, 400, "bad-name"),
        ({"game": "masquerade", "options": {"round_cap": "9" * 5000}}, 400, "bad-option"),
        ({"deal": "9" * 5000}, 400, "no-such-deal"),
        ({"dealer": 10**30}, 400, "bad-dealer"),
    ],
)
def test_a_table_that_cannot_be_opened(
    server: ServerProcess, change: dict[str, Any], status: int, code: str
) -> None:
    answer = ask(server, "POST", "/api/tables", json={**WISH, **change})
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
    sentence = answer.json()["sentence"]
    assert sentence.endswith(".")
    assert sentence[0].isupper() or sentence[0] == "“"


@pytest.mark.parametrize(
    ("body", "media", "status", "code"),
    [
        (b"", "application/json", 400, "unreadable"),
        (b"[]", "application/json", 400, "unreadable"),
        (b'{"game":', "application/json", 400, "unreadable"),
        (b"\xff\xfe", "application/json", 400, "unreadable"),
        (b"[" * 10_000, "application/json", 400, "unreadable"),
        (b'{"game":"' + b"x" * 20_000 + b'"}', "application/json", 413, "too-long"),
        (b"{}", "text/plain", 415, "not-json"),
        (b"{}", "", 415, "not-json"),
    ],
)
def test_a_body_that_cannot_be_read(
    server: ServerProcess, body: bytes, media: str, status: int, code: str
) -> None:
    headers = {"content-type": media} if media else {}
    answer = ask(server, "POST", "/api/tables", content=body, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text


@pytest.mark.parametrize("table", ["nosuchtabl", "abc", "aaaaaaaaaa", "%00", "x" * 3000, "..%2f"])
def test_a_table_that_does_not_exist(server: ServerProcess, table: str) -> None:
    for method, path, body in (
        ("GET", "", None),
        ("POST", "/join", {"name": "Bea"}),
        ("POST", "/bots", {"token": "t", "seat": 0, "bot": "chance"}),
        ("POST", "/again", {"token": "t"}),
        ("POST", "/record", {"token": "t"}),
        ("GET", "/qr.svg", None),
    ):
        answer = ask(server, method, f"/api/tables/{table}{path}", json=body)
        assert answer.status_code in (404, 405), answer.text
        assert answer.json()["code"] in ("no-such-table", "no-such-address", "bad-method")


def test_a_seat_that_cannot_be_taken(server: ServerProcess) -> None:
    async def go() -> None:
        ann = await open_table(server, "alice", ["me", "open", "open", "chance"])
        path = f"/api/tables/{ann['table']}"
        async with server.client() as client:
            for body, status, code in (
                ({"name": "Bea", "seat": 0}, 409, "seat-taken"),
                ({"name": "Bea", "seat": 3}, 409, "seat-taken"),
                ({"name": "Bea", "seat": 4}, 400, "no-such-seat"),
                ({"name": "Bea", "seat": -1}, 400, "no-such-seat"),
                ({"name": "Bea", "seat": "two"}, 400, "unreadable"),
                ({"name": " ANN "}, 409, "name-taken"),
            ):
                answer = await client.post(f"{path}/join", json=body)
                assert (answer.status_code, answer.json()["code"]) == (status, code)
            for token, seat, bot, status, code in (
                ("wrong", 1, "chance", 403, "wrong-token"),
                ("", 1, "chance", 403, "wrong-token"),
                (ann["token"], 0, "chance", 409, "seat-taken"),
                (ann["token"], 9, "chance", 400, "no-such-seat"),
                (ann["token"], 1, "genius", 400, "no-such-bot"),
            ):
                wish = {"token": token, "seat": seat, "bot": bot}
                answer = await client.post(f"{path}/bots", json=wish)
                assert (answer.status_code, answer.json()["code"]) == (status, code)
            info = (await client.get(path)).json()
            assert info["open_seats"] == [1, 2], "nothing of this has changed anything"
            await join(server, ann["table"], "Bea")
            await join(server, ann["table"], "Cy")
            late = await client.post(f"{path}/join", json={"name": "Dot"})
            assert (late.status_code, late.json()["code"]) == (409, "no-seat")

    asyncio.run(go())


def test_no_bot_is_looked_for_in_a_file(
    server: ServerProcess, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever could name one from afar could run what he likes."""
    trace = tmp_path / "trace"
    source = f"open({str(trace)!r}, 'w').close()\nclass Spy:\n    level = 'spy'\n"
    source += "    def choose(self, asked):\n        return asked.codes[0]\n"
    (tmp_path / "spy.py").write_text(source, encoding="utf-8")

    async def go() -> None:
        ann = await open_table(server, "court-two", ["me", "open"])
        async with server.client() as client:
            for word in (f"{tmp_path / 'spy.py'}:Spy", "parlour.bots.bot:Chance"):
                answer = await client.post("/api/tables", json={**WISH, "seats": ["me", word]})
                assert (answer.status_code, answer.json()["code"]) == (400, "no-such-bot")
                wish = {"token": ann["token"], "seat": 1, "bot": word}
                answer = await client.post(f"/api/tables/{ann['table']}/bots", json=wish)
                assert (answer.status_code, answer.json()["code"]) == (400, "no-such-bot")

    asyncio.run(go())
    assert not trace.exists()
    # On a command line the very same name is a bot.
    monkeypatch.setattr(sys, "path", list(sys.path))
    assert level_of(who_is(f"{tmp_path / 'spy.py'}:Spy")) == "spy"
    assert trace.exists()


def test_one_seat_is_given_once_however_many_ask(server: ServerProcess) -> None:
    async def go() -> None:
        ann = await open_table(server, "court-two", ["me", "open"])
        async with server.client() as client:
            answers = await asyncio.gather(
                *(
                    client.post(f"/api/tables/{ann['table']}/join", json={"name": f"Bea {n}"})
                    for n in range(12)
                )
            )
        assert sorted(answer.status_code for answer in answers) == [201] + [409] * 11
        given = next(answer.json() for answer in answers if answer.status_code == 201)
        async with PageClient(server, ann["table"], given["token"]) as page:
            await page.until(lambda v: v["seat"] == 1)

    asyncio.run(go())


def test_only_pages_of_this_server_may_change_anything(server: ServerProcess) -> None:
    host = server.url.removeprefix("http://")
    for origin in (
        "http://evil.example",
        f"http://evil.example:{host.partition(':')[2]}",
        f"http://{host}.evil.example",
        "null",
        "",
        "http://[",
    ):
        answer = ask(server, "POST", "/api/tables", json=WISH, headers={"origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "bad-origin"), origin
    good = ask(server, "POST", "/api/tables", json=WISH, headers={"origin": server.url})
    assert good.status_code == 201


def test_a_strangers_name_for_this_machine_is_not_answered(server: ServerProcess) -> None:
    port = server.url.rpartition(":")[2]
    for host in (f"evil.example:{port}", "evil.example", "", "127.0.0.1.evil.example"):
        headers = {"host": host, "origin": f"http://{host}"}
        answer = ask(server, "POST", "/api/tables", json=WISH, headers=headers)
        assert answer.status_code in (400, 421), (host, answer.text)
    assert ask(server, "GET", "/api/games", headers={"host": f"localhost:{port}"}).is_success


def test_every_answer_keeps_third_parties_out(server: ServerProcess) -> None:
    for path in ("/", "/api/games", "/t/abc", "/cards/court/back.svg", "/nothing.png"):
        headers = ask(server, "GET", path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "http:" not in policy
        assert "https:" not in policy
        assert "*" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-frame-options"] == "DENY"
        assert "server" not in headers
        assert "access-control-allow-origin" not in headers


def test_cards_are_drawn_and_kept_by_the_browser(server: ServerProcess) -> None:
    for path in ("/cards/court/G-Crown.svg", "/cards/alice/A05-Puppy.svg", "/cards/court/back.svg"):
        answer = ask(server, "GET", path)
        assert answer.headers["content-type"] == "image/svg+xml"
        assert answer.text.lstrip().startswith(("<svg", "<?xml"))
        assert answer.headers["content-encoding"] == "gzip"
        assert "max-age=" in answer.headers["cache-control"]
        again = ask(server, "GET", path, headers={"if-none-match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert "immutable" in ask(server, "GET", f"{path}?v=1").headers["cache-control"]
    for path in ("/cards/court/G-Ace.svg", "/cards/tarot/G-Crown.svg", "/cards/court/..%2f.svg"):
        assert ask(server, "GET", path).status_code == 404


def test_there_is_nothing_else(server: ServerProcess) -> None:
    for method, path, status in (
        ("GET", "/api/nothing", 404),
        ("GET", "/api/games/whist/rulebook", 404),
        ("GET", "/assets/nothing.js", (404, 503)),
        ("GET", "/%2e%2e/app.py", (404, 503)),
        ("GET", "/..%2f..%2fapp.py", (404, 503)),
        ("POST", "/api/games", 405),
        ("DELETE", "/api/tables/abc", 405),
        ("POST", "/", 405),
        ("GET", "/%00", (200, 503)),
        ("GET", "/%00.js", (404, 503)),
        ("GET", "/" + "x" * 300, (200, 503)),
        ("GET", "/" + "x" * 300 + ".js", (404, 503)),
        ("GET", "/assets/" + "x" * 3000, (404, 503)),
        ("GET", "/%ff%fe/%ed%a0%80.js", (404, 503)),
        ("GET", "/cards/%00/%00.svg", 404),
        ("GET", "/api/replays/%00/at/" + "9" * 5000, 400),
        ("POST", "/api/lessons/alice/" + "9" * 5000, 404),
        ("POST", "/api/lessons/%00/1", 404),
        ("POST", "/api/lessons/alice/x", 404),
    ):
        body = {"name": "Ann"} if method == "POST" else None
        answer = ask(server, method, path, json=body)
        wanted = status if isinstance(status, tuple) else (status,)
        assert answer.status_code in wanted, (path, answer.status_code)
        assert "import " not in answer.text
