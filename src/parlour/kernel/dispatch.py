"""The contract between rules and everything else: functions resolved by the state's type.

A game brings the thirteen functions of `Rules` and registers them for its class of states. Search,
simulation and tables call the functions of the same names here. Compiled code finds the game's own
while it is compiled, so the choice costs nothing when it runs.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypedDict, TypeVar, Unpack

import numpy as np
from numpy.typing import NDArray

from parlour.kernel.chance import Rng
from parlour.kernel.engine import enter
from parlour.kernel.flat import Record, game_of, game_of_fields, mark_of
from parlour.kernel.log import Log
from parlour.kernel.numba_or_plain import COMPILED
from parlour.kernel.rule import F, resolved

if TYPE_CHECKING:
    from typing import Self

if COMPILED:
    from parlour.kernel.cache import foreign_games, is_ours, package_of, packages

CHANCE = -1
"""`actor`: a blind draw; its outcomes are equally likely and have codes of their own."""
DEAL = -2
"""`actor`: the game wants a pack."""
OVER = -3
"""`actor`: the game is over."""

Codes = NDArray[np.int64]
Numbers = NDArray[np.float64]
Written: TypeAlias = "NDArray[np.int64] | array[int]"
"""Numbers that Python hands to rules, or has them write: whole ones, of 64 bits, in a row."""


class State(Record):
    """A game at any moment, as its rules have it: what the classes of all games descend from."""

    __slots__ = ()

    if TYPE_CHECKING:

        @property
        def entries(self) -> Rules[Self]:
            """The rules of its game, as Python calls them."""


S = TypeVar("S", bound=State)


class Rules(TypedDict, Generic[S]):
    """The rules of one game: what each of its functions is given, and owes.

    `s` is a state, and `h` one that `hide` has made: what a seat, or WATCHER, may know. None of
    them rolls dice or keeps anything but what stands in the state. Two laws are tested: the actor's
    legal codes are the same in `s` and in what he may know of it, and what `resample` makes of `h`
    hides to `h` again, byte for byte.
    """

    begin: Callable[[S, Codes, int, int], None]
    """`begin(s, options, seats, dealer)`: a fresh game waiting for its first deal. `s` is all zero;
    the options are numbers, in the order of the rulebook."""
    deal: Callable[[S, Codes, Log | None], None]
    """`deal(s, pack, log)`: this order of the pack is dealt; called where `actor` says DEAL."""
    actor: Callable[[S], int]
    """`actor(s)`: the seat to decide, or CHANCE, DEAL or OVER."""
    legal: Callable[[S, Codes], int]
    """`legal(s, out)`: the actor's legal codes, ascending, written into `out`, and how many. At
    CHANCE they are the outcomes, all equally likely; at DEAL and OVER there are none."""
    play: Callable[[S, int, Log | None], None]
    """`play(s, action, log)`: a legal action is applied, chance included. Where there is a log,
    what happens is told to it, in MOST_EVENTS events at most."""
    why_not: Callable[[S, int, int], int]
    """`why_not(s, seat, action)`: 0 if this seat may do this now, which is so exactly where `legal`
    lists it; else the number of the first refusal that fits, in the order of the sheet. Any number
    may be asked about."""
    hide: Callable[[S, int, S], None]
    """`hide(s, seat, out)`: `out` becomes the state as this seat may know it: unknown cards
    blanked, sizes kept, and nothing that tells of what the seat cannot know."""
    resample: Callable[[S, int, Rng, S], None]
    """`resample(h, seat, rng, out)`: `out` becomes a full state that agrees with the hidden one."""
    scores: Callable[[S, Codes], None]
    """`scores(s, out)`: each seat's score, at any moment."""
    returns: Callable[[S, Numbers], None]
    """`returns(s, out)`: each seat's payoff when the game is over; their sum is 0."""
    deal_over: Callable[[S], bool]
    """`deal_over(s)`: whether the deal in hand has ended, though the game may go on."""
    value: Callable[[S, int], float]
    """`value(s, seat)`: what the deal just ended is worth to this seat, so that search can stop
    there."""
    observe: Callable[[S, int, Numbers], None]
    """`observe(h, seat, out)`: the hidden state as numbers, of the length that the game states."""


_registry: dict[str, Rules[Any]] = {}


def register(state: type[S], **rules: Unpack[Rules[S]]) -> None:
    """Say which functions are the rules of the game with this state."""
    game = game_of(state)
    if game in _registry:
        raise ValueError(f"The game {game} is registered already.")
    missing = sorted(Rules.__required_keys__ - set(rules))
    unknown = sorted(set(rules) - Rules.__required_keys__)
    if missing or unknown:
        raise ValueError(f"The game {game} lacks {missing} and has unknown {unknown}.")
    _registry[game] = rules
    enter(state, rules)
    if COMPILED:
        mark = mark_of(game)
        sources = [getattr(rule, "py_func", rule) for rule in rules.values()]
        if not all(is_ours(source) for source in sources):
            foreign_games.add(mark)
        packages[mark] = next(filter(None, (package_of(s.__module__) for s in sources)), "")


def _generic(function: F) -> F:
    """Compiled callers of this function call the rule of its name, of whichever game it is."""

    def rule_for(fields: tuple[str, ...]) -> object:
        rules = _registry.get(game_of_fields(fields))
        return rules and rules.get(function.__name__)

    return resolved(rule_for)(function)


# What rules take for NumPy's array may be Python's own: they read and write both alike.


@_generic
def begin(s: State, options: Codes, seats: int, dealer: int) -> None:
    """A fresh game waiting for its first deal."""
    s.entries["begin"](s, options, seats, dealer)


@_generic
def deal(s: State, pack: Written, log: Log | None) -> None:
    """Deal this order of the pack."""
    s.entries["deal"](s, pack, log)  # type: ignore[arg-type]


@_generic
def actor(s: State) -> int:
    """The seat to decide, or CHANCE, DEAL or OVER."""
    return s.entries["actor"](s)


@_generic
def legal(s: State, out: Written) -> int:
    """Write the legal codes of the actor, ascending; return how many."""
    return s.entries["legal"](s, out)  # type: ignore[arg-type]


@_generic
def play(s: State, action: int, log: Log | None) -> None:
    """Apply a legal action of the actor, chance included."""
    s.entries["play"](s, action, log)


@_generic
def why_not(s: State, seat: int, action: int) -> int:
    """0 if this seat may do this now, else the number of the first refusal that fits."""
    return s.entries["why_not"](s, seat, action)


@_generic
def hide(s: S, seat: int, out: S) -> None:
    """The state as this seat (or WATCHER) may know it: unknown cards blanked, sizes kept."""
    s.entries["hide"](s, seat, out)


@_generic
def resample(h: S, seat: int, rng: Rng, out: S) -> None:
    """From a hidden state: a full state that agrees with it."""
    h.entries["resample"](h, seat, rng, out)


@_generic
def scores(s: State, out: Written) -> None:
    """Each seat's score at this moment."""
    s.entries["scores"](s, out)  # type: ignore[arg-type]


@_generic
def returns(s: State, out: Numbers) -> None:
    """Each seat's payoff when the game is over."""
    s.entries["returns"](s, out)


@_generic
def deal_over(s: State) -> bool:
    """Whether the deal in hand has ended (the game may go on)."""
    return s.entries["deal_over"](s)


@_generic
def value(s: State, seat: int) -> float:
    """What the deal just ended is worth to this seat, so that search can stop there."""
    return s.entries["value"](s, seat)


@_generic
def observe(h: State, seat: int, out: Numbers) -> None:
    """A fixed-size numeric observation of a hidden state."""
    h.entries["observe"](h, seat, out)
