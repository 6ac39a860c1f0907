"""The connections to a table: what each may say and how fast, what waits to be sent to it, and
who sits at which.

Nobody ever waits for a slow reader. What is sent to a connection is put into its queue; one whose
queue is full, or whose reader takes nothing for too long, is dropped, and only that one.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator, MutableMapping, Sequence
from contextlib import suppress
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from parlour.games.mistakes import Mistake
from parlour.games.saying import say
from parlour.languages import ENGLISH, encoder
from parlour.server.live.rate_limit import RateLimit
from parlour.server.protocol.socket import FromPage, FromServer, TakenOver, Trouble

LONGEST_MESSAGE = 8 * 1024
LONGEST_FRAME = 64 * 1024
"""Up to here a message that is too long is answered; beyond, the socket is closed at once."""
A_SECOND = 20.0
"""So many messages a second a page may send, and twice as many at once."""
WHOLE_AT_ONCE, WHOLE_A_SECOND = A_SECOND / 2, A_SECOND / 40
"""So often a page may ask to be shown everything anew, which is much to send for a few letters."""
FAULTS = 8
FAULTS_A_SECOND = 0.1
"""A connection that goes on sending what cannot be read, or too fast, is closed."""
MOST_WAITING = 200
PATIENCE = 20.0
"""So many seconds a reader may take nothing before the connection is dropped."""
MOST_WATCHERS = 200

CLOSED_BY_PAGE = (1000, 1001, 1005)
"""How a page ends its connection by itself: done, gone elsewhere, or without a reason."""
DONE = 1000
POLICY = 1008
RESTARTING = 1012
TOO_SLOW = 1013

_decoder: msgspec.json.Decoder[FromPage] = msgspec.json.Decoder(FromPage)


class Connection:
    """A WebSocket to one page: messages in order, and nobody waits."""

    def __init__(self, socket: WebSocket, rate: float = A_SECOND) -> None:
        self._socket = socket
        self._queue: asyncio.Queue[str | int] = asyncio.Queue()
        self._rate = RateLimit(2 * rate, rate, time.monotonic())
        self._faults = RateLimit(FAULTS, FAULTS_A_SECOND, time.monotonic())
        share = rate / A_SECOND
        self._wholes = RateLimit(share * WHOLE_AT_ONCE, share * WHOLE_A_SECOND, time.monotonic())
        self._warned = False
        self._closing = False
        self.is_lost = False
        """Whether it broke, and nobody closed it."""
        self._sender = asyncio.create_task(self._send_all())
        self.seat: int | None = None
        self.language = ENGLISH
        """What is said here is said in this language."""
        self.story = 0
        """How many story lines this page has been sent."""
        self.shown = b""
        """The view last sent."""

    def may_have_whole(self) -> bool:
        """Whether this page may be shown everything anew; a fault is answered here."""
        if self._wholes.take(time.monotonic()):
            return True
        says = say("This page asks too often to be shown everything anew. Please slow down.")
        self._fault("flood", says)
        return False

    def send(self, message: FromServer) -> None:
        """Put a message into the queue; drop the connection if the queue is full."""
        if self._closing:
            return
        if self._queue.qsize() >= MOST_WAITING:
            self.drop()
            return
        self._queue.put_nowait(encoder(self.language).encode(message).decode())

    def close(self, code: int = DONE) -> None:
        """Close after what waits has been sent."""
        if not self._closing:
            self._closing = True
            self._queue.put_nowait(code)

    def drop(self) -> None:
        """Close without sending what waits."""
        self._closing = True
        self.is_lost = True
        while not self._queue.empty():
            self._queue.get_nowait()
        self._queue.put_nowait(TOO_SLOW)

    async def finish(self) -> None:
        """Wait until the connection is closed on our side."""
        self._closing = True
        self._queue.put_nowait(DONE)
        with suppress(Exception):
            await asyncio.wait_for(asyncio.shield(self._sender), PATIENCE)
        self._sender.cancel()

    async def _send_all(self) -> None:
        try:
            while True:
                item = await self._queue.get()
                if isinstance(item, int):
                    if self._socket.application_state is WebSocketState.CONNECTED:
                        await asyncio.wait_for(self._socket.close(item), PATIENCE)
                    return
                await asyncio.wait_for(self._socket.send_text(item), PATIENCE)
        except (TimeoutError, WebSocketDisconnect, RuntimeError, OSError):
            # The page has gone, or reads nothing any more: there is nobody to tell.
            self.is_lost = not self._closing
            self._closing = True
            with suppress(Exception):
                await asyncio.wait_for(self._socket.close(TOO_SLOW), 1)

    async def messages(self) -> AsyncIterator[FromPage]:
        """What the page says, as long as it keeps to the manners; faults are answered here."""
        while not self._closing:
            try:
                packet = await self._socket.receive()
            except RuntimeError:
                return
            if packet["type"] == "websocket.disconnect":
                self.is_lost = self.is_lost or packet.get("code") not in CLOSED_BY_PAGE
                self._closing = True
                return
            message = self._read(packet)
            if message is not None:
                yield message

    def _read(self, packet: MutableMapping[str, Any]) -> FromPage | None:
        if not self._rate.take(time.monotonic()):
            # Said once, not in answer to each: a flood must not be answered by a flood.
            if not self._warned:
                self._warned = True
                self._fault("flood", say("Too many messages at once. Please slow down."))
            else:
                self._fault("", "")
            return None
        self._warned = False
        text: str | None = packet.get("text")
        if text is None:
            self._fault("unreadable", say("Messages are text, and this one was not."))
            return None
        if len(text) > LONGEST_MESSAGE or len(text.encode()) > LONGEST_MESSAGE:
            says = say("A message has at most {most} bytes.", most=LONGEST_MESSAGE)
            self._fault("too-long", says)
            return None
        try:
            return _decoder.decode(text)
        except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
            self._fault("unreadable", say("This message cannot be read: {error}.", error=error))
            return None

    def _fault(self, code: str, sentence: str) -> None:
        if not self._faults.take(time.monotonic()):
            self.send(Trouble(code or "flood", say("Too much of this: this connection is closed.")))
            self.close(POLICY)
        elif sentence:
            self.send(Trouble(code, sentence))


class Connections:
    """All connections to one table: which of them holds which seat, and which only watch.

    A connection shows one seat, and may hold others of its device.
    """

    def __init__(self) -> None:
        self._seated: dict[int, Connection] = {}
        """The connection that shows a seat."""
        self._also: dict[int, Connection] = {}
        """The connection at whose device somebody else sits too."""
        self._watching: set[Connection] = set()

    def __bool__(self) -> bool:
        return bool(self._seated or self._watching)

    @property
    def all(self) -> Iterator[Connection]:
        """Everybody who is connected."""
        yield from list(self._seated.values())
        yield from list(self._watching)

    def of_seat(self, seat: int) -> Connection | None:
        """The connection that shows a seat."""
        return self._seated.get(seat)

    def seats_of(self, connection: Connection) -> list[int]:
        """Every seat whose player is at this connection."""
        held = [*self._seated.items(), *self._also.items()]
        return [seat for seat, other in held if other is connection]

    def watch(self, connection: Connection) -> None:
        """Somebody comes to watch; raises Mistake."""
        if len(self._watching) >= MOST_WATCHERS:
            raise Mistake("too-many", say("Too many people are watching this table already."))
        self._watching.add(connection)

    def sit(self, connection: Connection, seat: int, also: Sequence[int]) -> None:
        """Somebody comes to his seat; a connection that showed it before is let go."""
        before = self._seated.get(seat)
        if before is not None:
            says = say("This seat was taken over in another window or on another device.")
            before.send(TakenOver(says))
            before.close()
        self._seated[seat] = connection
        self._also.pop(seat, None)
        for other in also:
            if other != seat:
                self._also[other] = connection

    def go(self, connection: Connection) -> list[int]:
        """A connection has ended; gives the seats that nobody is at any more."""
        self._watching.discard(connection)
        gone = self.seats_of(connection)
        for held in (self._seated, self._also):
            for seat in gone:
                if held.get(seat) is connection:
                    del held[seat]
        return [seat for seat in gone if seat not in self._seated and seat not in self._also]
