"""The drawn parts as widgets: they show the model of a screen, and say which spot was touched."""

from __future__ import annotations

from rich.text import Text
from textual import events
from textual.geometry import Size as ScreenSize
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget
from textual.widgets import RichLog

from parlour.games.parts import StoryLine
from parlour.tables.wording import is_of_reader
from parlour.terminal import drawing, theme
from parlour.terminal.canvas import Canvas, Spot
from parlour.terminal.cards import LARGE, SMALL
from parlour.terminal.screen_model import ScreenModel
from parlour.terminal.seats import draw_seats


class Touchable(Widget):
    """Something drawn cell by cell, of which every spot can be touched."""

    class Touched(Message):
        """Somebody clicked on a card, a seat, a button or a line."""

        def __init__(self, spot: Spot) -> None:
            super().__init__()
            self.spot = spot

    def __init__(self, id: str | None = None) -> None:  # noqa: A002 (Textual's own name for it)
        super().__init__(id=id)
        self._canvas = Canvas(0, 0)

    def paint(self, width: int, height: int) -> Canvas:
        """The drawing of this part."""
        raise NotImplementedError

    def render(self) -> Text:
        self._canvas = self.paint(self.content_size.width, self.content_size.height)
        return self._canvas.text()

    def on_click(self, event: events.Click) -> None:
        """Say what lies under the pointer."""
        spot = self._canvas.spot(event.x, event.y)
        if spot is not None:
            self.post_message(self.Touched(spot))


class Drawn(Touchable):
    """A part of the table, drawn from the model of the screen."""

    model: reactive[ScreenModel | None] = reactive(None, always_update=True, layout=True)

    def draw(self, model: ScreenModel, width: int, height: int) -> Canvas:
        """The drawing of this part."""
        raise NotImplementedError

    def paint(self, width: int, height: int) -> Canvas:
        return Canvas(0, 0) if self.model is None else self.draw(self.model, width, height)


class Felt(Drawn):
    """The others and the middle of the table."""

    def draw(self, model: ScreenModel, width: int, height: int) -> Canvas:
        canvas = Canvas(width, height)
        middle = drawing.MIDDLE if drawing.middle_zones(model) else 0
        used = draw_seats(canvas, model, height - middle)
        spare = height - used - drawing.MIDDLE
        size = LARGE if width >= drawing.ROOMY and spare >= LARGE.height - SMALL.height else SMALL
        gap = 1 if height - used > size.height + 2 else 0
        drawing.draw_middle(canvas, model, used + gap, size)
        return canvas

    def on_mouse_scroll_down(self) -> None:
        """On in a long list of the others."""
        self.post_message(self.Turned(1))

    def on_mouse_scroll_up(self) -> None:
        """Back in it."""
        self.post_message(self.Turned(-1))

    class Turned(Message):
        """Somebody wants another page of the list."""

        def __init__(self, way: int) -> None:
            super().__init__()
            self.way = way


class Hand(Drawn):
    """My cards, as tall as the rest of the screen allows."""

    def get_content_height(self, container: ScreenSize, viewport: ScreenSize, width: int) -> int:
        if self.model is None:
            return SMALL.height
        layout = drawing.layout_of(self.model, width, self.app.size.height)
        return drawing.hand_height(self.model, width, layout.card)

    def draw(self, model: ScreenModel, width: int, height: int) -> Canvas:
        canvas = Canvas(width, height)
        layout = drawing.layout_of(model, width, self.app.size.height)
        drawing.draw_hand(canvas, model, layout.card)
        return canvas


class Buttons(Drawn):
    """What may be done besides playing a card, in as many rows as the table can spare."""

    def get_content_height(self, container: ScreenSize, viewport: ScreenSize, width: int) -> int:
        if self.model is None:
            return 1
        return drawing.layout_of(self.model, width, self.app.size.height).buttons

    def draw(self, model: ScreenModel, width: int, height: int) -> Canvas:
        canvas = Canvas(width, height)
        drawing.draw_buttons(canvas, model)
        return canvas


class Story(RichLog):
    """What has happened, newest at the foot."""

    def __init__(self, id: str | None = None) -> None:  # noqa: A002 (Textual's own name for it)
        super().__init__(wrap=True, min_width=0, auto_scroll=True, id=id)
        self.can_focus = False
        self._lines_told: list[StoryLine] = []
        self._from = 0
        self._reader: int | None = None
        self._width = 0

    def tell(self, lines: list[StoryLine], first: int, reader: int | None) -> None:
        """Show these lines to a seat; they begin with line number `first` of the story."""
        self._reader = reader
        known = self._from + len(self._lines_told)
        if first == self._from and known <= first + len(lines) and self._width:
            fresh = lines[known - first :]
        else:
            self.clear()
            fresh = lines
        self._lines_told, self._from = list(lines), first
        for line in fresh:
            self._write(line)

    def on_resize(self, event: events.Resize) -> None:
        """Set the lines anew in the new width."""
        if self.content_size.width != self._width:
            self._width = self.content_size.width
            self.clear()
            for line in self._lines_told:
                self._write(line)
        else:
            # A hand that grew takes rows from the story: its end stays in sight.
            self.scroll_end(animate=False)

    def _write(self, line: StoryLine) -> None:
        mine = is_of_reader(line, self._reader)
        style = theme.LAMP if line.kind in ("undo", "dropped", "put-back") else theme.CREAM
        self.write(Text(f"{'▪' if mine else '·'} {line.text}", style=style), expand=True)
