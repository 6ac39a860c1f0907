"""What a person settles before sitting down: the game, the company, the deal, the house rules.

The full screen and the line mode both fill in one of these; whatever cannot be is told in a
sentence, and nothing that was chosen is lost by it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from parlour.bots import levels
from parlour.games import catalogue
from parlour.games.game import AnyGame
from parlour.games.mistakes import Mistake
from parlour.games.rulebook import Option
from parlour.terminal.company import bots_of, check_seat, company
from parlour.terminal.session import Session

BY_LOT = "by lot"
"""What stands for a deal, or a first dealer, that is not known beforehand."""


@dataclass
class NewTable:
    """A table that is about to be opened. `options` holds only what is not as printed."""

    game: AnyGame
    seats: int
    seat: int = 0
    name: str = "Guest"
    bots: str = "steady"
    deal: str = ""
    dealer: int | None = None
    """The seat that deals first; None: by lot, or as the sheet says."""
    options: dict[str, str] = field(default_factory=dict)
    keep_at: Path | None = None

    @classmethod
    def of(cls, session: Session) -> NewTable:
        """The table at which somebody sits, to be opened anew with other cards."""
        view = session.view()
        others = session.bots_named
        return cls(
            game=session.game,
            seats=len(session.table.seats),
            seat=session.seat,
            name=session.table.seats[session.seat].name,
            bots=others[0] if len(set(others)) == 1 else ",".join(others),
            options={name: view.options[name] for name in view.changed_options},
            keep_at=session.keep_at,
        )

    # What can be chosen.

    def take(self, game: AnyGame) -> None:
        """Another game; whatever of the rest still makes sense in it stays as it is."""
        if game is self.game:
            return
        known = {option.name: option for option in game.options}
        self.options = {
            name: value
            for name, value in self.options.items()
            if name in known and known[name].code_of(value) is not None
        }
        self.game = game
        if self.seats not in game.seat_counts:
            self.seat_so_many(game.usual_seats)

    def seat_so_many(self, seats: int) -> None:
        """So many players; I keep a seat, and a list of bots that no longer fits goes."""
        self.seats = seats
        self.seat = min(self.seat, seats - 1)
        if self.dealer is not None and self.dealer >= seats:
            self.dealer = None
        if "," in self.bots and self.bots.count(",") != seats - 2:
            self.bots = self.bots.partition(",")[0]

    def value(self, option: Option) -> str:
        """The value of a house rule at this table."""
        return self.options.get(option.name, option.default)

    def is_changed(self, option: Option) -> bool:
        """Whether a house rule is not as printed."""
        return option.name in self.options

    def set(self, option: Option, value: str) -> None:
        """Give a house rule a value; as printed, it is no longer a change."""
        if value == option.default:
            self.options.pop(option.name, None)
        else:
            self.options[option.name] = value

    def step(self, option: Option, way: int) -> None:
        """The next value of a house rule, or the one before."""
        now = self.value(option)
        if option.least is None:
            at = option.values.index(now)
            self.set(option, option.values[(at + way) % len(option.values)])
            return
        # A word such as “off” stands before the least number.
        number = int(now) if now.isdigit() else option.least - 1
        lowest = option.least - (1 if option.values else 0)
        number = max(number + way, lowest)
        self.set(option, str(number) if number >= option.least else option.values[0])

    def step_seats(self, way: int) -> None:
        """The next number of players, or the one before."""
        counts = self.game.seat_counts
        self.seat_so_many(counts[(counts.index(self.seats) + way) % len(counts)])

    def step_bots(self, way: int) -> None:
        """The next level of play for all the others."""
        names = [level for level, _ in levels()]
        at = names.index(self.bots) if self.bots in names else 0
        self.bots = names[(at + way) % len(names)]

    def step_dealer(self, way: int) -> None:
        """The next seat as first dealer, or the one before; nobody's choice comes before seat 0."""
        place = 0 if self.dealer is None else self.dealer + 1
        place = (place + way) % (self.seats + 1)
        self.dealer = place - 1 if place else None

    # Whether it can be, and sitting down.

    def check(self) -> None:
        """Raise a Mistake for what cannot be, as far as it can be told without the rules."""
        self.game.option_codes(self.options)
        company(self.game, self.seats, self.seat, self.name, self.bots)
        if self.dealer is not None:
            check_seat(self.dealer, self.seats)

    def mistake(self) -> str:
        """What cannot be, in a sentence; empty if all is well."""
        try:
            self.check()
        except Mistake as mistake:
            return mistake.sentence
        return ""

    def sit_down(self) -> Session:
        """Take a seat; raises a Mistake for what cannot be."""
        self.check()
        people = company(self.game, self.seats, self.seat, self.name, self.bots)
        return Session(
            self.game, people, self.seat, dict(self.options), self.deal, self.dealer, self.keep_at
        )

    def check_bots(self, text: str) -> str:
        """The others as typed, one for all or a list; raises a Mistake."""
        bots_of(text, self.seats - 1)
        return text


def games_by_sheet() -> list[tuple[str, list[AnyGame]]]:
    """Every game under the name of the sheet, or of the pack of cards, that it was printed for."""
    found: dict[str, list[AnyGame]] = {}
    for name in catalogue.names():
        game = catalogue.game(name)
        found.setdefault(game.deck.sheet, []).append(game)
    return [(games[0].rulebook.title, games) for games in found.values()]


def usual_dealer(game: AnyGame) -> str:
    """How the first dealer is found where nobody chooses one."""
    return BY_LOT if game.first_dealer is None else "as the sheet says"


def brief_of(game: AnyGame) -> str:
    """A game in a few sentences: the first paragraph of how it is played, which says who wins."""
    return " ".join(game.rulebook.in_brief_of(game.name).partition("\n\n")[0].split())


def value_says(option: Option, value: str) -> str:
    """What a value of a house rule means, in a sentence."""
    if value in option.values:
        return option.value_says[option.values.index(value)]
    return f"A whole number from {option.least}."


def printed_mark(option: Option, value: str) -> str:
    """Whether a value is the one of the sheet."""
    return " (as printed)" if value == option.default else ""
