"""The session in the README does what it says."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import parlour

README = Path(__file__).resolve().parents[2] / "README.md"


def test_the_session_in_the_readme() -> None:
    result = doctest.testfile(str(README), module_relative=False)
    assert result.attempted > 8
    assert result.failed == 0


def test_the_session_of_the_front_door() -> None:
    page = README.parent / "docs" / "python.md"
    result = doctest.testfile(str(page), module_relative=False)
    assert result.attempted > 25
    assert result.failed == 0


@pytest.mark.parametrize("name", parlour.__all__)
def test_the_page_of_the_front_door_names_everything(name: str) -> None:
    assert re.search(rf"\b{name}\b", (README.parent / "docs" / "python.md").read_text("utf-8"))


@pytest.mark.parametrize("name", parlour.game_names())
def test_the_page_of_the_front_door_says_how_long_games_can_be(name: str) -> None:
    page = (README.parent / "docs" / "python.md").read_text("utf-8")
    rows = [line.split(" | ") for line in page.splitlines() if line.startswith("| ")]
    row = next(row for row in reversed(rows) if name in row[0].removeprefix("| ").split(", "))
    bounds, here = parlour.game(name).bounds, parlour.game(name).bounds_with()
    told = [None if cell == "none" else int(cell.replace(",", "")) for cell in row[1:3]]
    assert told == [bounds.longest_deal, bounds.longest_game]
    if bounds.limit:
        assert f"`{bounds.limit}`" in row[3]
        assert row[3].replace(",", "").partition(";")[0].endswith(f"a game of {here.longest_game}")


def test_the_readme_needs_nothing_but_the_door() -> None:
    assert not re.findall(r">>> from|>>> import parlour\.", README.read_text("utf-8"))


def test_every_picture_and_page_it_names_is_there() -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", README.read_text(encoding="utf-8")):
        assert (README.parent / target).exists(), target
