"""A game as the rest of the program knows it: its rules, its deck, its rulebook, its words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, Generic, TypeAlias

import numpy as np
from numpy.typing import NDArray

from parlour.games.bounds import Bounds, Length, Parts, slices
from parlour.games.deck import Deck
from parlour.games.mistakes import Ambiguous, Mistake, NoSuch, Unreadable
from parlour.games.rulebook import Option, Refusal, Rulebook, spelt_plainly
from parlour.games.saying import say
from parlour.games.speech import listed
from parlour.games.statements import Statement
from parlour.games.words import Event, Words
from parlour.kernel import dispatch
from parlour.kernel.dispatch import S
from parlour.kernel.flat import fresh

__all__ = ["Ambiguous", "AnyGame", "Event", "Game", "Mistake", "NoSuch", "Unreadable", "Words"]


@dataclass(frozen=True, repr=False)
class Game(Generic[S]):
    """One variant, ready to be played. `name` stands in records, links and commands."""

    name: str
    sheet: str
    """Whose rules it has; the sheet of its deck is whose faces its cards have."""
    title: str
    least_seats: int
    most_seats: int
    usual_seats: int
    state: type[S]
    deck: Deck
    rulebook: Rulebook
    words: Words[S]
    codes: int
    """Player actions are 0 to codes - 1; chance outcomes are `codes` + card number."""
    most_legal: int
    observed: int
    """The length of an observation."""
    parts: Parts
    """What an observation is made of, in its order."""
    has_rounds: bool
    """Whether a game is many deals, with a score that grows from deal to deal."""
    length: Length
    """How long a deal and a game can be."""
    recall_option: str = ""
    """The option that says how much of the past a person's view may show, if there is one."""
    silent: tuple[int, ...] = ()
    """Codes by which a decision that nobody else may notice is let go by (Court's PASS)."""
    silence_ends: bool = False
    """Whether such a decision is let go by when the next player moves, and not waited for."""
    face_down: tuple[range, ...] = ()
    """Codes, card by card, that choose a card which is not shown to all: the others see that one
    of the range was chosen."""
    spelt_out: Callable[[str], str] | None = None
    """A position's text with a word for each card, where one word may stand for several."""
    next_dealer: Callable[[S], int] | None = None
    """Who deals first in the next game, from the state of the last; None: it is drawn by lot."""
    company: tuple[int, ...] = ()
    """The numbers of players, where not every number from the least to the most will do."""
    bad_company: str | Callable[[int], str] = "bad-seats"
    """The code with which any other number is refused; it may depend on the number."""
    first_dealer: Callable[[Sequence[int], int], int] | None = None
    """Who deals the first game, from a pack divided among so many; None: it is drawn by lot."""
    finding_dealer: str = ""
    """What is told when the pack has been divided so; {dealer} is whom it found."""
    sides: tuple[int, ...] = ()
    """The side of each seat, from 0, where partners play together; empty where all play alone."""
    stated: tuple[Statement, ...] = ()
    """What has been stated of whole games, to be counted anew (`parlour simulate --figures`)."""
    formerly: Callable[[S, Sequence[str]], str] | None = None
    """The result as records of earlier releases have it, where it was worded otherwise."""
    notice: Callable[[int], tuple[str, str]] | None = None
    """What a company of so many is told before the first deal, with its clause; "" for nothing."""
    payoffs: tuple[float, float] = (-1.0, 1.0)
    """The least and the greatest that a finished game can be worth to a seat."""
    preset: tuple[tuple[str, str], ...] = ()
    """Options of the sheet, with their values, that make this variant what it is and are not
    offered. Where there are any, a state holds every option of the sheet."""

    def __repr__(self) -> str:
        return f"<{self.name}: {self.title}, {self.players}>"

    @property
    def observation(self) -> dict[str, slice]:
        """Where each part of an observation lies; together they are all of it."""
        return slices(self.parts)

    @property
    def bounds(self) -> Bounds:
        """What no game of this kind exceeds."""
        return self._bounds(None)

    def bounds_with(self, **house_rules: str | int) -> Bounds:
        """What no game at a table with these house rules exceeds, the others as printed.

        Only the one that limits the length makes a difference. Raises NoSuch.
        """
        codes = self.option_codes(house_rules)
        limits = [option.name == self.length.limit for option in self.held_options]
        # A word in the place of the number, such as `off`, is written as 0.
        return self._bounds(int(codes[limits.index(True)]) or None if any(limits) else None)

    def _bounds(self, limit: int | None) -> Bounds:
        deal, game = self.length.longest_deal(limit), self.length.longest_game(limit)
        sizes = self.codes, self.most_legal, self.observed
        # Of every game: what one wins the others lose.
        return Bounds(*self.payoffs, 0.0, *sizes, deal, game, self.length.limit)

    @property
    def seat_counts(self) -> tuple[int, ...]:
        """How many may play, ascending."""
        return self.company or tuple(range(self.least_seats, self.most_seats + 1))

    @property
    def players(self) -> str:
        """How many may play, in words: “2 to 12 players”, “4 or 8 players”."""
        counts = self.seat_counts
        if len(counts) > 1 and counts[-1] - counts[0] == len(counts) - 1:
            return say("{least} to {most} players", least=counts[0], most=counts[-1])
        return say("{counts} players", counts=listed([str(n) for n in counts]))

    @property
    def options(self) -> tuple[Option, ...]:
        """The house rules that a table may choose, in the order in which a state holds them."""
        return self.rulebook.options_of(self.name)

    def refusal(self, number: int) -> Refusal | None:
        """What a refusal number means in this variant."""
        offered = self.rulebook.refusals_of(self.name)
        return next((refusal for refusal in offered if refusal.number == number), None)

    @property
    def held_options(self) -> tuple[Option, ...]:
        """What a state of this game holds: the house rules, and those that make the variant."""
        return self.rulebook.options if self.preset else self.options

    def option_called(self, name: str) -> Option:
        """The house rule of this name, whichever dashes it is written with; raises NoSuch."""
        known = {spelt_plainly(option.name): option for option in self.options}
        plain = spelt_plainly(name)
        if plain in known:
            return known[plain]
        near = [known[like] for like in get_close_matches(plain, known, 1)]
        offered = listed([option.name for option in self.options], "") or say("none")
        parts = {"title": self.title, "name": name, "offered": offered}
        said = say("{title} has no option “{name}”. It has: {offered}.", **parts)
        if near:
            said = say(
                "{title} has no option “{name}”. Did you mean {near}? It has: {offered}.",
                near=near[0].name,
                **parts,
            )
        clauses = self.clauses_bent(near[0]) if near else self._opening_refusal("bad-option")
        raise NoSuch("bad-option", said, clauses, name)

    def clauses_bent(self, option: Option) -> tuple[str, ...]:
        """The clauses of this game that a house rule bends, and the rulings that speak of it."""
        concerned = self.rulebook.clauses_of([self.name])
        ours = {clause.id for clause in concerned}
        bent = [clause for clause in option.bends if clause in ours]
        spoken_of = [clause.id for clause in concerned if clause.option == option.name]
        return tuple(dict.fromkeys([*bent, *spoken_of]))

    def _opening_refusal(self, code: str) -> tuple[str, ...]:
        """The clauses behind a refusal to open such a table."""
        offered = self.rulebook.refusals_of(self.name)
        return next((refusal.clauses for refusal in offered if refusal.code == code), ())

    def _chosen(self, given: Mapping[str, str | int]) -> dict[str, str | int]:
        """The house rules as given, each by its own name; raises NoSuch."""
        chosen: dict[str, str | int] = {}
        for name, value in given.items():
            option = self.option_called(name)
            if option.name in chosen:
                raise NoSuch(
                    "bad-option",
                    say("The option {name} is given twice.", name=option.name),
                    self.clauses_bent(option),
                    option.name,
                )
            chosen[option.name] = value
        return chosen

    def _no_such_value(self, option: Option, value: str | int) -> NoSuch:
        """What is said of a value that a house rule has not."""
        values: list[str] = list(option.values)
        if option.least is not None:
            values.insert(0, say("a whole number from {least}", least=option.least))
        parts = {"value": value, "name": option.name, "offered": listed(values)}
        said = say("“{value}” is no value of the option {name}. It takes: {offered}.", **parts)
        plain = {spelt_plainly(known): known for known in option.values}
        for like in get_close_matches(spelt_plainly(str(value)), plain, 1):
            said = say(
                "“{value}” is no value of the option {name}. Did you mean {near}? It takes: "
                "{offered}.",
                near=plain[like],
                **parts,
            )
        return NoSuch("bad-option", said, self.clauses_bent(option), option.name)

    def option_codes(self, chosen: Mapping[str, str | int]) -> NDArray[np.int64]:
        """The options that a state holds as numbers, those not chosen as preset or printed.

        Raises NoSuch with a sentence.
        """
        settled = {**dict(self.preset), **self._chosen(chosen)}
        held = self.held_options
        codes = np.zeros(max(len(held), 1), np.int64)
        for place, option in enumerate(held):
            value = settled.get(option.name, option.default)
            code = option.code_of(value)
            if code is None:
                raise self._no_such_value(option, value)
            codes[place] = code
        self._check_together(self._in_words(codes))
        return codes

    def _in_words(self, codes: NDArray[np.int64]) -> dict[str, str]:
        return {o.name: o.value_of(int(codes[i])) for i, o in enumerate(self.held_options)}

    def _check_together(self, values: Mapping[str, str]) -> None:
        """Some values of two options do not go together; raises NoSuch."""
        for option in self.options:
            for value, other, its_value in option.not_with:
                if values[option.name] == value and values[other] == its_value:
                    raise NoSuch(
                        "bad-option",
                        say(
                            "{name} = {value} does not go together with {other} = {its_value}.",
                            name=option.name,
                            value=value,
                            other=other,
                            its_value=its_value,
                        ),
                        self.clauses_bent(option),
                        option.name,
                    )

    def option_values(self, chosen: Mapping[str, str | int]) -> dict[str, str]:
        """Every option that a table may choose, with its value in words."""
        named = self._in_words(self.option_codes(chosen))
        return {option.name: named[option.name] for option in self.options}

    def begin(self, seats: int, chosen: Mapping[str, str | int], dealer: int) -> S:
        """A fresh game for so many seats; raises NoSuch where the sheet allows no such company."""
        if seats not in self.seat_counts:
            says = say(
                "{title} is for {players}, not for {n}.",
                title=self.title,
                players=self.players,
                n=seats,
            )
            given = self.bad_company
            code = given if isinstance(given, str) else given(seats)
            raise NoSuch(code, says, self._opening_refusal(code))
        if not 0 <= dealer < seats:
            raise NoSuch(
                "bad-dealer",
                say("There is no seat {dealer} to deal; seats begin at 0.", dealer=dealer),
            )
        state = fresh(self.state)
        dispatch.begin(state, self.option_codes(chosen), seats, dealer)
        return state

    def pack(self) -> NDArray[np.int64]:
        """The deck in the order of its numbers, ready to be shuffled."""
        return np.array([card.number for card in self.deck], np.int64)


AnyGame: TypeAlias = Game[Any]
"""A game for those above the rules, who neither know nor care what its state is."""
