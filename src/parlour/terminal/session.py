"""One person at a table with bots: what the full screen and the line mode both drive."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from threading import Lock

from parlour.bots import Bot, asked_at
from parlour.bots.consult import BotFailed, by_chance, consult
from parlour.bots.hints import Hint, hint
from parlour.bots.seating import level_of, sit_down, who_is
from parlour.games.game import AnyGame, Mistake
from parlour.kernel.chance import rng_of
from parlour.tables import record
from parlour.tables.company import Seat
from parlour.tables.start import Start
from parlour.tables.table import Table
from parlour.tables.view import View


class Session:
    """A table, the seat of the person at it, and the bots in all other seats."""

    def __init__(
        self,
        game: AnyGame,
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
        named = {place: who.bot for place, who in enumerate(seats) if who.kind == "bot"}
        self.bots_named = list(named.values())
        """The bots as the person named them, one after another: levels, or files and modules."""
        self._company = {place: who_is(word) for place, word in named.items()}
        seated = [
            Seat(who.name, who.kind, level_of(self._company[place])) if place in named else who
            for place, who in enumerate(seats)
        ]
        self.table = Table(game, seated, Start(options or {}, deal=deal, dealer=dealer))
        self._bots = self._sit_down()
        self._thinking = Lock()
        self.failures: list[str] = []
        """What went wrong with bots that somebody brought, a sentence each."""

    def _sit_down(self) -> dict[int, Bot]:
        return {place: sit_down(who, self.game) for place, who in self._company.items()}

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
        """What a bot decides; by chance where it fails.

        Slow for a keen bot; safe in a thread, changes nothing at the table.
        """
        asked = asked_at(self.table, seat)
        codes, seed = asked.codes, self.table.seed(seat)
        with self._thinking:
            try:
                return consult(self._bots[seat], asked)
            except BotFailed as failed:
                self.failures.append(failed.sentence)
                return by_chance(codes, rng_of(seed))

    def about_failures(self) -> str:
        """A sentence or two on bots that failed, or nothing."""
        if not self.failures:
            return ""
        times = len(self.failures)
        more = "" if times == 1 else f" Bots failed {times} times; this was the first."
        return f"{self.failures[0]} Chance chose instead.{more}"

    def hint(self) -> Hint:
        """What a steady player would do in the person's place, and why; raises Mistake."""
        return hint(asked_at(self.table, self.seat, rng_of(0)), self.table.names)

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
        """Another game with the same company; whoever was brought by his class comes anew."""
        self.table = self.table.again(same_deal)
        self._bots = self._sit_down()

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
