"""Whoever follows the page on bots to the letter has bots that play."""

from __future__ import annotations

import os
import re
import runpy
import shlex
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest

from parlour.bots.bot import levels
from tests.cli.commands import answered

PAGE = Path(__file__).resolve().parents[2] / "docs" / "write-a-bot.md"
BLOCKS = re.findall(r"^```(\w+) ?(\S*)\n(.*?)^```$", PAGE.read_text("utf-8"), re.M | re.S)
FILES = {name: text for kind, name, text in BLOCKS if kind == "python" and name}
SCRIPTS = [text for kind, name, text in BLOCKS if kind == "python" and not name]
COMMANDS = [line for kind, _, text in BLOCKS if kind == "sh" for line in text.splitlines()]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the files of the page, in which one works."""
    for name, text in FILES.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    # What is brought is found by way of these; the next test brings its own.
    monkeypatch.setattr(sys, "path", list(sys.path))
    for name in FILES:
        monkeypatch.delitem(sys.modules, Path(name).stem, raising=False)
    return tmp_path


def test_the_page_has_all_of_this() -> None:
    assert set(FILES) == {"cautious.py", "hopeful.py"}
    assert len(SCRIPTS) == 2
    assert len(COMMANDS) == 4
    assert all(command.startswith("parlour ") for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_of_the_page(command: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", StringIO("1\nquit\n"))
    done = answered(*shlex.split(command)[1:])
    assert done.returncode == 0, done.stderr
    assert ("hopeful" if "Hopeful" in command else "cautious") in done.stdout
    assert "failed" not in done.stdout


def test_a_command_of_the_page_as_a_process(folder: Path) -> None:
    words = shlex.split(COMMANDS[0])
    done = subprocess.run(
        [sys.executable, "-m", *words],
        cwd=folder,
        env=os.environ | {"NO_COLOR": "1"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "cautious" in done.stdout


@pytest.mark.parametrize("number", range(len(SCRIPTS)))
def test_a_script_of_the_page(
    number: int,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.syspath_prepend(folder)
    script = folder / "script.py"
    script.write_text(SCRIPTS[number], encoding="utf-8")
    runpy.run_path(str(script), run_name="__main__")
    assert capsys.readouterr().out.strip()


def test_every_field_of_the_question_is_told() -> None:
    from dataclasses import fields

    from parlour.bots import Asked

    told = set(re.findall(r"^\| `asked\.(\w+)`", PAGE.read_text("utf-8"), re.M))
    assert told == {field.name for field in fields(Asked)}


def test_no_bot_of_the_page_goes_by_a_level_of_ours() -> None:
    named = re.findall(r'level = "(\S+)"', "".join(FILES.values()))
    assert len(named) == len(FILES)
    assert not set(named) & {name for name, _ in levels()}
