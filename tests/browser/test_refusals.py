"""What may not be played is explained with its rule, and what may cost a round is asked twice."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.players import AlicePlayer, CourtPlayer
from tests.browser.visitor import Seen, Visitor


def assert_explained(visitor: Visitor, sentence: str, clause: str) -> None:
    """The refusal says why, and its clause opens the rulebook there."""
    refusal = visitor.by_id("refusal")
    expect(refusal).to_contain_text(sentence)
    link = refusal.locator("[data-clause]").first
    assert (link.get_attribute("data-clause") or "").startswith(clause)
    wanted = link.get_attribute("data-clause")
    link.click()
    entry = visitor.by_id("rulebook").locator(f'[data-clause="{wanted}"]')
    expect(entry).to_be_in_viewport()
    expect(entry).to_contain_class("here")


def test_a_companion_cannot_be_exposed_and_the_page_says_why(visit: Visit) -> None:
    ann = visit()
    ann.open_table("alice", ["me", "steady", "steady", "steady"])

    def is_to_expose(seen: Seen) -> bool:
        return bool(seen.lit) and not seen.button("stop") and set(seen.lit) < set(seen.hand)

    seen = AlicePlayer(ann).play(is_to_expose)
    companion = next(card for card in seen.hand if card not in seen.lit)
    ann.tap_card(companion)
    assert_explained(ann, "only a Lead can be exposed", "alice.")
    assert ann.look().hand == seen.hand
    assert ann.look().revision == seen.revision


class Closer(CourtPlayer):
    """Closes as soon as the page offers it, so that play is strict."""

    def move(self, seen: Seen) -> None:
        if seen.button("close"):
            self.press(seen, "close")
        else:
            super().move(seen)


def test_in_strict_play_a_card_that_must_not_be_played_is_refused(visit: Visit) -> None:
    ann = visit()
    # Several games, should the first end before there was anything to refuse.
    for _ in range(5):
        ann.open_table("court-two", ["me", "steady"])
        seen = Closer(ann).play(
            lambda seen: seen.over or (bool(seen.lit) and set(seen.lit) < set(seen.hand))
        )
        if not seen.over:
            break
    assert not seen.over
    ann.tap_card(next(card for card in seen.hand if card not in seen.lit))
    assert_explained(ann, "You may not play the", "court.r4-")
    assert ann.look().hand == seen.hand


def test_declaring_is_asked_twice_and_no_means_no(visit: Visit) -> None:
    ann = visit()
    ann.open_table("court-two", ["me", "steady"])
    seen = CourtPlayer(ann).play(lambda seen: seen.button("declare") is not None)
    declare = seen.button("declare")
    assert declare is not None
    sent = list(ann.moves)
    story = ann.story()

    ann.press(declare)
    expect(ann.by_id("sure")).to_contain_text("sixty")
    ann.answer(yes=False)
    expect(ann.by_id("sure")).to_be_hidden()
    ann.press(declare)
    expect(ann.by_id("sure")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.by_id("sure")).to_be_hidden()
    assert ann.look() == seen
    assert ann.story() == story
    assert ann.moves == sent

    ann.press(declare)
    ann.answer(yes=True)
    ann.wait_until_still(other_than=seen.revision)
    assert ann.moves == [*sent, "declare"]
    assert any("You declare sixty" in line["text"] for view in ann.views for line in view["story"])
