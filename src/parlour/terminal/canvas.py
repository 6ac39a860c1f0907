"""A sheet of cells to draw on, later shown as text, with a name for every spot touched."""

from __future__ import annotations

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

Spot = tuple[str, str]
"""What lies somewhere: ("card", its id), ("seat", its number), ("button", its key)."""

_PLAIN = Style()
LEAST_BROKEN = 8
"""In narrower lines than this no word is broken."""


class Canvas:
    """Characters in rows and columns, each with a style and perhaps a spot."""

    def __init__(self, width: int, height: int) -> None:
        self.width = max(width, 0)
        self.height = max(height, 0)
        self._rows = [[" "] * self.width for _ in range(self.height)]
        self._styles = [[_PLAIN] * self.width for _ in range(self.height)]
        self._spots: list[list[Spot | None]] = [[None] * self.width for _ in range(self.height)]

    def put(
        self, x: int, y: int, text: str, style: Style = _PLAIN, spot: Spot | None = None
    ) -> int:
        """Write from this cell to the right, cut at the edge; gives the column after it."""
        for letter in text:
            wide = cell_len(letter)
            if wide == 0:
                if 0 < x <= self.width and 0 <= y < self.height:
                    self._rows[y][x - 1] += letter
                continue
            if 0 <= y < self.height and x >= 0 and x + wide <= self.width:
                self._rows[y][x] = letter
                for extra in range(1, wide):
                    self._rows[y][x + extra] = ""
                for cell in range(x, x + wide):
                    self._styles[y][cell] = style
                    self._spots[y][cell] = spot
            x += wide
        return x

    def spot(self, x: int, y: int) -> Spot | None:
        """What lies under this cell."""
        if 0 <= y < self.height and 0 <= x < self.width:
            return self._spots[y][x]
        return None

    def text(self) -> Text:
        """The drawing, row by row."""
        shown = Text(no_wrap=True, end="")
        for y in range(self.height):
            if y:
                shown.append("\n")
            start = 0
            for x in range(1, self.width + 1):
                if x == self.width or self._styles[y][x] != self._styles[y][start]:
                    shown.append("".join(self._rows[y][start:x]), self._styles[y][start])
                    start = x
        return shown


def cut(text: str, width: int) -> str:
    """The text in at most so many cells, with a mark where some of it is left out."""
    if cell_len(text) <= width:
        return text
    kept = ""
    for letter in text:
        if cell_len(kept) + cell_len(letter) > width - 1:
            break
        kept += letter
    return kept.rstrip() + "…" if width > 0 else ""


def folded(text: str, width: int, rows: int) -> list[str]:
    """The text in lines of so many cells.

    Long words are broken or, where that takes too many rows, cut; at last the last line is cut.
    In a narrow strip only the beginnings of words are left.
    """
    if width < LEAST_BROKEN:
        return _lines([word[:width].rstrip(",") for word in text.split()], width)[:rows]
    lines = _lines(text.split(), width)
    if len(lines) > rows:
        shorter = _lines([cut(word, width) for word in _parted(text, width)], width)
        lines = shorter if len(shorter) <= rows else lines
    if len(lines) > rows:
        lines = [*lines[: rows - 1], cut(" ".join(lines[rows - 1 :]), width)]
    return lines


def _parted(text: str, width: int) -> list[str]:
    """The words of a text; long ones parted after their own hyphens."""
    return [
        part
        for word in text.split()
        for part in (word.replace("-", "- ").split() if cell_len(word) > width else [word])
    ]


def _lines(words: list[str], width: int) -> list[str]:
    lines: list[str] = []
    line = ""
    for word in words:
        while True:
            longer = f"{line} {word}" if line else word
            if cell_len(longer) <= width:
                line = longer
                break
            if line:
                lines.append(line)
                line = ""
                continue
            if word[-1] == "," and cell_len(word) == width + 1:
                line = word[:-1]
                break
            end, hyphen = _break(word, width)
            lines.append(word[:end] + hyphen)
            word = word[end:]
            if not word:
                break
    if line:
        lines.append(line)
    return lines


def _break(word: str, width: int) -> tuple[int, str]:
    """Where a long word is broken, and the hyphen that it then needs.

    After a hyphen of its own, if it has one in time; else so that a few letters are left.
    """
    own = word.rfind("-", 0, width) + 1
    if own:
        return own, ""
    return min(width - 1, len(word) - 3), "-"
