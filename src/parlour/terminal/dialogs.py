"""Small screens over the table: a question, the score sheet, a move to type, the keys."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from parlour.tables.view import View
from parlour.tables.wording import score_lines

KEYS = """\
[b]Playing[/b]
  letters            the card with that letter; a card to call for, or its suit
  figures            the button, or the person to call on
  Backspace          take back the half of a call that was chosen
  arrows, Enter      go to a card, a button or a person, and choose it
  mouse              touch any of them
  t                  type a move in words, as the buttons have it
  h                  a hint: what a sound player would do here, and why
  u                  take my last move back

[b]Looking[/b]
  r or F1            the rulebook, open at the last refusal, or where the game stands
  s                  the score sheet with its clauses
  Page Up, Down      back and forth in the story
  [ and ]            back and forth in a long list of the others
  F6                 how fast the others play

  q                  leave the table

  ▸ is to play    ▮ cards in hand    ★ score    d dealer    p partner"""


class Dialog(ModalScreen[str]):
    """A sheet of paper over the table; Escape puts it away."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "put_away", "Back")]

    def action_put_away(self) -> None:
        """Back to the table."""
        self.dismiss("")


class Sure(Dialog):
    """A question before something that may be regretted: “yes” or nothing."""

    def __init__(self, question: str) -> None:
        super().__init__()
        self._question = question

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet narrow"):
            yield Static(Text(self._question), classes="words")
            yield Static(Text("y  Yes      n  No"), classes="foot")

    def on_key(self, event: events.Key) -> None:
        """Only a plain yes is a yes."""
        if event.key in ("y", "n"):
            event.stop()
            self.dismiss("yes" if event.key == "y" else "")


class Keys(Dialog):
    """Which key does what."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("q,question_mark", "put_away", "Back")]

    def __init__(self, keys: str = KEYS) -> None:
        super().__init__()
        self._keys = keys

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            yield Static(self._keys, classes="words")
            yield Static("Esc  Back", classes="foot")


class Score(Dialog):
    """The score sheet; Enter on a line gives its clause."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("q,s", "put_away", "Back")]

    def __init__(self, view: View) -> None:
        super().__init__()
        self._view = view

    def compose(self) -> ComposeResult:
        sheet = self._view.score
        first, *rest = score_lines(sheet, self._view)
        clauses = [line.clause for line in sheet.lines] if sheet else []
        with Vertical(classes="sheet"):
            yield Static(Text(first), classes="words")
            yield OptionList(
                *(
                    Option(Text(line.strip()), id=f"{place}:{clause}")
                    for place, (line, clause) in enumerate(zip(rest, clauses, strict=True))
                )
            )
            yield Static("Enter  Its rule      Esc  Back", classes="foot")

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Hand the clause back to the table, which opens the rulebook there."""
        self.dismiss((event.option_id or "").partition(":")[2])


class TypeMove(Dialog):
    """A move in a person's own words."""

    def __init__(self, prompt: str, example: str) -> None:
        super().__init__()
        self._prompt = prompt
        self._example = example

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet narrow"):
            yield Static(Text(self._prompt), classes="words")
            yield Input(placeholder=self._example, max_length=200)
            yield Static("Enter  Play it      Esc  Back", classes="foot")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Hand the words to the table."""
        self.dismiss(event.value)


class TypeValue(ModalScreen[str | None]):
    """Something to be typed; nothing if it was put away."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "put_away", "Back")]

    def __init__(self, label: str, about: str, value: str) -> None:
        super().__init__()
        self._label = label
        self._about = about
        self._value = value

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet narrow"):
            yield Static(Text(self._label), classes="head")
            yield Static(Text(self._about), classes="words")
            yield Input(self._value, max_length=200, select_on_focus=False)
            yield Static("Enter  So be it      Esc  Back", classes="foot")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Hand it back."""
        self.dismiss(event.value)

    def action_put_away(self) -> None:
        """Leave it as it was."""
        self.dismiss(None)
