"""How Python calls the rules of a game: one table of entries, filled in one of two ways.

The rules of a game are thirteen functions (`dispatch` says what they mean). Compiled, each takes
the addresses of states and arrays: such a call costs a fifth of a microsecond, where handing a
record over costs four to eight. Interpreted, they are called as they are written.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np

from parlour.kernel.flat import Record
from parlour.kernel.log import Log
from parlour.kernel.numba_or_plain import COMPILED, Body

if TYPE_CHECKING:
    from parlour.kernel.chance import Rng
    from parlour.kernel.dispatch import Codes, Numbers, Rules, State, Written
    from parlour.kernel.numba_or_plain import (
        BaseContext,
        IRBuilder,
        Signature,
        TypingContext,
        Value,
    )

S = TypeVar("S", bound="State")


def _by_address(cls: type[S], rules: Rules[S]) -> Rules[S]:
    """The rules compiled for addresses; each is compiled, or fetched, when it is first called.

    What is given besides the state is looked at first: at an address anything would be written.
    """
    at = SimpleNamespace(**_compiled(cls, rules))

    def begin(s: S, options: Codes, seats: int, dealer: int) -> None:
        at.begin(s.at, *span(options), seats, dealer)

    def deal(s: S, pack: Written, log: Log | None) -> None:
        if log is None:
            at.deal_unheard(s.at, *span(pack))
        else:
            at.deal(s.at, *span(pack), address(log, Log))

    def actor(s: S) -> int:
        return at.actor(s.at)

    def legal(s: S, out: Written) -> int:
        return at.legal(s.at, *span(out, writes=True))

    def play(s: S, action: int, log: Log | None) -> None:
        if log is None:
            at.play_unheard(s.at, int(action))
        else:
            at.play(s.at, int(action), address(log, Log))

    def why_not(s: S, seat: int, action: int) -> int:
        return at.why_not(s.at, int(seat), int(action))

    def hide(s: S, seat: int, out: S) -> None:
        at.hide(s.at, int(seat), address(out, cls))

    def resample(h: S, seat: int, rng: Rng, out: S) -> None:
        at.resample(h.at, int(seat), *span(rng, writes=True), address(out, cls))

    def scores(s: S, out: Written) -> None:
        at.scores(s.at, *span(out, writes=True))

    def returns(s: S, out: Numbers) -> None:
        at.returns(s.at, *span(out, "f", writes=True))

    def deal_over(s: S) -> bool:
        return at.deal_over(s.at)

    def value(s: S, seat: int) -> float:
        return at.value(s.at, int(seat))

    def observe(h: S, seat: int, out: Numbers) -> None:
        at.observe(h.at, int(seat), *span(out, "f", writes=True))

    return {
        "begin": begin,
        "deal": deal,
        "actor": actor,
        "legal": legal,
        "play": play,
        "why_not": why_not,
        "hide": hide,
        "resample": resample,
        "scores": scores,
        "returns": returns,
        "deal_over": deal_over,
        "value": value,
        "observe": observe,
    }


def address(given: Record, cls: type[Record]) -> int:
    """Where the bytes of a state or a log lie, which must be of this class."""
    if getattr(given, "of", None) is not cls:
        kind = type(given).__name__
        raise TypeError(f"Rules take a {cls.__name__} here, and this is a {kind}.")
    return given.at


_KINDS = {"i": "whole numbers", "f": "real numbers"}
_TYPECODES = {"i": "qQlL", "f": "d"}


def span(numbers: object, kind: str = "i", *, writes: bool = False) -> tuple[int, int]:
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

    def _pointed_at(kind: types.Type) -> Callable[[int], Any]:
        """What lies at an address, taken for this kind."""

        @intrinsic  # type: ignore[untyped-decorator]
        def at(typing_context: TypingContext, address: types.Type) -> tuple[Signature, Body]:
            def generate(
                context: BaseContext,
                builder: IRBuilder,
                signature: Signature,
                args: Sequence[Value],
            ) -> Value:
                return builder.inttoptr(args[0], context.get_value_type(kind))

            return kind(types.int64), generate

        made: Callable[[int], Any] = at
        return made

    _ints = _pointed_at(types.CPointer(types.int64))
    _words = _pointed_at(types.CPointer(types.uint64))
    _reals = _pointed_at(types.CPointer(types.float64))
    _log = _pointed_at(numba.from_dtype(Log.dtype))

    def _compiled(cls: type[S], rules: Rules[S]) -> dict[str, Body]:
        """The rules of a game, each made to take addresses; arrays come with their lengths."""
        state = _pointed_at(numba.from_dtype(cls.dtype))
        ints, words, reals, log_at = _ints, _words, _reals, _log
        # Numba takes what a function closes over for constants, rules included.
        of: dict[str, Any] = {**rules}
        r_begin, r_deal, r_actor, r_legal = (of[n] for n in ("begin", "deal", "actor", "legal"))
        r_play, r_why_not, r_hide = (of[n] for n in ("play", "why_not", "hide"))
        r_resample, r_observe = of["resample"], of["observe"]
        r_scores, r_returns = of["scores"], of["returns"]
        r_deal_over, r_value = of["deal_over"], of["value"]

        def begin(s: int, options: int, n: int, seats: int, dealer: int) -> None:
            r_begin(state(s), carray(ints(options), (n,)), seats, dealer)

        def deal(s: int, pack: int, n: int, log: int) -> None:
            r_deal(state(s), carray(ints(pack), (n,)), log_at(log))

        def deal_unheard(s: int, pack: int, n: int) -> None:
            r_deal(state(s), carray(ints(pack), (n,)), None)

        def actor(s: int) -> int:
            return r_actor(state(s))

        def legal(s: int, out: int, n: int) -> int:
            return r_legal(state(s), carray(ints(out), (n,)))

        def play(s: int, action: int, log: int) -> None:
            r_play(state(s), action, log_at(log))

        def play_unheard(s: int, action: int) -> None:
            r_play(state(s), action, None)

        def why_not(s: int, seat: int, action: int) -> int:
            return r_why_not(state(s), seat, action)

        def hide(s: int, seat: int, out: int) -> None:
            r_hide(state(s), seat, state(out))

        def resample(h: int, seat: int, rng: int, n: int, out: int) -> None:
            r_resample(state(h), seat, carray(words(rng), (n,)), state(out))

        def scores(s: int, out: int, n: int) -> None:
            r_scores(state(s), carray(ints(out), (n,)))

        def returns(s: int, out: int, n: int) -> None:
            r_returns(state(s), carray(reals(out), (n,)))

        def deal_over(s: int) -> bool:
            return r_deal_over(state(s))

        def value(s: int, seat: int) -> float:
            return r_value(state(s), seat)

        def observe(h: int, seat: int, out: int, n: int) -> None:
            r_observe(state(h), seat, carray(reals(out), (n,)))

        made: list[Body]
        made = [begin, deal, deal_unheard, actor, legal, play, play_unheard, why_not, hide]
        made += [resample, scores, returns, deal_over, value, observe]
        return {each.__name__: compiled(each, game=cls.game, nogil=False) for each in made}


def enter(cls: type[S], rules: Rules[S]) -> None:
    """Give the states of a game the entries to its rules.

    Rules that are not marked as such cannot be compiled: they are called as they are written, and
    with NumPy records even where other games have plain ones.
    """
    cls.is_plain = COMPILED and all(hasattr(rule, "py_func") for rule in rules.values())
    # Of interpreted rules the very dictionary: a rule that is replaced there is replaced here.
    entries = _by_address(cls, rules) if cls.is_plain else rules
    kinds: tuple[Any, Any] = (cls.plain, cls.dtype.type)
    for states in kinds:
        states.entries = entries
