"""The parts of the screen that are drawn: the others, the middle, my hand, the buttons."""

from __future__ import annotations

from dataclasses import dataclass

from rich.cells import cell_len

from parlour.games.game import Game
from parlour.games.parts import Zone
from parlour.tables.view import SeatView, View
from parlour.terminal import look
from parlour.terminal.asking import Asking, about_to_call
from parlour.terminal.canvas import Canvas, Spot, cut
from parlour.terminal.cards import SMALL, Size, draw_back, draw_card, fan, fan_height
from parlour.terminal.wording import counted, my_hand

NARROW_SEAT = 25
"""Below twice this width seats stand in one column, however many there are."""
MOST_IN_COLUMN = 12
"""Where there is room, no column of seats is longer."""
ROOMY_SEAT = 66
"""From this width on the cards in a hand are drawn as so many backs."""
WORTH_CUTTING = 16
"""With less room than this, a card is only named by its mark."""
LAST = "last"
"""The key of a zone of our own: what was last taken."""
MIDDLE = 7
"""The rows of the middle: a label, a small card, a note."""


@dataclass
class Scene:
    """What is drawn: the view, what may be done in it, and where the cursor is."""

    game: Game
    view: View
    asking: Asking
    cursor: Spot | None = None


def others(view: View) -> list[SeatView]:
    """Everybody else, in the order in which they sit, from my left."""
    if view.seat is None:
        return list(view.seats)
    n = len(view.seats)
    return [view.seats[(view.seat + k) % n] for k in range(1, n)]


def seat_columns(scene: Scene, width: int) -> int:
    """Two columns of seats when there are many, and more of them at a very large table."""
    seats = len(others(scene.view))
    wanted = 1 if seats <= 5 else max(2, -(-seats // MOST_IN_COLUMN))
    return max(1, min(wanted, width // NARROW_SEAT))


def seats_height(scene: Scene, width: int, lines: int = 1) -> int:
    """How many rows the others take, with so many lines each."""
    return -(-len(others(scene.view)) // seat_columns(scene, width)) * lines


def felt_height(scene: Scene, width: int) -> int:
    """The fewest rows in which the others and the middle can be seen."""
    return seats_height(scene, width) + MIDDLE


def draw_seats(canvas: Canvas, scene: Scene, y: int) -> int:
    """Everybody else: key, lamp, name, cards, score, what lies before them; gives the rows used."""
    columns = seat_columns(scene, canvas.width)
    width = canvas.width // columns
    middle = MIDDLE if middle_zones(scene) else 0
    rows = seats_height(scene, canvas.width)
    lines = 2 if 2 * rows + middle <= canvas.height else 1
    for place, seat in enumerate(others(scene.view)):
        column, row = divmod(place, rows)
        is_brief = width < ROOMY_SEAT and (lines == 1 or columns == 2)
        at = _draw_seat(canvas, scene, seat, column * width, y + row * lines, width - 1, is_brief)
        if lines == 1:
            _draw_shown(canvas, scene, seat, at, y + row, column * width + width - 1)
        else:
            _draw_shown(
                canvas,
                scene,
                seat,
                column * width + 5,
                y + row * lines + 1,
                (column + 1) * width - 1,
            )
    return rows * lines


def _draw_seat(
    canvas: Canvas, scene: Scene, seat: SeatView, x: int, y: int, width: int, is_brief: bool
) -> int:
    spot = ("seat", str(seat.number))
    key = scene.asking.seat_keys.get(seat.number, "")
    at_cursor = scene.cursor == spot
    is_picked = scene.asking.picked_seat == seat.number
    style = look.FELT_CURSOR if at_cursor else look.FELT_LAMP if seat.on_turn else look.FELT
    canvas.put(x, y, f" {key} " if key else "   ", look.KEY if key else look.FELT, spot)
    lamp = "▸" if seat.on_turn else "✓" if is_picked else " "
    room = 9 if is_brief else 11
    name = cut(seat.name, room)
    after = canvas.put(x + 3, y, f"{lamp}{name}", style, spot)
    canvas.put(after, y, " " * (room - cell_len(name) + 1), look.FELT, spot)
    at = x + 4 + room + 1
    if is_brief:
        at = canvas.put(at, y, f"{seat.hand:>2}▮ {seat.score}★ ", look.FELT)
        return canvas.put(at, y, "d " if seat.is_dealer else "", look.FELT_FADED)
    if width >= ROOMY_SEAT:
        at = canvas.put(at, y, f"{'▮' * min(seat.hand, 13):<14}", look.FELT_FADED, spot)
    unit = scene.view.score.unit if scene.view.score else "score"
    held = f"{counted(seat.hand, 'cards'):>8}, {counted(seat.score, unit)} "
    at = canvas.put(at, y, held, look.FELT)
    return canvas.put(at, y, "(dealer) " if seat.is_dealer else "", look.FELT_FADED)


def _draw_shown(canvas: Canvas, scene: Scene, seat: SeatView, x: int, y: int, end: int) -> None:
    """What lies open before a seat: in full words where there is room, else its mark."""
    for zone in scene.view.zones:
        if zone.seat != seat.number or zone.role != "shown":
            continue
        for card_id in zone.cards:
            card = scene.game.deck.of(card_id)
            if card is None or x >= end:
                continue
            said = f"{look.mark_of(card)} {card.name}"
            if end - x < WORTH_CUTTING:
                said = look.mark_of(card)
            said = cut(said, end - x)
            x = canvas.put(x, y, said, look.FELT_LAMP) + 1
        if zone.cards and zone.note and cell_len(zone.note) < end - x:
            x = canvas.put(x, y, zone.note, look.FELT_FADED) + 1


def middle_zones(scene: Scene) -> list[Zone]:
    """What is drawn in the middle: what is nobody's, and what lies open before me or the player."""
    view = scene.view
    near = {seat.number for seat in view.seats if seat.on_turn} | {view.seat}
    found = [
        zone
        for zone in view.zones
        if (zone.seat is None and (zone.cards or zone.backs or zone.note))
        or (zone.role == "shown" and zone.cards and zone.seat in near)
    ]
    taken = view.last_taken
    if taken is not None and not any(zone.role == "middle" and zone.cards for zone in found):
        who = "you" if taken.seat == view.seat else view.seats[taken.seat].name
        found.append(Zone(LAST, taken.label, "middle", cards=taken.cards, note=f"to {who}"))
    return found


def draw_middle(canvas: Canvas, scene: Scene, y: int, size: Size) -> None:
    """The zones of the middle side by side, each with its label and note."""
    zones = middle_zones(scene)
    if len(zones) == 1 and len(zones[0].cards) == 1:
        size = Size(2 * SMALL.width, size.height)
    labels = [_label(scene, zone) for zone in zones]
    widths = [_zone_width(zone, size) for zone in zones]
    worded = [
        max(width, cell_len(label) + 1, cell_len(zone.note) + 1)
        for zone, width, label in zip(zones, widths, labels, strict=True)
    ]
    if sum(worded) + len(worded) <= canvas.width:
        widths = worded
    x = 1
    for zone, label, width in zip(zones, labels, widths, strict=True):
        if x > 1 and x + width - 2 > canvas.width:
            break
        _draw_zone(canvas, scene, zone, x, y, width, size, label)
        x += width + 1


def _zone_width(zone: Zone, size: Size) -> int:
    return len(zone.cards) * (size.width + 1) + (9 if zone.backs or not zone.cards else 0)


def _label(scene: Scene, zone: Zone) -> str:
    if zone.seat is None:
        return zone.label
    owner = "Your" if zone.seat == scene.view.seat else f"{scene.view.seats[zone.seat].name}'s"
    return f"{cut(owner, 12)} {zone.label[:1].lower()}{zone.label[1:]}"


def _draw_zone(
    canvas: Canvas, scene: Scene, zone: Zone, x: int, y: int, width: int, size: Size, label: str
) -> None:
    canvas.put(x, y, cut(label, width), look.FELT_FADED)
    at = x
    if zone.backs:
        draw_back(canvas, at, y + 1, size, str(zone.backs))
        at += 9
    elif not zone.cards:
        canvas.put(at, y + 1 + size.height // 2, "none", look.FELT_FADED)
    for card_id in zone.cards:
        card = scene.game.deck.of(card_id)
        if card is not None:
            lit = zone.key != LAST or card_id in scene.asking.lit
            draw_card(canvas, at, y + 1, card, size, lit=lit)
            at += size.width + 1
    if zone.note:
        canvas.put(x, y + 1 + size.height, cut(zone.note, width), look.FELT)


def draw_hand(canvas: Canvas, scene: Scene, size: Size) -> None:
    """My hand as a fan."""
    hand = my_hand(scene.view)
    places = fan(len(hand), canvas.width - 2, size)
    for place, card_id in zip(places, hand, strict=True):
        card = scene.game.deck.of(card_id)
        if card is None:
            continue
        spot = ("card", card_id)
        draw_card(
            canvas,
            1 + place.x,
            place.y,
            card,
            size,
            key=scene.asking.card_keys.get(card_id, ""),
            lit=card_id in scene.asking.moves,
            at_cursor=scene.cursor == spot,
            visible=place.visible,
            spot=spot,
        )


def hand_height(scene: Scene, width: int, size: Size) -> int:
    """How many rows my hand takes."""
    return fan_height(len(my_hand(scene.view)), width - 2, size)


def draw_buttons(canvas: Canvas, scene: Scene) -> int:
    """The buttons in rows; gives the rows used."""
    asking = scene.asking
    x, y = 1, 0
    lead = about_to_call(asking, scene.game, scene.view)
    if lead:
        x = canvas.put(x, y, lead + " ", look.FELT_LAMP)
    for button in asking.buttons:
        label = f" {button.label} "
        need = 3 + cell_len(label)
        if x > 1 and x + need > canvas.width:
            x, y = 1, y + 1
        at_cursor = scene.cursor == button.spot
        is_picked = button.spot == ("called", asking.picked_card)
        style = look.FELT_CURSOR if at_cursor else look.FELT_LAMP if is_picked else look.FELT
        x = canvas.put(x, y, f" {button.key} ", look.KEY, button.spot)
        shown = cut(label, max(canvas.width - x, 0))
        x = canvas.put(x, y, shown, style, button.spot) + 1
    return y + 1 if x > 1 else 0


def card_line(scene: Scene) -> str:
    """The card at the cursor in full words."""
    if scene.cursor is None or scene.cursor[0] not in ("card", "called"):
        return ""
    card = scene.game.deck.of(scene.cursor[1])
    if card is None:
        return ""
    wants = f", wants {' and '.join(card.companions)}" if card.companions else ""
    counts = f", counts {card.value}" if card.value is not None else ""
    return f"{look.mark_of(card)}  {card.name}{counts}{wants}"
