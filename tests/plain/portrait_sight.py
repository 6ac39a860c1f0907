"""Who is shown what in Portrait Authors: the slow engine's own table of visibility.

Every event adds one entry to the list of every observer. Hands and unseen draws from the Bank are
a seat's own; all else is done openly, and the order of the Bank is shown to nobody.
"""

from __future__ import annotations

from typing import Any

from tests.plain.portrait_cards import CARDS_OF_BOOK, authors_in, in_order, pair_of

Event = tuple[Any, ...]

WATCHER = "watcher"


class Sight:
    """The growing list of everything each seat, and a watcher without a seat, has been shown."""

    def __init__(self, seats: int) -> None:
        self.seen: dict[int | str, list[Event]] = {seat: [] for seat in range(seats)}
        self.seen[WATCHER] = []

    def everyone(self, *event: object) -> None:
        """An event which hides nothing: calls, answers, stacks, books, shown cards, turns."""
        for entries in self.seen.values():
            entries.append(event)

    def dealt(self, hands: list[set[str]], bank: int) -> None:
        """A seat sees its own cards; of the others, and of the Bank, how many there are."""
        sizes = tuple(len(hand) for hand in hands)
        for observer, entries in self.seen.items():
            own = tuple(in_order(hands[observer])) if isinstance(observer, int) else None
            entries.append(("dealt", own, sizes, bank))

    def drew(self, seat: int, card: str, called: str | None) -> None:
        """A card from the Bank is the drawer's secret (portrait.r-bank-show).

        `called` is the card that he has just missed: as this is another, all know that much.
        """
        for observer, entries in self.seen.items():
            entries.append(("drew", seat, card if observer == seat else None, called))


class Memory:
    """What one observer can tell from his own list alone."""

    def __init__(self, observer: int | str) -> None:
        self.observer = observer
        self.sizes: list[int] = []
        self.bank = 0
        self.holder: dict[str, int] = {}
        self.table: set[str] = set()
        self.scores: list[int] = []
        self.lacking: dict[str, set[int]] = {}
        self.openly: set[str] = set()  # cards whose way all have seen

    def take_in(self, event: Event) -> None:
        match event:
            case ("dealt", own, sizes, bank):
                self.sizes, self.bank = list(sizes), bank
                self.scores = [0] * len(sizes)
                if isinstance(self.observer, int):
                    self.holder = dict.fromkeys(own, self.observer)
            case ("called" | "lost", seat, _, card):
                self.lacking.setdefault(card, set()).add(seat)
            case ("missed", _, target, card):
                self.lacking.setdefault(card, set()).add(target)
            case ("handed", seat, target, card):
                self.sizes[target] -= 1
                self.receive(seat, card)
            case ("shown", seat, card):
                self.bank -= 1
                self.receive(seat, card)
            case ("drew", seat, card, called):
                self.bank -= 1
                self.sizes[seat] += 1
                if card is not None:
                    self.holder[card] = seat
                for other in self.lacking:
                    if other != called and other not in self.openly | self.table:
                        self.lacking[other].discard(seat)
            case ("laid", seat, book):
                self.put_down(seat, CARDS_OF_BOOK[book], 1)
            case ("stacked" | "settled" | "remainder", seat, group, mask, count):
                names = authors_in(mask, group)
                self.put_down(seat, [c for a in names for c in pair_of(group, a)], count)

    def receive(self, seat: int, card: str) -> None:
        """All saw the card go there: nobody else has it."""
        self.sizes[seat] += 1
        self.holder[card] = seat
        self.openly.add(card)
        self.lacking[card] = set(range(len(self.sizes))) - {seat}

    def put_down(self, seat: int, cards: list[str], count: int) -> None:
        self.sizes[seat] -= len(cards)
        self.scores[seat] += count
        self.table |= set(cards)
        for card in cards:
            self.holder.pop(card, None)
