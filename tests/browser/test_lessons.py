"""A lesson is learnt by pressing what shines, and nothing else has to be known."""

from __future__ import annotations

from typing import cast

import pytest
from playwright.sync_api import expect

from parlour.games import catalogue
from parlour.lessons.lesson import lessons_of
from tests.browser.conftest import Visit
from tests.browser.test_sizes import assert_fits, assert_readable
from tests.browser.visitor import DESKTOP, PHONE, Message, Visitor

# What is to be pressed now, by name, in the order of the page; the step; and whether all is done.
_TAUGHT = """() => {
  const lesson = document.querySelector('[data-testid="lesson"]');
  const shining = [...document.querySelectorAll('[aria-current="step"]')].map((it) =>
    [it.dataset.testid, it.dataset.card, it.dataset.move, it.dataset.seat].join(" "));
  return {
    rests: document.querySelector('[data-testid="table"]')?.dataset.busy === "false",
    step: Number(lesson?.dataset.step ?? 0),
    done: lesson?.dataset.done === "true",
    shining,
  };
}"""
_ASKS = f"""(than) => {{
  const now = ({_TAUGHT})();
  if (!now.rests || JSON.stringify(now) === JSON.stringify(than)) return null;
  return now.done || now.shining.length > 0 ? now : null;
}}"""


def asked(visitor: Visitor, than: Message | None = None) -> Message:
    """Wait until something else than before is to be pressed, or all is done."""
    return cast(Message, visitor.page.wait_for_function(_ASKS, arg=than).json_value())


def follow(visitor: Visitor, now: Message) -> Message:
    """Press whatever shines until the step is made; what is asked then."""
    step = now["step"]
    while not now["done"] and now["step"] == step:
        visitor.wait_until_hand_lies()
        spot = visitor.in_sight(visitor.page.locator('[aria-current="step"]').first)
        assert spot is not None, f"it is covered: {now}"
        visitor.page.mouse.click(*spot)
        now = asked(visitor, now)
    return now


def learn(visitor: Visitor) -> None:
    """From here to the end of the lesson."""
    now = asked(visitor)
    while not now["done"]:
        now = follow(visitor, now)


def assert_taught(visitor: Visitor) -> None:
    """The words stand clear of the hand, are read aloud, and their rules can be opened."""
    lesson = visitor.by_id("lesson")
    words = lesson.bounding_box()
    hand = visitor.by_id("hand").bounding_box()
    assert words is not None
    assert hand is not None
    assert words["y"] + words["height"] <= hand["y"] or words["x"] >= hand["x"] + hand["width"]
    said = lesson.locator(".task").inner_text().partition("§")[0].strip()
    assert said in visitor.by_id("spoken").inner_text()
    rule = lesson.locator("[data-clause]").first
    clause = rule.get_attribute("data-clause")
    rule.click()
    expect(visitor.by_id("rulebook").locator(f'[data-clause="{clause}"]')).to_be_in_viewport()
    visitor.page.keyboard.press("Escape")


@pytest.mark.parametrize(
    ("game", "size"), [("court-two", PHONE), ("alice", DESKTOP)], ids=["court-two", "alice"]
)
def test_every_lesson_is_learnt_by_pressing_what_shines(
    visit: Visit, game: str, size: tuple[int, int]
) -> None:
    ann = visit(size=size, has_touch=size == PHONE)
    ann.go("/")
    ann.by_id(f"learn-{game}").click()
    ann.by_id("begin-1").click()
    lessons = lessons_of(game)
    for lesson in lessons:
        expect(ann.by_id("lesson").locator("h2")).to_have_text(lesson.title)
        if lesson.number == 1:
            follow(ann, asked(ann))
            assert_taught(ann)
            assert_fits(ann)
            assert_readable(ann)
            ann.by_id("lesson-back").click()
            expect(ann.by_id("lesson")).to_have_attribute("data-step", "1")
        learn(ann)
        assert_readable(ann)
        following = ann.by_id("lesson-next")
        expect(following).to_have_count(0 if lesson is lessons[-1] else 1)
        if lesson is not lessons[-1]:
            following.click()
    ann.go(f"/learn/{game}")
    for lesson in lessons:
        expect(ann.by_id(f"lesson-{lesson.number}")).to_have_attribute("data-done", "true")
    assert_fits(ann)
    assert_readable(ann)


OTHERS = [name for name in catalogue.names() if name not in ("court-two", "alice")]


@pytest.mark.by_lot("the real game after a lesson is only begun, whatever is dealt")
@pytest.mark.parametrize("game", OTHERS)
def test_the_lessons_of_the_other_games_too(visit: Visit, game: str) -> None:
    size = PHONE if OTHERS.index(game) % 2 else DESKTOP
    ann = visit(size=size, has_touch=size == PHONE)
    ann.go(f"/learn/{game}")
    ann.by_id("begin-1").click()
    for lesson in lessons_of(game):
        expect(ann.by_id("lesson").locator("h2")).to_have_text(lesson.title)
        learn(ann)
        assert_fits(ann)
        if lesson.number < len(lessons_of(game)):
            ann.by_id("lesson-next").click()
    ann.by_id("lesson-play").click()
    ann.wait_until_asked()


@pytest.mark.by_lot("the real game after a lesson is only begun, whatever is dealt")
def test_other_moves_are_answered_and_a_real_game_follows(visit: Visit) -> None:
    ann = visit()
    ann.go("/learn/court-two")
    ann.by_id("begin-4").click()
    asked(ann)
    ann.page.locator('[data-testid="choice"][data-move="pass"]').click()
    expect(ann.by_id("refusal")).to_contain_text("That is allowed too.")
    learn(ann)
    ann.by_id("lesson-again").click()
    expect(ann.by_id("lesson")).to_have_attribute("data-done", "false")
    learn(ann)
    ann.by_id("lesson-play").click()
    expect(ann.by_id("lesson")).to_have_count(0)
    ann.wait_until_asked()
