"""What happened, told by the rules as they apply a move."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from parlour.kernel.cards import NONE
from parlour.kernel.flat import Record, flat
from parlour.kernel.rule import rule

MOST_EVENTS = 96
"""One move of any game tells at most this many events."""

WATCHER = 63
"""The bit, and the seat number, of everybody who watches and holds no cards."""

ALL = ~NONE
"""Every seat and every watcher."""

NOBODY = -1
"""Where an event names no seat."""


def kinds_of(listed: Mapping[str, object]) -> dict[int, str]:
    """The names of a sheet's kinds of events, from the module that lists their numbers.

    They are constants of a module, as compiled rules freeze those and nothing else that has a name.
    """
    return {n: name.lower() for name, n in listed.items() if name.isupper() and isinstance(n, int)}


@flat("log")
class Log(Record):
    """Events in their order. `noticed` is who learns of it at all, `seen` who sees its cards."""

    n: int
    kind: Annotated[NDArray[np.int64], MOST_EVENTS]
    seat: Annotated[NDArray[np.int64], MOST_EVENTS]
    other: Annotated[NDArray[np.int64], MOST_EVENTS]
    amount: Annotated[NDArray[np.int64], MOST_EVENTS]
    clause: Annotated[NDArray[np.int64], MOST_EVENTS]
    cards: Annotated[NDArray[np.uint64], MOST_EVENTS]
    noticed: Annotated[NDArray[np.uint64], MOST_EVENTS]
    seen: Annotated[NDArray[np.uint64], MOST_EVENTS]


@rule
def tell(
    log: Log | None,
    kind: int,
    seat: int,
    other: int,
    cards: np.uint64,
    amount: int,
    clause: int,
    noticed: np.uint64,
    seen: np.uint64,
) -> None:
    """Write one event, where anybody is listening."""
    if log is not None:
        n = log.n
        if n < MOST_EVENTS:
            log.kind[n] = kind
            log.seat[n] = seat
            log.other[n] = other
            log.cards[n] = cards
            log.amount[n] = amount
            log.clause[n] = clause
            log.noticed[n] = noticed
            log.seen[n] = seen
        # Counted even when it does not fit, so that a test can see the overflow.
        log.n = n + 1
