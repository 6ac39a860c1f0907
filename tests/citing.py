"""How a test says which clauses it proves."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import pytest

F = TypeVar("F", bound=Callable[[], None])


def cites(*ids: str) -> Callable[[F], F]:
    """Mark a test with the ids of the clauses and rulings that it proves.

    A clause test is a plain function without arguments, so that the knock-out run can call it
    again with a clause switched off and see it fail.
    """
    return pytest.mark.clause(*ids)
