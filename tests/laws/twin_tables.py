"""A table beside a twin world: what its doors let each observer see and be told."""

from __future__ import annotations

from parlour.games.game import AnyGame
from parlour.games.mistakes import Mistake
from parlour.kernel.dispatch import CHANCE
from parlour.tables.chance import LaidByHand
from parlour.tables.company import Seat
from parlour.tables.start import Start
from parlour.tables.table import Table
from parlour.tables.view import encode
from tests.laws.trial import trial_of


class TwinTable:
    """A table at which the same game is played."""

    def __init__(
        self, game: AnyGame, seats: int, options: dict[str, str | int], dealer: int
    ) -> None:
        self.lot = LaidByHand(game)
        self.table = Table(
            game,
            [Seat(f"Player {number}") for number in range(seats)],
            Start.by_hand(self.lot, options, dealer=dealer),
        )
        self.waiting: list[tuple[int, int]] = []
        """The move that is made once the blind draws after it are known; CHANCE for a deal."""

    def deal(self, pack: list[int]) -> None:
        self.lot.lay_pack(pack)
        self.waiting = [(CHANCE, 0)]

    def play(self, who: int, code: int) -> None:
        """A move, or the outcome of a draw that follows the last one."""
        if who == CHANCE:
            self.lot.lay_draws(code - self.table.game.codes)
        else:
            self.waiting = [(who, code)]

    def catch_up(self) -> None:
        """No draw is pending any more: the table can do what the world did."""
        for who, code in self.waiting:
            if who == CHANCE:
                assert self.table.advance()
            else:
                self.table.play_code(who, code)
        self.waiting = []

    def shown_to(self, seat: int | None) -> tuple[bytes, tuple[tuple[str, str], ...]]:
        """The bytes of the view, revision and story included, and what is said to the probes."""
        said = []
        if seat is not None:
            for text in trial_of(self.table.game.name).probes:
                try:
                    why = self.table.why(seat, text)
                    said.append((why.code, why.sentence))
                except Mistake as mistake:
                    said.append((mistake.code, mistake.sentence))
        return encode(self.table.view(seat)), tuple(said)
