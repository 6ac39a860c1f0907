"""`make test` runs every check and hides no failure."""

import pytest

from tools import checks
from tools.checks import Check, perform
from tools.paths import ROOT
from tools.run import SetupError


def test_a_failing_check_does_not_keep_the_next_from_running() -> None:
    ran = []

    def check(name: str, status: int) -> Check:
        def run() -> int:
            ran.append(name)
            return status

        return Check(name, run)

    with pytest.raises(SetupError, match=r"^Failed: one, three\.$"):
        perform([check("one", 1), check("two", 0), check("three", -9)])
    assert ran == ["one", "two", "three"]


def test_all_is_well_only_if_every_check_passed(capsys: pytest.CaptureFixture[str]) -> None:
    perform([Check("one", lambda: 0), Check("two", lambda: 0)])
    assert capsys.readouterr().out.endswith("All 2 checks passed.\n")


def test_tests_that_are_nowhere_do_not_pass() -> None:
    assert checks.tests(["tests/no-such-folder"], "2", {})() != 0


def test_daily_work_has_every_kind_that_reads_and_the_tests_that_need_no_compiling() -> None:
    *names, last = [check.name for check in checks.quick("2")]
    assert names == [check.name for check in checks.every("2", "chromium")][:8]
    assert last == "pytest, the quick part"
    places = [place for place in checks.QUICK if not place.startswith("--")]
    assert [place for place in places if not (ROOT / place).exists()] == []
    assert checks.PLAIN == {"NUMBA_DISABLE_JIT": "1"}


def test_every_kind_of_check_is_there_and_pytest_comes_last() -> None:
    names = [check.name for check in checks.every("2", "chromium")]
    assert names == [
        "ruff check",
        "ruff format",
        "mypy",
        "import-linter",
        "biome",
        "svelte-check and tsc",
        "the protocol's types",
        "vitest",
        "the rules, interpreted",
        "the laws, every index checked",
        "pytest",
    ]
