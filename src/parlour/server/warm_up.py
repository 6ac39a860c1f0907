"""Games compiled and loaded before anybody asks for them.

Compiling holds the interpreter for seconds at a time, so it is done in processes of their own,
a game each, as many at once as there are cores. What they compile is kept; here it is only
loaded, a game at a time, so that nobody's table waits long for another's.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

TABLES = "tables"
"""What a table with steady bots needs: enough for a first game."""
THOUGHT = "thought"
"""What keen bots need besides."""
STAGES = (TABLES, THOUGHT)

MOVES = 6
"""How many moves the bot of a stage thinks about."""
LONGEST = 4000
PAUSE = 0.2
"""Seconds between two games that are loaded: a page that is being played comes first."""


def prepare() -> dict[str, str]:
    """Have every game compiled that a table needs; wait for it. The games that failed, and why.

    Where nothing can be kept nothing is compiled, and that is no failure: the games still play.
    """
    kept = _folder()
    return {} if kept is None else compile_missing(kept, (TABLES,))


def warm_all() -> None:
    """See that everything is compiled, then load it here. For a thread beside a server.

    Where rules are run as they stand there is nothing to warm; where nothing can be kept, what
    another process compiles is of no use here.
    """
    from parlour.games import catalogue

    kept = _folder()
    if kept is None:
        return
    compile_missing(kept, STAGES)
    for name in catalogue.names():
        rehearse(name, TABLES, longest=2)
        time.sleep(PAUSE)


def _folder() -> Path | None:
    from parlour.kernel.numba_or_plain import COMPILED

    if not COMPILED:
        return None
    from parlour.kernel.cache import folder

    return folder()


def compile_missing(kept: Path, stages: Sequence[str]) -> dict[str, str]:
    """Fill the folder with what is not there yet, stage by stage, on all cores.

    Gives the games that could not be compiled, each with the last that was said of it.
    """
    from parlour.bots.simulate import cores
    from parlour.games import catalogue

    failed: dict[str, str] = {}
    for stage in stages:
        missing = [name for name in catalogue.names() if not mark_of(kept, stage, name).exists()]

        def work(stage: str = stage, missing: list[str] = missing) -> None:
            with contextlib.suppress(IndexError):
                while True:
                    name = missing.pop(0)
                    complaint = compile_apart(kept, stage, name)
                    if complaint:
                        failed[name] = complaint

        # Daemons: a server that is told to stop waits for none of them.
        threads = [threading.Thread(target=work, daemon=True) for _ in range(cores())]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    return failed


def mark_of(kept: Path, stage: str, name: str) -> Path:
    """Stands in the folder once this stage of this very game has been played from it."""
    from parlour.games import catalogue
    from parlour.kernel.cache import digest_of

    return kept / f"warm-{stage}-{name}-{digest_of(catalogue.package_of(name))}"


def compile_apart(kept: Path, stage: str, name: str) -> str:
    """Compile one game in a process of its own; what it said last if it failed."""
    with (
        tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as said,
        subprocess.Popen(
            [sys.executable, "-m", "parlour.server.warm_up", str(kept), stage, name],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=said,
        ) as process,
    ):
        status = process.wait()
        if status == 0:
            return ""
        said.seek(0)
        lines = said.read().split("\n")
        return next(filter(str.strip, reversed(lines)), f"it ended with status {status}")


def compile_one(kept: Path, stage: str, name: str) -> None:
    """Compile one game, unless another process is at it or has done so meanwhile."""
    mark = mark_of(kept, stage, name)
    with _one_at_a_time(mark):
        if not mark.exists():
            rehearse(name, stage)
            with contextlib.suppress(OSError):
                mark.touch()


@contextlib.contextmanager
def _one_at_a_time(mark: Path) -> Iterator[None]:
    """Let one process at a time compile this game. A disk that has filled up stops nobody."""
    from filelock import FileLock

    lock = FileLock(f"{mark}.lock")
    try:
        lock.acquire()
    except OSError:
        yield
        return
    try:
        yield
    finally:
        lock.release()


def leave_with_parent() -> None:
    """End this process when the one that started it has gone, however it went.

    The pipe to standard input closes even when that process is killed outright.
    """

    def wait() -> None:
        sys.stdin.read()
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


def rehearse(name: str, stage: str, longest: int = LONGEST) -> None:
    """Play a game among bots and look on; the stage's bot thinks about its first moves."""
    from parlour.bots import asked_at, bot
    from parlour.games import catalogue
    from parlour.kernel.chance import rng_of
    from parlour.tables.company import Seat
    from parlour.tables.start import Start
    from parlour.tables.table import Table
    from parlour.tables.view import encode

    game = catalogue.game(name)
    thinking = bot("chance" if stage == TABLES else "keen", game)
    steady = bot("steady", game)
    seats = [Seat(f"Bot {n}", "bot", steady.level) for n in range(game.usual_seats)]
    table = Table(game, seats, Start(deal="1"))
    table.advance()
    rng = rng_of(1)
    for number in range(longest if stage == TABLES else MOVES):
        for seat in table.asked()[:1]:
            if number < MOVES:
                thinking.choose(asked_at(table, seat, rng))
            encode(table.view(seat))
            table.play_code(seat, steady.choose(asked_at(table, seat, rng)))
        if table.over:
            return
        table.advance()


if __name__ == "__main__":
    if len(sys.argv) > 1:
        leave_with_parent()
        os.nice(5)
        compile_one(Path(sys.argv[1]), sys.argv[2], sys.argv[3])
    else:
        complaints = prepare()
        for game, complaint in sorted(complaints.items()):
            print(f"The rules of {game} could not be compiled: {complaint}", file=sys.stderr)
        sys.exit(1 if complaints else 0)
