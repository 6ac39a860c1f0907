"""A game as a text file that a person can read and edit: the pack and the moves are the game.

    parlour 1
    game: court-two
    rules: 1
    seat 0: person Ann
    seat 1: bot steady Bea
    option revoke: penalise
    dealer: 1 by lot
    commitment 1: 5f1c…
    pack: R-Standard G-Esquire …
    0 play G-Jester
    * draw A05-Puppy
    secret 1: 09ab…
    result: Ann wins.

Options as printed are left out. A line, or what follows a move, after `#` is a comment and is
kept. `read` knows the form only; whether the moves are legal is for `parlour.tables.replay`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Literal

from parlour.games.saying import say
from parlour.games.written_numbers import whole_number
from parlour.tables.company import Seat
from parlour.tables.fair import HEX_DIGITS
from parlour.tables.mistakes import BadRecord

FORM = "parlour 1"
MOST_SEATS = 51
MOST_CHARACTERS = 4_000_000

EntryKind = Literal["commitment", "pack", "move", "draw", "secret", "comment"]

DealerBy = Literal["lot", "choice", ""]
"""How the first dealer was found: by lot (or as the sheet says), by the choice of whoever opened
the table, or otherwise: the deal passed on from an earlier game, or a position tells."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the game itself.

    `number` is the seat of a move, or the round of a commitment or secret; `text` the move, the
    card drawn, the pack, the digits or the comment; `line` where it was read.
    """

    kind: EntryKind
    text: str
    number: int = -1
    note: str = ""
    line: int = field(default=0, compare=False)

    def __str__(self) -> str:
        note = f"  # {self.note}" if self.note else ""
        match self.kind:
            case "move":
                return f"{self.number} {self.text}{note}"
            case "draw":
                return f"* draw {self.text}{note}"
            case "pack":
                return f"pack: {self.text}"
            case "comment":
                return f"# {self.text}".rstrip()
        return f"{self.kind} {self.number}: {self.text}"


@dataclass(slots=True, repr=False)
class Record:
    """Everything that a game was: its company, its house rules, its packs and its moves."""

    game: str
    rules: int
    seats: list[Seat]
    options: dict[str, str] = field(default_factory=dict)
    dealer: int = 0
    dealer_by: DealerBy = ""
    """How the first dealer was found."""
    deal: str = ""
    """The number of a known deal; empty where the deal was drawn by lot."""
    words: dict[int, str] = field(default_factory=dict)
    """What players added to the lot."""
    position: list[str] = field(default_factory=list)
    """The lines of the position from which the game was begun, if it was."""
    preface: list[str] = field(default_factory=list)
    """Comments that stand above the game."""
    entries: list[Entry] = field(default_factory=list)
    result: str = ""
    lines: dict[str, int] = field(default_factory=dict, compare=False)
    """Where each part of the header was read."""

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def __str__(self) -> str:
        return write(self)

    def __repr__(self) -> str:
        steps = sum(entry.kind in ("pack", "move", "draw") for entry in self.entries)
        return f"<Record of {self.game}: {', '.join(map(str, self.seats))}; {steps} steps>"


def write(record: Record) -> str:
    """The record as text; `read` gives it back."""
    return "\n".join(_lines(record)) + "\n"


def header(record: Record) -> list[str]:
    """The lines above the game itself."""
    made = [FORM, *(f"# {text}".rstrip() for text in record.preface)]
    made += [f"game: {record.game}", f"rules: {record.rules}"]
    made += [f"seat {number}: {seat}" for number, seat in enumerate(record.seats)]
    made += [f"option {name}: {value}" for name, value in sorted(record.options.items())]
    made.append(f"dealer: {record.dealer} by {record.dealer_by}".removesuffix(" by "))
    if record.deal:
        made.append(f"deal: {record.deal}")
    made += [f"words {seat}: {said}" for seat, said in sorted(record.words.items())]
    made += [f"position: {line}".rstrip() for line in record.position]
    return made


def _lines(record: Record) -> Iterator[str]:
    yield from header(record)
    for entry in record.entries:
        yield str(entry)
    if record.result:
        yield f"result: {record.result}"


def read_entry(text: str, line: int) -> Entry | None:
    """One line of the game itself, or None if it is no such line."""
    if text.startswith("#"):
        return Entry("comment", text[1:].strip(), line=line)
    bare, _, note = (part.strip() for part in text.partition("#"))
    head, *rest = bare.split(maxsplit=1) or [""]
    seat = _figure(head, 2)
    if seat is not None and rest and not rest[0][0].isdecimal():
        return Entry("move", rest[0], seat, note, line)
    if head == "*" and rest:
        verb, *cards = rest[0].split()
        if verb == "draw" and len(cards) == 1:
            return Entry("draw", cards[0], note=note, line=line)
    name, colon, said = text.partition(":")
    if name == "pack" and said.strip():
        return Entry("pack", " ".join(said.split()), line=line)
    name, _, figures = name.partition(" ")
    number, digits = _figure(figures, 4), said.strip()
    if not colon or number is None or len(digits) != 64 or not HEX_DIGITS.issuperset(digits):
        return None
    match name:
        case "commitment" | "secret":
            return Entry(name, digits, number, line=line)
    return None


def _figure(text: str, most_digits: int) -> int | None:
    """A number of at most so many digits, or None."""
    return whole_number(text) if len(text) <= most_digits else None


def read(text: str) -> Record:
    """The record that a text describes; raises BadRecord with the line at fault."""
    if len(text) > MOST_CHARACTERS:
        raise BadRecord(
            1,
            say(
                "A record has at most {most} characters.",
                most=MOST_CHARACTERS,
            ),
        )
    return _Reading().read(text)


_PLAIN = ("game", "rules", "dealer", "deal", "position", "result")
_KEYED = ("seat", "option", "words")
"""The lines above the game: those of one word, and those that name what they are for."""


def _header(line: str) -> tuple[str, str, str] | None:
    """What a line above the game is called, what it is for, what it says; None if it is none."""
    head, colon, value = line.partition(":")
    name, *key = head.split(" ")
    if not colon or name not in (*_PLAIN, *_KEYED) or len(key) > 1 or key == [""]:
        return None
    return name, "".join(key), value.strip()


class _Reading:
    """A record being read, line by line."""

    def __init__(self) -> None:
        self.record = Record(game="", rules=0, seats=[], dealer=-1)
        self.line = 0
        self.begun = False
        self.played = False
        """Whether a line of the game itself has been read."""

    def bad(self, says: str, move: str = "") -> BadRecord:
        return BadRecord(self.line, says, move)

    def read(self, text: str) -> Record:
        for self.line, raw in enumerate(text.splitlines(), 1):
            line = raw.strip()
            if not line:
                continue
            if not self.begun:
                if line != FORM:
                    raise self.bad(say("A record begins with the line “{form}”.", form=FORM))
                self.begun = True
            elif found := _header(line):
                self.head(*found)
            else:
                self.entry(line)
        self.line = max(self.line, 1)
        if not self.begun:
            raise self.bad(
                say("A record begins with the line “{form}”, and this text is empty.", form=FORM)
            )
        self.require_header()
        return self.record

    def entry(self, line: str) -> None:
        entry = read_entry(line, self.line)
        if entry is None:
            raise self.bad(say("This is no line of a record."), line)
        if entry.kind == "comment" and not self.record.game:
            self.record.preface.append(entry.text)
            return
        if entry.kind != "comment":
            self.require_header()
            if self.record.result:
                raise self.bad(say("Nothing follows the result."), line)
            self.played = True
        if entry.kind == "move" and entry.number >= len(self.record.seats):
            raise self.bad(say("There is no seat {number}.", number=entry.number), entry.text)
        self.record.entries.append(entry)

    def require_header(self) -> None:
        for name, given in (
            ("game", bool(self.record.game)),
            ("rules", self.record.rules > 0),
            ("seat 0", bool(self.record.seats)),
            ("dealer", self.record.dealer >= 0),
        ):
            if not given:
                raise self.bad(say("The line “{name}: …” is missing above this.", name=name))
        if self.record.dealer >= len(self.record.seats):
            raise BadRecord(self.record.lines["dealer"], say("The dealer has no seat."))

    def head(self, name: str, key: str, value: str) -> None:
        record = self.record
        where = f"{name} {key}".strip()
        if name != "position" and where in record.lines:
            raise self.bad(
                say(
                    "“{where}” stands on line {lines} already.",
                    where=where,
                    lines=record.lines[where],
                )
            )
        if name != "result" and self.played:
            raise self.bad(say("“{where}” belongs above the first move.", where=where))
        if bool(key) != (name in _KEYED):
            raise self.bad(say("“{where}” is no part of a record.", where=where))
        if not value and name != "position":
            raise self.bad(say("“{where}” says nothing.", where=where))
        record.lines.setdefault(where, self.line)
        match name:
            case "game":
                record.game = value
            case "rules":
                record.rules = self.number(value, 10**6)
            case "dealer":
                self.dealer(value)
            case "deal":
                record.deal = value
            case "position":
                record.position.append(value)
                record.lines[f"position {len(record.position)}"] = self.line
            case "result":
                record.result = value
            case "option":
                record.options[key] = value
            case "words":
                record.words[self.number(key, MOST_SEATS)] = value
            case "seat":
                self.seat(key, value)

    def dealer(self, value: str) -> None:
        seat, _, by = value.partition(" by ")
        match by:
            case "lot" | "choice":
                self.record.dealer_by = by
            case _:
                seat = value
        self.record.dealer = self.number(seat, MOST_SEATS)

    def seat(self, key: str, value: str) -> None:
        if self.number(key, MOST_SEATS) != len(self.record.seats):
            raise self.bad(
                say(
                    "Seats are listed from 0 up; the next is {seats}.", seats=len(self.record.seats)
                )
            )
        match value.split(" ", 1):
            case ["person", name]:
                seat = Seat(name)
            case ["bot", bot] if " " in bot:
                level, name = bot.split(" ", 1)
                seat = Seat(name, "bot", level)
            case ["open"]:
                seat = Seat("", "open")
            case _:
                raise self.bad(say("A seat is “person NAME”, “bot LEVEL NAME” or “open”."))
        self.record.seats.append(seat)

    def number(self, text: str, most: int) -> int:
        number = whole_number(text)
        if number is None or number > most:
            raise self.bad(
                say("“{text}” is no number from 0 to {most}.", text=text[:80], most=most)
            )
        return number
