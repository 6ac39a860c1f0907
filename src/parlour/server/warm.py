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
import threading
import time
from collections.abc import Sequence
from pathlib import Path

TABLES = "tables"
"""What a table with steady bots needs: enough for a first game."""
THOUGHT = "thought"
"""What keen bots need besides."""
STAGES = (TABLES, THOUGHT)

MOVES = 6
"""How many moves every bot of a stage thinks about."""
LONGEST = 4000
PAUSE = 0.2
"""Seconds between two games that are loaded: a page that is being played comes first."""


def prepare() -> None:
    """Have every game compiled that a table needs; wait for it."""
    kept = _folder()
    if kept is not None:
        compile_missing(kept, (TABLES,))


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


def compile_missing(kept: Path, stages: Sequence[str]) -> None:
    """Fill the folder with what is not there yet, stage by stage, on all cores."""
    from parlour.bots.simulate import cores
    from parlour.games import catalogue

    for stage in stages:
        missing = [name for name in catalogue.names() if not _mark(kept, stage, name).exists()]

        def work(stage: str = stage, missing: list[str] = missing) -> None:
            with contextlib.suppress(IndexError):
                while True:
                    _compile_apart(kept, stage, missing.pop(0))

        # Daemons: a server that is told to stop waits for none of them.
        threads = [threading.Thread(target=work, daemon=True) for _ in range(cores())]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()


def _mark(kept: Path, stage: str, name: str) -> Path:
    """Stands in the folder once this stage of this very game has been played from it."""
    from parlour.games import catalogue
    from parlour.kernel.cache import digest_of

    return kept / f"warm-{stage}-{name}-{digest_of(catalogue.package_of(name))}"


def _compile_apart(kept: Path, stage: str, name: str) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "parlour.server.warm", str(kept), stage, name],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    ) as process:
        process.wait()


def compile_one(kept: Path, stage: str, name: str) -> None:
    """Compile one game, unless another process is at it or has done so meanwhile."""
    from filelock import FileLock

    mark = _mark(kept, stage, name)
    with FileLock(f"{mark}.lock"):
        if not mark.exists():
            rehearse(name, stage)
            mark.touch()


def leave_with_parent() -> None:
    """End this process when the one that started it has gone, however it went.

    The pipe to standard input closes even when that process is killed outright.
    """

    def wait() -> None:
        sys.stdin.read()
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


def rehearse(name: str, stage: str, longest: int = LONGEST) -> None:
    """Play a game among bots and look on; the stage's bots think about its first moves."""
    from parlour.bots import bot
    from parlour.games import catalogue
    from parlour.kernel.chance import rng_of
    from parlour.tables.record import Seat
    from parlour.tables.table import Table
    from parlour.tables.view import encode

    game = catalogue.game(name)
    minds = [bot(level, game) for level in (("chance",) if stage == TABLES else ("keen",))]
    steady = bot("steady", game)
    seats = [Seat(f"Bot {n}", "bot", steady.level) for n in range(game.usual_seats)]
    table = Table(game, seats, deal="1")
    table.advance()
    rng = rng_of(1)
    for number in range(longest if stage == TABLES else MOVES):
        for seat in table.asked()[:1]:
            hidden, codes = table.ask(seat)
            for mind in minds if number < MOVES else ():
                mind.choose(hidden, seat, codes, rng)
            encode(table.view(seat))
            table.play_code(seat, steady.choose(hidden, seat, codes, rng))
        if table.over:
            return
        table.advance()


if __name__ == "__main__":
    if len(sys.argv) > 1:
        leave_with_parent()
        os.nice(5)
        compile_one(Path(sys.argv[1]), sys.argv[2], sys.argv[3])
    else:
        prepare()
