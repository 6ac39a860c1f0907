"""The line between one page and the server, which a test can cut and mend."""

from __future__ import annotations

from playwright.sync_api import WebSocketRoute

from tests.browser.visitor import Visitor


class CuttableConnection:
    """All sockets of one visitor's page go through it; what comes is kept in his `frames`."""

    def __init__(self, visitor: Visitor) -> None:
        self._visitor = visitor
        self._is_cut = False
        self._lines: list[WebSocketRoute] = []
        visitor.page.route_web_socket("**/ws/**", self._route)

    def _route(self, line: WebSocketRoute) -> None:
        if self._is_cut:
            line.close(code=3001)
            return
        server = line.connect_to_server()
        server.on_message(lambda data: self._pass(line, data))
        self._lines += [line, server]

    def _pass(self, line: WebSocketRoute, data: str | bytes) -> None:
        self._visitor.frames.append(data if isinstance(data, str) else data.decode())
        line.send(data)

    def cut(self) -> None:
        """From now on nothing goes through."""
        self._is_cut = True
        for line in self._lines:
            line.close(code=3001)
        self._lines.clear()

    def mend(self) -> None:
        """The page may call again."""
        self._is_cut = False
