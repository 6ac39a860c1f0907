"""The same seeded game as another commit of the project tells it, and what differs."""

from __future__ import annotations

import difflib
import json
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from tests.corpus.playing import Told, follow


def told_by(tree: Path, name: str, seed: int) -> list[Told]:
    """What a game tells in that tree, as its own corpus takes it down."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.corpus", "tell", name, str(seed)],
        cwd=tree,
        env=os.environ | {"PYTHONPATH": str(tree / "src")},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return [Told(**json.loads(line)) for line in done.stdout.splitlines()]


def first_difference(before: Iterable[Told], after: Iterable[Told]) -> tuple[Told, Told] | None:
    """The first two lines that differ; an empty one where one side has told all."""
    ours, theirs = list(after), list(before)
    nothing = Told(-1, "nobody", "")
    longest = max(len(ours), len(theirs))
    padded = [lines + [nothing] * (longest - len(lines)) for lines in (theirs, ours)]
    return next(((a, b) for a, b in zip(*padded, strict=True) if a != b), None)


def laid_out(line: Told) -> list[str]:
    """A line as a person reads it: a view in many lines, anything else as it stands."""
    head = f"step {line.step}, {line.to}"
    try:
        return [head, *json.dumps(json.loads(line.text), indent=2, ensure_ascii=False).splitlines()]
    except ValueError:
        return [head, *line.text.splitlines()]


def shown_beside(tree: Path, commit: str, name: str, seed: int) -> str:
    """The first difference of a game, laid out; empty if there is none."""
    found = first_difference(told_by(tree, name, seed), follow(name, seed))
    if found is None:
        return ""
    before, after = map(laid_out, found)
    return "\n".join(difflib.unified_diff(before, after, commit, "now", lineterm="", n=30))


def sentences(told: Iterable[Told]) -> set[str]:
    """Every text that a person reads, or a page, each once."""
    found: set[str] = set()
    for line in told:
        try:
            found.update(_texts(json.loads(line.text)))
        except ValueError:
            found.add(line.text)
    return found


def _texts(value: Any, field: str = "") -> Iterator[str]:
    if isinstance(value, dict):
        for name, part in value.items():
            yield from _texts(part, name)
    elif isinstance(value, list):
        for part in value:
            yield from _texts(part, field)
    elif isinstance(value, str):
        yield value
    else:
        yield f"{field}: {value}"


def changed_sentences(tree: Path, name: str, seed: int) -> list[str]:
    """What a game no longer says (-) and what it says instead (+)."""
    before = sentences(line for line in told_by(tree, name, seed) if line.to != "rules")
    after = sentences(line for line in follow(name, seed) if line.to != "rules")
    return [f"- {text}" for text in sorted(before - after)] + [
        f"+ {text}" for text in sorted(after - before)
    ]
