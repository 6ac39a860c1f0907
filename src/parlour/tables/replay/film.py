"""A whole game as a film: every moment of it, as each seat saw it, or with all hands up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from parlour.games import catalogue
from parlour.games.game import Event, Mistake, NoSuch
from parlour.games.parts import StoryLine
from parlour.games.saying import say
from parlour.kernel.dispatch import CHANCE, OVER
from parlour.kernel.log import WATCHER
from parlour.tables.chance import NO_DRAW_LAID
from parlour.tables.company import Seat
from parlour.tables.journal import asked_for
from parlour.tables.mistakes import BadRecord
from parlour.tables.moment import Moment
from parlour.tables.progress import Progress
from parlour.tables.record import Record
from parlour.tables.replay import Find, blamed, game_of, replay
from parlour.tables.replay.open_hands import open_view
from parlour.tables.start import Start
from parlour.tables.table import Table
from parlour.tables.view import View

MOST_STEPS = 8_000


@dataclass(frozen=True, slots=True)
class Frame:
    """The table after one step: who made it (None: it was dealt), and what was told openly."""

    seat: int | None
    words: tuple[str, ...]
    moment: Moment
    told: int
    """How long the open story was."""


class Film:
    """Moments from 0, before anything was dealt, to the last."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.frames: list[Frame] = []
        self._story: list[StoryLine] = []
        self._fresh: list[StoryLine] = []
        table.audience.witness = self._witness
        self._take(None)

    @classmethod
    def of_journal(cls, table: Table, lines: Sequence[str]) -> Film:
        """A table's game as its journal tells it; raises BadRecord."""
        film = cls(table)

        def done(line: str) -> None:
            what, seat, _ = asked_for(line) or ("words", -1, "")
            if what == "words":
                film.frames.clear()
                film._take(None)
            else:
                film._take(None if what == "deal" else seat)

        table.follow(lines, done)
        return film

    @classmethod
    def of_record(
        cls, record: Record, find: Find = catalogue.game, *, stored: bool = False
    ) -> Film:
        """The game that a record tells; raises BadRecord with the line, or Frozen.

        A `stored` record was let in before, perhaps by a version that asked less of a position.
        """
        game = game_of(record, find)
        steps = sum(entry.kind in ("pack", "move") for entry in record.entries)
        if steps > MOST_STEPS:
            raise too_long()
        for _ in replay(record, find, stored):
            # Every line is tried by the rules, and the one at fault is named, before any is shown.
            continue
        seats = [Seat(s.name, s.kind, s.bot) for s in record.seats]
        try:
            table = Table(game, seats, Start.recorded(record, game, stored=stored))
        except Mistake as mistake:
            raise blamed(record, mistake) from mistake
        film = cls(table)
        for entry in record.entries:
            try:
                if entry.kind == "pack":
                    table.advance()
                    film._take(None)
                elif entry.kind == "move":
                    table.play(entry.number, entry.text)
                    film._take(entry.number)
            except Mistake as mistake:
                says: str = mistake.sentence
                if mistake.code == NO_DRAW_LAID:
                    says = say(
                        "A card is drawn blind after this, and the record does not tell which."
                    )
                raise BadRecord(entry.line, says, entry.text) from mistake
        return film

    def _witness(self, events: list[Event], progress: Progress) -> None:
        names, words = self.table.names, self.table.game.words
        h = progress.hidden(WATCHER)
        told = (words.narrate(event, h, WATCHER, names) for event in events)
        self._fresh += [line for line in told if line is not None]

    def _take(self, seat: int | None) -> None:
        if len(self.frames) > MOST_STEPS:
            raise too_long()
        moment = self.table.moment()
        last = self.frames[-1].moment if self.frames else None
        # What is the table's own to tell (a move taken back, say), all are told alike.
        told = moment.told_since(last)
        own = [line for line in told if line.kind in ("dealer", "undo")]
        lines = [*own, *self._fresh] or told
        self._fresh = []
        self._story += lines
        words = tuple(line.text for line in lines)
        self.frames.append(Frame(seat, words, moment, len(self._story)))

    def __len__(self) -> int:
        return len(self.frames)

    def frame(self, step: int) -> Frame:
        """One moment; raises NoSuch."""
        if not 0 <= step < len(self.frames):
            says = say("This game has the steps 0 to {last}.", last=len(self.frames) - 1)
            raise NoSuch("no-such-step", says)
        return self.frames[step]

    def view(self, step: int, seat: int | None, since: int = 0) -> View:
        """What a seat, or a watcher (None), saw after this step; raises NoSuch."""
        frame = self.frame(step)
        if seat is not None and not 0 <= seat < len(self.table.seats):
            raise NoSuch(
                "no-such-seat", say("This table has no seat {seat}; seats begin at 0.", seat=seat)
            )
        return frame.moment.view(seat, since)

    def open_view(self, step: int, since: int = 0) -> View:
        """What all seats together saw after this step; raises NoSuch."""
        frame = self.frame(step)
        return open_view(frame.moment, self._story[: frame.told], since)

    def position(self, step: int) -> str:
        """The position after this step, as a text to go on from; raises Mistake."""
        moment = self.frame(step).moment
        if not moment.begun:
            raise Mistake("not-begun", say("Nothing is dealt yet at this step."))
        if moment.actor == OVER:
            raise Mistake("game-over", say("The game is over at this step."))
        assert moment.actor != CHANCE, "a table never rests before a draw"
        return self.table.game.words.write_position(moment.state)


def too_long() -> Mistake:
    """What is said of a game that would take too long to lay out."""
    return Mistake("too-long", say("A game of so many steps cannot be shown."))
