"""The power fails in mid-game: every acknowledged move is there afterwards, and play goes on."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from parlour.tables.record import read
from parlour.tables.replay import final
from tests.server.page_client import (
    Message,
    PageClient,
    is_over,
    join,
    moves_of,
    open_table,
    play_on,
)
from tests.server.server_process import ServerProcess

KILLS = 5


class Player:
    """Somebody who keeps what the server acknowledged to him, over all its lives."""

    def __init__(self, table: str, token: str, seed: int) -> None:
        self.table = table
        self.token = token
        self.rng = random.Random(seed)
        self.lines: dict[int, Message] = {}
        self.over = False

    async def play(self, server: ServerProcess, moves: int | None = None) -> None:
        """Play on; after so many moves of his own stop, in the middle of whatever happens."""
        since = max(self.lines, default=-1) + 1
        page = PageClient(server, self.table, self.token, since)
        try:
            async with page:
                await page.until(lambda v: True)
                while not is_over(page.view):
                    self.lines.update(page.lines)
                    offered = moves_of(page.view)
                    if not offered:
                        await page.hear()
                        continue
                    if moves is not None:
                        if moves == 0:
                            # One last move, whose answer nobody waits for.
                            revision = page.view["revision"]
                            move = self.rng.choice(offered)
                            await page.say({"type": "move", "move": move, "at": revision})
                            return
                        moves -= 1
                    await page.move(self.rng.choice(offered))
                    self.lines.update(page.lines)
                self.over = True
        except ConnectionClosed:
            self.lines.update(page.lines)


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("court-two", ["me", "open"], {}), ("alice", ["me", "open", "chance"], {})],
)
def test_no_acknowledged_move_is_lost(
    tmp_path: Path, game: str, seats: list[str], options: dict[str, str]
) -> None:
    rng = random.Random(f"{game} {seats}")

    async def begin(server: ServerProcess) -> list[Player]:
        ann = await open_table(server, game, seats, options=options)
        bea = await join(server, ann["table"], "Bea")
        return [Player(ann["table"], ann["token"], 1), Player(ann["table"], bea["token"], 2)]

    async def play_and_die(server: ServerProcess, players: list[Player]) -> None:
        """Both play; when one has made his moves the power fails, with the last one in flight."""
        tasks = [asyncio.create_task(p.play(server, rng.randrange(1, 5))) for p in players]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        server.kill()
        await asyncio.gather(*tasks)

    async def check(server: ServerProcess, player: Player) -> None:
        """All that was shown before is still so, line by line."""
        async with PageClient(server, player.table, player.token) as page:
            await page.until(lambda v: True)
            kept = page.view.get("story_kept", 0)
            known = {number: line for number, line in player.lines.items() if number >= kept}
            assert max(page.lines) >= max(player.lines)
            assert {number: page.lines.get(number) for number in known} == known

    server = ServerProcess(tmp_path / "data")
    players = asyncio.run(begin(server))
    for _ in range(KILLS):
        asyncio.run(play_and_die(server, players))
        server = ServerProcess(tmp_path / "data")
        for player in players:
            asyncio.run(check(server, player))
        if all(player.over for player in players):
            break

    async def finish() -> None:
        async with asyncio.TaskGroup() as group:
            for player in players:
                group.create_task(player.play(server))
        async with server.client() as client:
            path = f"/api/tables/{players[0].table}/record"
            text = (await client.post(path, json={"token": players[0].token})).text
        record = read(text)
        assert record.result
        final(record)

    asyncio.run(finish())
    assert all(player.over for player in players)
    assert server.stop() == 0


def test_a_bot_goes_on_by_itself_after_a_crash(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "data")

    async def begin() -> Message:
        ann = await open_table(server, "alice", ["me", "chance", "chance", "chance"])
        async with PageClient(server, ann["table"], ann["token"]) as page:
            await page.until(lambda v: v.get("round", 0) == 1)
        return ann

    ann = asyncio.run(begin())
    server.kill()
    server = ServerProcess(tmp_path / "data")

    async def go_on() -> None:
        async with PageClient(server, ann["table"], ann["token"]) as page:
            await play_on(page, random.Random(1), is_over)

    asyncio.run(go_on())
    assert server.stop() == 0
