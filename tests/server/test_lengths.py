"""How long things may be: what people write is counted in letters, what is sent in bytes."""

from __future__ import annotations

import asyncio
import json

import pytest

from parlour.server.http.bodies import LONGEST_BODY
from parlour.server.live.connection import LONGEST_MESSAGE
from parlour.server.live.talk import LONGEST
from parlour.server.replays.replays import LONGEST_RECORD
from parlour.tables.names import LONGEST_NAME, BadName, name_of
from tests.server.page_client import PageClient, join, open_table
from tests.server.server_process import ServerProcess

WIDE = "ß"
"""One letter, two bytes."""


def test_a_name_is_counted_in_letters() -> None:
    assert name_of(WIDE * LONGEST_NAME) == WIDE * LONGEST_NAME
    with pytest.raises(BadName):
        name_of(WIDE * (LONGEST_NAME + 1))


def test_what_is_said_is_counted_in_letters_and_what_is_sent_in_bytes(
    server: ServerProcess,
) -> None:
    async def go() -> None:
        ann = await open_table(server, "court-two", ["me", "open"])
        await join(server, ann["table"], "Bea")
        async with PageClient(server, ann["table"], ann["token"]) as page:
            await page.until(lambda view: True)
            await page.say({"type": "say", "text": WIDE * LONGEST})
            said = await page.answer("said", "trouble", "refused")
            assert said["type"] == "said", said
            await page.say({"type": "say", "text": WIDE * (LONGEST + 1)})
            refused = await page.answer("trouble", "refused")
            assert refused["code"] == "no-words"
            # So many letters would pass, but they are twice as many bytes.
            move = {"type": "move", "move": WIDE * (LONGEST_MESSAGE // 2), "at": 0}
            text = json.dumps(move, ensure_ascii=False)
            assert len(text) < LONGEST_MESSAGE < len(text.encode())
            await page.say(text)
            refused = await page.answer("trouble", "refused")
            assert refused["code"] == "too-long"

    asyncio.run(go())


def test_a_request_and_a_record_are_counted_in_bytes(server: ServerProcess) -> None:
    async def go() -> None:
        async with server.client() as client:
            body = json.dumps({"name": WIDE * (LONGEST_BODY // 2)}, ensure_ascii=False)
            assert len(body) < LONGEST_BODY < len(body.encode())
            kind = {"content-type": "application/json"}
            answer = await client.post("/api/tables", content=body.encode(), headers=kind)
            assert answer.json()["code"] == "too-long"
            record = "# " + WIDE * (LONGEST_RECORD // 2)
            assert len(record) < LONGEST_RECORD < len(record.encode())
            answer = await client.post("/api/replays", json={"text": record})
            assert answer.json()["code"] == "too-long"

    asyncio.run(go())
