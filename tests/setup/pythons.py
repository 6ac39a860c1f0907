"""Every Python on this machine that may run Parlour, and what is installed on which."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import cycle
from pathlib import Path

from tools.python import NEWEST_NAMED, OLDEST

EXTRAS = ("", "terminal", "server", "all")
"""What may be installed; nothing is the base."""
_ASK = """
import json, sys, sysconfig
ours = sys.version_info.releaselevel == "final" and not sysconfig.get_config_var("Py_GIL_DISABLED")
print(json.dumps([sys.implementation.name == "cpython" and ours, *sys.version_info[:3]]))
"""

Version = tuple[int, int, int]


@dataclass(frozen=True)
class Place:
    """A Python, and the extra of Parlour that is tried on it."""

    version: Version
    python: str
    extra: str

    def __str__(self) -> str:
        return f"{spoken(self.version)} with parlour{f'[{self.extra}]' if self.extra else ''}"

    @property
    def is_running(self) -> bool:
        """Whether it is the Python of these tests, whose rules the set-up has compiled."""
        return self.version == sys.version_info[:3]


def spoken(version: Version) -> str:
    """Write a version as people do."""
    return ".".join(map(str, version))


def candidates() -> Iterator[str]:
    """List what may be a Python: the one that runs, those on the path, and pyenv's."""
    yield str(Path(sys.executable).resolve())
    for minor in range(OLDEST[1], NEWEST_NAMED + 1):
        found = shutil.which(f"python{OLDEST[0]}.{minor}")
        if found:
            yield found
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv") / "versions"
    yield from (str(found) for found in sorted(pyenv.glob("3.*/bin/python3"), reverse=True))


def version_of(python: str) -> Version | None:
    """Ask a Python for its version; None for what does not answer, or is no finished CPython.

    What pyenv puts on the path answers only for the versions that it was told to use.
    """
    try:
        answer = subprocess.run(
            [python, "-I", "-c", _ASK], capture_output=True, text=True, timeout=60
        )
        will_do, major, minor, micro = json.loads(answer.stdout or "[false, 0, 0, 0]")
    except (OSError, ValueError, subprocess.TimeoutExpired):
        return None
    return (major, minor, micro) if will_do else None


@cache
def found() -> dict[Version, str]:
    """One Python of each minor version from the oldest up, that running now before all others."""
    chosen: dict[tuple[int, int], tuple[Version, str]] = {}
    for python in candidates():
        version = version_of(python)
        if version is not None and version[:2] >= OLDEST:
            chosen.setdefault(version[:2], (version, python))
    return dict(chosen[minor] for minor in sorted(chosen))


@cache
def places() -> tuple[Place, ...]:
    """Try every Python with the server in it, and every extra somewhere, in few places."""
    running = sys.version_info[:3]
    others = [v for v in found() if v != running]
    made = [Place(running, found()[running], extra) for extra in ("", "terminal")]
    by_turns = zip(others, cycle(("server", "all")), strict=False)
    made += [Place(version, found()[version], extra) for version, extra in by_turns]
    tried = {place.extra for place in made}
    made += [Place(running, found()[running], extra) for extra in EXTRAS if extra not in tried]
    return tuple(made)
