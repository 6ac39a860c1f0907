"""`parlour replay` and `parlour verify`: a recorded game told again, and checked."""

from __future__ import annotations

import sys
from pathlib import Path

from rich.text import Text

from parlour.games.game import NoSuch
from parlour.kernel.log import WATCHER
from parlour.tables import record as records
from parlour.tables.fair.proof import verify as prove
from parlour.tables.record import Record
from parlour.tables.replay import Replayed, game_of, lines_told, replay
from parlour.terminal.listings import console

UNPROVED = 1


def read_file(file: Path) -> Record:
    """The record in a file; raises NoSuch or BadRecord."""
    try:
        text = file.read_bytes()
    except OSError as error:
        raise NoSuch("no-such-file", f"{file} cannot be read: {error.strerror}.") from error
    return records.read(text.decode("utf-8", errors="replace"))


def replay_file(file: Path, seat: int | None, is_open: bool, in_steps: bool) -> int:
    """Show a game move by move; raises BadRecord at a line that is damaged or against a rule."""
    record = read_file(file)
    game = game_of(record)
    if seat is not None and not 0 <= seat < len(record.seats):
        raise NoSuch("no-such-seat", f"The record has seats 0 to {len(record.seats) - 1}.")
    if seat is not None and is_open:
        raise NoSuch("bad-replay", "Either tell it as one seat saw it, or openly: not both.")
    shown = console()
    company = ", ".join(f"{place} {who.name}" for place, who in enumerate(record.seats))
    shown.print(Text(f"{game.title}. Seats: {company}.", style="bold"))
    if record.options:
        house = ", ".join(f"{name} {value}" for name, value in record.options.items())
        shown.print(Text(f"House rules: {house}."))
    reader = None if is_open else WATCHER if seat is None else seat
    for step in replay(record):
        shown.print(Text(_heading(step), style="yellow"))
        for line in lines_told(step, reader, record.names):
            clause = f"  {line.clause}" if line.clause else ""
            shown.print(Text.assemble(f"  {line.text}", (clause, "dim")))
        if step.entry.note:
            shown.print(Text(f"  # {step.entry.note}", style="italic"))
        if in_steps and not _next_wanted():
            return 0
    shown.print(Text(record.result or "The record ends here; the game is not over.", style="bold"))
    return 0


def _heading(step: Replayed) -> str:
    """The line of the record: the move that a seat made, or that cards came by chance."""
    entry = step.entry
    if entry.kind == "move":
        return f"{step.number}. seat {entry.number}"
    return f"{step.number}. {'the deal' if entry.kind == 'pack' else 'a blind draw'}"


def _next_wanted() -> bool:
    """Wait for Enter; anything that begins with q, or the end of the input, stops."""
    sys.stdout.flush()
    answer = sys.stdin.readline()
    return bool(answer) and not answer.strip().lower().startswith("q")


def verify_file(file: Path) -> int:
    """Check the record and its deals, and say what was checked; raises BadRecord."""
    record = read_file(file)
    moves = sum(1 for _ in replay(record))
    proof = prove(record)
    ended = f"It ends: {record.result}" if record.result else "The game is not over."
    print(f"The record keeps the rules: {moves} deals, moves and draws were made again. {ended}")
    print(proof)
    return UNPROVED if proof.unproved else 0
