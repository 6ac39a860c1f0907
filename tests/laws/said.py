"""What the code of a sheet says that it does: the clauses that its events are told under."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import TypeVar

import parlour.games
from parlour.games.rulebook import Rulebook

FOLDER = Path(parlour.games.__file__).parent
N = TypeVar("N", bound=ast.AST)


def _trees(sheet: str) -> list[ast.Module]:
    return [ast.parse(path.read_text()) for path in sorted((FOLDER / sheet).rglob("*.py"))]


def _clause_places(trees: list[ast.Module]) -> dict[str, int]:
    """Functions that are given a clause, and at which place among their arguments."""
    found = {"tell": 6}
    for node in _nodes(trees, ast.FunctionDef):
        given = [argument.arg for argument in node.args.args]
        if "clause" in given:
            found[node.name] = given.index("clause")
    return found


def _nodes(trees: Sequence[ast.AST], kind: type[N]) -> Iterator[N]:
    for tree in trees:
        for node in ast.walk(tree):
            if isinstance(node, kind):
                yield node


def _called(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else ""


def _constants(node: ast.AST) -> Iterator[str]:
    """The clauses named within an expression, tests of conditions left out."""
    if isinstance(node, ast.IfExp):
        yield from _constants(node.body)
        yield from _constants(node.orelse)
    elif isinstance(node, ast.Attribute) and ast.unparse(node.value) == "clauses":
        yield node.attr


def _ids(sheet: str, book: Rulebook, constants: set[str]) -> set[str]:
    numbers = vars(import_module(f"parlour.games.{sheet}.clauses"))
    found = {book.clause(numbers[name]) for name in constants if name in numbers}
    return {clause.id for clause in found if clause is not None}


def _given(trees: list[ast.Module], places: dict[str, int]) -> set[str]:
    """The constants that stand where these functions are given a clause."""
    constants: set[str] = set()
    for call in _nodes(trees, ast.Call):
        place = places.get(_called(call), len(call.args))
        if place < len(call.args):
            constants.update(_constants(call.args[place]))
    return constants


def told_clauses(sheet: str, book: Rulebook) -> set[str]:
    """The clauses that events of this sheet are told under, as far as the code names them."""
    trees = _trees(sheet)
    constants = _given(trees, _clause_places(trees))
    for node in _nodes(trees, ast.Assign):
        if ast.unparse(node.targets[0]) == "clause":
            constants.update(_constants(node.value))
    return _ids(sheet, book, constants)
