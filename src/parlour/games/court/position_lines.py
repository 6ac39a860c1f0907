"""The lines of a position text, read one by one and missed by name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from parlour.games.court.counting import note_sixty
from parlour.games.court.deck import DECK, DECK_OF_TWO
from parlour.games.court.figures import figure, reply_takes
from parlour.games.court.state import MOST_COUPLETS, NO_SEAT, CourtTwo
from parlour.games.deck import Deck
from parlour.games.position_text import Bad, numbered_lines
from parlour.games.reading import squeezed
from parlour.kernel.cards import NO_CARD

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

    def __init__(self, text: str, seats: int = 2, deck: Deck = DECK_OF_TWO) -> None:
        self.seats = seats
        self._deck = deck
        self._values: dict[str, str] = {}
        self._numbers: dict[str, int] = {}
        self._asked: set[str] = set()
        self._placed: dict[int, str] = {}
        for number, line in numbered_lines(text):
            name, colon, value = line.partition(":")
            name = squeezed(name)
            if not colon:
                raise Bad(f"Line {number}, “{line}”, is no “name: value”.")
            if name in self._values:
                raise Bad(f"Line {number}, “{line}”: “{name}” was given before.")
            self._values[name] = value.strip()
            self._numbers[name] = number

    def bad(self, name: str, why: str) -> Bad:
        """The mistake in this line."""
        return Bad(f"Line {self._numbers[name]}, “{name}: {self._values[name]}”: {why}.")

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
        raise self.bad(name, f"it is one of {', '.join(known)}")

    def numbers(self, name: str, many: int) -> list[int] | None:
        """So many whole numbers, or None where there is no such line."""
        words = self.words(name)
        if not self.has(name):
            return None
        if len(words) != many or not all(word.isascii() and word.isdigit() for word in words):
            wanted = "one whole number" if many == 1 else f"{many} whole numbers"
            raise self.bad(name, f"{wanted} should stand here")
        return [int(word) for word in words]

    def number(self, name: str, otherwise: int) -> int:
        found = self.numbers(name, 1)
        return otherwise if found is None else found[0]

    def by_seat(self, name: str) -> list[int]:
        """A number for each seat, 0 where there is no such line."""
        return self.numbers(name, self.seats) or [0] * self.seats

    def seat(self, name: str, otherwise: int) -> int:
        found = self.number(name, otherwise)
        if self.has(name) and found >= self.seats:
            last = self.seats - 1
            raise self.bad(name, f"the seats are 0 {'and' if last == 1 else 'to'} {last}")
        return found

    def _card(self, name: str, word: str) -> int:
        card = self._deck.of(word)
        if card is None:
            raise self.bad(name, f"“{word}” is no card of this game")
        return card.number

    def _place(self, name: str, card: int) -> int:
        """A card can lie in one place only."""
        if card in self._placed:
            where = self._placed[card]
            raise self.bad(name, f"{DECK[card].name} stands in “{where}” already")
        self._placed[card] = name
        return card

    def cards(self, name: str) -> list[int]:
        """The cards that lie here."""
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
            raise self.bad(name, "one card should stand here")
        return found[0] if found else NO_CARD

    def _couplet(self, name: str, taker: int, text: str) -> Couplet:
        led, plus, reply = text.partition("+")
        if not plus:
            raise self.bad(name, f"“{text}” is no couplet such as G-Crown+G-Jester")
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
                raise self.bad(name, f"“{part.strip()}” is no seat and couplet")
            made.append(self._couplet(name, int(words[0]), words[1]))
        if len(made) > MOST_COUPLETS:
            raise self.bad(name, f"a round has {MOST_COUPLETS} couplets at most")
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
                raise self.bad(name, f"“{part.strip()}” is no taker, leader and double couplet")
            placed = [self._place(name, self._card(name, card)) for card in cards]
            made.append((seats[0], seats[1], placed))
        return made

    def finish(self) -> None:
        """Every line must have meant something."""
        for name in self._values:
            if name not in self._asked:
                raise self.bad(name, "no position has such a line")


def in_order(
    by_player: dict[int, list[Couplet]], court_colour: int, first: int, last: int
) -> list[Couplet] | None:
    """The couplets of both players in the first order in which every taker leads next.

    `first` leads to the first couplet; `last`, unless NO_SEAT, took the last one.
    """

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
    couplets, pile = s.couplets.copy(), s.pile.copy()
    s.couplets[:] = 0
    s.pile[:] = 0
    for place, (taker, led, reply) in enumerate(made):
        s.couplets[taker] += 1
        s.pile[taker] += figure(led) + figure(reply)
        if place == MOST_COUPLETS - 1:
            s.pile[taker] += 10
        note_sixty(s, taker)
    s.couplets[:] = couplets
    s.pile[:] = pile
