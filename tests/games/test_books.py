"""A game is a book: its package says what stands in which module, in the order of the sheet."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules, walk_packages

import pytest

import parlour.games
from parlour.games import catalogue


def _books() -> list[str]:
    """Every package that a game's GAME is the `__init__` of, and those in which it stands."""
    packages = [
        found.name
        for found in walk_packages(parlour.games.__path__, "parlour.games.")
        if found.ispkg
    ]
    held = {catalogue.module_of(name) for name in catalogue.names()} & set(packages)
    return [
        package
        for package in packages
        if any(place == package or place.startswith(f"{package}.") for place in held)
    ]


def _modules(package: str) -> set[str]:
    """What stands in the folder: modules, and packages of variants."""
    found = import_module(package)
    return {name for _, name, _ in iter_modules(found.__path__)}


def _listed(package: str) -> list[str]:
    """The first words of the indented lines of the docstring."""
    said = import_module(package).__doc__ or ""
    return [line.split()[0] for line in said.splitlines() if line.startswith("    ")]


@pytest.mark.parametrize("package", _books())
def test_a_book_lists_what_stands_in_it_once_each_and_nothing_else(package: str) -> None:
    listed = _listed(package)
    assert len(listed) == len(set(listed))
    assert set(listed) == _modules(package)


def test_books_are_found() -> None:
    assert {"parlour.games.court", "parlour.games.court.two", "parlour.games.nations"} <= set(
        _books()
    )
