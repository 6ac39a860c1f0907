"""Every clause is knocked out, and a test must notice: so no clause test is an empty one."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.clauses.knocking import Budget, outcome
from tests.clauses.proofs import rulebooks

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("sheet", sorted(rulebooks()))
def test_no_clause_can_be_knocked_out_unnoticed(sheet: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.clauses.knocking", sheet],
        cwd=ROOT,
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout.splitlines()[-1])
    book = rulebooks()[sheet]
    assert told["tried"] == sum(not clause.is_shown_only for clause in book.clauses)
    assert told["failing with every clause in force"] == []
    assert told["options never tried"] == []
    survivors = told["survivors"]
    lines = [f"{clause}:\n    " + "\n    ".join(tests) for clause, tests in survivors.items()]
    assert not survivors, "Nobody noticed that these were knocked out:\n" + "\n".join(lines)


def _fails() -> None:
    assert sum([1, 1]) == 3


def _stumbles() -> None:
    raise KeyError("a mistake of the test's own")


def _never_ends() -> None:
    while True:
        len("")


def _sees_nothing() -> None:
    assert sum([1, 1]) == 2


# Far more than wording a failure takes, with whatever else is cleared away meanwhile.
AMPLE = 1_000_000


def test_only_a_failed_assertion_counts_as_notice() -> None:
    assert outcome(_fails, Budget(AMPLE)) == ""
    assert outcome(_stumbles, Budget(AMPLE)).startswith("stumbles: KeyError")
    assert outcome(_never_ends, Budget(AMPLE)) == "does not come to an end"
    assert outcome(_sees_nothing, Budget(AMPLE)) == "passes"
