"""No byte that reaches a page tells it of a card that its seat may not know."""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import AsyncExitStack
from typing import Any

import pytest

from parlour.games import catalogue
from parlour.tables.record import Record, read
from tests.server import shown_cards
from tests.server.page_client import Message, PageClient, is_over, join, moves_of, open_table
from tests.server.server_process import ServerProcess
from tests.server.shown_cards import WATCHER, Moment, Observer

Heard = list[list[str]]
"""What came over the wire, move by move; number 0 is all that came before the first."""


async def play_in_step(
    server: ServerProcess,
    game: str,
    people: int,
    seed: int,
    options: dict[str, str],
    lively: bool = False,
) -> tuple[Record, dict[Observer, Heard]]:
    """People alone play a whole game, one move at a time, and keep what each of them hears.

    `lively`: they also talk, go and come back, and ask in vain to take a move back.
    """
    rng = random.Random(seed)
    seats = ["me"] + ["open"] * (people - 1)
    ann = await open_table(server, game, seats, options=options)
    others = [
        await join(server, ann["table"], f"PageClient {number}") for number in range(1, people)
    ]
    tokens = [taken["token"] for taken in (ann, *others)]
    guests = [PageClient(server, ann["table"], token) for token in tokens]
    watcher = PageClient(server, ann["table"])
    everyone: dict[Observer, PageClient] = {**dict(enumerate(guests)), WATCHER: watcher}
    heard: dict[Observer, Heard] = {observer: [] for observer in everyone}

    def turn_page() -> None:
        for observer, page in everyone.items():
            heard[observer].append(list(page.received))
            page.received.clear()

    async with AsyncExitStack() as stack:
        for page in everyone.values():
            await stack.enter_async_context(page)
            await page.until(lambda v: v.get("round", 0) == 1)
        while not is_over(watcher.view):
            await asyncio.gather(*(page.settle() for page in everyone.values()))
            asked = [n for n, page in enumerate(guests) if moves_of(page.view)]
            if not asked:
                continue
            turn_page()
            if lively:
                number = len(heard[WATCHER]) % people
                back = await stack.enter_async_context(_stir(guests[number], ann["table"]))
                everyone[number] = guests[number] = back
                await back.until(lambda v: v.get("round", 0) > 0)
                await back.say({"type": "say", "text": "here I am again"})
                await back.say({"type": "undo"})
                await back.settle()
                other = (number + 1) % people
                await guests[other].say({"type": "consent", "yes": False, "seat": other})
                await asyncio.gather(*(page.settle() for page in everyone.values()))
            # Who is asked in silence goes first: then moves are made in the record's order.
            lit = [n for n in asked if watcher.view["seats"][n].get("on_turn")]
            seat = next((n for n in asked if n not in lit), asked[0])
            answer = await guests[seat].move(rng.choice(moves_of(guests[seat].view)))
            assert answer["type"] == "view", answer
        await asyncio.gather(*(page.settle() for page in everyone.values()))
        turn_page()
        async with server.client() as client:
            path = f"/api/tables/{ann['table']}/record"
            text = (await client.post(path, json={"token": tokens[0]})).text
    return read(text), heard


def _stir(page: PageClient, table: str) -> PageClient:
    """The same player comes anew, and has everything told again."""
    back = PageClient(page.server, table, page.token)
    back.received = page.received
    return back


def _mentioned(text: str, names: dict[str, str]) -> set[str]:
    return {card for card, name in names.items() if card in text or name in text}


@pytest.mark.parametrize(("seed", "lively"), [(1, False), (2, False), (3, False), (4, True)])
@pytest.mark.parametrize("options", [{}, {"memory_aid": "last-couplet", "revoke": "claim"}])
def test_court_tells_nobody_of_a_card_he_may_not_know(
    server: ServerProcess, seed: int, lively: bool, options: dict[str, str]
) -> None:
    offered = {o.name: o.values for o in catalogue.game("court-two").options}
    options = {name: value for name, value in options.items() if value in offered[name]}
    record, heard = asyncio.run(play_in_step(server, "court-two", 2, seed, options, lively))
    names = {card.id: card.name for card in catalogue.game("court-two").deck}
    allowed = shown_cards.court(record)
    found = 0
    for observer, pages in heard.items():
        # The last page holds the end of the game, after which nothing is secret any more.
        assert len(pages) == len(allowed[observer])
        for number, (page, moment) in enumerate(zip(pages[:-1], allowed[observer], strict=False)):
            for text in page:
                mentioned = _mentioned(text, names)
                found += len(mentioned)
                assert mentioned <= moment.seen, (observer, number, mentioned - moment.seen, text)
    assert found > 500, "the wire was searched, and cards were found on it"


def _placed(view: Message) -> list[tuple[str, int | None, list[str]]]:
    """Every card that a view lays somewhere: the zone's role, its seat and the cards."""
    zones = [(z["role"], z.get("seat"), z.get("cards", [])) for z in view.get("zones", [])]
    shifts: list[tuple[str, Any, list[str]]] = [
        ("shift", None, shift.get("cards", []))
        for line in view.get("story", [])
        for shift in line.get("shifts", [])
    ]
    return [*zones, *shifts]


@pytest.mark.parametrize("seed", [1, 2])
def test_alice_places_no_card_that_a_seat_may_not_place(server: ServerProcess, seed: int) -> None:
    record, heard = asyncio.run(play_in_step(server, "alice", 3, seed, {}))
    allowed = shown_cards.alice(record)
    found = 0
    for observer, pages in heard.items():
        assert len(pages) == len(allowed[observer])
        for page, moment in zip(pages[:-1], allowed[observer], strict=False):
            for text in page:
                found += _check_alice(json.loads(text), observer, moment)
    assert found > 500


def _check_alice(message: Message, observer: Observer, moment: Moment) -> int:
    found = 0
    if message["type"] != "view":
        return 0
    for role, seat, cards in _placed(message["view"]):
        found += len(cards)
        assert set(cards) <= moment.seen, (observer, role, seat)
        if role == "hand" and seat != observer:
            assert all(moment.holders.get(card) == seat for card in cards), (observer, seat, cards)
    return found


def test_a_watcher_is_sent_no_hand(server: ServerProcess) -> None:
    async def go() -> None:
        ann = await open_table(server, "court-two", ["me", "chance"])
        async with (
            PageClient(server, ann["table"]) as watcher,
            PageClient(server, ann["table"], ann["token"]) as page,
        ):
            await watcher.until(lambda v: v.get("round", 0) == 1)
            await page.until(lambda v: v.get("round", 0) == 1)
            hands = [z for z in watcher.view["zones"] if z["role"] == "hand"]
            assert len(hands) == 2
            assert all(not zone.get("cards") and zone["backs"] for zone in hands)
            assert "choices" not in watcher.view
            assert ann["token"] not in "".join(watcher.received + page.received)

    asyncio.run(go())
