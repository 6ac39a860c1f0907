"""Steps that are done again only when what they start from has changed.

A step that was carried out leaves a stamp: the digest of everything it started from. The stamp
goes before the work starts and comes back when it has succeeded, so an interrupted step is
simply done again.
"""

import fcntl
import hashlib
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tools.paths import ROOT, STATE
from tools.run import SetupError, say

NOT_SOURCES = frozenset({"node_modules", "__pycache__", ".svelte-kit", "coverage", "dist"})


@dataclass(frozen=True)
class Step:
    """One piece of the set-up.

    `sources` are the files and folders it starts from, `facts` whatever else matters to it, and
    `products` what must be there once it has been done.
    """

    name: str
    says: str
    sources: Sequence[Path]
    products: Sequence[Path]
    work: Callable[[], None]
    facts: Sequence[str] = ()


def files_of(sources: Iterable[Path]) -> Iterator[Path]:
    """List the files among the sources and in their folders, always in the same order."""
    for source in sources:
        if not source.is_dir():
            yield source
            continue
        for folder, inner, names in os.walk(source):
            inner[:] = sorted(set(inner) - NOT_SOURCES)
            yield from (Path(folder, name) for name in sorted(names))


def digest(sources: Iterable[Path], facts: Iterable[str] = (), root: Path = ROOT) -> str:
    """Sum up the contents and names of the sources, and the facts."""
    total = hashlib.sha256()

    def add(piece: bytes) -> None:
        total.update(len(piece).to_bytes(8, "big"))
        total.update(piece)

    for path in files_of(sources):
        add(os.fsencode(os.path.relpath(path, root)))
        add(path.read_bytes() if path.exists() else b"(none)")
    for fact in facts:
        add(fact.encode())
    return total.hexdigest()


def is_done(step: Step, state: Path = STATE) -> bool:
    """Say whether the step's stamp and products are there and current."""
    stamp = state / f"{step.name}.stamp"
    return (
        stamp.is_file()
        and all(product.exists() for product in step.products)
        and stamp.read_text() == digest(step.sources, step.facts)
    )


def do(step: Step, state: Path = STATE) -> bool:
    """Carry the step out unless it is done already; say whether there was work to do."""
    if is_done(step, state):
        return False
    say(step.says)
    state.mkdir(parents=True, exist_ok=True)
    stamp = state / f"{step.name}.stamp"
    stamp.unlink(missing_ok=True)
    # Summed up before the work: a source edited meanwhile makes the stamp stale, as it should.
    now = digest(step.sources, step.facts)
    step.work()
    missing = [str(product) for product in step.products if not product.exists()]
    if missing:
        raise SetupError(f"Something went wrong unsaid: there is still no {', '.join(missing)}.")
    fresh = stamp.with_suffix(".new")
    fresh.write_text(now)
    fresh.replace(stamp)
    return True


@contextmanager
def alone(state: Path = STATE) -> Iterator[None]:
    """Let one set-up at a time work in this folder."""
    state.mkdir(parents=True, exist_ok=True)
    with (state / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("Another set-up is at work in this folder; waiting for it to finish.")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield
