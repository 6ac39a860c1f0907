"""Parlour: antique card games, exactly as their sheets were printed.

This is the front door: what `import parlour` offers stays as it is, name by name, from release to
release. Whatever stands behind it (`parlour.tables`, `parlour.kernel` and so on) may move.

>>> import parlour
>>> table = parlour.table("court", "Ann", "Bea", deal=8, dealer="Bea")
>>> table.play("Ann", "gold royal")
>>> table
<Court for two, round 1: Bea is to play; Ann 0, Bea 0>
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from parlour.bots.asked import Asked
    from parlour.bots.bot import Bot
    from parlour.door.catalogue import game, game_names, rule, rules
    from parlour.door.company import Report, bot, simulate
    from parlour.door.records import read, replay, verify
    from parlour.door.state import State, position, state
    from parlour.door.table import Table, View, table
    from parlour.games.bounds import Bounds
    from parlour.games.game import Game
    from parlour.games.mistakes import Mistake
    from parlour.games.rulebook import Clause
    from parlour.tables.mistakes import Refused
    from parlour.tables.record import Record

__version__ = "0.4.0"

__all__ = [
    "Asked",
    "Bot",
    "Bounds",
    "Clause",
    "Game",
    "Mistake",
    "Record",
    "Refused",
    "Report",
    "State",
    "Table",
    "View",
    "bot",
    "game",
    "game_names",
    "position",
    "read",
    "replay",
    "rule",
    "rules",
    "simulate",
    "state",
    "table",
    "verify",
]

_WHERE = {
    "parlour.bots.asked": ("Asked",),
    "parlour.bots.bot": ("Bot",),
    "parlour.door.catalogue": ("game", "game_names", "rule", "rules"),
    "parlour.door.company": ("Report", "bot", "simulate"),
    "parlour.door.records": ("read", "replay", "verify"),
    "parlour.door.state": ("State", "position", "state"),
    "parlour.door.table": ("Table", "View", "table"),
    "parlour.games.bounds": ("Bounds",),
    "parlour.games.game": ("Game",),
    "parlour.games.mistakes": ("Mistake",),
    "parlour.games.rulebook": ("Clause",),
    "parlour.tables.mistakes": ("Refused",),
    "parlour.tables.record": ("Record",),
}
"""Where each name stands. It is fetched when it is first asked for: so a part of the program that
imports a part of it imports nothing else."""


if not TYPE_CHECKING:
    # A type checker would take it for leave to ask for any name.

    def __getattr__(name: str) -> object:
        for module, names in _WHERE.items():
            if name in names:
                found = getattr(import_module(module), name)
                globals()[name] = found
                return found
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
