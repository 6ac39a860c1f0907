"""The documentation is what the rulebooks say today."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.games.catalogue import game, names
from parlour.games.page import page

GAMES = Path(__file__).resolve().parents[2] / "docs" / "games"


@pytest.mark.parametrize("name", names())
def test_a_games_page_is_written_from_its_rulebook(name: str) -> None:
    written = (GAMES / f"{name}.md").read_text(encoding="utf-8")
    assert written == page(game(name)), "run: python -m parlour.games.page docs/games"


def test_no_page_is_left_of_a_game_that_is_gone() -> None:
    assert {path.stem for path in GAMES.glob("*.md")} == set(names())
