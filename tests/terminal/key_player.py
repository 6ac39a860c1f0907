"""Somebody who sits at the full screen and has only keys."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass

from textual.pilot import Pilot

from parlour.games import catalogue
from parlour.terminal.app import ParlourApp
from parlour.terminal.company import company
from parlour.terminal.playing import SPEEDS
from parlour.terminal.screen_model import ScreenModel
from parlour.terminal.session import Session
from parlour.terminal.table_screen import TableScreen

KEY_NAMES = {"-": "minus", "=": "equals_sign", "?": "question_mark"}


@dataclass
class KeyPlayer:
    """The application, and the keys."""

    app: ParlourApp
    pilot: Pilot[None]

    @property
    def session(self) -> Session:
        """Where the person sits."""
        assert self.app.session is not None
        return self.app.session

    @property
    def model(self) -> ScreenModel:
        """What the table shows."""
        screen = next(s for s in self.app.screen_stack if isinstance(s, TableScreen))
        model = screen.model
        assert model is not None
        return model

    @property
    def at_table(self) -> bool:
        """Whether nothing lies over the table."""
        return isinstance(self.app.screen, TableScreen)

    async def settle(self) -> None:
        """Wait until the others have played and the screen stands still."""
        await self.pilot.pause(0)
        while self.at_table and any(
            worker.is_running and worker.group in ("bots", "move") for worker in self.app.workers
        ):
            await self.pilot.pause(0.005)
        await self.pilot.pause()

    async def press(self, *keys: str) -> None:
        """Press keys, and wait after each."""
        for key in keys:
            await self.pilot.press(KEY_NAMES.get(key, key))
            await self.settle()

    async def play_out(self, rng: random.Random, most: int = 4000) -> int:
        """Press keys that are offered until the game is over; gives how many were needed."""
        for pressed in range(most):
            if self.session.table.over:
                return pressed
            if not self.at_table:
                await self.press("y" if rng.random() < 0.2 else "n")
                continue
            keys = list(self.model.controls.keys)
            assert keys, "the person is offered nothing, and the game is not over"
            await self.press(rng.choice(keys))
        raise AssertionError(f"the game is not over after {most} keys")

    def screen_text(self) -> list[str]:
        """What stands on the screen, row by row."""
        strips = self.app.screen._compositor.render_strips()
        return ["".join(segment.text for segment in strip) for strip in strips]

    def part_text(self, part: str) -> str:
        """What stands in one part of the screen."""
        region = self.app.screen.query_one(f"#{part}").region
        rows = self.screen_text()[region.y : region.bottom]
        return "\n".join(row[region.x : region.right] for row in rows)


@asynccontextmanager
async def seated(
    game: str,
    seats: int,
    deal: str = "6",
    size: tuple[int, int] = (80, 24),
    options: Mapping[str, str | int] | None = None,
    bots: str = "chance",
) -> AsyncIterator[KeyPlayer]:
    """Sit down at a known deal; bots play without a pause."""
    played = catalogue.game(game)
    session = Session(played, company(played, seats, 0, "Ann", bots), 0, options, deal)
    app = ParlourApp(session, SPEEDS, "instant")
    async with app.run_test(size=size) as pilot:
        person = KeyPlayer(app, pilot)
        await person.settle()
        yield person
