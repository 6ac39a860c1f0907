"""Every line of a position is documented, and every documented line is read."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.games.catalogue import game, names
from parlour.games.game import Unreadable
from parlour.games.position_page import SECTIONS, position_page
from tests.laws.mangling import written

PAGE = Path(__file__).resolve().parents[2] / "docs" / "positions.md"
UNREAD = ("is called", "” is no ", "should be", "should stand", "written like", "it is one of")
"""What is said of a line that cannot be read, whatever the other lines are."""
DECLARED = {name: lines for _, games, lines in SECTIONS for name in games}


def test_the_page_is_what_the_readers_declare() -> None:
    told = "run: python -m parlour.games.position_page docs/positions.md"
    assert PAGE.read_text(encoding="utf-8") == position_page(), told
    assert set(DECLARED) == set(names())


@pytest.mark.parametrize("name", names())
def test_every_declared_line_is_read(name: str) -> None:
    """Its name is known, and what it is said to be like can be read."""
    read = game(name).words.read_position
    for line in DECLARED[name]:
        called = line.name.replace("N", "0").replace("WHO", "all")
        if "…" in line.like:
            continue
        try:
            read(f"{called}: {line.like}\n", {})
        except Unreadable as refusal:
            said = refusal.sentence
        else:
            said = ""
        assert not any(words in said for words in UNREAD), said


@pytest.mark.parametrize("name", names())
def test_every_line_that_is_written_is_declared(name: str) -> None:
    called = {line.partition(":")[0].lower() for p in written(name) for line in p.text.splitlines()}
    for words in (name.split() for name in called):
        assert any(line.fits(words) for line in DECLARED[name]), words
