"""`python -m tests.kernel.callers`: every kind of caller that Numba has, over our rules.

Each runs in a process of its own, since what is linked wrongly ends the process: one that has
loaded everything is copied for each, which costs next to nothing. What each answered, or how it
ended, is printed as JSON.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
from numba import carray, cfunc, from_dtype, guvectorize, njit, prange, types, vectorize
from numba.experimental import jitclass
from numba.extending import overload

from parlour.games.catalogue import game
from parlour.kernel.cards import bit, has, without_lowest
from parlour.kernel.dispatch import Rules, State, actor, legal, register
from parlour.kernel.flat import flat, many
from parlour.kernel.rule import compiled, rule


@flat("errand")
class Errand(State):
    """The state of a game that is quickly compiled."""

    turn: int
    cards: np.uint64


@rule
def _beneath(s: Errand) -> int:
    return s.turn + (1 if has(s.cards, 0) else 0)


@rule
def _whose(s: Errand) -> int:
    return _beneath(s)


@rule
def _may(s: Errand, out: Any) -> int:
    out[0] = _beneath(s)
    return 10 * _beneath(s)


@rule
def _never(s: Errand) -> int:
    return 0


_RULES: Any = dict.fromkeys(Rules.__required_keys__, _never)
register(Errand, **(_RULES | {"actor": _whose, "legal": _may}))

N = 3
STATES: Any = many(Errand, N)
STATES["turn"] = np.arange(N)
STATES["cards"] = bit(0)
OUT = np.zeros(64, np.int64)


def one(a: Any) -> Any:
    """Ask one generic function."""
    return actor(a[0])


def several(a: Any, out: Any) -> Any:
    """Ask functions that have rules in common, for every state."""
    total = 0
    for k in range(len(a)):
        total += 100 * actor(a[k]) + legal(a[k], out)
    return total


def side_by_side(a: Any, found: Any) -> None:
    """Ask for every state at once."""
    for k in prange(len(a)):
        found[k] = actor(a[k])


def asked_twice(s: Any) -> Any:
    """Stand in for a function with a body of its own in compiled code."""
    return 2 * actor(s)


def plain() -> Any:
    return njit(one)(STATES)


def shared() -> Any:
    return njit(several)(STATES, OUT)


def of_a_callee() -> Any:
    inner = njit(several)
    return njit(lambda a, out: inner(a, out) + actor(a[0]))(STATES, OUT)


def beneath_a_rule() -> Any:
    """A rule calls a plain function, which calls rules that the first calls too."""
    inner = njit(several)

    @compiled
    def outer(a: Any, out: Any) -> int:
        return inner(a, out) + actor(a[0])

    return outer(STATES, OUT)


def inlined() -> Any:
    inner = njit(inline="always")(one)
    return njit(lambda a: inner(a))(STATES)


def in_closure() -> Any:
    @njit  # type: ignore[untyped-decorator]
    def outer(a: Any) -> Any:
        def inner(k: int) -> Any:
            return actor(a[k])

        return inner(0) + inner(1)

    return outer(STATES)


def generator() -> Any:
    @njit  # type: ignore[untyped-decorator]
    def each(a: Any) -> Any:
        for k in range(len(a)):
            yield actor(a[k])

    @njit  # type: ignore[untyped-decorator]
    def total(a: Any) -> Any:
        found = 0
        for seat in each(a):
            found += seat
        return found

    return total(STATES)


def parallel() -> Any:
    found = np.zeros(N, np.int64)
    njit(parallel=True)(side_by_side)(STATES, found)
    return found.tolist()


def kept() -> Any:
    """The second process of this name finds what the first has kept."""
    function = njit(cache=True)(several)
    answer = function(STATES, OUT)
    return [answer, sum(function.stats.cache_hits.values())]


def callback() -> Any:
    kind = from_dtype(Errand.dtype)

    @cfunc(types.int64(types.CPointer(kind), types.int64))  # type: ignore[untyped-decorator]
    def called(pointer: Any, n: Any) -> Any:
        a = carray(pointer, n)
        return actor(a[n - 1])

    a = STATES
    return called.ctypes(a.ctypes.data, N)


def ufunc() -> Any:
    count = vectorize(["uint64(uint64)"])(lambda cards: without_lowest(cards))
    return count(np.array([1, 6, 7], np.uint64)).tolist()


def generalised_ufunc() -> Any:
    """NumPy has no such functions of records: a set of cards stands in for one."""

    @guvectorize([(types.uint64[:], types.int64[:])], "(n)->()")  # type: ignore[untyped-decorator]
    def held(cards: Any, out: Any) -> None:
        out[0] = 0
        for k in range(len(cards)):
            if has(without_lowest(cards[k]), 1):
                out[0] += 1

    return held(np.array([[1, 3, 7], [2, 4, 8]], np.uint64)).tolist()


def overloaded() -> Any:
    overload(asked_twice)(lambda s: lambda s: 2 * actor(s))
    return njit(lambda a: asked_twice(a[1]))(STATES)


def method() -> Any:
    @jitclass([("times", types.int64)])
    class Asker:
        def __init__(self, times: int) -> None:
            self.times = times

        def ask(self, a: Any) -> Any:
            return self.times * actor(a[1])

    return Asker(5).ask(STATES)


def handed_over() -> Any:
    """A rule as an argument."""
    return njit(lambda f, a: f(a[1]))(_whose, STATES)


def one_of_ours() -> Any:
    """A whole game's rules, with all that they call."""
    played = game("monkey")
    a = many(played.state, 1)
    a[0] = np.asarray(played.begin(4, {}, 0))
    return njit(one)(a)


CALLERS: dict[str, Callable[[], Any]] = {
    function.__name__: function
    for function in (
        plain,
        shared,
        of_a_callee,
        beneath_a_rule,
        inlined,
        in_closure,
        generator,
        parallel,
        kept,
        callback,
        ufunc,
        generalised_ufunc,
        overloaded,
        method,
        handed_over,
        one_of_ours,
    )
}


def answer_of(caller: Callable[[], Any]) -> Any:
    """What a caller answers in a copy of this process, or the sentence of how it ended."""
    ours, theirs = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            text = json.dumps({"answer": caller()}, default=int)
        except Exception as error:
            text = json.dumps({"error": f"{type(error).__name__}: {error}"})
        os.write(theirs, text.encode())
        os._exit(0)
    os.close(theirs)
    with os.fdopen(ours) as pipe:
        told = pipe.read()
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    return json.loads(told) if told and status == 0 else {"error": f"ended with {status}"}


def main() -> None:
    """Try those named, or all, in turn."""
    print(json.dumps({name: answer_of(CALLERS[name]) for name in sys.argv[1:] or CALLERS}))


if __name__ == "__main__":
    main()
