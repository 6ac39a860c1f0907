"""Opening a table on the full screen, by keys and by mouse."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import pytest
from textual.widgets import Input, OptionList

from parlour.games import catalogue
from parlour.terminal.app import ParlourApp
from parlour.terminal.dialogs import Keys
from parlour.terminal.new_table import NewTable
from parlour.terminal.new_table_drawing import players_in_short
from parlour.terminal.new_table_rows import rows_of
from parlour.terminal.new_table_screen import NewTableScreen
from parlour.terminal.playing import SPEEDS
from parlour.terminal.rulebook_screen import RulebookScreen
from parlour.terminal.table_screen import TableScreen
from tests.terminal.key_player import KeyPlayer, seated

pytestmark = pytest.mark.by_lot("how a table is opened is looked at, which no deal changes")

# The games of a sheet have the same house rules, or some of them.
ONE_OF_EACH_SHEET = {
    catalogue.game(name).sheet: name
    for name in sorted(catalogue.names(), key=lambda name: len(catalogue.game(name).options))
}.values()


def run(story: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(story())


class Guest(KeyPlayer):
    """Somebody who has come in and not sat down yet."""

    @property
    def screen(self) -> NewTableScreen:
        """The screen of a new table, which lies over everything."""
        screen = self.app.screen
        assert isinstance(screen, NewTableScreen)
        return screen

    @property
    def new_table(self) -> NewTable:
        """What is settled so far."""
        return self.screen.new_table

    async def go_to(self, label: str) -> None:
        """Move the cursor down to a line."""
        if not self.screen.is_settling:
            await self.press("tab")
        labels = [row.label for row in rows_of(self.new_table)]
        while self.screen.at != labels.index(label):
            await self.press("down" if self.screen.at < labels.index(label) else "up")

    async def sit(self) -> TableScreen:
        """Sit down, and wait until the table is set."""
        await self.press("s")
        while not isinstance(self.app.screen, TableScreen):
            assert not self.screen.complaint
            await self.pilot.pause(0.02)
        await self.settle()
        return self.app.screen


@asynccontextmanager
async def come_in(
    game: str = "court-two", size: tuple[int, int] = (80, 24)
) -> AsyncIterator[Guest]:
    """Before the screen of a new table, with quick bots."""
    chosen = catalogue.game(game)
    new_table = NewTable(chosen, chosen.usual_seats, name="Ann", bots="chance")
    app = ParlourApp(new_table, SPEEDS, "instant")
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield Guest(app, pilot)


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_every_game_is_listed_with_its_players_and_can_be_chosen(size: tuple[int, int]) -> None:
    async def story() -> None:
        async with come_in(size=size) as ann:
            for name in catalogue.names():
                game = catalogue.game(name)
                assert ann.new_table.game is game
                assert game.title in ann.part_text("settings")
                games = ann.part_text("games").splitlines()
                chosen = next(line for line in games if "▸" in line)
                assert chosen.rstrip().endswith(f" {players_in_short(game)}")
                about = " ".join(ann.part_text("about").split())
                assert about[:60] in " ".join(game.rulebook.in_brief_of(name).split())
                await ann.press("down")

    run(story)


@pytest.mark.parametrize("name", ONE_OF_EACH_SHEET)
def test_every_house_rule_is_explained_and_some_are_looked_up(name: str) -> None:
    async def story() -> None:
        async with come_in(name) as ann:
            game = catalogue.game(name)
            # A rulebook takes its time to open: three of each sheet, from its first to its last.
            bending = [option for option in game.options if game.clauses_bent(option)]
            to_read = [bending[0], bending[len(bending) // 2], bending[-1]]
            for option in game.options:
                await ann.go_to(option.name)
                about = " ".join(ann.part_text("about").split())
                assert option.says in about
                assert "(as printed)" in about
                await ann.press("right")
                assert option.name in ann.new_table.options
                assert f"●{option.name}"[:22] in ann.part_text("settings")
                if option in to_read:
                    await ann.press("enter")
                    listed = ann.app.screen.query_one("#clauses", OptionList)
                    assert listed.highlighted is not None
                    first = game.clauses_bent(option)[0]
                    assert listed.get_option_at_index(listed.highlighted).id == first
                    await ann.press("escape")
                await ann.press("p")
                assert not ann.new_table.options

    run(story)


def test_a_table_is_settled_by_keys_and_sat_down_at() -> None:
    async def story() -> None:
        async with come_in() as ann:
            await ann.press("down", "down", "down")
            assert ann.new_table.game.name == "alice"
            await ann.go_to("Players")
            before = ann.new_table.seats
            await ann.press("right", "right", "left")
            assert ann.new_table.seats == before + 1
            await ann.go_to("My seat")
            await ann.press("left")
            assert ann.new_table.seat == before
            await ann.go_to("My name")
            await ann.press("enter", "backspace", "backspace", "backspace", *"Eve", "enter")
            await ann.go_to("The deal")
            await ann.press("enter", *"77", "enter")
            await ann.go_to("First dealer")
            await ann.press("left")
            assert ann.new_table.dealer == before, "the last seat comes before the lot"
            await ann.press("right", "right", "right")
            assert ann.new_table.dealer == 1
            await ann.go_to("after_set")
            await ann.press("right")
            await ann.go_to("stall_rounds")
            await ann.press("5")
            assert ann.app.screen.query_one(Input).value == "5"
            await ann.press("enter")
            assert "“5” is no value" in ann.part_text("about"), "the least is ten"
            await ann.press("5", "5", "enter")
            assert ann.new_table.options == {"after_set": "compulsory", "stall_rounds": "55"}
            await ann.sit()
            view = ann.session.view()
            assert view.game == "alice"
            assert view.seats[before].name == "Eve"
            assert view.seat == before
            assert view.known_deal == "77"
            assert view.chosen_dealer == 1
            assert len(view.seats) == before + 1
            assert sorted(view.changed_options) == ["after_set", "stall_rounds"]

    run(story)


def test_values_that_do_not_go_together_are_told_and_nothing_is_lost() -> None:
    async def story() -> None:
        async with come_in("monkey") as ann:
            await ann.go_to("pairs_per_turn")
            await ann.press("right")
            await ann.go_to("hold_back")
            await ann.press("right")
            assert "does not go together" in ann.part_text("about")
            await ann.press("s")
            assert isinstance(ann.app.screen, NewTableScreen)
            assert "does not go together" in ann.part_text("about")
            assert len(ann.new_table.options) == 2
            await ann.press("p")
            assert "does not go together" not in ann.part_text("about")
            await ann.sit()
            assert ann.session.view().changed_options == ["pairs_per_turn"]

    run(story)


def test_what_makes_sense_in_another_game_is_kept() -> None:
    async def story() -> None:
        async with come_in() as ann:
            await ann.go_to("round_cap")
            await ann.press("4", "2", "enter")
            await ann.go_to("declare")
            await ann.press("right")
            await ann.press("tab", "down", "down")
            assert ann.new_table.game.name == "court-four"
            assert ann.new_table.options == {"round_cap": "42"}
            assert ann.new_table.seats == 4
            await ann.press("P")
            assert ann.new_table.options == {}

    run(story)


def test_the_mouse_does_it_too() -> None:
    async def story() -> None:
        async with come_in() as ann:
            games = ann.part_text("games").splitlines()
            row = next(y for y, line in enumerate(games) if "Masquerade  " in line)
            await ann.pilot.click("#games", offset=(6, row))
            assert ann.new_table.game.name == "masquerade"
            settings = ann.part_text("settings").splitlines()
            row = next(y for y, line in enumerate(settings) if "Players" in line)
            await ann.pilot.click("#settings", offset=(settings[row].index("›"), row))
            assert ann.new_table.seats == 8
            await ann.pilot.click("#settings", offset=(settings[row].index("‹"), row))
            assert ann.new_table.seats == 4
            row = next(y for y, line in enumerate(settings) if "Sit down" in line)
            await ann.pilot.click("#settings", offset=(6, row))
            while not isinstance(ann.app.screen, TableScreen):
                await ann.pilot.pause(0.02)
            assert ann.app.session is not None
            assert ann.app.session.game.name == "masquerade"

    run(story)


def test_keys_rules_and_leaving() -> None:
    async def story() -> None:
        async with come_in() as ann:
            await ann.press("?")
            assert isinstance(ann.app.screen, Keys)
            await ann.press("escape", "r")
            assert isinstance(ann.app.screen, RulebookScreen)
            await ann.press("escape", "tab", "escape", "escape")
            assert isinstance(ann.app.screen, NewTableScreen)
            assert not ann.screen.is_settling
            await ann.pilot.press("q")
            await ann.pilot.pause()
            assert ann.app.last_words == ["You leave the parlour."]

    run(story)


def test_another_game_after_a_game() -> None:
    async def story() -> None:
        async with seated("alice", 2, deal="11", options={"after_set": "compulsory"}) as ann:
            await ann.play_out(random.Random(2))
            over = ann.session
            key = next(b.key for b in ann.model.controls.buttons if b.label == "Another game")
            await ann.press(key)
            guest = Guest(ann.app, ann.pilot)
            assert guest.new_table.game.name == "alice"
            assert guest.new_table.seats == 2
            assert guest.new_table.name == "Ann"
            assert guest.new_table.options == {"after_set": "compulsory"}
            await ann.press("escape")
            assert ann.at_table, "Escape leads back to the table that was left"
            await ann.press(key, "up")
            assert guest.new_table.game.name == "court-four"
            table = await guest.sit()
            assert guest.session is not over
            assert guest.session.view().title == "Court for four"
            tables = [s for s in ann.app.screen_stack if isinstance(s, TableScreen)]
            assert tables == [table], "the old table is cleared away"

    run(story)
