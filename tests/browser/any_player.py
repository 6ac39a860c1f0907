"""Somebody who knows no game: presses what is lit, now this, now that, until the game is over."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from tests.browser.players import Player
from tests.browser.visitor import Seen

RASH = ("declare", "close", "throw-down", "revoke")
"""Kinds of buttons that end a round at once: left alone, so that the round is played."""


@dataclass
class AnyPlayer(Player):
    """Chooses with a generator of its own, so that a game goes the same way every time."""

    rng: random.Random = field(default_factory=lambda: random.Random(1))

    def move(self, seen: Seen) -> None:
        ways = ["card"] * bool(seen.lit)
        ways += ["call"] * bool(seen.asked_seats)
        ways += ["button"] * bool(self._buttons(seen))
        assert ways, seen
        way = self.rng.choice(ways)
        self.pressed[way] += 1
        if way == "card":
            self._card(seen)
        elif way == "call":
            self._call(seen)
        else:
            self.visitor.press(self.rng.choice(self._buttons(seen)))
        if self.visitor.look().sure:
            self.visitor.answer(yes=True)

    def _buttons(self, seen: Seen) -> list[object]:
        sober = [b for b in seen.buttons if b.kind not in RASH]
        return sober or ([] if seen.lit or seen.asked_seats else list(seen.buttons))

    def _card(self, seen: Seen) -> None:
        self.visitor.tap_card(self.rng.choice(seen.lit))
        menu = self.visitor.look().menu
        if menu:
            self.visitor.press_in_menu(self.rng.choice(menu))

    def _call(self, seen: Seen) -> None:
        seat = self.rng.choice(seen.asked_seats)
        if self.rng.random() < 0.5:
            self.visitor.ask_seat(seat)
            left = self.visitor.look().asked_cards
            if left:
                self.visitor.ask_card(self.rng.choice(left))
            return
        if seen.asked_cards:
            self.visitor.ask_card(self.rng.choice(seen.asked_cards))
        left_seats = self.visitor.look().asked_seats
        if left_seats:
            self.visitor.ask_seat(self.rng.choice(left_seats))
