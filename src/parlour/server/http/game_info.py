"""What the front page offers: games with their cards, house rules and bots; and their rulebooks."""

from __future__ import annotations

from functools import cache

from parlour.bots import levels
from parlour.games import catalogue
from parlour.games.game import AnyGame
from parlour.games.rulebook import Option
from parlour.games.saying import say
from parlour.languages import ENGLISH
from parlour.languages.rules import Rules, rules
from parlour.lessons.lesson import lessons_of
from parlour.server.protocol.http import (
    BotInfo,
    CardInfo,
    ClauseInfo,
    GameInfo,
    GameLessons,
    LessonInfo,
    OptionInfo,
    RulebookInfo,
    ValueInfo,
)


def _option(option: Option, texts: Rules) -> OptionInfo:
    option = texts.of_option(option)
    return OptionInfo(
        name=option.name,
        says=option.says,
        default=option.default,
        values=[
            ValueInfo(value, says)
            for value, says in zip(option.values, option.value_says, strict=True)
        ],
        bends=list(option.bends),
        least=option.least,
    )


def game_info(game: AnyGame, language: str = ENGLISH) -> GameInfo:
    """A game as it is offered."""
    texts = rules(language, game.rulebook.sheet)
    return GameInfo(
        name=game.name,
        title=game.title,
        sheet=game.deck.sheet,
        in_brief=texts.brief(game.rulebook, game.name),
        least_seats=game.least_seats,
        most_seats=game.most_seats,
        usual_seats=game.usual_seats,
        seat_counts=list(game.seat_counts),
        sided=bool(game.sides),
        cards=[
            CardInfo(
                id=card.id,
                name=card.name,
                suit=card.suit,
                rank=card.rank,
                corner=card.corner,
                value=card.value,
                companions=list(card.companions),
            )
            for card in game.deck
        ],
        options=[_option(option, texts) for option in game.options],
        bots=[BotInfo(name, says) for name, says in levels()],
    )


@cache
def games(language: str = ENGLISH) -> list[GameInfo]:
    """Every game on offer."""
    return [game_info(catalogue.game(name), language) for name in catalogue.names()]


@cache
def rulebook(name: str, language: str = ENGLISH) -> RulebookInfo:
    """The rulebook of a game; raises NoSuch."""
    game = catalogue.game(name)
    texts = rules(language, game.rulebook.sheet)
    return RulebookInfo(
        game=game.name,
        title=game.title,
        in_brief=texts.brief(game.rulebook, game.name),
        clauses=[
            ClauseInfo(clause.id, clause.kind, clause.place, clause.says, clause.option)
            for clause in map(texts.of_clause, game.rulebook.clauses_of([game.name]))
        ],
        options=[_option(option, texts) for option in game.options],
    )


@cache
def lessons() -> list[GameLessons]:
    """The lessons of every game that has any."""
    return [
        GameLessons(name, [LessonInfo(one.number, say(one.title), one.steps) for one in found])
        for name in catalogue.names()
        if (found := lessons_of(name))
    ]
