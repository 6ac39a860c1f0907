"""The commands at the front door."""

import os
import subprocess
from collections.abc import Sequence

import pytest

from tools.paths import ROOT


def make(*words: str) -> subprocess.CompletedProcess[str]:
    """Run make as a newcomer would, without the settings of a make that may run these tests."""
    environment = {name: value for name, value in os.environ.items() if "MAKE" not in name}
    return subprocess.run(
        ["make", *words],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
        timeout=120,
    )


@pytest.mark.parametrize(
    "target", ["play", "test", "check", "soak", "setup", "bench", "page", "lint"]
)
def test_without_python_every_target_says_what_is_missing(target: str) -> None:
    answer = make("PYTHON=no-such-python", target)
    assert answer.returncode != 0
    assert 'there is no "no-such-python" here' in answer.stderr
    assert "Python 3.11 or newer" in answer.stderr


@pytest.mark.parametrize(
    ("target", "commands"),
    [
        ("play", ['"python3" -m tools play', ".venv/bin/parlour serve --open"]),
        ("bench", ['"python3" -m tools bench', ".venv/bin/python -m bench"]),
        ("test", ['"python3" -m tools test']),
        ("check", ['"python3" -m tools check']),
        ("soak", ['"python3" -m tools soak']),
    ],
)
def test_what_the_targets_run(target: str, commands: Sequence[str]) -> None:
    lines = make("--dry-run", "PYTHON=python3", target).stdout.splitlines()
    assert [line.strip() for line in lines[-len(commands) :]] == list(commands)


def test_help_names_the_two_commands() -> None:
    said = make("help").stdout
    assert "play: " in said
    assert "test: " in said


def test_ci_runs_make_test() -> None:
    run = ROOT / ".ci" / "run"
    assert os.access(run, os.X_OK)
    assert "exec make test" in run.read_text()


def test_an_unknown_command_is_refused_with_the_known_ones() -> None:
    answer = subprocess.run(
        ["python3", "-m", "tools", "dance"], cwd=ROOT, capture_output=True, text=True
    )
    assert answer.returncode == 2
    assert answer.stderr.startswith("Ask for one of: play, ")
