"""The Python that runs the project."""

import ast
import sys
from pathlib import Path

import pytest

from tests.setup.commands import put
from tools import python
from tools.paths import ROOT


@pytest.mark.parametrize(
    ("version", "will_do"),
    [((2, 7), False), ((3, 9), False), ((3, 10), False), ((3, 11), True), ((3, 14), True)],
)
def test_the_oldest_python_is_3_11(version: tuple[int, int], will_do: bool) -> None:
    assert python.is_new_enough(version) is will_do


def test_the_complaint_names_both_versions_and_a_way_out() -> None:
    complaint = python.complaint((3, 9))
    assert "Python 3.11 or newer" in complaint
    assert "this is Python 3.9" in complaint
    assert "make PYTHON=" in complaint


def test_the_newest_python_by_name_is_taken(tmp_path: Path) -> None:
    for name in ("python3.10", "python3.11", "python3.13"):
        put(tmp_path, name)
    assert python.other_python(str(tmp_path)) == str(tmp_path / "python3.13")


def test_no_python_that_is_too_old_is_taken(tmp_path: Path) -> None:
    put(tmp_path, "python3.10")
    assert python.other_python(str(tmp_path)) is None


def test_an_old_python_gives_up_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 18, "final", 0))
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(SystemExit) as end:
        python.go_on_with_a_new_enough_python()
    assert end.value.code == python.complaint((3, 9))


@pytest.mark.parametrize("name", ["__init__.py", "__main__.py", "python.py"])
def test_old_pythons_can_read_the_way_in(name: str) -> None:
    ast.parse((ROOT / "tools" / name).read_text(), feature_version=(3, 6))
