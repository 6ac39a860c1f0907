"""A whole round by the keyboard alone, from the front page on."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.players import MOST_MOVES, CourtPlayer
from tests.browser.random_player import RandomPlayer
from tests.browser.test_lessons import asked
from tests.browser.visitor import Seen, Visitor

FOCUSED = "() => ({ ...document.activeElement.dataset })"


def lay_the_mouse_away(visitor: Visitor) -> None:
    """From now on any press of a pointer is an error."""
    visitor.page.add_init_script(
        "addEventListener('pointerdown', () => console.error('a pointer was used'), true)"
    )


def focused(page: Page) -> dict[str, str]:
    found: dict[str, str] = page.evaluate(FOCUSED)
    return found


def tab_to(page: Page, name: str) -> None:
    for _ in range(60):
        if focused(page).get("testid") == name:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reaches {name}")


class ByKey(CourtPlayer):
    """Plays with keys only: arrows and Enter for cards, numbers for buttons."""

    def press(self, seen: Seen, kind: str) -> None:
        number = [b.kind for b in seen.buttons].index(kind) + 1
        self.pressed[kind] += 1
        self.visitor.page.keyboard.press(str(number))

    def move(self, seen: Seen) -> None:
        if seen.button("declare") and self.count() >= 60:
            self.press(seen, "declare")
            tab_to(self.visitor.page, "sure-yes")
            self.visitor.page.keyboard.press("Enter")
        else:
            super().move(seen)

    def tap(self, seen: Seen) -> None:
        page = self.visitor.page
        for _ in range(30):
            page.keyboard.press("ArrowRight")
            at = focused(page)
            if at.get("testid") == "hand-card" and at.get("lit") == "true":
                break
        else:
            raise AssertionError("the arrows find no card that may be played")
        page.keyboard.press("Enter")
        if self.visitor.look().menu:
            page.keyboard.press("Enter")
        self.pressed["play"] += 1


def rounds_told(visitor: Visitor) -> int:
    return sum(
        line["kind"] == "dealt" and line.get("seat") == visitor.view["seat"]
        for view in visitor.views
        for line in view.get("story", [])
    )


@pytest.mark.by_lot("whatever is dealt, a card is played before a round is over")
def test_a_round_of_court_without_a_mouse(visit: Visit) -> None:
    ann = visit()
    lay_the_mouse_away(ann)
    ann.go("/")
    expect(ann.by_id("play-court-two")).to_be_visible()
    tab_to(ann.page, "play-court-two")
    ann.page.keyboard.press("Enter")
    player = ByKey(ann)
    player.play(lambda seen: seen.over or rounds_told(ann) > 1)
    assert player.pressed["play"] > 0


def test_every_leaf_opens_and_closes_by_its_key(visit: Visit) -> None:
    ann = visit(size=(1000, 700))
    ann.open_table("court-two", ["me", "steady"])
    ann.wait_until_asked()
    for key, tab in (("s", "story"), ("p", "score"), ("r", "rulebook"), ("?", "keys")):
        ann.page.keyboard.press(key)
        expect(ann.by_id(tab)).to_be_visible()
        ann.page.keyboard.press("Escape")
        expect(ann.by_id(tab)).to_have_count(0)


class AnyKey(RandomPlayer):
    """Presses what is lit, in any game, with keys alone."""

    def key(self, key: str) -> None:
        self.visitor.page.keyboard.press(key)

    def move(self, seen: Seen) -> None:
        buttons = self._buttons(seen)
        ways = ["call"] * bool(seen.asked_seats) + ["card"] * bool(seen.lit)
        way = self.rng.choice(ways + ["button"] * bool(buttons))
        self.pressed[way] += 1
        if way == "card":
            self._card(seen)
        elif way == "call":
            self._call(seen)
        else:
            # Buttons beyond the ninth have no number: they are reached like everything else.
            choice = self.rng.choice(buttons[:9])
            self.key(str(seen.buttons.index(choice) + 1))
        if self.visitor.look().sure:
            tab_to(self.visitor.page, "sure-yes")
            self.key("Enter")

    def _card(self, seen: Seen) -> None:
        wanted = self.rng.choice(seen.lit)
        for _ in range(2 * len(seen.hand) + 2):
            self.key("ArrowRight")
            if focused(self.visitor.page).get("card") == wanted:
                break
        else:
            raise AssertionError(f"the arrows never reach {wanted}")
        self.key("Enter")
        if self.visitor.look().menu:
            self.key("Enter")

    def _ask_somebody(self, now: Seen) -> None:
        others = [s["number"] for s in self.visitor.view["seats"]]
        mine = others.index(self.visitor.view["seat"])
        round_from_me = others[mine + 1 :] + others[:mine]
        self.key(str((round_from_me.index(self.rng.choice(now.asked_seats)) + 1) % 10))

    def _ask_for_a_card(self, now: Seen) -> None:
        for _ in range(self.rng.randrange(len(now.groups) or 1)):
            self.key("]")
        cards = self.visitor.look().asked_cards
        self.key("abcdefgijk"[self.rng.randrange(min(len(cards), 10))])


@pytest.mark.by_lot("a whole game is played by keys, whatever is dealt")
def test_a_whole_game_of_calls_without_a_mouse(visit: Visit) -> None:
    """From the front page, with another of a sheet's games chosen, to the result."""
    ann = visit()
    lay_the_mouse_away(ann)
    ann.go("/new/authors-bank")
    ann.by_id("sit").wait_for()
    tab_to(ann.page, "sit")
    ann.page.keyboard.press("Enter")
    player = AnyKey(ann, rng=random.Random(2))
    player.play()
    assert player.pressed["call"] > 0
    expect(ann.by_id("result")).to_contain_text(ann.view["result"])

    # And then the game is looked at again.
    tab_to(ann.page, "look-back")
    ann.page.keyboard.press("Enter")
    expect(ann.by_id("step")).to_have_text(re.compile(r"0 of [1-9]"))
    for key, step in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1)):
        ann.page.keyboard.press(key)
        expect(ann.by_id("table")).to_have_attribute("data-step", str(step))
        expect(ann.by_id("table")).to_have_attribute("data-busy", "false")


def test_a_lesson_without_a_mouse(visit: Visit) -> None:
    ann = visit()
    lay_the_mouse_away(ann)
    ann.go("/learn/court-two")
    ann.by_id("begin-1").wait_for()
    tab_to(ann.page, "begin-1")
    ann.page.keyboard.press("Enter")
    now = asked(ann)
    while not now["done"]:
        go_to_what_shines(ann.page)
        ann.page.keyboard.press("Enter")
        now = asked(ann, now)
    tab_to(ann.page, "lesson-next")


def go_to_what_shines(page: Page) -> None:
    """By Tab, and in the hand by the arrows."""
    for _ in range(80):
        if page.locator('[aria-current="step"]:focus').count():
            return
        page.keyboard.press("ArrowRight" if "card" in focused(page) else "Tab")
    raise AssertionError("what shines is never reached")


def test_a_call_in_alice_by_letters_and_numbers(visit: Visit) -> None:
    ann = visit()
    ann.open_table("alice", ["me", "steady", "steady", "steady"])
    for _ in range(MOST_MOVES):
        seen = ann.wait_until_asked()
        assert not seen.over
        if seen.asked_seats:
            break
        ann.page.keyboard.press("ArrowRight")
        ann.page.keyboard.press("Enter")
        ann.wait_until_still(other_than=seen.revision)
    if len(seen.asked_cards) > 1:
        ann.page.keyboard.press("a")
    # The first of the others, from my left, has number one.
    ann.page.keyboard.press("1")
    if ann.look().sure:
        tab_to(ann.page, "sure-yes")
        ann.page.keyboard.press("Enter")
    ann.wait_until_still(other_than=seen.revision)
    assert ann.moves[-1] == f"call 1: {seen.asked_cards[0]}"
