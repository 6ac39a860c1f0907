"""What is under version control stands alone: no paths of one machine, no hosts, all pinned."""

import json
import os
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

from tools.commands import CACHES
from tools.environment import group
from tools.paths import CONSTRAINTS, PAGE, PYPROJECT, ROOT, STATE, VENV, WEB
from tools.steps import NOT_SOURCES

# Put together from pieces, so that this file does not find itself.
MACHINE_PATHS = re.compile(r"(?<![\w.])/(?:work|root|home/\w+|Users/\w+)/")
OUTSIDE = "../" + "shared"
REGISTRIES = re.compile(
    r"\b(?:pypi|pythonhosted|npmjs|yarnpkg|jsdelivr|unpkg|npmmirror)" + r"\.(?:org|com|net)\b"
)
PRODUCTS = NOT_SOURCES | {PAGE.name, STATE.name, VENV.name, *CACHES}


def tracked() -> list[Path]:
    """List the files under version control; in an unpacked archive, all that is no product."""
    if (ROOT / ".git").exists():
        listed = subprocess.run(
            ["git", "-c", f"safe.directory={ROOT}", "ls-files", "-z"],
            cwd=ROOT,
            capture_output=True,
            check=True,
            text=True,
        ).stdout.split("\0")
        return [ROOT / name for name in listed if name and (ROOT / name).is_file()]
    found = []
    for folder, inner, names in os.walk(ROOT):
        inner[:] = [name for name in inner if name not in PRODUCTS]
        found += [Path(folder, name) for name in names]
    return found


def lines_with(pattern: re.Pattern[str]) -> list[str]:
    """Find the lines of tracked text files in which a pattern occurs."""
    found = []
    for path in tracked():
        try:
            text = path.read_text("utf-8")
        except UnicodeDecodeError:
            continue
        for number, line in enumerate(text.splitlines(), start=1):
            if pattern.search(line):
                found.append(f"{path.relative_to(ROOT)}:{number}: {line.strip()[:120]}")
    return found


def test_the_set_up_itself_is_tracked() -> None:
    names = {path.relative_to(ROOT).as_posix() for path in tracked()}
    assert names >= {"Makefile", ".ci/run", "constraints.txt", "web/package-lock.json"}


@pytest.mark.parametrize(
    "pattern",
    [MACHINE_PATHS, REGISTRIES, re.compile(re.escape(OUTSIDE))],
    ids=["paths of one machine", "package registries", "folders beside the project"],
)
def test_no_tracked_file_names(pattern: re.Pattern[str]) -> None:
    assert lines_with(pattern) == []


@pytest.mark.parametrize(
    ("pattern", "line"),
    [
        (MACHINE_PATHS, "see " + "/ro" + "ot/file"),
        (MACHINE_PATHS, '"' + "/ho" + 'me/ann/x"'),
        (REGISTRIES, "https://" + "py" + "pi.org/simple"),
        (REGISTRIES, "registry.npm" + "js.org"),
    ],
)
def test_the_patterns_find_what_they_are_for(pattern: re.Pattern[str], line: str) -> None:
    assert pattern.search(line)


def test_the_lock_file_pins_everything_and_names_no_registry() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text())
    packages = {name: entry for name, entry in lock["packages"].items() if name}
    assert all("resolved" not in entry for entry in packages.values())
    assert [name for name, entry in packages.items() if "integrity" not in entry] == []


def test_the_lock_file_has_every_platform() -> None:
    """Locks made on one machine are known to forget the others."""
    lock = json.loads((WEB / "package-lock.json").read_text())["packages"]
    optional = {
        name: version
        for entry in lock.values()
        for name, version in entry.get("optionalDependencies", {}).items()
    }
    assert "fsevents" in optional
    assert [name for name in optional if f"node_modules/{name}" not in lock] == []


def test_the_lock_file_belongs_to_the_package_file() -> None:
    wanted = json.loads((WEB / "package.json").read_text())
    locked = json.loads((WEB / "package-lock.json").read_text())["packages"][""]
    for kind in ("dependencies", "devDependencies", "engines"):
        assert locked.get(kind) == wanted.get(kind)


def normal(name: str) -> str:
    """Write a package's name the way registries compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def pins() -> set[str]:
    """Read the names that constraints.txt pins; every line of it must be a pin."""
    names = set()
    for line in CONSTRAINTS.read_text().splitlines():
        pin = re.fullmatch(r"([\w.-]+)==[\w.!+]+( ; .+)?", line)
        assert pin, f"No pin: {line}"
        names.add(normal(pin[1]))
    return names


def test_every_requirement_is_pinned() -> None:
    project = tomllib.loads(PYPROJECT.read_text())
    wanted = list(project["project"]["dependencies"])
    for brought in project["project"]["optional-dependencies"].values():
        wanted += [line for line in brought if not line.startswith("parlour[")]
    for name in project["dependency-groups"]:
        wanted += group(name)
    names = {normal(re.split(r"[^\w.-]", line, maxsplit=1)[0]) for line in wanted}
    assert names - pins() == set()
