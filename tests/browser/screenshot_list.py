"""The moments of real games, and the pages, of which the documentation shows pictures.

Deals by number and players who always choose alike give the same moments every time.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from parlour.games import catalogue
from tests.browser.random_player import RandomPlayer
from tests.browser.screenshot_taker import (
    DESK,
    SIDEWAYS,
    TABLET,
    UPRIGHT,
    ScreenshotTaker,
    play_until,
)
from tests.browser.test_company import until_ann_may_ask
from tests.browser.test_every_game import open_tab
from tests.browser.test_every_table import sit_at
from tests.browser.test_offline import visit_and_keep
from tests.browser.test_sizes import open_page
from tests.browser.visitor import Seen, Visitor


@dataclass(frozen=True)
class Screenshot:
    """A picture: what stands under it, and who brings a browser to that moment."""

    caption: str
    reach: Callable[[ScreenshotTaker], Visitor]
    still: bool = True


def is_choosing(seen: Seen) -> bool:
    """A moment with something lit, and more than a few cards in hand."""
    return bool(seen.lit) and len(seen.hand) > 3


def is_calling(seen: Seen) -> bool:
    return len(seen.asked_cards) > 1 and bool(seen.asked_seats)


def has_unlit(seen: Seen) -> bool:
    return bool(set(seen.hand) - set(seen.lit))


def page_of(taker: ScreenshotTaker, page: str, **more: Any) -> Visitor:
    """One of the pages that are not a game in play."""
    visitor = taker.visitor(**more)
    open_page(visitor, page)
    return visitor


def path_of(taker: ScreenshotTaker, path: str, sign: str, **more: Any) -> Visitor:
    """A page by its address; `sign` is what shows that it is there."""
    visitor = taker.visitor(**more)
    visitor.go(path)
    visitor.by_id(sign).first.wait_for()
    return visitor


SHORT = {"monkey": 1, "authors-portraits": 1, "authors-sketches": 2, "authors-bank": 0}
"""Games of few turns, and how many of them a picture may wait."""


def table_of(taker: ScreenshotTaker, game: str, **more: Any) -> Visitor:
    """A table of this game in mid-round, when something is asked of me."""
    seats, moves = catalogue.game(game).usual_seats, SHORT.get(game, 6)
    visitor = taker.at_table(game, seats, **more)
    play_until(visitor, moves, lambda seen: is_choosing(seen) or is_calling(seen) or seen.over)
    visitor.wait_until_hand_lies()
    return visitor


def company_of(taker: ScreenshotTaker, game: str, seats: int, **more: Any) -> Visitor:
    """A table with so many that the page must make room."""
    visitor = taker.visitor(**more)
    sit_at(visitor, game, seats)
    return visitor


def tab_of(taker: ScreenshotTaker, tab: str, **more: Any) -> Visitor:
    """A tab beside a table of Court."""
    visitor = taker.at_table("court-three", 3, options={"round_cap": "2"}, **more)
    play_until(visitor, 12, is_choosing)
    open_tab(visitor, tab)
    return visitor


def refusal(taker: ScreenshotTaker) -> Visitor:
    """A card that may not be played, and why."""
    visitor = taker.at_table("nations", 4)
    seen = play_until(visitor, 4, has_unlit)
    visitor.tap_card(next(card for card in seen.hand if card not in seen.lit))
    visitor.by_id("refusal").wait_for()
    return visitor


def by_key(taker: ScreenshotTaker, key: str, sign: str, **more: Any) -> Visitor:
    """In the middle of Court for two a key is pressed; `sign` is what it brings."""
    visitor = taker.at_table("court-two", 2, **more)
    play_until(visitor, 5, is_choosing)
    visitor.page.keyboard.press(key)
    visitor.by_id(sign).wait_for()
    return visitor


hint = partial(by_key, key="h", sign="hint")
last_taken = partial(by_key, key="l", sign="last-taken")


def calling(taker: ScreenshotTaker, **more: Any) -> Visitor:
    """A card to ask for is chosen; now whom to ask."""
    visitor = taker.at_table("alice", 4, deal="1865", **more)
    seen = play_until(visitor, 3, is_calling)
    visitor.ask_card(seen.asked_cards[0])
    return visitor


def blind_draw(taker: ScreenshotTaker, **more: Any) -> Visitor:
    """Backs held out, of which I draw one."""
    visitor = taker.at_table("monkey", 3, speed="fast", **more)
    for _ in range(60):
        seen = visitor.look()
        if visitor.by_id("backs").count():
            break
        if not seen.busy and seen.is_asked:
            if seen.buttons:
                visitor.press(seen.buttons[0])
            else:
                visitor.tap_card(seen.lit[0])
        visitor.page.wait_for_timeout(500)
    visitor.by_id("backs").wait_for()
    visitor.page.wait_for_timeout(800)
    return visitor


def rulebook(taker: ScreenshotTaker, **more: Any) -> Visitor:
    """The rulebook beside the table, opened at the rule that a refusal names."""
    visitor = taker.at_table("masquerade", 4, **more)
    seen = play_until(visitor, 3, has_unlit)
    visitor.tap_card(next(card for card in seen.hand if card not in seen.lit))
    visitor.by_id("refusal").locator("[data-clause]").first.click()
    visitor.by_id("rulebook").wait_for()
    return visitor


def cover(taker: ScreenshotTaker) -> Visitor:
    """One device for two, between their turns."""
    visitor = taker.visitor(size=UPRIGHT)
    visitor.open_table("monkey", ["me", "here:Bea"], deal="3")
    player = RandomPlayer(visitor, rng=random.Random(3))
    for _ in range(8):
        visitor.page.wait_for_timeout(700)
        if visitor.by_id("cover").count():
            return visitor
        player.move(visitor.wait_until_asked())
    visitor.by_id("cover").wait_for()
    return visitor


def company(taker: ScreenshotTaker) -> Visitor:
    """Two people and a bot: one would like to take a move back, and says why."""
    ann, bea = taker.visitor(), taker.visitor()
    taken = ann.open_table("monkey", ["me", "open", "chance"], deal="5", dealer=2)
    bea.go(f"/t/{taken['table']}")
    bea.by_id("name").fill("Bea")
    bea.by_id("take-seat").click()
    until_ann_may_ask(
        [RandomPlayer(ann, rng=random.Random(1)), RandomPlayer(bea, rng=random.Random(2))]
    )
    ann.by_id("tab-company").click()
    ann.page.locator('[data-phrase="one-moment"]').click()
    ann.by_id("talk-field").fill("I meant the other pair!")
    ann.by_id("talk-field").press("Enter")
    ann.by_id("undo").click()
    bea.by_id("tab-company").click()
    bea.by_id("request").wait_for()
    bea.by_id("said").nth(1).wait_for()
    return bea


def finished(taker: ScreenshotTaker, deal: str = "3", **more: Any) -> Visitor:
    """A whole game of Court for two, over after a round."""
    visitor = taker.visitor(**more)
    visitor.open_table("court-two", ["me", "steady"], options={"round_cap": "1"}, deal=deal)
    RandomPlayer(visitor, rng=random.Random(5)).play()
    visitor.by_id("result").wait_for()
    return visitor


def replay(taker: ScreenshotTaker, **more: Any) -> Visitor:
    """A game looked at again, all hands open, in its middle."""
    visitor = finished(taker, **more)
    visitor.by_id("look-back").click()
    visitor.by_id("eyes").select_option("open")
    visitor.by_id("slider").fill("20")
    visitor.page.locator('[data-testid="table"][data-step="20"][data-busy="false"]').wait_for()
    return visitor


def same_deal(taker: ScreenshotTaker, deal: str = "3") -> Visitor:
    """The invitation to a deal that others have played."""
    visitor = finished(taker, deal)
    visitor.by_id("compare").click()
    link = visitor.by_id("deal-link").get_attribute("href")
    assert link
    friend = taker.visitor()
    friend.go(link)
    friend.by_id("sit").wait_for()
    return friend


def compared(taker: ScreenshotTaker) -> Visitor:
    """Two have played one deal, and the second sees how both fared."""
    friend = same_deal(taker, deal="1881")
    friend.by_id("name").first.fill("Bea")
    friend.by_id("sit").click()
    RandomPlayer(friend, rng=random.Random(9)).play()
    friend.by_id("compare").click()
    friend.by_id("dealt-game").nth(1).wait_for()
    friend.by_id("compared").scroll_into_view_if_needed()
    return friend


def watching(taker: ScreenshotTaker) -> Visitor:
    """Somebody who looks on, and sees no hand."""
    ann = taker.at_table("nations", 4)
    play_until(ann, 3, is_choosing)
    watcher = taker.visitor()
    watcher.go(ann.page.url.removeprefix(taker.home).partition("#")[0])
    watcher.by_id("watch").click()
    watcher.wait_until_still()
    return watcher


def come_back(taker: ScreenshotTaker, **more: Any) -> Visitor:
    """The front page for one who is in the middle of three games."""
    visitor = taker.visitor(**more)
    for game, others in (("court-two", 1), ("alice", 3)):
        visitor.open_table(game, ["me", *["steady"] * others], deal="3")
        visitor.wait_until_asked()
    visitor.open_table("nations", ["me", "open", "steady", "steady"])
    visitor.by_id("invite-link").wait_for()
    visitor.go("/")
    visitor.by_id("my-table").nth(2).wait_for()
    visitor.page.locator('[data-testid="my-table"][data-turn="true"]').first.wait_for()
    return visitor


def keeping(taker: ScreenshotTaker) -> Visitor:
    """How a table is kept: asked where a friend is to come."""
    visitor = taker.visitor()
    visitor.go("/new/nations")
    visitor.by_id("seat-choice").nth(1).select_option("open")
    visitor.by_id("sit").scroll_into_view_if_needed()
    return visitor


def out_of_reach(taker: ScreenshotTaker) -> Visitor:
    """The server cannot be reached: the page says so, and has the rules all the same."""
    visitor = taker.visitor(service_workers="allow")
    visit_and_keep(visitor)
    visitor.page.context.set_offline(True)
    visitor.go("/")
    visitor.by_id("out-of-reach").get_by_role("link").first.wait_for()
    return visitor


def mid_deal(taker: ScreenshotTaker) -> Visitor:
    """Cards in the air."""
    visitor = taker.visitor(speed="slow")
    visitor.open_table("alice", ["me", *["steady"] * 3], deal="3")
    visitor.page.locator(".flights .flying").first.wait_for(state="attached")
    visitor.page.wait_for_timeout(1500)
    return visitor


TITLES = {name: catalogue.game(name).title for name in catalogue.names()}
GERMAN: dict[str, Any] = {"locale": "de-DE"}

SCREENSHOTS: dict[str, Screenshot] = {
    "front": Screenshot("The front page: five sheets on a table.", partial(page_of, page="front")),
    "front-phone": Screenshot(
        "The front page on a phone.", partial(page_of, page="front", size=UPRIGHT)
    ),
    "front-tablet": Screenshot(
        "The front page by day, on a tablet.",
        partial(page_of, page="front", size=TABLET, room="day"),
    ),
    "come-back": Screenshot("Games to go on with, and where it is your turn.", come_back),
    "come-back-phone": Screenshot("The same on a phone.", partial(come_back, size=UPRIGHT)),
    "lay": Screenshot("Laying a table: who sits where.", partial(page_of, page="lay")),
    "lay-phone": Screenshot("The same on a phone.", partial(page_of, page="lay", size=UPRIGHT)),
    "keeping": Screenshot("How the table is kept, where friends come.", keeping),
    "waiting": Screenshot(
        "Waiting for a friend: link, code, QR.", partial(page_of, page="waiting")
    ),
    "invitation": Screenshot(
        "What the friend sees.", partial(page_of, page="invitation", size=UPRIGHT)
    ),
    "learn": Screenshot("The lessons of a game.", partial(page_of, page="learn")),
    "lesson": Screenshot("In a lesson.", partial(page_of, page="lesson")),
    "lesson-phone": Screenshot(
        "A lesson on a phone.", partial(page_of, page="lesson", size=UPRIGHT)
    ),
    "rules": Screenshot("A rulebook, by day.", partial(page_of, page="rules", room="day")),
    "dealing": Screenshot("The cards are dealt.", mid_deal, still=False),
    **{
        f"table-{game}": Screenshot(f"{title}.", partial(table_of, game=game))
        for game, title in TITLES.items()
    },
    **{
        f"phone-{game}": Screenshot(
            f"{title} on a phone.", partial(table_of, game=game, size=UPRIGHT)
        )
        for game, title in TITLES.items()
    },
    "sideways": Screenshot("A phone on its side.", partial(table_of, game="alice", size=SIDEWAYS)),
    "sideways-court": Screenshot(
        "Court on its side.", partial(table_of, game="court-four", size=SIDEWAYS, room="day")
    ),
    "tablet": Screenshot("A tablet.", partial(table_of, game="masquerade", size=TABLET)),
    "eight": Screenshot("Masquerade for eight.", partial(company_of, game="masquerade", seats=8)),
    "twelve": Screenshot("Alice with twelve.", partial(company_of, game="alice", seats=12)),
    "twelve-phone": Screenshot(
        "Twelve on a phone.", partial(company_of, game="alice", seats=12, size=UPRIGHT)
    ),
    "thirty": Screenshot("The Monkey with thirty.", partial(company_of, game="monkey", seats=30)),
    "thirty-phone": Screenshot(
        "Thirty on a phone.", partial(company_of, game="monkey", seats=30, size=UPRIGHT)
    ),
    "long-hand": Screenshot(
        "Twenty-four cards on a phone.",
        partial(company_of, game="monkey", seats=2, size=UPRIGHT),
    ),
    "day": Screenshot("By day.", partial(table_of, game="court-four", room="day")),
    "day-phone": Screenshot(
        "By day on a phone.", partial(table_of, game="nations", room="day", size=UPRIGHT)
    ),
    "plain": Screenshot("The plain room.", partial(table_of, game="nations", room="plain")),
    "left-hand": Screenshot(
        "For the left hand, with strong marks, large cards and plain type.",
        partial(
            table_of,
            game="court-four",
            kept={
                "parlour.left": "yes",
                "parlour.marks": "yes",
                "parlour.large": "yes",
                "parlour.type": "yes",
            },
        ),
    ),
    "calling": Screenshot("Calling for a card: now, of whom?", calling),
    "calling-phone": Screenshot("Calling on a phone.", partial(calling, size=UPRIGHT)),
    "refusal": Screenshot("Why a card may not be played.", refusal),
    "hint": Screenshot("What would a sound player do?", hint),
    "hint-phone": Screenshot("A hint on a phone.", partial(hint, size=UPRIGHT)),
    "blind-draw": Screenshot("Drawing from a fan of backs.", blind_draw),
    "blind-draw-phone": Screenshot("The same on a phone.", partial(blind_draw, size=UPRIGHT)),
    "rulebook": Screenshot("The rulebook beside the table.", rulebook),
    "rulebook-phone": Screenshot("The rulebook on a phone.", partial(rulebook, size=UPRIGHT)),
    "last-taken": Screenshot("The couplet that was taken last.", last_taken),
    "score": Screenshot("The score sheet, each line with its rule.", partial(tab_of, tab="score")),
    "settings": Screenshot("The settings.", partial(tab_of, tab="settings")),
    "deal": Screenshot("The deal and its promise.", partial(tab_of, tab="deal")),
    "keys": Screenshot("The keys.", partial(tab_of, tab="keys")),
    "drawer": Screenshot(
        "The story of the game on a phone.", partial(tab_of, tab="story", size=UPRIGHT)
    ),
    "cover": Screenshot("One device, passed round.", cover),
    "company": Screenshot("Talk, and a move to be taken back.", company),
    "watching": Screenshot("Looking on: nobody's hand is seen.", watching),
    "result": Screenshot("The end of a game.", finished),
    "result-phone": Screenshot("The end on a phone.", partial(finished, size=UPRIGHT)),
    "replay": Screenshot("Looking back, all hands open.", replay),
    "replay-phone": Screenshot("Looking back on a phone.", partial(replay, size=UPRIGHT)),
    "same-deal": Screenshot("The same deal for others.", same_deal),
    "compared": Screenshot("How others fared with the same deal.", compared),
    "out-of-reach": Screenshot(
        "Without the server: the rules are here all the same.", out_of_reach
    ),
    "nowhere": Screenshot(
        "A table that is not there.", partial(path_of, path="/t/none#none", sign="trouble")
    ),
    "german-front": Screenshot("In German.", partial(page_of, page="front", **GERMAN)),
    "german-lay": Screenshot("Laying a table in German.", partial(page_of, page="lay", **GERMAN)),
    "german-table": Screenshot("A table in German.", partial(table_of, game="court-two", **GERMAN)),
    "german-hint": Screenshot("A hint in German.", partial(hint, **GERMAN)),
    "german-lesson": Screenshot("A lesson in German.", partial(page_of, page="lesson", **GERMAN)),
    "german-rules": Screenshot("A rulebook in German.", partial(rulebook, **GERMAN)),
    "german-result": Screenshot(
        "The end of a game in German.", partial(finished, size=UPRIGHT, **GERMAN)
    ),
}

WIDTHS = {DESK: 620, TABLET: 400, SIDEWAYS: 480, UPRIGHT: 240}
"""How wide a picture of each size stands in the documentation."""
