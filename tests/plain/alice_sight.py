"""Who is shown what in Alice in Wonderland: the slow engine's own table of visibility.

Every event of the game adds exactly one entry to the list of every observer, so the lists always
have the same length; only what the entries disclose differs.
"""

from __future__ import annotations

from typing import Any

from tests.plain.alice_cards import cards_of, in_order, lead_of

Event = tuple[Any, ...]

WATCHER = "watcher"


class Sight:
    """The growing list of everything each seat, and a watcher without a seat, has been shown."""

    def __init__(self, seats: int, opening_shown: bool) -> None:
        self.seats = seats
        self.opening_shown = opening_shown
        self.seen: dict[int | str, list[Event]] = {seat: [] for seat in range(seats)}
        self.seen[WATCHER] = []
        self.memories = {observer: Memory(observer) for observer in self.seen}
        # Where in the lists each turn begins. Skipped seats have no turn.
        self.turn_starts: list[int] = []
        # How many of those turns have come to their end.
        self.turns_ended = 0

    def show(self, observer: int | str, event: Event) -> None:
        """The only way in: an observer remembers what was put into his own list, no more."""
        self.seen[observer].append(event)
        self.memories[observer].take_in(event)

    def everyone(self, *event: object) -> None:
        """An event which hides nothing: EXPOSED, CALLED, HANDED, MISSED, SET and the like."""
        for observer in self.seen:
            self.show(observer, event)

    def dealt(self, hands: list[list[str]]) -> None:
        """A seat sees its own cards; of the others, how many (alice.deal-one-at-a-time)."""
        sizes = tuple(len(hand) for hand in hands)
        for observer in self.seen:
            own = tuple(in_order(hands[observer])) if isinstance(observer, int) else None
            self.show(observer, ("dealt", own, sizes))

    def opening(self, seat: int, sets: list[int]) -> None:
        """Opening sets lie face down: only their number is public (alice.r-opening-hidden)."""
        for observer in self.seen:
            named = observer == seat or self.opening_shown
            self.show(observer, ("opening", seat, len(sets), tuple(sets) if named else None))

    def forfeit(self, frm: int, to: int, card: str) -> None:
        """Only the two seats concerned learn which card was drawn (alice.r-who-knows-draw)."""
        for observer in self.seen:
            self.show(observer, ("forfeit", frm, to, card if observer in (frm, to) else None))

    def turn_begins(self) -> None:
        self.turn_starts.append(len(self.seen[WATCHER]))

    def turn_ends(self) -> None:
        self.turns_ended += 1

    def recent(self, observer: int | str) -> list[Event]:
        """The last finished turn and the current one (alice.r-no-strict-mode, `last_turn`).

        What comes between the two, skipped seats, is kept. The deal, the opening sets and seats
        skipped before the first turn belong to no turn.
        """
        entries = self.seen[observer]
        if self.turns_ended > 0:
            return entries[self.turn_starts[self.turns_ended - 1] :]
        if self.turn_starts:
            return entries[self.turn_starts[0] :]
        return []

    def knows(self, observer: int | str) -> dict[str, int]:
        """The cards in play whose holder this observer has seen for certain.

        Only what was shown counts: nothing is inferred from calls, misses or missing Leads.
        """
        return dict(self.memories[observer].holder)


class Memory:
    """What one observer remembers: card places, hand sizes and Leads on the table."""

    def __init__(self, observer: int | str) -> None:
        self.observer = observer
        self.holder: dict[str, int] = {}
        self.sizes: list[int] = []
        self.exposed: dict[int, int] = {}

    def take_in(self, event: Event) -> None:
        match event:
            case ("dealt", own, sizes):
                self.sizes = list(sizes)
                if isinstance(self.observer, int):
                    self.holder = dict.fromkeys(own, self.observer)
            case ("opening", seat, count, sets):
                self.sizes[seat] -= 3 * count
                for number in sets or ():
                    self.forget_set(number)
            case ("exposed", seat, number):
                self.sizes[seat] -= 1
                self.exposed[seat] = number
                self.holder[lead_of(number)] = seat
            case ("handed", seat, target, card):
                self.sizes[target] -= 1
                self.sizes[seat] += 1
                self.holder[card] = seat
            case ("forfeit", frm, to, card):
                self.take_in_forfeit(frm, to, card)
            case ("lead_forfeit", frm, to, number):
                del self.exposed[frm]
                self.sizes[to] += 1
                self.holder[lead_of(number)] = to
            case ("set", seat, number):
                self.take_in_set(seat, number)
            case ("over", _, _, _, hands, exposed):
                self.holder = {card: seat for seat, hand in enumerate(hands) for card in hand}
                for seat, number in enumerate(exposed):
                    if number is not None:
                        self.holder[lead_of(number)] = seat

    def take_in_forfeit(self, frm: int, to: int, card: str | None) -> None:
        """After a draw that he did not see, any card he had placed in that hand may have moved.

        From a hand of one card there is nothing to guess.
        """
        if card is not None:
            self.holder[card] = to
        else:
            for known in self.known_in_hand(frm):
                if self.sizes[frm] == 1:
                    self.holder[known] = to
                else:
                    del self.holder[known]
        self.sizes[frm] -= 1
        self.sizes[to] += 1

    def known_in_hand(self, seat: int) -> list[str]:
        """Cards placed in a hand; the Lead on the table is no part of it (alice.r-lead-stays)."""
        on_table = lead_of(self.exposed[seat]) if seat in self.exposed else None
        return [card for card, holder in self.holder.items() if holder == seat and card != on_table]

    def take_in_set(self, seat: int, number: int) -> None:
        if self.exposed.get(seat) == number:
            del self.exposed[seat]
            self.sizes[seat] -= 2
        else:
            # Laid down by a draw with its Lead still in hand (`lay_full_sets = at_once`).
            self.sizes[seat] -= 3
        self.forget_set(number)

    def forget_set(self, number: int) -> None:
        """A completed set is nobody's hand any more (alice.r-no-redraw)."""
        for card in cards_of(number):
            self.holder.pop(card, None)
