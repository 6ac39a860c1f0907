"""Games are compiled once, each in a process of its own, and never twice."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from parlour.games import catalogue
from parlour.server import warm_up


@pytest.fixture
def rehearsed(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    played: list[tuple[str, str]] = []
    monkeypatch.setattr(warm_up, "rehearse", lambda name, stage: played.append((name, stage)))
    return played


def test_a_game_is_compiled_once(tmp_path: Path, rehearsed: list[tuple[str, str]]) -> None:
    for _ in range(2):
        warm_up.compile_one(tmp_path, warm_up.TABLES, "alice")
    warm_up.compile_one(tmp_path, warm_up.THOUGHT, "alice")
    assert rehearsed == [("alice", warm_up.TABLES), ("alice", warm_up.THOUGHT)]


def test_only_what_is_missing_is_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[tuple[str, str]] = []

    def apart(kept: Path, stage: str, name: str) -> str:
        begun.append((stage, name))
        warm_up.mark_of(kept, stage, name).touch()
        return ""

    monkeypatch.setattr(warm_up, "compile_apart", apart)
    first, *others = catalogue.names()
    warm_up.mark_of(tmp_path, warm_up.TABLES, first).touch()
    warm_up.compile_missing(tmp_path, warm_up.STAGES)
    tables = [name for stage, name in begun if stage == warm_up.TABLES]
    thought = [name for stage, name in begun if stage == warm_up.THOUGHT]
    assert sorted(tables) == sorted(others)
    assert sorted(thought) == sorted([first, *others])
    assert begun.index((warm_up.THOUGHT, first)) >= len(others)
    warm_up.compile_missing(tmp_path, warm_up.STAGES)
    assert len(begun) == len(tables) + len(thought)


def _found_first(folder: Path) -> str:
    """A search path on which the modules of this folder stand before all others."""
    return os.pathsep.join(filter(None, (str(folder), os.environ.get("PYTHONPATH"))))


def test_a_game_that_cannot_be_compiled_is_told_with_the_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(catalogue, "names", lambda: ("alice",))
    (tmp_path / "numba.py").write_text("raise TypeError('No such kind.')\n")
    monkeypatch.setenv("PYTHONPATH", _found_first(tmp_path))
    kept = tmp_path / "kept"
    kept.mkdir()
    assert warm_up.compile_missing(kept, (warm_up.TABLES,)) == {"alice": "TypeError: No such kind."}
    assert not warm_up.mark_of(kept, warm_up.TABLES, "alice").exists()


def test_a_failure_to_compile_is_the_set_ups_failure(tmp_path: Path) -> None:
    (tmp_path / "msgspec.py").write_text("raise TypeError('No such kind.')\n")
    done = subprocess.run(
        [sys.executable, "-m", "parlour.server.warm_up"],
        env=os.environ
        | {"PYTHONPATH": _found_first(tmp_path), "PARLOUR_CACHE": str(tmp_path / "kept")},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 1
    assert "No such kind." in done.stderr


def test_where_nothing_can_be_kept_nothing_has_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rehearsed: list[tuple[str, str]]
) -> None:
    monkeypatch.setattr(warm_up, "_folder", lambda: None)
    assert warm_up.prepare() == {}
    # Nor where the folder can no longer be written when the game has been compiled.
    (tmp_path / "file").write_text("")
    warm_up.compile_one(tmp_path / "file", warm_up.TABLES, "alice")
    assert rehearsed == [("alice", warm_up.TABLES)]


def test_a_compiling_process_ends_with_the_one_that_began_it() -> None:
    waits = "import time; from parlour.server import warm_up; warm_up.leave_with_parent()"
    waits += "; time.sleep(60)"
    process = subprocess.Popen([sys.executable, "-c", waits], stdin=subprocess.PIPE)
    assert process.stdin is not None
    process.stdin.close()
    assert process.wait(timeout=30) == 1
