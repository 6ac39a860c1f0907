"""What is asked of games and of tables: what there is, to open one, to join one, to look at one."""

from __future__ import annotations

import io
from typing import Any

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from parlour.games.mistakes import NoSuch
from parlour.games.saying import say
from parlour.games.written_numbers import whole_number
from parlour.server.http.bodies import Address, json_answer, language, read_body
from parlour.server.http.files import ASK_AGAIN
from parlour.server.http.visitors import VisitorLimits
from parlour.server.live.served_tables import ServedTables
from parlour.server.protocol.http import (
    AskMyTables,
    AskRecord,
    BeginLesson,
    JoinTable,
    OpenTable,
    PlayAgain,
    SeatBot,
    SeatHere,
    SeatTaken,
)


class Invitations:
    """Links to tables; `address` is how the house reaches the server, where that is known."""

    def __init__(self, address: str) -> None:
        self._address = address

    def link(self, request: Request, table: str) -> str:
        """The link for others: by the address that the house knows, where there is one."""
        here = f"{request.url.scheme}://{request.url.netloc}"
        own = request.url.hostname in ("localhost", "127.0.0.1", "::1")
        return f"{self._address if own and self._address else here}/t/{table}"

    def seat_taken(self, request: Request, table: str, keys: list[SeatHere]) -> SeatTaken:
        """Where to go now; the link's fragment holds every key of this device."""
        mine, *also = keys
        link = f"/t/{table}#{'.'.join(key.token for key in keys)}"
        return SeatTaken(table, mine.seat, mine.token, link, self.link(request, table), also)


class TableRoutes:
    """The routes to the tables of one server."""

    def __init__(
        self, tables: ServedTables, invitations: Invitations, new_tables: VisitorLimits
    ) -> None:
        """`new_tables` is how many tables each visitor may open."""
        self._tables = tables
        self._invitations = invitations
        self._new_tables = new_tables

    def addresses(self) -> list[Address]:
        """What is asked where."""
        table = "/api/tables/{table}"
        return [
            ("GET", "/api/games", self.games),
            ("GET", "/api/games/{name}/rulebook", self.rulebook),
            ("GET", "/api/lessons", self.lessons),
            ("POST", "/api/lessons/{game}/{n}", self.begin_lesson),
            ("POST", "/api/tables", self.open_table),
            ("POST", "/api/mine", self.my_tables),
            ("GET", table, self.table_info),
            ("POST", f"{table}/join", self.join),
            ("POST", f"{table}/bots", self.seat_bot),
            ("POST", f"{table}/again", self.again),
            ("POST", f"{table}/record", self.record),
            ("GET", f"{table}/qr.svg", self.qr_code),
        ]

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
        self._new_tables.spend(request)
        where = request.path_params
        number = whole_number(where["n"])
        if number is None:
            raise NoSuch("no-such-address", say("There is nothing at this address."))
        taken = await self._tables.begin_lesson(where["game"], number, wish)
        return json_answer(self._invitations.seat_taken(request, *taken), 201)

    async def open_table(self, request: Request) -> Response:
        wish = await read_body(request, OpenTable)
        self._new_tables.spend(request)
        return json_answer(
            self._invitations.seat_taken(request, *await self._tables.open_table(wish)), 201
        )

    async def table_info(self, request: Request) -> Response:
        return json_answer(await self._tables.info(request.path_params["table"]))

    async def my_tables(self, request: Request) -> Response:
        wish = await read_body(request, AskMyTables)
        return json_answer(await self._tables.my_tables(wish))

    async def join(self, request: Request) -> Response:
        table = request.path_params["table"]
        key = await self._tables.join(table, await read_body(request, JoinTable))
        return json_answer(self._invitations.seat_taken(request, table, [key]), 201)

    async def seat_bot(self, request: Request) -> Response:
        wish = await read_body(request, SeatBot)
        return json_answer(await self._tables.seat_bot(request.path_params["table"], wish))

    async def again(self, request: Request) -> Response:
        wish = await read_body(request, PlayAgain)
        self._new_tables.spend(request)
        taken = await self._tables.again(request.path_params["table"], wish)
        return json_answer(self._invitations.seat_taken(request, *taken), 201)

    async def record(self, request: Request) -> Response:
        wish = await read_body(request, AskRecord)
        text = await self._tables.record(request.path_params["table"], wish.token)
        return PlainTextResponse(text, headers={"cache-control": "no-store"})

    async def qr_code(self, request: Request) -> Response:
        table = request.path_params["table"]
        await self._tables.info(table)
        drawn = await run_in_threadpool(_qr_svg, self._invitations.link(request, table))
        return Response(drawn, media_type="image/svg+xml", headers={"cache-control": ASK_AGAIN})


def _games(language: str) -> Any:
    # The rules are compiled code and take a second to load: not before they are asked for.
    from parlour.server.http import game_info

    return game_info.games(language)


def _rulebook(name: str, language: str) -> Any:
    from parlour.server.http import game_info

    return game_info.rulebook(name, language)


def _lessons() -> Any:
    from parlour.server.http import game_info

    return game_info.lessons()


def _qr_svg(text: str) -> bytes:
    import segno

    drawn = io.BytesIO()
    segno.make(text, error="m", micro=False).save(drawn, kind="svg", scale=4, border=2)
    return drawn.getvalue()
