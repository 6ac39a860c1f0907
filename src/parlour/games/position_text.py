"""A position as people write it: lines of `name: value`, read one by one into a draft.

What every game's positions have in common stands here: the lines and their numbers, the words
for numbers, seats and cards, and the law that a card lies in one place only. What its lines are
called and what they mean, each game says for itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import ClassVar, TypeVar

from parlour.games.deck import Deck
from parlour.games.game import Unreadable
from parlour.games.reading import squeezed
from parlour.kernel.cards import cards_in
from parlour.kernel.log import ALL, NOBODY, WATCHER


class Bad(Unreadable):
    """A position that cannot be read."""

    def __init__(self, sentence: str) -> None:
        super().__init__("bad-position", sentence)


class Fault(Exception):
    """What is wrong with a line, without its number."""


@dataclass(frozen=True)
class CardWords:
    """How the cards of a sheet are written in its positions.

    `meant` gives the cards that a word stands for, none if it stands for nothing; `written`
    is its opposite; `like` shows a person how cards are written.
    """

    meant: Callable[[str], int]
    written: Callable[[int], str]
    like: str

    def word(self, word: str) -> int:
        """The cards that one word stands for."""
        cards = self.meant(word)
        if not cards:
            raise Fault(f"“{word}” is no card; cards are written like {self.like}.")
        return cards

    def card(self, word: str) -> int:
        """The number of the one card that a word stands for."""
        return self.word(word).bit_length() - 1

    def cards(self, value: str) -> int:
        """The cards of a line, each of them once."""
        cards = 0
        for word in value.split():
            meant = self.word(word)
            if cards & meant:
                raise Fault(f"{word} is named twice.")
            cards |= meant
        return cards


def by_ids(deck: Deck, like: str) -> CardWords:
    """Cards written by their ids."""

    def meant(word: str) -> int:
        card = deck.of(word)
        return 0 if card is None else 1 << card.number

    return CardWords(meant, lambda cards: " ".join(deck.ids(cards_in(cards))), like)


@dataclass
class Draft:
    """What the lines of a text say, before a state is made of it.

    Every game adds its own lines, and says how its cards are written.
    """

    words: ClassVar[CardWords]

    numbers: dict[str, int] = field(default_factory=dict)
    phase: str = ""
    hands: dict[int, int] = field(default_factory=dict)
    named: int = 0
    """All cards that have been given a place."""

    def claim(self, cards: int) -> int:
        """Cards lie in one place only."""
        twice = self.named & cards
        if twice:
            raise Fault(f"{self.words.written(twice)} cannot be in two places.")
        self.named |= cards
        return cards

    def hand(self, seat: int, value: str) -> int:
        """The hand of a seat that has had no line yet."""
        if seat in self.hands:
            raise Fault(f"seat {seat} has a line already.")
        return 0 if value in ("", "nothing") else self.words.cards(value)


SomeDraft = TypeVar("SomeDraft", bound=Draft)
State = TypeVar("State")


def numbered_lines(text: str) -> Iterator[tuple[int, str]]:
    """The lines that say anything, without their comments, numbered as a person counts them."""
    for number, line in enumerate(text.splitlines(), start=1):
        said = line.partition("#")[0].strip()
        if said:
            yield number, said


def read_text(
    text: str,
    draft: SomeDraft,
    read_line: Callable[[SomeDraft, str, str], None],
    make: Callable[[SomeDraft], State],
) -> State:
    """The state that is made of the text, every name and value read into the draft first.

    Raises Bad with the line at fault, or with what does not fit among the lines.
    """
    for number, said in numbered_lines(text):
        name, colon, value = said.partition(":")
        try:
            if not colon or not name.strip():
                raise Fault("a line is a name, a colon and a value.")
            read_line(draft, squeezed(name), value.strip())
        except Fault as fault:
            raise Bad(f"Line {number}, “{said}”: {fault}") from None
    try:
        return make(draft)
    except Fault as fault:
        raise Bad(f"The position does not hold together: {fault}") from None


def unknown(name: str) -> Fault:
    """No line has this name."""
    return Fault(f"nothing in a position is called “{name}”.")


def number_in(word: str) -> int:
    """A whole number."""
    if not (word.isascii() and word.isdigit()):
        raise Fault(f"“{word}” should be a whole number.")
    return int(word)


def seat_or_none(word: str) -> int:
    """A seat, or NOBODY where none is meant."""
    return NOBODY if word == "none" else number_in(word)


def phase_in(word: str, phases: Iterable[str]) -> str:
    """One of the game's phases."""
    if word not in phases:
        raise Fault(f"a phase is one of {', '.join(phases)}.")
    return word


def knowers_in(words: list[str]) -> int:
    """The set of those who know: all, nobody, or seats and watchers."""
    if words == ["all"]:
        return int(ALL)
    mask = 0
    for word in words:
        if word != "nobody":
            mask |= 1 << (WATCHER if word == "watchers" else number_in(word))
    return mask


def check_seats(named: Iterable[int], seats: int) -> None:
    """Every seat that is spoken of must be at the table."""
    beyond = sorted(seat for seat in named if seat >= seats)
    if beyond:
        raise Fault(f"there is no seat {beyond[0]} among {seats}.")
