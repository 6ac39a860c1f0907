"""The full screen: Parlour as a terminal application."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from textual.app import App

from parlour.games.mistakes import Mistake
from parlour.terminal import look
from parlour.terminal.opening import Opening
from parlour.terminal.opening_screen import OpeningScreen
from parlour.terminal.sitting import Sitting
from parlour.terminal.table_screen import TableScreen


class ParlourApp(App[None]):
    """An evening on the whole screen: a sitting, or an opening that leads to one, and others."""

    TITLE = "Parlour"
    ENABLE_COMMAND_PALETTE = False
    CSS_PATH: ClassVar[str] = "room.tcss"

    def __init__(self, first: Sitting | Opening, speeds: Mapping[str, float], speed: str) -> None:
        super().__init__()
        self._first = first
        self._speeds = speeds
        self._speed = speed
        self.sitting: Sitting | None = None
        """Where the person sits, or sat last."""

    def on_mount(self) -> None:
        """Light the lamp, and sit down or ask at which table."""
        self.register_theme(look.PARLOUR)
        self.theme = look.PARLOUR.name
        if isinstance(self._first, Sitting):
            self.sit_at(self._first)
        else:
            self.open_table(self._first)

    def open_table(self, opening: Opening) -> None:
        """Ask what is to be played; Escape leads back to a table where there is one."""
        screen = OpeningScreen(opening, may_go_back=self.sitting is not None)
        self.push_screen(screen, self.sit_at)

    def on_table_screen_risen(self, event: TableScreen.Risen) -> None:
        """Another game, opened as the last one was."""
        self.open_table(Opening.of(event.sitting))

    def sit_at(self, sitting: Sitting | None) -> None:
        """Sit down at this table, if there is one; the table before is cleared away."""
        if sitting is None:
            return
        self.sitting = sitting
        table = TableScreen(sitting, self._speeds, self._speed)
        if isinstance(self.screen, TableScreen):
            self.switch_screen(table)
        else:
            self.push_screen(table)

    @property
    def last_words(self) -> list[str]:
        """What stands in the terminal when the screen is gone."""
        if self.sitting is None:
            return ["You leave the parlour."]
        view = self.sitting.view()
        said = [view.result if view.over else "You leave the table."]
        said.append(self.sitting.about_failures())
        try:
            said.append(self.sitting.keep())
        except Mistake as mistake:
            said.append(mistake.sentence)
        return [line for line in said if line]
