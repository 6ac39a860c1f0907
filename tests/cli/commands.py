"""The `parlour` command as a real process."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path

from parlour import cli

ROOT = Path(__file__).resolve().parents[2]
LIMIT = 300

Runner = Callable[..., "subprocess.CompletedProcess[str]"]


def parlour(
    *words: str, said: str | bytes = b"", more: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run a command line to its end with this input; what it printed and its exit status."""
    environment = {key: value for key, value in os.environ.items() if key not in ("COLUMNS",)}
    environment |= {"PYTHONIOENCODING": "utf-8", "NO_COLOR": "1", "TERM": "dumb"} | (more or {})
    done = subprocess.run(
        [sys.executable, "-m", "parlour", *words],
        input=said.encode() if isinstance(said, str) else said,
        capture_output=True,
        cwd=ROOT,
        env=environment,
        timeout=LIMIT,
        check=False,
    )
    return subprocess.CompletedProcess(
        done.args, done.returncode, done.stdout.decode("utf-8"), done.stderr.decode("utf-8")
    )


def answered(*words: str) -> subprocess.CompletedProcess[str]:
    """The same without a process of its own, for the many ways to be wrong."""
    out, err = StringIO(), StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        status = cli.run(words)
    return subprocess.CompletedProcess(words, status, out.getvalue(), err.getvalue())


def refused(*words: str, run: Runner = answered) -> str:
    """Give a command line that cannot be; the one sentence that answers it."""
    done = run(*words)
    assert done.returncode == 2, f"exit status {done.returncode}: {done.stdout}{done.stderr}"
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    sentence = done.stderr.strip()
    assert sentence
    assert "\n" not in sentence
    assert sentence[-1] in ".?)"
    return sentence
