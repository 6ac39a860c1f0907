"""State records: flat, comparable by bytes, one Numba type a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import numpy as np
import pytest
from numpy.typing import NDArray

from parlour.kernel.dispatch import Rules, State, actor, register
from parlour.kernel.flat import Record, as_bytes, copy, flat, fresh, many
from parlour.kernel.rule import compiled, rule


@flat("twin-left")
class Left(State):
    small: Annotated[NDArray[np.int8], 3]
    hand: Annotated[NDArray[np.uint64], 2]
    turn: int


@flat("twin-right")
class Right(State):
    small: Annotated[NDArray[np.int8], 3]
    hand: Annotated[NDArray[np.uint64], 2]
    turn: int


@rule
def _one(s: Left) -> int:
    return 1


@rule
def _two(s: Right) -> int:
    return 2


def _only(rule: Callable[..., Any]) -> Any:
    """One function for all of a game's rules."""
    return dict.fromkeys(Rules.__required_keys__, rule)


@compiled
def _who(s: Left | Right) -> int:
    return actor(s)


def test_nothing_is_padded() -> None:
    assert Left.dtype.itemsize == 3 + 16 + 8 + 8


def test_equal_states_have_equal_bytes_and_a_copy_is_apart() -> None:
    one, other = fresh(Left), many(Left, 2)[1]
    one.hand[1] = np.uint64(5)
    assert as_bytes(one) != as_bytes(other)
    other.hand[1] = np.uint64(5)
    assert as_bytes(one) == as_bytes(other)
    apart = copy(one)
    apart.turn = 4
    assert one.turn == 0
    assert apart.hand[1] == 5


def test_a_scalar_narrower_than_the_machines_is_refused() -> None:
    class Narrow(Record):
        turn: np.int8

    with pytest.raises(TypeError, match="must be int"):
        flat("narrow")(Narrow)


@pytest.mark.parametrize(
    "array", [NDArray[np.int8], np.ndarray[Any, np.dtype[np.int8]], list[np.int8]]
)
def test_an_array_is_known_by_the_scalar_that_it_names(array: Any) -> None:
    """What NumPy makes of `NDArray[np.int8]` differs between its versions."""

    class Arrayed(Record):
        small: int

    Arrayed.__annotations__ = {"small": Annotated[array, 3]}
    assert flat("arrayed")(Arrayed).dtype["small"] == np.dtype((np.int8, 3))


@pytest.mark.parametrize("array", [NDArray[Any], np.ndarray, dict[np.int8, np.int64]])
def test_an_array_that_names_no_one_scalar_is_refused(array: Any) -> None:
    class Vague(Record):
        small: int

    Vague.__annotations__ = {"small": Annotated[array, 3]}
    with pytest.raises(TypeError, match="must be int"):
        flat("vague")(Vague)


def test_two_games_with_equal_fields_keep_their_own_rules() -> None:
    register(Left, **_only(_one))
    register(Right, **_only(_two))
    assert (actor(fresh(Left)), actor(fresh(Right))) == (1, 2)
    assert (_who(fresh(Left)), _who(fresh(Right))) == (1, 2)
    with pytest.raises(ValueError, match="registered already"):
        register(Left, **_only(_one))


def test_a_game_must_bring_every_function() -> None:
    @flat("half")
    class Half(State):
        turn: int

    lacking: Any = {"actor": _one}
    with pytest.raises(ValueError, match="lacks"):
        register(Half, **lacking)


@compiled
def _steps_down(n: int) -> int:
    return 0 if n == 0 else 1 + _steps_down(n - 1)


@compiled
def _twice_down(n: int) -> int:
    return 2 * _steps_down(n)


def test_a_rule_may_call_itself_from_python_and_from_another_rule() -> None:
    assert _twice_down(5) == 10
    assert _steps_down(7) == 7
