"""Every check of the project, run one after the other; a failing one does not hide the next."""

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from tools.page import run_script
from tools.paths import PYTHON
from tools.protocol import check_types
from tools.run import SetupError, attempt

# The tests of the rules themselves: these also run as plain Python, without compilation. (The
# second engines of tests/plain never are compiled: once is enough for them.)
INTERPRETED = ("tests/clauses", "tests/games")
# The tests that drive states far and wide and call every function of the contract: these run with
# every index checked, and once is enough for them too.
BOUNDS_CHECKED = (
    "tests/laws/test_laws_moves.py",
    "tests/laws/test_laws_hidden.py",
    "tests/laws/test_laws_ends.py",
    "tests/bots/test_recount.py",
)
# The tests that tell most for their time: every clause and its knock-out, the words of every game
# in every language, the cards' faces, the set-up. As plain Python, so that an edited rule costs no
# compilation. What is installed on other Pythons, and what the built page weighs, is left to the
# whole.
QUICK = (
    *INTERPRETED,
    "tests/words",
    "tests/languages",
    "tests/press",
    "tests/cli/test_reading.py",
    "tests/setup",
    "--ignore=tests/setup/test_pythons.py",
    "--ignore=tests/setup/test_weight.py",
)
PLAIN = {"NUMBA_DISABLE_JIT": "1"}


@dataclass(frozen=True)
class Check:
    """A check with its name; `run` gives an exit status."""

    name: str
    run: Callable[[], int]


@dataclass(frozen=True)
class Program:
    """A program of the virtual environment as a check."""

    words: Sequence[str]
    environment: Mapping[str, str] = field(default_factory=dict)

    def __call__(self) -> int:
        """Run it."""
        return attempt([str(PYTHON), "-m", *self.words], self.environment)


def tests(places: Sequence[str], workers: str, environment: Mapping[str, str]) -> Callable[[], int]:
    """Word a run of pytest over folders and files; one that is not there fails the check."""
    # Neighbours stay together, so that a module's server and browser are started once.
    command = [str(PYTHON), "-m", "pytest", "-n", workers, "--dist", "worksteal", *places]
    return lambda: attempt(command, environment)


def lints() -> list[Check]:
    """List the checks that read the code without running it."""
    return [
        Check("ruff check", Program(["ruff", "check", "--output-format", "concise", "."])),
        Check("ruff format", Program(["ruff", "format", "--check", "."])),
        Check("mypy", Program(["mypy"])),
        Check("import-linter", lint_imports),
        Check("biome", lambda: run_script("lint")),
        Check("svelte-check and tsc", lambda: run_script("check")),
    ]


def lint_imports() -> int:
    """Run import-linter, which is a command and not a module."""
    return attempt([str(PYTHON.with_name("lint-imports")), "--no-cache"])


def of_the_page() -> list[Check]:
    """List the checks that run the page's own code."""
    return [
        Check("the protocol's types", check_types),
        Check("vitest", lambda: run_script("test")),
    ]


def quick(workers: str) -> list[Check]:
    """List the checks for daily work: three minutes at most, whatever was edited."""
    return [*lints(), *of_the_page(), Check("pytest, the quick part", tests(QUICK, workers, PLAIN))]


def every(workers: str, browser: str) -> list[Check]:
    """List every check, the whole of pytest last so that its closing lines stand at the end."""
    bounds = {"NUMBA_BOUNDSCHECK": "1"}
    rest = ["tests", *(f"--ignore={place}" for place in BOUNDS_CHECKED)]
    return [
        *lints(),
        *of_the_page(),
        Check("the rules, interpreted", tests(INTERPRETED, workers, PLAIN)),
        Check("the laws, every index checked", tests(BOUNDS_CHECKED, workers, bounds)),
        Check("pytest", tests(rest, workers, {"PARLOUR_BROWSER": browser})),
    ]


def long() -> list[Check]:
    """List the checks of which every day runs only a slice."""
    return [Check("the corpus, whole", Program(["tests.corpus", "check"]))]


def perform(checks: Sequence[Check]) -> None:
    """Run the checks and say at the end which of them failed."""
    failed = []
    for check in checks:
        print(f"\n== {check.name}", flush=True)
        if check.run() != 0:
            failed.append(check.name)
    sys.stdout.flush()
    if failed:
        raise SetupError(f"Failed: {', '.join(failed)}.")
    print(f"\nAll {len(checks)} checks passed.", flush=True)
