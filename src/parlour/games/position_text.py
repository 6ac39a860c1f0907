"""A position as people write it: lines of `name: value`, read one by one into a draft.

What every game's positions have in common stands here: the lines and their numbers, the words
for numbers, seats and cards, and the law that a card lies in one place only. What its lines are
called and what they mean, each game says for itself, and declares as data (`PositionLine`).

Anybody may send a position, so reading is plain: words are split and compared, nothing is ever
tried twice, and the text, its lines and its numbers are bounded.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, TypeVar

from parlour.games.deck import Deck
from parlour.games.game import Game, NoSuch, Unreadable
from parlour.games.reading import squeezed
from parlour.games.saying import say
from parlour.kernel.cards import cards_in
from parlour.kernel.dispatch import S
from parlour.kernel.log import ALL, NOBODY, WATCHER

MOST_CHARACTERS = 50_000
"""More than twice the longest position of any game."""
MOST_NUMBER = 1_000_000
LONGEST_QUOTE = 120


class Bad(Unreadable):
    """A position that cannot be read, or cannot be.

    `line` is where, 0 if it is no one line; `said` what stands there, and `why` what is wrong.
    """

    def __init__(self, sentence: str, line: int = 0, said: str = "", why: str = "") -> None:
        super().__init__("bad-position", sentence)
        self.line = line
        self.said = said
        self.why = why


class Fault(Exception):
    """What is wrong, without the number of a line.

    `about` are names of lines that it is about: the first of them that the text has is told.
    """

    def __init__(self, why: str, *about: str) -> None:
        super().__init__(why)
        self.why = why
        self.about = about


@dataclass(frozen=True)
class PositionLine:
    """One of the lines that a game's positions may have.

    In its name N stands for the number of a seat, and WHO for several words.
    """

    name: str
    like: str
    """A value as it may stand there."""
    meaning: str
    otherwise: str
    """What is taken to be so where the line is left out."""
    repeats: bool = False
    """Whether a position may have it more than once."""

    def fits(self, words: Sequence[str]) -> bool:
        """Whether a line with a name of these words is one of these."""
        wanted = self.name.split()
        if wanted[-1] == "WHO":
            wanted[-1:] = ["WHO"] * (len(words) - len(wanted) + 1)
        return len(words) == len(wanted) and all(
            is_number(word) if want == "N" else want in ("WHO", word)
            for want, word in zip(wanted, words, strict=True)
        )


def sole(name: str, like: str, meaning: str, otherwise: str) -> PositionLine:
    """A line that stands once."""
    return PositionLine(name, like, meaning, otherwise)


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
            why = say(
                "“{word}” is no card; cards are written like {like}.", word=word, like=self.like
            )
            raise Fault(why)
        return cards

    def card(self, word: str) -> int:
        """The number of the one card that a word stands for."""
        cards = self.word(word)
        if cards.bit_count() != 1:
            raise Fault(say("one card should stand here."))
        return cards.bit_length() - 1

    def cards(self, value: str) -> int:
        """The cards of a line, each of them once."""
        cards = 0
        for word in value.split():
            meant = self.word(word)
            if cards & meant:
                raise Fault(say("{word} is named twice.", word=word))
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
    declared: ClassVar[Sequence[PositionLine]]

    numbers: dict[str, int] = field(default_factory=dict)
    phase: str = ""
    hands: dict[int, int] = field(default_factory=dict)
    named: int = 0
    """All cards that have been given a place."""
    unseen: str = ""
    """The name of a line in which something is hidden."""
    stored: bool = False
    """Whether the text was let in before: then what can be played on need not be possible."""
    lines: dict[str, tuple[int, str]] = field(default_factory=dict)
    """The number and the words of every line, by its name."""
    reading: str = ""
    """The name of the line that is being read."""

    def claim(self, cards: int) -> int:
        """Cards lie in one place only."""
        twice = self.named & cards
        if twice:
            raise Fault(say("{cards} cannot be in two places.", cards=self.words.written(twice)))
        self.named |= cards
        return cards

    def hand(self, seat: int, value: str) -> int:
        """The hand of a seat that has had no line yet."""
        if seat in self.hands:
            raise Fault(say("seat {seat} has a line already.", seat=seat))
        return 0 if value in ("", "nothing") else self.words.cards(value)

    def hides(self) -> None:
        """Something is hidden in this line."""
        self.unseen = self.unseen or self.reading

    def doubt(self, why: str, *about: str) -> None:
        """What never comes about in a game, and yet could be played on: a fault in new texts."""
        if not self.stored:
            raise Fault(why, *about)

    def begin(self, game: Game[S], seats: int, options: Mapping[str, str | int], dealer: int) -> S:
        """A fresh game for these seats, the company and the dealer being as the lines say."""
        try:
            return game.begin(seats, options, dealer)
        except NoSuch as mistake:
            about = {"bad-dealer": "dealer", "bad-option": ""}.get(mistake.code, "seats")
            if not about:
                raise
            raise Fault(mistake.sentence, about) from None


SomeDraft = TypeVar("SomeDraft", bound=Draft)


def numbered_lines(text: str) -> Iterator[tuple[int, str]]:
    """The lines that say anything, without their comments, numbered as a person counts them."""
    if len(text) > MOST_CHARACTERS:
        raise Bad(say("A position has at most {most} characters.", most=MOST_CHARACTERS))
    for number, line in enumerate(text.splitlines(), start=1):
        said = line.partition("#")[0].strip()
        if said:
            yield number, said


def bad_line(number: int, said: str, why: str) -> Bad:
    """What is wrong with this line."""
    quoted = said if len(said) <= LONGEST_QUOTE else said[:LONGEST_QUOTE] + "…"
    told = say("Line {number}, “{line}”: {why}", number=number, line=quoted, why=why)
    return Bad(told, number, quoted, why)


def not_together(why: str) -> Bad:
    """What is wrong with the position, where no line can be blamed alone."""
    return Bad(say("The position does not hold together: {why}", why=why))


def name_in(draft: Draft, number: int, said: str, declared: Sequence[PositionLine]) -> str:
    """The name of this line, which must be one of the declared, and new unless it repeats."""
    name, colon, _ = said.partition(":")
    if not colon or not name.strip():
        raise Fault(say("a line is a name, a colon and a value."))
    key = squeezed(name)
    words = key.split()
    line = next((line for line in declared if line.fits(words)), None)
    if line is None:
        raise unknown(key)
    if key in draft.lines and not line.repeats:
        raise Fault(
            say("“{name}” stands in line {number} already.", name=key, number=draft.lines[key][0])
        )
    draft.lines.setdefault(key, (number, said))
    draft.reading = key
    return key


def read_text(
    text: str,
    draft: SomeDraft,
    read_line: Callable[[SomeDraft, str, str], None],
    make: Callable[[SomeDraft], S],
    *,
    whole: bool = False,
) -> S:
    """The state that is made of the text, every name and value read into the draft first.

    Raises Bad with the line at fault, or with what does not fit among the lines. `whole` asks for
    a position that can be played on, with nothing hidden.
    """
    for number, said in numbered_lines(text):
        try:
            name = name_in(draft, number, said, draft.declared)
            read_line(draft, name, said.partition(":")[2].strip())
        except Fault as fault:
            raise bad_line(number, said, fault.why) from None
    try:
        if whole and draft.unseen:
            raise hidden_there(draft.unseen)
        return make(draft)
    except Fault as fault:
        found = next((draft.lines[name] for name in fault.about if name in draft.lines), None)
        raise (bad_line(*found, fault.why) if found else not_together(fault.why)) from None


def hidden_there(name: str) -> Fault:
    """A game can go on only where every card is known."""
    return Fault(say("nothing may be hidden in a position from which a game goes on."), name)


def unknown(name: str) -> Fault:
    """No line has this name."""
    return Fault(say("nothing in a position is called “{name}”.", name=_short(name)))


def _short(word: str) -> str:
    return word if len(word) <= LONGEST_QUOTE else word[:LONGEST_QUOTE] + "…"


def is_number(word: str) -> bool:
    """Whether the word is digits and nothing else."""
    return word.isascii() and word.isdigit()


def number_in(word: str, most: int = MOST_NUMBER) -> int:
    """A whole number, not above `most`."""
    if not is_number(word):
        raise Fault(say("“{word}” should be a whole number.", word=_short(word)))
    if len(word) > len(str(MOST_NUMBER)) or int(word) > most:
        raise Fault(say("{word} is more than {most}.", word=_short(word), most=most))
    return int(word)


def numbers_in(value: str, many: int, most: int = MOST_NUMBER) -> list[int]:
    """So many whole numbers."""
    words = value.split()
    if len(words) != many:
        raise Fault(say("{many} numbers should stand here.", many=many))
    return [number_in(word, most) for word in words]


def seat_or_none(word: str) -> int:
    """A seat, or NOBODY where none is meant."""
    return NOBODY if word == "none" else number_in(word)


def yes_or_no(word: str) -> int:
    """1 for yes and 0 for no."""
    if word not in ("yes", "no"):
        raise Fault(say("yes or no should stand here."))
    return int(word == "yes")


def one_of(word: str, known: Iterable[str]) -> str:
    """One of the words that may stand here."""
    if word not in known:
        raise Fault(
            say("“{word}” should be one of {known}.", word=_short(word), known=", ".join(known))
        )
    return word


def phase_in(word: str, phases: Iterable[str]) -> str:
    """One of the game's phases."""
    if word not in phases:
        raise Fault(say("a phase is one of {phases}.", phases=", ".join(phases)))
    return word


def knowers_in(words: list[str]) -> int:
    """The set of those who know: all, nobody, or seats and watchers."""
    if words == ["all"]:
        return int(ALL)
    mask = 0
    for word in words:
        if word != "nobody":
            mask |= 1 << (WATCHER if word == "watchers" else number_in(word, WATCHER - 1))
    return mask


def parts_of(value: str) -> tuple[str, list[tuple[str, str]]]:
    """What stands before the first semicolon, and each part behind one as its first word and the
    rest; a part stands once."""
    first, *rest = [" ".join(part.split()) for part in value.split(";")]
    parts = [(word, more) for word, _, more in (part.partition(" ") for part in rest)]
    return first, parts


def check_seats(named: Iterable[int], seats: int, *about: str) -> None:
    """Every seat that is spoken of must be at the table."""
    beyond = sorted(seat for seat in named if seat >= seats)
    if beyond:
        raise Fault(
            say("there is no seat {seat} among {seats}.", seat=beyond[0], seats=seats), *about
        )
