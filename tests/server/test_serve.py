"""Starting and stopping: ports, addresses, the page, the browser."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.types import Message, Scope

from parlour.server.http.app import Settings, create_app
from parlour.server.http.origins import OwnOrigin
from parlour.server.http.table_routes import Invitations
from parlour.server.serve import CannotServe, bind, has_display
from parlour.server.store.keys import is_id, new_id, new_token
from parlour.server.store.store import Store
from parlour.tables.names import BadName, name_of
from tests.server.server_process import ServerProcess


def test_a_port_that_is_taken_gives_way_to_the_next() -> None:
    with bind("127.0.0.1", 0) as first:
        port = first.getsockname()[1]
        with bind("127.0.0.1", port) as second:
            assert port < second.getsockname()[1] < port + 50


def test_an_address_that_is_not_ours_is_said_in_a_sentence() -> None:
    with pytest.raises(CannotServe, match="--host and --port"):
        bind("192.0.2.1", 8000)


def test_the_server_says_which_port_it_took_instead(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as busy:
        port = busy.getsockname()[1]
        server = ServerProcess(tmp_path / "data", port=port)
        assert server.said[0].startswith(f"Port {port} is taken, so Parlour uses ")
        assert not server.url.endswith(f":{port}")
        assert server.stop() == 0


@pytest.mark.parametrize("name", ["CI", "SSH_CONNECTION"])
def test_no_browser_is_opened_where_nobody_sits(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setenv(name, "1")
    assert not has_display()


async def _get(app: Starlette, path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    """One request to the application itself."""
    told: list[Message] = []
    named = {"host": "127.0.0.1:8000", **headers}
    scope: Scope = {
        "type": "http",
        "method": "GET",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "headers": [(key.replace("_", "-").encode(), text.encode()) for key, text in named.items()],
        "server": ("127.0.0.1", 8000),
        "scheme": "http",
        "http_version": "1.1",
    }

    async def receive() -> Message:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Message) -> None:
        told.append(message)

    await app(scope, receive, send)
    body = b"".join(message.get("body", b"") for message in told)
    sent = {key.decode(): text.decode() for key, text in told[0]["headers"]}
    return told[0]["status"], sent, body


def test_the_page_is_given_for_every_address_of_its_own(tmp_path: Path) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (tmp_path / "secret.txt").write_text("nobody's business")
    store = Store(tmp_path / "data")
    app = create_app(Settings(store, page=page))

    async def go() -> None:
        status, _, body = await _get(app, "/")
        assert (status, b"make page" in body) == (503, True)
        (page / "index.html").write_text("<title>Parlour</title>" + "x" * 1000)
        (page / "assets" / "app-1.js").write_text("export {};" * 200)
        for path in ("/", "/t/abcdefghjk", "/rules/court-two"):
            status, sent, body = await _get(app, path)
            assert (status, body[:7]) == (200, b"<title>")
            assert sent["cache-control"] == "no-cache"
            again, _, empty = await _get(app, path, if_none_match=sent["etag"])
            assert (again, empty) == (304, b"")
        status, sent, body = await _get(app, "/assets/app-1.js", accept_encoding="gzip")
        assert (status, sent["content-encoding"]) == (200, "gzip")
        assert "immutable" in sent["cache-control"]
        assert len(body) < 200
        for path in ("/assets/old.js", "/../secret.txt", "/assets/../../secret.txt", "/x.png"):
            status, _, body = await _get(app, path)
            assert status == 404
            assert b"business" not in body

    asyncio.run(go())
    store.close()


def test_invitations_name_the_address_that_the_house_knows() -> None:
    invitations = Invitations("http://192.0.2.7:8000")

    def invite(host: str) -> str:
        headers = [(b"host", host.encode())]
        scope = {"type": "http", "path": "/", "headers": headers, "scheme": "http"}
        return invitations.link(Request(scope), "abc")

    assert invite("127.0.0.1:8000") == "http://192.0.2.7:8000/t/abc"
    assert invite("localhost:8000") == "http://192.0.2.7:8000/t/abc"
    assert invite("10.0.0.9:8000") == "http://10.0.0.9:8000/t/abc"


def test_a_server_may_be_given_names() -> None:
    plain, named = OwnOrigin(), OwnOrigin(["parlour.example"])
    headers = {"host": "Parlour.Example:443", "origin": "https://parlour.example:443"}
    assert not plain.is_own_name(headers)
    assert named.is_own_name(headers)
    assert named.is_from_here(headers)
    assert not named.is_from_here({**headers, "origin": "https://other.example"})
    for host in ("10.0.0.3:8000", "[::1]:8000", "127.0.0.1"):
        assert plain.is_own_name({"host": host})


def test_ids_and_tokens_are_hard_to_guess() -> None:
    ids = {new_id() for _ in range(2000)}
    assert len(ids) == 2000
    assert all(is_id(name) for name in ids)
    assert len({new_token() for _ in range(2000)}) == 2000
    assert all(len(new_token()) == 24 for _ in range(10))


@pytest.mark.parametrize(
    ("typed", "name"),
    [("  Ann  ", "Ann"), ("Ann\u00a0 Lee", "Ann Lee"), ("Zoe\u0308", "Zoë"), ("李", "李")],
)
def test_names_are_tidied(typed: str, name: str) -> None:
    assert name_of(typed) == name
    with pytest.raises(BadName, match="already"):
        name_of(typed, [name.upper()])
