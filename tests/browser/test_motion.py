"""Cards under the hand: dragged, laid in order, drawn blind; and the sounds of the table.

The cards really move here, so nothing is waited for but what the page itself says.
"""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.browser.conftest import Visit
from tests.browser.visitor import DESKTOP, PHONE, Visitor

CLOTH = (0.5, 0.42)
"""A spot in the middle of the cloth, as parts of its width and height."""

_HAND = """() => [...document.querySelectorAll('[data-testid="hand-card"]')]
  .map((card) => card.dataset.card)"""


def a_game_of_court(visitor: Visitor, size: tuple[int, int] = DESKTOP) -> None:
    visitor.open_table("court-two", ["me", "steady"], deal="3", dealer=1)
    visitor.wait_until_asked()
    visitor.wait_until_hand_lies()


def spot_of(visitor: Visitor, card: str) -> tuple[float, float]:
    found = visitor.in_sight(visitor.page.locator(f'[data-testid="hand-card"][data-card="{card}"]'))
    assert found is not None, f"{card} is covered"
    return found


def cloth(page: Page) -> tuple[float, float]:
    box = page.get_by_test_id("table").bounding_box()
    assert box is not None
    return box["x"] + box["width"] * CLOTH[0], box["y"] + box["height"] * CLOTH[1]


def drag(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=6)
    page.mouse.up()


class Finger:
    """One finger on the glass."""

    def __init__(self, page: Page) -> None:
        self._session: CDPSession = page.context.new_cdp_session(page)

    def _send(self, kind: str, *points: tuple[float, float]) -> None:
        touches: list[dict[str, Any]] = [{"x": x, "y": y} for x, y in points]
        wish = {"type": kind, "touchPoints": touches}
        self._session.send("Input.dispatchTouchEvent", wish)

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        self._send("touchStart", start)
        for part in range(1, 7):
            (x, y), (to_x, to_y) = start, end
            self._send("touchMove", (x + (to_x - x) * part / 6, y + (to_y - y) * part / 6))
        self._send("touchEnd")


def test_a_lit_card_is_played_by_dragging_it_to_the_table(visit: Visit) -> None:
    ann = visit()
    a_game_of_court(ann)
    card = ann.look().lit[0]
    drag(ann.page, spot_of(ann, card), cloth(ann.page))
    ann.wait_until_asked(other_than=ann.look().revision)
    assert len(ann.moves) == 1
    assert card in ann.moves[0]
    assert card not in ann.look().hand


def test_a_finger_drags_as_well(visit: Visit) -> None:
    ann = visit(size=PHONE, has_touch=True, is_mobile=True)
    a_game_of_court(ann, PHONE)
    before = ann.look()
    card = before.lit[-1]
    Finger(ann.page).drag(spot_of(ann, card), cloth(ann.page))
    ann.wait_until_still(other_than=before.revision)
    assert len(ann.moves) == 1
    assert card in ann.moves[0]


def test_a_card_that_may_not_be_played_says_why_and_glides_back(visit: Visit) -> None:
    ann = visit()
    # The third seat deals and the fourth leads: suit must be followed from my first card on.
    ann.open_table("nations", ["me", "steady", "steady", "steady"], deal="3", dealer=2)
    seen = ann.wait_until_asked()
    for _ in range(12):
        unlit = [card for card in seen.hand if card not in seen.lit]
        if unlit:
            break
        ann.tap_card(seen.lit[0])
        seen = ann.wait_until_asked(other_than=seen.revision)
    else:
        raise AssertionError("every card could always be played")
    sent = len(ann.moves)
    place = spot_of(ann, unlit[0])
    drag(ann.page, place, cloth(ann.page))
    expect(ann.by_id("refusal")).to_be_visible()
    ann.wait_until_hand_lies()
    # A card that has the focus is lifted a little.
    assert spot_of(ann, unlit[0]) == pytest.approx(place, abs=20)
    assert len(ann.moves) == sent
    assert ann.look().revision == seen.revision


def test_the_hand_is_kept_in_ones_own_order(visit: Visit) -> None:
    ann = visit()
    a_game_of_court(ann)
    sorted_hand = ann.look().hand
    first, other = sorted_hand[0], sorted_hand[3]
    drag(ann.page, spot_of(ann, first), spot_of(ann, other))
    own = ann.look().hand
    assert own != sorted_hand
    assert set(own) == set(sorted_hand)
    assert ann.moves == []
    ann.page.reload()
    ann.wait_until_asked()
    assert ann.look().hand == own
    # By keys too, for whoever cannot drag.
    ann.page.locator(f'[data-testid="hand-card"][data-card="{own[0]}"]').focus()
    ann.page.keyboard.press("Shift+ArrowRight")
    assert ann.look().hand[:2] == (own[1], own[0])
    ann.by_id("sort").click()
    assert ann.look().hand == sorted_hand
    expect(ann.by_id("sort")).to_have_count(0)


def until_backs_are_held_out(ann: Visitor) -> int:
    """Throw pairs and draw until somebody's hand is to be drawn from; how many backs there are."""
    for _ in range(40):
        ann.page.wait_for_function(
            """() => document.querySelector('[data-testid="backs"]')
              || (document.querySelector('[data-testid="table"]')?.dataset.busy === "false"
                  && document.querySelector('[data-testid="choice"]'))"""
        )
        if ann.by_id("backs").count():
            return ann.by_id("back").count()
        revision = ann.look().revision
        ann.page.locator('[data-testid="choices"] [data-testid="choice"]').first.click()
        ann.page.wait_for_function(
            """(than) => document.querySelector('[data-testid="backs"]')
              || document.querySelector('[data-testid="table"]').dataset.revision !== than""",
            arg=str(revision),
        )
    raise AssertionError("nothing was ever drawn")


def test_a_blind_draw_is_picked_from_a_fan_of_backs(visit: Visit) -> None:
    ann = visit(speed="fast")
    ann.open_table("monkey", ["me", "steady", "steady"], deal="2")
    count = until_backs_are_held_out(ann)
    giver = next(s for s in ann.view["seats"] if s["name"] in ann.by_id("backs").inner_text())
    shown = ann.page.locator(f'section[data-seat="{giver["number"]}"] .count').inner_text()
    assert count == int(shown) >= 2
    names = ann.by_id("back").evaluate_all("(all) => all.map((b) => b.getAttribute('aria-label'))")
    assert len(set(names)) == count
    held = len(ann.look().hand)
    told = len(ann.story())
    ann.by_id("back").nth(count - 1).click()
    expect(ann.by_id("backs")).to_have_count(0)
    ann.page.wait_for_function(f"(held) => ({_HAND})().length > held", arg=held)
    assert len(ann.story()) > told
    # The next one by keys: one step to the side, then Enter.
    count = until_backs_are_held_out(ann)
    at = ann.page.evaluate("() => Number(document.activeElement.dataset.place)")
    ann.page.keyboard.press("ArrowRight")
    assert ann.page.evaluate("() => Number(document.activeElement.dataset.place)") == (
        (at + 1) % count
    )
    ann.page.keyboard.press("Enter")
    expect(ann.by_id("backs")).to_have_count(0)


def test_where_the_rules_let_one_point_the_same_fan_makes_the_move(visit: Visit) -> None:
    ann = visit(speed="fast")
    ann.open_table("monkey", ["me", "steady", "steady"], deal="2", options={"draw": "by-position"})
    until_backs_are_held_out(ann)
    ann.by_id("back").nth(1).click()
    ann.page.wait_for_function(
        """() => [...document.querySelectorAll('[data-testid="story"] li')]
          .some((li) => li.textContent.includes("at card 2 of"))"""
    )
    assert any(re.search(r"\b2\b", move) for move in ann.moves)
    # Pointed at once is enough: the draw that follows is not asked about again.
    expect(ann.by_id("backs")).to_have_count(0)


def test_the_computer_may_be_left_to_pick(visit: Visit) -> None:
    ann = visit(speed="fast")
    ann.page.add_init_script("localStorage.setItem('parlour.computer-picks', 'yes')")
    ann.open_table("monkey", ["me", "steady", "steady"], deal="2")
    for _ in range(30):
        seen = ann.wait_until_asked()
        if any("draw" in move for move in ann.moves):
            return
        button = seen.button("draw") or seen.buttons[0]
        ann.press(button)
        ann.wait_until_still(other_than=seen.revision)
    raise AssertionError("nothing was ever drawn")


def test_the_table_is_silent_until_somebody_wants_to_hear_it(visit: Visit) -> None:
    ann = visit(speed="fast")
    ann.page.add_init_script(
        """window.heard = 0;
        window.AudioContext = class extends AudioContext {
          constructor() { super(); window.heard += 1; }
        };"""
    )
    a_game_of_court(ann)
    card = ann.look().lit[0]
    ann.tap_card(card)
    ann.wait_until_asked(other_than=ann.look().revision)
    assert ann.page.evaluate("() => window.heard") == 0
    ann.by_id("tab-settings").click()
    expect(ann.by_id("volume")).to_have_count(0)
    ann.by_id("sound").check()
    expect(ann.by_id("volume")).to_be_visible()
    assert ann.page.evaluate("() => window.heard") == 1
