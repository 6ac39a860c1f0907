"""The lines of a position text, read one by one and missed by name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from parlour.games.court.cards import figure, reply_takes
from parlour.games.court.deck import DECK, DECK_OF_TWO
from parlour.games.court.phases import NO_SEAT
from parlour.games.court.sheet import RULES
from parlour.games.court.two.counting import note_sixty
from parlour.games.court.two.state import MOST_COUPLETS, CourtTwo
from parlour.games.deck import Deck
from parlour.games.position_text import (
    MOST_NUMBER,
    Bad,
    Fault,
    PositionLine,
    bad_line,
    not_together,
    numbered_lines,
    numbers_in,
    unknown,
)
from parlour.games.reading import squeezed
from parlour.games.saying import say
from parlour.kernel.cards import NO_CARD
from parlour.kernel.flat import put

Couplet = tuple[int, int, int]
"""Taker, card led, reply."""
UNSEEN = "?"


def card_line(name: str, cards: Iterable[int]) -> str:
    """A line of cards, unseen ones as question marks."""
    return f"{name}: " + " ".join(UNSEEN if c == NO_CARD else DECK[int(c)].id for c in cards)


def pair_line(name: str, numbers: Iterable[int]) -> str:
    """A line with a number for each seat."""
    return f"{name}: " + " ".join(str(int(number)) for number in numbers)


class Lines:
    """The lines by name. Every value is asked for; what nobody asked for is a mistake."""

    def __init__(
        self,
        text: str,
        declared: Sequence[PositionLine],
        seats: int = 2,
        deck: Deck = DECK_OF_TWO,
        *,
        stored: bool = False,
    ) -> None:
        self.seats = seats
        self.stored = stored
        self.unseen = ""
        """The name of a line in which a card is hidden."""
        self._deck = deck
        self._values: dict[str, str] = {}
        self._numbers: dict[str, int] = {}
        self._asked: set[str] = set()
        self._placed: dict[int, str] = {}
        for number, line in numbered_lines(text):
            name, colon, value = line.partition(":")
            name = squeezed(name)
            if not colon or not name:
                raise bad_line(number, line, say("a line is a name, a colon and a value."))
            if name in self._values:
                where = self._numbers[name]
                why = say("“{name}” stands in line {number} already.", name=name, number=where)
                raise bad_line(number, line, why)
            if not any(known.fits(name.split()) for known in declared):
                raise bad_line(number, line, unknown(name).why)
            self._values[name] = value.strip()
            self._numbers[name] = number

    def bad(self, name: str, why: str) -> Bad:
        """The mistake in this line."""
        return bad_line(self._numbers[name], f"{name}: {self._values[name]}", why)

    def told(self, fault: Fault) -> Bad:
        """A fault with the line that it is about, if the text has it."""
        found = next((name for name in fault.about if name in self._values), None)
        return not_together(fault.why) if found is None else self.bad(found, fault.why)

    def doubt(self, why: str, *about: str) -> None:
        """What never comes about in a game, and yet could be played on: a fault in new texts."""
        if not self.stored:
            raise Fault(why, *about)

    def has(self, name: str) -> bool:
        return name in self._values

    def words(self, name: str) -> list[str]:
        """What stands in the line, split at blanks; nothing if there is no such line."""
        self._asked.add(name)
        return self._values.get(name, "").split()

    def word(self, name: str, known: Sequence[str]) -> str | None:
        """One of the known words, or None where there is no such line."""
        self._asked.add(name)
        if name not in self._values:
            return None
        for word in known:
            if word.lower() == self._values[name].lower():
                return word
        raise self.bad(name, say("it is one of {known}.", known=", ".join(known)))

    def numbers(self, name: str, many: int, most: int = MOST_NUMBER) -> list[int] | None:
        """So many whole numbers, none above `most`, or None where there is no such line."""
        words = self.words(name)
        if not self.has(name):
            return None
        try:
            return numbers_in(" ".join(words), many, most)
        except Fault as fault:
            raise self.bad(name, fault.why) from None

    def number(self, name: str, otherwise: int, most: int = MOST_NUMBER) -> int:
        found = self.numbers(name, 1, most)
        return otherwise if found is None else found[0]

    def by_seat(self, name: str, most: int = MOST_NUMBER) -> list[int]:
        """A number for each seat, 0 where there is no such line."""
        return self.numbers(name, self.seats, most) or [0] * self.seats

    def seat(self, name: str, otherwise: int) -> int:
        found = self.number(name, otherwise)
        if self.has(name) and found >= self.seats:
            raise self.bad(name, say("the seats are 0 to {last}.", last=self.seats - 1))
        return found

    def decided(self, known: Iterable[int]) -> int:
        """The number of the clause that decided the round, 0 where there is no such line."""
        words = self.words("decided by")
        if not self.has("decided by"):
            return 0
        clause = RULES.clause(words[0]) if len(words) == 1 else None
        if clause is None or clause.number not in known:
            raise self.bad("decided by", say("it names one clause that decides a round."))
        return int(clause.number)

    def _card(self, name: str, word: str) -> int:
        card = self._deck.of(word)
        if card is None:
            raise self.bad(name, say("“{word}” is no card of this game.", word=word[:40]))
        return card.number

    def _place(self, name: str, card: int) -> int:
        """A card can lie in one place only."""
        if card in self._placed:
            where, said = self._placed[card], DECK[card].name
            raise self.bad(name, say("{card} stands in “{where}” already.", card=said, where=where))
        self._placed[card] = name
        return card

    def cards(self, name: str) -> list[int]:
        """The cards that lie here."""
        if UNSEEN in self.words(name):
            self.unseen = self.unseen or name
        return [
            NO_CARD if word == UNSEEN else self._place(name, self._card(name, word))
            for word in self.words(name)
        ]

    def named_cards(self, name: str) -> list[int]:
        """Cards that are spoken of here and lie elsewhere."""
        return [self._card(name, word) for word in self.words(name)]

    def card(self, name: str) -> int:
        """The one card that lies here, or NO_CARD."""
        return self._only(name, self.cards(name))

    def named_card(self, name: str) -> int:
        """The one card that is spoken of here, or NO_CARD."""
        return self._only(name, self.named_cards(name))

    def _only(self, name: str, found: list[int]) -> int:
        if len(found) > 1:
            raise self.bad(name, say("one card should stand here."))
        return found[0] if found else NO_CARD

    def _couplet(self, name: str, taker: int, text: str) -> Couplet:
        led, plus, reply = text.partition("+")
        if not plus:
            why = say("“{text}” is no couplet such as G-Crown+G-Jester.", text=text[:40])
            raise self.bad(name, why)
        return (
            taker,
            self._place(name, self._card(name, led)),
            self._place(name, self._card(name, reply)),
        )

    def couplets(self) -> list[Couplet] | None:
        """All couplets in their order, or None where they are given seat by seat."""
        name = "couplets"
        self._asked.add(name)
        if name not in self._values:
            return None
        made = []
        for part in self._values[name].split(","):
            words = part.split()
            if len(words) != 2 or words[0] not in map(str, range(self.seats)):
                why = say("“{part}” is no seat and couplet.", part=part.strip()[:60])
                raise self.bad(name, why)
            made.append(self._couplet(name, int(words[0]), words[1]))
        if len(made) > MOST_COUPLETS:
            why = say("a round has {most} couplets at most.", most=MOST_COUPLETS)
            raise self.bad(name, why)
        return made

    def couplets_of(self, seat: int) -> list[Couplet]:
        """One seat's couplets in the order in which it took them."""
        name = f"couplets {seat}"
        return [self._couplet(name, seat, word) for word in self.words(name)]

    def double_couplets(self) -> list[tuple[int, int, list[int]]]:
        """All double couplets in their order: taker, leader, and the cards from the leader on."""
        name = "couplets"
        self._asked.add(name)
        made = []
        for part in self._values[name].split(",") if name in self._values else []:
            words = part.split()
            seats = [int(word) for word in words[:2] if word in map(str, range(self.seats))]
            cards = words[2].split("+") if len(words) == 3 else []
            if len(seats) != 2 or len(cards) != self.seats:
                part = part.strip()[:60]
                why = say("“{part}” is no taker, leader and double couplet.", part=part)
                raise self.bad(name, why)
            placed = [self._place(name, self._card(name, card)) for card in cards]
            made.append((seats[0], seats[1], placed))
        return made

    @property
    def names(self) -> Iterable[str]:
        """The names of all lines."""
        return self._values.keys()

    def finish(self) -> None:
        """Every line must have meant something."""
        for name in self._values:
            if name not in self._asked:
                raise self.bad(name, unknown(name).why)


UNDEALT = ("round", "dealer", "phase", "points", "carry", "sits out", "first out", "second out")
"""The lines of a position in which no round has been dealt yet."""


def check_undealt(lines: Lines) -> None:
    """Before the first deal nothing lies anywhere."""
    for name in lines.names:
        if name not in UNDEALT:
            raise Fault(say("nothing is dealt before the first round."), name)


def in_order(
    by_player: dict[int, list[Couplet]], court_colour: int, first: int, last: int
) -> list[Couplet] | None:
    """The couplets of both players in the first order in which every taker leads next.

    `first` leads to the first couplet; `last`, unless NO_SEAT, took the last one.
    """

    # Six couplets each at most: the ways to lay them in order are few.
    def go_on(leader: int, left: dict[int, list[Couplet]]) -> list[Couplet] | None:
        if not any(left.values()):
            return [] if last in (NO_SEAT, leader) else None
        for seat in sorted(left):
            if left[seat]:
                taker, led, reply = couplet = left[seat][0]
                # The taker led if the card led took; else the other did.
                if (taker == leader) != reply_takes(led, reply, court_colour):
                    rest = go_on(seat, left | {seat: left[seat][1:]})
                    if rest is not None:
                        return [couplet, *rest]
        return None

    if not any(by_player.values()):
        return []
    return go_on(first, by_player)


def put_couplets(s: CourtTwo, made: Sequence[Couplet]) -> None:
    """Lay the couplets down and count them; the twelfth has its ten (court.r13-last-ten)."""
    s.couplets_done = len(made)
    for place, (taker, led, reply) in enumerate(made):
        s.couplet_taker[place] = taker
        s.couplet_led[place] = led
        s.couplet_reply[place] = reply
        s.couplets[taker] += 1
        s.pile[taker] += figure(led) + figure(reply)
        if place == MOST_COUPLETS - 1:
            s.pile[taker] += 10


def infer_sixty(s: CourtTwo, made: Sequence[Couplet]) -> None:
    """Walk through the couplets again and note when each count reached sixty."""
    couplets, pile = s.couplets.tolist(), s.pile.tolist()
    put(s.couplets, [0] * len(couplets))
    put(s.pile, [0] * len(pile))
    for place, (taker, led, reply) in enumerate(made):
        s.couplets[taker] += 1
        s.pile[taker] += figure(led) + figure(reply)
        if place == MOST_COUPLETS - 1:
            s.pile[taker] += 10
        note_sixty(s, taker)
    put(s.couplets, couplets)
    put(s.pile, pile)
