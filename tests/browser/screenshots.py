"""The pictures of the documentation, taken of real games: `make screenshots`.

Deals by number and players who always choose alike give the same moments every time.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.players import AlicePlayer, CourtPlayer, Player, worth
from tests.browser.visitor import PHONE, Seen, Visitor, sit_down
from tests.server.house import House
from tools.browser import find_browser
from tools.places import ROOT

PICTURES = ROOT / "docs" / "pictures"
DESK = (1360, 850)
COURT_DEAL, COURT_MOVES = "1890", 7
ALICE_DEAL, ALICE_MOVES = "1865", 9
ALICE_COMPANY = ("Lewis", "Edith", "Lorina", "Robinson")
PHONE_DEAL, PHONE_MOVES = "1873", 7

# Every picture has been fetched and can be painted, and the type faces are there.
_LOADED = """async () => {
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode()));
}"""


def take(visitor: Visitor, name: str) -> None:
    """Wait until everything is painted, and take the picture."""
    visitor.page.mouse.move(0, 0)
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.evaluate(_LOADED)
    assert visitor.troubles == [], visitor.troubles
    PICTURES.mkdir(parents=True, exist_ok=True)
    # Cards glide to their places in the hand; a picture is taken of cards that lie still.
    visitor.page.screenshot(path=PICTURES / name, animations="disabled")


def company(
    browser: Browser, home: str, game: str, deal: str, names: Sequence[str], size: tuple[int, int]
) -> list[Visitor]:
    """People of these names at one table, each at a browser of their own."""
    # A small picture is taken finely: it is looked at closely.
    scale = 1.5 if size == PHONE else 1
    people = [sit_down(browser, home, size=size, device_scale_factor=scale) for _ in names]
    first, *others = people
    seats = ["me", *["open"] * len(others)]
    taken = first.open_table(game, seats, name=names[0], deal=deal)
    for person, name in zip(others, names[1:], strict=True):
        person.go(f"/t/{taken['table']}")
        person.by_id("name").fill(name)
        person.by_id("take-seat").click()
        person.by_id("table").wait_for()
    for person in people:
        person.by_id("hand-card").first.wait_for()
    return people


def play(players: Sequence[Player], moves: int, until: Callable[[Seen], bool]) -> None:
    """Play so many moves, and on until the first player's table looks like this."""
    made = 0
    for _ in range(500):
        for player in players:
            seen = player.visitor.look()
            if seen.busy or not seen.is_asked:
                continue
            if made >= moves and player is players[0] and until(seen):
                return
            player.move(seen)
            player.visitor.wait_until_still(other_than=seen.revision)
            made += 1
        players[0].visitor.page.wait_for_timeout(50)
    reached = [player.visitor.look() for player in players]
    raise AssertionError(f"that moment never comes: {reached}")


def court(browser: Browser, home: str) -> None:
    """In mid-round: a card is led, couplets are taken, and the reply is mine."""
    people = company(browser, home, "court-two", COURT_DEAL, ("Ann", "Edwin"), DESK)
    play([LivelyPlayer(person) for person in people], COURT_MOVES, is_to_reply)
    take(people[0], "table-court.png")
    for person in people:
        person.page.context.close()


class LivelyPlayer(CourtPlayer):
    """Leads low and takes high, so that the lead goes to and fro."""

    def tap(self, seen: Seen) -> None:
        card = sorted(seen.lit, key=worth)[0 if "Your lead" in seen.prompt else -1]
        self.visitor.tap_card(card)
        if self.visitor.look().menu:
            self.visitor.press_in_menu(self.visitor.look().menu[-1])


def is_to_reply(seen: Seen) -> bool:
    return "Your reply" in seen.prompt


def alice(browser: Browser, home: str) -> None:
    """Four at the table; a Lead lies exposed, and it is for me to ask."""
    people = company(browser, home, "alice", ALICE_DEAL, ALICE_COMPANY, DESK)
    play([AlicePlayer(person) for person in people], ALICE_MOVES, lambda s: len(s.asked_cards) > 1)
    take(people[0], "table-alice.png")
    for person in people:
        person.page.context.close()


def phone(browser: Browser, home: str) -> None:
    """The same table of Court in the hand."""
    people = company(browser, home, "court-two", PHONE_DEAL, ("Ann", "Edwin"), PHONE)
    play([LivelyPlayer(person) for person in people], PHONE_MOVES, is_to_reply)
    take(people[0], "phone.png")
    for person in people:
        person.page.context.close()


def front(browser: Browser, home: str) -> None:
    visitor = sit_down(browser, home, size=DESK)
    visitor.go("/")
    visitor.by_id("play-alice").wait_for()
    take(visitor, "front.png")
    visitor.page.context.close()


SCENES = {"front": front, "court": court, "alice": alice, "phone": phone}


def main(wanted: Sequence[str]) -> None:
    """Take all pictures, or those that are named."""
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder) / "data")
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(
                    executable_path=find_browser(), args=["--no-sandbox"]
                )
                for name in wanted or SCENES:
                    SCENES[name](browser, house.url)
                    print(f"Took {name}.", flush=True)
                browser.close()
        finally:
            house.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
