"""The pictures of the documentation, taken of real games: `make screenshots`.

Deals by number and players who always choose alike give the same moments every time.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from parlour.games import catalogue
from tests.browser.studio import SIDEWAYS, TABLET, UPRIGHT, Studio, play_until
from tests.browser.test_every_game import open_leaf
from tests.browser.test_sizes import open_page
from tests.browser.visitor import Seen
from tests.server.house import House
from tools.browser import find_browser


def is_choosing(seen: Seen) -> bool:
    """A moment with something lit, and something not."""
    return bool(seen.lit) and len(seen.hand) > 3


def is_calling(seen: Seen) -> bool:
    return len(seen.asked_cards) > 1 and len(seen.asked_seats) > 1


def page_of(studio: Studio, name: str, page: str, **more: Any) -> None:
    """One of the pages that are not a game in play."""
    visitor = studio.visitor(**more)
    open_page(visitor, page)
    studio.take(visitor, name)


def table_of(studio: Studio, name: str, game: str, moves: int = 6, **more: Any) -> None:
    """A table of this game in mid-round, when something is asked of me."""
    seats = catalogue.game(game).usual_seats
    visitor = studio.at_table(game, seats, **more)
    play_until(visitor, moves, lambda seen: is_choosing(seen) or is_calling(seen) or seen.over)
    visitor.wait_until_hand_lies()
    studio.take(visitor, name)


def leaf_of(studio: Studio, name: str, leaf: str, **more: Any) -> None:
    """A leaf beside a table of Court."""
    visitor = studio.at_table("court-three", 3, options={"round_cap": "2"}, **more)
    play_until(visitor, 12, is_choosing)
    open_leaf(visitor, leaf)
    studio.take(visitor, name)


def refusal(studio: Studio) -> None:
    """A card that may not be played, and why."""
    visitor = studio.at_table("nations", 4)
    seen = play_until(visitor, 4, lambda seen: bool(set(seen.hand) - set(seen.lit)))
    visitor.tap_card(next(card for card in seen.hand if card not in seen.lit))
    visitor.by_id("refusal").wait_for()
    studio.take(visitor, "refusal")


def calling(studio: Studio) -> None:
    """A card to ask for is chosen; now whom to ask."""
    visitor = studio.at_table("alice", 4, deal="1865")
    seen = play_until(visitor, 3, is_calling)
    visitor.ask_card(seen.asked_cards[0])
    studio.take(visitor, "calling")


def blind_draw(studio: Studio) -> None:
    """Backs held out, of which I draw one."""
    visitor = studio.at_table("monkey", 3, speed="fast")
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
    studio.take(visitor, "blind-draw")


def rulebook(studio: Studio) -> None:
    """The rulebook beside the table, opened at the rule that a refusal names."""
    visitor = studio.at_table("masquerade", 4)
    seen = play_until(visitor, 3, lambda seen: bool(set(seen.hand) - set(seen.lit)))
    visitor.tap_card(next(card for card in seen.hand if card not in seen.lit))
    visitor.by_id("refusal").locator("[data-clause]").first.click()
    visitor.by_id("rulebook").wait_for()
    studio.take(visitor, "rulebook")


Scene = Callable[[Studio], None]

SCENES: dict[str, Scene] = {
    "front": partial(page_of, name="front", page="front"),
    "front-phone": partial(page_of, name="front-phone", page="front", size=UPRIGHT),
    "lay": partial(page_of, name="lay", page="lay"),
    "waiting": partial(page_of, name="waiting", page="waiting"),
    "invitation": partial(page_of, name="invitation", page="invitation", size=UPRIGHT),
    "learn": partial(page_of, name="learn", page="learn"),
    "lesson": partial(page_of, name="lesson", page="lesson"),
    "rules": partial(page_of, name="rules", page="rules", room="day"),
    "result": partial(page_of, name="result", page="result"),
    **{
        f"table-{game}": partial(table_of, name=f"table-{game}", game=game)
        for game in catalogue.names()
    },
    "phone": partial(table_of, name="phone", game="court-two", size=UPRIGHT),
    "phone-nations": partial(table_of, name="phone-nations", game="nations", size=UPRIGHT),
    "phone-sideways": partial(table_of, name="phone-sideways", game="alice", size=SIDEWAYS),
    "tablet": partial(table_of, name="tablet", game="masquerade", size=TABLET),
    "day": partial(table_of, name="day", game="court-four", room="day"),
    "plain": partial(table_of, name="plain", game="nations", room="plain"),
    "left-hand": partial(
        table_of,
        name="left-hand",
        game="court-four",
        kept={"parlour.left": "yes", "parlour.marks": "yes"},
    ),
    "score": partial(leaf_of, name="score", leaf="score"),
    "settings": partial(leaf_of, name="settings", leaf="settings"),
    "drawer": partial(leaf_of, name="drawer", leaf="story", size=UPRIGHT),
    "calling": calling,
    "refusal": refusal,
    "blind-draw": blind_draw,
    "rulebook": rulebook,
    "german-front": partial(page_of, name="german-front", page="front", locale="de-DE"),
    "german-table": partial(table_of, name="german-table", game="court-two", locale="de-DE"),
}


def main(wanted: Sequence[str]) -> None:
    """Take all pictures, or those that are named."""
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder) / "data")
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(
                    executable_path=find_browser(), args=["--no-sandbox"]
                )
                studio = Studio(browser, house.url)
                for name in wanted or SCENES:
                    SCENES[name](studio)
                    print(f"Took {name}.", flush=True)
                browser.close()
        finally:
            house.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
