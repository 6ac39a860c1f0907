"""People who play through the page alone: they press what is lit, and answer when asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from tests.browser.visitor import Message, Seen, Visitor

# Far more than any game lasts here: a page that never ends a game must not hang the tests.
MOST_MOVES = 1500
SIXTY = 60


@dataclass
class Player:
    """Somebody who plays one game; `pressed` counts the kinds of moves that were made."""

    visitor: Visitor
    pressed: Counter[str] = field(default_factory=Counter)

    def move(self, seen: Seen) -> None:
        raise NotImplementedError

    def play(self, until: Callable[[Seen], bool] = lambda seen: seen.over) -> Seen:
        """Play whenever asked, until the page looks like this."""
        revision = -1
        for _ in range(MOST_MOVES):
            seen = self.visitor.wait_until_asked(revision)
            if until(seen):
                return seen
            assert not seen.over, "the game ended before the moment that was waited for"
            revision = seen.revision
            self.move(seen)
        raise AssertionError("the game does not end")

    def press(self, seen: Seen, kind: str) -> None:
        """Press the button of this kind; if the page asks whether it is meant, it is."""
        button = seen.button(kind)
        assert button is not None, (kind, seen)
        self.pressed[kind] += 1
        self.visitor.press(button)


class CourtPlayer(Player):
    """Leads what is high, replies with what is low, counts in the head, and declares at sixty."""

    def move(self, seen: Seen) -> None:
        if seen.button("declare") and self.count() >= SIXTY:
            self.press(seen, "declare")
            self.visitor.answer(yes=True)
        elif seen.button("exchange"):
            self.press(seen, "exchange")
        elif seen.lit:
            self.tap(seen)
        else:
            # A window in which something may be done, or left.
            kinds = [b.kind for b in seen.buttons]
            self.press(seen, "pass" if "pass" in kinds else kinds[0])

    def tap(self, seen: Seen) -> None:
        leads = "Your lead" in seen.prompt
        card = sorted(seen.lit, key=worth)[-1 if leads else 0]
        self.visitor.tap_card(card)
        announced = next((b for b in self.visitor.look().menu if b.kind == "announce"), None)
        if announced:
            self.visitor.press_in_menu(announced)
        self.pressed["announce" if announced else "play"] += 1

    def count(self) -> int:
        """The count of the round, from what the page told: couplets taken and twenties."""
        mine = self.visitor.view["seat"]
        told = lines_of(self.visitor)
        start = max(i for i, line in enumerate(told) if line["kind"] == "turned-up")
        kinds = ("took", "announced")
        return sum(
            int(line["amount"])
            for line in told[start:]
            if line["kind"] in kinds and line["seat"] == mine and "amount" in line
        )


class AlicePlayer(Player):
    """Exposes a Lead that wants both companions if there is one; asks in either order by turns."""

    def move(self, seen: Seen) -> None:
        if seen.asked_seats:
            self.call(seen)
        elif seen.button("stop") and (not seen.lit or not self.pressed["stop"]):
            self.press(seen, "stop")
        else:
            self.pressed["expose"] += 1
            # Cards of a set begin alike: the Lead with the fewest companions in hand.
            held = Counter(card.split("-")[0] for card in seen.hand)
            self.visitor.tap_card(min(seen.lit, key=lambda card: held[card.split("-")[0]]))

    def call(self, seen: Seen) -> None:
        made = self.pressed["card first"] + self.pressed["person first"]
        seat = seen.asked_seats[made % len(seen.asked_seats)]
        if len(seen.asked_cards) == 1:
            self.pressed["person only"] += 1
            self.visitor.ask_seat(seat)
        elif self.pressed["card first"] <= self.pressed["person first"]:
            self.pressed["card first"] += 1
            self.visitor.ask_card(seen.asked_cards[0])
            self.visitor.ask_seat(seat)
        else:
            self.pressed["person first"] += 1
            self.visitor.ask_seat(seat)
            self.visitor.ask_card(seen.asked_cards[-1])
        if self.visitor.look().sure:
            self.visitor.answer(yes=True)


def keep_record(visitor: Visitor, folder: Path) -> Path:
    """Download the record of a game that is over."""
    with visitor.page.expect_download() as waiting:
        visitor.page.get_by_role("button", name="Download the record").click()
    kept = folder / waiting.value.suggested_filename
    waiting.value.save_as(kept)
    return kept


def lines_of(visitor: Visitor) -> list[Message]:
    """The whole story as it came over the wire, in order."""
    told: dict[int, Message] = {}
    for view in visitor.views:
        first = view.get("story_from", 0)
        told.update({first + i: line for i, line in enumerate(view.get("story", []))})
    return [told[number] for number in sorted(told)]


_RANKS = ("Jester", "Standard", "Esquire", "Knight", "Royal", "Crown")


def worth(card: str) -> int:
    """How high a Court card is, by its rank alone."""
    return _RANKS.index(card.split("-")[1])
