"""Whoever follows the page on games to the letter has a game that plays everywhere."""

from __future__ import annotations

import glob
import json
import os
import random
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Visit, browser, visit_at
from tests.browser.random_player import RandomPlayer
from tests.browser.visitor import DESKTOP, PHONE, Seen
from tests.server.server_process import ServerProcess

__all__ = ["browser", "visit_at"]

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "add-a-game.md"
BLOCKS = re.findall(r"^```(\w+) ?(\S*)\n(.*?)^```$", PAGE.read_text("utf-8"), re.M | re.S)
FILES = {name: text for _, name, text in BLOCKS if name}
SCRIPTS = [text for kind, name, text in BLOCKS if kind == "python" and not name]
COMMANDS = [line for kind, _, text in BLOCKS if kind == "sh" for line in text.splitlines()]

CATALOGUE = "src/parlour/games/catalogue.py"
BOOK = "src/parlour/games/lanterns/"
CLAUSE = "lanterns.follow-colour"

COMPILED = {"NUMBA_DISABLE_JIT": "0"}

DRAWN = """() => {
  const pictures = [...document.querySelectorAll('[data-testid="sheet-lanterns"] img')];
  return pictures.length === 4 && pictures.every((it) => it.complete && it.naturalWidth > 0);
}"""
"""A back and three faces lie above the sheet, and each has come."""


class Workshop:
    """A copy of the sources in which somebody has typed off the page."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self.environment = os.environ | {
            "PYTHONPATH": os.pathsep.join([str(place / "src"), str(place)]),
            "XDG_CACHE_HOME": str(place / "cache"),
            "NO_COLOR": "1",
            # Compiled is what says so; all else is the same rules, as they stand.
            "NUMBA_DISABLE_JIT": "1",
        }

    def run(self, *words: str, said: str = "", more: Mapping[str, str] | None = None) -> str:
        """What a command answers, which must end well."""
        done = subprocess.run(
            [sys.executable, "-m", *words],
            cwd=self.place,
            env=self.environment | dict(more or {}),
            input=said,
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=500,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def command(self, beginning: str) -> list[str]:
        """The words of the one command of the page that begins so, with files for `*`."""
        (line,) = [line for line in COMMANDS if line.startswith(beginning)]
        words = [
            sorted(glob.glob(word, root_dir=self.place)) if "*" in word else [word]
            for word in shlex.split(line.removeprefix("python -m "))
        ]
        return [word for some in words for word in some]


@pytest.fixture(scope="module")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> Workshop:
    """The project with the game of the page in it, and nothing else changed."""
    place = tmp_path_factory.mktemp("lanterns")
    for part in ("src", "tests", "tools"):
        shutil.copytree(
            ROOT / part, place / part, ignore=shutil.ignore_patterns("released", "corpus")
        )
    shutil.copy(ROOT / "pyproject.toml", place)
    for name, text in FILES.items():
        if name != CATALOGUE:
            (place / name).parent.mkdir(exist_ok=True)
            (place / name).write_text(text, encoding="utf-8")
    known = (place / CATALOGUE).read_text("utf-8")
    begun, opened, rest = known.partition("_WHERE = {\n")
    within, closed, after = rest.partition("}\n")
    (place / CATALOGUE).write_text(begun + opened + within + FILES[CATALOGUE] + closed + after)
    made = Workshop(place)
    made.run(*made.command("python -m"))
    return made


def test_the_page_has_all_of_this() -> None:
    names = ("__init__", "deck", "state", "events", "rules", "hidden", "words")
    book = {f"{BOOK}{name}.py" for name in names} | {f"{BOOK}clauses.toml"}
    assert set(FILES) == book | {CATALOGUE, "tests/laws/trials_of_lanterns.py"}
    assert len(FILES[CATALOGUE].splitlines()) == 1
    assert len(SCRIPTS) == 1
    assert len(COMMANDS) == 7


def test_what_is_generated_is_two_modules(workshop: Workshop) -> None:
    made = {path.name for path in (workshop.place / BOOK).iterdir() if path.is_file()}
    typed = {Path(name).name for name in FILES if name.startswith(BOOK)}
    assert made - typed == {"clauses.py", "refusals.py"}


def test_the_code_of_the_page_is_in_the_house_style(workshop: Workshop) -> None:
    workshop.run(*workshop.command("ruff"))
    workshop.run("ruff", "format", "--check", BOOK, "tests/laws/trials_of_lanterns.py")
    checked = ROOT / ".mypy_cache"
    if checked.is_dir():
        # What has been checked once is not checked anew, and the copy is ours to write upon.
        shutil.copytree(checked, workshop.place / ".mypy_cache", dirs_exist_ok=True)
    assert "no issues" in workshop.run(*workshop.command("mypy"))


def test_the_laws_hold(workshop: Workshop) -> None:
    """Of moves, secrets, samples, ends, events, buffers, positions, records and the terminal."""
    told = workshop.run(*workshop.command("pytest"), "-p", "no:cacheprovider", "-p", "no:xdist")
    passed = re.search(r"(\d+) passed", told)
    assert passed is not None, told
    assert int(passed[1]) > 25
    assert "skipped" not in told


def test_compiled_rules_are_the_rules(workshop: Workshop) -> None:
    """Byte for byte, with every array index checked."""
    words = ("tests.laws.digests", "12", "lanterns")
    checked = COMPILED | {"NUMBA_BOUNDSCHECK": "1"}
    compiled, interpreted = workshop.run(*words, more=checked), workshop.run(*words)
    assert json.loads(compiled) == json.loads(interpreted)
    assert len(json.loads(compiled)) == 12


def test_a_whole_game_by_lines(workshop: Workshop) -> None:
    """One move is refused, with its clause; then the first that is offered, to the end."""
    moves = ["play v-blaze", *["1"] * 4, "quit"]
    told = workshop.run(*workshop.command("parlour play"), said="\n".join(moves))
    assert "You may not play the Violet Blaze: that lantern is not in your hand." in told
    assert f"({CLAUSE})" in told
    assert re.search(r"(wins with|share the win with) \S+ lights", told)


def test_the_rulebook_is_read(workshop: Workshop) -> None:
    told = workshop.run(*workshop.command("parlour rules"))
    clauses = re.findall(r'^id = "(\S+)"', FILES[f"{BOOK}clauses.toml"], re.M)
    assert clauses
    assert [clause for clause in clauses if f"lanterns.{clause}" not in told] == []


def test_many_games_are_simulated(workshop: Workshop) -> None:
    words = workshop.command("parlour simulate")
    assert re.search(r"0 │ steady", workshop.run(*words, more=COMPILED))
    assert "keen" in workshop.run(*words[:-1], "keen,2xchance", "--budget", "100", more=COMPILED)


def test_a_script_of_the_page(workshop: Workshop) -> None:
    script = workshop.place / "script.py"
    script.write_text(SCRIPTS[0], encoding="utf-8")
    told = workshop.run("script")
    assert "Lanterns" in told
    assert "lanterns.sixteen-lanterns" in told


@pytest.fixture(scope="module")
def house(workshop: Workshop) -> Iterator[ServerProcess]:
    """A server of the copy. Bots by chance need no more than the rules as they stand."""
    started = ServerProcess(workshop.place / "data", more=workshop.environment)
    yield started
    assert started.stop() == 0, started.error_text()
    assert "Traceback" not in started.error_text(), started.error_text()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_whole_game_on_the_page(
    browser: Browser, visit_at: Visit, house: ServerProcess, size: tuple[int, int]
) -> None:
    """From the front page to the result, with a card that is refused on the way."""
    ann = visit_at(house.url, size=size)
    ann.go("/")
    ann.by_id("sheet-lanterns").wait_for()
    ann.page.wait_for_function(DRAWN)
    ann.by_id("lay-lanterns").click()
    ann.sit_at_known_deal("3")
    player = RandomPlayer(ann, rng=random.Random(1))
    seen = player.play(has_an_unlit_card)
    assert not seen.over, "every card of every hand could be played: nothing was ever refused"
    ann.tap_card(next(card for card in seen.hand if card not in seen.lit))
    expect(ann.by_id("refusal")).to_contain_text("You may not play the")
    ann.by_id("refusal").locator('[data-clause^="lanterns."]').first.wait_for()
    player.play()
    expect(ann.by_id("result")).to_contain_text(ann.view["result"])
    assert sum(int(seat["score"]) for seat in ann.view["seats"] if "score" in seat) > 0


def has_an_unlit_card(seen: Seen) -> bool:
    """A card of mine that I may not play now; or the game is over before there was one."""
    return seen.over or bool(set(seen.hand) - set(seen.lit))
