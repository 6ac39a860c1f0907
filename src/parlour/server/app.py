"""The web service: what is asked over HTTP and over sockets, and how it is answered."""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from parlour.games.mistakes import Mistake, NoSuch
from parlour.games.saying import say
from parlour.games.written_numbers import whole_number
from parlour.languages import known, preferred
from parlour.server.after import After
from parlour.server.answers import json_answer, language, read_body, trouble
from parlour.server.door import Doors, visitor_of
from parlour.server.files import A_DAY, ASK_AGAIN, FOR_EVER, NO_PAGE, PAGE, card_file, page_file
from parlour.server.guard import Guard, SecurityHeaders
from parlour.server.live.connection import A_SECOND, Connection
from parlour.server.live.pace import Pace
from parlour.server.live.rate_limit import RateLimits
from parlour.server.live.served_tables import ServedTables
from parlour.server.live.sessions import Sessions
from parlour.server.protocol.http import (
    AskMine,
    AskRecord,
    BeginLesson,
    JoinTable,
    OpenTable,
    PlayAgain,
    SeatBot,
    SeatHere,
    SeatTaken,
)
from parlour.server.protocol.socket import Trouble
from parlour.server.store.replay_store import ReplayStore
from parlour.server.store.store import Store

SWEEP_EVERY = 3600.0
KEEP_DAYS = 30.0
OUR_FAULT = say("Something went wrong here, and it is not your fault. Please try again.")
NEW_TABLES_AT_ONCE = 120
NEW_TABLES_A_SECOND = 1.0

Answer = Callable[[Request], Awaitable[Response]]
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
    page: Path = PAGE
    doors: Doors = field(default_factory=Doors)
    on_start: Callable[[], None] | None = None


class Service:
    """The routes, around the tables of one store."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.guard = Guard(settings.names)
        self.sessions: Sessions
        self.tables: ServedTables
        share = settings.rate / A_SECOND
        self._new_tables = RateLimits(share * NEW_TABLES_AT_ONCE, share * NEW_TABLES_A_SECOND)
        self._after = After(self._spend, self._seat_taken, share)

    def app(self) -> Starlette:
        """The application."""
        get, post = ["GET"], ["POST"]
        table = "/api/tables/{table}"
        return Starlette(
            routes=[
                Route("/api/games", self._asked(self.games), methods=get),
                Route("/api/games/{name}/rulebook", self._asked(self.rulebook), methods=get),
                Route("/api/lessons", self._asked(self.lessons), methods=get),
                Route("/api/lessons/{game}/{n}", self._asked(self.begin_lesson), methods=post),
                Route("/api/tables", self._asked(self.open_table), methods=post),
                Route("/api/mine", self._asked(self.mine), methods=post),
                Route(table, self._asked(self.table_info), methods=get),
                Route(f"{table}/join", self._asked(self.join), methods=post),
                Route(f"{table}/bots", self._asked(self.seat_bot), methods=post),
                Route(f"{table}/again", self._asked(self.again), methods=post),
                Route(f"{table}/record", self._asked(self.record), methods=post),
                Route(f"{table}/qr.svg", self._asked(self.qr_code), methods=get),
                *self._after.routes(self._asked),
                Route("/cards/{sheet}/{card}.svg", self._asked(self.card), methods=get),
                WebSocketRoute("/ws/{table}", self.socket),
                Route("/{path:path}", self._asked(self.page), methods=get),
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
        store = self.settings.store
        self.sessions = Sessions(store, self.settings.pace)
        self.tables = ServedTables(store, self.sessions)
        self._after.attend(ReplayStore(store), self.tables, self.settings.keep_days)
        sweeper = asyncio.create_task(self._sweep())
        if self.settings.on_start is not None:
            self.settings.on_start()
        try:
            yield
        finally:
            sweeper.cancel()
            await self.sessions.close()
            store.close()

    async def _sweep(self) -> None:
        """Remove old tables and replays now and every hour, whatever becomes of one attempt."""
        while True:
            for sweep in (lambda: self.sessions.sweep(self.settings.keep_days), self._after.sweep):
                try:
                    await sweep()
                except Mistake as mistake:
                    _log.warning("What is old could not be removed now: %s", mistake.sentence)
                except Exception:
                    _log.exception("What is old could not be removed now.")
            await asyncio.sleep(self.settings.sweep_every)

    def _asked(self, answer: Answer) -> Answer:
        """An answer to those who may ask; mistakes become sentences."""

        async def guarded(request: Request) -> Response:
            language.set(_language_of(request))
            try:
                if not self.guard.knows(request.headers):
                    raise Mistake("bad-host", _bad_host(request.headers))
                if request.method == "POST" and not self.guard.is_from_here(request.headers):
                    raise Mistake("bad-origin", say("Only pages of this server may ask for that."))
                return await answer(request)
            except Mistake as mistake:
                clauses = mistake.clauses if isinstance(mistake, NoSuch) else ()
                return trouble(mistake.code, mistake.sentence, clauses=clauses)
            except ClientDisconnect:
                return Response(status_code=400)

        return guarded

    # What is asked over HTTP.

    async def games(self, request: Request) -> Response:
        return json_answer(await run_in_threadpool(_games, language.get()))

    async def rulebook(self, request: Request) -> Response:
        return json_answer(
            await run_in_threadpool(_rulebook, request.path_params["name"], language.get())
        )

    async def lessons(self, request: Request) -> Response:
        return json_answer(await run_in_threadpool(_lessons))

    async def begin_lesson(self, request: Request) -> Response:
        wish = await read_body(request, BeginLesson)
        self._spend(request)
        where = request.path_params
        number = whole_number(where["n"])
        if number is None:
            raise NoSuch("no-such-address", say("There is nothing at this address."))
        places = await self.tables.begin_lesson(where["game"], number, wish)
        return json_answer(self._seat_taken(request, *places), 201)

    async def open_table(self, request: Request) -> Response:
        wish = await read_body(request, OpenTable)
        self._spend(request)
        return json_answer(self._seat_taken(request, *await self.tables.open_table(wish)), 201)

    async def table_info(self, request: Request) -> Response:
        return json_answer(await self.tables.info(request.path_params["table"]))

    async def mine(self, request: Request) -> Response:
        wish = await read_body(request, AskMine)
        return json_answer(await self.tables.mine(wish))

    async def join(self, request: Request) -> Response:
        table = request.path_params["table"]
        key = await self.tables.join(table, await read_body(request, JoinTable))
        return json_answer(self._seat_taken(request, table, [key]), 201)

    async def seat_bot(self, request: Request) -> Response:
        wish = await read_body(request, SeatBot)
        return json_answer(await self.tables.seat_bot(request.path_params["table"], wish))

    async def again(self, request: Request) -> Response:
        wish = await read_body(request, PlayAgain)
        self._spend(request)
        places = await self.tables.again(request.path_params["table"], wish)
        return json_answer(self._seat_taken(request, *places), 201)

    async def record(self, request: Request) -> Response:
        wish = await read_body(request, AskRecord)
        text = await self.tables.record(request.path_params["table"], wish.token)
        return PlainTextResponse(text, headers={"cache-control": "no-store"})

    async def qr_code(self, request: Request) -> Response:
        table = request.path_params["table"]
        await self.tables.info(table)
        drawn = await run_in_threadpool(_qr_svg, self._invite(request, table))
        return Response(drawn, media_type="image/svg+xml", headers={"cache-control": ASK_AGAIN})

    async def card(self, request: Request) -> Response:
        sheet, card_id = request.path_params["sheet"], request.path_params["card"]
        asked = request.query_params
        asset = await run_in_threadpool(
            card_file,
            sheet,
            card_id,
            strong=asked.get("marks") == "strong",
            left=asked.get("hand") == "left",
        )
        if asset is None:
            return trouble(
                "no-such-card",
                say(
                    "There is no card {card_id} on the sheet {sheet}.", card_id=card_id, sheet=sheet
                ),
            )
        return asset.answer(request, FOR_EVER if "v" in asked else A_DAY)

    async def page(self, request: Request) -> Response:
        """A file of the page, or the page itself for every address that is one of its own."""
        path = request.path_params["path"]
        folder = self.settings.page
        if path.startswith(("api/", "ws/", "cards/")):
            return trouble("no-such-address", say("There is nothing at this address."))
        asset = page_file(path, folder) if path else None
        if asset is not None:
            keep = FOR_EVER if path.startswith("assets/") else ASK_AGAIN
            return asset.answer(request, keep)
        index = page_file("index.html", folder)
        if index is None:
            return PlainTextResponse(NO_PAGE, 503)
        if path.startswith("assets/") or "." in path.rpartition("/")[2]:
            return trouble("no-such-address", say("There is nothing at this address."))
        return index.answer(request, ASK_AGAIN)

    # What is said over sockets.

    async def socket(self, socket: WebSocket) -> None:
        """One page at one table, from its hello to its end."""
        if not self.guard.knows(socket.headers) or not self.guard.is_from_here(socket.headers):
            # Before the socket is accepted: the browser sees a plain 403.
            await socket.close()
            return
        visitor = socket.client.host if socket.client else ""
        if not self.settings.doors.enter(visitor):
            await socket.close()
            return
        try:
            await self._attend(socket)
        finally:
            self.settings.doors.leave(visitor)

    async def _attend(self, socket: WebSocket) -> None:
        await socket.accept()
        connection = Connection(socket, self.settings.rate)
        try:
            await self.sessions.converse(connection, socket.path_params["table"])
        except Exception:
            _log.exception("A connection broke.")
            connection.send(Trouble("our-fault", OUR_FAULT))
        finally:
            await connection.finish()

    # Small things.

    def _spend(self, request: Request) -> None:
        caller = visitor_of(request.client.host if request.client else "")
        if not self._new_tables.take(caller):
            raise Mistake("flood", say("Too many new tables at once. Please wait a little."))

    def _invite(self, request: Request, table: str) -> str:
        """The link for others: by the address that the house knows, where there is one."""
        here = f"{request.url.scheme}://{request.url.netloc}"
        own = request.url.hostname in ("localhost", "127.0.0.1", "::1")
        return f"{self.settings.address if own and self.settings.address else here}/t/{table}"

    def _seat_taken(self, request: Request, table: str, keys: list[SeatHere]) -> SeatTaken:
        """Where to go now; the link's fragment holds every key of this device."""
        mine, *also = keys
        link = f"/t/{table}#{'.'.join(key.token for key in keys)}"
        return SeatTaken(table, mine.seat, mine.token, link, self._invite(request, table), also)


def _language_of(request: Request) -> str:
    """The language that is asked for, or else the browser's own."""
    asked = request.query_params.get("language")
    return known(asked) if asked else preferred(request.headers.get("accept-language", ""))


def _games(language: str) -> Any:
    # The rules are compiled code and take a second to load: not before they are asked for.
    from parlour.server import offers

    return offers.games(language)


def _rulebook(name: str, language: str) -> Any:
    from parlour.server import offers

    return offers.rulebook(name, language)


def _lessons() -> Any:
    from parlour.server import offers

    return offers.lessons()


def _qr_svg(text: str) -> bytes:
    import segno

    drawn = io.BytesIO()
    segno.make(text, error="m", micro=False).save(drawn, kind="svg", scale=4, border=2)
    return drawn.getvalue()


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


def create_app(settings: Settings) -> Starlette:
    """The application with these settings."""
    return Service(settings).app()
