"""`parlour play`: from the command line to a table, on a full screen or line by line."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from parlour.games import catalogue
from parlour.games.game import NoSuch
from parlour.terminal.company import options_of
from parlour.terminal.new_table import NewTable

SPEEDS = {"slow": 1.8, "usual": 0.9, "fast": 0.35, "instant": 0.0}
"""Seconds that a bot's move stays before the next."""


def play(
    name: str,
    *,
    ask: bool,
    seats: int | None,
    options: Sequence[str],
    bots: str,
    seat: int,
    deal: str,
    dealer: int | None,
    plain: bool,
    name_of_person: str,
    keep_at: Path | None,
    speed: str,
) -> int:
    """Sit down and play; the exit status. Raises a Mistake for what cannot be.

    Without a game, or where it is wished, what is to be played is asked first.
    """
    if speed not in SPEEDS:
        raise NoSuch("no-such-speed", f"There is no speed “{speed}”. There are: {_speeds()}.")
    if keep_at is not None and not keep_at.parent.is_dir():
        raise NoSuch("no-such-folder", f"There is no folder {keep_at.parent} to keep a record in.")
    game = catalogue.game(name or catalogue.names()[0])
    number = game.usual_seats if seats is None else seats
    new_table = NewTable(game, number, seat, name_of_person, bots, deal, dealer, keep_at=keep_at)
    settled = game.option_values(options_of(options))
    for option in game.options:
        new_table.set(option, settled[option.name])
    new_table.check()
    first = new_table if ask or not name else new_table.sit_down()
    # The full screen is drawn on the error stream, so that one must be a terminal too.
    if plain or not all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)):
        from parlour.terminal.plain import PlainGame

        if hasattr(sys.stdin, "reconfigure"):
            sys.stdin.reconfigure(encoding="utf-8", errors="replace")
        PlainGame(first, sys.stdin, sys.stdout).run()
        return 0
    from parlour.terminal.app import ParlourApp

    if not isinstance(first, NewTable):
        # Dealt before the screen is taken over: compiling here freezes nothing.
        first.table.advance()
        first.view()
    app = ParlourApp(first, SPEEDS, speed)
    app.run()
    for line in app.last_words:
        print(line)
    return app.return_code or 0


def _speeds() -> str:
    return ", ".join(SPEEDS)
