"""Which Python may run the project."""

import os
import shutil
import sys

OLDEST = (3, 11)
NEWEST_NAMED = 20  # python3.20 is the newest name we look for


def is_new_enough(version: "tuple[int, int]") -> bool:
    """Say whether a version of Python will do."""
    return version >= OLDEST


def other_python(path: "str | None" = None) -> "str | None":
    """Find a Python that is new enough under its full name, such as python3.12."""
    for minor in range(NEWEST_NAMED, OLDEST[1] - 1, -1):
        found = shutil.which(f"python3.{minor}", path=path)
        if found:
            return found
    return None


def complaint(version: "tuple[int, int]") -> str:
    """Tell what is wrong with this Python and what to do."""
    return (
        f"Parlour needs Python {OLDEST[0]}.{OLDEST[1]} or newer, "
        f"and this is Python {version[0]}.{version[1]}. "
        "Install a newer one and name it: make PYTHON=python3.12 play"
    )


def go_on_with_a_new_enough_python() -> None:
    """Return if this Python will do; else start again under one that does, or give up."""
    if is_new_enough(sys.version_info[:2]):
        return
    other = other_python()
    if other is None:
        sys.exit(complaint(sys.version_info[:2]))
    os.execv(other, [other, "-m", "tools", *sys.argv[1:]])
