"""After a game, by pressing what a person would: looked at again, forked, checked, compared."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.players import keep_record
from tests.browser.random_player import RandomPlayer
from tests.browser.visitor import DESKTOP, PHONE, Visitor

LAST = re.compile(r"(\d+) of (\d+)")


def play_a_short_game(ann: Visitor) -> None:
    """Court for two against a bot that does not give up early, over after one round.

    Dealt by lot: only then is there a promise that the page can prove.
    """
    ann.open_table("court-two", ["me", "steady"], options={"round_cap": "1"}, deal="")
    RandomPlayer(ann, rng=random.Random(5)).play()


def axe_finds_nothing(visitor: Visitor) -> None:
    found = Axe().run(visitor.page)
    assert found.violations_count == 0, found.generate_report()


def step_of(ann: Visitor) -> tuple[int, int]:
    found = LAST.search(ann.by_id("step").inner_text())
    assert found
    return int(found[1]), int(found[2])


def rests_at(ann: Visitor, step: int) -> None:
    expect(ann.by_id("table")).to_have_attribute("data-step", str(step))
    expect(ann.by_id("table")).to_have_attribute("data-busy", "false")


@pytest.mark.by_lot("only a deal by lot is proved; whatever is dealt is played to its end")
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_game_and_all_that_follows_it(
    visit: Visit, tmp_path: Path, size: tuple[int, int]
) -> None:
    ann = visit(size=size)
    play_a_short_game(ann)

    # The page has done the sums itself, without a secure line.
    expect(ann.by_id("fairness")).to_have_attribute("data-verdict", "fair")
    axe_finds_nothing(ann)
    record = keep_record(ann, tmp_path).read_text()
    ann.by_id("compare").click()
    deal = ann.by_id("deal-link").get_attribute("href")
    assert deal
    ann.by_id("look-back").click()

    # From step to step, and through other eyes.
    rests_at(ann, 0)
    ann.by_id("forward").click()
    rests_at(ann, 1)
    ann.page.keyboard.press("ArrowRight")
    rests_at(ann, 2)
    hand = ann.by_id("hand-card").first.get_attribute("data-card")
    ann.by_id("eyes").select_option("1")
    expect(ann.page).to_have_url(re.compile(r"move=2&seat=1$"))
    rests_at(ann, 2)
    assert ann.by_id("hand-card").first.get_attribute("data-card") != hand
    expect(ann.by_id("spoken")).to_contain_text("Step 2")
    ann.page.keyboard.press("End")
    _, last = step_of(ann)
    rests_at(ann, last)
    ann.by_id("slider").fill("3")
    rests_at(ann, 3)
    ann.by_id("eyes").select_option("open")
    rests_at(ann, 3)
    axe_finds_nothing(ann)

    # The link to this very step leads here, for anybody.
    ann.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ann.by_id("copy-move").click()
    link = ann.page.evaluate("navigator.clipboard.readText()")
    assert link.endswith("move=3&seat=open")
    bea = visit(size=size)
    bea.go(link[link.index("/r/") :])
    rests_at(bea, 3)
    if size == PHONE:
        bea.by_id("open-after").click()
    else:
        bea.by_id("tab-after").click()
    expect(bea.by_id("fairness")).to_have_attribute("data-verdict", "fair")
    axe_finds_nothing(bea)

    # On from here against bots, and a move is played.
    ann.by_id("fork").click()
    axe_finds_nothing(ann)
    ann.by_id("fork-seat").select_option("0")
    ann.by_id("fork-bot").select_option("steady")
    ann.by_id("fork-sit").click()
    player = RandomPlayer(ann, rng=random.Random(7))
    seen = ann.wait_until_asked(-1)
    player.move(seen)
    ann.wait_until_asked(seen.revision)
    assert ann.view["from_position"]

    # Others play the same deal, and are compared.
    bea.go(deal)
    bea.by_id("name").first.fill("Bea")
    bea.by_id("others").select_option("chance")
    axe_finds_nothing(bea)
    bea.by_id("sit").click()
    RandomPlayer(bea, rng=random.Random(9)).play()
    bea.by_id("compare").click()
    expect(bea.by_id("dealt-game")).to_have_count(2)
    expect(bea.by_id("dealt-game").first).to_contain_text("Ann")

    # A record is looked at by whoever brings it, and a damaged one is not.
    cy = visit(size=size)
    cy.expected.append("400")
    cy.go("/")
    cy.page.get_by_text("Open a record").click()
    cy.by_id("record-text").fill(record.replace("Crown", "Royal", 1))
    cy.by_id("record-open").click()
    expect(cy.by_id("record-bad")).to_contain_text("line")
    cy.by_id("record-text").fill(record)
    cy.by_id("record-open").click()
    rests_at(cy, 0)
