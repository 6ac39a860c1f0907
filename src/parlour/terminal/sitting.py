"""One person at a table with bots: what the full screen and the line mode both drive."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from threading import Lock

from parlour.bots import Bot, bot
from parlour.bots.hints import Hint, hint
from parlour.games.game import Game, Mistake
from parlour.kernel.chance import rng_of
from parlour.kernel.record import copy
from parlour.tables import record
from parlour.tables.record import Seat
from parlour.tables.table import Table
from parlour.tables.view import View


class Sitting:
    """A table, the seat of the person at it, and the minds of the others."""

    def __init__(
        self,
        game: Game,
        seats: Sequence[Seat],
        seat: int,
        options: Mapping[str, str | int] | None = None,
        deal: str = "",
        dealer: int | None = None,
        keep_at: Path | None = None,
    ) -> None:
        self.seat = seat
        self.game = game
        self.keep_at = keep_at
        self.table = Table(game, seats, options, deal=deal, dealer=dealer)
        self._bots: dict[int, Bot] = {
            place: bot(who.bot, game) for place, who in enumerate(seats) if who.kind == "bot"
        }
        self._thinking = Lock()

    def view(self, since: int = 0) -> View:
        """The table as the person may see it."""
        return self.table.view(self.seat, since)

    @property
    def is_asked(self) -> bool:
        """Whether the person has something to decide."""
        return self.seat in self.table.asked()

    def bots_asked(self) -> list[int]:
        """The bots that have something to decide, and would not cut the person's choice short."""
        asked = [seat for seat in self.table.asked() if seat in self._bots]
        return [seat for seat in asked if self.table.cuts_short(seat) != self.seat]

    def think(self, seat: int) -> int:
        """What a bot decides. Slow for a keen bot; safe in a thread, changes nothing."""
        hidden, codes = self.table.ask(seat)
        rng = rng_of(self.table.seed(seat))
        with self._thinking:
            return self._bots[seat].choose(hidden, seat, codes, rng)

    def hint(self) -> Hint:
        """What a steady player would do in the person's place, and why; raises Mistake."""
        hidden, codes = self.table.ask(self.seat)
        return hint(self.game, copy(hidden), self.seat, codes, self.table.names, rng_of(0))

    def step(self) -> bool:
        """Deal, or let one bot play; say whether there was anything to do but for the person.

        Whoever shows the story looks after every step: the next deal may bring a rule of
        memory that takes the lines before it away.
        """
        if self.table.advance():
            return True
        asked = self.bots_asked()
        if not asked:
            return False
        self.table.play_code(asked[0], self.think(asked[0]))
        return True

    def again(self, same_deal: bool) -> None:
        """Another game with the same company."""
        self.table = self.table.again(same_deal)

    def keep(self) -> str:
        """Write the record down where it was asked for; a sentence about it, or nothing."""
        if self.keep_at is None:
            return ""
        try:
            self.keep_at.write_text(record.write(self.table.record), encoding="utf-8")
        except OSError as error:
            raise Mistake(
                "not-kept", f"The record could not be written to {self.keep_at}: {error.strerror}."
            ) from error
        return f"The record is in {self.keep_at}."
