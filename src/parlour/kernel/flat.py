"""A game's state as one flat record: bytes with named fields, of fixed size and with no padding.

Equal states have equal bytes, a copy is a copy of bytes, and compiled rules read and write the
record in place. Above the rules a state is a `Flat`: its fields read as plain ints, its address
is what compiled rules are given. NumPy's type of the same bytes is there where Numba compiles, and
where rules are interpreted a state is a NumPy record, whose numbers wrap as compiled ones do.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from math import prod
from operator import itemgetter
from typing import (
    TYPE_CHECKING,
    Annotated,
    ClassVar,
    Protocol,
    TypeVar,
    cast,
    get_args,
    get_origin,
    get_type_hints,
)

import numpy as np
from numpy.typing import ArrayLike, NDArray

from parlour.kernel.numba_or_plain import COMPILED

MARK = "game_"
"""Begins the name of the field that keeps two games with equal fields apart."""


class Record:
    """What every record offers beside its fields, which a class beneath this one lists.

    Such a class says what the bytes mean and is never called: `fresh`, `copy` and `holding` make
    the records, as `Flat` or as NumPy's.
    """

    __slots__ = ()

    of: ClassVar[type[Record]]
    """The class that lists the fields."""
    game: ClassVar[str]
    dtype: ClassVar[np.dtype[np.void]]
    """The same bytes as NumPy and Numba know them."""
    plain: ClassVar[type[Flat]]
    is_plain: ClassVar[bool]
    """Whether the records are `Flat`; else they are NumPy's."""

    if TYPE_CHECKING:
        at: int
        """The address of the bytes, which never move."""

        def tobytes(self) -> bytes:
            """The contents."""


R = TypeVar("R", bound=Record)


class Many(Protocol[R]):
    """An array of records, for compiled code that goes through many."""

    def __len__(self) -> int: ...
    def __getitem__(self, place: int, /) -> R: ...
    def __setitem__(self, place: int, state: R, /) -> None: ...


class Row(Protocol):
    """A field of many numbers, to be written upon."""

    def __len__(self) -> int: ...
    def __setitem__(self, place: int, number: int, /) -> None: ...


Field = tuple[str, type[np.generic], tuple[int, ...]]
"""A field's name, the kind of its numbers and how many they are."""


def mark_of(game: str) -> str:
    """The field that marks the states of a game."""
    return MARK + game.replace("-", "_")


def _field(name: str, hint: object) -> Field:
    """The NumPy field for an annotation: int, np.uint64, or an array with its shape."""
    if hint is int:
        return name, np.int64, ()
    if hint is np.uint64:
        return name, np.uint64, ()
    if get_origin(hint) is Annotated:
        array, *shape = get_args(hint)
        kinds = _scalars(array)
        if len(kinds) == 1:
            return name, kinds[0], tuple(shape)
    raise TypeError(f"A state's field must be int, np.uint64 or an annotated array, not {hint!r}.")


def _scalars(hint: object) -> list[type[np.generic]]:
    """The NumPy scalars that an annotation names, however deep.

    What `NDArray[np.int64]` is made of is NumPy's own affair and has changed between its versions;
    that it names np.int64 somewhere is all that is asked of it here.
    """
    if isinstance(hint, type) and issubclass(hint, np.generic):
        return [hint]
    return [scalar for part in get_args(hint) for scalar in _scalars(part)]


def flat(game: str) -> Callable[[type[R]], type[R]]:
    """Turn a class of annotated fields into the record type of a game's state.

    Scalars are int64 or uint64: a smaller scalar would wrap in interpreted rules and not in
    compiled ones. Wider fields come first, so that nothing is padded.
    """

    def make(cls: type[R]) -> type[R]:
        hints = get_type_hints(cls, include_extras=True)
        listed = {name: hint for name, hint in hints.items() if get_origin(hint) is not ClassVar}
        fields = [_field(name, hint) for name, hint in listed.items()]
        fields.append((mark_of(game), np.int64, ()))
        fields.sort(key=lambda field: -_size(field))
        dtype = np.dtype(fields)
        assert dtype.itemsize == sum(_size(field) for field in fields)
        named = _numpy_record(cls, dtype)
        cls.of = cls
        cls.game = game
        cls.dtype = np.dtype((named, dtype))
        cls.plain = _flat_class(cls)
        cls.is_plain = COMPILED
        return cls

    return make


def _size(field: Field) -> int:
    return np.dtype([field]).itemsize


# Records whose fields are plain ints.


class Flat(Record):
    """A record above the rules."""

    __slots__ = ("_ints", "_sets", "at", "data")

    def __init__(self, data: array[int]) -> None:
        self.data = data
        self.at = data.buffer_info()[0]
        bytes_of_words = memoryview(data)[: len(data) & ~7]
        self._ints = bytes_of_words.cast("q")
        self._sets = bytes_of_words.cast("Q")

    def tobytes(self) -> bytes:
        """The contents."""
        return self.data.tobytes()

    def __array__(self, dtype: object = None, copy: bool | None = None) -> NDArray[np.void]:
        """The same bytes as NumPy's, so that an array of records can take them in."""
        return np.frombuffer(self.data, self.dtype).reshape(())

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and other.data == self.data

    __hash__ = None  # type: ignore[assignment]

    def __copy__(self) -> Flat:
        return type(self)(self.data[:])

    def __deepcopy__(self, memo: object) -> Flat:
        return type(self)(self.data[:])

    def __reduce__(self) -> tuple[Callable[..., Record], tuple[type[Record], bytes]]:
        return holding, (self.of, self.tobytes())


class Rows:
    """A field of rows: `rows[i]` is a row, `rows[i, j]` a number."""

    __slots__ = ("_flat", "_wide")

    def __init__(self, flat: memoryview, wide: int) -> None:
        self._flat = flat
        self._wide = wide

    def __getitem__(self, place: int | tuple[int, int] | tuple[int, slice]) -> memoryview | int:
        if isinstance(place, tuple):
            row, column = place
            if isinstance(column, slice):
                return self._row(row)[column]
            return self._flat[row * self._wide + column]
        return self._row(place)

    def _row(self, row: int) -> memoryview:
        return self._flat[row * self._wide : (row + 1) * self._wide]

    def __setitem__(self, place: tuple[int, int], value: int) -> None:
        row, column = place
        self._flat[row * self._wide + column] = value

    def __len__(self) -> int:
        return len(self._flat) // self._wide

    def __iter__(self) -> Iterator[memoryview]:
        return (self._row(row) for row in range(len(self)))

    def tolist(self) -> list[list[int]]:
        """All of it."""
        return [row.tolist() for row in self]


def _flat_class(cls: type[Record]) -> type[Flat]:
    """The class of such records."""
    dtype = cls.dtype
    fields = {name: _plain_field(dtype, name) for name in dtype.names or ()}
    more = {"__slots__": (), "__doc__": cls.__doc__, "of": cls, "dtype": dtype, **fields}
    return type(cls.__name__, (Flat,), more)


def _plain_field(dtype: np.dtype[np.void], name: str) -> property:
    assert dtype.fields is not None
    kind, offset = dtype.fields[name][:2]
    size = kind.base.itemsize
    first = offset // size
    signed = kind.base.kind == "i"
    if not kind.shape:
        return _scalar(first, signed)
    last = first + prod(kind.shape)
    row = _row(first, last, signed) if size == 8 else _small_row(first, last)
    if len(kind.shape) == 1:
        return property(row, lambda state, numbers: put(row(state), numbers))
    wide = kind.shape[1]
    return property(
        lambda state: Rows(row(state), wide),
        lambda state, rows: put(row(state), chain.from_iterable(rows)),
    )


# A field is read more often than anything: so each kind of number has functions of its own.


def _scalar(place: int, signed: bool) -> property:
    """A field of one number."""

    def read_int(state: Flat) -> int:
        return state._ints[place]

    def write_int(state: Flat, value: int) -> None:
        state._ints[place] = value

    def read_set(state: Flat) -> int:
        return state._sets[place]

    def write_set(state: Flat, value: int) -> None:
        state._sets[place] = value

    return property(read_int, write_int) if signed else property(read_set, write_set)


def _row(first: int, last: int, signed: bool) -> Callable[[Flat], memoryview]:
    """Reads a field of many numbers."""

    def ints(state: Flat) -> memoryview:
        return state._ints[first:last]

    def sets(state: Flat) -> memoryview:
        return state._sets[first:last]

    return ints if signed else sets


def _small_row(first: int, last: int) -> Callable[[Flat], memoryview]:
    """Reads a field of many small numbers, a byte each."""
    return lambda state: memoryview(state.data).cast("b")[first:last]


# Records of NumPy.


def _numpy_record(cls: type[Record], dtype: np.dtype[np.void]) -> type[np.void]:
    """A NumPy record whose fields are read by their names.

    NumPy's own recarray looks every name up anew, in Python: ten times as slow.
    """
    fields = {field: _numpy_field(field) for field in dtype.names or ()}
    more = {"__slots__": (), "of": cls, "at": property(_address), **fields}
    return type(cls.__name__, (np.void,), more)


def _numpy_field(name: str) -> property:
    def write(state: np.void, value: ArrayLike) -> None:
        state[name] = value

    return property(itemgetter(name), write)


def _address(state: np.void) -> int:
    """Where the bytes of a NumPy record lie."""
    address: int = np.frombuffer(state.data, np.uint8).__array_interface__["data"][0]
    return address


# What everybody asks of either.


def fresh(cls: type[R]) -> R:
    """A new record, all zero."""
    return holding(cls, bytes(cls.dtype.itemsize))


def many(cls: type[R], n: int) -> Many[R]:
    """An array of n records, all zero."""
    return cast("Many[R]", np.zeros(n, cls.dtype))


def copy(state: R) -> R:
    """A record of its own with the same contents."""
    if isinstance(state, Flat):
        return type(state)(state.data[:])
    return cast("R", holding(state.of, state.tobytes()))


def holding(cls: type[R], contents: bytes) -> R:
    """A record with these contents."""
    assert len(contents) == cls.dtype.itemsize, "these bytes are another record's"
    if cls.is_plain:
        return cast("R", cls.plain(array("B", contents)))
    return cast("R", np.frombuffer(bytearray(contents), cls.dtype)[0])


def as_bytes(state: Record) -> bytes:
    """The record's contents; equal exactly when the states are equal."""
    return state.tobytes()


def game_of(state: Record | type[Record]) -> str:
    """The game that a state, or a class of states, belongs to."""
    return state.of.game


def game_of_fields(names: Iterable[str]) -> str:
    """The game that a Numba record with these fields belongs to, or nothing."""
    for name in names:
        if name.startswith(MARK):
            return name[len(MARK) :].replace("_", "-")
    return ""


def put(row: Row, numbers: Iterable[int]) -> None:
    """Write these numbers over a row of a record; they must be as many."""
    listed = list(numbers)
    if len(listed) != len(row):
        raise ValueError(f"A row of {len(row)} numbers cannot hold {len(listed)}.")
    for place, number in enumerate(listed):
        row[place] = number
