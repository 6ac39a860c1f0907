"""The full screen: Parlour as a terminal application."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from textual.app import App

from parlour.games.mistakes import Mistake
from parlour.terminal import look
from parlour.terminal.sitting import Sitting
from parlour.terminal.table_screen import TableScreen


class ParlourApp(App[None]):
    """One sitting on the whole screen."""

    TITLE = "Parlour"
    ENABLE_COMMAND_PALETTE = False
    CSS_PATH: ClassVar[str] = "room.tcss"

    def __init__(self, sitting: Sitting, speeds: Mapping[str, float], speed: str) -> None:
        super().__init__()
        self._sitting = sitting
        self._table = TableScreen(sitting, speeds, speed)

    def on_mount(self) -> None:
        """Light the lamp and sit down."""
        self.register_theme(look.PARLOUR)
        self.theme = look.PARLOUR.name
        self.push_screen(self._table)

    @property
    def last_words(self) -> list[str]:
        """What stands in the terminal when the screen is gone."""
        view = self._sitting.view()
        said = [view.result if view.over else "You leave the table."]
        try:
            said.append(self._sitting.keep())
        except Mistake as mistake:
            said.append(mistake.sentence)
        return [line for line in said if line]
