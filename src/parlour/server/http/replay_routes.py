"""What is asked over HTTP when a game is over: replays, proofs, forks, and the same deal again."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from parlour.games.mistakes import Mistake
from parlour.games.saying import say
from parlour.server.http.bodies import Address, json_answer, language, read_body
from parlour.server.http.table_routes import Invitations
from parlour.server.http.visitors import VisitorLimits
from parlour.server.protocol.http import AskRecord
from parlour.server.protocol.replays import (
    BadRecordMessage,
    BringRecord,
    Fork,
    PlayDeal,
    ReplayMade,
)
from parlour.server.replays.deals import Deals
from parlour.server.replays.replays import LONGEST_RECORD, WATCH, Replays

RECORDS_AT_ONCE = 60
RECORDS_A_SECOND = 0.2
"""To try a record by the rules takes much longer than to lay a table."""

TOO_MANY_RECORDS = say("Too many records at once. Please wait a little.")


class ReplayRoutes:
    """The routes to what comes after a game."""

    def __init__(
        self,
        replays: Replays,
        deals: Deals,
        invitations: Invitations,
        new_tables: VisitorLimits,
        share: float,
    ) -> None:
        """`new_tables` is how many tables each visitor may open; he may bring `share` times the
        usual records."""
        self._replays = replays
        self._deals = deals
        self._invitations = invitations
        self._new_tables = new_tables
        self._records = VisitorLimits(
            share * RECORDS_AT_ONCE, share * RECORDS_A_SECOND, TOO_MANY_RECORDS
        )

    def addresses(self) -> list[Address]:
        """What is asked where."""
        table, replay, deal = "/api/tables/{table}", "/api/replays/{replay}", "/api/deals/{deal}"
        return [
            ("POST", f"{table}/replay", self.share),
            ("POST", f"{table}/evidence", self.table_evidence),
            ("POST", "/api/replays", self.bring),
            ("GET", replay, self.info),
            ("GET", f"{replay}/at/{{step}}", self.view),
            ("GET", f"{replay}/record", self.record),
            ("GET", f"{replay}/evidence", self.evidence),
            ("POST", f"{replay}/fork", self.fork),
            ("POST", f"{table}/same", self.same_as_table),
            ("GET", f"{replay}/same", self.same_as_replay),
            ("GET", deal, self.deal),
            ("POST", f"{deal}/play", self.play_deal),
        ]

    async def share(self, request: Request) -> Response:
        wish = await read_body(request, AskRecord)
        replay = await self._replays.share(request.path_params["table"], wish.token)
        return json_answer(ReplayMade(replay, f"/r/{replay}"), 201)

    async def bring(self, request: Request) -> Response:
        # A text of the longest that is read takes more room inside a message.
        wish = await read_body(request, BringRecord, 2 * LONGEST_RECORD)
        self._records.spend(request)
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
        self._new_tables.spend(request)
        taken = await self._replays.fork(request.path_params["replay"], wish)
        return json_answer(self._invitations.seat_taken(request, *taken), 201)

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
        self._new_tables.spend(request)
        taken = await self._deals.play(request.path_params["deal"], wish)
        return json_answer(self._invitations.seat_taken(request, *taken), 201)


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
