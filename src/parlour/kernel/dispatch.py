"""The contract between rules and everything else: functions resolved by the state's type.

Search, simulation and tables call these; each game registers its own. Compiled code finds the
game's function while it is compiled, so the choice costs nothing when it runs.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from parlour.kernel.chance import Rng
from parlour.kernel.engine import enter
from parlour.kernel.flat import MARK, game_of, game_of_fields, mark_of
from parlour.kernel.log import Log
from parlour.kernel.numba_or_plain import COMPILED, compiled_as

if COMPILED:
    from parlour.kernel.cache import foreign_games, is_ours, package_of, packages
    from parlour.kernel.numba_or_plain import types

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

_registry: dict[str, dict[str, Callable[..., Any]]] = {}


def register(cls: type[Any], **functions: Callable[..., Any]) -> None:
    """Say which functions are the rules of the game with this state."""
    game = game_of(cls)
    if game in _registry:
        raise ValueError(f"The game {game} is registered already.")
    missing = sorted(set(GENERIC) - set(functions))
    unknown = sorted(set(functions) - set(GENERIC))
    if missing or unknown:
        raise ValueError(f"The game {game} lacks {missing} and has unknown {unknown}.")
    _registry[game] = functions
    enter(cls, functions)
    if COMPILED:
        mark = mark_of(game)
        sources = [_source(function) for function in functions.values()]
        if not all(is_ours(source) for source in sources):
            foreign_games.add(mark)
        packages[mark] = next(filter(None, (package_of(s.__module__) for s in sources)), "")


def _source(function: Callable[..., Any]) -> Callable[..., Any]:
    """The Python function behind a compiled one."""
    source: Callable[..., Any] = getattr(function, "py_func", function)
    return source


def _rule_of_type(kind: Any, name: str) -> Callable[..., Any] | None:
    """The game's function for a Numba record type, or None for any other type."""
    if not isinstance(kind, types.Record):
        return None
    for field in kind.fields:
        if field.startswith(MARK):
            return _registry.get(game_of_fields((field,)), {}).get(name)
    return None


def begin(s: Any, options: Codes, seats: int, dealer: int) -> None:
    """A fresh game waiting for its first deal."""
    s.entries.begin(s, options, seats, dealer)


def deal(s: Any, pack: Written, log: Log | None) -> None:
    """Deal this order of the pack."""
    s.entries.deal(s, pack, log)


def actor(s: Any) -> int:
    """The seat to decide, or CHANCE, DEAL or OVER."""
    seat: int = s.entries.actor(s)
    return seat


def legal(s: Any, out: Written) -> int:
    """Write the legal codes of the actor, ascending; return how many."""
    n: int = s.entries.legal(s, out)
    return n


def play(s: Any, action: int, log: Log | None) -> None:
    """Apply a legal action of the actor, chance included."""
    s.entries.play(s, action, log)


def why_not(s: Any, seat: int, action: int) -> int:
    """0 if this seat may do this now, else the number of the first refusal that fits."""
    refusal: int = s.entries.why_not(s, seat, action)
    return refusal


def hide(s: Any, seat: int, out: Any) -> None:
    """The state as this seat (or WATCHER) may know it: unknown cards blanked, sizes kept."""
    s.entries.hide(s, seat, out)


def resample(h: Any, seat: int, rng: Rng, out: Any) -> None:
    """From a hidden state: a full state that agrees with it."""
    h.entries.resample(h, seat, rng, out)


def scores(s: Any, out: Written) -> None:
    """Each seat's score at this moment."""
    s.entries.scores(s, out)


def returns(s: Any, out: Numbers) -> None:
    """Each seat's payoff when the game is over."""
    s.entries.returns(s, out)


def deal_over(s: Any) -> bool:
    """Whether the deal in hand has ended (the game may go on)."""
    over: bool = s.entries.deal_over(s)
    return over


def value(s: Any, seat: int) -> float:
    """What the deal just ended is worth to this seat, so that search can stop there."""
    amount: float = s.entries.value(s, seat)
    return amount


def observe(h: Any, seat: int, out: Numbers) -> None:
    """A fixed-size numeric observation of a hidden state."""
    h.entries.observe(h, seat, out)


GENERIC: dict[str, Callable[..., Any]] = {
    function.__name__: function
    for function in (
        begin,
        deal,
        actor,
        legal,
        play,
        why_not,
        hide,
        resample,
        scores,
        returns,
        deal_over,
        value,
        observe,
    )
}

# Compiled twins of the look-ups above: Numba wants the very argument names.


@compiled_as(begin)
def _begin(s: Any, options: Any, seats: Any, dealer: Any) -> Any:
    rule = _rule_of_type(s, "begin")
    return rule and (lambda s, options, seats, dealer: rule(s, options, seats, dealer))


@compiled_as(deal)
def _deal(s: Any, pack: Any, log: Any) -> Any:
    rule = _rule_of_type(s, "deal")
    return rule and (lambda s, pack, log: rule(s, pack, log))


@compiled_as(actor)
def _actor(s: Any) -> Any:
    rule = _rule_of_type(s, "actor")
    return rule and (lambda s: rule(s))


@compiled_as(legal)
def _legal(s: Any, out: Any) -> Any:
    rule = _rule_of_type(s, "legal")
    return rule and (lambda s, out: rule(s, out))


@compiled_as(play)
def _play(s: Any, action: Any, log: Any) -> Any:
    rule = _rule_of_type(s, "play")
    return rule and (lambda s, action, log: rule(s, action, log))


@compiled_as(why_not)
def _why_not(s: Any, seat: Any, action: Any) -> Any:
    rule = _rule_of_type(s, "why_not")
    return rule and (lambda s, seat, action: rule(s, seat, action))


@compiled_as(hide)
def _hide(s: Any, seat: Any, out: Any) -> Any:
    rule = _rule_of_type(s, "hide")
    return rule and (lambda s, seat, out: rule(s, seat, out))


@compiled_as(resample)
def _resample(h: Any, seat: Any, rng: Any, out: Any) -> Any:
    rule = _rule_of_type(h, "resample")
    return rule and (lambda h, seat, rng, out: rule(h, seat, rng, out))


@compiled_as(scores)
def _scores(s: Any, out: Any) -> Any:
    rule = _rule_of_type(s, "scores")
    return rule and (lambda s, out: rule(s, out))


@compiled_as(returns)
def _returns(s: Any, out: Any) -> Any:
    rule = _rule_of_type(s, "returns")
    return rule and (lambda s, out: rule(s, out))


@compiled_as(deal_over)
def _deal_over(s: Any) -> Any:
    rule = _rule_of_type(s, "deal_over")
    return rule and (lambda s: rule(s))


@compiled_as(value)
def _value(s: Any, seat: Any) -> Any:
    rule = _rule_of_type(s, "value")
    return rule and (lambda s, seat: rule(s, seat))


@compiled_as(observe)
def _observe(h: Any, seat: Any, out: Any) -> Any:
    rule = _rule_of_type(h, "observe")
    return rule and (lambda h, seat, out: rule(h, seat, out))
