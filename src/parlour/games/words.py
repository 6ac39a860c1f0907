"""How a game speaks: what each must say for itself, and the event that it tells of.

`plain_words` has most of it for a game that is content with plain words.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from parlour.games.parts import Calls, Choice, LastTaken, ScoreSheet, StoryLine, Zone
from parlour.games.rulebook import Refusal
from parlour.kernel.dispatch import S


@dataclass(frozen=True, slots=True)
class Event:
    """One event as the rules told it, at the Python door. Numbers as in the log."""

    kind: int
    seat: int
    other: int
    cards: int
    amount: int
    clause: int
    noticed: int
    seen: int


class Words(Protocol[S]):
    """How the game with this state speaks.

    Everything here is made from a hidden state: `h` is always what `seat` may know (seat may be
    WATCHER). `names` are the seats' names, in which the reader's own seat stands as it is (the
    words say "You" themselves).
    """

    scoring: frozenset[str]
    """Kinds of lines that stay on the score sheet, each with its clause, whatever the memory
    rules leave out of the story: results of rounds, sets completed."""

    def notation(self, h: S, seat: int, code: int) -> str:
        """The one text of this move in records and on the wire: `play G-Crown`."""
        ...

    def read(self, h: S, seat: int, text: str) -> int:
        """The code of a move as a person may type it; raises Unreadable or Ambiguous.

        Reads every notation, and also names and unambiguous beginnings, in any case. A move
        need not be legal to be readable.
        """
        ...

    def choices(
        self, h: S, seat: int, codes: Sequence[int], names: Sequence[str]
    ) -> list[Choice | Calls]:
        """The legal moves as things to light up and click."""
        ...

    def prompt(self, h: S, seat: int, codes: Sequence[int], names: Sequence[str]) -> str:
        """What is asked of me, and what else I may do, in a sentence or two."""
        ...

    def in_force(self, h: S, seat: int, codes: Sequence[int]) -> tuple[str, ...]:
        """The ids of the clauses that govern what is asked now, of the seat on turn as far as
        this one may know; none when the game is over."""
        ...

    def refuse(
        self, h: S, seat: int, code: int, refusal: int, codes: Sequence[int], names: Sequence[str]
    ) -> str:
        """Why not: what was tried, the rule in a sentence, what would be legal instead."""
        ...

    def cited(self, h: S, seat: int, code: int, refusal: Refusal) -> Sequence[str]:
        """The ids of the clauses behind a refusal, of those that the rulebook names for it, which
        forbid it here and now; first the one that is the ground of it."""
        ...

    def taken_back(self, h: S, seat: int, code: int, names: Sequence[str], reader: int) -> str:
        """A move that is taken back, inside a sentence: "the Gold Crown", "the call on Bea".

        `h` is what `seat` knows before the move, and so is `code` made from it; `reader` is told
        of it, and of no card that he may not have seen.
        """
        ...

    def narrate(self, event: Event, h: S, seat: int, names: Sequence[str]) -> StoryLine | None:
        """An event as `seat` may know it: already blanked of cards it may not see.

        None where the event needs no line. `h` is the hidden state after the move.
        """
        ...

    def zones(self, h: S, seat: int) -> list[Zone]:
        """Every place where cards lie, mine first."""
        ...

    def score_sheet(self, h: S, seat: int) -> ScoreSheet:
        """The score as this seat may see it (memory rules are rules)."""
        ...

    def last_taken(self, h: S, seat: int) -> LastTaken | None:
        """What was last taken, where the sheet lets a player look at it again."""
        ...

    def first_shown(self, h: S, story: Sequence[StoryLine]) -> int:
        """Memory rules: the place of the first line that a person may still be shown.

        0 where the options let a player read the whole story; else earlier lines are left out
        of a person's view (bots keep recall).
        """
        ...

    def result(self, h: S, names: Sequence[str]) -> str:
        """When the game is over: who won, in a sentence. Empty before."""
        ...

    def write_position(self, s: S) -> str:
        """Any state as text: `name: value` lines, sizes and flags at their defaults left out."""
        ...

    def read_position(
        self,
        text: str,
        options: Mapping[str, str | int],
        *,
        whole: bool = False,
        stored: bool = False,
    ) -> S:
        """The state that a position text describes; raises Unreadable with the line at fault.

        `whole` asks for a position from which a game can go on: nothing in it may be hidden. A
        `stored` text was let in before, perhaps by a version that asked less of it: what could
        never have come about, and can yet be played on, is then let pass.
        """
        ...
