"""What the list of moves says is found where it says, and nowhere else."""

from __future__ import annotations

from functools import reduce
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LIST = ROOT / "docs" / "moved.md"
SOURCE = ROOT / "src"


def _rows() -> list[tuple[str, list[str]]]:
    """Every row of the tables: what was, and what is now."""
    cells = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in LIST.read_text(encoding="utf-8").splitlines()
        if line.startswith("| `")
    ]
    return [(was.strip("`"), now.replace("`", "").split(", ")) for was, now in cells]


def _found(name: str) -> object:
    """The module, or what stands in one, by its dotted name; raises AttributeError."""
    parts = name.split(".")
    for end in range(len(parts), 0, -1):
        try:
            module: object = import_module(".".join(parts[:end]))
        except ModuleNotFoundError:
            continue
        return reduce(getattr, parts[end:], module)
    raise AttributeError(name)


def _file(module: str) -> Path:
    return SOURCE.joinpath(*module.split(".")).with_suffix(".py")


@pytest.mark.parametrize(("was", "now"), _rows())
def test_what_has_moved_is_where_the_list_says(was: str, now: list[str]) -> None:
    for name in now:
        assert _found(name) is not None
    assert was not in now


@pytest.mark.parametrize("was", [was for was, _ in _rows()])
def test_nothing_is_left_in_the_old_place(was: str) -> None:
    assert not _file(was).exists()
    try:
        found = _found(was)
    except AttributeError:
        return
    assert hasattr(found, "__path__"), "only a package may have the name that a module had"


def test_the_list_is_read() -> None:
    assert len(_rows()) > 50
