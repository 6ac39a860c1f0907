"""Links that lead nowhere, keys that fit nothing, tables that are full: a sentence, a way home."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor


def assert_way_home(visitor: Visitor) -> None:
    visitor.page.get_by_role("main").get_by_role("link", name="Back to the parlour").click()
    expect(visitor.by_id("play-court-two")).to_be_visible()


def test_a_link_to_a_table_that_does_not_exist(visit: Visit) -> None:
    ann = visit()
    ann.expected += ["404"]
    ann.go("/t/nosuchtable")
    expect(ann.by_id("invitation")).to_contain_text("There is no")
    assert_way_home(ann)


def test_a_seat_at_a_table_that_does_not_exist(visit: Visit) -> None:
    ann = visit()
    ann.go("/t/nosuchtable#nosuchtoken")
    expect(ann.by_id("trouble")).to_contain_text("There is no")
    assert_way_home(ann)


def test_a_key_that_fits_no_seat(visit: Visit) -> None:
    ann, eve = visit(), visit()
    taken = ann.open_table("court-two", ["me", "steady"])
    ann.wait_until_asked()
    eve.go(f"/t/{taken['table']}#{taken['token'][::-1]}")
    expect(eve.by_id("trouble")).to_contain_text("seat")
    assert not any(card in "".join(eve.frames) for card in ann.look().hand)
    assert_way_home(eve)
    assert ann.by_id("banner").count() == 0


def test_a_full_table_can_be_watched_and_shows_no_hand(visit: Visit) -> None:
    ann, eve = visit(), visit()
    taken = ann.open_table("court-two", ["me", "steady"])
    hand = ann.wait_until_asked().hand
    eve.go(f"/t/{taken['table']}")
    expect(eve.by_id("invitation")).to_contain_text("Every seat is taken")
    expect(eve.by_id("take-seat")).to_have_count(0)
    eve.by_id("watch").click()
    expect(eve.by_id("prompt")).to_be_visible()
    expect(eve.by_id("watching")).to_have_text("You are watching.")
    seen = eve.wait_until_still()
    assert not seen.hand
    assert not seen.is_asked
    assert not any(card in eve.page.content() for card in hand)


def test_who_comes_second_to_a_seat_is_told_so(visit: Visit) -> None:
    ann, bob, eve = visit(), visit(), visit()
    taken = ann.open_table("court-two", ["me", "open"])
    for late, name in ((bob, "Bob"), (eve, "Eve")):
        late.go(f"/t/{taken['table']}")
        late.by_id("name").fill(name)
    bob.by_id("take-seat").click()
    bob.by_id("hand-card").first.wait_for()
    eve.expected += ["409"]
    eve.by_id("take-seat").click()
    expect(eve.page.get_by_role("alert")).to_contain_text("seat")
    expect(eve.by_id("invitation")).to_contain_text("Every seat is taken")
    eve.page.get_by_role("link", name="Back to the parlour").click()
    expect(eve.by_id("play-court-two")).to_be_visible()


@pytest.mark.parametrize("path", ["/new/whist", "/rules/whist"])
def test_a_game_that_is_not_here(visit: Visit, path: str) -> None:
    ann = visit()
    ann.expected += ["404"]
    ann.go(path)
    expect(ann.page.get_by_role("main")).to_contain_text("no")
    ann.page.get_by_role("link", name="Parlour").click()
    expect(ann.by_id("play-court-two")).to_be_visible()


def test_what_is_pasted_must_be_a_link(visit: Visit) -> None:
    ann = visit()
    ann.go("/")
    ann.by_id("join-link").fill("the green table")
    ann.page.get_by_role("button", name="Join").click()
    expect(ann.page.get_by_role("alert")).to_contain_text("no link and no code of a table")
