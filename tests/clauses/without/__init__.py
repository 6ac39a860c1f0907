"""Games that nobody plays: each is one of ours without a clause, by one function written otherwise.

A module a sheet lists them in `WITHOUT`, in the order of the rulebook. The rules themselves know
nothing of it: their source is edited here, or a function or a fact put in the place of theirs, as
long as a test looks on. Interpreted rules only: compiled ones are not replaced.
"""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, fields, is_dataclass
from functools import partial
from importlib import import_module
from inspect import getsource
from typing import Any, cast

from parlour.games.catalogue import game, names
from parlour.kernel import dispatch

Rule = Callable[..., Any]


class NothingReplaced(Exception):
    """A knock-out that changes nothing would prove nothing."""


@dataclass(frozen=True)
class Without:
    """One of our games without a clause. `played` says what is played instead."""

    clause: str
    played: str
    enter: Callable[[], AbstractContextManager[Any]]
    function: Rule | None = None
    """The function that is replaced, if it is one."""
    lines: tuple[int, ...] = ()
    """The lines of its source, from 0, that are written otherwise."""


def edited(
    clause: str, played: str, function: Rule, *changes: tuple[str, str], **names: Any
) -> Without:
    """The function with some of its text written otherwise, each change `(was, now)`.

    `was` is a part of one line, or whole lines, and stands in the function exactly once; `names`
    are what the new text wants and the function's module has not.
    """
    source = source_of(function)
    edited_source = source
    lines: list[int] = []
    for was, now in changes:
        lines.append(_line_of(source, was, clause))
        edited_source = _changed(edited_source, was, now, clause)
    if edited_source == source:
        raise NothingReplaced(f"{clause}: {function.__qualname__} is left as it is.")

    def enter() -> AbstractContextManager[Any]:
        return replaced(function, _made(edited_source, function, names))

    return Without(clause, played, enter, function, tuple(lines))


def rewritten(clause: str, played: str, function: Rule, other: Rule) -> Without:
    """Another function in the place of the rule's own."""
    return Without(clause, played, lambda: replaced(function, other), function, (0,))


def spoilt(clause: str, played: str, enter: Callable[[], AbstractContextManager[Any]]) -> Without:
    """A fact of the game that is not as printed: a card of the pack, the number of seats."""
    return Without(clause, played, enter)


def games_without(sheet: str) -> dict[str, Without]:
    """Every such game of a sheet, by the clause that it lacks."""
    listed: list[Without] = import_module(f"{__name__}.{sheet}").WITHOUT
    found = {each.clause: each for each in listed}
    assert len(found) == len(listed), "two games lack the same clause"
    return found


def source_of(function: Rule) -> str:
    """The text of a function, compiled or not."""
    return textwrap.dedent(getsource(getattr(function, "py_func", function)))


def _lines(text: str) -> list[str]:
    return [line.strip() for line in text.strip().splitlines()]


def _line_of(source: str, was: str, clause: str) -> int:
    """The line of the source at which the text begins; it must stand there once."""
    wanted = _lines(was)
    have = [line.strip() for line in source.splitlines()]
    if len(wanted) == 1:
        places = [n for n, line in enumerate(have) for _ in range(line.count(wanted[0]))]
    else:
        last = len(have) - len(wanted)
        places = [n for n in range(last + 1) if have[n : n + len(wanted)] == wanted]
    if len(places) != 1:
        raise NothingReplaced(f"{clause}: “{was}” stands {len(places)} times and not once.")
    return places[0]


def _changed(source: str, was: str, now: str, clause: str) -> str:
    """The source with the text changed; lines that go in keep their place from the margin."""
    at = _line_of(source, was, clause)
    lines = source.splitlines()
    wanted = _lines(was)
    if len(wanted) == 1 and lines[at].strip() != wanted[0]:
        lines[at] = lines[at].replace(wanted[0], now)
    else:
        margin = lines[at][: len(lines[at]) - len(lines[at].lstrip())]
        put = textwrap.indent(textwrap.dedent(now).strip("\n"), margin).splitlines()
        lines[at : at + len(wanted)] = put
    return "\n".join(lines) + "\n"


def _made(source: str, function: Rule, names: dict[str, Any]) -> Rule:
    """A function of this source, which finds all that the one finds that it is to stand for."""
    home = {**names, **vars(sys.modules[function.__module__])}
    exec(compile(source, f"<{function.__qualname__}, knocked out>", "exec"), home)
    other: Rule = home[function.__name__]
    return other


@contextmanager
def replaced(function: Rule, other: Rule) -> Iterator[None]:
    """Put the other in the place of the function, wherever it was imported or registered."""
    places = list(_places(function))
    if not places:
        raise NothingReplaced(f"{function.__qualname__} stands nowhere.")
    for put in places:
        put(other)
    try:
        yield
    finally:
        for put in places:
            put(function)


def _places(function: Rule) -> Iterator[Callable[[Rule], None]]:
    """Everything through which the function is called, each as a way to put another there."""
    for module in list(sys.modules.values()):
        if getattr(module, "__name__", "").partition(".")[0] in ("parlour", "tests"):
            yield from _of_names(vars(module), function)
            for value in list(vars(module).values()):
                if isinstance(value, dict):
                    yield from _of_names(value, function)
                elif isinstance(value, type) and value.__module__ == module.__name__:
                    yield from _of_class(value, function)
    for rules in dispatch._registry.values():
        yield from _of_names(cast("dict[str, Rule]", rules), function)
    for name in names():
        yield from _of_game(game(name), function)


def _of_names(held: dict[Any, Any], function: Rule) -> Iterator[Callable[[Rule], None]]:
    for name, value in list(held.items()):
        if value is function:
            yield partial(held.__setitem__, name)


def _of_class(cls: type, function: Rule) -> Iterator[Callable[[Rule], None]]:
    for name, value in list(vars(cls).items()):
        if value is function:
            yield partial(setattr, cls, name)


def _of_game(played: Any, function: Rule) -> Iterator[Callable[[Rule], None]]:
    assert is_dataclass(played)
    for field in fields(played):
        if getattr(played, field.name) is function:
            yield partial(object.__setattr__, played, field.name)
