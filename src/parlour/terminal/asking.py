"""What may be done now, and by which key: cards, persons and buttons made from a view's choices.

A card of mine that a move is simply about is its own button, with a letter; whatever else
touches a card, or touches none, is a button with a figure. Calls are made in two strokes, a
card and a person, in either order; a stroke that leaves no choice is not asked for.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import chain

from parlour.games.game import Game
from parlour.games.parts import Calls, Choice
from parlour.tables.view import View
from parlour.terminal.canvas import Spot
from parlour.terminal.wording import Move, call_of, card_name, my_hand

LETTERS = "abcdefghijklmopvwxyz" + "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
"""For cards. Letters that the screen itself listens to (n, q, r, s, t, u) are left out."""

FIGURES = "1234567890-=" + "!@#$%^&*"
SEAT_KEYS = "0123456789-=" + "!@#$%^&*"


@dataclass(frozen=True, slots=True)
class Button:
    """A move that is no card of mine, or a card to call for."""

    key: str
    label: str
    spot: Spot


@dataclass
class Asking:
    """The moves of one moment. `picked` is the half of a call that has been chosen."""

    moves: dict[str, Move] = field(default_factory=dict)
    """The move of each card of mine, by card."""
    keys: dict[str, Spot] = field(default_factory=dict)
    """What each key means."""
    card_keys: dict[str, str] = field(default_factory=dict)
    seat_keys: dict[int, str] = field(default_factory=dict)
    buttons: list[Button] = field(default_factory=list)
    button_moves: dict[str, Move] = field(default_factory=dict)
    lit: set[str] = field(default_factory=set)
    """Cards on the table that a button is about."""
    calls: list[Calls] = field(default_factory=list)
    picked_card: str = ""
    picked_seat: int | None = None

    def spots(self) -> Iterator[Spot]:
        """Everything that can be chosen, in the order in which the arrow keys go."""
        for card in self.card_keys:
            yield ("card", card)
        for button in self.buttons:
            yield button.spot
        for seat in self.seat_keys:
            yield ("seat", str(seat))

    def cards_to_call(self) -> list[str]:
        """The cards that may be called for, of the person picked if there is one."""
        return _once(
            card
            for calls in self.calls
            if self.picked_seat is None or self.picked_seat in calls.seats
            for card in calls.cards
        )

    def seats_to_call(self) -> list[int]:
        """The persons who may be called on, for the card picked if there is one."""
        return _once(
            seat
            for calls in self.calls
            if not self.picked_card or self.picked_card in calls.cards
            for seat in calls.seats
        )


def _once(things: Iterator[object]) -> list:  # type: ignore[type-arg]
    return list(dict.fromkeys(things))


def asking_of(game: Game, view: View) -> Asking:
    """What this view lets its seat do."""
    made = Asking()
    letters, figures = iter(LETTERS), iter(FIGURES)
    hand = my_hand(view)
    buttons: list[Choice] = []
    for choice in view.choices:
        if isinstance(choice, Calls):
            made.calls.append(choice)
            continue
        card = choice.cards[0] if len(choice.cards) == 1 else ""
        if card in hand and card not in made.moves:
            made.moves[card] = Move(choice.move, choice.label, choice.sure)
        else:
            buttons.append(choice)
    for card in hand:
        if card in made.moves:
            key = next(letters)
            made.card_keys[card] = key
            made.keys[key] = ("card", card)
    seats = made.seats_to_call()
    if made.calls:
        figures = iter([key for key in FIGURES if key not in SEAT_KEYS[: len(view.seats)]])
        for card in made.cards_to_call():
            key = next(letters)
            made.buttons.append(Button(key, card_name(game, card), ("called", card)))
            made.keys[key] = ("called", card)
        for seat in seats:
            made.seat_keys[seat] = SEAT_KEYS[seat]
            made.keys[SEAT_KEYS[seat]] = ("seat", str(seat))
    # A pack to pick from has more buttons than there are figures: letters go on from there.
    for choice, key in zip(buttons, chain(figures, letters), strict=False):
        made.buttons.append(Button(key, choice.label, ("button", key)))
        made.button_moves[key] = Move(choice.move, choice.label, choice.sure)
        made.keys[key] = ("button", key)
        made.lit.update(card for card in choice.cards if card not in hand)
    if made.calls:
        cards = made.cards_to_call()
        made.picked_card = cards[0] if len(cards) == 1 else ""
        made.picked_seat = seats[0] if len(seats) == 1 else None
    return made


def choose(asking: Asking, spot: Spot, game: Game, view: View) -> Move | None:
    """The move that touching this spot makes; None if it only picks one half of a call."""
    kind, name = spot
    if kind == "card":
        return asking.moves.get(name)
    if kind == "button":
        return asking.button_moves.get(name)
    if kind == "called":
        asking.picked_card = name
    elif kind == "seat" and int(name) in asking.seat_keys:
        asking.picked_seat = int(name)
    return _call(asking, game, view)


def _call(asking: Asking, game: Game, view: View) -> Move | None:
    card, seat = asking.picked_card, asking.picked_seat
    if not card or seat is None:
        return None
    for calls in asking.calls:
        if card in calls.cards and seat in calls.seats:
            return call_of(calls, seat, view.seats[seat].name, card, card_name(game, card))
    return None


def about_to_call(asking: Asking, game: Game, view: View) -> str:
    """What is still to be said in a call half made."""
    if not asking.calls:
        return ""
    if asking.picked_card and asking.picked_seat is None:
        return f"For {card_name(game, asking.picked_card)}: on whom?"
    if asking.picked_seat is not None and not asking.picked_card:
        return f"On {view.seats[asking.picked_seat].name}: for which card?"
    return "A card, and whom to ask:"
