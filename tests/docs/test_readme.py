"""The session in the README does what it says."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

README = Path(__file__).resolve().parents[2] / "README.md"


def test_the_session_in_the_readme() -> None:
    result = doctest.testfile(str(README), module_relative=False)
    assert result.attempted > 8
    assert result.failed == 0


def test_every_picture_and_page_it_names_is_there() -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", README.read_text(encoding="utf-8")):
        assert (README.parent / target).exists(), target
