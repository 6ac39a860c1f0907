"""The house as one would like to find it: nobody reaches behind a door, files stay short, and
whatever the documents name is there."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "parlour"
MODULES = sorted(SOURCE.rglob("*.py"))
DOCUMENTS = [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")]

LONGEST = 400
NUMBA_INSIDE = {"_codegen", "_data_layout", "_ensure_finalized", "_module_pass_manager"}
"""What linking compiled rules takes from Numba, which is pinned for it."""
NUMBA_INSIDE |= {"_reload_init", "_CacheLocator", "_LowerResult", "_cache", "_compiling_counter"}


def named(path: Path) -> str:
    return str(path.relative_to(ROOT))


def private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__")


def own_names(tree: ast.AST) -> set[str]:
    """The private names that a module itself gives to what is in it."""
    given: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            given.add(node.name)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            given.add(node.target.id)
        elif isinstance(node, ast.Attribute) and is_own(node.value):
            given.add(node.attr)
    return given


def is_own(holder: ast.expr) -> bool:
    return isinstance(holder, ast.Name) and holder.id in ("self", "cls")


def reaches(tree: ast.AST) -> list[str]:
    """The private names of others that a module takes."""
    own = own_names(tree)
    taken = [
        alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    ]
    taken += [
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and node.attr not in own and not is_own(node.value)
    ]
    return sorted({name for name in taken if private(name)})


@pytest.mark.parametrize("path", MODULES, ids=named)
def test_no_module_reaches_into_another(path: Path) -> None:
    allowed = NUMBA_INSIDE if path.parent.name == "kernel" else {"_exit"}
    assert set(reaches(ast.parse(path.read_text(encoding="utf-8")))) <= allowed


def test_a_reach_is_noticed() -> None:
    assert reaches(ast.parse("from a import _b\nc._d = 1\ne._f()")) == ["_b", "_d", "_f"]
    assert reaches(ast.parse("def f(self, other):\n self._d = other._d + other.e")) == []


@pytest.mark.parametrize("path", MODULES, ids=named)
def test_a_file_has_one_job(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= LONGEST


def places(document: Path) -> list[str]:
    """The files and folders that a document names; a NAME in capitals stands for any."""
    text = document.read_text(encoding="utf-8")
    named = set(re.findall(r"`((?:[a-z-]+/)+[\w.-]*)`", text))
    named |= set(re.findall(r"^[A-Z' ]*((?:[a-z-]+/)+[\w.]+) ", text, re.M))
    return sorted(place for place in named if "NAME" not in place)


@pytest.mark.parametrize("document", DOCUMENTS, ids=named)
def test_what_a_document_names_is_there(document: Path) -> None:
    roots = (ROOT, SOURCE)
    missing = [place for place in places(document) if not any((r / place).exists() for r in roots)]
    assert missing == []
