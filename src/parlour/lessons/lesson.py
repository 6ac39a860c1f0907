"""A lesson is a record with words: a real game, or a part of one, that the learner plays through.

    parlour 1
    # The first couplet
    game: court-two
    rules: 1
    seat 0: person You
    seat 1: person Bea
    dealer: 1
    # Bea deals six cards to each of you. [court.deal-six]
    pack: G-Crown R-Serf …
    # You lead: lay any card of your hand in the middle. [court.opponent-leads]
    0 play G-Crown  # Nothing beats a Crown of the court colour.
    # Bea must not follow yet.
    1 play R-Serf

The first line above the game is the lesson's title. Seat 0 is the learner; the others are named
and do as the script says. Comments are told before the line that they stand above, the note
behind a move after it, comments at the end when all is done. A clause in square brackets is the
rule that is spoken of. The game may be begun from a position instead of a deal.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from parlour.games import catalogue
from parlour.games.mistakes import NoSuch
from parlour.games.saying import say
from parlour.tables.record import Entry, Record, read

LEARNER = 0

_FILE = re.compile(r"([1-9])-([a-z][a-z-]*)\.txt")
_CITED = re.compile(r"\[([a-z]+\.[a-z0-9-]+)\]")


def cited(text: str) -> list[str]:
    """The clauses that a sentence names in square brackets."""
    return _CITED.findall(text)


@dataclass(frozen=True, slots=True)
class Turn:
    """One line of the script, a deal or somebody's move, and what is said about it."""

    entry: Entry
    before: tuple[str, ...]
    """What the learner is told before it."""

    @property
    def is_learners(self) -> bool:
        """Whether the learner makes it."""
        return self.entry.kind == "move" and self.entry.number == LEARNER

    @property
    def after(self) -> str:
        """What the learner is told once it is made."""
        return say(self.entry.note) if self.entry.note else ""


@dataclass(frozen=True, slots=True)
class Lesson:
    """One lesson of a game; lessons of a game are numbered from 1."""

    game: str
    number: int
    name: str
    title: str
    record: Record
    turns: tuple[Turn, ...]
    closing: tuple[str, ...]
    """What is said when all is done."""

    @property
    def steps(self) -> int:
        """How many moves the learner makes."""
        return sum(turn.is_learners for turn in self.turns)

    def done(self, made: int) -> int:
        """How many of them are among the first `made` turns."""
        return sum(turn.is_learners for turn in self.turns[:made])

    def says(self, made: int) -> list[str]:
        """What the learner is told when `made` turns are made: all since his own last move."""
        last = max((n for n in range(made) if self.turns[n].is_learners), default=-1)
        told: list[str] = []
        for n in range(max(last, 0), min(made + 1, len(self.turns))):
            turn = self.turns[n]
            told += () if n == last else turn.before
            told += [turn.after] if turn.after and n < made else []
        return told if made < len(self.turns) else [*told, *self.closing]

    def sentences(self) -> Iterator[tuple[int, str]]:
        """Every sentence of the lesson, its title first, each with the line it was read on."""
        yield 2, self.title
        for turn in self.turns:
            for text in turn.before:
                yield turn.entry.line, text
            if turn.after:
                yield turn.entry.line, turn.after
        for text in self.closing:
            yield 0, text


def lesson_from(text: str, number: int = 1, name: str = "") -> Lesson:
    """The lesson that a text describes; raises BadRecord with the line at fault."""
    record = read(text)
    turns: list[Turn] = []
    waiting: list[str] = []
    for entry in record.entries:
        if entry.kind == "comment":
            waiting.append(say(entry.text))
        elif entry.kind in ("pack", "move"):
            turns.append(Turn(entry, tuple(waiting)))
            waiting = []
    return Lesson(
        game=record.game,
        number=number,
        name=name,
        title=say(record.preface[0]) if record.preface else "",
        record=record,
        turns=tuple(turns),
        closing=tuple(waiting),
    )


@cache
def lessons_of(game: str) -> tuple[Lesson, ...]:
    """The lessons of one game, in their order; raises BadRecord where a text is damaged."""
    folder = files(__package__).joinpath(game)
    if not folder.is_dir():
        return ()
    named = sorted(
        (int(found[1]), found[2], text)
        for text in folder.iterdir()
        if (found := _FILE.fullmatch(text.name))
    )
    return tuple(
        lesson_from(text.read_text(encoding="utf-8"), number, name) for number, name, text in named
    )


def lesson(game: str, number: int) -> Lesson:
    """One lesson; raises NoSuch."""
    known = catalogue.game(game)
    for found in lessons_of(known.name):
        if found.number == number:
            return found
    raise NoSuch(
        "no-such-lesson", say("{title} has no lesson {number}.", title=known.title, number=number)
    )
