"""What the laws must be told of a game to put it on trial: one module a sheet says it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

import numpy as np
from numpy.typing import NDArray

from parlour.games.catalogue import game, names
from parlour.kernel.cards import NO_CARD
from parlour.kernel.chance import Rng

Places = dict[str, list[int]]


@dataclass(frozen=True)
class Trial:
    """How one game is put on trial."""

    places: Callable[[Any], Places]
    """Where the cards of a state lie: every card in one of these places, and once."""
    rash: frozenset[int]
    """Moves that end a round or a turn early, or drown all others. Uniform play would choose
    them so often that hardly any round was played out, so they are chosen one time in eight."""
    probes: tuple[str, ...]
    """Moves that everybody at a table asks about, legal or not, to hear what is said."""
    compared_moves: int
    """After so many, compiled and interpreted rules need be compared no further."""
    reaching_games: int
    """So many random games come by every clause of the sheet, together with its other games."""
    sought: frozenset[int] = frozenset()
    """Kinds of events that name a card which is asked for, wherever it may lie."""
    revealing: frozenset[int] = frozenset()
    """Moves right after which more is refused than at other times."""
    lay: Callable[[NDArray[np.int64], Rng], None] | None = None
    """Lay a shuffled pack, now and then, so that a rare rule can be met."""
    narrow: Callable[[Any, list[int], Rng], list[int]] | None = None
    """Leave some legal codes out, so that play goes deep."""
    advance: Callable[[Any, Rng], None] | None = None
    """Begin some games further on, where rules act that early play does not meet."""


@cache
def trial_of(name: str) -> Trial:
    """How the game of this name is put on trial."""
    trials: dict[str, Trial] = import_module(f"tests.laws.trials_of_{game(name).sheet}").TRIALS
    return trials[name]


def sheets() -> list[str]:
    """The sheets of which a game can be played."""
    return list(dict.fromkeys(game(name).sheet for name in names()))


def games_of(sheet: str) -> list[str]:
    """The names of the games of one sheet."""
    return [name for name in names() if game(name).sheet == sheet]


def those(cards: list[int]) -> list[int]:
    """The cards of a list that has room for more."""
    return [card for card in cards if card != NO_CARD]
