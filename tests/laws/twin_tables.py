"""A table beside a twin world: what its doors let each observer see and be told."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.games.game import Game
from parlour.games.mistakes import Mistake
from parlour.kernel.dispatch import CHANCE
from parlour.tables.lot import LaidByHand
from parlour.tables.record import Seat
from parlour.tables.table import Table
from parlour.tables.view import encode

PROBES = {
    "court-two": ("play G-Crown", "play R-Jester", "exchange", "close", "declare", "pass"),
    "court-four": ("play G-Crown", "play R-Serf", "announce R-Crown", "call-revoke", "pass"),
    "court-three": ("play G-Crown", "play R-Jester", "exchange", "close", "declare", "pass"),
    "alice": ("expose A02-Lead", "expose A09-Lead", "stop"),
    "masquerade": ("play M-1", "play R-4", "exchange X-8", "give I-3", "pass"),
    "authors-pairs": ("call 1: JO-Greeley-P", "call 0: PO-Lowell-S", "stack PO: Holmes Lowell"),
    "authors-portraits": ("call 1: JO-Greeley-P", "call 0: PO-Lowell-P", "call 1: HI-Motley-P"),
    "authors-sketches": ("call 1: JO-Greeley-P", "call 0: PO-Lowell-S", "call 1: HI-Motley-P"),
    "authors-bank": ("call 1: JO-Greeley-P", "call 0: PO-Lowell-S", "stack PO: Holmes Lowell"),
    "nations": ("play EU-Map", "play AM-2", "call", "answer yes", "pass call"),
    "monkey": ("throw Fives", "throw Maps", "draw", "stop"),
}
"""Moves that everybody asks about, legal or not, to hear what is said."""


class Chosen(LaidByHand):
    """Chance at a table that follows a world: packs and draws as that world had them."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, [])
        self.packs: list[list[int]] = []
        self.coming: list[int] = []

    def pack(self) -> list[int]:
        return self.packs[self.round - 1]

    def drawn(self, outcomes: Sequence[int]) -> int:
        code = self.coming.pop(0)
        assert code in outcomes
        return code


class TwinTable:
    """A table at which the same game is played."""

    def __init__(self, game: Game, seats: int, options: dict[str, str | int], dealer: int) -> None:
        self.lot = Chosen(game)
        self.table = Table(
            game,
            [Seat(f"Player {number}") for number in range(seats)],
            options,
            dealer=dealer,
            by_hand=self.lot,
            clock=lambda: 0.0,
        )
        self.waiting: list[tuple[int, int]] = []
        """The move that is made once the blind draws after it are known; CHANCE for a deal."""

    def deal(self, pack: list[int]) -> None:
        self.lot.packs.append(pack)
        self.waiting = [(CHANCE, 0)]

    def play(self, who: int, code: int) -> None:
        """A move, or the outcome of a draw that follows the last one."""
        if who == CHANCE:
            self.lot.coming.append(code)
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
        assert not self.lot.coming

    def shown_to(self, seat: int | None) -> tuple[bytes, tuple[tuple[str, str], ...]]:
        """The bytes of the view, revision and story included, and what is said to the probes."""
        said = []
        if seat is not None:
            for text in PROBES[self.table.game.name]:
                try:
                    why = self.table.why(seat, text)
                    said.append((why.code, why.sentence))
                except Mistake as mistake:
                    said.append((mistake.code, mistake.sentence))
        return encode(self.table.view(seat)), tuple(said)
