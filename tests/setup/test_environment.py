"""The virtual environment: made where Python can, and packages by uv or, failing that, by pip."""

import importlib.util
import venv
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from tests.setup.commands import put
from tools import environment
from tools.run import SetupError
from tools.steps import Step, do


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give the place of a virtual environment that is not there yet."""
    place = tmp_path / "with spaces" / ".venv"
    monkeypatch.setattr(environment, "VENV", place)
    monkeypatch.setattr(environment, "BIN", place / "bin")
    monkeypatch.setattr(environment, "PYTHON", place / "bin" / "python")
    return place


def test_a_python_without_ensurepip_is_told_what_to_install(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(SetupError, match=r"apt-get install python3\.\d+-venv"):
        environment.make_venv()
    assert not folder.exists()


def test_an_environment_without_pip_or_of_another_place_is_not_healthy(folder: Path) -> None:
    assert not environment.is_healthy()
    venv.create(folder, with_pip=False)
    assert not environment.is_healthy()
    # A folder of that name will do for pip here: only whether it can be imported is asked.
    packages = next(folder.glob("lib/python*/site-packages"))
    (packages / "pip").mkdir()
    assert environment.is_healthy()
    settings = folder / "pyvenv.cfg"
    settings.write_text(settings.read_text() + "command = python -m venv /elsewhere/.venv\n")
    assert not environment.is_healthy()


def test_a_new_environment_has_none_of_the_groups(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a step installed into the one before is not taken for done."""
    monkeypatch.setattr(environment, "STATE", tmp_path)
    monkeypatch.setattr(environment, "run", lambda *_: None)
    for name in ("group-dev", "group-bench", "page"):
        (tmp_path / f"{name}.stamp").write_text("done")
    environment.make_venv()
    assert [path.name for path in tmp_path.glob("*.stamp")] == ["page.stamp"]


@pytest.mark.parametrize("status", [0, 1, -9])
def test_rules_that_cannot_be_compiled_are_not_taken_for_done(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, status: int
) -> None:
    wanted: list[Step] = []
    monkeypatch.setattr(environment, "do", wanted.append)
    environment.prepare_rules()
    put(folder / "bin", "python")
    monkeypatch.setattr("tools.run.attempt", lambda command, extra: status)
    stamp = tmp_path / "state" / "rules.stamp"
    if status == 0:
        assert do(wanted[0], stamp.parent)
    else:
        with pytest.raises(SetupError, match="rules could not be compiled"):
            do(wanted[0], stamp.parent)
    assert stamp.exists() is (status == 0)


class Machine:
    """Record the commands; those that begin with a broken program fail."""

    def __init__(self, *broken: str) -> None:
        """Start with nothing run."""
        self.broken = broken
        self.commands: list[list[str]] = []

    def attempt(self, command: Sequence[str], extra: Mapping[str, str] | None = None) -> int:
        """Pretend to run a program."""
        self.commands.append([Path(command[0]).name, *command[1:]])
        return 1 if Path(command[0]).name in self.broken else 0

    def run(self, command: Sequence[str], otherwise: str, extra: Mapping[str, str]) -> None:
        """Pretend to run a program that must succeed."""
        if self.attempt(command, extra) != 0:
            raise SetupError(otherwise)


def install(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Install the package on a pretended machine; tell which programs were run, and for what."""
    monkeypatch.setattr(environment, "attempt", machine.attempt)
    monkeypatch.setattr(environment, "run", machine.run)
    environment.install("-e", ".")
    assert all("constraints.txt" in command for command in machine.commands)
    return [f"{command[0]} {command[-1]}" for command in machine.commands]


def test_uv_installs_where_it_is(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put(folder / "bin", "uv")
    assert install(Machine(), monkeypatch) == ["uv ."]


def test_pip_installs_where_uv_cannot_be_had(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = environment.requirement("uv")
    assert install(Machine(), monkeypatch) == [f"python {wanted}", "python ."]


def test_pip_installs_where_uv_fails(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put(folder / "bin", "uv")
    assert install(Machine("uv"), monkeypatch) == ["uv .", "python ."]


def test_if_both_fail_the_set_up_says_so(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put(folder / "bin", "uv")
    with pytest.raises(SetupError, match="could not be installed"):
        install(Machine("uv", "python"), monkeypatch)
