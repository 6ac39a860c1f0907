"""What the page knows of the wire is compared with the server's models, and left as it was."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import protocol
from tools.paths import ROOT
from tools.run import SetupError


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Path, Path]:
    """Two files that hold what they should, and what writes them anew."""
    files = (tmp_path / "protocol.ts", tmp_path / "whole.ts")

    def write() -> None:
        for path in files:
            path.write_text("as the models say")

    write()
    monkeypatch.setattr(protocol, "ROOT", tmp_path)
    monkeypatch.setattr(protocol, "WRITTEN", files)
    monkeypatch.setattr(protocol, "write_types", write)
    return files


def test_both_files_are_there_and_compared() -> None:
    assert [path.relative_to(ROOT).as_posix() for path in protocol.WRITTEN] == [
        "web/src/wire/protocol.ts",
        "web/src/wire/whole.ts",
    ]
    assert all(path.is_file() for path in protocol.WRITTEN)


def test_files_as_the_models_give_them_pass(written: tuple[Path, Path]) -> None:
    assert protocol.check_types() == 0


@pytest.mark.parametrize("which", [0, 1])
@pytest.mark.parametrize("body", ["by hand", None])
def test_a_file_that_is_stale_or_missing_fails_and_stays_so(
    which: int, body: str | None, written: tuple[Path, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    path = written[which]
    if body is None:
        path.unlink()
    else:
        path.write_text(body)
    assert protocol.check_types() == 1
    assert (path.read_text() if path.exists() else None) == body
    told = "".join(capsys.readouterr())
    assert f"{path.name} is not what the server's models give. Run: make types" in told


def test_what_cannot_be_generated_fails(
    written: tuple[Path, Path],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def fail() -> None:
        written[0].write_text("half")
        raise SetupError("The server did not describe its protocol.")

    monkeypatch.setattr(protocol, "write_types", fail)
    assert protocol.check_types() == 1
    assert written[0].read_text() == "as the models say"
    assert "did not describe its protocol" in "".join(capsys.readouterr())
