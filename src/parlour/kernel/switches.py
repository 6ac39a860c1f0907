"""Clauses can be switched off, one at a time, to prove that a test would notice.

Compiled rules know no switch: `applies` is always true there and costs nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from parlour.kernel.numba_or_plain import compiled_as

OFF: set[int] = set()
"""The numbers of the clauses that are switched off, in interpreted rules only."""


def applies(clause: int) -> bool:
    """Whether this clause is in force."""
    return clause not in OFF


@compiled_as(applies)
def _applies(clause: Any) -> Callable[..., Any]:
    return lambda clause: True


def worth(clause: int, amount: int) -> int:
    """What a clause awards: the amount, or nothing while the clause is switched off."""
    return amount if clause not in OFF else 0


@compiled_as(worth)
def _worth(clause: Any, amount: Any) -> Callable[..., Any]:
    return lambda clause, amount: amount


@contextmanager
def without(*clauses: int) -> Iterator[None]:
    """Play on with these clauses switched off."""
    OFF.update(clauses)
    try:
        yield
    finally:
        OFF.difference_update(clauses)
