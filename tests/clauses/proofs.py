"""Which clause tests prove which clause."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from importlib import import_module
from inspect import signature
from pathlib import Path

from parlour.games.catalogue import game, names
from parlour.games.rulebook import Rulebook

HERE = Path(__file__).parent
TREATING_ALL = {"test_gate", "test_knock_out"}
"""Modules here that prove no clause of their own."""

Proof = Callable[[], None]


def rulebooks() -> dict[str, Rulebook]:
    """The rulebook of every sheet of which a game can be played."""
    return {game(name).sheet: game(name).rulebook for name in names()}


def modules() -> list[str]:
    """The modules of clause tests, by name."""
    found = sorted(path.stem for path in HERE.glob("test_*.py"))
    return [f"{__package__}.{name}" for name in found if name not in TREATING_ALL]


def _marks(test: object) -> Iterator[str]:
    """The ids that a test says it proves."""
    for mark in getattr(test, "pytestmark", ()):
        if mark.name == "clause":
            yield from mark.args


def proofs() -> dict[str, list[Proof]]:
    """For every id that is cited, the tests that cite it."""
    found: dict[str, list[Proof]] = defaultdict(list)
    for name in modules():
        module = import_module(name)
        for label, test in vars(module).items():
            if not label.startswith("test_") or test.__module__ != name:
                continue
            for clause_id in _marks(test):
                assert not signature(test).parameters, f"{label} cannot be called by itself"
                found[clause_id].append(test)
    return found
