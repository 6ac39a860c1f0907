"""The cache of compiled rules, tried on copies of the package in processes of their own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).resolve()
SOURCE = HERE.parents[2] / "src" / "parlour"

INNER = """
from parlour.kernel.rule import rule

@rule
def worth_of(card):
    return card + {amount}
"""

OUTER = """
from parlour.kernel.rule import compiled
from parlour.games.inner import worth_of

@compiled
def twice(card):
    return 2 * worth_of(card)
"""

ASK = "from parlour.games.outer import twice; print(twice({card}), len(twice.stats.cache_hits))"


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package of its own with one rule that calls another in another file."""
    root = tmp_path / "package"
    place = root / "parlour"
    shutil.copytree(SOURCE / "kernel", place / "kernel", ignore=shutil.ignore_patterns("__py*"))
    (place / "games").mkdir()
    for path in (place / "__init__.py", place / "games" / "__init__.py"):
        path.write_text("")
    (place / "games" / "inner.py").write_text(INNER.format(amount=1))
    (place / "games" / "outer.py").write_text(OUTER)
    return root


def _environment(package: Path, cache: Path) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name != "NUMBA_DISABLE_JIT"}
    return kept | {"PYTHONPATH": str(package), "PARLOUR_CACHE": str(cache)}


def _start(package: Path, cache: Path, code: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-B", "-c", code],
        env=_environment(package, cache),
        cwd=package,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def _answer(process: subprocess.Popen[str]) -> list[str]:
    out, err = process.communicate(timeout=300)
    assert process.returncode == 0, err
    return out.split()


def test_an_edited_rule_takes_effect_in_the_rules_that_call_it(
    package: Path, tmp_path: Path
) -> None:
    ask = ASK.format(card=10)
    assert _answer(_start(package, tmp_path / "kept", ask)) == ["22", "0"]
    assert _answer(_start(package, tmp_path / "kept", ask)) == ["22", "1"]
    (package / "parlour" / "games" / "inner.py").write_text(INNER.format(amount=5))
    assert _answer(_start(package, tmp_path / "kept", ask)) == ["30", "0"]


GAME = """
from parlour.kernel.rule import compiled
{imports}

@compiled
def worth(card):
    return card + {amount}
"""


def test_an_edit_of_one_game_leaves_the_others_compiled(package: Path, tmp_path: Path) -> None:
    """A game that takes from another is compiled anew with it."""
    for name, imports in (("red", ""), ("blue", ""), ("pink", "import parlour.games.red.rules")):
        place = package / "parlour" / "games" / name
        place.mkdir()
        (place / "__init__.py").write_text("")
        (place / "rules.py").write_text(GAME.format(imports=imports, amount=1))
    asks = {
        name: f"from parlour.games.{name}.rules import worth; "
        "print(worth(1), len(worth.stats.cache_hits))"
        for name in ("red", "blue", "pink")
    }
    for hits in "01":
        for ask in asks.values():
            assert _answer(_start(package, tmp_path / "kept", ask)) == ["2", hits]
    red = package / "parlour" / "games" / "red" / "rules.py"
    red.write_text(GAME.format(imports="", amount=2))
    told = {name: _answer(_start(package, tmp_path / "kept", ask)) for name, ask in asks.items()}
    assert told == {"red": ["3", "0"], "blue": ["2", "1"], "pink": ["2", "0"]}


def test_two_cold_processes_do_not_spoil_each_others_rules(package: Path, tmp_path: Path) -> None:
    cache = tmp_path / "kept"
    whole, broken = ASK.format(card=10), ASK.format(card=10.5)
    for _ in range(3):
        shutil.rmtree(cache, ignore_errors=True)
        racers = [_start(package, cache, code) for code in (whole, broken, whole, broken)]
        assert [_answer(racer)[0] for racer in racers] == ["22", "23.0", "22", "23.0"]
        for code, expected in ((whole, "22"), (broken, "23.0")):
            assert _answer(_start(package, cache, code)) == [expected, "1"]


def test_a_place_that_cannot_be_written_only_costs_time(package: Path, tmp_path: Path) -> None:
    # A file where the folder should be stops even root.
    blocked = tmp_path / "kept"
    blocked.write_text("not a folder")
    assert _answer(_start(package, blocked, ASK.format(card=10))) == ["22", "0"]


def test_a_read_only_package_still_keeps_its_rules_elsewhere(package: Path, tmp_path: Path) -> None:
    for path in [package, *package.rglob("*")]:
        path.chmod(0o555 if path.is_dir() else 0o444)
    try:
        ask = ASK.format(card=10)
        assert _answer(_start(package, tmp_path / "kept", ask)) == ["22", "0"]
        assert _answer(_start(package, tmp_path / "kept", ask)) == ["22", "1"]
    finally:
        for path in [package, *package.rglob("*")]:
            path.chmod(0o755)


def test_long_unused_folders_are_removed(package: Path, tmp_path: Path) -> None:
    rules = tmp_path / "kept" / "rules"
    for age in range(6):
        old = rules / f"old-{age}"
        old.mkdir(parents=True)
        os.utime(old, (1_000_000_000 + age, 1_000_000_000 + age))
    _answer(_start(package, tmp_path / "kept", ASK.format(card=10)))
    assert len(list(rules.iterdir())) == 1


def test_rules_from_outside_the_package_are_never_kept(package: Path, tmp_path: Path) -> None:
    outside = (
        "from parlour.kernel.rule import compiled\n@compiled\ndef three(n):\n    return n + {}\n"
    )
    ask = "from theirs import three; print(three(1), len(three.stats.cache_hits))"
    for amount in (3, 4):
        (package / "theirs.py").write_text(outside.format(amount))
        assert _answer(_start(package, tmp_path / "kept", ask)) == [str(1 + amount), "0"]


def test_rules_run_where_numba_is_missing(package: Path, tmp_path: Path) -> None:
    ask = "import sys; sys.modules['numba'] = None\n" + ASK.format(card=10).split(";")[0]
    ask += "\nprint(twice(10), 'numba.core' in sys.modules)"
    assert _answer(_start(package, tmp_path / "kept", ask)) == ["22", "False"]
