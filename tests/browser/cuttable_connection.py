"""The connection between one page and the server, which a test can cut and mend."""

from __future__ import annotations

from playwright.sync_api import WebSocketRoute

from tests.browser.visitor import Visitor


class CuttableConnection:
    """All sockets of one visitor's page go through it; what comes is kept in his `frames`."""

    def __init__(self, visitor: Visitor) -> None:
        self._visitor = visitor
        self._is_cut = False
        self._sockets: list[WebSocketRoute] = []
        visitor.page.route_web_socket("**/ws/**", self._route)

    def _route(self, socket: WebSocketRoute) -> None:
        if self._is_cut:
            socket.close(code=3001)
            return
        server = socket.connect_to_server()
        server.on_message(lambda data: self._pass(socket, data))
        self._sockets += [socket, server]

    def _pass(self, socket: WebSocketRoute, data: str | bytes) -> None:
        self._visitor.frames.append(data if isinstance(data, str) else data.decode())
        socket.send(data)

    def cut(self) -> None:
        """From now on nothing goes through."""
        self._is_cut = True
        for socket in self._sockets:
            socket.close(code=3001)
        self._sockets.clear()

    def mend(self) -> None:
        """The page may call again."""
        self._is_cut = False
