"""Opening a table on the full screen: the games, and everything that is settled for one."""

from __future__ import annotations

import asyncio
from typing import ClassVar

from rich.text import Text
from textual import events, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.screen import Screen
from textual.widgets import Static

from parlour.games import catalogue
from parlour.games.mistakes import Mistake
from parlour.tables.names import name_of
from parlour.tables.wording import mistake_text
from parlour.terminal import theme
from parlour.terminal.canvas import Canvas
from parlour.terminal.dialogs import Keys, TypeValue
from parlour.terminal.new_table import BY_LOT, NewTable, brief_of, games_by_sheet
from parlour.terminal.new_table_drawing import draw_games, draw_settings
from parlour.terminal.new_table_rows import (
    BOTS,
    DEAL,
    DEALER,
    NAME,
    SEAT,
    SEATS,
    SIT,
    Row,
    about,
    rows_of,
)
from parlour.terminal.rulebook_screen import RulebookScreen
from parlour.terminal.session import Session
from parlour.terminal.widgets import Touchable

FOOT = " ? keys   ↑ ↓ choose   ← → change   Tab other side   s sit down   q leave"

NEW_TABLE_KEYS = """\
[b]Opening a table[/b]
  up, down           another game, or another line
  Tab, Enter         from the games to what is settled, and back
  left, right        another value
  Enter              on a line that is typed: type it; on a house rule: open its clause
  figures            on a house rule that is a number: type it
  p                  this house rule as printed;  P  all of them
  mouse              touch a game, a line, a value or ‹ and ›

  r or F1            the rulebook, open at the clause that this house rule bends
  s                  sit down and play
  Esc                back to the table, if there is one
  q                  leave

  ● is not as the sheet has it"""

LONGEST_DEAL = 64


class Games(Touchable):
    """The list of games."""

    def paint(self, width: int, height: int) -> Canvas:
        canvas = Canvas(width, height)
        screen = self.screen
        if isinstance(screen, NewTableScreen):
            chosen = screen.new_table.game
            draw_games(canvas, screen.sheets, chosen, not screen.is_settling)
        return canvas


class Settings(Touchable):
    """What is settled for the game chosen."""

    def paint(self, width: int, height: int) -> Canvas:
        canvas = Canvas(width, height)
        screen = self.screen
        if isinstance(screen, NewTableScreen):
            rows = rows_of(screen.new_table)
            draw_settings(canvas, screen.new_table, rows, screen.at, screen.is_settling)
        return canvas


class NewTableScreen(Screen[Session | None]):
    """Gives the session that was settled, or nothing."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("r,f1", "rules", "Rules"),
        Binding("s", "sit", "Sit down"),
        Binding("p", "as_printed", "As printed"),
        Binding("P", "all_as_printed", "All as printed"),
        Binding("question_mark", "keys", "Keys"),
        Binding("q", "leave", "Leave"),
        Binding("escape", "back", "Back"),
    ]

    def __init__(self, new_table: NewTable, may_go_back: bool = False) -> None:
        super().__init__()
        self.new_table = new_table
        self.sheets = games_by_sheet()
        self.is_settling = False
        """Whether the cursor is among what is settled, and not among the games."""
        self.at = 0
        """The line that the cursor is on."""
        self.complaint = ""
        self._may_go_back = may_go_back

    def compose(self) -> ComposeResult:
        yield Static(Text(" Parlour  ·  Open a table"), id="title")
        with Horizontal(id="choosing"):
            yield Games(id="games")
            yield Settings(id="settings")
        yield Static(id="about")
        yield Static(Text(FOOT), id="foot")

    def on_mount(self) -> None:
        """Show everything as it stands."""
        self.show()

    @property
    def row(self) -> Row:
        """The line at the cursor."""
        return rows_of(self.new_table)[self.at]

    def show(self) -> None:
        """Draw everything anew, with a word on what is at the cursor."""
        for part in self.query(Touchable):
            part.refresh()
        trouble = self.complaint or self.new_table.mistake()
        said = Text(trouble, style=theme.ROSE) + Text("\n") if trouble else Text()
        if not self.is_settling:
            said += Text(brief_of(self.new_table.game))
        else:
            said += Text(about(self.new_table, self.row))
            if self.row.option is not None:
                clauses = self.new_table.game.clauses_bent(self.row.option)
                said += Text(f"\nIt bends {', '.join(clauses)}." if clauses else "", theme.FADED)
        self.query_one("#about", Static).update(said)

    def on_resize(self, event: events.Resize) -> None:
        """More words where there is more room."""
        self.set_class(event.size.height >= 34, "roomy")

    # Keys and the mouse.

    def on_key(self, event: events.Key) -> None:
        """The arrows, Tab, Enter, and figures on a number."""
        moved = {
            "up": lambda: self._go(-1),
            "down": lambda: self._go(1),
            "pageup": lambda: self._go(-6),
            "pagedown": lambda: self._go(6),
            "left": lambda: self._change(-1),
            "right": lambda: self._change(1),
            "tab": self._other_side,
            "shift+tab": self._other_side,
            "enter": self._enter,
        }.get(event.key)
        option = self.row.option if self.is_settling else None
        if moved is not None:
            event.stop()
            event.prevent_default()
            self.complaint = ""
            moved()
        elif option is not None and option.is_number and (event.character or "").isdigit():
            event.stop()
            self._type(self.row, event.character or "")

    def _go(self, way: int) -> None:
        if self.is_settling:
            self.at = min(max(self.at + way, 0), len(rows_of(self.new_table)) - 1)
        else:
            games = [game for _, listed in self.sheets for game in listed]
            place = min(max(games.index(self.new_table.game) + way, 0), len(games) - 1)
            self.new_table.take(games[place])
            self.at = 0
        self.show()

    def _other_side(self) -> None:
        self.is_settling = not self.is_settling
        self.show()

    def _change(self, way: int) -> None:
        """Another value; from the games, over to what is settled."""
        if not self.is_settling:
            self._other_side()
            return
        new_table, row = self.new_table, self.row
        if row.option is not None:
            new_table.step(row.option, way)
        elif row.key == SEATS:
            new_table.step_seats(way)
        elif row.key == SEAT:
            new_table.seat = (new_table.seat + way) % new_table.seats
        elif row.key == BOTS:
            new_table.step_bots(way)
        elif row.key == DEALER:
            new_table.step_dealer(way)
        self.show()

    def _enter(self) -> None:
        if not self.is_settling:
            self._other_side()
        elif self.row.key == SIT:
            self.action_sit()
        elif self.row.is_typed:
            self._type(self.row, "")
        elif self.row.option is not None:
            self.action_rules()
        else:
            self._change(1)

    def on_touchable_touched(self, event: Touchable.Touched) -> None:
        """A game, a line, a value, or one of its arrows was clicked on."""
        kind, name = event.spot
        self.complaint = ""
        if kind == "game":
            self.is_settling = False
            self.new_table.take(catalogue.game(name))
            self.at = 0
            self.show()
            return
        self.is_settling = True
        self.at = [row.key for row in rows_of(self.new_table)].index(name)
        if kind == "act":
            self._enter()
        elif kind in ("less", "more"):
            self._change(-1 if kind == "less" else 1)
        else:
            self.show()

    # What is typed.

    @work
    async def _type(self, row: Row, first: str) -> None:
        """Type a name, the number of a deal, or a number of a house rule."""
        told = about(self.new_table, row)
        now = first or ("" if row.value == BY_LOT else row.value)
        typed = await self.app.push_screen_wait(TypeValue(row.label, told, now))
        if typed is None:
            return
        try:
            self._settle(row, typed.strip())
            self.complaint = ""
        except Mistake as mistake:
            self.complaint = mistake_text(mistake)
        self.show()

    def _settle(self, row: Row, typed: str) -> None:
        new_table = self.new_table
        if row.key == NAME:
            new_table.name = name_of(typed)
        elif row.key == DEAL:
            new_table.deal = "" if typed == BY_LOT else typed[:LONGEST_DEAL]
        elif row.option is not None:
            new_table.game.option_codes({row.option.name: typed})
            new_table.set(row.option, row.option.meant(typed))

    # The commands.

    def action_as_printed(self) -> None:
        """This house rule as the sheet has it."""
        option = self.row.option
        if self.is_settling and option is not None:
            self.new_table.set(option, option.default)
            self.complaint = ""
            self.show()

    def action_all_as_printed(self) -> None:
        """Every house rule as the sheet has it."""
        self.new_table.options.clear()
        self.complaint = ""
        self.show()

    def action_rules(self) -> None:
        """The rulebook, open at the clause that the house rule at the cursor bends."""
        game, option = self.new_table.game, self.row.option
        clauses = game.clauses_bent(option) if self.is_settling and option else ()
        self.app.push_screen(RulebookScreen(game.rulebook, clauses[0] if clauses else ""))

    @work(exclusive=True)
    async def action_sit(self) -> None:
        """Sit down; compiling the rules of a game for the first time takes a while."""
        new_table = self.new_table
        self.query_one("#about", Static).update(Text("The table is being set …", style="bold"))
        try:
            session = await asyncio.to_thread(_set_table, new_table)
        except Mistake as mistake:
            self.complaint = mistake_text(mistake)
            self.show()
            return
        self.dismiss(session)

    def action_keys(self) -> None:
        """Which key does what."""
        self.app.push_screen(Keys(NEW_TABLE_KEYS))

    def action_back(self) -> None:
        """Back to the table from which one came, or from the lines to the games."""
        if self.is_settling:
            self._other_side()
        elif self._may_go_back:
            self.dismiss(None)

    def action_leave(self) -> None:
        """Leave the parlour."""
        self.app.exit()


def _set_table(new_table: NewTable) -> Session:
    session = new_table.sit_down()
    session.table.advance()
    session.view()
    return session
