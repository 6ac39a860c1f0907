"""A record folded into states: every line applied by the rules, or named as the one at fault."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from parlour.games import catalogue
from parlour.games.game import AnyGame, Event, Mistake, NoSuch
from parlour.games.parts import StoryLine
from parlour.games.position_text import Bad
from parlour.games.rulebook import spelt_plainly
from parlour.games.saying import say
from parlour.kernel import dispatch
from parlour.kernel.dispatch import CHANCE, DEAL, OVER
from parlour.kernel.log import WATCHER
from parlour.tables.chance import told_of_company, told_of_dealer
from parlour.tables.mistakes import BadRecord, Frozen
from parlour.tables.progress import Progress, Step, blanked, hidden, mark_draw
from parlour.tables.reading import read_code
from parlour.tables.record import DealerBy, Entry, Record
from parlour.tables.start import position_state

Find = Callable[[str], AnyGame]


@dataclass(slots=True)
class Replayed:
    """One line of the game, applied. `progress` stands right after it; copy what you keep."""

    number: int
    entry: Entry
    step: Step | None
    """The decision or draw; None for a deal."""
    events: list[Event]
    progress: Progress
    dealer_by: DealerBy = ""
    """How the dealer was found, where this is the first deal."""


def game_of(record: Record, find: Find = catalogue.game) -> AnyGame:
    """The record's game, under the very rules it was played by; raises BadRecord or Frozen."""
    try:
        game = find(record.game)
    except NoSuch as mistake:
        raise BadRecord(record.lines.get("game", 1), mistake.sentence) from mistake
    if record.rules != game.rulebook.version:
        raise Frozen(game.title, record.rules, game.rulebook.version)
    return game


def opening(record: Record, game: AnyGame, stored: bool = False) -> Any:
    """The state from which the record's first line goes on; raises BadRecord.

    A `stored` record was let in before, perhaps by a version that asked less of a position.
    """
    try:
        if record.position:
            text = "\n".join(record.position) + "\n"
            return position_state(game, text, record.options, len(record.seats), stored=stored)
        return game.begin(len(record.seats), record.options, record.dealer)
    except Mistake as mistake:
        raise blamed(record, mistake) from mistake


def blamed(record: Record, mistake: Mistake) -> BadRecord:
    """What is wrong with the beginning of a record, with its line."""
    if isinstance(mistake, Bad) and mistake.line:
        line = record.lines.get(f"position {mistake.line}", 1)
        return BadRecord(line, mistake.why, f"position: {mistake.said}")
    return BadRecord(_line_at_fault(record, mistake), mistake.sentence)


def _line_at_fault(record: Record, mistake: Mistake) -> int:
    if isinstance(mistake, NoSuch) and mistake.option:
        for name in record.options:
            if spelt_plainly(name) == spelt_plainly(mistake.option):
                return record.lines.get(f"option {name}", 1)
    part = {"bad-seats": "seat 0", "bad-dealer": "dealer"}.get(mistake.code, "position")
    return record.lines.get(part, 1)


def replay(record: Record, find: Find = catalogue.game, stored: bool = False) -> Iterator[Replayed]:
    """Apply the record line by line; raises BadRecord at the first line that cannot be."""
    game = game_of(record, find)
    progress = Progress(game, opening(record, game, stored))
    number = 0
    line = 1
    for entry in record.entries:
        line = entry.line or line
        if entry.kind not in ("pack", "move", "draw"):
            continue
        number += 1
        dealer_by = record.dealer_by if number == 1 else ""
        if entry.kind == "pack":
            step, events = None, progress.deal(pack_of(progress, entry))
        else:
            step = draw_of(progress, entry) if entry.kind == "draw" else move_of(progress, entry)
            events = progress.play(step.code)
        yield Replayed(number, entry, step, events, progress, dealer_by)
    if record.result:
        h = hidden(progress.state, WATCHER)
        says = game.words.result(h, record.names)
        formerly = game.formerly(h, record.names) if game.formerly else says
        if record.result not in (says, formerly):
            told = say("The result is not true: the game is not over.")
            if says:
                told = say("The result is not true: the game ended otherwise: “{says}”.", says=says)
            raise BadRecord(record.lines.get("result", line), told, record.result)


def pack_of(progress: Progress, entry: Entry) -> list[int]:
    """The order of the pack that a line gives; raises BadRecord."""
    if progress.actor != DEAL:
        raise BadRecord(entry.line, say("No deal is due here."), "pack")
    game = progress.game
    numbers: list[int] = []
    for card_id in entry.text.split():
        card = game.deck.of(card_id)
        if card is None:
            raise BadRecord(
                entry.line,
                say("{title} has no card {text}.", title=game.title, text=card_id),
                "pack",
            )
        if card.number in numbers:
            raise BadRecord(
                entry.line, say("{card_id} stands twice in the pack.", card_id=card_id), "pack"
            )
        numbers.append(card.number)
    if len(numbers) != len(game.deck):
        raise BadRecord(
            entry.line,
            say(
                "The pack has {numbers} cards and not {deck}.",
                numbers=len(numbers),
                deck=len(game.deck),
            ),
            "pack",
        )
    return numbers


def draw_of(progress: Progress, entry: Entry) -> Step:
    """The blind draw that a line gives; raises BadRecord."""
    move = f"draw {entry.text}"
    if progress.actor != CHANCE:
        raise BadRecord(entry.line, say("No card is drawn blind here."), move)
    card = progress.game.deck.of(entry.text)
    if card is None:
        raise BadRecord(
            entry.line,
            say("{title} has no card {text}.", title=progress.game.title, text=entry.text),
            move,
        )
    code = progress.game.codes + card.number
    if code not in progress.legal():
        raise BadRecord(entry.line, say("That card is not among those to draw from."), move)
    return Step(CHANCE, code)


def move_of(progress: Progress, entry: Entry) -> Step:
    """The decision that a line gives, checked by the rules; raises BadRecord."""
    game, seat = progress.game, entry.number
    if progress.actor == DEAL:
        raise BadRecord(entry.line, say("A pack is to be dealt first."), entry.text)
    if progress.actor == CHANCE:
        raise BadRecord(entry.line, say("A card is to be drawn blind first."), entry.text)
    h = progress.hidden(seat)
    try:
        code = read_code(game, h, seat, entry.text)
    except Mistake as mistake:
        raise BadRecord(entry.line, mistake.sentence, entry.text) from mistake
    refusal = game.refusal(int(dispatch.why_not(progress.state, seat, code)))
    if refusal is not None:
        says = refusal.says[:1].upper() + refusal.says[1:] + "."
        if progress.actor == OVER:
            says = "The game is over."
        raise BadRecord(entry.line, says, entry.text, game.words.cited(h, seat, code, refusal))
    return Step(seat, code)


def lines_told(step: Replayed, seat: int | None, names: list[str]) -> list[StoryLine]:
    """A step in words: as a seat was told, as a watcher (WATCHER), or openly (None)."""
    game = step.progress.game
    reader = WATCHER if seat is None else seat
    h = step.progress.hidden(reader)
    told: list[StoryLine] = []
    if step.number == 1 and step.step is None:
        told += told_of_company(game, len(names))
    if step.dealer_by:
        told += told_of_dealer(game, int(h.dealer), step.dealer_by, names, reader)
    for event in step.events:
        known = event if seat is None else blanked(event, seat)
        line = None if known is None else game.words.narrate(known, h, reader, names)
        if line is not None:
            told.append(line)
    mark_draw(step.step, told)
    return told


def final(record: Record, find: Find = catalogue.game) -> Progress:
    """Where the record ends; every line has been checked."""
    game = game_of(record, find)
    progress = Progress(game, opening(record, game))
    for step in replay(record, find):
        progress = step.progress
    return progress
