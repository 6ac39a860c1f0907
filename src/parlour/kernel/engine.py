"""How Python calls the rules of a game: one table of entries, filled in one of two ways.

The rules of a game are thirteen functions (`dispatch` says what they mean). Compiled, each takes
the addresses of states and arrays: such a call costs a fifth of a microsecond, where handing a
record over costs four to eight. Interpreted, they are called as they are written.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping
from types import SimpleNamespace
from typing import Any, Protocol

import numpy as np

from parlour.kernel.flat import dtype_of, game_of
from parlour.kernel.log import Log
from parlour.kernel.numba_or_plain import COMPILED

Function = Callable[..., Any]


class Entries(Protocol):
    """The rules of one game, as Python calls them."""

    def begin(self, s: Any, options: Any, seats: int, dealer: int) -> None: ...
    def deal(self, s: Any, pack: Any, log: Any) -> None: ...
    def actor(self, s: Any) -> int: ...
    def legal(self, s: Any, out: Any) -> int: ...
    def play(self, s: Any, action: int, log: Any) -> None: ...
    def why_not(self, s: Any, seat: int, action: int) -> int: ...
    def hide(self, s: Any, seat: int, out: Any) -> None: ...
    def resample(self, h: Any, seat: int, rng: Any, out: Any) -> None: ...
    def scores(self, s: Any, out: Any) -> None: ...
    def returns(self, s: Any, out: Any) -> None: ...
    def deal_over(self, s: Any) -> bool: ...
    def value(self, s: Any, seat: int) -> float: ...
    def observe(self, h: Any, seat: int, out: Any) -> None: ...


class AsWritten:
    """The rules as plain Python over NumPy records."""

    def __init__(self, rules: dict[str, Function]) -> None:
        # The very dictionary: a rule that is replaced there is replaced here.
        self.__dict__ = rules


class ByAddress:
    """The rules compiled for addresses; each is compiled, or fetched, when it is first called.

    What is given besides the state is looked at first: at an address anything would be written.
    """

    def __init__(self, cls: type[Any], rules: Mapping[str, Function]) -> None:
        self._cls = cls
        self._at = SimpleNamespace(**rules)

    def begin(self, s: Any, options: Any, seats: int, dealer: int) -> None:
        self._at.begin(s.at, *span(options), seats, dealer)

    def deal(self, s: Any, pack: Any, log: Any) -> None:
        if log is None:
            self._at.deal_unheard(s.at, *span(pack))
        else:
            self._at.deal(s.at, *span(pack), address(log, Log))

    def actor(self, s: Any) -> int:
        return self._at.actor(s.at)

    def legal(self, s: Any, out: Any) -> int:
        return self._at.legal(s.at, *span(out, writes=True))

    def play(self, s: Any, action: int, log: Any) -> None:
        if log is None:
            self._at.play_unheard(s.at, int(action))
        else:
            self._at.play(s.at, int(action), address(log, Log))

    def why_not(self, s: Any, seat: int, action: int) -> int:
        return self._at.why_not(s.at, int(seat), int(action))

    def hide(self, s: Any, seat: int, out: Any) -> None:
        self._at.hide(s.at, int(seat), address(out, self._cls))

    def resample(self, h: Any, seat: int, rng: Any, out: Any) -> None:
        self._at.resample(h.at, int(seat), *span(rng, writes=True), address(out, self._cls))

    def scores(self, s: Any, out: Any) -> None:
        self._at.scores(s.at, *span(out, writes=True))

    def returns(self, s: Any, out: Any) -> None:
        self._at.returns(s.at, *span(out, "f", writes=True))

    def deal_over(self, s: Any) -> bool:
        return self._at.deal_over(s.at)

    def value(self, s: Any, seat: int) -> float:
        return self._at.value(s.at, int(seat))

    def observe(self, h: Any, seat: int, out: Any) -> None:
        self._at.observe(h.at, int(seat), *span(out, "f", writes=True))


def address(given: Any, cls: type[Any]) -> int:
    """Where the bytes of a state or a log lie, which must be of this class."""
    if getattr(given, "of", None) is not cls:
        kind = type(given).__name__
        raise TypeError(f"Rules take a {cls.__name__} here, and this is a {kind}.")
    place: int = given.at
    return place


_KINDS = {"i": "whole numbers", "f": "real numbers"}
_TYPECODES = {"i": "qQlL", "f": "d"}


def span(numbers: Any, kind: str = "i", *, writes: bool = False) -> tuple[int, int]:
    """Where the numbers of an array lie, and how many they are.

    They must be 64 bits wide, side by side, of the kind that the rules read (`i` or `f`), and not
    be read-only where rules write.
    """
    if isinstance(numbers, array):
        if numbers.itemsize == 8 and numbers.typecode in _TYPECODES[kind]:
            return numbers.buffer_info()
    elif isinstance(numbers, np.ndarray):
        fits = numbers.itemsize == 8 and numbers.dtype.kind.replace("u", "i") == kind
        flags = numbers.flags
        if fits and numbers.ndim == 1 and flags.c_contiguous and (flags.writeable or not writes):
            return numbers.__array_interface__["data"][0], len(numbers)
    to_write = ", to write upon" if writes else ""
    raise TypeError(
        f"Rules take arrays of 64-bit {_KINDS[kind]}, side by side in one row{to_write}."
    )


if COMPILED:
    from numba import carray

    from parlour.kernel.numba_or_plain import intrinsic, numba, types
    from parlour.kernel.rule import compiled

    def _pointed_at(kind: Any) -> Any:
        """What lies at an address, taken for this kind."""

        @intrinsic  # type: ignore[untyped-decorator]
        def at(typing_context: Any, address: Any) -> Any:
            def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
                return builder.inttoptr(args[0], context.get_value_type(kind))

            return kind(types.int64), generate

        return at

    _ints = _pointed_at(types.CPointer(types.int64))
    _words = _pointed_at(types.CPointer(types.uint64))
    _reals = _pointed_at(types.CPointer(types.float64))
    _log = _pointed_at(numba.from_dtype(dtype_of(Log)))

    def _by_address(cls: type[Any], rules: Mapping[str, Function]) -> dict[str, Function]:
        """The rules of a game, each made to take addresses; arrays come with their lengths."""
        state = _pointed_at(numba.from_dtype(dtype_of(cls)))
        ints, words, reals, log_at = _ints, _words, _reals, _log
        # Numba takes what a function closes over for constants, rules included.
        r_begin, r_deal, r_actor, r_legal = (rules[n] for n in ("begin", "deal", "actor", "legal"))
        r_play, r_why_not, r_hide = (rules[n] for n in ("play", "why_not", "hide"))
        r_resample, r_observe = rules["resample"], rules["observe"]
        r_scores, r_returns = rules["scores"], rules["returns"]
        r_deal_over, r_value = rules["deal_over"], rules["value"]

        def begin(s: int, options: int, n: int, seats: int, dealer: int) -> None:
            r_begin(state(s), carray(ints(options), (n,)), seats, dealer)

        def deal(s: int, pack: int, n: int, log: int) -> None:
            r_deal(state(s), carray(ints(pack), (n,)), log_at(log))

        def deal_unheard(s: int, pack: int, n: int) -> None:
            r_deal(state(s), carray(ints(pack), (n,)), None)

        def actor(s: int) -> Any:
            return r_actor(state(s))

        def legal(s: int, out: int, n: int) -> Any:
            return r_legal(state(s), carray(ints(out), (n,)))

        def play(s: int, action: int, log: int) -> None:
            r_play(state(s), action, log_at(log))

        def play_unheard(s: int, action: int) -> None:
            r_play(state(s), action, None)

        def why_not(s: int, seat: int, action: int) -> Any:
            return r_why_not(state(s), seat, action)

        def hide(s: int, seat: int, out: int) -> None:
            r_hide(state(s), seat, state(out))

        def resample(h: int, seat: int, rng: int, n: int, out: int) -> None:
            r_resample(state(h), seat, carray(words(rng), (n,)), state(out))

        def scores(s: int, out: int, n: int) -> None:
            r_scores(state(s), carray(ints(out), (n,)))

        def returns(s: int, out: int, n: int) -> None:
            r_returns(state(s), carray(reals(out), (n,)))

        def deal_over(s: int) -> Any:
            return r_deal_over(state(s))

        def value(s: int, seat: int) -> Any:
            return r_value(state(s), seat)

        def observe(h: int, seat: int, out: int, n: int) -> None:
            r_observe(state(h), seat, carray(reals(out), (n,)))

        made: list[Function]
        made = [begin, deal, deal_unheard, actor, legal, play, play_unheard, why_not, hide]
        made += [resample, scores, returns, deal_over, value, observe]
        return {each.__name__: compiled(each, game=game_of(cls), nogil=False) for each in made}


def enter(cls: type[Any], rules: dict[str, Function]) -> None:
    """Give the states of a game the entries to its rules.

    Rules that are not marked as such cannot be compiled: they are called as they are written, and
    with NumPy records even where other games have plain ones.
    """
    cls.is_plain = COMPILED and all(hasattr(function, "py_func") for function in rules.values())
    made: Any = ByAddress(cls, _by_address(cls, rules)) if cls.is_plain else AsWritten(rules)
    for states in (cls.plain, dtype_of(cls).type):
        states.entries = made
