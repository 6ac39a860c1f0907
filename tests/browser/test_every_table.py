"""A table of every game: it fits, can be read and touched, whatever the company and the hand."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from parlour.games import catalogue
from tests.browser.conftest import Visit
from tests.browser.test_sizes import SIZES, assert_fits, assert_readable, wear
from tests.browser.visitor import PHONE, Visitor

ONE_OF_EACH_SHEET = {
    catalogue.game(name).sheet: name for name in reversed(catalogue.names())
}.values()
LARGE = (("monkey", 2), ("monkey", 12), ("monkey", 51), ("masquerade", 8), ("authors-pairs", 8))


def sit_at(visitor: Visitor, game: str, seats: int) -> None:
    visitor.open_table(game, ["me", *["chance"] * (seats - 1)], deal="3")
    visitor.by_id("hand-card").first.wait_for()
    visitor.wait_until_still()
    visitor.wait_until_hand_lies()
    visitor.page.wait_for_load_state("networkidle")


@SIZES
@pytest.mark.parametrize("game", catalogue.names())
def test_a_table_of_every_game_fits_and_is_readable(
    visit: Visit, size: tuple[int, int], game: str
) -> None:
    ann = visit(size=size, reduced_motion="reduce", has_touch=size == PHONE)
    sit_at(ann, game, catalogue.game(game).usual_seats)
    assert_fits(ann)
    assert_readable(ann)
    if game in ONE_OF_EACH_SHEET:
        for room in ("day", "plain"):
            wear(ann, room)
            assert_readable(ann)


@SIZES
@pytest.mark.parametrize(("game", "seats"), LARGE)
def test_a_large_company_fits_and_every_card_can_be_reached(
    visit: Visit, size: tuple[int, int], game: str, seats: int
) -> None:
    ann = visit(size=size, reduced_motion="reduce", has_touch=size == PHONE)
    sit_at(ann, game, seats)
    assert_fits(ann)
    for card in ann.by_id("hand-card").all():
        spot = ann.in_sight(card)
        assert spot is not None, "a card lies wholly under another"
        assert 0 < spot[0] < size[0]
        assert 0 < spot[1] < size[1]


def test_house_rules_that_do_not_go_together_are_refused_in_place(visit: Visit) -> None:
    game, option, value, other, its_value = next(
        (game, option.name, *clash)
        for game in map(catalogue.game, catalogue.names())
        for option in game.options
        for clash in option.not_with
    )
    ann = visit()
    ann.expected = [r"400", r"422"]
    ann.go(f"/new/{game.name}")
    ann.by_id("sit").wait_for()
    ann.page.get_by_label("Your name").fill("Ann")
    for name, wanted in ((option, value), (other, its_value)):
        choice = ann.page.locator(f'input[name="{name}"][value="{wanted}"]')
        choice.evaluate("(it) => { it.closest('details').open = true; }")
        choice.check()
    ann.by_id("sit").click()
    expect(ann.page.get_by_role("alert")).to_be_in_viewport()
    expect(ann.page.get_by_role("alert")).not_to_be_empty()
    for name, wanted in ((option, value), (other, its_value)):
        expect(ann.page.locator(f'input[name="{name}"][value="{wanted}"]')).to_be_checked()
    expect(ann.page.get_by_label("Your name")).to_have_value("Ann")


@pytest.mark.parametrize("game", catalogue.names())
def test_the_rulebook_of_every_game_opens_at_the_clause_of_its_link(
    visit: Visit, game: str
) -> None:
    ann = visit()
    book = ann.page.request.get(f"{ann.home}/api/games/{game}/rulebook").json()
    last = book["clauses"][-1]["id"]
    ann.go(f"/rules/{game}#{last}")
    entry = ann.by_id("rulebook").locator(f'[data-clause="{last}"]')
    expect(entry).to_be_in_viewport()
    expect(ann.by_id("rulebook")).to_contain_text("In brief")
