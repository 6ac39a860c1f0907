"""The full screen: Parlour as a terminal application."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from textual.app import App

from parlour.games.mistakes import Mistake
from parlour.terminal import theme
from parlour.terminal.new_table import NewTable
from parlour.terminal.new_table_screen import NewTableScreen
from parlour.terminal.session import Session
from parlour.terminal.table_screen import TableScreen


class ParlourApp(App[None]):
    """An evening on the whole screen: a session, or a new table that leads to one, and others."""

    TITLE = "Parlour"
    ENABLE_COMMAND_PALETTE = False
    CSS_PATH: ClassVar[str] = "screens.tcss"

    def __init__(self, first: Session | NewTable, speeds: Mapping[str, float], speed: str) -> None:
        super().__init__()
        self._first = first
        self._speeds = speeds
        self._speed = speed
        self.session: Session | None = None
        """Where the person sits, or sat last."""

    def on_mount(self) -> None:
        """Light the lamp, and sit down or ask at which table."""
        self.register_theme(theme.PARLOUR)
        self.theme = theme.PARLOUR.name
        if isinstance(self._first, Session):
            self.sit_at(self._first)
        else:
            self.open_table(self._first)

    def open_table(self, new_table: NewTable) -> None:
        """Ask what is to be played; Escape leads back to a table where there is one."""
        screen = NewTableScreen(new_table, may_go_back=self.session is not None)
        self.push_screen(screen, self.sit_at)

    def on_table_screen_another_game(self, event: TableScreen.AnotherGame) -> None:
        """Another game, opened as the last one was."""
        self.open_table(NewTable.of(event.session))

    def sit_at(self, session: Session | None) -> None:
        """Sit down at this table, if there is one; the table before is cleared away."""
        if session is None:
            return
        self.session = session
        table = TableScreen(session, self._speeds, self._speed)
        if isinstance(self.screen, TableScreen):
            self.switch_screen(table)
        else:
            self.push_screen(table)

    @property
    def last_words(self) -> list[str]:
        """What stands in the terminal when the screen is gone."""
        if self.session is None:
            return ["You leave the parlour."]
        view = self.session.view()
        said = [view.result if view.over else "You leave the table."]
        said.append(self.session.about_failures())
        try:
            said.append(self.session.keep())
        except Mistake as mistake:
            said.append(mistake.sentence)
        return [line for line in said if line]
