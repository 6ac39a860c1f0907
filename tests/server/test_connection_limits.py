"""Half a request, an endless one, too many connections at once, and whoever asks for another."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from parlour.server.http.connection_limits import (
    LONGEST_HEAD,
    LONGEST_REQUEST,
    BadProxy,
    ConnectionLimits,
)
from parlour.server.http.visitors import visitor_of
from tests.server.page_client import Message, PageClient, open_table
from tests.server.server_process import PATIENCE, ServerProcess


async def _echo(scope: Any, receive: Any, send: Any) -> None:
    """Answers every request with the length of its body."""
    if scope["type"] != "http":
        return
    body = b""
    while True:
        part = await receive()
        if part["type"] != "http.request":
            return
        body += part["body"]
        if not part.get("more_body"):
            break
    answer = b"%d" % len(body)
    length = (b"content-length", b"%d" % len(answer))
    await send({"type": "http.response.start", "status": 200, "headers": [length]})
    await send({"type": "http.response.body", "body": answer})


@contextmanager
def watched(limits: ConnectionLimits, keep_alive: int = 600) -> Iterator[int]:
    """A server in this process behind this door; gives its port."""
    listening = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(
        _echo,
        http=limits.protocol(),
        lifespan="off",
        log_level="error",
        timeout_keep_alive=keep_alive,
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=lambda: server.run(sockets=[listening]), daemon=True)
    thread.start()
    yield listening.getsockname()[1]
    server.should_exit = True
    thread.join(PATIENCE)


def _said(port: int, *parts: bytes) -> bytes:
    """Send this and listen until the other side closes."""
    with socket.create_connection(("127.0.0.1", port), PATIENCE) as line:
        try:
            for part in parts:
                line.sendall(part)
        except OSError:
            # Closed on us while we spoke: what was said before can still be read.
            pass
        heard = b""
        try:
            while more := line.recv(65_536):
                heard += more
        except ConnectionResetError:
            pass
        return heard


HALF_A_HEAD = b"GET / HTTP/1.1\r\nhost: x\r\nx-slow: "
HALF_A_BODY = b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\nhalf"
WHOLE = b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\n\r\nfour"
CHUNKED = b"POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n"


@pytest.mark.parametrize(
    ("sent", "heard"),
    [
        (b"", b"HTTP/1.1 408 "),
        (b"G", b"HTTP/1.1 408 "),
        (HALF_A_HEAD, b"HTTP/1.1 408 "),
        (HALF_A_BODY, b""),
        (CHUNKED + b"4\r\nfour\r\n", b""),
        (WHOLE + HALF_A_HEAD, b"HTTP/1.1 "),
        (WHOLE + HALF_A_BODY, b"HTTP/1.1 "),
    ],
)
def test_half_a_request_is_let_go(sent: bytes, heard: bytes) -> None:
    limits = ConnectionLimits()
    limits.within = 0.05
    with watched(limits, keep_alive=1) as port:
        assert _said(port, sent).startswith(heard)
    assert limits.count == 0, "and is counted no more"


def test_an_endless_request_is_let_go() -> None:
    with watched(ConnectionLimits()) as port:
        line = b"x-line: " + b"y" * 1000 + b"\r\n"
        head = _said(port, HALF_A_HEAD, line * (LONGEST_HEAD // 1000 + 2))
        assert head.startswith(b"HTTP/1.1 431 ")
        chunk = b"4000\r\n" + b"z" * 0x4000 + b"\r\n"
        body = _said(port, CHUNKED, *[chunk] * (LONGEST_REQUEST // 0x4000 + 2))
        assert not body or body.startswith(b"HTTP/1.1 431 ")
        # What follows a body of pieces is no way round it.
        after = _said(port, CHUNKED, b"0\r\n", *[line * 64] * (LONGEST_REQUEST // 60_000))
        assert not after.startswith(b"HTTP/1.1 200")
        with httpx.Client(base_url=f"http://127.0.0.1:{port}") as client:
            for size in (0, 10, 600_000, 10):
                assert client.post("/", content=b"x" * size).text == str(size)


def _asked(line: socket.socket) -> bytes:
    """Send a whole request; gives the whole answer, which is one figure."""
    line.sendall(WHOLE)
    heard = b""
    while not heard.endswith(b"\r\n\r\n4"):
        more = line.recv(65_536)
        assert more, "closed before it was answered"
        heard += more
    return heard


def test_one_visitor_holds_so_many_connections_and_no_more() -> None:
    limits = ConnectionLimits(most=3)
    with watched(limits) as port:
        held = [socket.create_connection(("127.0.0.1", port), PATIENCE) for _ in range(3)]
        for line in held:
            assert _asked(line).startswith(b"HTTP/1.1 200 ")
        turned_away = _said(port)
        assert turned_away.startswith(b"HTTP/1.1 503 ")
        assert turned_away.rstrip().endswith(b"try again.")
        assert _asked(held[0]).startswith(b"HTTP/1.1 200 "), "those within are served"
        for line in held:
            line.close()
        while limits.count:
            threading.Event().wait(0.001)
        assert _said(port, WHOLE.replace(b"host: x", b"host: x\r\nconnection: close")).startswith(
            b"HTTP/1.1 200 "
        )


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with the usual pace of talk, and few connections a visitor."""
    started = ServerProcess(tmp_path_factory.mktemp("narrow") / "data", connections=4, rate=20)
    yield started
    assert started.stop() == 0
    assert "Traceback" not in started.error_text()


def test_connections_to_tables_are_counted_too(narrow: ServerProcess) -> None:
    server = narrow

    async def go() -> None:
        ann = await open_table(server, "court-two", ["me", "open"])
        address = f"{server.socket_url}/ws/{ann['table']}"
        lines = [await connect(address) for _ in range(3)]
        while len(lines) < 4:
            # The one that opened the table may be about to be closed.
            lines.append(await connect(address))
        with pytest.raises(InvalidStatus) as refused:
            await connect(address)
        assert refused.value.response.status_code in (403, 503)
        for line in lines:
            await line.close()
        async with asyncio.timeout(200):
            while not await _comes_in(server, ann):
                # Those that were closed are counted until the server has noticed it.
                await asyncio.sleep(0.01)

    asyncio.run(go())


async def _comes_in(server: ServerProcess, seat: Message) -> bool:
    """Whether one more is let in, to his seat."""
    try:
        async with PageClient(server, seat["table"], seat["token"]) as page:
            await page.until(lambda v: v["seat"] == 0)
    except InvalidStatus:
        return False
    return True


def test_who_counts_as_one_visitor() -> None:
    assert visitor_of("192.0.2.7") == visitor_of("::ffff:192.0.2.7") == "192.0.2.7"
    assert visitor_of("2001:db8:1:2:aaaa::1") == visitor_of("2001:db8:1:2::9") != "2001:db8:1:2::9"
    assert visitor_of("2001:db8:1:3::1") != visitor_of("2001:db8:1:2::1")
    assert visitor_of("somewhere") == "somewhere"
    proxied = ConnectionLimits(most=1, proxies=["10.0.0.0/8"])
    assert all(proxied.enter("10.1.2.3") for _ in range(5))
    assert [proxied.enter("192.0.2.7") for _ in range(2)] == [True, False]
    with pytest.raises(BadProxy, match=r"10\.0\.0\.7"):
        ConnectionLimits(proxies=["my proxy"])


def _invited(server: ServerProcess) -> str:
    """The link that somebody is given who claims to come from elsewhere, over a safe line."""
    claims = {"x-forwarded-for": "192.0.2.7", "x-forwarded-proto": "https"}
    wish = {"game": "court-two", "name": "Ann", "seats": ["me", "open"]}
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        return str(client.post("/api/tables", json=wish, headers=claims).json()["invite"])


def test_nobody_is_believed_who_was_not_named(narrow: ServerProcess) -> None:
    assert _invited(narrow).startswith("http://")


def test_a_proxy_that_was_named_is_believed(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "data", proxy="127.0.0.1")
    assert _invited(server).startswith("https://")
    assert server.stop() == 0


def test_a_page_that_asks_for_everything_again_and_again_is_closed(narrow: ServerProcess) -> None:
    async def go() -> None:
        ann = await open_table(narrow, "court-two", ["me", "open"])
        async with PageClient(narrow, ann["table"], ann["token"]) as page:
            await page.hear()
            for _ in range(39):
                await page.say({"type": "hello", "token": ann["token"]})
            assert await page.ends() == 1008
            heard = page.heard
        views = [message for message in heard if message["type"] == "view"]
        assert 5 < len(views) < 25
        assert heard[-1]["code"] == "flood"

    asyncio.run(go())


@pytest.mark.parametrize(
    ("path", "wish"),
    [
        ("/api/tables", {"game": "court-two", "name": "Ann", "seats": ["me", "open"], "deal": "1"}),
        ("/api/replays", {"text": "no record"}),
    ],
)
def test_whoever_asks_for_too_much_at_once_is_told_to_wait(
    tmp_path: Path, path: str, wish: dict[str, Any]
) -> None:
    # At a twentieth of the usual rate it takes minutes until a further one is allowed.
    server = ServerProcess(tmp_path / "data", rate=1)
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        for _ in range(30):
            answer = client.post(path, json=wish)
            if answer.status_code == 429:
                break
        assert answer.json()["code"] == "flood"
        assert answer.json()["sentence"].endswith("Please wait a little.")
        assert client.get("/api/games").status_code == 200
    assert server.stop() == 0
