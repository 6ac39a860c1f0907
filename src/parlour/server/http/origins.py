"""Who may speak to the server, and what it tells browsers to keep out.

A page from elsewhere must not play for a visitor of this one. So whatever changes something, and
every socket, says where its page came from, and that must be here. And the name that the server
was called by must be its own, or an address in figures: otherwise a stranger's domain, pointed at
this machine, would count as "here".
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable, Mapping
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Message, Receive, Scope, Send

SECURITY_HEADERS = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
_RAW_HEADERS = [(name.encode(), text.encode()) for name, text in SECURITY_HEADERS.items()]


def _host_of(text: str) -> str:
    """The host in `host:port`, small letters; empty if it is none."""
    try:
        return (urlsplit(f"//{text}").hostname or "").rstrip(".")
    except ValueError:
        return ""


class OwnOrigin:
    """Which hosts are this one, and whether a page came from here."""

    def __init__(self, names: Iterable[str] = ()) -> None:
        own = socket.gethostname().lower()
        self._names = {"localhost", own, f"{own}.local", *(name.lower() for name in names)}

    def is_own_name(self, headers: Mapping[str, str]) -> bool:
        """Whether the server was called by a name of its own, or by an address in figures."""
        host = _host_of(headers.get("host", ""))
        if host in self._names:
            return True
        try:
            ipaddress.ip_address(host)
        except ValueError:
            return False
        return True

    def is_from_here(self, headers: Mapping[str, str]) -> bool:
        """Whether the page that asks came from this server.

        Programs that are no browsers name no origin: nobody can be tricked into using them.
        """
        origin = headers.get("origin")
        if origin is None:
            return True
        try:
            parts = urlsplit(origin)
        except ValueError:
            return False
        return (
            parts.scheme in ("http", "https")
            and parts.netloc.lower() == headers.get("host", "").lower()
        )


class SecurityHeaders:
    """Puts the headers above on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *_RAW_HEADERS]
            await send(message)

        await self._app(scope, receive, send_with_headers)
