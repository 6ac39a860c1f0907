"""Keeps what this version writes: `python -m tests.released.writing` at the end of each version.

Every game in progress, finished, begun from a position, looked at again and taught; and the
tables whose journals are hardest to follow: moves taken back, moves held while a silent question
was open, revokes that may be called, pairs held back.
"""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory

from parlour.games import catalogue
from parlour.games.game import Mistake
from parlour.kernel.log import WATCHER
from parlour.lessons.lesson import LEARNER, lesson
from parlour.lessons.teaching import seats_of, turns_made
from parlour.server.live.new_tables import new_lesson_table, new_table, new_table_in_position
from parlour.server.live.restoring import ending_of
from parlour.server.protocol.http import OpenTable
from parlour.server.store.keys import hash_of, new_id, new_token
from parlour.server.store.replay_store import ReplayStore, source_of_table
from parlour.server.store.snapshot import deal_key, deal_of, snapshot_of
from parlour.server.store.store import FILE, Store
from parlour.server.store.stored import StoredSeat, StoredTable
from parlour.tables import record
from parlour.tables.replay.film import Film
from parlour.tables.table import Table
from tests.released.impossible_positions import IMPOSSIBLE
from tests.released.stores import CONTENTS, HERE, Contents, ReleasedReplay, ReleasedTable, pack
from tests.tables.company import NAMES

Options = Mapping[str, str]
IN_PROGRESS = 40
"""So many moves into a game that is kept in progress."""
A_REASONABLE_GAME = 900
"""A random game with more lines than this is not kept: another one is tried, and after every
fifty the bound is set higher."""
DEALS = 200

# Companies that end their games in reasonable time when they play at random.
COMPANY = {"court-three": 3, "court-four": 4, "alice": 3, "nations": 4, "monkey": 3}
COMPANY |= {"masquerade": 4, "authors-pairs": 3, "authors-portraits": 4, "authors-sketches": 3}

STRICT: list[tuple[str, Options]] = [
    ("court-two", {"revoke": "penalise", "draw": "manual", "declare": "free"}),
    ("court-two", {"revoke": "claim", "draw": "manual", "memory_aid": "full-history"}),
    ("court-three", {"revoke": "claim"}),
    ("court-four", {"revoke": "penalise", "four_announce": "on"}),
    ("nations", {"revoke": "three-tricks", "call_answer": "spoken"}),
]


@dataclass
class Writer:
    """A store being filled."""

    store: Store
    replay_store: ReplayStore
    made: Contents
    rng: random.Random = field(default_factory=lambda: random.Random(1))

    # Laying tables.

    def seats(self, people: int, bots: int) -> tuple[tuple[StoredSeat, ...], list[str]]:
        """A company, and the key to each of its seats."""
        tokens = [new_token() for _ in range(people)] + [""] * bots
        named = zip(NAMES, tokens, strict=False)
        seats = tuple(
            StoredSeat("person", name, "", hash_of(token))
            if token
            else StoredSeat("bot", name, "steady")
            for name, token in named
        )
        return seats, tokens

    async def game(
        self,
        about: str,
        name: str,
        options: Options,
        stop: Callable[[Table, int], bool],
        *,
        people: int = 1,
        wanted: Callable[[Table], bool] = lambda table: True,
        taking_back: bool = False,
    ) -> Table:
        """A game of chance dealt fairly, played at random until it is to stop."""
        count = COMPANY.get(name, 2)
        for tried in range(DEALS):
            most = A_REASONABLE_GAME * (1 + tried // 50)
            seats, tokens = self.seats(people, count - people)
            wishes = ["me", *[""] * (count - 1)]
            wish = OpenTable(name, NAMES[0], wishes, options=dict(options))
            stored, table = new_table(new_id(), wish, seats)
            if taking_back:
                table.add_words(0, "a wet Tuesday")
            self.play(table, stop, taking_back, most)
            if wanted(table) and len(table.journal) <= most:
                await self.keep(about, stored, table, tokens)
                return table
        raise AssertionError(f"no deal of {name} is as wanted")

    def play(
        self,
        table: Table,
        stop: Callable[[Table, int], bool],
        taking_back: bool = False,
        most: int = A_REASONABLE_GAME,
    ) -> None:
        moves = 0
        while not table.over and len(table.journal) <= most:
            if table.advance():
                continue
            if stop(table, moves):
                return
            seat = self.rng.choice(table.asked())
            _, codes = table.ask(seat)
            table.play_code(seat, self.rng.choice(codes))
            moves += 1
            if taking_back and table.may_undo(0) and self.rng.random() < 0.1:
                table.undo(0)

    async def keep(
        self,
        about: str,
        stored: StoredTable,
        table: Table,
        tokens: list[str],
        playable: bool = True,
    ) -> None:
        await self.store.add(stored, table.journal[:1])
        ended = ending_of(table) if table.over else None
        if table.journal[1:]:
            await self.store.append(stored.id, 1, table.journal[1:], ended)
        state = table.moment().state if table.moment().begun else None
        self.made.tables.append(
            ReleasedTable(
                id=stored.id,
                about=about,
                game=table.game.name,
                tokens=tokens,
                lines=len(table.journal),
                over=table.over,
                position="" if state is None else table.game.words.write_position(state),
                asked=table.asked(),
                playable=playable,
            )
        )

    # What is kept.

    async def every_game(self) -> None:
        for name in catalogue.names():
            await self.game("in progress", name, {}, after(IN_PROGRESS))
            await self.game("waiting for its deal", name, {}, lambda table, _: not table.advance())
            over = await self.game("finished", name, {}, at_the_end, taking_back=True)
            self.made.records[f"{name}, by lot"] = record.write(over.record)
            stored = self.made.tables[-1]
            await self.looked_at(stored.id, over)
            await self.forked(over)
            await self.taught(name)

    async def looked_at(self, table_id: str, over: Table) -> None:
        kept = snapshot_of(over)
        shared = deal_of(over)
        key = deal_key(shared)
        film = Film.of_journal(kept.fresh(), kept.lines)
        replay = await self.replay_store.keep_replay(
            source_of_table(table_id), "journal", kept.text(), key
        )
        deal = await self.replay_store.keep_deal(key, shared.text())
        self.made.replays.append(ReleasedReplay(replay, kept.game, "journal", len(film), deal))
        text = record.write(over.record)
        film = Film.of_record(record.read(text))
        replay = await self.replay_store.keep_replay(f"brought {table_id}", "record", text, "")
        self.made.replays.append(ReleasedReplay(replay, kept.game, "record", len(film)))

    async def forked(self, over: Table) -> None:
        """Tables that go on from steps of a finished game; one of them is finished too."""
        kept = snapshot_of(over)
        film = Film.of_journal(kept.fresh(), kept.lines)
        possible = [n for n in range(len(film)) if _may_fork(film, n)]
        for about, step in (("fork", possible[len(possible) // 2]), ("fork, late", possible[-1])):
            seats, tokens = self.seats(1, len(over.seats) - 1)
            stored, table = new_table_in_position(
                new_id(), kept.game, kept.options, film.position(step), seats
            )
            self.play(table, at_the_end if about == "fork, late" else after(6))
            if len(table.journal) <= A_REASONABLE_GAME:
                await self.keep(about, stored, table, tokens)
                if table.over:
                    self.made.records[f"{kept.game}, {about}"] = record.write(table.record)

    async def taught(self, name: str) -> None:
        """The first lesson, half of it done, as the script has it."""
        given = lesson(name, 1)
        token = new_token()
        seats = tuple(
            StoredSeat(seat.kind, seat.name, seat.bot, hash_of(token) if n == LEARNER else b"")
            for n, seat in enumerate(seats_of(given, "Ann"))
        )
        stored, table = new_lesson_table(new_id(), given, seats)
        while turns_made(table) < max(2, len(given.turns) // 2):
            if table.advance():
                continue
            entry = given.turns[turns_made(table)].entry
            table.play(entry.number, entry.text)
        await self.keep("lesson", stored, table, [token, *[""] * (len(seats) - 1)])

    async def hard_to_follow(self) -> None:
        for name, options in STRICT:
            await self.game("strict", name, options, after(2 * IN_PROGRESS))
            strict = await self.game("strict, finished", name, options, at_the_end)
            self.made.records[f"{name}, strict {options['revoke']}"] = record.write(strict.record)
        held_back = {"hold_back": "true"}
        await self.game("holding back", "monkey", held_back, after(IN_PROGRESS))
        for name in ("court-two", "court-three"):
            people = COMPANY.get(name, 2)
            await self.game(
                "silent window",
                name,
                {},
                lambda table, _: _window(table),
                people=people,
                wanted=_holds_a_move,
            )

    async def impossible(self) -> None:
        """Positions that could be begun from and cannot be played; this version may take none."""
        for about, (name, text) in IMPOSSIBLE.items():
            seats, tokens = self.seats(1, COMPANY.get(name, 2) - 1)
            try:
                stored, table = new_table_in_position(new_id(), name, {}, text, seats)
            except (Mistake, LookupError) as refused:
                print(f"{about}: {refused}", file=sys.stderr)
                continue
            await self.keep(f"impossible: {about}", stored, table, tokens, playable=False)


def after(number: int) -> Callable[[Table, int], bool]:
    """Stop after so many moves."""
    return lambda _, moves: moves >= number


def at_the_end(table: Table, moves: int) -> bool:
    """Stop when the game is over, and not before."""
    return False


def _may_fork(film: Film, step: int) -> bool:
    try:
        film.position(step)
    except Mistake:
        return False
    return True


def _window(table: Table) -> bool:
    """Whether a silent question is open; whoever may not know of it goes on if he can."""
    progress = table.history.now
    if progress.unseen_pass(WATCHER) is None:
        return False
    others = [seat for seat in table.asked() if seat != progress.actor]
    if others:
        _, codes = table.ask(others[0])
        table.play_code(others[0], codes[0])
    return True


def _holds_a_move(table: Table) -> bool:
    return bool(table.history.held)


async def fill(folder: Path) -> Contents:
    """Fill a store in this folder."""
    store = Store(folder)
    writer = Writer(store, ReplayStore(store), Contents(version("parlour"), [], [], {}))
    await writer.every_game()
    await writer.hard_to_follow()
    await writer.impossible()
    store.close()
    return writer.made


def main() -> int:
    if (HERE / version("parlour") / CONTENTS).exists():
        print("This version is kept already; what a version wrote is never written again.")
        return 1
    with TemporaryDirectory() as folder:
        made = asyncio.run(fill(Path(folder)))
        pack(made, Path(folder) / FILE)
    print(f"{len(made.tables)} tables, {len(made.replays)} replays, {len(made.records)} records.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
