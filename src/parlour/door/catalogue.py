"""Games and their rules by name."""

from __future__ import annotations

from typing import Any

from parlour.games import catalogue
from parlour.games.game import Game
from parlour.games.mistakes import NoSuch
from parlour.games.rulebook import Clause
from parlour.games.sheets import find, like


def game_names() -> tuple[str, ...]:
    """The names of all games.

    >>> import parlour
    >>> parlour.game_names()[:3]
    ('court-two', 'court-three', 'court-four')
    """
    return catalogue.names()


def game(name: str | Game[Any]) -> Game[Any]:
    """The game of this name; raises Mistake.

    >>> import parlour
    >>> parlour.game("court")
    <court-two: Court for two, 2 players>
    >>> [option.name for option in parlour.game("monkey").options][:2]
    ['discard', 'pairs_per_turn']
    """
    if isinstance(name, Game):
        return name
    try:
        return catalogue.game(name)
    except NoSuch as mistake:
        near = like(name, game_names(), 1)
        raise NoSuch(mistake.code, f"{mistake.sentence}{near}") from None


def rule(name: str) -> Clause:
    """A clause or ruling by its id, or by the end of its id; raises Mistake.

    >>> import parlour
    >>> parlour.rule("monkey.one-pair-per-turn").kind
    'turn'
    >>> parlour.rule("one-pair-per-turn")
    <turn monkey.one-pair-per-turn>
    """
    found = find(name)
    if not isinstance(found, tuple):
        says = f"“{name}” is a whole sheet: parlour.rules(“{name}”) has all its clauses."
        raise NoSuch("no-such-clause", says)
    return found[1]


def rules(name: str) -> tuple[Clause, ...]:
    """The clauses and rulings of a sheet, or of one game of it; raises Mistake.

    >>> import parlour
    >>> print(parlour.rules("court-four")[0].id)
    court.players-two-to-four
    """
    asked = name.strip().lower()
    found = find(asked)
    if isinstance(found, tuple):
        return (found[1],)
    return found.clauses if asked == found.sheet else found.clauses_of([asked])
