"""The same source, compiled and interpreted, is the same game to the last byte."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.laws.trial import games_of, sheets

ROOT = Path(__file__).parents[2]
GAMES = 12


def _digests(sheet: str, without_compiler: str, *flags: str) -> dict[str, list[str]]:
    """The digests of random games as a process of their own finds them."""
    done = subprocess.run(
        [sys.executable, *flags, "-m", "tests.laws.digests", str(GAMES), *games_of(sheet)],
        cwd=ROOT,
        env=os.environ | {"NUMBA_DISABLE_JIT": without_compiler},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    told: dict[str, list[str]] = json.loads(done.stdout)
    return told


@pytest.mark.parametrize("sheet", sheets())
def test_interpreted_rules_are_the_compiled_rules(sheet: str) -> None:
    """Interpreted, every warning is an error: no number may wrap where compiled ones do not."""
    compiled = _digests(sheet, "0")
    interpreted = _digests(sheet, "1", "-W", "error")
    assert sum(map(len, compiled.values())) > 3 * GAMES
    for name, lines in compiled.items():
        assert interpreted[name] == lines, f"{name}: apart within {20 * len(lines)} moves"
    assert interpreted.keys() == compiled.keys()
