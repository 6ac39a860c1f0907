"""What may be done now, and by which key: cards, persons and buttons made from a view's choices.

A card of mine that a move is about is its own button, with a letter; a move about several of
them puts one letter on all. Whatever else there is to do is a button with a figure. Calls are
made in two strokes, a card and a person, in either order; a stroke that leaves no choice is not
asked for. Where there are many cards to choose among, one stroke more opens their suit.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from parlour.games.game import AnyGame
from parlour.games.parts import Calls, Choice
from parlour.tables.view import View
from parlour.tables.wording import Move, call_of, card_name, my_hand
from parlour.terminal import theme
from parlour.terminal.canvas import Spot

LETTERS = "abcdefgijklmopvwxyz" + "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
"""For cards. Letters that the screen itself listens to (h, n, q, r, s, t, u) are left out."""

FIGURES = "1234567890-=" + "!@#$%^&*"
SEAT_KEYS = "0123456789-=" + "!@#$%^&*"

FEW = 12
"""More cards than these are first parted by suit."""


@dataclass(frozen=True, slots=True)
class Button:
    """A move that is no single card of mine, a card to call for, or a suit of such cards."""

    key: str
    label: str
    spot: Spot


@dataclass
class Controls:
    """The moves of one moment. What has been picked of a call is kept until it is whole."""

    game: AnyGame
    view: View
    moves: dict[str, Move] = field(default_factory=dict)
    """The move of each card of mine, by card."""
    named: dict[str, Move] = field(default_factory=dict)
    """Moves about one card each that I do not hold, where they are many."""
    calls: list[Calls] = field(default_factory=list)
    others: list[Choice] = field(default_factory=list)
    """The moves that have a button of their own."""
    lit: set[str] = field(default_factory=set)
    """Cards on the table that a button is about."""
    picked_suit: str = ""
    picked_card: str = ""
    picked_seat: int | None = None

    keys: dict[str, Spot] = field(default_factory=dict)
    """What each key means."""
    card_keys: dict[str, str] = field(default_factory=dict)
    seat_keys: dict[int, str] = field(default_factory=dict)
    buttons: list[Button] = field(default_factory=list)
    button_moves: dict[Spot, Move] = field(default_factory=dict)
    """The move of each button that makes one by itself."""

    def spots(self) -> Iterator[Spot]:
        """Everything that can be chosen, in the order in which the arrow keys go."""
        for card in self.card_keys:
            yield ("card", card)
        for button in self.buttons:
            if button.spot[0] != "card":
                yield button.spot
        for seat in self.seat_keys:
            yield ("seat", str(seat))

    # The two halves of a call.

    def cards_to_name(self) -> list[str]:
        """Every card that may be called for or named."""
        called = (card for calls in self.calls for card in calls.cards)
        return list(dict.fromkeys([*called, *self.named]))

    def seats_to_call(self) -> list[int]:
        """Every person who may be called on."""
        return list(dict.fromkeys(seat for calls in self.calls for seat in calls.seats))

    def may_call(self, card: str, seat: int | None) -> bool:
        """Whether this card may be called for, of this person if one is picked."""
        if card in self.named:
            return True
        return any(
            card in calls.cards and (seat is None or seat in calls.seats) for calls in self.calls
        )

    def ways(self) -> list[Move]:
        """The calls that the card and the person picked may make: one, as a rule."""
        card, seat = self.picked_card, self.picked_seat
        if not card or seat is None:
            return []
        name, title = self.view.seats[seat].name, card_name(self.game, card)
        return [
            call_of(calls, seat, name, card, title)
            for calls in self.calls
            if card in calls.cards and seat in calls.seats
        ]

    @property
    def is_parted(self) -> bool:
        """Whether there are so many cards to name that their suits are asked for first."""
        cards = self.cards_to_name()
        return len(cards) > FEW and len({self.suit(card) for card in cards}) > 1

    def suit(self, card_id: str) -> str:
        """The suit of a card."""
        card = self.game.deck.of(card_id)
        return card.suit if card else ""

    @property
    def is_half_made(self) -> bool:
        """Whether something has been picked that can be put back."""
        return bool(self.picked_suit or self.picked_card) or self.picked_seat is not None

    def put_back(self) -> None:
        """Forget what was picked."""
        self.picked_suit = self.picked_card = ""
        self.picked_seat = None
        self.arrange()

    # Keys and buttons.

    def arrange(self) -> None:
        """Give everything that can be chosen now its place and key."""
        self.keys, self.card_keys, self.seat_keys = {}, {}, {}
        self.buttons, self.button_moves = [], {}
        cards = self.cards_to_name()
        if self.calls:
            self.picked_card = self.picked_card or (cards[0] if len(cards) == 1 else "")
            seats = self.seats_to_call()
            self.picked_seat = seats[0] if len(seats) == 1 else self.picked_seat
        letters = iter(LETTERS)
        self._arrange_hand(letters)
        ways = self.ways()
        if len(ways) < 2:
            self._arrange_named(cards, letters)
        self._arrange_seats()
        figures = iter([key for key in FIGURES if key not in self.keys] + list(letters))
        if len(ways) > 1:
            for number, move in enumerate(ways):
                self._button(next(figures, ""), move.label, ("way", str(number)), move)
        for number, choice in enumerate(self.others):
            move = Move(choice.move, choice.label, choice.sure)
            self._button(next(figures, ""), choice.label, ("button", str(number)), move)

    def _button(self, key: str, label: str, spot: Spot, move: Move | None = None) -> None:
        self.buttons.append(Button(key, label, spot))
        if move is not None:
            self.button_moves[spot] = move
        if key:
            self.keys[key] = spot

    def _arrange_hand(self, letters: Iterator[str]) -> None:
        """A letter for each card of mine, or for the cards of one move together."""
        together = Counter(move.move for move in self.moves.values())
        given: dict[str, str] = {}
        for card in my_hand(self.view):
            move = self.moves.get(card)
            if move is None:
                continue
            if move.move not in given:
                given[move.move] = key = next(letters, "")
                if together[move.move] > 1:
                    self._button(key, move.label, ("card", card))
                elif key:
                    self.keys[key] = ("card", card)
            self.card_keys[card] = given[move.move]

    def _arrange_named(self, cards: list[str], letters: Iterator[str]) -> None:
        """Cards to call for or to name, by suit if they are many.

        A card keeps its letter when a person is picked of whom it cannot be asked.
        """
        if self.is_parted and not self.picked_suit:
            suits = {self.suit(card): self._sign(card) for card in cards}
            open_now = Counter(self.suit(c) for c in cards if self.may_call(c, self.picked_seat))
            for suit, sign in suits.items():
                key = next(letters, "")
                if open_now[suit]:
                    self._button(key, f"{sign} {suit} ({open_now[suit]})", ("suit", suit))
            return
        for card in cards:
            if self.is_parted and self.suit(card) != self.picked_suit:
                continue
            key = next(letters, "")
            if self.may_call(card, self.picked_seat):
                self._button(key, card_name(self.game, card), ("named", card))

    def _sign(self, card_id: str) -> str:
        card = self.game.deck.of(card_id)
        return theme.suit_of(card).sign if card else ""

    def _arrange_seats(self) -> None:
        for seat in self.seats_to_call():
            if self.picked_card and not self.may_call(self.picked_card, seat):
                continue
            key = SEAT_KEYS[seat] if seat < len(SEAT_KEYS) else ""
            self.seat_keys[seat] = key
            if key:
                self.keys[key] = ("seat", str(seat))


def controls_of(game: AnyGame, view: View) -> Controls:
    """What this view lets its seat do."""
    made = Controls(game, view)
    hand = set(my_hand(view))
    choices = []
    for choice in view.choices:
        if isinstance(choice, Calls):
            made.calls.append(choice)
        else:
            choices.append(choice)
    touched = Counter(card for choice in choices for card in choice.cards)
    elsewhere = [c for c in choices if len(c.cards) == 1 and c.cards[0] not in hand]
    for choice in choices:
        move = Move(choice.move, choice.label, choice.sure)
        card = choice.cards[0] if len(choice.cards) == 1 else ""
        if card in hand and card not in made.moves:
            made.moves[card] = move
        elif choice in elsewhere and len(elsewhere) > FEW:
            made.named[card] = move
        elif choice.cards and all(card in hand and touched[card] == 1 for card in choice.cards):
            made.moves.update(dict.fromkeys(choice.cards, move))
        else:
            made.others.append(choice)
            made.lit.update(card for card in choice.cards if card not in hand)
    made.arrange()
    return made


def choose(controls: Controls, spot: Spot) -> Move | None:
    """The move that touching this spot makes; None if it only picks one part of a call."""
    kind, name = spot
    if kind == "card":
        return controls.moves.get(name)
    if kind in ("button", "way"):
        return controls.button_moves.get(spot)
    if kind == "named" and name in controls.named:
        return controls.named[name]
    if kind == "suit":
        controls.picked_suit = name
        controls.picked_card = ""
    elif kind == "named":
        controls.picked_card = name
    elif kind == "seat" and int(name) in controls.seat_keys:
        controls.picked_seat = int(name)
    ways = controls.ways()
    if len(ways) == 1:
        return ways[0]
    controls.arrange()
    return None


def about_to_call(controls: Controls) -> str:
    """What is still to be said in a call half made."""
    if not controls.calls and not controls.named:
        return ""
    game, view = controls.game, controls.view
    back = "  (Backspace: another)" if controls.picked_suit else ""
    if controls.picked_card and controls.picked_seat is not None:
        return f"In which way?{back}"
    if controls.picked_card:
        return f"For {card_name(game, controls.picked_card)}: on whom?{back}"
    if controls.picked_seat is not None:
        what = "which card?" if controls.picked_suit or not controls.is_parted else "of which sort?"
        return f"On {view.seats[controls.picked_seat].name}: {what}{back}"
    if controls.picked_suit:
        return f"{controls.picked_suit}:{back}"
    if controls.named:
        return "Which card?"
    return "A card, and whom to ask:"
