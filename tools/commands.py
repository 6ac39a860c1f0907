"""What `python3 -m tools` can be asked to do; the Makefile asks."""

import os
import shutil
import sys
from collections.abc import Callable

from tools import checks
from tools.browser import prepare_browser
from tools.environment import compile_constraints, prepare_group, prepare_package, prepare_rules
from tools.page import prepare_page, run_script
from tools.paths import BIN, PAGE, PYTHON, ROOT, STATE, VENV, WEB
from tools.protocol import write_types
from tools.run import SetupError, run, say
from tools.steps import alone

CACHES = (".mypy_cache", ".ruff_cache", ".pytest_cache", ".import_linter_cache", ".hypothesis")


def prepare_play() -> None:
    """Set up what it takes to play: the package, its page, and the rules compiled."""
    prepare_package()
    prepare_page()
    prepare_rules()


def prepare_dev() -> None:
    """Set up what it takes to work on the project as well."""
    prepare_play()
    prepare_tools()


def prepare_tools() -> None:
    """Set up the package and what checks it, without the page and the compiled rules."""
    prepare_package()
    prepare_group("dev", [BIN / name for name in ("pytest", "mypy", "ruff", "lint-imports")])


def prepare_bench() -> None:
    """Set up what the measurements need: the page's browser, and the games we measure against.

    Where one of these cannot be had, what can be measured without it still is.
    """
    prepare_dev()
    for wanted, prepare in (
        ("the packages of the group bench", lambda: prepare_group("bench", [])),
        ("a browser", prepare_browser),
    ):
        try:
            prepare()
        except SetupError as error:
            say(f"{error}\nThe measurements go on without {wanted}.")


def test() -> None:
    """Run every check."""
    with alone():
        prepare_dev()
        browser = prepare_browser()
    checks.perform(checks.every(workers(), browser))


def check() -> None:
    """Run the checks of daily work."""
    with alone():
        prepare_tools()
    checks.perform(checks.quick(workers()))


def soak() -> None:
    """Run the checks that are too long for every day."""
    with alone():
        prepare_dev()
    checks.perform(checks.long())


def workers() -> str:
    """Say how many tests run at a time: as PARLOUR_TEST_WORKERS says."""
    return os.environ.get("PARLOUR_TEST_WORKERS", "2")


def lint() -> None:
    """Run the checks that read the code without running it."""
    with alone():
        prepare_tools()
    checks.perform(checks.lints())


def write_formatted() -> None:
    """Write the code anew in the house format."""
    with alone():
        prepare_tools()
    run([str(PYTHON), "-m", "ruff", "check", "--fix-only", "."], "ruff did not finish")
    run([str(PYTHON), "-m", "ruff", "format", "."], "ruff did not finish")
    if run_script("format") != 0:
        raise SetupError("biome did not finish.")


def take_screenshots() -> None:
    """Take the pictures of the documentation anew, in a browser, of real games."""
    with alone():
        prepare_dev()
        browser = prepare_browser()
    command = [str(PYTHON), "-m", "tests.browser.screenshots"]
    run(command, "The pictures could not be taken", {"PARLOUR_BROWSER": browser})


def types() -> None:
    """Generate the page's protocol types."""
    with alone():
        prepare_tools()
    write_types()


def clean() -> None:
    """Remove everything the set-up and the checks have made."""
    for made in (PAGE, WEB / "node_modules", STATE, VENV, *(ROOT / name for name in CACHES)):
        shutil.rmtree(made, ignore_errors=True)
        if made.exists():
            raise SetupError(f"{made} could not be removed. Is something still at work in it?")


def locked(prepare: Callable[[], None]) -> Callable[[], None]:
    """Make a preparation that lets no other set-up work in this folder meanwhile."""

    def work() -> None:
        with alone():
            prepare()

    return work


COMMANDS: dict[str, Callable[[], None]] = {
    "play": locked(prepare_play),
    "page": locked(prepare_page),
    "setup": locked(prepare_dev),
    "bench": locked(prepare_bench),
    "constraints": locked(compile_constraints),
    "test": test,
    "check": check,
    "soak": soak,
    "lint": lint,
    "format": write_formatted,
    "screenshots": take_screenshots,
    "types": types,
    "clean": clean,
}


def main() -> int:
    """Do what the one word on the command line asks."""
    words = sys.argv[1:]
    if len(words) != 1 or words[0] not in COMMANDS:
        say(f"Ask for one of: {', '.join(COMMANDS)}.")
        return 2
    try:
        COMMANDS[words[0]]()
    except SetupError as error:
        say(str(error))
        return 1
    except KeyboardInterrupt:
        say("Interrupted; what was under way will be done again next time.")
        return 130
    return 0
