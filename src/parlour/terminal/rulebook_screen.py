"""The rulebook over the table: a search, the clauses found, and one of them in full."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from parlour.games.rulebook import Clause, Rulebook
from parlour.games.sheets import options_bending, refusals_of, search
from parlour.terminal.dialogs import Dialog


class RulebookScreen(Dialog):
    """Searchable; opens at a clause where one is asked for."""

    def __init__(self, book: Rulebook, clause_id: str = "") -> None:
        super().__init__()
        self._book = book
        self._first = clause_id

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet tall"):
            yield Static(Text(self._book.title), classes="head")
            yield Input(placeholder="Search the rules: a word, or a clause")
            yield OptionList(id="clauses")
            with VerticalScroll(id="clause", can_focus=False):
                yield Static(id="says")
            yield Static("↑ ↓  Clauses      Esc  Back", classes="foot")

    def on_mount(self) -> None:
        """Show everything, and the clause asked for."""
        self._list(self._book.clauses)
        self.query_one(Input).focus()

    def _list(self, clauses: tuple[Clause, ...] | list[Clause]) -> None:
        shown = self.query_one("#clauses", OptionList)
        shown.clear_options()
        shown.add_options(
            Option(
                Text.assemble((clause.id.partition(".")[2], "bold"), f"  {clause.says}"),
                id=clause.id,
            )
            for clause in clauses
        )
        ids = [clause.id for clause in clauses]
        if ids:
            shown.highlighted = ids.index(self._first) if self._first in ids else 0
        else:
            self._show(Text("No clause has these words."))

    def on_input_changed(self, event: Input.Changed) -> None:
        """Narrow the list to what was typed."""
        self._list(search(self._book, event.value))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show the clause in full."""
        clause = self._book.clause(event.option_id or "")
        if clause is not None:
            self._show(self._in_full(clause))

    def on_key(self, event: events.Key) -> None:
        """The arrows move through the list while one types."""
        shown = self.query_one("#clauses", OptionList)
        if event.key in ("down", "up", "pagedown", "pageup") and not shown.has_focus:
            event.stop()
            event.prevent_default()
            step = {"down": 1, "up": -1, "pagedown": 8, "pageup": -8}[event.key]
            if shown.option_count:
                at = (shown.highlighted or 0) + step
                shown.highlighted = min(max(at, 0), shown.option_count - 1)

    def _show(self, page: RenderableType) -> None:
        self.query_one("#says", Static).update(page)

    def _in_full(self, clause: Clause) -> RenderableType:
        parts: list[RenderableType] = [
            Text(clause.id, style="bold"),
            Text(f"{clause.place}, {clause.kind}" if clause.place else clause.kind, style="dim"),
            Text(clause.says),
        ]
        parts += [
            Text(f"Refused under it: {refusal.says}.", style="italic")
            for refusal in refusals_of(self._book, clause)
        ]
        for option in options_bending(self._book, clause):
            values = " or ".join(option.values) or f"from {option.least}"
            parts.append(Text(f"House rule {option.name} ({values}): {option.says}"))
        return Group(*parts)
