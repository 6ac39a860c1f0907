"""The front door: its names and signatures stay, and every line of its documentation runs."""

from __future__ import annotations

import ast
import doctest
import inspect
import subprocess
import sys
from dataclasses import fields
from importlib import import_module
from pathlib import Path

import pytest

import parlour

ROOT = Path(__file__).resolve().parents[2]
SIGNATURES = {
    "bot": "(level: 'str', *, budget: 'int | None' = None) -> 'OfLevel'",
    "game": "(name: 'str | Game[Any]') -> 'Game[Any]'",
    "game_names": "() -> 'tuple[str, ...]'",
    "position": "(game: 'str | Game[Any]', text: 'str', **house_rules: 'str | int') -> 'State'",
    "read": "(text: 'str') -> 'Record'",
    "replay": "(record: 'Record') -> 'Iterator[State]'",
    "rule": "(name: 'str') -> 'Clause'",
    "rules": "(name: 'str') -> 'tuple[Clause, ...]'",
    "simulate": (
        "(game: 'str | Game[Any]', *company: 'Who', games: 'int' = 1000, seed: 'int' = 1, "
        "budget: 'int | None' = None, processes: 'int | None' = None, "
        "**house_rules: 'str | int') -> 'Report'"
    ),
    "state": (
        "(game: 'str | Game[Any]', *, seats: 'int | None' = None, seed: 'int' = 1, "
        "dealer: 'int' = 0, **house_rules: 'str | int') -> 'State'"
    ),
    "table": (
        "(game: 'str | Game[Any]', *company: 'Who', deal: 'int | str | None' = None, "
        "dealer: 'Someone | None' = None, position: 'str | State' = '', "
        "**house_rules: 'str | int') -> 'Table'"
    ),
    "verify": "(record: 'Record') -> 'Proof'",
}
CLASSES = {
    *("Asked", "Bot", "Bounds", "Clause", "Game", "Mistake", "Record", "Refused", "Report"),
    *("State", "Table", "View"),
}
BOUNDS = (
    *("least_payoff", "greatest_payoff", "payoff_sum", "codes", "most_legal", "observed"),
    *("longest_deal", "longest_game", "limit"),
)
MODULES = ("parlour", *(f"parlour.door.{path.stem}" for path in (ROOT / "src/parlour/door").glob(
    "[a-z]*.py"
)), "parlour.games.bounds")  # fmt: skip


def test_the_names_stay_as_they_are() -> None:
    assert set(parlour.__all__) == SIGNATURES.keys() | CLASSES
    assert set(parlour.__all__) <= set(dir(parlour))


@pytest.mark.parametrize("name", sorted(SIGNATURES))
def test_a_signature_stays_as_it_is(name: str) -> None:
    assert str(inspect.signature(getattr(parlour, name))) == SIGNATURES[name]


def test_the_bounds_of_a_game_stay_as_they_are() -> None:
    assert tuple(field.name for field in fields(parlour.Bounds)) == BOUNDS
    of_table = inspect.signature(parlour.Game.bounds_with)
    assert str(of_table) == "(self, **house_rules: 'str | int') -> 'Bounds'"


@pytest.mark.parametrize("name", parlour.__all__)
def test_every_name_says_what_it_is(name: str) -> None:
    assert (inspect.getdoc(getattr(parlour, name)) or "").strip()


@pytest.mark.parametrize("module", MODULES)
def test_every_example_does_what_it_says(module: str) -> None:
    result = doctest.testmod(import_module(module))
    assert result.failed == 0
    assert result.attempted > 0


def test_whoever_reads_the_types_sees_what_there_is() -> None:
    """The imports for type checkers are those that are made when a name is asked for."""
    tree = ast.parse((ROOT / "src/parlour/__init__.py").read_text("utf-8"))
    guarded = next(node for node in tree.body if isinstance(node, ast.If))
    seen = {
        (node.module, alias.name)
        for node in guarded.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    assert seen == {(where, n) for where, names in parlour._WHERE.items() for n in names}
    assert {name for _, name in seen} == set(parlour.__all__)


def test_a_name_that_is_not_there_is_missed() -> None:
    with pytest.raises(AttributeError, match="no attribute 'tabel'"):
        parlour.tabel  # type: ignore[attr-defined]  # noqa: B018


def test_no_house_rule_is_called_like_an_argument() -> None:
    for function in (parlour.table, parlour.state, parlour.simulate, parlour.position):
        taken = set(inspect.signature(function).parameters)
        for name in parlour.game_names():
            assert not taken & {option.name for option in parlour.game(name).options}


@pytest.mark.parametrize("first", ["parlour", "parlour.kernel.cards"])
def test_an_import_brings_no_more_than_is_asked_for(first: str) -> None:
    script = f"import sys, {first}; print([m for m in sys.modules if 'parlour.door' in m])"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.stdout.strip() == "[]", done.stderr
