"""The browser for the tests: looked for in a fixed order, installed if need be, never waived."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.setup.commands import put
from tools import browser
from tools.browser import NO_BROWSER, find_browser, prepare_browser
from tools.run import SetupError

CHROMIUM = "Chromium 150.0"


@pytest.fixture
def machine(tmp_path: Path) -> dict[str, str]:
    """Give the environment of a machine with no browser."""
    (tmp_path / "bin").mkdir()
    return {"PATH": str(tmp_path / "bin"), "HOME": str(tmp_path / "home")}


@pytest.fixture
def note(tmp_path: Path) -> Path:
    """Tell where the browser is remembered."""
    return tmp_path / "state" / "browser"


def test_the_names_are_tried_in_order(tmp_path: Path, machine: dict[str, str], note: Path) -> None:
    chrome = put(tmp_path / "bin", "google-chrome", "Google Chrome 150.0")
    assert find_browser(machine, note) == chrome
    chromium = put(tmp_path / "bin", "chromium", CHROMIUM)
    assert find_browser(machine, note) == chromium


def test_a_program_that_is_no_browser_is_passed_over(
    tmp_path: Path, machine: dict[str, str], note: Path
) -> None:
    put(tmp_path / "bin", "chromium", CHROMIUM, status=1)
    put(tmp_path / "bin", "chromium-browser", "Please install the snap.")
    chrome = put(tmp_path / "bin", "google-chrome", "Google Chrome 150.0")
    assert find_browser(machine, note) == chrome


def test_playwrights_own_comes_after_the_systems(
    tmp_path: Path, machine: dict[str, str], note: Path
) -> None:
    cache = tmp_path / "own"
    machine["PLAYWRIGHT_BROWSERS_PATH"] = str(cache)
    own = put(cache / "chromium-9" / "chrome-linux64", "chrome", CHROMIUM)
    assert find_browser(machine, note) == own
    shell = put(cache / "chromium_headless_shell-9" / "chrome-linux", "headless_shell", CHROMIUM)
    assert find_browser(machine, note) == shell
    systems = put(tmp_path / "bin", "chromium", CHROMIUM)
    assert find_browser(machine, note) == systems
    systems_shell = put(tmp_path / "bin", "chromium-headless-shell", CHROMIUM)
    assert find_browser(machine, note) == systems_shell


def test_the_named_browser_is_the_only_one_looked_at(
    tmp_path: Path, machine: dict[str, str], note: Path
) -> None:
    put(tmp_path / "bin", "chromium", CHROMIUM)
    machine["PARLOUR_BROWSER"] = put(tmp_path / "other", "chrome", CHROMIUM)
    assert find_browser(machine, note) == machine["PARLOUR_BROWSER"]
    machine["PARLOUR_BROWSER"] = str(tmp_path / "nothing")
    with pytest.raises(SetupError, match=r"PARLOUR_BROWSER names .*nothing"):
        prepare_browser(machine, note)


def test_what_was_found_is_remembered_while_it_is_there(
    tmp_path: Path, machine: dict[str, str], note: Path
) -> None:
    chrome = Path(put(tmp_path / "bin", "google-chrome", CHROMIUM))
    assert prepare_browser(machine, note) == str(chrome)
    put(tmp_path / "bin", "chromium", CHROMIUM)
    assert find_browser(machine, note) == str(chrome)
    chrome.unlink()
    assert find_browser(machine, note) == str(tmp_path / "bin" / "chromium")


def test_without_a_browser_the_finder_says_what_to_do(machine: dict[str, str], note: Path) -> None:
    with pytest.raises(SetupError) as error:
        find_browser(machine, note)
    assert str(error.value) == NO_BROWSER
    assert "apt-get install chromium" in NO_BROWSER
    assert "PARLOUR_BROWSER=" in NO_BROWSER


class Installers:
    """Record what is tried; from the given try on, a browser appears."""

    def __init__(self, folder: Path, appears_at: int) -> None:
        """Start with nothing tried."""
        self.tried: list[str] = []
        self.folder = folder
        self.appears_at = appears_at

    def __call__(self, command: Sequence[str]) -> int:
        """Pretend to run an installer."""
        self.tried.append(" ".join(command[1:] if "apt" in command[0] else command[2:]))
        if len(self.tried) < self.appears_at:
            return 1 if "playwright" in command else 0
        put(self.folder, "chromium", CHROMIUM)
        return 0


def test_playwrights_own_is_installed_first(
    tmp_path: Path, machine: dict[str, str], note: Path
) -> None:
    installers = Installers(tmp_path / "bin", appears_at=1)
    found = prepare_browser(machine, note, is_root=True, carry_out=installers)
    assert installers.tried == ["playwright install chromium"]
    assert note.read_text() == found + "\n"


def test_root_goes_on_to_the_systems_packages(
    tmp_path: Path, machine: dict[str, str], note: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(tmp_path / "system", "apt-get")
    monkeypatch.setenv("PATH", str(tmp_path / "system"))
    ways = [
        "playwright install chromium",
        "update",
        "install -y chromium-headless-shell",
        "install -y chromium",
    ]
    for appears_at in (3, 4):
        installers = Installers(tmp_path / f"bin{appears_at}", appears_at)
        machine["PATH"] = str(installers.folder)
        prepare_browser(machine, note, is_root=True, carry_out=installers)
        assert installers.tried == ways[:appears_at]
        note.unlink()


def test_others_leave_the_system_alone_and_are_told_what_to_do(
    tmp_path: Path, machine: dict[str, str], note: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(tmp_path / "system", "apt-get")
    monkeypatch.setenv("PATH", str(tmp_path / "system"))
    installers = Installers(tmp_path / "bin", appears_at=9)
    with pytest.raises(SetupError) as error:
        prepare_browser(machine, note, is_root=False, carry_out=installers)
    assert str(error.value) == NO_BROWSER
    assert installers.tried == ["playwright install chromium"]
    assert not note.exists()


def test_playwright_looks_where_we_look(tmp_path: Path) -> None:
    home = {"HOME": str(tmp_path)}
    assert tmp_path in browser.playwrights_folder(home).parents
    assert browser.playwrights_folder({**home, "PLAYWRIGHT_BROWSERS_PATH": "0"}) == (
        browser.playwrights_folder(home)
    )
