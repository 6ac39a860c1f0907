"""The browser that the tests drive: a Chromium or Chrome that is here, or one we install.

Tests give what `find_browser` returns to Playwright as `executable_path`, and ARGUMENTS as `args`.
PARLOUR_BROWSER, if set, names the browser to use.
"""

import os
import platform
import shutil
import subprocess
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

from tools.paths import PYTHON, STATE
from tools.run import SetupError, attempt, say

# The shell without a window of its own comes first: whatever a window would draw around the page
# costs a fifth of the time, and the page is the same.
NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)
MAC_APPLICATIONS = (
    "Chromium.app/Contents/MacOS/Chromium",
    "Google Chrome.app/Contents/MacOS/Google Chrome",
)
# Under Playwright's folder; the names differ between its versions and systems.
PLAYWRIGHTS_OWN = (
    "chromium_headless_shell-*/chrome-*/*headless*shell",
    "chromium-*/chrome-linux*/chrome",
    "chromium-*/chrome-mac*/*.app/Contents/MacOS/*",
)
# As in a window: letters are set where they belong, and not moved to whole pixels.
ARGUMENTS = ("--no-sandbox", "--disable-dev-shm-usage", "--font-render-hinting=none")
REMEMBERED = STATE / "browser"

NO_BROWSER = (
    "The browser tests need Chromium or Chrome, and none was found or could be installed. "
    "Install one (on Debian: apt-get install chromium), or name one that is here: "
    "make test PARLOUR_BROWSER=/path/to/chrome"
)


def works(browser: str) -> bool:
    """Say whether the program starts and calls itself a Chromium or Chrome.

    On some systems `chromium-browser` is only a note about where to get the real one.
    """
    try:
        answer = subprocess.run(
            [browser, "--version"],
            capture_output=True,
            text=True,
            timeout=60,
            stdin=subprocess.DEVNULL,
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return answer.returncode == 0 and "Chrom" in answer.stdout


def playwrights_folder(environment: Mapping[str, str]) -> Path:
    """Tell where Playwright keeps its own browsers."""
    chosen = environment.get("PLAYWRIGHT_BROWSERS_PATH", "")
    if chosen not in ("", "0"):
        return Path(chosen)
    home = Path(environment.get("HOME") or Path.home())
    if platform.system() == "Darwin":
        return home / "Library" / "Caches" / "ms-playwright"
    return Path(environment.get("XDG_CACHE_HOME") or home / ".cache") / "ms-playwright"


def candidates(environment: Mapping[str, str]) -> Iterator[str]:
    """List the browsers that may be here, the likeliest first."""
    path = environment.get("PATH", os.defpath)
    yield from filter(None, (shutil.which(name, path=path) for name in NAMES))
    if platform.system() == "Darwin":
        for application in MAC_APPLICATIONS:
            yield f"/Applications/{application}"
    own = playwrights_folder(environment)
    for pattern in PLAYWRIGHTS_OWN:
        yield from (str(found) for found in sorted(own.glob(pattern), reverse=True))


def look(environment: Mapping[str, str]) -> str | None:
    """Find a browser that works; one that PARLOUR_BROWSER names is the only one looked at."""
    named = environment.get("PARLOUR_BROWSER")
    if named:
        if not works(named):
            raise SetupError(f"PARLOUR_BROWSER names {named}, which is no browser that starts.")
        return named
    return next(filter(works, candidates(environment)), None)


def find_browser(environment: Mapping[str, str] = os.environ, remembered: Path = REMEMBERED) -> str:
    """Give the path of the browser for the tests, or say what to do to have one."""
    named = environment.get("PARLOUR_BROWSER")
    if not named and remembered.is_file():
        known = remembered.read_text().strip()
        if os.access(known, os.X_OK):
            return known
    found = look(environment)
    if found is None:
        raise SetupError(NO_BROWSER)
    return found


def ways_to_install(is_root: bool) -> Iterator[list[list[str]]]:
    """List the ways to have a browser, each a row of commands that must all succeed."""
    yield [[str(PYTHON), "-m", "playwright", "install", "chromium"]]
    if is_root and shutil.which("apt-get"):
        yield [["apt-get", "update"], ["apt-get", "install", "-y", "chromium-headless-shell"]]
        yield [["apt-get", "install", "-y", "chromium"]]
        # Where the system has no such package, Playwright's own may lack only its libraries.
        yield [[str(PYTHON), "-m", "playwright", "install", "--with-deps", "chromium"]]


def quietly(command: Sequence[str]) -> int:
    """Run an installer that must ask no questions."""
    return attempt(command, {"DEBIAN_FRONTEND": "noninteractive"})


def prepare_browser(
    environment: Mapping[str, str] = os.environ,
    remembered: Path = REMEMBERED,
    is_root: bool | None = None,
    carry_out: Callable[[Sequence[str]], int] = quietly,
) -> str:
    """Find a browser or install one, and remember where it is."""
    try:
        found = find_browser(environment, remembered)
    except SetupError:
        if environment.get("PARLOUR_BROWSER"):
            raise
        found = install_browser(
            environment, os.geteuid() == 0 if is_root is None else is_root, carry_out
        )
    if not environment.get("PARLOUR_BROWSER"):
        remembered.parent.mkdir(parents=True, exist_ok=True)
        remembered.write_text(found + "\n")
    return found


def install_browser(
    environment: Mapping[str, str], is_root: bool, carry_out: Callable[[Sequence[str]], int]
) -> str:
    """Try every way to install a browser until one that works is here."""
    for commands in ways_to_install(is_root):
        say(f"No browser for the tests is here: trying {' '.join(commands[-1][-3:])}.")
        if any(carry_out(command) != 0 for command in commands):
            continue
        found = look(environment)
        if found is not None:
            return found
    raise SetupError(NO_BROWSER)
