"""What was stated of a game, beside what comes of playing it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from parlour.bots.match import CHOICES, DEALS, DECISIONS, FORCED, TURNS, Results
from parlour.games.game import AnyGame
from parlour.games.statements import Counted, Statement


class Recount:
    """The figures stated of this company with these house rules, and the games to count."""

    def __init__(
        self, game: AnyGame, seats: Sequence[str], options: Mapping[str, str | int]
    ) -> None:
        self._game = game
        self._stated = [each for each in game.stated if _fits(game, each, seats, options)]
        self._parts: list[Results] = []

    def add(self, part: Results) -> None:
        """A batch of games, in their order."""
        self._parts.append(part)

    def report(self) -> list[dict[str, Any]]:
        """Each figure as stated and as counted, with the standard error of the count."""
        if not self._stated:
            return []
        counted = self._counted()
        rows = []
        for statement in self._stated:
            found, error = statement.measure(counted)
            rows.append(
                {
                    "says": statement.says,
                    "stated": statement.in_words,
                    "counted": found,
                    "error": error,
                    "note": statement.note,
                }
            )
        return rows

    def _counted(self) -> Counted:
        lengths = np.concatenate([part.lengths for part in self._parts]).astype(np.float64)
        books = np.concatenate([part.books for part in self._parts])
        best = np.concatenate([part.best() for part in self._parts])
        return Counted(
            rulebook=self._game.rulebook,
            decisions=lengths[:, DECISIONS],
            turns=lengths[:, TURNS],
            deals=lengths[:, DEALS],
            choices=lengths[:, CHOICES],
            forced=lengths[:, FORCED],
            shares=best / best.sum(axis=1, keepdims=True),
            scores=np.concatenate([part.points for part in self._parts]).astype(np.float64),
            # The deal goes round from game to game.
            dealers=np.arange(len(best)) % best.shape[1],
            kinds=books[:, 0],
            clauses=books[:, 1],
            amounts=books[:, 2],
        )


def _fits(
    game: AnyGame, statement: Statement, seats: Sequence[str], options: Mapping[str, str | int]
) -> bool:
    """Whether a figure speaks of just this company and these house rules."""
    return list(seats) == [statement.level] * statement.seats and game.option_values(
        statement.options
    ) == game.option_values(options)
