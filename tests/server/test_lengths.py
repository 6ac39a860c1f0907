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
from tests.server.guest import Guest, join, open_table
from tests.server.house import House

WIDE = "ß"
"""One letter, two bytes."""


def test_a_name_is_counted_in_letters() -> None:
    assert name_of(WIDE * LONGEST_NAME) == WIDE * LONGEST_NAME
    with pytest.raises(BadName):
        name_of(WIDE * (LONGEST_NAME + 1))


def test_what_is_said_is_counted_in_letters_and_what_is_sent_in_bytes(house: House) -> None:
    async def go() -> None:
        ann = await open_table(house, "court-two", ["me", "open"])
        await join(house, ann["table"], "Bea")
        async with Guest(house, ann["table"], ann["token"]) as guest:
            await guest.until(lambda view: True)
            await guest.say({"type": "say", "text": WIDE * LONGEST})
            said = await guest.answer("said", "trouble", "refused")
            assert said["type"] == "said", said
            await guest.say({"type": "say", "text": WIDE * (LONGEST + 1)})
            refused = await guest.answer("trouble", "refused")
            assert refused["code"] == "no-words"
            # So many letters would pass, but they are twice as many bytes.
            move = {"type": "move", "move": WIDE * (LONGEST_MESSAGE // 2), "at": 0}
            text = json.dumps(move, ensure_ascii=False)
            assert len(text) < LONGEST_MESSAGE < len(text.encode())
            await guest.say(text)
            refused = await guest.answer("trouble", "refused")
            assert refused["code"] == "too-long"

    asyncio.run(go())


def test_a_request_and_a_record_are_counted_in_bytes(house: House) -> None:
    async def go() -> None:
        async with house.client() as client:
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
