"""Opening a table line by line: a question each, a usual answer to every one, and help on all."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from parlour.bots import levels
from parlour.games import catalogue
from parlour.games.game import AnyGame
from parlour.games.mistakes import Mistake, NoSuch
from parlour.games.rulebook import Option
from parlour.tables.names import name_of
from parlour.tables.wording import mistake_text
from parlour.terminal.company import check_seat
from parlour.terminal.conversation import Conversation, PersonLeft
from parlour.terminal.new_table import (
    BY_LOT,
    NewTable,
    brief_of,
    games_by_sheet,
    printed_mark,
    usual_dealer,
)
from parlour.terminal.new_table_rows import dealer_of
from parlour.terminal.session import Session

INTRODUCTION = (
    "Let us open a table. An empty line takes what stands in brackets; ? explains; quit leaves."
)


class NewTableQuestions:
    """Asks for everything that is settled before one sits down."""

    def __init__(self, conversation: Conversation, new_table: NewTable) -> None:
        self._say = conversation.say
        self._read = conversation.read
        self._new_table = new_table

    def ask(self) -> Session:
        """Ask until somebody can sit down; raises PersonLeft if the person leaves."""
        new_table = self._new_table
        self._say(INTRODUCTION)
        self._ask_game()
        self._ask_company()
        self._ask(
            "What are you called?", new_table.name, ["A name of 1 to 24 letters."], self._name
        )
        self._ask(
            "The number of a known deal?",
            new_table.deal or BY_LOT,
            ["The same number gives the same cards to everybody who plays it."],
            self._deal,
        )
        self._ask(
            "Which seat deals first?",
            dealer_of(new_table),
            [f"A seat from 0 to {new_table.seats - 1}; or {usual_dealer(new_table.game)}."],
            self._dealer,
        )
        while True:
            self._ask_rules()
            try:
                return new_table.sit_down()
            except Mistake as mistake:
                self._say(
                    mistake_text(mistake), "Nothing is lost; change what does not go together."
                )

    def _ask(
        self, question: str, usual: str, help_lines: Sequence[str], take: Callable[[str], None]
    ) -> None:
        """One question, asked until it has an answer that can be."""
        while True:
            self._say(f"{question} [{usual}]")
            text = self._answer()
            if text == "?":
                self._say(*help_lines)
                continue
            try:
                take(text or usual)
            except Mistake as mistake:
                self._say(mistake_text(mistake))
                continue
            return

    def _answer(self) -> str:
        text = self._read()
        if text.lower() in ("quit", "exit"):
            raise PersonLeft
        return text

    # The game and the company.

    def _ask_game(self) -> None:
        number = 0
        for title, games in games_by_sheet():
            self._say(title)
            for game in games:
                number += 1
                self._say(f"  {number}  {game.name}: {game.title}, {game.players}")
        briefs = [
            f"{game.name}: {brief_of(game)}" for _, games in games_by_sheet() for game in games
        ]
        self._ask("Which game, by number or name?", self._new_table.game.name, briefs, self._game)

    def _game(self, text: str) -> None:
        listed = [game for _, games in games_by_sheet() for game in games]
        self._new_table.take(_game_of(text, listed))

    def _ask_company(self) -> None:
        new_table = self._new_table
        game = new_table.game
        if len(game.seat_counts) > 1:
            told = [f"{game.title} is for {game.players}."]
            self._ask("How many play?", str(new_table.seats), told, self._seats)
        says, _ = game.notice(new_table.seats) if game.notice else ("", "")
        if says:
            self._say(says)
        told = [f"Seats are counted from 0 to {new_table.seats - 1}; the turn goes round by them."]
        self._ask("In which seat do you sit?", str(new_table.seat), told, self._seat)
        told = [f"{level}: {says}" for level, says in levels()]
        told.append("One level for all, or one for each of the others with commas between.")
        names = ", ".join(level for level, _ in levels())
        self._ask(f"How well do the others play: {names}?", new_table.bots, told, self._bots)

    def _seats(self, text: str) -> None:
        game = self._new_table.game
        number = _number(text)
        if number not in game.seat_counts:
            game.begin(number, {}, 0)
        self._new_table.seat_so_many(number)

    def _seat(self, text: str) -> None:
        number = _number(text)
        check_seat(number, self._new_table.seats)
        self._new_table.seat = number

    def _bots(self, text: str) -> None:
        # The name of a file is typed as it is, a level as one likes.
        self._new_table.bots = self._new_table.check_bots(text if ":" in text else text.lower())

    def _name(self, text: str) -> None:
        self._new_table.name = name_of(text)

    def _deal(self, text: str) -> None:
        self._new_table.deal = "" if text == BY_LOT else text

    def _dealer(self, text: str) -> None:
        new_table = self._new_table
        if text == usual_dealer(new_table.game):
            new_table.dealer = None
            return
        number = _number(text)
        check_seat(number, new_table.seats)
        new_table.dealer = number

    # The house rules.

    def _ask_rules(self) -> None:
        """House rules are changed one by one, until an empty line."""
        options = self._new_table.game.options
        if not options:
            return
        while True:
            self._say(f"House rules: {self._changes()}.")
            self._say("Change one, by number or name? Type ? for the list, nothing to sit down.")
            text = self._answer()
            if not text:
                return
            if text == "?":
                self._list_rules()
                continue
            try:
                self._ask_rule(_option_of(text, self._new_table.game))
            except Mistake as mistake:
                self._say(mistake_text(mistake))

    def _changes(self) -> str:
        changed = [f"{name} = {value}" for name, value in self._new_table.options.items()]
        return ", ".join(changed) or "all as printed"

    def _list_rules(self) -> None:
        new_table = self._new_table
        for number, option in enumerate(new_table.game.options, 1):
            value = new_table.value(option)
            printed = printed_mark(option, value) or f" (changed; as printed: {option.default})"
            self._say(f"  {number}  {option.name} = {value}{printed}. {option.says}")

    def _ask_rule(self, option: Option) -> None:
        new_table = self._new_table
        book = new_table.game.rulebook
        self._say(option.says)
        for number, (value, says) in enumerate(
            zip(option.values, option.value_says, strict=True), 1
        ):
            self._say(f"  {number}  {value}: {says}{printed_mark(option, value)}")
        if option.least is not None:
            said = f"  a whole number from {option.least}"
            self._say(f"{said}; {option.default} as printed" if option.default.isdigit() else said)
        bent = [book.clause(clause_id) for clause_id in new_table.game.clauses_bent(option)]
        told = [f"It bends {clause.id}: {clause.says}" for clause in bent if clause is not None]
        told = told or ["It bends no clause of the sheet."]
        self._ask(
            f"{option.name}, by name{' or number' if option.least is None else ''}?",
            new_table.value(option),
            told,
            lambda text: self._set(option, text),
        )

    def _set(self, option: Option, text: str) -> None:
        value = text
        if option.least is None and text.isascii() and text.isdigit() and text not in option.values:
            number = int(text)
            value = option.values[number - 1] if 1 <= number <= len(option.values) else text
        self._new_table.game.option_codes({option.name: value})
        self._new_table.set(option, option.meant(value))


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit()):
        raise NoSuch("no-number", f"“{text}” is not a whole number.")
    return int(text)


def _game_of(text: str, games: Sequence[AnyGame]) -> AnyGame:
    """A game by its number in the list, its name or its title; raises NoSuch."""
    if text.isascii() and text.isdigit():
        if not 1 <= int(text) <= len(games):
            raise NoSuch("no-such-game", f"The games are numbered 1 to {len(games)}.")
        return games[int(text) - 1]
    asked = text.lower()
    for game in games:
        if game.title.lower() == asked:
            return game
    return catalogue.game(asked)


def _option_of(text: str, game: AnyGame) -> Option:
    """A house rule by its number in the list or its name; raises NoSuch."""
    options = game.options
    if text.isascii() and text.isdigit():
        if not 1 <= int(text) <= len(options):
            raise NoSuch("bad-option", f"The house rules are numbered 1 to {len(options)}.")
        return options[int(text) - 1]
    return game.option_called(text)
