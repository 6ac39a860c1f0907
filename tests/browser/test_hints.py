"""A hint on the page: asked for by button or key, said in words, gone when the game moves on."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import DESKTOP, PATIENCE, PHONE


@pytest.mark.parametrize(
    ("game", "others", "presses", "size"),
    [("nations", 3, 1, DESKTOP), ("authors-portraits", 2, 2, PHONE)],
)
def test_a_hint_is_said_shines_and_can_be_followed(
    visit: Visit, game: str, others: int, presses: int, size: tuple[int, int]
) -> None:
    ann = visit(size=size)
    ann.open_table(game, ["me"] + ["steady"] * others)
    seen = ann.wait_until_asked()
    ann.by_id("ask-hint").click()
    slip = ann.by_id("hint")
    expect(slip).to_be_visible(timeout=PATIENCE)
    expect(slip).not_to_contain_text("{")
    shining = ann.page.locator('[aria-current="step"]')
    expect(shining.first).to_be_visible()
    assert ann.look().revision == seen.revision, "a hint plays nothing"
    ann.page.keyboard.press("Escape")
    expect(slip).to_have_count(0)
    ann.page.keyboard.press("h")
    expect(slip).to_be_visible(timeout=PATIENCE)
    # Following it: a card is played by one press, a call made by a card and a player.
    for _ in range(presses):
        shining.first.click()
    ann.wait_until_asked(other_than=seen.revision)
    expect(slip).to_have_count(0)


def test_the_rulebook_opens_where_the_game_stands(visit: Visit) -> None:
    ann = visit()
    ann.open_table("court-two", ["me", "steady"])
    ann.wait_until_asked()
    ann.page.keyboard.press("r")
    first = ann.view["in_force"][0]
    marked = ann.by_id("rulebook").locator(f'[data-clause="{first}"]')
    expect(marked).to_be_in_viewport(timeout=PATIENCE)
    expect(marked.get_by_test_id("in-force")).to_be_visible()
    ann.page.keyboard.press("r")
    link = ann.page.locator("main .prompt [data-clause]")
    assert link.get_attribute("data-clause") == first
    link.click()
    expect(marked).to_be_in_viewport()
    expect(marked).to_contain_class("here")
