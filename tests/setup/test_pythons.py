"""What is installed plays, on every Python here: the wheel made from the source archive.

A Python is tried with one extra or another, so that each is tried alone and all together. Other
Pythons than that of these tests compile the rules of one small game, and keep them for next time.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from tests.server.server_process import PATIENCE, ServerProcess
from tests.setup.pythons import EXTRAS, Place, found, places, version_of
from tests.terminal.real_terminal import Terminal
from tools.paths import CONSTRAINTS, ROOT, STATE

UV = Path(sys.executable).with_name("uv")
GAME = "monkey"
SERVING = ("server", "all")
FULL_SCREEN = ("terminal", "all")


def uv(*words: str) -> None:
    """Run uv, which fetches what it has not kept, and no Python."""
    done = subprocess.run(
        [str(UV), *words],
        cwd=ROOT,
        env=os.environ | {"UV_PYTHON_DOWNLOADS": "never"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Make the source archive, and the wheel from it."""
    folder = tmp_path_factory.mktemp("built")
    held = str(CONSTRAINTS)
    uv("build", "--quiet", "--build-constraints", held, "--out-dir", str(folder), str(ROOT))
    return folder


def test_the_source_archive_and_the_wheel_made_from_it_have_the_page(built: Path) -> None:
    with tarfile.open(next(built.glob("*.tar.gz"))) as archive:
        source = [name.partition("/src/")[2] for name in archive.getnames()]
    with zipfile.ZipFile(next(built.glob("*.whl"))) as wheel:
        installed = wheel.namelist()
    page = {name for name in installed if name.startswith("parlour/server/page/")}
    assert "parlour/server/page/index.html" in page
    assert any(name.endswith(".js") for name in page)
    assert page <= set(source)
    assert {name for name in source if name.startswith("parlour/")} >= {
        name for name in installed if name.startswith("parlour/")
    }


@dataclass(frozen=True)
class Installed:
    """An environment with nothing in it but the wheel and what it asks for."""

    python: str
    environment: Mapping[str, str]

    def parlour(self, *words: str, said: str = "") -> subprocess.CompletedProcess[str]:
        """Run the command to its end."""
        return subprocess.run(
            [str(Path(self.python).with_name("parlour")), *words],
            cwd=Path(self.python).parent,
            env=os.environ | self.environment,
            input=said,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )

    def said(self, *words: str, said: str = "") -> str:
        """Run a command that must succeed; what it printed."""
        done = self.parlour(*words, said=said)
        assert done.returncode == 0, done.stderr
        assert done.stderr == ""
        return done.stdout


def install(place: Place, built: Path, folder: Path) -> Installed:
    """Make an empty environment and install the wheel there, with the extra to be tried."""
    python = folder / "bin" / "python"
    wheel = next(built.glob("*.whl"))
    wanted = f"parlour[{place.extra}] @ {wheel.as_uri()}" if place.extra else str(wheel)
    uv("venv", "--quiet", "--python", place.python, str(folder))
    uv("pip", "install", "--quiet", "--python", str(python), "-c", str(CONSTRAINTS), wanted)
    assert version_of(str(python)) == place.version
    more = {"PYTHONIOENCODING": "utf-8", "NO_COLOR": "1", "TERM": "dumb"}
    if not place.is_running:
        more["PARLOUR_CACHE"] = str(STATE / "pythons")
    return Installed(str(python), more)


@pytest.mark.parametrize("place", places(), ids=str)
def test_what_is_installed_plays(
    place: Place, built: Path, tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    at = install(place, built, tmp_path / "environment")
    if place.extra == "terminal":
        # Told apart from the base by the full screen alone.
        whole_screen(at)
    else:
        lines(at)
        if place.extra in SERVING:
            served(at, tmp_path)
        else:
            refused(at)
        if place.extra in FULL_SCREEN:
            whole_screen(at)
        else:
            no_whole_screen(at)
    if place.extra == "all":
        types_hold(at, place)
    record_property("tried on", str(place))


def lines(at: Installed) -> None:
    """Read, simulate, and play a game to its end line by line."""
    assert "The Game of the Monkey" in at.said("games")
    assert "couplet" in at.said("rules", "court.r4-take")
    report = at.said("simulate", GAME, "--games", "20", "--seats", "2xchance", "--json")
    assert json.loads(report)["games"] == 20
    told = at.said("play", GAME, "--seats", "2", "--deal", "1", "--plain", said="1\n" * 200)
    assert "Another game?" in told


def served(at: Installed, folder: Path) -> None:
    """The page, its program, the face of a card, and a table that answers.

    The rules are run as they stand: a server would begin to compile those of every game.
    """
    server = ServerProcess(folder / "data", at.python, {**at.environment, "NUMBA_DISABLE_JIT": "1"})
    try:
        with httpx.Client(base_url=server.url, timeout=PATIENCE) as guest:
            page = guest.get("/")
            assert page.status_code == 200
            programs = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page.text)
            assert programs
            for name in (*programs, "/cards/court/G-Crown.svg"):
                assert guest.get(name).status_code == 200, name
            wish = {"game": GAME, "name": "Ann", "seats": ["me", "steady"], "deal": "1"}
            taken = guest.post("/api/tables", json=wish).json()
        with connect(f"{server.socket_url}/ws/{taken['table']}") as line:
            line.send(json.dumps({"type": "hello", "token": taken["token"]}))
            heard = json.loads(line.recv(timeout=PATIENCE))
        assert heard["type"] == "view", heard
        assert heard["view"]["prompt"]
        assert server.error_text() == ""
    finally:
        assert server.stop() == 0


def types_hold(at: Installed, place: Place) -> None:
    """The type checker finds no fault with the versions that are installed for this Python.

    On that Python it would take itself for it, as long as no other version is named for all.
    """
    named = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["mypy"]
    assert "python_version" not in named
    major, minor, _ = place.version
    there = ("--python-executable", at.python, "--python-version", f"{major}.{minor}")
    done = subprocess.run(
        [sys.executable, "-m", "mypy", *there, "--cache-dir", str(STATE / "mypy"), "src"],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout


def refused(at: Installed) -> None:
    """Without the server there is a sentence that says what to install."""
    done = at.parlour("serve", "--port", "0")
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr == (
        "This needs starlette, which is not installed here. "
        "Install it with: pip install 'parlour[server]'.\n"
    )


def whole_screen(at: Installed) -> None:
    """Play on the whole of a terminal."""
    screen = Terminal(
        "play", GAME, "--seats", "2", "--deal", "1", "--speed", "instant",
        python=at.python, more={**at.environment, "TERM": "xterm-256color"},
    )  # fmt: skip
    try:
        screen.until("\x1b[?1049h", "? keys")
        screen.key("q")
        screen.until("Leave the table")
        screen.key("y")
        assert screen.drain() == 0
    finally:
        screen.close()


def no_whole_screen(at: Installed) -> None:
    """Without the full screen there is a sentence that says what to install, or to do instead."""
    screen = Terminal("play", GAME, "--seats", "2", python=at.python, more=at.environment)
    try:
        assert screen.drain() == 1
        written = " ".join(screen.written.split())
        assert "This needs textual, which is not installed here." in written
        assert (
            "pip install 'parlour[terminal]'. Without it there is parlour play --plain." in written
        )
        assert "Traceback" not in written
    finally:
        screen.close()


def test_every_extra_is_tried_and_every_python_serves() -> None:
    assert {place.extra for place in places()} == set(EXTRAS)
    assert sys.version_info[:3] in found()
    others = {place.version for place in places()} - {sys.version_info[:3]}
    assert others <= {place.version for place in places() if place.extra in SERVING}
