"""Cards drawn with lines: faces that can be told apart in grey, backs, and overlapping fans."""

from __future__ import annotations

from dataclasses import dataclass

from rich.cells import cell_len
from rich.style import Style

from parlour.games.deck import Card
from parlour.terminal import theme
from parlour.terminal.canvas import Canvas, Spot, cut, folded

SHOWN_OF_LOWER_ROW = 3
"""How much of a card can be seen when another row of the fan lies over it."""
SHOWN_OF_CORNER = 2
"""The same, of a hand in many rows: the border and the corner."""
LEAST_STRIP = 5
CORNER_STRIP = 4
"""How wide a strip of a card is at least; and in a hand of many rows."""


@dataclass(frozen=True, slots=True)
class Size:
    """How large cards are drawn."""

    width: int
    height: int


SMALL = Size(10, 5)
LARGE = Size(12, 7)

_LINES = {
    "plain": "╭─╮│╰╯",
    "double": "╔═╗║╚╝",
    "cursor": "┏━┓┃┗┛",
}


def draw_card(
    canvas: Canvas,
    x: int,
    y: int,
    card: Card,
    size: Size,
    *,
    key: str = "",
    lit: bool = True,
    at_cursor: bool = False,
    visible: int = 0,
    spot: Spot | None = None,
) -> None:
    """One card, its face up. `visible` is how much of its width the next card leaves to be seen."""
    kind = "cursor" if at_cursor else "double" if card.companions else "plain"
    top_left, across, top_right, down, low_left, low_right = tuple(_LINES[kind])
    edge, ink = theme.paper(lit), theme.face(card, lit)
    if at_cursor:
        edge = Style(color="#7a1f00", bgcolor=theme.PAPER, bold=True)
        ink = theme.face(card, lit=True)
    inner = size.width - 2
    seen = min(inner, visible - 1) if visible else inner
    canvas.put(x, y, top_left + across * inner + top_right, edge, spot)
    for row in range(1, size.height - 1):
        canvas.put(x, y + row, down, edge, spot)
        canvas.put(x + 1, y + row, " " * inner, ink, spot)
        canvas.put(x + 1 + inner, y + row, down, edge, spot)
    canvas.put(x, y + size.height - 1, low_left + across * inner + low_right, edge, spot)
    if key:
        canvas.put(x + 1, y, f" {key} ", theme.KEY, spot)
    mark = theme.mark_of(card)
    bold = ink + Style(bold=True)
    canvas.put(x + 1, y + 1, cut(mark, seen), bold, spot)
    numeral = theme.numeral_of(card)
    if card.value is not None and not numeral and seen >= inner:
        figure = str(card.value)
        canvas.put(x + 1 + inner - len(figure), y + 1, figure, ink, spot)
    lines = folded(card.name, seen, size.height - 3)
    for row, line in enumerate(lines):
        canvas.put(x + 1, y + 2 + row, line, ink, spot)
    if size.height == SMALL.height or seen < inner:
        return
    foot = size.height - 1 - len(numeral)
    if all(cell_len(line) < inner - 3 for line in lines[foot - 2 :]):
        for row, line in enumerate(numeral, foot):
            canvas.put(x + 1 + inner - len(line), y + row, line, bold, spot)
    if not numeral and len(lines) < size.height - 3:
        canvas.put(x + 1 + inner - len(mark), y + size.height - 2, mark, bold, spot)


def draw_back(canvas: Canvas, x: int, y: int, size: Size, said: str, width: int = 8) -> None:
    """A face-down card or pile, with a word on it."""
    inner = width - 2
    canvas.put(x, y, "╭" + "─" * inner + "╮", theme.BACK)
    for row in range(1, size.height - 1):
        canvas.put(x, y + row, "│" + "░" * inner + "│", theme.BACK)
    canvas.put(x, y + size.height - 1, "╰" + "─" * inner + "╯", theme.BACK)
    if said:
        word = f" {said} "
        canvas.put(x + (width - len(word)) // 2, y + size.height // 2, word, theme.BACK)


@dataclass(frozen=True, slots=True)
class Place:
    """Where a card of a fan lies, and how much of its width is left to be seen (0: all)."""

    x: int
    y: int
    visible: int


def fan(n: int, width: int, size: Size) -> list[Place]:
    """Places for n cards: side by side where they fit, else overlapping, else in rows.

    More than two rows lie closer, so that only the corner of each card is left to be seen.
    """
    rows, step = _rows(n, width, size, LEAST_STRIP)
    shown = SHOWN_OF_LOWER_ROW
    if rows > 2:
        rows, step = _rows(n, width, size, CORNER_STRIP)
        shown = SHOWN_OF_LOWER_ROW if rows == 2 else SHOWN_OF_CORNER
    per_row = -(-n // rows)
    places = []
    for i in range(n):
        row, column = divmod(i, per_row)
        is_last = column == per_row - 1 or i == n - 1
        visible = 0 if is_last or step >= size.width else step
        places.append(Place(column * step, row * shown, visible))
    return places


def _rows(n: int, width: int, size: Size, least: int) -> tuple[int, int]:
    """In how many rows cards lie that show so much of themselves at least, and how far apart."""
    for rows in range(1, n + 1):
        per_row = -(-n // rows)
        step = size.width + 1
        if per_row > 1 and per_row * step - 1 > width:
            step = (width - size.width) // (per_row - 1)
        if step >= least:
            return rows, step
    return max(n, 1), size.width + 1


def fan_height(n: int, width: int, size: Size) -> int:
    """How many rows of the screen a fan takes."""
    places = fan(n, width, size)
    return places[-1].y + size.height if places else size.height
