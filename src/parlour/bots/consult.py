"""A bot is asked and its answer looked at: only a legal move is an answer."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from traceback import extract_tb

from parlour.bots.asked import Asked
from parlour.bots.bot import Bot
from parlour.games.game import AnyGame
from parlour.games.mistakes import Mistake
from parlour.games.saying import say
from parlour.kernel.chance import Rng, pick
from parlour.kernel.dispatch import State
from parlour.kernel.flat import copy

MOST_NAMED = 6
"""So many of the legal moves are named where an answer was none of them."""


class BotFailed(Mistake):
    """A bot gave no legal answer; the sentence says which bot, and what it did instead."""

    def __init__(self, sentence: str) -> None:
        super().__init__("bot-failed", sentence)

    def in_game(self, number: int) -> BotFailed:
        """The same, told of a game of a simulation."""
        return BotFailed(
            say("{sentence} It was in game {number}.", sentence=self.sentence, number=number)
        )


def consult(bot: Bot, asked: Asked) -> int:
    """The legal code that the bot chooses; raises BotFailed where it fails or chooses none."""
    # What was asked is the bot's to write upon; so what is said of it later is put by.
    game, seat, legal, state = asked.game, asked.seat, asked.codes, copy(asked.state)
    try:
        answer = bot.choose(asked)
    except Exception as error:
        raise BotFailed(
            say(
                "The bot “{level}” failed in seat {seat} with {error}{place}.",
                level=bot.level,
                seat=seat,
                error=told(error),
                place=_place(error),
            )
        ) from error
    try:
        code = index(answer)
    except TypeError:
        code = None
    if code not in legal:
        raise BotFailed(
            say(
                "The bot “{level}” in seat {seat} answered {answer}, which is no legal move there. "
                "Legal would be {legal}.",
                level=bot.level,
                seat=seat,
                answer=repr(answer) if code is None else _named(game, state, seat, code),
                legal=_listed(game, state, seat, legal),
            )
        )
    return code


def by_chance(codes: Sequence[int], rng: Rng) -> int:
    """How a table goes on where a bot failed: any of the legal codes."""
    return codes[pick(rng, len(codes))]


def told(error: Exception) -> str:
    """An error of somebody's program, on one line."""
    words = " ".join(str(error).split()).rstrip(".")
    return f"{type(error).__name__}: {words}" if words else type(error).__name__


def _place(error: Exception) -> str:
    """Where in the bot's own file it happened, as “ (cautious.py, line 7)”."""
    steps = extract_tb(error.__traceback__)[1:]
    if not steps:
        return ""
    own = [step for step in steps if step.filename == steps[0].filename][-1]
    name = own.filename.replace("\\", "/").rpartition("/")[2]
    return f" ({name}, line {own.lineno})"


def _named(game: AnyGame, state: State, seat: int, code: int) -> str:
    """A code with its notation, if it has one."""
    try:
        if 0 <= code < game.codes:
            return f"{code} (“{game.words.notation(state, seat, code)}”)"
    except (IndexError, KeyError, ValueError, AssertionError):
        # Some codes mean nothing in some positions.
        pass
    return str(code)


def _listed(game: AnyGame, state: State, seat: int, codes: Sequence[int]) -> str:
    named = [_named(game, state, seat, code) for code in codes[:MOST_NAMED]]
    return ", ".join(named) + (", …" if len(codes) > MOST_NAMED else "")
