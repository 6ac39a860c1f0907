"""Every game that can be played, by name."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from parlour.games.game import Game, NoSuch
from parlour.games.saying import say

_WHERE = {
    "court-two": "parlour.games.court.two",
    "court-three": "parlour.games.court.three",
    "court-four": "parlour.games.court.four",
    "alice": "parlour.games.alice.wonderland",
    "nations": "parlour.games.nations",
    "monkey": "parlour.games.monkey",
    "masquerade": "parlour.games.masquerade.carnival",
    "authors-pairs": "parlour.games.portrait.full",
    "authors-portraits": "parlour.games.portrait.easier",
    "authors-sketches": "parlour.games.portrait.sketches",
    "authors-bank": "parlour.games.portrait.with_bank",
}
"""Where each game's GAME stands. Imported when first asked for: a start is quicker for it."""

# What a person may type for it.
_ALSO = {"court": "court-two", "authors": "authors-pairs", "portrait-authors": "authors-pairs"}


def names() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(_WHERE)


def module_of(name: str) -> str:
    """The module in which a game's GAME stands: the package of the game itself."""
    return _WHERE[name]


def package_of(name: str) -> str:
    """The package under games/ in which a game stands."""
    return _WHERE[name].split(".")[2]


@cache
def game(name: str) -> Game:
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
    found: Game = import_module(_WHERE[known]).GAME
    return found
