"""The schema of the wire is the same whichever Python writes it."""

from __future__ import annotations

import pytest

from parlour.games.parts import Calls
from parlour.server.protocol.__main__ import schema


@pytest.mark.parametrize("margin", ["", "    "])
def test_docstrings_are_told_without_the_margin_that_only_some_pythons_leave_in(
    margin: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Calls, "__doc__", f"Many moves.\n\n{margin}Of one shape.\n{margin}")
    told = schema()["components"]["schemas"]["Calls"]["description"]
    assert told == "Many moves.\n\nOf one shape."
