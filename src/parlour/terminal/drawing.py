"""The parts of the screen that are drawn: the middle of the table, my hand, the buttons."""

from __future__ import annotations

from dataclasses import dataclass

from rich.cells import cell_len

from parlour.games.parts import Zone
from parlour.tables.wording import my_hand
from parlour.terminal import theme
from parlour.terminal.canvas import Canvas, cut
from parlour.terminal.cards import (
    LARGE,
    LEAST_STRIP,
    SMALL,
    Size,
    draw_back,
    draw_card,
    fan,
    fan_height,
)
from parlour.terminal.controls import Button, about_to_call
from parlour.terminal.screen_model import ScreenModel, others
from parlour.terminal.seats import NARROW_SEAT

LAST = "last"
"""The key of a zone of our own: what was last taken."""
MIDDLE = 7
"""The rows of the middle: a label, a small card, a note."""
OTHER_ROWS = 6
"""Title, prompt of two lines, the card in words, keys, and one between."""
FEWEST_BUTTON_ROWS = 3
ROOMY = 70
"""From this many columns on, cards are drawn large where there are rows for them."""


def felt_height(model: ScreenModel, width: int) -> int:
    """The fewest rows in which the others and the middle can be seen."""
    n = len(others(model.view))
    columns = 2 if n > 5 and width >= 2 * NARROW_SEAT else 1
    return min(-(-n // columns), MIDDLE) + (MIDDLE if middle_zones(model) else 0)


def middle_zones(model: ScreenModel) -> list[Zone]:
    """What is drawn in the middle: what is nobody's, and what lies open before me or the player."""
    view = model.view
    near = {seat.number for seat in view.seats if seat.on_turn} | {view.seat}
    found = [
        zone
        for zone in view.zones
        if (zone.seat is None and (zone.cards or zone.backs or zone.note))
        or (zone.role == "shown" and zone.cards and zone.seat in near)
        or (zone.role == "taken" and zone.cards and zone.seat == view.seat)
    ]
    taken = view.last_taken
    if taken is not None and not any(zone.role == "middle" and zone.cards for zone in found):
        who = "you" if taken.seat == view.seat else view.seats[taken.seat].name
        found.append(Zone(LAST, taken.label, "middle", cards=taken.cards, note=f"to {who}"))
    return found


def draw_middle(canvas: Canvas, model: ScreenModel, y: int, size: Size) -> None:
    """The zones of the middle side by side, each with its label and note."""
    zones = middle_zones(model)
    if len(zones) == 1 and len(zones[0].cards) == 1:
        size = Size(2 * SMALL.width, size.height)
    labels = [_label(model, zone) for zone in zones]
    widths = [_zone_width(zone, size) for zone in zones]
    worded = [
        max(width, cell_len(label) + 1, cell_len(zone.note) + 1)
        for zone, width, label in zip(zones, widths, labels, strict=True)
    ]
    spare = canvas.width - 1 - len(zones)
    if sum(worded) <= spare:
        widths = worded
    elif sum(widths) > spare:
        _narrow(widths, zones, spare, size)
    x = 1
    for zone, label, width in zip(zones, labels, widths, strict=True):
        if x > 1 and x + width - 2 > canvas.width:
            break
        _draw_zone(canvas, model, zone, x, y, width, size, label)
        x += width + 1


def _zone_width(zone: Zone, size: Size) -> int:
    return len(zone.cards) * (size.width + 1) + (9 if zone.backs or not zone.cards else 0)


def _narrow(widths: list[int], zones: list[Zone], spare: int, size: Size) -> None:
    """Take room from the zones with most cards, whose cards then overlap."""
    for place in sorted(range(len(zones)), key=lambda k: -len(zones[k].cards)):
        least = min(widths[place], size.width + LEAST_STRIP + (9 if zones[place].backs else 0))
        widths[place] = max(least, widths[place] - (sum(widths) - spare))


def _label(model: ScreenModel, zone: Zone) -> str:
    if zone.seat is None:
        return zone.label
    owner = "Your" if zone.seat == model.view.seat else f"{model.view.seats[zone.seat].name}'s"
    return f"{cut(owner, 12)} {zone.label[:1].lower()}{zone.label[1:]}"


def _draw_zone(
    canvas: Canvas,
    model: ScreenModel,
    zone: Zone,
    x: int,
    y: int,
    width: int,
    size: Size,
    label: str,
) -> None:
    canvas.put(x, y, cut(label, width), theme.FELT_FADED)
    at = x
    if zone.backs:
        draw_back(canvas, at, y + 1, size, str(zone.backs))
        at += 9
    elif not zone.cards:
        canvas.put(at, y + 1 + size.height // 2, "none", theme.FELT_FADED)
    _draw_open(canvas, model, zone, at, y + 1, x + width - at, size)
    if zone.note:
        canvas.put(x, y + 1 + size.height, cut(zone.note, width), theme.FELT)


def _draw_open(
    canvas: Canvas, model: ScreenModel, zone: Zone, x: int, y: int, width: int, size: Size
) -> None:
    """The open cards of a zone: apart, overlapping, or as marks in rows where they are many."""
    found = (model.game.deck.of(card_id) for card_id in zone.cards)
    cards = [card for card in found if card is not None]
    step = size.width + 1
    if len(cards) > 1 and len(cards) * step - 1 > width:
        step = (width - size.width) // (len(cards) - 1)
    if step >= LEAST_STRIP:
        for place, card in enumerate(cards):
            visible = step if step < size.width and place < len(cards) - 1 else 0
            lit = zone.key != LAST or card.id in model.controls.lit
            draw_card(canvas, x + place * step, y, card, size, lit=lit, visible=visible)
        return
    per_row = max(width // 4, 1)
    most = per_row * size.height
    for place, card in enumerate(cards[:most]):
        row, column = divmod(place, per_row)
        is_last = place == most - 1 and len(cards) > most
        said = "…" if is_last else theme.mark_of(card)
        canvas.put(x + 4 * column, y + row, said, theme.FELT)


def draw_hand(canvas: Canvas, model: ScreenModel, size: Size) -> None:
    """My hand as a fan."""
    hand = my_hand(model.view)
    places = fan(len(hand), canvas.width - 2, size)
    for place, card_id in zip(places, hand, strict=True):
        card = model.game.deck.of(card_id)
        if card is None:
            continue
        spot = ("card", card_id)
        draw_card(
            canvas,
            1 + place.x,
            place.y,
            card,
            size,
            key=model.controls.card_keys.get(card_id, ""),
            lit=card_id in model.controls.moves,
            at_cursor=model.cursor == spot,
            visible=place.visible,
            spot=spot,
        )


@dataclass(frozen=True, slots=True)
class Layout:
    """How a screen is shared out: the cards of my hand, and the rows of the buttons."""

    card: Size
    buttons: int


def layout_of(model: ScreenModel, width: int, height: int) -> Layout:
    """The others, the middle and small cards come first, then all buttons, then large cards."""
    n = len(my_hand(model.view))
    wanted = max(button_rows(model, width), 1)
    hand = fan_height(n, width - 2, SMALL)
    spare = height - OTHER_ROWS - felt_height(model, width) - hand
    buttons = min(wanted, max(spare, FEWEST_BUTTON_ROWS))
    tall = min(SMALL.height + max(spare - buttons, 0), LARGE.height)
    is_large = width >= ROOMY and tall == LARGE.height
    return Layout(Size(LARGE.width if is_large else SMALL.width, tall), buttons)


def hand_height(model: ScreenModel, width: int, size: Size) -> int:
    """How many rows my hand takes."""
    return fan_height(len(my_hand(model.view)), width - 2, size)


def button_rows(model: ScreenModel, width: int) -> int:
    """How many rows all the buttons would take."""
    return _lay_buttons(model, width)[1]


def draw_buttons(canvas: Canvas, model: ScreenModel) -> None:
    """The buttons in rows: from the first, or those about the cursor where rows are wanting."""
    controls = model.controls
    lead = about_to_call(controls)
    placed, rows = _lay_buttons(model, canvas.width)
    at = next((y for button, _, y in placed if button.spot == model.cursor), 0)
    top = min(max(at - canvas.height + 1, 0), max(rows - canvas.height, 0))
    if lead and not top:
        canvas.put(1, 0, cut(lead, canvas.width - 1), theme.FELT_LAMP)
    for button, x, y in placed:
        if not 0 <= y - top < canvas.height:
            continue
        at_cursor = model.cursor == button.spot
        is_picked = button.spot == ("named", controls.picked_card)
        style = theme.FELT_CURSOR if at_cursor else theme.FELT_LAMP if is_picked else theme.FELT
        key = f" {button.key} " if button.key else " · "
        x = canvas.put(x, y - top, key, theme.KEY, button.spot)
        shown = cut(f" {button.label} ", max(canvas.width - x, 0))
        canvas.put(x, y - top, shown, style, button.spot)
    if rows > canvas.height:
        more = "▲" * (top > 0) + "▼" * (top + canvas.height < rows)
        canvas.put(canvas.width - 2, canvas.height - 1, f"{more:>2}", theme.FELT_LAMP)


def _lay_buttons(model: ScreenModel, width: int) -> tuple[list[tuple[Button, int, int]], int]:
    """Where each button stands, after the words that lead to them, and the rows used."""
    lead = about_to_call(model.controls)
    x, y = 1 + (cell_len(lead) + 1 if lead else 0), 0
    placed = []
    for button in model.controls.buttons:
        need = 3 + cell_len(button.label) + 2
        if x > 1 and x + need > width - 2:
            x, y = 1, y + 1
        placed.append((button, x, y))
        x += need + 1
    return placed, y + 1 if x > 1 else 0


def card_line(model: ScreenModel) -> str:
    """The card at the cursor in full words."""
    if model.cursor is None or model.cursor[0] not in ("card", "named"):
        return ""
    card = model.game.deck.of(model.cursor[1])
    if card is None:
        return ""
    wants = f", wants {' and '.join(card.companions)}" if card.companions else ""
    is_worth = card.value is not None and not theme.suit_of(card).by_figure
    counts = f", counts {card.value}" if is_worth else ""
    return f"{theme.mark_of(card)}  {card.name}{counts}{wants}"
