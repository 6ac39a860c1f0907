"""Games loaded and compiled before anybody asks for them."""

from __future__ import annotations

import subprocess
import sys

MOVES = 24
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
        subprocess.run(
            [sys.executable, "-m", "parlour.server.warm"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            check=False,
        )
    load_all()
    if kept is not None:
        (kept / MARK).touch()


def load_all() -> None:
    """Play the first moves of every game between bots of every level."""
    from parlour.games import catalogue

    for name in catalogue.names():
        rehearse(name)


def rehearse(name: str) -> None:
    """Play the first moves of a game among bots, each of another level, and look at them."""
    from parlour.bots import bot, levels
    from parlour.games import catalogue
    from parlour.kernel.chance import rng_of
    from parlour.tables.record import Seat
    from parlour.tables.table import Table
    from parlour.tables.view import encode

    game = catalogue.game(name)
    known = [level for level, _ in levels()]
    minds = [bot(known[n % len(known)], game) for n in range(game.usual_seats)]
    seats = [Seat(f"Bot {n}", "bot", mind.level) for n, mind in enumerate(minds)]
    table = Table(game, seats, deal="1")
    table.advance()
    rng = rng_of(1)
    for _ in range(MOVES):
        for seat in table.asked()[:1]:
            hidden, codes = table.ask(seat)
            for mind in minds:
                code = mind.choose(hidden, seat, codes, rng)
            encode(table.view(seat))
            table.play_code(seat, code)
        table.advance()


if __name__ == "__main__":
    load_all()
