"""Requests read and answers written: every one is JSON, and every trouble a sentence."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from contextvars import ContextVar
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from parlour.games.mistakes import Mistake
from parlour.games.saying import say
from parlour.languages import ENGLISH, encoder
from parlour.server.protocol.socket import Trouble

LONGEST_BODY = 16 * 1024

_STATUS = {
    "bad-host": 421,
    "bad-origin": 403,
    "damaged": 409,
    "flood": 429,
    "full": 503,
    "frozen": 409,
    "name-taken": 409,
    "no-seat": 409,
    "no-such-address": 404,
    "no-such-card": 404,
    "no-such-game": 404,
    "no-such-lesson": 404,
    "no-such-replay": 404,
    "no-such-step": 404,
    "no-such-table": 404,
    "not-over": 403,
    "not-json": 415,
    "seat-taken": 409,
    "store-failed": 503,
    "too-long": 413,
    "unknown-deal": 404,
    "wrong-token": 403,
}

Answer = Callable[[Request], Awaitable[Response]]
Address = tuple[str, str, Answer]
"""How something is asked: GET or POST, the path, and what answers."""

Body = TypeVar("Body")
language = ContextVar("language", default=ENGLISH)
"""What the page that is being answered reads."""


def json_answer(content: Any, status: int = 200) -> Response:
    """An answer as the page reads it, not to be kept."""
    return Response(
        encoder(language.get()).encode(content),
        status,
        {"cache-control": "no-store"},
        media_type="application/json",
    )


def trouble(
    code: str, sentence: str, status: int | None = None, clauses: Sequence[str] = ()
) -> Response:
    """An error as the page reads it."""
    told = Trouble(code, sentence, clauses=list(clauses))
    return json_answer(told, status or _STATUS.get(code, 400))


async def read_body(request: Request, kind: type[Body], longest: int = LONGEST_BODY) -> Body:
    """The body as this message; raises Mistake where it is too long or something else."""
    media = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if media != "application/json":
        raise Mistake("not-json", say("The body must be JSON, with content-type application/json."))
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > longest:
            raise Mistake("too-long", say("A request has at most {most} bytes.", most=longest))
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise Mistake(
            "unreadable", say("This request cannot be read: {error}.", error=error)
        ) from None
