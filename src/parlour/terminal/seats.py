"""The others at the table: two lines each where there is room, one line, or a list in columns."""

from __future__ import annotations

from dataclasses import dataclass

from rich.cells import cell_len
from rich.style import Style

from parlour.games.parts import Calls
from parlour.tables.view import SeatView
from parlour.tables.wording import counted, is_partner
from parlour.terminal import theme
from parlour.terminal.canvas import Canvas, Spot, cut
from parlour.terminal.screen_model import ScreenModel, others

NARROW_SEAT = 25
"""Below twice this width seats stand in one column, however many there are."""
ROOMY_SEAT = 66
"""From this width on the cards in a hand are drawn as so many backs."""
LISTED_SEAT = 16
"""The width of a seat in a long list: key, lamp, a short name, cards in hand."""
WORTH_CUTTING = 16
"""With less room than this, a card is only named by its mark."""
FEWEST_ROWS = 5
"""A list of the others has at least so many rows, whatever lies in the middle."""


@dataclass(frozen=True, slots=True)
class SeatLayout:
    """How the others are laid out: in columns, with so many lines each, on so many rows."""

    columns: int
    lines: int
    rows: int
    is_list: bool = False


def seat_layout_of(model: ScreenModel, width: int, height: int) -> SeatLayout:
    """The roomiest way in which everybody fits; a list, of pages if need be, where none does."""
    n = len(others(model.view))
    for columns, lines in ((1, 2), (1, 1), (2, 1)):
        if columns == 2 and width < 2 * NARROW_SEAT:
            continue
        rows = -(-n // columns) * lines
        if rows <= height and not (columns == 1 and n > 5):
            return SeatLayout(columns, lines, rows)
    columns = max(width // LISTED_SEAT, 1)
    return SeatLayout(columns, 1, min(-(-n // columns), max(height, FEWEST_ROWS)), is_list=True)


def draw_seats(canvas: Canvas, model: ScreenModel, height: int) -> int:
    """Everybody else within so many rows; gives the rows used."""
    layout = seat_layout_of(model, canvas.width, height)
    if layout.is_list:
        return _draw_list(canvas, model, layout)
    width = canvas.width // layout.columns
    per_column = layout.rows // layout.lines
    for place, seat in enumerate(others(model.view)):
        column, row = divmod(place, per_column)
        x, y = column * width, row * layout.lines
        is_brief = width < ROOMY_SEAT and (layout.lines == 1 or layout.columns == 2)
        at = _draw_seat(canvas, model, seat, x, y, width - 1, is_brief)
        if layout.lines == 1:
            _draw_shown(canvas, model, seat, at, y, x + width - 1)
        else:
            _draw_shown(canvas, model, seat, x + 5, y + 1, x + width - 1)
    return layout.rows


def _styled(model: ScreenModel, seat: SeatView, spot: Spot) -> tuple[str, Style]:
    """The lamp before a name, and how the name is written."""
    is_picked = model.controls.picked_seat == seat.number
    lamp = "▸" if seat.on_turn else "✓" if is_picked else " "
    if model.cursor == spot:
        return lamp, theme.FELT_CURSOR
    return lamp, theme.FELT_LAMP if seat.on_turn else theme.FELT


def _draw_seat(
    canvas: Canvas, model: ScreenModel, seat: SeatView, x: int, y: int, width: int, is_brief: bool
) -> int:
    """Key, lamp, name, cards, score, dealer and partner; gives the column after it."""
    spot = ("seat", str(seat.number))
    key = model.controls.seat_keys.get(seat.number, "")
    lamp, style = _styled(model, seat, spot)
    canvas.put(x, y, f" {key} " if key else "   ", theme.KEY if key else theme.FELT, spot)
    space = 9 if is_brief else 11
    name = cut(seat.name, space)
    after = canvas.put(x + 3, y, f"{lamp}{name}", style, spot)
    canvas.put(after, y, " " * (space - cell_len(name) + 1), theme.FELT, spot)
    at = x + 4 + space + 1
    partner = is_partner(model.view, seat)
    if is_brief:
        at = canvas.put(at, y, f"{seat.hand:>2}▮ {seat.score}★ ", theme.FELT)
        at = canvas.put(at, y, "p " if partner else "", theme.FELT_LAMP)
        return canvas.put(at, y, "d " if seat.is_dealer else "", theme.FELT_FADED)
    if width >= ROOMY_SEAT:
        at = canvas.put(at, y, f"{'▮' * min(seat.hand, 13):<14}", theme.FELT_FADED, spot)
    unit = model.view.score.unit if model.view.score else "score"
    held = f"{counted(seat.hand, 'cards'):>8}, {counted(seat.score, unit)} "
    at = canvas.put(at, y, held, theme.FELT)
    at = canvas.put(at, y, "(partner) " if partner else "", theme.FELT_LAMP)
    return canvas.put(at, y, "(dealer) " if seat.is_dealer else "", theme.FELT_FADED)


def _draw_shown(
    canvas: Canvas, model: ScreenModel, seat: SeatView, x: int, y: int, end: int
) -> None:
    """What lies open before a seat: in full words where there is room, else its mark."""
    for zone in model.view.zones:
        if zone.seat != seat.number or zone.role not in ("shown", "taken"):
            continue
        named = zone.role == "shown" and len(zone.cards) < 3
        for card_id in zone.cards:
            card = model.game.deck.of(card_id)
            if card is None or x >= end:
                continue
            mark = theme.mark_of(card)
            said = f"{mark} {card.name}" if named and end - x >= WORTH_CUTTING else mark
            x = canvas.put(x, y, cut(said, end - x), theme.FELT_LAMP) + 1
        if zone.cards and zone.note and cell_len(zone.note) < end - x:
            x = canvas.put(x, y, zone.note, theme.FELT_FADED) + 1


# A long list.


def _with_cards(model: ScreenModel) -> list[SeatView]:
    """Those who still have cards or are to play; everybody, where nobody has."""
    everybody = others(model.view)
    playing = [seat for seat in everybody if seat.hand or seat.on_turn]
    return playing or everybody


def _concerned(model: ScreenModel) -> set[int]:
    """Whom the list should show first: the one to play, or those whom my moves are aimed at."""
    view = model.view
    aimed = {
        seat
        for choice in view.choices
        for seat in (choice.seats if isinstance(choice, Calls) else [choice.seat])
        if seat is not None
    }
    return aimed or {seat.number for seat in view.seats if seat.on_turn}


def _draw_list(canvas: Canvas, model: ScreenModel, layout: SeatLayout) -> int:
    """A page of the others, in columns, and under it how many there are beside."""
    listed = _with_cards(model)
    left_out = len(others(model.view)) - len(listed)
    per_page = layout.columns * layout.rows
    is_paged = len(listed) > per_page
    rows = layout.rows - 1 if is_paged or left_out else layout.rows
    per_page = layout.columns * rows
    pages = max(-(-len(listed) // per_page), 1)
    concerned = _concerned(model)
    first = next((k for k, seat in enumerate(listed) if seat.number in concerned), 0)
    page = (first // per_page + model.turned) % pages
    width = canvas.width // layout.columns
    shown = listed[page * per_page : (page + 1) * per_page]
    for place, seat in enumerate(shown):
        column, row = divmod(place, rows)
        _draw_listed(canvas, model, seat, column * width, row, width)
    if rows < layout.rows:
        without = f", {left_out} without" if left_out else ""
        low = page * per_page
        said = f"{low + 1} to {low + len(shown)} of {len(listed)} with cards{without}"
        said += "  [ ] turn" * is_paged
        canvas.put(3, rows, cut(said, canvas.width - 3), theme.FELT_FADED)
    return layout.rows


def _draw_listed(
    canvas: Canvas, model: ScreenModel, seat: SeatView, x: int, y: int, width: int
) -> None:
    spot = ("seat", str(seat.number))
    key = model.controls.seat_keys.get(seat.number, "")
    lamp, style = _styled(model, seat, spot)
    canvas.put(x, y, f" {key} " if key else "   ", theme.KEY if key else theme.FELT, spot)
    mark = "p" if is_partner(model.view, seat) else "d" if seat.is_dealer else " "
    space = width - 3 - 1 - 5
    name = cut(seat.name, space)
    after = canvas.put(x + 3, y, f"{lamp}{name}", style, spot)
    canvas.put(after, y, " " * (space - cell_len(name)), theme.FELT, spot)
    canvas.put(x + 4 + space, y, f"{seat.hand:>2}▮{mark}", theme.FELT_FADED, spot)
