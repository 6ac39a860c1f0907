"""Somebody at a table, over a real socket: sees views, keeps the story, plays."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.server_process import DEAL, PATIENCE, ServerProcess

Message = dict[str, Any]


class PageClient:
    """One connection, in the way the page would use it."""

    def __init__(self, server: ServerProcess, table: str, token: str = "", since: int = 0) -> None:
        self.server = server
        self.table = table
        self.token = token
        self.since = since
        self.received: list[str] = []
        """Every message, as it came over the wire."""
        self.view: Message = {}
        self.next_table = ""
        self.lesson: Message = {}
        self.lines: dict[int, Message] = {}
        """The story, by the numbers of its lines: old ones may not be shown any more."""
        self._socket: ClientConnection

    async def __aenter__(self) -> PageClient:
        self._socket = await connect(
            f"{self.server.socket_url}/ws/{self.table}",
            open_timeout=PATIENCE,
            # A machine that is busy compiling may be slow to answer: that is no fault here.
            ping_interval=None,
            max_size=2**22,
        )
        await self.say({"type": "hello", "token": self.token, "since": self.since})
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self._socket.close()

    async def say(self, message: Message | str | bytes) -> None:
        await self._socket.send(json.dumps(message) if isinstance(message, dict) else message)

    async def hear(self) -> Message:
        """The next message; views are remembered."""
        async with asyncio.timeout(PATIENCE):
            try:
                text = await self._socket.recv()
            except ConnectionClosed as closed:
                closed.add_note(f"The last that the server said: {self.received[-1:]}")
                raise
        assert isinstance(text, str)
        self.received.append(text)
        message: Message = json.loads(text)
        if message["type"] == "view":
            self.view = message["view"]
            self.next_table = message.get("next_table", "")
            self.lesson = message.get("lesson", {})
            start = self.view.get("story_from", 0)
            self.lines.update(enumerate(self.view.get("story", []), start))
        return message

    async def until(self, met: Callable[[Message], bool]) -> Message:
        """Listen until a view meets this (the last one may already)."""
        while not self.view or not met(self.view):
            await self.hear()
        return self.view

    async def answer(self, *kinds: str) -> Message:
        """Listen until a message of one of these kinds."""
        while (message := await self.hear())["type"] not in kinds:
            pass
        return message

    async def settle(self) -> None:
        """Hear all that was said up to now."""
        await self.say({"type": "ping"})
        await self.answer("pong")

    async def move(self, move: str, at: int | None = None) -> Message:
        """Play, and hear the table's answer: a view or a refusal."""
        revision = self.view["revision"] if at is None else at
        await self.say({"type": "move", "move": move, "at": revision})
        while True:
            message = await self.hear()
            if message["type"] != "view" or message["view"]["revision"] != revision:
                return message

    async def ends(self) -> int:
        """Listen until the server closes the connection; gives the closing code."""
        with suppress(ConnectionClosed):
            async with asyncio.timeout(PATIENCE):
                while True:
                    text = await self._socket.recv()
                    assert isinstance(text, str)
                    self.received.append(text)
        assert self._socket.close_code is not None
        return self._socket.close_code

    @property
    def story(self) -> list[Message]:
        return [self.lines[number] for number in sorted(self.lines)]

    @property
    def heard(self) -> list[Message]:
        return [json.loads(text) for text in self.received]


def moves_of(view: Message) -> list[str]:
    """Every move that a view offers; those that ask "are you sure" only if there are no others."""
    calm: list[str] = []
    bold: list[str] = []
    for choice in view.get("choices", []):
        if choice["type"] == "calls":
            calm += [
                choice["template"].replace("{seat}", str(seat)).replace("{card}", card)
                for seat in choice["seats"]
                for card in choice["cards"]
            ]
        else:
            (bold if choice.get("sure") else calm).append(choice["move"])
    return calm or bold


async def play_on(page: PageClient, rng: random.Random, met: Callable[[Message], bool]) -> None:
    """Play at random whenever asked, until a view meets this."""
    while not (page.view and met(page.view)):
        moves = moves_of(page.view) if page.view else []
        if not moves:
            await page.hear()
            continue
        answer = await page.move(rng.choice(moves))
        assert answer["type"] in ("view", "refused"), answer
        if answer["type"] == "refused":
            # Only one thing may come between: the game has moved on meanwhile.
            assert answer["code"] == "stale", answer
            await page.settle()


def is_over(view: Message) -> bool:
    return bool(view.get("over"))


async def open_table(server: ServerProcess, game: str, seats: list[str], /, **more: Any) -> Message:
    """Open a table; gives what the server answered, which must be a seat.

    The deal is a known one; `deal=""` is dealt by lot, and the test must say why.
    """
    async with server.client() as client:
        wish = {"game": game, "name": "Ann", "seats": seats, "deal": DEAL, **more}
        answer = await client.post("/api/tables", json=wish)
    assert answer.status_code == 201, answer.text
    taken: Message = answer.json()
    return taken


async def join(server: ServerProcess, table: str, name: str, seat: int | None = None) -> Message:
    async with server.client() as client:
        answer = await client.post(f"/api/tables/{table}/join", json={"name": name, "seat": seat})
    assert answer.status_code == 201, answer.text
    taken: Message = answer.json()
    return taken
