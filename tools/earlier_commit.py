"""The project as it was at an earlier commit, to be compared with what it is."""

from __future__ import annotations

import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools.paths import ROOT


@contextmanager
def tree_of(commit: str) -> Iterator[Path]:
    """The tree of a commit, in a folder that goes when it is no longer wanted."""
    with tempfile.TemporaryDirectory() as place:
        tree = Path(place) / "tree"
        add = ["git", "worktree", "add", "--quiet", "--detach", str(tree), commit]
        subprocess.run(add, cwd=ROOT, check=True, capture_output=True, text=True)
        try:
            yield tree
        finally:
            remove = ["git", "worktree", "remove", "--force", str(tree)]
            subprocess.run(remove, cwd=ROOT, check=True)
