"""Whatever Numba compiles may call our rules, not only rules: researchers write plain `njit`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.kernel import callers

ROOT = Path(__file__).resolve().parents[2]
EXPECTED: dict[str, Any] = {
    "plain": 1,
    "shared": 100 * (1 + 2 + 3) + 10 * (1 + 2 + 3),
    "of_a_callee": 661,
    "beneath_a_rule": 661,
    "inlined": 1,
    "in_closure": 1 + 2,
    "generator": 1 + 2 + 3,
    "parallel": [1, 2, 3],
    "kept": [660, 0],
    "callback": 3,
    "ufunc": [0, 4, 6],
    "generalised_ufunc": [2, 0],
    "overloaded": 2 * 2,
    "method": 5 * 2,
    "handed_over": 2,
    "one_of_ours": -2,
}


def run(kept: Path, *names: str) -> dict[str, Any]:
    """Try these callers, or all, in a process that may end as it likes."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.kernel.callers", *names],
        cwd=ROOT,
        env=os.environ | {"NUMBA_CACHE_DIR": str(kept)},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    answers: dict[str, Any] = json.loads(done.stdout)
    return answers


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give the folder in which Numba keeps what it is told to keep."""
    return tmp_path_factory.mktemp("kept")


@pytest.fixture(scope="module")
def answers(kept: Path) -> dict[str, Any]:
    """Try every caller once."""
    return run(kept)


def test_every_caller_is_expected_to_answer() -> None:
    assert list(EXPECTED) == list(callers.CALLERS)


@pytest.mark.parametrize("name", EXPECTED)
def test_a_caller_of_rules_is_answered(name: str, answers: dict[str, Any]) -> None:
    assert answers[name] == {"answer": EXPECTED[name]}


def test_what_numba_keeps_for_a_caller_is_whole(answers: dict[str, Any], kept: Path) -> None:
    """Loaded by another process, and so from the disk, it holds the rules that it calls."""
    assert answers["kept"] == {"answer": [660, 0]}
    assert run(kept, "kept") == {"kept": {"answer": [660, 1]}}
