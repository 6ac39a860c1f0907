"""A game's state as one flat record: fixed size, no pointers, no padding.

Equal states have equal bytes, a copy is a copy of bytes, and compiled rules read and write
the record in place.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import itemgetter
from typing import Annotated, Any, TypeVar, get_args, get_origin, get_type_hints

import numpy as np

S = TypeVar("S")

MARK = "game_"
"""Begins the name of the field that keeps two games with equal fields apart."""


def _field(name: str, hint: Any) -> tuple[str, Any] | tuple[str, Any, tuple[int, ...]]:
    """The NumPy field for an annotation: int, np.uint64, or an array with its shape."""
    if hint is int:
        return name, np.int64
    if hint is np.uint64:
        return name, np.uint64
    if get_origin(hint) is Annotated:
        array, *shape = get_args(hint)
        kinds = _scalars(array)
        if len(kinds) == 1:
            return name, kinds[0], tuple(shape)
    raise TypeError(f"A state's field must be int, np.uint64 or an annotated array, not {hint!r}.")


def _scalars(hint: Any) -> list[type[np.generic]]:
    """The NumPy scalars that an annotation names, however deep.

    What `NDArray[np.int64]` is made of is NumPy's own affair and has changed between its versions;
    that it names np.int64 somewhere is all that is asked of it here.
    """
    if isinstance(hint, type) and issubclass(hint, np.generic):
        return [hint]
    return [scalar for part in get_args(hint) for scalar in _scalars(part)]


def record(game: str) -> Callable[[type[S]], type[S]]:
    """Turn a class of annotated fields into the record type of a game's state.

    Scalars are int64 or uint64: a smaller scalar would wrap in interpreted rules and not in
    compiled ones. Wider fields come first, so that nothing is padded.
    """

    def make(cls: type[S]) -> type[S]:
        hints = get_type_hints(cls, include_extras=True)
        fields = [_field(name, hint) for name, hint in hints.items()]
        fields.append((MARK + game.replace("-", "_"), np.int64))
        fields.sort(key=lambda field: -np.dtype(field[1]).itemsize)
        dtype = np.dtype(fields)
        assert dtype.itemsize == sum(np.dtype([field]).itemsize for field in fields)
        cls.dtype = np.dtype((_named(cls.__name__, dtype), dtype))  # type: ignore[attr-defined]
        return cls

    return make


def _named(name: str, dtype: np.dtype[Any]) -> type[np.void]:
    """A record whose fields are read by their names.

    NumPy's own recarray looks every name up anew, in Python: ten times as slow, and most of
    the time that a view takes.
    """
    fields: dict[str, Any] = {field: _field_of_record(field) for field in dtype.names or ()}
    return type(name, (np.void,), {"__slots__": (), **fields})


def _field_of_record(name: str) -> property:
    def write(state: np.void, value: Any) -> None:
        state[name] = value

    return property(itemgetter(name), write)


def dtype_of(cls: type[Any]) -> np.dtype[Any]:
    """The NumPy type of a record class."""
    dtype: np.dtype[Any] = cls.dtype
    return dtype


def fresh(cls: type[S]) -> S:
    """A new record, all zero."""
    made: S = np.zeros(1, dtype_of(cls))[0]
    return made


def many(cls: type[S], n: int) -> Any:
    """An array of n records, all zero."""
    return np.zeros(n, dtype_of(cls))


def copy(state: S) -> S:
    """A record of its own with the same contents."""
    held: Any = np.zeros(1, state.dtype)  # type: ignore[attr-defined]
    held[0] = state
    made: S = held[0]
    return made


def as_bytes(state: Any) -> bytes:
    """The record's contents; equal exactly when the states are equal."""
    contents: bytes = state.tobytes()
    return contents


def game_of(names: tuple[str, ...]) -> str:
    """The game that a record with these fields belongs to."""
    for name in names:
        if name.startswith(MARK):
            return name[len(MARK) :].replace("_", "-")
    raise TypeError("This record is no game's state.")
