"""Bots that somebody brings: objects and classes in Python, files and modules on a command line.

Whoever may name a file here may run what is in it. So this is for the one who sits at the machine:
a server takes levels alone.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import TypeAlias, TypeGuard

from parlour.bots.asked import Asked
from parlour.bots.bot import Bot, bot, check_level, levels
from parlour.bots.consult import told
from parlour.games.game import AnyGame, NoSuch
from parlour.games.saying import say

LONGEST_LEVEL = 24


@dataclass(frozen=True)
class OfLevel:
    """One of our own bots, before it is known what it is to play; also a bot by itself.

    Wherever bots sit down it is the bot of its level, new for each game. Asked by itself it finds
    the game in the question.
    """

    level: str
    budget: int | None = None
    """How many worlds a keen bot looks into; None: as many as is usual, or as it is asked with."""

    def choose(self, asked: Asked) -> int:
        """What the bot of this level chooses."""
        return bot(self.level, asked.game, self.budget).choose(asked)


Who: TypeAlias = str | Bot | Callable[[], Bot]
"""Who is to play: a level, a bot, or what makes one, such as its class, anew for each game."""


def who_is(word: str) -> Who:
    """Who is meant by a level, or by “./cautious.py:Cautious” or “module:Name”; raises NoSuch."""
    place, _, name = word.rpartition(":")
    if not place or not name:
        check_level(word)
        return word
    found: Who = _found(place, name)
    _seated(found, word)
    return found


def own_level(who: Who) -> str:
    """The level of one of our own bots; nothing for one that somebody brings."""
    if isinstance(who, OfLevel):
        return who.level
    return who if isinstance(who, str) else ""


def sit_down(who: Who, game: AnyGame) -> Bot:
    """A bot for one seat; raises NoSuch."""
    if isinstance(who, OfLevel):
        return bot(who.level, game, who.budget)
    return bot(who, game) if isinstance(who, str) else _seated(who, _name_of(who))


def level_of(who: Who) -> str:
    """The level of whoever is to play; raises NoSuch."""
    if isinstance(who, str):
        check_level(who)
        return who
    return _seated(who, _name_of(who)).level


def is_one_for_all(who: Who) -> bool:
    """Whether this very bot plays every game, instead of a new one for each."""
    return not own_level(who) and _is_bot(who)


def _name_of(who: object) -> str:
    return str(getattr(who, "__name__", type(who).__name__))


def _is_bot(who: object) -> TypeGuard[Bot]:
    return not isinstance(who, type) and callable(getattr(who, "choose", None))


def _seated(who: object, word: str) -> Bot:
    """The bot itself, or a new one where its class or a function that makes it was brought."""
    made: object = who
    if not _is_bot(who):
        if not callable(who):
            raise NoSuch("no-bot", _no_bot(word))
        try:
            made = who()
        except Exception as error:
            raise NoSuch(
                "no-bot",
                say("The bot “{word}” could not be made: {error}.", word=word, error=told(error)),
            ) from error
    return _checked(made, word)


def _checked(made: object, word: str) -> Bot:
    """The same; raises NoSuch unless it is a bot with a level of its own."""
    level = getattr(made, "level", None)
    if not _is_bot(made) or not isinstance(level, str):
        raise NoSuch("no-bot", _no_bot(word))
    ours = [name for name, _ in levels()]
    is_word = level.isprintable() and level and len(level.split()) == 1 and "," not in level
    # A bot of our own, made by hand, goes by its own level.
    is_taken = level in ours and not type(made).__module__.startswith("parlour.bots.")
    if not is_word or len(level) > LONGEST_LEVEL or is_taken:
        raise NoSuch(
            "bad-level",
            say(
                "The bot “{word}” calls its level “{level}”. A level is one word of at most {most} "
                "letters, and none of {ours}.",
                word=word,
                level=level,
                most=LONGEST_LEVEL,
                ours=", ".join(ours),
            ),
        )
    return made


def _no_bot(word: str) -> str:
    return say(
        "“{word}” is no bot: a bot has a `level` and a method `choose(asked)`, and its class is "
        "called without arguments.",
        word=word,
    )


# Files and modules.


def _found(place: str, name: str) -> Who:
    """What a file or a module calls by this name; raises NoSuch."""
    is_file = place.endswith(".py") or "/" in place or "\\" in place
    module = _file(Path(place).resolve(), place) if is_file else _module(place)
    if not hasattr(module, name):
        raise NoSuch("no-such-bot", say("There is no “{name}” in {place}.", name=name, place=place))
    found: Who = getattr(module, name)
    return found


@cache
def _file(path: Path, place: str) -> ModuleType:
    """The file as a module, read once; beside it stands what it imports."""
    if not path.is_file():
        raise NoSuch("no-such-bot", say("There is no file {place} with a bot.", place=place))
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    spec = spec_from_file_location(f"brought_{path.stem}", path)
    if spec is None or spec.loader is None:
        raise NoSuch("no-such-bot", say("{place} is no file of Python.", place=place))
    module = module_from_spec(spec)
    # Data classes look their module up by its name.
    sys.modules[spec.name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise _unread(place, error) from error
    return module


def _module(place: str) -> ModuleType:
    # As for `python -m`, what stands in the folder where one works can be named.
    if str(Path.cwd()) not in sys.path:
        sys.path.append(str(Path.cwd()))
    try:
        return import_module(place)
    except ModuleNotFoundError as error:
        if error.name and (place == error.name or place.startswith(f"{error.name}.")):
            raise NoSuch(
                "no-such-bot", say("There is no module {place} with a bot.", place=place)
            ) from error
        raise _unread(place, error) from error
    except Exception as error:
        raise _unread(place, error) from error


def _unread(place: str, error: Exception) -> NoSuch:
    return NoSuch(
        "no-such-bot", say("{place} cannot be read: {error}.", place=place, error=told(error))
    )
