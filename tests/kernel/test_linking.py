"""Rules made of rules: every one of them is linked, and none is missed or kept twice."""

from __future__ import annotations

from parlour.kernel.rule import compiled, rule

NEVER = False


@rule
def _deep(n: int) -> int:
    return 3 * n


@rule
def _calls_never(n: int) -> int:
    """Lists a rule among those it calls, and calls it in no case that is left."""
    if NEVER:
        return _deep(n)
    return n + 1


@compiled
def _calls_for_true(n: int) -> int:
    return _deep(n) + 1


@compiled
def _both(n: int) -> int:
    return _calls_never(n) + _calls_for_true(n)


def test_a_rule_called_in_vain_first_is_there_for_the_next_that_calls_it() -> None:
    assert _both(5) == 22


def test_a_rule_is_the_same_called_by_python_and_called_by_a_rule() -> None:
    assert _deep(4) == 12
    assert _calls_for_true(4) == 13
    assert _both(4) == 18


@rule
def _even(n: int) -> bool:
    return True if n == 0 else _odd(n - 1)


@rule
def _odd(n: int) -> bool:
    return False if n == 0 else _even(n - 1)


@compiled
def _how_many_even(n: int) -> int:
    found = 0
    for k in range(n):
        if _even(k):
            found += 1
    return found


def test_two_rules_may_call_each_other() -> None:
    assert _how_many_even(7) == 4
    assert _odd(9)
    assert not _even(9)
