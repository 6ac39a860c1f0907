"""What a generic function writes depends on what it is given, never on what lay there before.

Every buffer that tables and searches hand over has been used before; but most tests hand over a
copy of the very state, in which a forgotten field looks as if it had been written.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Any

import numpy as np
import pytest

from parlour.games.catalogue import names
from parlour.games.game import AnyGame
from parlour.kernel import dispatch
from parlour.kernel.chance import rng_of
from parlour.kernel.copying import overwrite
from parlour.kernel.dispatch import DEAL, OVER
from parlour.kernel.flat import MARK, as_bytes, copy
from parlour.kernel.log import WATCHER, Log
from parlour.kernel.rule import compiled
from tests.laws.driver import random_pack, random_set_up, steps

every_game = pytest.mark.parametrize("name", names())
FILLINGS = (0x00, 0xA5, 0xFF)


def _used(dtype: np.dtype[Any], filling: int, n: int = 1) -> Any:
    """Records or numbers all of whose bytes are this one."""
    return np.frombuffer(bytearray([filling]) * (dtype.itemsize * n), dtype)


def _same(work: Callable[[int], bytes], about: str) -> None:
    """Whatever lay in the buffer, the same is written."""
    written = {work(filling) for filling in FILLINGS}
    assert len(written) == 1, about


def _into_state(like: Any, write: Callable[[Any], object]) -> Callable[[int], bytes]:
    def work(filling: int) -> bytes:
        out = _used(like.dtype, filling)[0]
        write(out)
        # The mark that keeps two games apart is for the compiler, and no rule's to write.
        mark = next(field for field in like.dtype.names if field.startswith(MARK))
        setattr(out, mark, getattr(like, mark))
        return as_bytes(out)

    return work


def _into_numbers(
    kind: type[Any], n: int, write: Callable[[Any], object]
) -> Callable[[int], bytes]:
    def work(filling: int) -> bytes:
        out = _used(np.dtype(kind), filling, n)
        write(out)
        contents: bytes = out.tobytes()
        return contents

    return work


@compiled
def _copied(out: Any, s: Any) -> None:
    overwrite(out, s)


def _try_state(played: AnyGame, s: Any, seats: int, seat: int, seed: int) -> None:
    _same(_into_state(s, lambda out: _copied(out, s)), "overwrite")
    _same(_into_state(s, lambda out: dispatch.hide(s, seat, out)), "hide")
    h = copy(s)
    dispatch.hide(s, seat, h)

    def filled(out: Any) -> None:
        dispatch.resample(h, seat, rng_of(seed), out)

    _same(_into_state(s, filled), "resample")
    observed = _into_numbers(np.float64, played.observed, lambda o: dispatch.observe(h, seat, o))
    _same(observed, "observe")
    _same(_into_numbers(np.int64, seats, lambda out: dispatch.scores(s, out)), "scores")
    _same(_into_numbers(np.float64, seats, lambda out: dispatch.returns(s, out)), "returns")


def _try_step(s: Any, who: int, action: int | None, pack: Any, most_legal: int) -> None:
    """The move that comes next, told into a log that was used before."""

    def move(filling: int) -> bytes:
        after, log = copy(s), _used(Log.dtype, filling)[0]
        log.n = 0
        if who == DEAL:
            dispatch.deal(after, pack, log)
        else:
            assert action is not None
            dispatch.play(after, action, log)
        columns = [log[name] for name in log.dtype.names if log[name].shape]
        told = [column[: int(log.n)].tobytes() for column in columns]
        return b"".join((as_bytes(after), *told))

    def listed(filling: int) -> bytes:
        out = _used(np.dtype(np.int64), filling, most_legal)
        contents: bytes = out[: dispatch.legal(s, out)].tobytes()
        return contents

    _same(move, "deal or play")
    _same(listed, "legal")


@every_game
@pytest.mark.parametrize("seed", range(2))
def test_nothing_is_left_of_what_lay_in_a_buffer(name: str, seed: int) -> None:
    played, seats, options, dealer, rng = random_set_up(name, 500 + seed)
    chosen = played.option_codes(options)
    plain = played.begin(seats, options, dealer)
    begun = _into_state(plain, lambda out: dispatch.begin(out, chosen, seats, dealer))
    _same(begun, "begin")
    moments = islice(steps(played, seats, options, dealer, rng), 0, 300, 7)
    for number, step in enumerate(moments):
        observer = (*range(seats), WATCHER)[number % (seats + 1)]
        if step.who != DEAL:
            _try_state(played, step.state, seats, observer, number)
        if step.who != OVER:
            pack = random_pack(played, rng_of(seed, 5)) if step.who == DEAL else None
            _try_step(step.state, step.who, step.action, pack, played.most_legal)
