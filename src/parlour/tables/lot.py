"""The lot of one table: which round it is, what is promised, what comes next by chance."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.games.game import Game
from parlour.tables import fair


class Lot:
    """Chance at a table, round by round, from one root secret (see `fair`)."""

    def __init__(self, game: Game, root: bytes, words: Mapping[int, str]) -> None:
        self._game = game
        self.root = root
        self._words = words
        self.restart()

    def restart(self) -> None:
        """Back to before the first round."""
        self.round = 0
        self._stream: fair.Stream | None = None

    def open_round(self) -> None:
        """Begin the next round's stream."""
        self.round += 1
        secret = fair.secret_of_round(self.root, self.round)
        self._stream = fair.Stream(self._game.name, self.round, secret, self._words)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        assert self._stream is not None, "chance was asked before a round was opened"
        return self._stream.below(n)

    def pack(self) -> list[int]:
        """The deck in an order."""
        assert self._stream is not None, "a pack was asked before a round was opened"
        return self._stream.shuffled(self._game.pack().tolist())

    def secret(self, number: int) -> str:
        """The secret of a round, for telling after it."""
        return fair.secret_of_round(self.root, number).hex()

    def commitment(self, number: int) -> str:
        """The promise for a round."""
        secret = fair.secret_of_round(self.root, number)
        return fair.commitment(self._game.name, number, secret)
