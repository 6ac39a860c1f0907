"""Games loaded and compiled before anybody asks for them."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from pathlib import Path

MOVES = 24
"""How many moves every kind of bot thinks about; one of them then plays the game out."""
LONGEST = 4000
MARK = "warm"
"""Stands in the folder of compiled rules once every game has been played from it."""


def warm_all() -> None:
    """Compile in a process of its own, which fills the cache; then load from it here.

    Compiling holds the interpreter for seconds at a time. Elsewhere it cannot hold up anybody.
    Where rules are run as they stand there is nothing to warm.
    """
    from parlour.kernel.numba_or_plain import COMPILED

    if not COMPILED:
        return
    from parlour.kernel.cache import folder

    # Where nothing can be kept, what another process compiles is of no use here.
    kept = folder()
    if kept is not None and not (kept / MARK).exists():
        with subprocess.Popen(
            [sys.executable, "-m", "parlour.server.warm", str(kept)],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        ) as process:
            process.wait()
    load_all()


def compile_all(kept: Path) -> None:
    """Fill the folder, unless another process has done so meanwhile; one at a time."""
    from filelock import FileLock

    with FileLock(kept / "warming.lock"):
        if not (kept / MARK).exists():
            load_all()
            (kept / MARK).touch()


def leave_with_parent() -> None:
    """End this process when the one that started it has gone, however it went.

    The pipe to standard input closes even when that process is killed outright.
    """

    def wait() -> None:
        sys.stdin.read()
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


def load_all() -> None:
    """Play every game once between bots."""
    from parlour.games import catalogue

    for name in catalogue.names():
        rehearse(name)


def rehearse(name: str) -> None:
    """Play a game to its end among bots and look on; at first bots of every level think."""
    from parlour.bots import bot, levels
    from parlour.games import catalogue
    from parlour.kernel.chance import rng_of
    from parlour.tables.record import Seat
    from parlour.tables.table import Table
    from parlour.tables.view import encode

    game = catalogue.game(name)
    known = [level for level, _ in levels()]
    minds = [bot(level, game) for level in known]
    steady = bot("steady", game)
    seats = [Seat(f"Bot {n}", "bot", steady.level) for n in range(game.usual_seats)]
    table = Table(game, seats, deal="1")
    table.advance()
    rng = rng_of(1)
    for number in range(LONGEST):
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
        compile_all(Path(sys.argv[1]))
    else:
        warm_all()
