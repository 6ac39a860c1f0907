"""Who is shown what in Masquerade, and what each can tell from it by the rules alone.

Every event adds one entry to the list of every observer; only what the entries disclose differs.
An exchange is seen in full by its two neighbours, a draw by the drawer and the taker, and a card
that was drawn back by him who had played it is shown to all (masquerade.r25-who-sees).
"""

from __future__ import annotations

from typing import Any

from tests.plain.masquerade_cards import NO_LEADS, PACK, Trick, in_order
from tests.plain.masquerade_options import Options
from tests.plain.masquerade_playable import surely_lacked

Event = tuple[Any, ...]

WATCHER = "watcher"


class Sight:
    """The growing list of all that each seat, and a watcher without a seat, has been shown."""

    def __init__(self, seats: int, options: Options) -> None:
        self.seen: dict[int | str, list[Event]] = {seat: [] for seat in range(seats)}
        self.seen[WATCHER] = []
        self.memories = {observer: Memory(observer, seats, options) for observer in self.seen}

    def everyone(self, *event: object) -> None:
        """An event which hides nothing."""
        for entries in self.seen.values():
            entries.append(event)

    def dealt(self, dealer: int, hands: list[list[str]]) -> None:
        for observer, entries in self.seen.items():
            own = tuple(in_order(hands[observer])) if isinstance(observer, int) else ()
            entries.append(("dealt", dealer, own))

    def laid_aside(self, mover: int, other: int, card: str) -> None:
        """Face down: only the mover knows the card before the swap."""
        for observer, entries in self.seen.items():
            entries.append(("laid_aside", mover, other, card if observer == mover else None))

    def exchanged(self, mover: int, other: int, given: str, got: str) -> None:
        for observer, entries in self.seen.items():
            party = observer in (mover, other)
            entries.append(("exchanged", mover, other, (given, got) if party else None))

    def drew(self, seat: int, taker: int, card: str, played: str) -> None:
        own = card == played
        for observer, entries in self.seen.items():
            named = card if own or observer in (seat, taker) else None
            entries.append(("drew", seat, taker, named, own))

    def memory(self, observer: int | str) -> Memory:
        """What this observer can tell by now."""
        memory = self.memories[observer]
        for event in self.seen[observer][memory.read :]:
            memory.take_in(event)
        return memory


class Memory:
    """For one observer: in which hands each card may lie, by what he has seen and the rules."""

    def __init__(self, observer: int | str, seats: int, options: Options) -> None:
        self.observer = observer
        self.seats = seats
        self.options = options
        self.read = 0
        self.may: dict[str, set[int]] = {}
        self.sizes: list[int] = []
        self.trick: Trick = []
        self.played: dict[int, str] = {}
        # After an exchange that he did not see: its two seats, and what he thought before it.
        self.unseen: tuple[int, int, dict[str, set[int]]] | None = None

    def take_in(self, event: Event) -> None:
        self.read += 1
        match event:
            case ("dealt", _, own):
                self.dealt(own)
            case ("played", seat, card):
                self.laid(seat, card)
            case ("passed", seat, _) | ("laid_aside", seat, _, _):
                self.could_lay_nothing(seat)
            case ("blocked", seat):
                self.blocked(seat)
            case ("exchanged", mover, other, cards):
                self.exchanged(mover, other, cards)
            case ("took", taker, _, cards):
                self.took(taker, cards)
            case ("drew", seat, taker, card, _):
                self.drew(seat, taker, card)
            case ("over", _, _, hands):
                self.may = {card: {seat} for seat, hand in enumerate(hands) for card in hand}
                return
        self.count()

    def dealt(self, own: tuple[str, ...]) -> None:
        others = {seat for seat in range(self.seats) if seat != self.observer}
        self.may = {card: set(others) for card in PACK}
        for card in own:
            assert isinstance(self.observer, int)
            self.may[card] = {self.observer}
        self.sizes = [len(PACK) // self.seats] * self.seats

    def lacks(self, seat: int, cards: list[str]) -> None:
        for card in cards:
            if card in self.may:
                self.may[card].discard(seat)

    def laid(self, seat: int, card: str) -> None:
        """Who lays a masquerader on a plain card could not follow, and so on."""
        if self.unseen is not None:
            self.learn_what_was_drawn(*self.unseen)
        del self.may[card]
        self.sizes[seat] -= 1
        if self.trick:
            self.lacks(seat, surely_lacked(self.trick, self.options, card, PACK))
        self.trick.append((seat, card))

    def learn_what_was_drawn(self, mover: int, other: int, before: dict[str, set[int]]) -> None:
        """The mover lays the card he has just drawn: only the one he gave has moved besides."""
        self.unseen = None
        for card, places in before.items():
            self.may[card] = places | {other} if mover in places else places

    def could_lay_nothing(self, seat: int) -> None:
        """Who exchanges or passes held neither a follow card nor a masquerader."""
        self.unseen = None
        self.lacks(seat, surely_lacked(self.trick, self.options, None, PACK))

    def blocked(self, seat: int) -> None:
        """A blocked leader holds exactly the four that may not be led."""
        for card in NO_LEADS:
            self.may[card] = {seat}

    def exchanged(self, mover: int, other: int, cards: tuple[str, str] | None) -> None:
        if cards is not None:
            given, got = cards
            self.may[given] = {other}
            self.may[got] = {mover}
        else:
            before = {card: set(places) for card, places in self.may.items()}
            self.unseen = (mover, other, before)
            for places in self.may.values():
                if mover in places or other in places:
                    places |= {mover, other}

    def took(self, taker: int, cards: tuple[str, ...]) -> None:
        """Before the draws the taker holds the whole trick."""
        self.sizes[taker] += len(cards)
        for card in cards:
            self.may[card] = {taker}
        self.played = dict(self.trick)
        self.trick = []

    def drew(self, seat: int, taker: int, card: str | None) -> None:
        """A drawer without the four points did not draw the card that he had played."""
        self.sizes[taker] -= 1
        self.sizes[seat] += 1
        if card is not None:
            self.may[card] = {seat}
            return
        for other, places in self.may.items():
            if taker in places and other != self.played[seat]:
                places.add(seat)

    def count(self) -> None:
        """A hand whose cards are all known holds no other; nor can it do without its last few."""
        changed = True
        while changed:
            changed = False
            for seat in range(self.seats):
                here = [card for card, places in self.may.items() if seat in places]
                sure = [card for card in here if self.may[card] == {seat}]
                if len(here) == len(sure):
                    continue
                if len(sure) == self.sizes[seat]:
                    self.lacks(seat, [card for card in here if card not in sure])
                    changed = True
                elif len(here) == self.sizes[seat]:
                    for card in here:
                        self.may[card] = {seat}
                    changed = True

    def certain(self) -> dict[str, int]:
        return {card: next(iter(s)) for card, s in self.may.items() if len(s) == 1}
