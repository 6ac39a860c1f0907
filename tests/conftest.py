"""What all tests share."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from parlour.tables import fair
from tests.lots import WATCH

# No test depends on the clock: a first call compiles, and that takes as long as it takes.
settings.register_profile(
    "parlour",
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    derandomize=bool(os.environ.get("CI")),
    print_blob=True,
)
settings.load_profile("parlour")


def pytest_configure(config: pytest.Config) -> None:
    fair.fresh_root = WATCH.fresh_root


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    WATCH.begin(item)


@pytest.fixture(autouse=True)
def nothing_is_left_to_chance() -> Iterator[None]:
    """A test that has a server deal by lot says so beforehand: see `tests/lots.py`."""
    yield
    WATCH.end()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say on which Pythons the package was tried, wherever it was."""
    reports = [each for kind in terminalreporter.stats.values() for each in kind]
    told = [pair for each in reports for pair in getattr(each, "user_properties", ())]
    tried = sorted({text for name, text in told if name == "tried on"})
    if tried:
        terminalreporter.write_line(f"The package was tried on Python {', '.join(tried)}.")
