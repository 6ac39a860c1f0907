"""How long a visitor may take to say what he wants, how much of it there may be, and how many
connections he may hold open at once.

Whoever sends half a request, or a request for ever, or never takes his answer, is let go; nobody
else notices.
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter
from collections.abc import Sequence
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from parlour.games.mistakes import Mistake
from parlour.server.http.visitors import visitor_of

ASK_WITHIN = 30.0
"""So many seconds a visitor has for a whole request."""
ANSWER_WITHIN = 120.0
"""And so many more until he has taken the answer."""
LONGEST_HEAD = 64 * 1024
LONGEST_REQUEST = 2 * 1024 * 1024
CONNECTIONS = 300
"""So many connections one visitor may hold open: a large company behind one address."""

_TOO_MANY = b"This address holds too many connections open. Close some, and try again.\n"
_TOO_SLOW = b"This request did not come to its end in time.\n"
_TOO_LONG = b"This request is too long.\n"


class BadProxy(Mistake):
    """What was named as a proxy is no address."""


class ConnectionLimits:
    """Every visitor's open connections, counted."""

    def __init__(self, most: int = CONNECTIONS, proxies: Sequence[str] = ()) -> None:
        """`proxies` are the addresses that pass on what others ask: any number of connections is
        theirs, and each request says in their name who sent it. Raises BadProxy."""
        self.most = most
        self.within = ASK_WITHIN
        self.answer_within = ANSWER_WITHIN
        self._open: Counter[str] = Counter()
        try:
            self._proxies = [ipaddress.ip_network(proxy, strict=False) for proxy in proxies]
        except ValueError as error:
            raise BadProxy(
                "bad-proxy", f"A proxy is named by its address, 10.0.0.7 or 10.0.0.0/24: {error}."
            ) from None

    @property
    def count(self) -> int:
        """How many connections are open."""
        return self._open.total()

    def enter(self, host: str) -> bool:
        """Whether one more connection may be opened from there; it is counted then."""
        visitor = visitor_of(host)
        if self._open[visitor] >= self.most and not self._is_proxy(host):
            return False
        self._open[visitor] += 1
        return True

    def leave(self, host: str) -> None:
        """A connection that was let in has ended."""
        visitor = visitor_of(host)
        self._open[visitor] -= 1
        if self._open[visitor] <= 0:
            del self._open[visitor]

    def _is_proxy(self, host: str) -> bool:
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self._proxies)

    def protocol(self) -> type[HttpToolsProtocol]:
        """How uvicorn speaks HTTP within these limits."""
        return type("LimitedConnection", (_LimitedConnection,), {"limits": self})


class _LimitedConnection(HttpToolsProtocol):
    """One connection. The alarm rings if what is asked, or its answer, is not done in time."""

    limits: ConnectionLimits

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._alarm: asyncio.TimerHandle | None = None
        self._is_counted = False
        self._in_head = False
        self._is_late = False
        """Whether the alarm has rung once, while the answer was under way."""
        self._received = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._is_counted = self.limits.enter(self._host)
        if self._is_counted:
            self._set_alarm(self.limits.within)
        else:
            self._turn_away(b"503 Service Unavailable", _TOO_MANY)

    @property
    def _host(self) -> str:
        return self.client[0] if self.client else ""

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self._alarm is None:
            self._set_alarm(self.limits.within)
        self._received += len(data)
        super().data_received(data)
        most = LONGEST_HEAD if self._in_head else LONGEST_REQUEST
        if self._received > most and not self.transport.is_closing():
            self._turn_away(b"431 Request Header Fields Too Large", _TOO_LONG)

    def on_message_begin(self) -> None:
        self._in_head = True
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._in_head = False
        super().on_headers_complete()

    def on_response_complete(self) -> None:
        self._received = 0
        self._is_late = False
        self._unset_alarm()
        super().on_response_complete()
        if self.cycle is not None and not self.cycle.response_complete:
            # The next question was begun before this one was answered.
            self._set_alarm(self.limits.within)

    def handle_websocket_upgrade(self) -> None:
        # From here on the connection is another protocol's, and counted where that is answered.
        self._let_go()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._let_go()
        super().connection_lost(exc)

    def _let_go(self) -> None:
        self._unset_alarm()
        if self._is_counted:
            self._is_counted = False
            self.limits.leave(self._host)

    def _set_alarm(self, seconds: float) -> None:
        self._unset_alarm()
        self._alarm = self.loop.call_later(seconds, self._ring)

    def _unset_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _ring(self) -> None:
        self._alarm = None
        if self.cycle is None or self.cycle.response_complete:
            self._turn_away(b"408 Request Timeout", _TOO_SLOW)
        elif self.cycle.more_body or self._is_late:
            # Half a question, or an answer that is not taken: there is nothing more to say.
            self.transport.abort()
        else:
            self._is_late = True
            self._set_alarm(self.limits.answer_within)

    def _turn_away(self, status: bytes, says: bytes) -> None:
        head = b"HTTP/1.1 %b\r\ncontent-type: text/plain\r\nconnection: close\r\n" % status
        self.transport.write(b"%bcontent-length: %d\r\n\r\n%b" % (head, len(says), says))
        self.transport.close()
