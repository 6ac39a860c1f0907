"""Somebody who knows no game: presses what is lit, now this, now that, until the game is over."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from tests.browser.players import Player
from tests.browser.visitor import Button, Seen

RASH = ("declare", "close", "throw-down", "revoke")
"""Kinds of buttons that end a round at once: left alone, so that the round is played."""


@dataclass
class RandomPlayer(Player):
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

    def _buttons(self, seen: Seen) -> list[Button]:
        sober = [b for b in seen.buttons if b.kind not in RASH]
        return sober or ([] if seen.lit or seen.asked_seats else list(seen.buttons))

    def _card(self, seen: Seen) -> None:
        self.visitor.tap_card(self.rng.choice(seen.lit))
        menu = self.visitor.look().menu
        if menu:
            self.visitor.press_in_menu(self.rng.choice(menu))

    def _call(self, seen: Seen) -> None:
        """A card and a player, in either order; with one of either left, the other is enough."""
        steps = [self._ask_somebody, self._ask_for_a_card]
        self.rng.shuffle(steps)
        for step in steps:
            now = self.visitor.look()
            if now.revision != seen.revision or now.called or now.sure:
                return
            step(now)

    def _ask_somebody(self, now: Seen) -> None:
        self.visitor.ask_seat(self.rng.choice(now.asked_seats))

    def _ask_for_a_card(self, now: Seen) -> None:
        if now.groups:
            self.visitor.open_group(self.rng.choice(now.groups))
            now = self.visitor.look()
        self.visitor.ask_card(self.rng.choice(now.asked_cards))
