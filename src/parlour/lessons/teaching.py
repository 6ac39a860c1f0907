"""A lesson at a table: laid out, how far it has come, and the move that is wanted next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from parlour.games import catalogue
from parlour.games.parts import Calls, Choice
from parlour.games.saying import say
from parlour.lessons.lesson import LEARNER, Lesson
from parlour.tables.chance import LaidByHand
from parlour.tables.company import Seat
from parlour.tables.record import Entry
from parlour.tables.replay import game_of
from parlour.tables.start import Start
from parlour.tables.table import Table
from parlour.tables.view import View

SCRIPT = "script"
"""Stands where a bot has its level: this player does as the lesson says."""


def seats_of(lesson: Lesson, name: str) -> list[Seat]:
    """The company of a lesson, the learner under his own name."""
    others = [Seat(seat.name, "bot", SCRIPT) for seat in lesson.record.seats[1:]]
    return [Seat(name, "person"), *others]


def table_for(lesson: Lesson, seats: Sequence[Seat]) -> Table:
    """A table on which the lesson's packs and draws lie ready; raises Mistake."""
    record = lesson.record
    game = game_of(record)
    packs = [_numbers(lesson.game, entry) for entry in record.entries if entry.kind == "pack"]
    draws = [_numbers(lesson.game, entry)[0] for entry in record.entries if entry.kind == "draw"]
    position = "".join(f"{line}\n" for line in record.position)
    return Table(
        game,
        list(seats),
        Start.by_hand(
            LaidByHand(game, packs, draws),
            record.options,
            dealer=record.dealer,
            dealer_chosen=False,
            position=position,
        ),
    )


def _numbers(game: str, entry: Entry) -> list[int]:
    found = (catalogue.game(game).deck.of(card) for card in entry.text.split())
    return [card.number for card in found if card is not None]


def turns_made(table: Table) -> int:
    """How many lines of the script have been played."""
    return sum(entry.kind in ("pack", "move") for entry in table.record.entries)


@dataclass(frozen=True, slots=True)
class Wanted:
    """The move that the learner is asked for, and what it touches."""

    move: str
    kind: str
    label: str
    cards: tuple[str, ...] = ()
    seat: int | None = None


def wanted(lesson: Lesson, made: int, view: View) -> Wanted | None:
    """The learner's next move as his choices show it; None while others are to act."""
    if made >= len(lesson.turns) or not lesson.turns[made].is_learners or view.seat != LEARNER:
        return None
    move = lesson.turns[made].entry.text
    return next((w for choice in view.choices if (w := _as_wanted(choice, move, view))), None)


def _as_wanted(choice: Choice | Calls, move: str, view: View) -> Wanted | None:
    if isinstance(choice, Choice):
        if choice.move != move:
            return None
        return Wanted(move, choice.kind, choice.label, tuple(choice.cards), choice.seat)
    names = {card.id: card.name for card in catalogue.game(view.game).deck}
    for seat in choice.seats:
        for card in choice.cards:
            if choice.template.format(seat=seat, card=card) == move:
                label = say(choice.label, seat=view.seats[seat].name, card=names[card])
                return Wanted(move, choice.kind, label, (card,), seat)
    return None
