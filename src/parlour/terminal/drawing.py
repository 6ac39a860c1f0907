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
from parlour.terminal.cards import Size, draw_back, draw_card, fan, fan_height
from parlour.terminal.wording import my_hand

NARROW_SEAT = 25
WIDE_SEAT = 46


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
    """Two columns of seats when there are many."""
    return 2 if len(others(scene.view)) > 5 and width >= 2 * NARROW_SEAT else 1


def seats_height(scene: Scene, width: int) -> int:
    """How many rows the others take."""
    return -(-len(others(scene.view)) // seat_columns(scene, width))


def draw_seats(canvas: Canvas, scene: Scene, y: int) -> None:
    """A line for everybody else: key, lamp, name, cards, score, what lies before them."""
    columns = seat_columns(scene, canvas.width)
    rows = seats_height(scene, canvas.width)
    width = canvas.width // columns
    for place, seat in enumerate(others(scene.view)):
        column, row = divmod(place, rows)
        _draw_seat(canvas, scene, seat, column * width, y + row, width - 1)


def _draw_seat(canvas: Canvas, scene: Scene, seat: SeatView, x: int, y: int, width: int) -> None:
    spot = ("seat", str(seat.number))
    asking = scene.asking
    key = asking.seat_keys.get(seat.number, "")
    at_cursor = scene.cursor == spot
    is_picked = asking.picked_seat == seat.number
    style = look.FELT_CURSOR if at_cursor else look.FELT_LAMP if seat.on_turn else look.FELT
    end = x + width
    canvas.put(x, y, f" {key} " if key else "   ", look.KEY if key else look.FELT, spot)
    lamp = "▸" if seat.on_turn else "✓" if is_picked else " "
    narrow = width < WIDE_SEAT - 8
    room = 9 if narrow else 13
    name = cut(seat.name, room)
    after = canvas.put(x + 3, y, f"{lamp}{name}", style, spot)
    canvas.put(after, y, " " * (room - cell_len(name) + 1), look.FELT, spot)
    at = x + 4 + room + 1
    if not narrow:
        at = canvas.put(at, y, "▮" * min(seat.hand, 12) + " ", look.FELT_FADED, spot)
    at = canvas.put(at, y, f"{seat.hand:>2}▮ " if narrow else f"{seat.hand} in hand ", look.FELT)
    at = canvas.put(at, y, f"{seat.score}★ " if narrow else f" score {seat.score} ", look.FELT)
    if seat.is_dealer:
        at = canvas.put(at, y, "d " if narrow else " dealer ", look.FELT_FADED)
    for zone in scene.view.zones:
        if zone.seat != seat.number or zone.role != "shown":
            continue
        for card_id in zone.cards:
            card = scene.game.deck.of(card_id)
            if card is not None and at < end:
                said = look.mark_of(card) if narrow else f" {look.mark_of(card)} {card.name}"
                at = canvas.put(at, y, cut(said, end - at), look.FELT_LAMP) + 1


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
        found.append(Zone("last", taken.label, "middle", cards=taken.cards, note=f"to {who}"))
    return found


def draw_middle(canvas: Canvas, scene: Scene, y: int, size: Size) -> None:
    """The zones of the middle side by side, each with its label and note."""
    x = 1
    for zone in middle_zones(scene):
        owner = ""
        if zone.seat is not None:
            owner = "Your " if zone.seat == scene.view.seat else _owner(scene, zone.seat)
        label = f"{owner}{zone.label[0].lower() if owner else zone.label[0]}{zone.label[1:]}"
        step = size.width + 1
        cards = zone.cards[: max(1, (canvas.width - x) // step)]
        width = len(cards) * step + (9 if zone.backs or not cards else 0)
        width = max(width, min(cell_len(label), 18) + 2)
        if x > 1 and x + width - 2 > canvas.width:
            break
        last = canvas.width - x
        room = width - 1 if zone is not middle_zones(scene)[-1] else last
        canvas.put(x, y, cut(label, max(room, 0)), look.FELT_FADED)
        at = x
        if zone.backs:
            draw_back(canvas, at, y + 1, size, str(zone.backs))
            at += 9
        elif not cards:
            canvas.put(at, y + 1 + size.height // 2, "  none  ", look.FELT_FADED)
        for card_id in cards:
            card = scene.game.deck.of(card_id)
            if card is not None:
                lit = zone.key != "last" or card_id in scene.asking.lit
                draw_card(canvas, at, y + 1, card, size, lit=lit)
                at += step
        if zone.note:
            canvas.put(x, y + 1 + size.height, cut(zone.note, max(room, 0)), look.FELT)
        x += width + 1


def _owner(scene: Scene, seat: int) -> str:
    name = cut(scene.view.seats[seat].name, 10)
    return f"{name}'s "


def draw_hand(canvas: Canvas, scene: Scene, size: Size) -> None:
    """My hand as a fan; the card at the cursor lies on top."""
    hand = my_hand(scene.view)
    places = fan(len(hand), canvas.width - 2, size)
    # The card at the cursor is drawn last, so that it is seen whole.
    order = sorted(range(len(hand)), key=lambda i: scene.cursor == ("card", hand[i]))
    for i in order:
        card = scene.game.deck.of(hand[i])
        if card is None:
            continue
        spot = ("card", hand[i])
        at_cursor = scene.cursor == spot
        draw_card(
            canvas,
            1 + places[i].x,
            places[i].y,
            card,
            size,
            key=scene.asking.card_keys.get(hand[i], ""),
            lit=hand[i] in scene.asking.moves,
            at_cursor=at_cursor,
            visible=0 if at_cursor else places[i].visible,
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
