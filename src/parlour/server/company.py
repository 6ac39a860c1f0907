"""The lines to one table: which of them holds which seat, and which only watch."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from parlour.games.mistakes import Mistake
from parlour.games.saying import say
from parlour.server.line import Line
from parlour.server.protocol.socket import TakenOver

MOST_WATCHERS = 200


class Company:
    """Everybody who is connected. A line shows one seat, and may hold others of its device."""

    def __init__(self) -> None:
        self._seated: dict[int, Line] = {}
        """The line that shows a seat."""
        self._also: dict[int, Line] = {}
        """The line at whose device somebody else sits too."""
        self._watching: set[Line] = set()

    def __bool__(self) -> bool:
        return bool(self._seated or self._watching)

    @property
    def lines(self) -> Iterator[Line]:
        """Everybody who is connected."""
        yield from list(self._seated.values())
        yield from list(self._watching)

    def line_of(self, seat: int) -> Line | None:
        """The line that shows a seat."""
        return self._seated.get(seat)

    def seats_of(self, line: Line) -> list[int]:
        """Every seat whose player is at this line."""
        held = [*self._seated.items(), *self._also.items()]
        return [seat for seat, other in held if other is line]

    def watch(self, line: Line) -> None:
        """Somebody comes to watch; raises Mistake."""
        if len(self._watching) >= MOST_WATCHERS:
            raise Mistake("too-many", say("Too many people are watching this table already."))
        self._watching.add(line)

    def sit(self, line: Line, seat: int, also: Sequence[int]) -> None:
        """Somebody comes to his seat; a line that showed it before is let go."""
        before = self._seated.get(seat)
        if before is not None:
            says = say("This seat was taken over in another window or on another device.")
            before.say(TakenOver(says))
            before.close()
        self._seated[seat] = line
        self._also.pop(seat, None)
        for other in also:
            if other != seat:
                self._also[other] = line

    def go(self, line: Line) -> list[int]:
        """A line has ended; gives the seats that nobody is at any more."""
        self._watching.discard(line)
        gone = self.seats_of(line)
        for held in (self._seated, self._also):
            for seat in gone:
                if held.get(seat) is line:
                    del held[seat]
        return [seat for seat in gone if seat not in self._seated and seat not in self._also]
