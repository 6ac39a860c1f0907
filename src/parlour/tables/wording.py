"""Parts of a view as lines of plain text, for the line mode, the replay and the pipes."""

from __future__ import annotations

from dataclasses import dataclass
from string import Formatter

from parlour.games.game import AnyGame
from parlour.games.mistakes import Mistake
from parlour.games.parts import Calls, Choice, ScoreSheet, StoryLine, Zone
from parlour.games.saying import Saying
from parlour.games.speech import Sentences, Somebody, listed
from parlour.tables.view import SeatView, View


def card_name(game: AnyGame, card_id: str) -> str:
    """What a person calls a card."""
    card = game.deck.of(card_id)
    return card.name if card else card_id


_ONE = {"books": "book", "cards": "card", "points": "point", "sets": "set"}


def counted(n: int, unit: str) -> str:
    """So many of a unit that is named in the plural: "1 set", "2 sets"."""
    return f"{n} {_ONE.get(unit, unit) if n == 1 else unit}"


def is_of_reader(line: StoryLine, reader: int | None) -> bool:
    """Whether the reader himself is the one of whom a line of the story tells."""
    # Of a choice that nobody else knew of, he alone is told that he let it pass.
    has_passed = line.kind == "passed" and line.seat is not None and line.seat == reader
    return has_passed or _begins_with_reader(line.text)


def _begins_with_reader(text: str) -> bool:
    """Whether a saying begins with “You”, by how it was made and not by its letters."""
    if isinstance(text, Somebody):
        return text.template == "who" and "" in text.parts
    if isinstance(text, Sentences):
        return _begins_with_reader(text.parts[0])
    if not isinstance(text, Saying) or not text.parts:
        return False
    before, part, _, _ = next(iter(Formatter().parse(text.template)))
    return not before and part is not None and _begins_with_reader(text.parts[part])


def cards_named(game: AnyGame, ids: list[str]) -> str:
    """Cards in a row, each by name."""
    return listed([card_name(game, card_id) for card_id in ids], "")


def mistake_text(mistake: Mistake) -> str:
    """The sentence, and the clauses behind it where there are any and it does not name them."""
    if mistake.names_clauses or not mistake.clauses:
        return mistake.sentence
    return f"{mistake.sentence} ({', '.join(mistake.clauses)})"


def zone_text(game: AnyGame, zone: Zone, owner: str = "") -> str:
    """A zone in a line: its label, its cards, how many lie face down, its note."""
    things = [cards_named(game, zone.cards)] if zone.cards else []
    if zone.backs:
        things.append(f"{zone.backs} face down")
    label = f"{owner}: {zone.label}" if owner else zone.label
    note = f" ({zone.note})" if zone.note else ""
    return f"{label}: {', '.join(things) or 'empty'}{note}."


def my_hand(view: View) -> list[str]:
    """The cards in my own hand, in the order in which they lie."""
    return [
        card
        for zone in view.zones
        if zone.role == "hand" and zone.seat == view.seat and view.seat is not None
        for card in zone.cards
    ]


def hand_line(game: AnyGame, view: View) -> str:
    """My hand in a line."""
    return f"Your hand: {cards_named(game, my_hand(view)) or 'no card'}."


def open_lines(game: AnyGame, view: View) -> list[str]:
    """What lies on the table before all, and nothing that is empty."""
    lines = []
    for zone in view.zones:
        if zone.role in ("hand", "taken") or not (zone.cards or zone.backs):
            continue
        owner = "" if zone.seat is None else _name(view, zone.seat)
        lines.append(zone_text(game, zone, owner))
    return lines


def table_lines(game: AnyGame, view: View) -> list[str]:
    """Everything on the table, seat by seat."""
    lines = []
    for seat in view.seats:
        marks = [f"{seat.hand} in hand", f"score {seat.score}"]
        marks += ["your partner"] * is_partner(view, seat)
        marks += ["dealer"] * seat.is_dealer + ["to play"] * seat.on_turn
        lines.append(f"Seat {seat.number}, {_name(view, seat.number)}: {', '.join(marks)}.")
        lines += [
            "  " + zone_text(game, zone)
            for zone in view.zones
            if zone.seat == seat.number
            and (zone.cards or zone.backs)
            and (zone.role != "hand" or zone.cards)
        ]
    lines += [zone_text(game, zone) for zone in view.zones if zone.seat is None]
    if view.last_taken is not None:
        taken = view.last_taken
        cards = cards_named(game, taken.cards)
        lines.append(f"{taken.label}: {cards}, taken by {_name(view, taken.seat)}.")
    return lines


def is_partner(view: View, seat: SeatView) -> bool:
    """Whether this seat plays for my side."""
    if view.seat is None or seat.side is None or seat.number == view.seat:
        return False
    return view.seats[view.seat].side == seat.side


def _name(view: View, seat: int) -> str:
    return "You" if seat == view.seat else view.seats[seat].name


def score_lines(sheet: ScoreSheet | None, view: View) -> list[str]:
    """The score sheet, each entry with its clause."""
    if sheet is None:
        return ["There is no score yet."]
    totals = [f"{seat.name} {total}" for seat, total in zip(view.seats, sheet.totals, strict=True)]
    lines = [f"{sheet.unit.capitalize()}: {', '.join(totals)}. {sheet.target}".rstrip()]
    for line in sheet.lines:
        amounts = [
            f"{seat.name} {amount}"
            for seat, amount in zip(view.seats, line.amounts, strict=True)
            if amount
        ]
        clause = f" ({line.clause})" if line.clause else ""
        shown = f" {', '.join(amounts)}" if amounts else ""
        lines.append(
            f"  {line.label}{':' if shown and line.label[-1:] != '.' else ''}{shown}{clause}"
        )
    return lines


@dataclass(frozen=True, slots=True)
class Move:
    """One move that is open: the text to send, the words for it, the question to ask first."""

    move: str
    label: str
    sure: str = ""


def call_of(calls: Calls, seat: int, name: str, card: str, title: str) -> Move:
    """One of many calls."""
    return Move(
        calls.template.replace("{seat}", str(seat)).replace("{card}", card),
        calls.label.replace("{seat}", name).replace("{card}", title),
        f"{calls.warn[seat]} Call all the same?" if seat in calls.warn else "",
    )


def moves_of(game: AnyGame, view: View) -> list[Move]:
    """Every move that is open to me, one by one, in the order of the table."""
    found: list[Move] = []
    for choice in view.choices:
        if isinstance(choice, Choice):
            found.append(Move(choice.move, choice.label, choice.sure))
            continue
        found += [
            call_of(choice, seat, view.seats[seat].name, card, card_name(game, card))
            for card in choice.cards
            for seat in choice.seats
        ]
    return found


def such_as(game: AnyGame, view: View) -> str:
    """Two of the moves that are open now, as they may be typed; nothing where there are none."""
    moves = moves_of(game, view)
    typed = dict.fromkeys(move.label for move in (*moves[:1], *moves[-1:]))
    return " or ".join(f"“{label[:1].lower()}{label[1:]}”" for label in typed)


def numbered_lines(game: AnyGame, view: View) -> list[str]:
    """The open moves with their numbers; calls with all persons of one card on a line."""
    lines: list[str] = []
    number = 0
    for choice in view.choices:
        if isinstance(choice, Choice):
            number += 1
            lines.append(f"  {number}  {choice.label}")
            continue
        for card in choice.cards:
            persons = []
            for seat in choice.seats:
                number += 1
                persons.append(f"{number} {view.seats[seat].name}")
            what = choice.label.replace("{card}", card_name(game, card)).replace("{seat}", "…")
            lines.append(f"  {what}: {', '.join(persons)}")
    return lines
