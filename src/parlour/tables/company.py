"""Who sits at a table: people, bots and open seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from parlour.games.saying import say

SeatKind = Literal["person", "bot", "open"]
Presence = Literal["here", "away", "lost", "left"]


@dataclass(slots=True)
class Seat:
    """Who sits at one place. `bot` is the level of a bot, `kept_by` of one that stands in."""

    name: str
    kind: SeatKind = "person"
    bot: str = ""
    presence: Presence = "here"
    kept_by: str = ""

    def __str__(self) -> str:
        return " ".join(filter(None, (self.kind, self.bot, self.name)))


class Company:
    """All who sit at a table, by seat."""

    def __init__(self, seats: Sequence[Seat]) -> None:
        self.seats = list(seats)

    def as_seated(self) -> Company:
        """Those who sit here now, whoever takes a seat later."""
        return Company(self.seats)

    @property
    def names(self) -> list[str]:
        """The seats' names; an open seat goes by its number."""
        return [seat.name or _open_seat(number) for number, seat in enumerate(self.seats)]

    @property
    def awaited(self) -> int:
        """How many seats are still open."""
        return [seat.kind for seat in self.seats].count("open")

    @property
    def is_shared(self) -> bool:
        """Whether more than one person plays here, or may."""
        return len(self.seats) - [seat.kind for seat in self.seats].count("bot") > 1


def _open_seat(number: int) -> str:
    return say("Seat {number}", number=number + 1)
