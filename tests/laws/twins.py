"""Twin worlds: games that differ only in what somebody could not see, and must look alike to him.

Who could see what is decided by the second engine's own table of visibility, never by the rules
under test. A world is one game played by both engines at once; a book keeps, for each observer
and for all that the second engine has shown him so far, what our engine let him know then. Two
worlds that he could not tell apart must make the same entry.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any, Protocol

import numpy as np

from parlour.games.game import AnyGame
from parlour.kernel.dispatch import CHANCE, actor, deal, legal, play
from parlour.kernel.flat import as_bytes, fresh
from parlour.kernel.log import WATCHER, Log
from tests.laws.sweep import hidden, refusals
from tests.laws.twin_tables import TwinTable

Observer = int | str


class Plain(Protocol):
    """What twins need of a second engine."""

    seen: dict[Any, list[tuple[Any, ...]]]

    def deal(self, pack: list[str]) -> None: ...

    def play(self, code: int) -> None: ...


@dataclass(frozen=True)
class Runs:
    """So many runs, each of so many games; and how often, at least, a twin must really have been
    compared in each of them."""

    runs: int
    games: int
    least: int


@dataclass(frozen=True)
class Twins:
    """How twins of one game are tried."""

    attempt: Callable[..., None]
    states: Runs
    tables: Runs
    leaks: tuple[tuple[str, ...], ...]
    """Fields of the state; were these not hidden, the comparison must catch it."""


class Leak(AssertionError):
    """Somebody was let know what he could not have seen."""


@dataclass
class Book:
    """What every observer was let know, by all that he had been shown; and how often it agreed."""

    entries: dict[Hashable, tuple[str, object]] = field(default_factory=dict)
    agreed: Counter[str] = field(default_factory=Counter)

    def enter(self, kind: str, observer: Observer, key: int, world: str, told: object) -> None:
        """Write down what was told; raise Leak if it was told otherwise before."""
        first = self.entries.setdefault((kind, observer, key), (world, told))
        if first[1] != told:
            raise Leak(
                f"{observer} has been shown the same in the worlds {first[0]} and {world}, "
                f"but is let know otherwise ({kind}): {difference(first[1], told)}"
            )
        if first[0] != world:
            self.agreed[kind] += 1


def difference(one: object, other: object) -> str:
    """Where two entries differ, for people."""
    if isinstance(one, tuple) and isinstance(other, tuple) and len(one) == len(other):
        parts = [difference(a, b) for a, b in zip(one, other, strict=True) if a != b]
        return "; ".join(parts)
    if isinstance(one, bytes) and isinstance(other, bytes):
        places = [k for k, (a, b) in enumerate(zip(one, other, strict=False)) if a != b]
        at = max(places[0] - 60, 0) if places else 0
        return f"from byte {at}: {one[at : at + 160]!r} against {other[at : at + 160]!r}"
    return f"{one!r} against {other!r}"


class Shown:
    """All that an observer has been shown, as one number that grows with it."""

    def __init__(self) -> None:
        self.read = 0
        self.key = 0

    def catch_up(self, seen: list[tuple[Any, ...]]) -> int:
        for event in seen[self.read :]:
            self.key = hash((self.key, event))
        self.read = len(seen)
        return self.key

    def and_then(self, seen: list[tuple[Any, ...]]) -> int:
        """The number as it would be with these events too."""
        key = self.key
        for event in seen[self.read :]:
            key = hash((key, event))
        return key


class World:
    """One game, played by both engines in step."""

    def __init__(self, name: str, played: AnyGame, plain: Plain, state: Any, book: Book) -> None:
        self.name = name
        self.played = played
        self.plain = plain
        self.state = state
        self.book = book
        self.room = np.zeros(played.most_legal, np.int64)
        self.shown: dict[Observer, Shown] = {observer: Shown() for observer in plain.seen}
        self.told: dict[Observer, int] = dict.fromkeys(plain.seen, 0)
        self.table: TwinTable | None = None

    # To be said by each game.

    def pack_in_words(self, pack: list[int]) -> list[str]:
        raise NotImplementedError

    def play_plain(self, code: int) -> None:
        self.plain.play(code)

    def silent_seat(self) -> int | None:
        """The seat that is being asked what nobody else may notice, if any is."""
        return None

    # The same for all.

    @property
    def who(self) -> int:
        return int(actor(self.state))

    def legal(self) -> list[int]:
        codes: list[int] = self.room[: legal(self.state, self.room)].tolist()
        return codes

    def deal(self, pack: list[int]) -> None:
        log = fresh(Log)
        deal(self.state, np.array(pack, np.int64), log)
        self.plain.deal(self.pack_in_words(pack))
        self._listen(log)
        if self.table is not None:
            self.table.deal(pack)
            if self.who != CHANCE:
                self.table.catch_up()

    def play(self, code: int) -> None:
        log = fresh(Log)
        if self.table is not None:
            self.table.play(self.who, code)
        self.play_plain(code)
        play(self.state, code, log)
        self._listen(log)
        if self.table is not None and self.who != CHANCE:
            self.table.catch_up()

    def _listen(self, log: Log) -> None:
        """Keep what each observer was told, without the cards that he may not see."""
        for k in range(int(log.n)):
            for observer in self.told:
                bit = seat_of(observer)
                if not int(log.noticed[k]) >> bit & 1:
                    continue
                cards = int(log.cards[k]) if int(log.seen[k]) >> bit & 1 else 0
                event = (log.kind[k], log.seat[k], log.other[k], log.amount[k], log.clause[k])
                self.told[observer] = hash((self.told[observer], *map(int, event), cards))

    def key_of(self, observer: Observer) -> int:
        """What the observer has been shown by the second engine.

        While another seat is asked in silence, that is all that he will have been shown once
        the question is passed: he must not notice that it was put.
        """
        shown = self.shown[observer]
        shown.catch_up(self.plain.seen[observer])
        if self.silent_seat() in (None, observer):
            return shown.key
        ahead = deepcopy(self)
        while ahead.silent_seat() not in (None, observer):
            ahead.plain.play(ahead.played.silent[0])
        return shown.and_then(ahead.plain.seen[observer])

    def note(self) -> bool:
        """Enter into the book what everybody is let know at this moment.

        Say whether anybody might still take this world for another one.
        """
        seats = len(self.shown) - 1
        before = self.book.agreed["state"]
        for observer in self.shown:
            seat = seat_of(observer)
            key = self.key_of(observer)
            h = see(self.state, seat)
            codes: list[int] = []
            reasons: list[int] = []
            if int(actor(h)) == seat:
                reasons = refusals(h, seats, 0, self.played.codes)[seat].tolist()
                codes = self.room[: legal(h, self.room)].tolist()
            state = (as_bytes(h), int(actor(h)), tuple(codes), tuple(reasons))
            self.book.enter("state", observer, key, self.name, state)
            if self.silent_seat() in (None, observer):
                self.book.enter("events", observer, key, self.name, self.told[observer])
            if self.table is not None and self.who != CHANCE:
                self.note_table(self.table, observer, key)
        return self.book.agreed["state"] > before

    def note_table(self, table: TwinTable, observer: Observer, key: int) -> None:
        """Enter what a table shows and says to the observer."""
        shown = table.shown_to(None if isinstance(observer, str) else observer)
        self.book.enter("table", observer, key, self.name, shown)

    def __deepcopy__(self, memo: dict[int, Any]) -> World:
        """A copy whose second engine can go ahead alone."""
        copied = object.__new__(type(self))
        copied.__dict__.update(self.__dict__)
        copied.plain = deepcopy(self.plain, memo)
        return copied


def seat_of(observer: Observer) -> int:
    """The bit and the seat number of an observer."""
    return WATCHER if isinstance(observer, str) else observer


def see(state: Any, seat: int) -> Any:
    """What our engine lets a seat know: the thing on trial."""
    return hidden(state, seat)
