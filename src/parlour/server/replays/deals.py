"""One deal played by several companies: the link by which others play it, and the comparison.

The link names no card and no digit of the deal, and the table tells neither before the game is
over. Who played is told only to those who have sat at a game of that deal, or who hold the link
to a replay of the very game.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from parlour.games.mistakes import Mistake, NoSuch
from parlour.games.saying import say
from parlour.server.protocol.replays import DealInfo, DealtGame, PlayDeal, SameDeal
from parlour.server.replays.replays import Replays
from parlour.server.store.keys import is_id
from parlour.server.store.replay_store import ReplayStore

if TYPE_CHECKING:
    from parlour.server.live.served_tables import ServedTables, TakenSeats
    from parlour.server.live.session import Session
    from parlour.server.store.stored import Ended, StoredSeat, StoredTable
    from parlour.tables.table import Table

_UNFINISHED = say("Games of one deal can be compared when this one is over.")
_BY_HAND = say("The cards of this game were laid by hand: others cannot be dealt them.")
_UNKNOWN = say("There is no such deal. It may have been removed after its time.")


class Deals:
    """Deals by id, and the games that were played of each."""

    def __init__(self, replay_store: ReplayStore, tables: ServedTables, replays: Replays) -> None:
        self._replay_store = replay_store
        self._tables = tables
        self._replays = replays

    async def of_table(self, table: str, token: str, language: str) -> SameDeal:
        """Every game of a finished game's deal, for one who sat there; raises Mistake."""

        async def read(session: Session) -> tuple[str, str]:
            from parlour.server.store.snapshot import deal_key, deal_of
            from parlour.tables.chance import BY_HAND

            if session.table.record.deal == BY_HAND:
                raise Mistake("no-deal", _BY_HAND)
            deal = deal_of(session.table)
            return deal_key(deal), deal.text()

        key, content = await self._tables.when_over(table, token, read, _UNFINISHED)
        games = [
            _in_full(game, language, this=game.table == table)
            for game in await self._replay_store.ended(key)
        ]
        return SameDeal(await self._link(key, content), games)

    async def of_replay(self, replay: str, language: str) -> SameDeal:
        """The same for one who holds the link to a replay: of the others only the scores."""
        stored, content = await self._replays.deal_of(replay)
        if not content:
            return SameDeal("", [])
        games = [
            _in_full(game, language, this=True)
            if game.replay == replay
            else DealtGame(list(game.scores), game.at)
            for game in await self._replay_store.ended(stored.deal_key)
        ]
        return SameDeal(await self._link(stored.deal_key, content), games)

    async def info(self, deal: str) -> DealInfo:
        """A deal as somebody sees it who was sent its link; raises NoSuch."""
        key, content = await self._deal(deal)
        games = await self._replay_store.ended(key)

        def describe() -> DealInfo:
            from parlour.server.replays.films import deal_info

            return deal_info(deal, content, len(games))

        return await asyncio.to_thread(describe)

    async def play(self, deal: str, wish: PlayDeal) -> TakenSeats:
        """Sit down to a deal with a company of one's own; raises Mistake."""
        _, content = await self._deal(deal)

        def make(key: str, seats: tuple[StoredSeat, ...]) -> tuple[StoredTable, Table]:
            from parlour.server.live.new_tables import new_table_of_deal
            from parlour.server.store.snapshot import read_snapshot

            return new_table_of_deal(key, read_snapshot(content), seats)

        return await self._tables.open_with(wish.seats, wish.name, make)

    async def _link(self, key: str, content: str) -> str:
        return f"/d/{await self._replay_store.keep_deal(key, content)}"

    async def _deal(self, deal: str) -> tuple[str, str]:
        known = await self._replay_store.deal(deal) if is_id(deal) else None
        if known is None:
            raise NoSuch("unknown-deal", _UNKNOWN)
        return known


def _in_full(game: Ended, language: str, this: bool) -> DealtGame:
    """A finished game with the names of those who played it."""
    return DealtGame(
        scores=list(game.scores),
        ended=game.at,
        names=list(game.names),
        result=game.result[language],
        replay=game.replay,
        this=this,
    )
