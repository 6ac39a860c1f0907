"""Bots by level, and many games between them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from parlour.bots.bot import check_budget, check_level, levels
from parlour.bots.seating import OfLevel, Who, who_is
from parlour.bots.simulate import simulate as play_many
from parlour.door.catalogue import game as game_called
from parlour.games.game import Game
from parlour.games.mistakes import NoSuch
from parlour.games.sheets import like


def bot(level: str, *, budget: int | None = None) -> OfLevel:
    """A bot of ours for any game: chance, steady or keen; raises Mistake.

    A keen bot looks into `budget` worlds before it moves. That is no time: with the same budget it
    decides alike on every machine.

    >>> import parlour
    >>> parlour.bot("keen", budget=200)
    OfLevel(level='keen', budget=200)
    """
    try:
        check_level(level)
    except NoSuch as mistake:
        near = like(level, [name for name, _ in levels()], 1)
        raise NoSuch(mistake.code, f"{mistake.sentence}{near}") from None
    check_budget(budget)
    if budget is not None and level != "keen":
        raise NoSuch("bad-budget", f"A {level} bot looks into no worlds: only keen has a budget.")
    return OfLevel(level, budget)


@dataclass(frozen=True, slots=True)
class SeatReport:
    """What came of one seat: games won alone and together, its share of the wins, its payoff."""

    level: str
    wins: int
    shared: int
    share: float
    share_error: float
    payoff: float
    score: float


@dataclass(frozen=True, slots=True)
class Report:
    """What came of many games.

    >>> import parlour
    >>> report = parlour.simulate("alice", "chance", games=100, seed=1)
    >>> report
    <100 games of alice: chance 26%, chance 26%, chance 21%, chance 27%>
    >>> report.games, len(report.seats)
    (100, 4)
    """

    game: str
    games: int
    seed: int
    options: Mapping[str, str]
    seats: tuple[SeatReport, ...]
    lengths: Mapping[str, Mapping[str, float]] = field(repr=False)
    """Decisions, turns and, where there are any, rounds: mean, median, least and most."""

    def share(self, level: str) -> float:
        """The share of the wins of all seats of this level together; raises Mistake."""
        found = [seat.share for seat in self.seats if seat.level == level]
        if not found:
            near = like(level, {seat.level for seat in self.seats}, 1)
            raise NoSuch("no-such-bot", f"No “{level}” played in these games.{near}")
        return sum(found)

    def __repr__(self) -> str:
        shares = ", ".join(f"{seat.level} {seat.share:.0%}" for seat in self.seats)
        return f"<{self.games} games of {self.game}: {shares}>"


def simulate(
    game: str | Game[Any],
    *company: Who,
    games: int = 1000,
    seed: int = 1,
    budget: int | None = None,
    processes: int | None = None,
    **house_rules: str | int,
) -> Report:
    """Play many games between bots; raises Mistake.

    Each of the company is a level, `parlour.bot(…)`, a bot of your own, or its class; one alone
    fills a usual table. The same seed gives the same games, whatever the number of cores.

    >>> import parlour
    >>> parlour.simulate("court", "steady", "chance", games=10).share("steady")
    1.0
    """
    played = game_called(game)
    seats = [who_is(who) if isinstance(who, str) else who for who in company or ("steady",)]
    if len(seats) == 1:
        seats *= played.usual_seats
    made = play_many(played, games, seed, seats, house_rules, processes, budget=budget)
    return Report(
        game=made["game"],
        games=made["games"],
        seed=made["seed"],
        options=made["options"],
        seats=tuple(
            SeatReport(
                level=row["level"],
                wins=row["wins"],
                shared=row["shared"],
                share=row["share"],
                share_error=row["share_error"],
                payoff=row["return"],
                score=row["score"],
            )
            for row in made["seats"]
        ),
        lengths=made["lengths"],
    )
