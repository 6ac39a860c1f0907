"""The others at the table: two lines each where there is room, one line, or a list in columns."""

from __future__ import annotations

from dataclasses import dataclass

from rich.cells import cell_len
from rich.style import Style

from parlour.games.parts import Calls
from parlour.tables.view import SeatView
from parlour.tables.wording import counted, is_partner
from parlour.terminal import look
from parlour.terminal.canvas import Canvas, Spot, cut
from parlour.terminal.scene import Scene, others

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
class Lay:
    """How the others are laid out: in columns, with so many lines each, on so many rows."""

    columns: int
    lines: int
    rows: int
    is_list: bool = False


def lay_of(scene: Scene, width: int, height: int) -> Lay:
    """The roomiest way in which everybody fits; a list, of pages if need be, where none does."""
    n = len(others(scene.view))
    for columns, lines in ((1, 2), (1, 1), (2, 1)):
        if columns == 2 and width < 2 * NARROW_SEAT:
            continue
        rows = -(-n // columns) * lines
        if rows <= height and not (columns == 1 and n > 5):
            return Lay(columns, lines, rows)
    columns = max(width // LISTED_SEAT, 1)
    return Lay(columns, 1, min(-(-n // columns), max(height, FEWEST_ROWS)), is_list=True)


def draw_seats(canvas: Canvas, scene: Scene, height: int) -> int:
    """Everybody else within so many rows; gives the rows used."""
    lay = lay_of(scene, canvas.width, height)
    if lay.is_list:
        return _draw_list(canvas, scene, lay)
    width = canvas.width // lay.columns
    per_column = lay.rows // lay.lines
    for place, seat in enumerate(others(scene.view)):
        column, row = divmod(place, per_column)
        x, y = column * width, row * lay.lines
        is_brief = width < ROOMY_SEAT and (lay.lines == 1 or lay.columns == 2)
        at = _draw_seat(canvas, scene, seat, x, y, width - 1, is_brief)
        if lay.lines == 1:
            _draw_shown(canvas, scene, seat, at, y, x + width - 1)
        else:
            _draw_shown(canvas, scene, seat, x + 5, y + 1, x + width - 1)
    return lay.rows


def _styled(scene: Scene, seat: SeatView, spot: Spot) -> tuple[str, Style]:
    """The lamp before a name, and how the name is written."""
    is_picked = scene.asking.picked_seat == seat.number
    lamp = "▸" if seat.on_turn else "✓" if is_picked else " "
    if scene.cursor == spot:
        return lamp, look.FELT_CURSOR
    return lamp, look.FELT_LAMP if seat.on_turn else look.FELT


def _draw_seat(
    canvas: Canvas, scene: Scene, seat: SeatView, x: int, y: int, width: int, is_brief: bool
) -> int:
    """Key, lamp, name, cards, score, dealer and partner; gives the column after it."""
    spot = ("seat", str(seat.number))
    key = scene.asking.seat_keys.get(seat.number, "")
    lamp, style = _styled(scene, seat, spot)
    canvas.put(x, y, f" {key} " if key else "   ", look.KEY if key else look.FELT, spot)
    room = 9 if is_brief else 11
    name = cut(seat.name, room)
    after = canvas.put(x + 3, y, f"{lamp}{name}", style, spot)
    canvas.put(after, y, " " * (room - cell_len(name) + 1), look.FELT, spot)
    at = x + 4 + room + 1
    partner = is_partner(scene.view, seat)
    if is_brief:
        at = canvas.put(at, y, f"{seat.hand:>2}▮ {seat.score}★ ", look.FELT)
        at = canvas.put(at, y, "p " if partner else "", look.FELT_LAMP)
        return canvas.put(at, y, "d " if seat.is_dealer else "", look.FELT_FADED)
    if width >= ROOMY_SEAT:
        at = canvas.put(at, y, f"{'▮' * min(seat.hand, 13):<14}", look.FELT_FADED, spot)
    unit = scene.view.score.unit if scene.view.score else "score"
    held = f"{counted(seat.hand, 'cards'):>8}, {counted(seat.score, unit)} "
    at = canvas.put(at, y, held, look.FELT)
    at = canvas.put(at, y, "(partner) " if partner else "", look.FELT_LAMP)
    return canvas.put(at, y, "(dealer) " if seat.is_dealer else "", look.FELT_FADED)


def _draw_shown(canvas: Canvas, scene: Scene, seat: SeatView, x: int, y: int, end: int) -> None:
    """What lies open before a seat: in full words where there is room, else its mark."""
    for zone in scene.view.zones:
        if zone.seat != seat.number or zone.role not in ("shown", "taken"):
            continue
        named = zone.role == "shown" and len(zone.cards) < 3
        for card_id in zone.cards:
            card = scene.game.deck.of(card_id)
            if card is None or x >= end:
                continue
            mark = look.mark_of(card)
            said = f"{mark} {card.name}" if named and end - x >= WORTH_CUTTING else mark
            x = canvas.put(x, y, cut(said, end - x), look.FELT_LAMP) + 1
        if zone.cards and zone.note and cell_len(zone.note) < end - x:
            x = canvas.put(x, y, zone.note, look.FELT_FADED) + 1


# A long list.


def _with_cards(scene: Scene) -> list[SeatView]:
    """Those who still have cards or are to play; everybody, where nobody has."""
    everybody = others(scene.view)
    playing = [seat for seat in everybody if seat.hand or seat.on_turn]
    return playing or everybody


def _concerned(scene: Scene) -> set[int]:
    """Whom the list should show first: the one to play, or those whom my moves are aimed at."""
    view = scene.view
    aimed = {
        seat
        for choice in view.choices
        for seat in (choice.seats if isinstance(choice, Calls) else [choice.seat])
        if seat is not None
    }
    return aimed or {seat.number for seat in view.seats if seat.on_turn}


def _draw_list(canvas: Canvas, scene: Scene, lay: Lay) -> int:
    """A page of the others, in columns, and under it how many there are beside."""
    listed = _with_cards(scene)
    left_out = len(others(scene.view)) - len(listed)
    per_page = lay.columns * lay.rows
    is_paged = len(listed) > per_page
    rows = lay.rows - 1 if is_paged or left_out else lay.rows
    per_page = lay.columns * rows
    pages = max(-(-len(listed) // per_page), 1)
    concerned = _concerned(scene)
    first = next((k for k, seat in enumerate(listed) if seat.number in concerned), 0)
    page = (first // per_page + scene.turned) % pages
    width = canvas.width // lay.columns
    shown = listed[page * per_page : (page + 1) * per_page]
    for place, seat in enumerate(shown):
        column, row = divmod(place, rows)
        _draw_listed(canvas, scene, seat, column * width, row, width)
    if rows < lay.rows:
        without = f", {left_out} without" if left_out else ""
        low = page * per_page
        said = f"{low + 1} to {low + len(shown)} of {len(listed)} with cards{without}"
        said += "  [ ] turn" * is_paged
        canvas.put(3, rows, cut(said, canvas.width - 3), look.FELT_FADED)
    return lay.rows


def _draw_listed(canvas: Canvas, scene: Scene, seat: SeatView, x: int, y: int, width: int) -> None:
    spot = ("seat", str(seat.number))
    key = scene.asking.seat_keys.get(seat.number, "")
    lamp, style = _styled(scene, seat, spot)
    canvas.put(x, y, f" {key} " if key else "   ", look.KEY if key else look.FELT, spot)
    mark = "p" if is_partner(scene.view, seat) else "d" if seat.is_dealer else " "
    room = width - 3 - 1 - 5
    name = cut(seat.name, room)
    after = canvas.put(x + 3, y, f"{lamp}{name}", style, spot)
    canvas.put(after, y, " " * (room - cell_len(name)), look.FELT, spot)
    canvas.put(x + 4 + room, y, f"{seat.hand:>2}▮{mark}", look.FELT_FADED, spot)
