"""What is asked over HTTP when a game is over: replays, proofs, forks, and the same deal again."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from parlour.games.mistakes import Mistake
from parlour.games.saying import say
from parlour.server.answers import json_answer, language, read_body
from parlour.server.deals import Deals
from parlour.server.door import visitor_of
from parlour.server.live.rate_limit import RateLimits
from parlour.server.live.served_tables import ServedTables
from parlour.server.protocol.http import AskRecord, SeatHere, SeatTaken
from parlour.server.protocol.replays import (
    BadRecordMessage,
    BringRecord,
    Fork,
    PlayDeal,
    ReplayMade,
)
from parlour.server.replays import LONGEST_RECORD, WATCH, Replays
from parlour.server.store.replay_store import ReplayStore

RECORDS_AT_ONCE = 60
RECORDS_A_SECOND = 0.2
"""To try a record by the rules takes much longer than to lay a table."""

Answer = Callable[[Request], Awaitable[Response]]
Taken = Callable[[Request, str, list[SeatHere]], SeatTaken]


class After:
    """The routes, around the replays of one store."""

    def __init__(self, spend: Callable[[Request], None], taken: Taken, share: float) -> None:
        """`spend` raises Mistake where a caller has asked for too much; `taken` tells somebody
        of the seat that he has now; a caller may bring `share` times the usual records."""
        self._spend = spend
        self._taken = taken
        self._records = RateLimits(share * RECORDS_AT_ONCE, share * RECORDS_A_SECOND)
        self._replays: Replays
        self._deals: Deals

    def attend(self, replay_store: ReplayStore, tables: ServedTables, keep_days: float) -> None:
        """Begin to answer."""
        self._replays = Replays(replay_store, tables, keep_days)
        self._deals = Deals(replay_store, tables, self._replays)

    async def sweep(self) -> None:
        """Remove what is older than it is kept."""
        await self._replays.sweep()

    def routes(self, asked: Callable[[Answer], Answer]) -> list[BaseRoute]:
        """The addresses; `asked` lets nobody in who may not ask."""
        get, post = ["GET"], ["POST"]
        table, replay, deal = "/api/tables/{table}", "/api/replays/{replay}", "/api/deals/{deal}"
        return [
            Route(f"{table}/replay", asked(self.share), methods=post),
            Route(f"{table}/evidence", asked(self.table_evidence), methods=post),
            Route("/api/replays", asked(self.bring), methods=post),
            Route(replay, asked(self.info), methods=get),
            Route(f"{replay}/at/{{step}}", asked(self.view), methods=get),
            Route(f"{replay}/record", asked(self.record), methods=get),
            Route(f"{replay}/evidence", asked(self.evidence), methods=get),
            Route(f"{replay}/fork", asked(self.fork), methods=post),
            Route(f"{table}/same", asked(self.same_as_table), methods=post),
            Route(f"{replay}/same", asked(self.same_as_replay), methods=get),
            Route(deal, asked(self.deal), methods=get),
            Route(f"{deal}/play", asked(self.play_deal), methods=post),
        ]

    async def share(self, request: Request) -> Response:
        wish = await read_body(request, AskRecord)
        replay = await self._replays.share(request.path_params["table"], wish.token)
        return json_answer(ReplayMade(replay, f"/r/{replay}"), 201)

    async def bring(self, request: Request) -> Response:
        # A text of the longest that is read takes more room inside a message.
        wish = await read_body(request, BringRecord, 2 * LONGEST_RECORD)
        if not self._records.take(visitor_of(request.client.host if request.client else "")):
            raise Mistake("flood", say("Too many records at once. Please wait a little."))
        try:
            replay = await self._replays.bring(wish.text)
        except Mistake as mistake:
            if mistake.code != "bad-record":
                raise
            return json_answer(_told(mistake), 400)
        return json_answer(ReplayMade(replay, f"/r/{replay}"), 201)

    async def info(self, request: Request) -> Response:
        return json_answer(await self._replays.info(request.path_params["replay"]))

    async def view(self, request: Request) -> Response:
        who = request.query_params.get("seat", WATCH)
        step = _number(request.path_params["step"])
        since = _number(request.query_params.get("since", "0"))
        return json_answer(
            await self._replays.view(request.path_params["replay"], step, who, since)
        )

    async def record(self, request: Request) -> Response:
        text = await self._replays.record(request.path_params["replay"])
        return PlainTextResponse(text, headers={"cache-control": "no-store"})

    async def evidence(self, request: Request) -> Response:
        return json_answer(await self._replays.evidence(request.path_params["replay"]))

    async def table_evidence(self, request: Request) -> Response:
        wish = await read_body(request, AskRecord)
        table = request.path_params["table"]
        return json_answer(await self._replays.evidence_of_table(table, wish.token))

    async def fork(self, request: Request) -> Response:
        wish = await read_body(request, Fork)
        self._spend(request)
        places = await self._replays.fork(request.path_params["replay"], wish)
        return json_answer(self._taken(request, *places), 201)

    async def same_as_table(self, request: Request) -> Response:
        wish = await read_body(request, AskRecord)
        table = request.path_params["table"]
        return json_answer(await self._deals.of_table(table, wish.token, language.get()))

    async def same_as_replay(self, request: Request) -> Response:
        replay = request.path_params["replay"]
        return json_answer(await self._deals.of_replay(replay, language.get()))

    async def deal(self, request: Request) -> Response:
        return json_answer(await self._deals.info(request.path_params["deal"]))

    async def play_deal(self, request: Request) -> Response:
        wish = await read_body(request, PlayDeal)
        self._spend(request)
        places = await self._deals.play(request.path_params["deal"], wish)
        return json_answer(self._taken(request, *places), 201)


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 7):
        raise Mistake("unreadable", say("“{text}” is no number of a step.", text=text[:20]))
    return int(text)


def _told(mistake: Mistake) -> BadRecordMessage:
    # The class stands with the tables, whose rules take long to load: it is loaded by now.
    from parlour.tables.mistakes import BadRecord

    assert isinstance(mistake, BadRecord)
    return BadRecordMessage(
        mistake.code, mistake.sentence, mistake.line, mistake.move, list(mistake.clauses)
    )
