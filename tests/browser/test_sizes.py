"""On a phone and on a desk: nothing runs off the page, everything can be touched, all can read."""

from __future__ import annotations

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser.conftest import Visit
from tests.browser.visitor import DESKTOP, PHONE, Visitor

FINGER = 44
"""What is touched is at least so many pixels high and wide."""

SIZES = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])

# Every control that is in sight, with its size; words within a sentence are left out, and so is
# what is only there for keys and readers.
_CONTROLS = """() => [...document.querySelectorAll('button, a, input, select, summary')]
  .filter((it) => it.checkVisibility({ visibilityProperty: true }))
  .filter((it) => !it.closest('.clause, .bends, dt, dd, [aria-hidden="true"]'))
  .map((it) => (it.matches('[type="radio"], [type="checkbox"]') ? it.closest('label') : it))
  .map((it) => [it.dataset.testid ?? it.textContent.trim(), it.getBoundingClientRect()])
  .filter(([, box]) => box.width > 1 && box.height > 1)
  .map(([what, box]) => [what, Math.round(box.width), Math.round(box.height)])"""


def assert_fits(visitor: Visitor) -> None:
    """The page is no wider than its window, and no control is too small for a finger."""
    wide, room = visitor.page.evaluate(
        "() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]"
    )
    assert wide <= room
    controls: list[list[Any]] = visitor.page.evaluate(_CONTROLS)
    assert controls
    small = [control for control in controls if min(control[1:]) < FINGER]
    assert small == []


def assert_readable(visitor: Visitor) -> None:
    results = Axe().run(visitor.page)
    assert results.violations_count == 0, results.generate_report()


ROOMS = ("evening", "day", "plain")
PAGES = (
    "front",
    "lay",
    "rules",
    "learn",
    "lesson",
    "waiting",
    "invitation",
    "court",
    "alice",
    "company",
    "result",
)


def wear(visitor: Visitor, room: str) -> None:
    """Spread another cloth, as the settings do.

    What fades is brought to its end at once: a busy browser may draw no frame for a long time.
    """
    visitor.page.evaluate(
        """(room) => {
          document.documentElement.dataset.room = room;
          document.body.getBoundingClientRect();
          const ends = (each) => each.effect.getComputedTiming().endTime !== Infinity;
          for (const each of document.getAnimations().filter(ends)) each.finish();
        }""",
        room,
    )


def open_page(visitor: Visitor, page: str) -> None:
    """Go to one of the pages by name and wait until it is all there."""
    match page:
        case "front":
            visitor.go("/")
            visitor.by_id("play-alice").wait_for()
        case "lay":
            visitor.go("/new/alice")
            visitor.by_id("sit").wait_for()
        case "rules":
            visitor.go("/rules/court-two")
            visitor.by_id("rulebook").locator("[data-clause]").first.wait_for()
        case "court":
            visitor.open_table("court-two", ["me", "steady"])
            visitor.wait_until_asked()
        case "alice":
            visitor.open_table("alice", ["me", "steady", "steady", "steady"])
            visitor.wait_until_asked()
        case "company":
            visitor.open_table("alice", ["me", *["steady"] * 11])
            visitor.wait_until_asked()
        case "learn":
            visitor.go("/learn/court-two")
            visitor.by_id("begin-1").wait_for()
        case "lesson":
            visitor.go("/learn/court-two")
            visitor.by_id("begin-1").click()
            visitor.by_id("lesson").wait_for()
        case "invitation":
            taken = visitor.open_table("court-two", ["me", "open"])
            visitor.page.evaluate("() => localStorage.removeItem('parlour.tables')")
            visitor.go(f"/t/{taken['table']}")
            visitor.by_id("take-seat").wait_for()
        case "result":
            visitor.open_table("court-two", ["me", "steady"], options={"round_cap": "1"}, dealer=1)
            declare = visitor.wait_until_asked().button("declare")
            assert declare is not None
            visitor.press(declare)
            visitor.answer(yes=True)
            visitor.by_id("result").wait_for()
        case "waiting":
            visitor.open_table("court-two", ["me", "open"])
            visitor.by_id("invite-link").wait_for()
    visitor.page.wait_for_load_state("networkidle")


@SIZES
@pytest.mark.parametrize("page", PAGES)
def test_every_page_fits_its_window_and_is_readable_in_every_room(
    visit: Visit, size: tuple[int, int], page: str
) -> None:
    ann = visit(size=size, reduced_motion="reduce", has_touch=size == PHONE)
    open_page(ann, page)
    for room in ROOMS:
        wear(ann, room)
        assert_fits(ann)
        assert_readable(ann)


@SIZES
@pytest.mark.parametrize("page", ["front", "lay", "rules", "court", "result"])
def test_every_page_fits_in_german_and_for_the_left_hand(
    visit: Visit, size: tuple[int, int], page: str
) -> None:
    ann = visit(
        size=size,
        reduced_motion="reduce",
        has_touch=size == PHONE,
        locale="de-DE",
        kept={"parlour.left": "yes", "parlour.marks": "yes", "parlour.type": "yes"},
    )
    open_page(ann, page)
    assert ann.page.locator("html").get_attribute("lang") == "de"
    assert_fits(ann)
    assert_readable(ann)


@SIZES
@pytest.mark.parametrize("tab", ["story", "score", "rules", "settings", "deal", "keys"])
def test_every_leaf_beside_the_table_fits_and_is_readable(
    visit: Visit, size: tuple[int, int], tab: str
) -> None:
    ann = visit(size=size)
    open_page(ann, "court")
    if size == PHONE and tab in ("deal", "keys"):
        ann.by_id("open-story").click()
        ann.by_id(f"tab-{tab}").click()
    else:
        ann.by_id(f"open-{tab}" if size == PHONE else f"tab-{tab}").click()
    ann.by_id("side").wait_for()
    assert_fits(ann)
    assert_readable(ann)


@SIZES
@pytest.mark.parametrize(("game", "others"), [("court-two", 1), ("alice", 1), ("alice", 3)])
def test_every_card_of_the_hand_can_be_reached(
    visit: Visit, size: tuple[int, int], game: str, others: int
) -> None:
    ann = visit(size=size)
    ann.open_table(game, ["me", *["steady"] * others])
    ann.wait_until_asked()
    ann.wait_until_hand_lies()
    cards = ann.by_id("hand-card").all()
    assert cards
    width, height = size
    for card in cards:
        box = card.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= FINGER
        spot = ann.in_sight(card)
        assert spot is not None, "a card lies wholly under another"
        assert 0 < spot[0] < width
        assert 0 < spot[1] < height
