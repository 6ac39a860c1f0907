"""What a table answers when it cannot do what was asked. Nothing changes on any of these.

`Unreadable`, `Ambiguous` and `NoSuch` belong to the games, which raise them while reading.
"""

from __future__ import annotations

from collections.abc import Sequence

from parlour.games.game import Ambiguous, Mistake, NoSuch, Unreadable
from parlour.games.saying import say

__all__ = [
    "Ambiguous",
    "BadRecord",
    "Frozen",
    "Mistake",
    "NoSuch",
    "NotNow",
    "Refused",
    "Unreadable",
]


class NotNow(Mistake):
    """The move came too late, too early or out of turn."""

    def __init__(self, code: str, sentence: str, clauses: Sequence[str] = ()) -> None:
        super().__init__(code, sentence)
        self.clauses = tuple(clauses)


class Refused(Mistake):
    """The rules forbid the move: `code` names the refusal, `clauses` the rules behind it."""

    def __init__(self, code: str, sentence: str, clauses: Sequence[str], move: str) -> None:
        super().__init__(code, sentence)
        self.clauses = tuple(clauses)
        self.move = move


class BadRecord(Mistake):
    """A record that is damaged or breaks a rule: the line, the move on it and the clauses."""

    names_clauses = True

    def __init__(self, line: int, says: str, move: str = "", clauses: Sequence[str] = ()) -> None:
        if move:
            told = say("Line {line}, “{move}”: {says}", line=line, move=move, says=says)
        else:
            told = say("Line {line}: {says}", line=line, says=says)
        if clauses:
            told = say("{told} ({clauses})", told=told, clauses=", ".join(clauses))
        super().__init__("bad-record", told)
        self.line = line
        self.move = move
        self.clauses = tuple(clauses)


class Frozen(Mistake):
    """A game begun under another version of the rules: it can be read and not played."""

    def __init__(self, title: str, then: int, now: int) -> None:
        super().__init__(
            "frozen",
            say(
                "This game of {title} was begun under version {then} of its rules, and they are "
                "now at version {now}. It is frozen as it stands; its record can still be read.",
                title=title,
                then=then,
                now=now,
            ),
        )
