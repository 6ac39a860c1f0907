"""Listening to the rules while games are played: which clauses they come by.

Wherever the rules would be written otherwise without a clause (`tests.clauses.without`), a note is
taken when play passes there.
"""

from __future__ import annotations

import ast
import sys
from collections import defaultdict
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any
from unittest.mock import patch

from tests.clauses.without import Rule, games_without, replaced, source_of

NOTE = "_note_that_this_was_met"


def listened_to(sheet: str) -> set[str]:
    """The clauses that a game can be heard to come by."""
    return {each.clause for each in games_without(sheet).values() if each.function is not None}


@contextmanager
def listening(sheet: str) -> Iterator[set[str]]:
    """The clauses that games come by meanwhile."""
    met: set[str] = set()
    notes: dict[Rule, list[tuple[int, str]]] = defaultdict(list)
    for each in games_without(sheet).values():
        if each.function is not None:
            notes[each.function] += [(line, each.clause) for line in each.lines]
    with ExitStack() as stack:
        for function, places in notes.items():
            home = vars(sys.modules[function.__module__])
            stack.enter_context(patch.dict(home, {NOTE: met.add}))
            stack.enter_context(replaced(function, _noting(function, places, home)))
        yield met


def _noting(function: Rule, places: list[tuple[int, str]], home: dict[str, Any]) -> Rule:
    """The same function, which notes that play has passed these lines."""
    tree = ast.parse(source_of(function))
    top = tree.body[0]
    assert isinstance(top, ast.FunctionDef)
    found = [(*_statement_at(top, line + 1), clause) for line, clause in places]
    for body, statement, clause in found:
        body.insert(body.index(statement), ast.parse(f"{NOTE}({clause!r})").body[0])
    made: dict[str, Any] = {}
    exec(compile(tree, f"<{function.__qualname__}, heard>", "exec"), home, made)
    noting: Rule = made[function.__name__]
    return noting


def _statement_at(top: ast.FunctionDef, line: int) -> tuple[list[ast.stmt], ast.stmt]:
    """The innermost statement at a line of a function, and the block that it stands in.

    Its head and its docstring are passed whenever its first statement is.
    """
    body, statement = top.body, top.body[0]
    inner: list[ast.stmt] | None = top.body
    while inner is not None:
        body = inner
        inner = None
        for each in body:
            if each.lineno <= line <= (each.end_lineno or each.lineno):
                statement = each
                inner = _block_at(each, line)
                break
        else:
            statement = body[0]
    return body, statement


def _block_at(statement: ast.stmt, line: int) -> list[ast.stmt] | None:
    """The block within a statement that has this line; None for its head or a plain one."""
    for name in ("body", "orelse", "finalbody"):
        block: list[ast.stmt] = getattr(statement, name, [])
        if block and block[0].lineno <= line <= (block[-1].end_lineno or 0):
            return block
    return None
