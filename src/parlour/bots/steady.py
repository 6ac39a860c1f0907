"""The heuristic player of each game, found by the state's type, compiled and interpreted alike.

A game's own module stands in `_WHERE`; it is imported when a bot for the game is first wanted
and says who plays steadily there with `plays_steadily`. A game that has none is played as
`untaught` plays any.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Generic, Protocol, TypeAlias

import numpy as np

from parlour.bots.reasons import Reasons, S_contra, code_of
from parlour.games.game import AnyGame, Game
from parlour.kernel.chance import Rng
from parlour.kernel.dispatch import Codes, S, State
from parlour.kernel.flat import game_of, game_of_fields
from parlour.kernel.rule import resolved, rule

_WHERE = {
    "court-two": "parlour.bots.court",
    "court-three": "parlour.bots.court",
    "court-four": "parlour.bots.court_four",
    "alice": "parlour.bots.alice",
    "nations": "parlour.bots.nations",
    "monkey": "parlour.bots.monkey",
    "masquerade": "parlour.bots.masquerade",
    "portrait": "parlour.bots.authors",
}
"""By the name of the state: games that share one are played by the same rules of thumb."""


PONDER = -1
"""What a rule of thumb answers where only more thought can tell: ask `Judgement.ponder`.

Any other answer is a code with its reason, as `reasons.because` puts them together."""


class Judgement(Protocol[S_contra]):
    """What bots of a game do that is more than a rule of thumb."""

    def ponder(self, h: S_contra, seat: int, codes: Codes, rng: Rng) -> int:
        """A legal code, with its reason, where the rules of thumb answered PONDER."""
        ...

    def certain(self, h: S_contra, seat: int, codes: Codes, rng: Rng) -> int:
        """A legal code that no search could better, else -1."""
        ...


class NoJudgement:
    """For games that rules of thumb are enough for."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def ponder(self, h: State, seat: int, codes: Codes, rng: Rng) -> int:
        """Never asked."""
        raise AssertionError(f"Rules of thumb were to be enough for {self._game.title}.")

    def certain(self, h: State, seat: int, codes: Codes, rng: Rng) -> int:
        """Nothing is certain but the only move there is."""
        return int(codes[0]) if len(codes) == 1 else -1


Thumb: TypeAlias = Callable[[S_contra, int, Codes, int, Rng], int]


@dataclass(frozen=True)
class SteadyPlay(Generic[S_contra]):
    """How a game is played by bots."""

    choose: Thumb[S_contra]
    """`choose(h, seat, codes, n, rng)`: a legal code with its reason by a rule of thumb, or
    PONDER."""
    temper: Codes = field(repr=False)
    """For each code, how a random continuation treats it: see `search`."""
    judgement: Callable[[AnyGame], Judgement[S_contra]]
    reasons: Reasons[S_contra] = field(repr=False)


_steady_play: dict[str, SteadyPlay[Any]] = {}


def plays_steadily(
    state: type[S],
    choose: Thumb[S],
    temper: Codes,
    reasons: Reasons[S],
    judgement: Callable[[AnyGame], Judgement[S]] = NoJudgement,
) -> None:
    """Say how bots play the game with this state."""
    name = game_of(state)
    _steady_play[name] = SteadyPlay(choose, temper, judgement, reasons)


def steady_play(game: Game[S]) -> SteadyPlay[S]:
    """How bots play this game."""
    kept = game_of(game.state)
    if kept not in _steady_play and kept in _WHERE:
        import_module(_WHERE[kept])
    if kept not in _steady_play:
        from parlour.bots import untaught

        ways = untaught.choose, untaught.temper(game), untaught.REASONS, untaught.LookAhead
        plays_steadily(game.state, *ways)
    return _steady_play[kept]


def temper_of(codes: int, **kinds: tuple[int, tuple[int, ...]]) -> Codes:
    """A temper for so many codes: `name=(kind, codes of that kind)`; all others are usual."""
    temper = np.zeros(codes, np.int64)
    for kind, those in kinds.values():
        temper[list(those)] = kind
    return temper


def _thumb_for(fields: tuple[str, ...]) -> object:
    ways = _steady_play.get(game_of_fields(fields))
    return ways and ways.choose


@resolved(_thumb_for)
def _thumb(h: State, seat: int, codes: Codes, n: int, rng: Rng) -> int:
    return _steady_play[game_of(h)].choose(h, seat, codes, n, rng)


@rule
def steady(h: State, seat: int, codes: Codes, n: int, rng: Rng) -> int:
    """The rule of thumb's choice among these n legal codes, or PONDER."""
    return code_of(_thumb(h, seat, codes, n, rng))
