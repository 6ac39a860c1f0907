"""Every game of every sheet, played on the page to its end by somebody who knows none of them."""

from __future__ import annotations

import random
from typing import NamedTuple

import pytest
from playwright.sync_api import expect

from parlour.games import catalogue
from tests.browser.conftest import Visit
from tests.browser.random_player import RandomPlayer
from tests.browser.visitor import DESKTOP, PHONE, Seen, Visitor

Size = tuple[int, int]


class Evening(NamedTuple):
    """One game as it is played here: a company, and house rules that make an end of it soon."""

    game: str
    seats: int
    options: dict[str, str]
    size: Size = DESKTOP


EVENINGS = (
    Evening("court-two", 2, {"round_cap": "1"}),
    Evening("court-three", 3, {"round_cap": "2"}, PHONE),
    Evening("court-four", 4, {"round_cap": "1"}),
    Evening("alice", 3, {}),
    Evening("nations", 4, {"stop_early": "true"}),
    Evening("monkey", 3, {}, PHONE),
    Evening("masquerade", 4, {"round_cap": "4"}, PHONE),
    Evening("masquerade", 8, {"round_cap": "2"}),
    Evening("authors-pairs", 3, {}),
    Evening("authors-portraits", 3, {}, PHONE),
    Evening("authors-sketches", 3, {}, PHONE),
    Evening("authors-bank", 2, {"bank_deck": "portraits32"}),
)

DEALS = [str(number) for number in range(1, 13)]
"""Played one after the other until a card was met that may not be played; most often the first."""


def test_no_game_is_left_out() -> None:
    assert {evening.game for evening in EVENINGS} == set(catalogue.names())


@pytest.mark.parametrize("evening", EVENINGS, ids=lambda e: f"{e.game}-{e.seats}")
def test_a_whole_game_is_played_by_pressing_what_is_lit(visit: Visit, evening: Evening) -> None:
    ann = visit(size=evening.size)
    refused = False
    for deal in DEALS:
        sit_at(ann, evening, deal)
        player = RandomPlayer(ann, rng=random.Random(1))
        seen = player.play(has_an_unlit_card)
        refused = not seen.over
        if refused:
            assert_refused_with_its_rule(ann, seen)
            player.play()
            break
    assert refused, "every card of every hand could be played: nothing was ever refused"

    expect(ann.by_id("result")).to_contain_text("Ann")
    expect(ann.by_id("result")).to_contain_text(ann.view["result"])
    assert player.pressed.total() > 0
    assert_written_with_its_rules(ann, evening.game)


def sit_at(visitor: Visitor, evening: Evening, deal: str) -> None:
    company = ["me", *["steady"] * (evening.seats - 1)]
    visitor.open_table(evening.game, company, options=evening.options, deal=deal)


def has_an_unlit_card(seen: Seen) -> bool:
    """A card of mine that I may not play now; or the game is over before there was one."""
    return seen.over or bool(set(seen.hand) - set(seen.lit))


def assert_refused_with_its_rule(visitor: Visitor, seen: Seen) -> None:
    """A card that is not lit changes nothing and is answered with a sentence and its rule."""
    visitor.tap_card(next(card for card in seen.hand if card not in seen.lit))
    refusal = visitor.by_id("refusal")
    refusal.locator("[data-clause]").first.wait_for()
    assert_opens_the_rulebook(visitor, '[data-testid="refusal"]')
    assert visitor.look().revision == seen.revision
    assert visitor.look().hand == seen.hand


def assert_written_with_its_rules(visitor: Visitor, game: str) -> None:
    """Whatever of the score and the story names a rule names one that the rulebook has."""
    book = visitor.page.request.get(f"{visitor.home}/api/games/{game}/rulebook").json()
    known = {clause["id"] for clause in book["clauses"]}
    lines = visitor.view["score"]["lines"]
    assert lines
    assert {line["clause"] for line in lines} <= known
    open_tab(visitor, "score")
    shown = visitor.by_id("score").locator("[data-clause]")
    assert shown.count() == len(lines)
    assert_opens_the_rulebook(visitor, '[data-testid="score"]')
    open_tab(visitor, "story")
    cited = (
        visitor.by_id("story")
        .locator("[data-clause]")
        .evaluate_all("(all) => all.map((one) => one.dataset.clause)")
    )
    assert cited
    assert set(cited) <= known
    assert_opens_the_rulebook(visitor, '[data-testid="story"]')


def open_tab(visitor: Visitor, tab: str) -> None:
    """Open a tab of the panel beside the table, or from the bar where the panel is a drawer."""
    beside = visitor.by_id(f"tab-{tab}")
    (beside if beside.count() else visitor.by_id(f"open-{tab}")).click()
    visitor.by_id(tab).wait_for()


def assert_opens_the_rulebook(visitor: Visitor, where: str) -> None:
    """The first rule that is named there opens the rulebook at that rule; then it is closed."""
    link = visitor.page.locator(f"{where} [data-clause]").first
    wanted = link.get_attribute("data-clause")
    link.click()
    entry = visitor.by_id("rulebook").locator(f'[data-clause="{wanted}"]')
    expect(entry).to_be_in_viewport()
    expect(entry).to_contain_class("here")
    visitor.page.keyboard.press("Escape")
