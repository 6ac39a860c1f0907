"""All that was done at one table, and what stands of it: the one truth of its game.

The journal only grows, and a table that follows it comes to the same moment. What stands of it when
all that was taken back is gone are the entries of the record, the deals and steps among them, and
the moves that are held.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from parlour.kernel.flat import copy
from parlour.kernel.log import WATCHER
from parlour.tables.course import Step
from parlour.tables.journal import DROPPED, entries_of
from parlour.tables.lot import Mark
from parlour.tables.record import Entry
from parlour.tables.taking_back import Trace

STEPS_A_MARK = 16
GOING_BACK = 2
"""To go back at all takes as long as so many lines."""


@dataclass(frozen=True, slots=True)
class Done:
    """A deal or a step that stands."""

    place: int
    """Where it stands among the entries."""
    trace: Trace
    """What it let be known, where a move is taken back only if all agree."""
    pack: list[int] | None = None
    """The order of the pack, of a deal."""
    step: Step | None = None


class History:
    """What was done, in order. Nothing here asks whether it may be."""

    def __init__(self) -> None:
        self.journal: list[str] = []
        """All that was done, a line each; it only grows."""
        self.entries: list[Entry] = []
        """What of it stands: the lines of the record."""
        self.done: list[Done] = []
        self.held: list[Step] = []
        """Moves made by those who may not know that something is still open before them."""
        self.taken_back = 0
        """How much has been taken back, in lines of the record, and for going back each time."""
        self._marks: list[tuple[int, Any, Mark]] = []
        """After some of the steps: how many there were, and the state and chance to go back to."""

    def keep(self, journal: Sequence[str]) -> None:
        """Keep the journal of a game that nobody plays on."""
        self.journal[:] = journal
        self.entries[:] = entries_of(journal)

    # Going forward.

    def write(self, entry: Entry) -> None:
        """A line of the record."""
        self.entries.append(entry)
        self.journal.append(str(entry))

    def add_words(self, seat: int, said: str) -> None:
        """A player's words for the lot."""
        self.journal.append(f"words {seat}: {said}")

    def dealt(self, pack: list[int]) -> None:
        """The last line written was a deal of this pack."""
        self.done.append(Done(len(self.entries) - 1, Trace(), pack=pack))

    def made(self, step: Step, trace: Trace) -> None:
        """The last line written was this step."""
        self.done.append(Done(len(self.entries) - 1, trace, step=step))

    def hold(self, step: Step, text: str) -> None:
        """A move is held until what is open before it is decided."""
        self.held.append(step)
        self.journal.append(f"held {step.seat} {text}")

    def drop_held(self) -> list[int]:
        """What was held is not made; whose moves they were."""
        seats = sorted({step.seat for step in self.held})
        self.held.clear()
        self.journal.append(DROPPED)
        return seats

    # Looking back.

    def back(self) -> Iterator[tuple[Step | None, Trace]]:
        """What was played (or dealt: None), the last first, and what each step showed."""
        for done in reversed(self.done):
            yield done.step, done.trace

    def last_noticed(self) -> int:
        """Who made the last move that everybody saw."""
        for step, trace in self.back():
            if step is not None and step.seat >= 0 and trace.bar != "silent":
                return step.seat
        return WATCHER

    def has_moved(self, seat: int) -> bool:
        """Whether this seat has made a move that it could take back."""
        return self._last_move_of(seat) is not None or any(s.seat == seat for s in self.held)

    def _last_move_of(self, seat: int) -> int | None:
        for number in range(len(self.done) - 1, -1, -1):
            step = self.done[number].step
            if step is not None and step.seat == seat:
                return number
        return None

    # Going back.

    def take_back(self, seat: int) -> tuple[Step, list[Entry]]:
        """Strike out this seat's last move and all after it: the move, and the lines that went.

        No line goes where the move was still held.
        """
        held = [number for number, step in enumerate(self.held) if step.seat == seat]
        gone: list[Entry] = []
        if held:
            step = self.held[held[-1]]
            del self.held[held[-1] :]
        else:
            last = self._last_move_of(seat)
            assert last is not None, "there is nothing to take back"
            done = self.done[last]
            assert done.step is not None, "a deal is nobody's move"
            step = done.step
            gone = self.entries[done.place :]
            self.held.clear()
            del self.entries[done.place :]
            del self.done[last:]
        self.journal.append(f"undo {seat} {len(self.entries)}")
        self.taken_back += GOING_BACK + len(gone)
        return step, gone

    def mark(self, state: Any, chance: Mark) -> None:
        """Now and then, keep what it takes to come back to this moment."""
        last = self._marks[-1][0] if self._marks else 0
        if len(self.done) >= last + STEPS_A_MARK:
            self._marks.append((len(self.done), copy(state), chance))

    def last_mark(self) -> tuple[int, Any, Mark] | None:
        """The last such moment that stands, and how many deals and steps came before it."""
        while self._marks and self._marks[-1][0] > len(self.done):
            self._marks.pop()
        if not self._marks:
            return None
        steps, state, chance = self._marks[-1]
        return steps, copy(state), chance
