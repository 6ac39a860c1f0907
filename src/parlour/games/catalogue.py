"""Every game that can be played, by name."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from parlour.games.game import AnyGame, NoSuch
from parlour.games.saying import say

_WHERE = {
    "court-two": "parlour.games.court.two",
    "court-three": "parlour.games.court.three",
    "court-four": "parlour.games.court.four",
    "alice": "parlour.games.alice",
    "nations": "parlour.games.nations",
    "monkey": "parlour.games.monkey",
    "masquerade": "parlour.games.masquerade",
    "authors-pairs": "parlour.games.portrait:FULL",
    "authors-portraits": "parlour.games.portrait:EASIER",
    "authors-sketches": "parlour.games.portrait:WITH_SKETCHES",
    "authors-bank": "parlour.games.portrait:WITH_BANK",
}
"""Where each game stands: the GAME of a module, or another name behind a colon.

Imported when first asked for: a start is quicker for it.
"""

# What a person may type for it.
_ALSO = {"court": "court-two", "authors": "authors-pairs", "portrait-authors": "authors-pairs"}


def names() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(_WHERE)


def module_of(name: str) -> str:
    """The module in which a game's GAME stands: the package of the game itself."""
    return _WHERE[name].partition(":")[0]


def package_of(name: str) -> str:
    """The package under games/ in which a game stands."""
    return module_of(name).split(".")[2]


@cache
def game(name: str) -> AnyGame:
    """The game of this name; raises NoSuch."""
    known = _ALSO.get(name, name)
    if known not in _WHERE:
        raise NoSuch(
            "no-such-game",
            say(
                "There is no game “{name}”. There are: {offered}.",
                name=name,
                offered=", ".join(_WHERE),
            ),
        )
    module, _, named = _WHERE[known].partition(":")
    found: AnyGame = getattr(import_module(module), named or "GAME")
    return found
