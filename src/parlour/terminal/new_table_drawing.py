"""The screen of a new table, drawn: the games by sheet, and what is settled for one of them."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len

from parlour.games.game import AnyGame
from parlour.terminal import theme
from parlour.terminal.canvas import Canvas, cut, folded
from parlour.terminal.new_table import NewTable, brief_of
from parlour.terminal.new_table_rows import SIT, Row

BRIEF_ROWS = 2
MARK = "●"
"""Stands before a house rule that is not as printed."""


def players_in_short(game: AnyGame) -> str:
    """“2”, “4, 8”, “2–12”: how many may play."""
    counts = game.seat_counts
    if len(counts) > 1 and counts[-1] - counts[0] == len(counts) - 1:
        return f"{counts[0]}–{counts[-1]}"
    return ", ".join(str(n) for n in counts)


def draw_games(
    canvas: Canvas,
    sheets: Sequence[tuple[str, Sequence[AnyGame]]],
    chosen: AnyGame,
    is_active: bool,
) -> None:
    """The games under the names of their sheets, with their numbers of players."""
    lines: list[tuple[str, AnyGame | None]] = []
    for title, games in sheets:
        lines.append((title, None))
        lines += [(_title_under(title, game.title), game) for game in games]
    at = next(place for place, (_, game) in enumerate(lines) if game is chosen)
    top = min(max(at - canvas.height + 2, 0), max(len(lines) - canvas.height, 0))
    for y, (title, game) in enumerate(lines[top : top + canvas.height]):
        if game is None:
            canvas.put(1, y, cut(title, canvas.width - 2), theme.FELT_FADED)
            continue
        spot = ("game", game.name)
        players = players_in_short(game)
        style = theme.FELT
        if game is chosen:
            style = theme.FELT_CURSOR if is_active else theme.FELT_LAMP
        space = canvas.width - 5 - cell_len(players)
        name = cut(title, space)
        said = f"{'▸' if game is chosen else ' '}{name}{' ' * (space - cell_len(name))} {players} "
        canvas.put(1, y, said, style, spot)


def _title_under(sheet: str, title: str) -> str:
    """A game's title, without the name of the sheet that already stands over it."""
    rest = title.removeprefix(f"{sheet}, ")
    return rest[:1].upper() + rest[1:]


def draw_settings(
    canvas: Canvas, new_table: NewTable, rows: Sequence[Row], at: int, is_active: bool
) -> None:
    """The game in brief, and a line for each thing to settle; the list follows the cursor."""
    game = new_table.game
    head = f"{game.title}, {game.players}"
    head = head if cell_len(head) < canvas.width - 1 else cut(game.title, canvas.width - 2)
    canvas.put(1, 0, head, theme.FELT_LAMP)
    for y, said in enumerate(folded(brief_of(game), canvas.width - 2, BRIEF_ROWS), 1):
        canvas.put(1, y, said, theme.FELT)
    lines: list[int | None] = []
    for place, row in enumerate(rows):
        if row.option is not None and (place == 0 or rows[place - 1].option is None):
            lines.append(None)
        lines.append(place)
    y0 = 1 + BRIEF_ROWS + (1 if canvas.height > len(lines) + 1 + BRIEF_ROWS else 0)
    height = canvas.height - y0
    cursor = lines.index(at)
    top = min(max(cursor - height + 2, 0), max(len(lines) - height, 0))
    for y, line in enumerate(lines[top : top + height], y0):
        if line is None:
            canvas.put(1, y, _heading(new_table), theme.FELT_FADED)
        else:
            _draw_row(canvas, rows[line], y, is_active and line == at)
    more = "▲" * (top > 0) + "▼" * (top + height < len(lines))
    canvas.put(canvas.width - 3, canvas.height - 1, more, theme.FELT_LAMP)


def _heading(new_table: NewTable) -> str:
    changed = len(new_table.options)
    return f"House rules: {f'{changed} changed {MARK}' if changed else 'all as printed'}"


def _draw_row(canvas: Canvas, row: Row, y: int, at_cursor: bool) -> None:
    spot = ("row", row.key)
    style = theme.FELT_CURSOR if at_cursor else theme.FELT
    if row.key == SIT:
        canvas.put(1, y, " s ", theme.KEY, ("act", row.key))
        canvas.put(
            4, y, f" {row.label} ", style if at_cursor else theme.FELT_LAMP, ("act", row.key)
        )
        return
    mark = MARK if row.is_changed else " "
    space = 21 if row.option else 12
    label = cut(row.label, space)
    canvas.put(1, y, f"{mark}{label}{' ' * (space - cell_len(label))} ", style, spot)
    x = space + 3
    if row.is_typed:
        canvas.put(x, y, f" {cut(row.value, canvas.width - x - 3)} ", theme.KEY, ("act", row.key))
        return
    x = canvas.put(x, y, "‹ ", theme.FELT_LAMP, ("less", row.key))
    value_style = theme.FELT_LAMP if row.is_changed else theme.FELT
    x = canvas.put(x, y, cut(row.value, canvas.width - x - 3), value_style, ("more", row.key))
    canvas.put(x, y, " ›", theme.FELT_LAMP, ("more", row.key))
