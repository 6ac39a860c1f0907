"""The virtual environment and the Python packages in it."""

import importlib.util
import subprocess
import sys
import tomllib
from pathlib import Path

from tools.paths import BIN, CONSTRAINTS, PYPROJECT, PYTHON, ROOT, STATE, VENV, WITH_RULES
from tools.run import SetupError, attempt, run, say
from tools.steps import Step, do

NO_PACKAGES = (
    "The Python packages could not be installed; the lines above say why. "
    "The first set-up needs the network"
)
NO_VENV = (
    "This Python cannot make virtual environments: its ensurepip module is missing. "
    f"On Debian and Ubuntu, install it with: apt-get install python3.{sys.version_info[1]}-venv"
)


def is_healthy() -> bool:
    """Say whether .venv is whole, made for this place, and of the Python that is running."""
    try:
        settings = (VENV / "pyvenv.cfg").read_text()
        answer = subprocess.run(
            [PYTHON, "-c", "import pip, sys; print(sys.implementation.cache_tag)"],
            capture_output=True,
            text=True,
            check=True,
        ).stdout
    except (OSError, subprocess.CalledProcessError):
        return False
    commands = [line for line in settings.splitlines() if line.startswith("command")]
    here = all(line.endswith(str(VENV)) for line in commands)
    return here and answer.strip() == sys.implementation.cache_tag


def make_venv() -> None:
    """Make .venv, anew if what is there is broken or was moved here."""
    if is_healthy():
        return
    if importlib.util.find_spec("ensurepip") is None:
        raise SetupError(NO_VENV)
    # The shell may have .venv itself activated: clear it from the Python beneath it.
    python = getattr(sys, "_base_executable", None) or sys.executable
    run([python, "-m", "venv", "--clear", str(VENV)], "The virtual environment was not made")
    # What had been installed besides went with the one before.
    for stamp in STATE.glob("group-*.stamp"):
        stamp.unlink()


def group(name: str) -> list[str]:
    """Read the requirements of one dependency group from pyproject.toml."""
    groups = tomllib.loads(PYPROJECT.read_text())["dependency-groups"]
    return [str(requirement) for requirement in groups[name]]


def requirement(name: str) -> str:
    """Find the one requirement of the set-up's own group that is for the package `name`."""
    return next(line for line in group("setup") if line.startswith(name))


def install(*what: str) -> None:
    """Install requirements, held to the constraints: quickly with uv, else with pip."""
    # Paths are relative to the project's folder, as pip would split a name with spaces in it.
    held = CONSTRAINTS.relative_to(ROOT).as_posix()
    quiet = [] if sys.stderr.isatty() else ["--quiet"]
    pip = [str(PYTHON), "-m", "pip", "install", "--disable-pip-version-check", *quiet, "-c", held]
    uv = BIN / "uv"
    if not uv.exists():
        attempt([*pip, requirement("uv")])
    if uv.exists():
        fast = [str(uv), "pip", "install", "--python", str(PYTHON), *quiet]
        if attempt([*fast, "-c", held, "--build-constraints", held, *what]) == 0:
            return
    say("Installing with pip, as uv is not to be had or did not manage it.")
    run([*pip, *what], NO_PACKAGES, {"PIP_CONSTRAINT": held, "PIP_BUILD_CONSTRAINT": held})


def prepare_package() -> None:
    """Have .venv with the package in it, editable, and all it needs to play."""

    def work() -> None:
        make_venv()
        install("-e", ".[all]")

    do(
        Step(
            name="package",
            says="Setting up the virtual environment and the package.",
            sources=[PYPROJECT, CONSTRAINTS],
            facts=[str(ROOT), sys.implementation.cache_tag or ""],
            products=[PYTHON, BIN / "parlour"],
            work=work,
        )
    )


def prepare_rules() -> None:
    """Have the rules compiled, so that nobody's first game waits for it.

    Where nothing can be kept this changes nothing, and the games still play: no error is made
    of it. Rules that cannot be compiled are one: no game would play.
    """

    def work() -> None:
        run(
            [str(PYTHON), "-m", "parlour.server.warm_up"],
            "The rules could not be compiled; the lines above say why",
        )

    do(
        Step(
            name="rules",
            says="Compiling the rules of the games; this is done once.",
            sources=[PYPROJECT, CONSTRAINTS, *WITH_RULES],
            # The very Python, for compiled rules are kept apart even by its smallest number.
            facts=[str(ROOT), sys.version],
            products=[PYTHON],
            work=work,
        )
    )


def prepare_group(name: str, products: list[Path]) -> None:
    """Have one dependency group in .venv as well."""
    do(
        Step(
            name=f"group-{name}",
            says=f"Installing the packages of the group {name}.",
            sources=[PYPROJECT, CONSTRAINTS],
            facts=[str(ROOT), sys.implementation.cache_tag or ""],
            products=products,
            work=lambda: install(*group(name)),
        )
    )


def compile_constraints() -> None:
    """Write constraints.txt anew: every package pinned, for every Python and platform we take."""
    prepare_package()
    groups = [word for name in ("dev", "bench", "setup") for word in ("--group", name)]
    groups.append("--all-extras")
    everywhere = ["--universal", "--python-version", "3.11"]
    plain = ["--no-header", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links"]
    into = ["--upgrade", "--quiet", "--output-file", CONSTRAINTS.relative_to(ROOT).as_posix()]
    run(
        [str(BIN / "uv"), "pip", "compile", "pyproject.toml", *groups, *everywhere, *plain, *into],
        "The constraints were not worked out",
    )
