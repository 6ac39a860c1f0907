"""What a bot is: a seat that chooses from what it may know, and from nothing else.

`choose` is given one value, `Asked`, with a hidden state of its own, the legal codes and random
numbers. Asked the same again, a bot answers the same.
"""

from __future__ import annotations

from typing import Protocol

import numpy as np

from parlour.bots.asked import Asked
from parlour.bots.reasons import Advice, advice_of
from parlour.bots.search import Search
from parlour.bots.steady import PONDER, steady_play
from parlour.games.game import AnyGame, NoSuch
from parlour.games.saying import say
from parlour.kernel.chance import pick

ITERATIONS = 4000
"""How many worlds a keen bot looks into before it moves, where nobody gives it a budget."""

CLEARLY = 2
"""A keen bot leaves its rule of thumb for a move tried more than so many times as often."""

_LEVELS = (
    ("chance", say("Plays any legal move, each equally likely.")),
    ("steady", say("Plays by sound rules of thumb, and remembers everything it has seen.")),
    ("keen", say("Looks ahead in thousands of deals that might be true before it moves.")),
)


class Bot(Protocol):
    """Somebody who decides for a seat."""

    @property
    def level(self) -> str:
        """What it is called in reports and records."""
        ...

    def choose(self, asked: Asked) -> int:
        """One of the legal codes, from the state as this seat may know it."""
        ...


class Chance:
    """Any legal move, each equally likely."""

    level = "chance"

    def choose(self, asked: Asked) -> int:
        """One of the codes, by the random numbers alone."""
        return asked.codes[pick(asked.rng, len(asked.codes))]


class Steady:
    """The game's rules of thumb."""

    level = "steady"

    def __init__(self, game: AnyGame) -> None:
        self._ways = steady_play(game)
        self._judgement = self._ways.judgement(game)

    def choose(self, asked: Asked) -> int:
        """What the heuristic of the game finds best."""
        return self.advise(asked).code

    def advise(self, asked: Asked) -> Advice:
        """The same, with the reason."""
        h, seat, rng = asked.state, asked.seat, asked.rng
        listed = np.array(asked.codes, np.int64)
        chosen = int(self._ways.choose(h, seat, listed, len(listed), rng))
        if chosen == PONDER:
            chosen = self._judgement.ponder(h, seat, listed, rng)
        return advice_of(chosen)


class Keen:
    """A steady player who looks ahead, and follows the search where it clearly prefers a move."""

    level = "keen"

    def __init__(self, game: AnyGame, iterations: int | None = None) -> None:
        ways = steady_play(game)
        self._judgement = ways.judgement(game)
        self._steady = Steady(game)
        self._search = Search(game, ways.temper)
        self._iterations = iterations

    def choose(self, asked: Asked) -> int:
        """The steady move, unless the search came back to another far more often."""
        if len(asked.codes) == 1:
            return asked.codes[0]
        h, seat, rng = asked.state, asked.seat, asked.rng
        certain = self._judgement.certain(h, seat, np.array(asked.codes, np.int64), rng)
        if certain >= 0:
            return certain
        usual = self._steady.choose(asked)
        worlds = self._iterations or asked.budget or ITERATIONS
        tried = self._search.counts(h, seat, worlds, rng)
        best = max(asked.codes, key=lambda code: (tried[code], -code))
        return best if tried[best] > CLEARLY * tried[usual] else usual


def levels() -> list[tuple[str, str]]:
    """Every level of play, weakest first, with what it does in a sentence."""
    return list(_LEVELS)


def check_level(level: str) -> None:
    """Raises NoSuch where there is no such level."""
    known = [name for name, _ in _LEVELS]
    if level not in known:
        raise NoSuch(
            "no-such-bot",
            say(
                "There is no bot “{level}”. There are: {offered}.",
                level=level,
                offered=", ".join(known),
            ),
        )


def check_budget(budget: int | None) -> None:
    """Raises NoSuch where this is no number of worlds to look into."""
    if budget is not None and budget < 1:
        raise NoSuch(
            "bad-budget",
            say("A budget is how many worlds a bot may look into: 1 or more, not {n}.", n=budget),
        )


def bot(level: str, game: AnyGame, budget: int | None = None) -> Bot:
    """A bot of this level for this game; raises NoSuch.

    The budget is how many worlds a keen bot looks into, whatever it is asked with.
    """
    check_level(level)
    check_budget(budget)
    if level == "chance":
        return Chance()
    return Steady(game) if level == "steady" else Keen(game, budget)
