"""The web service: every route, who may ask, and what goes on beside the answers."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from parlour.games.mistakes import Mistake, NoSuch
from parlour.games.saying import say
from parlour.languages import known, preferred
from parlour.server.http import files
from parlour.server.http.bodies import Address, Answer, language, trouble
from parlour.server.http.connection_limits import ConnectionLimits
from parlour.server.http.origins import OwnOrigin, SecurityHeaders
from parlour.server.http.replay_routes import ReplayRoutes
from parlour.server.http.table_routes import Invitations, TableRoutes
from parlour.server.http.visitors import VisitorLimits
from parlour.server.live.connection import A_SECOND, Connection
from parlour.server.live.pace import Pace
from parlour.server.live.served_tables import ServedTables
from parlour.server.live.sessions import Sessions
from parlour.server.protocol.socket import Trouble
from parlour.server.replays.deals import Deals
from parlour.server.replays.replays import Replays
from parlour.server.store.replay_store import ReplayStore
from parlour.server.store.store import Store

SWEEP_EVERY = 3600.0
KEEP_DAYS = 30.0
NEW_TABLES_AT_ONCE = 120
NEW_TABLES_A_SECOND = 1.0
TOO_MANY_TABLES = say("Too many new tables at once. Please wait a little.")
OUR_FAULT = say("Something went wrong here, and it is not your fault. Please try again.")

_log = logging.getLogger("parlour.server")


@dataclass
class Settings:
    """How the service is run. `address` is how the house reaches it, for invitations."""

    store: Store
    keep_days: float = KEEP_DAYS
    sweep_every: float = SWEEP_EVERY
    address: str = ""
    names: tuple[str, ...] = ()
    pace: Pace = field(default_factory=Pace)
    rate: float = A_SECOND
    page: Path = files.PAGE
    connection_limits: ConnectionLimits = field(default_factory=ConnectionLimits)
    on_start: Callable[[], None] | None = None


def create_app(settings: Settings) -> Starlette:
    """The application with these settings."""
    return _Service(settings).app()


class _Service:
    """The application, around the tables and replays of one store."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._origin = OwnOrigin(settings.names)
        self._sessions = Sessions(settings.store, settings.pace)
        tables = ServedTables(settings.store, self._sessions)
        replay_store = ReplayStore(settings.store)
        self._replays = Replays(replay_store, tables, settings.keep_days)
        deals = Deals(replay_store, tables, self._replays)
        share = settings.rate / A_SECOND
        new_tables = VisitorLimits(
            share * NEW_TABLES_AT_ONCE, share * NEW_TABLES_A_SECOND, TOO_MANY_TABLES
        )
        invitations = Invitations(settings.address)
        self._addresses: list[Address] = [
            *TableRoutes(tables, invitations, new_tables).addresses(),
            *ReplayRoutes(self._replays, deals, invitations, new_tables, share).addresses(),
            ("GET", "/cards/{sheet}/{card}.svg", files.card),
            ("GET", "/{path:path}", partial(files.page, folder=settings.page)),
        ]

    def app(self) -> Starlette:
        """The application. Its last address is every one that is nothing else."""
        return Starlette(
            routes=[
                WebSocketRoute("/ws/{table}", self._socket),
                *(
                    Route(path, self._asked(answer), methods=[method])
                    for method, path, answer in self._addresses
                ),
            ],
            middleware=[
                Middleware(SecurityHeaders),
                Middleware(GZipMiddleware, minimum_size=1000, compresslevel=5),
            ],
            exception_handlers={HTTPException: _no_such_address, 500: _our_fault},
            lifespan=self._lifespan,
        )

    @asynccontextmanager
    async def _lifespan(self, app: Starlette) -> AsyncIterator[None]:
        sweeper = asyncio.create_task(self._sweep())
        if self._settings.on_start is not None:
            self._settings.on_start()
        try:
            yield
        finally:
            sweeper.cancel()
            await self._sessions.close()
            self._settings.store.close()

    async def _sweep(self) -> None:
        """Remove old tables and replays now and every hour, whatever becomes of one attempt."""
        tables = partial(self._sessions.sweep, self._settings.keep_days)
        while True:
            for sweep in (tables, self._replays.sweep):
                try:
                    await sweep()
                except Mistake as mistake:
                    _log.warning("What is old could not be removed now: %s", mistake.sentence)
                except Exception:
                    _log.exception("What is old could not be removed now.")
            await asyncio.sleep(self._settings.sweep_every)

    def _asked(self, answer: Answer) -> Answer:
        """An answer to those who may ask; mistakes become sentences."""

        async def guarded(request: Request) -> Response:
            language.set(_language_of(request))
            try:
                if not self._origin.is_own_name(request.headers):
                    raise Mistake("bad-host", _bad_host(request.headers))
                if request.method == "POST" and not self._origin.is_from_here(request.headers):
                    raise Mistake("bad-origin", say("Only pages of this server may ask for that."))
                return await answer(request)
            except Mistake as mistake:
                clauses = mistake.clauses if isinstance(mistake, NoSuch) else ()
                return trouble(mistake.code, mistake.sentence, clauses=clauses)
            except ClientDisconnect:
                return Response(status_code=400)

        return guarded

    async def _socket(self, socket: WebSocket) -> None:
        """One page at one table, from its hello to its end."""
        if not self._origin.is_own_name(socket.headers) or not self._origin.is_from_here(
            socket.headers
        ):
            # Before the socket is accepted: the browser sees a plain 403.
            await socket.close()
            return
        visitor = socket.client.host if socket.client else ""
        if not self._settings.connection_limits.enter(visitor):
            await socket.close()
            return
        try:
            await self._attend(socket)
        finally:
            self._settings.connection_limits.leave(visitor)

    async def _attend(self, socket: WebSocket) -> None:
        await socket.accept()
        connection = Connection(socket, self._settings.rate)
        try:
            await self._sessions.converse(connection, socket.path_params["table"])
        except Exception:
            _log.exception("A connection broke.")
            connection.send(Trouble("our-fault", OUR_FAULT))
        finally:
            await connection.finish()


def _language_of(request: Request) -> str:
    """The language that is asked for, or else the browser's own."""
    asked = request.query_params.get("language")
    return known(asked) if asked else preferred(request.headers.get("accept-language", ""))


def _bad_host(headers: Mapping[str, str]) -> str:
    host = headers.get("host", "")[:80]
    return say(
        "This server does not go by the name “{host}”. Use its address, or start it with "
        "--name to give it that name.",
        host=host,
    )


async def _no_such_address(request: Request, error: Exception) -> Response:
    language.set(_language_of(request))
    status = error.status_code if isinstance(error, HTTPException) else 404
    if status == 405:
        return trouble("bad-method", say("This address is not asked like that."), status)
    return trouble("no-such-address", say("There is nothing at this address."), status)


async def _our_fault(request: Request, error: Exception) -> Response:
    language.set(_language_of(request))
    return trouble("our-fault", OUR_FAULT, 500)
