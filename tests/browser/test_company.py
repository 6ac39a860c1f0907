"""Those who sit together: people, a bot and a spectator at one table; one device passed round."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

import pytest
from playwright.sync_api import expect

from parlour.games import catalogue
from tests.browser.conftest import Visit
from tests.browser.cuttable_connection import CuttableConnection
from tests.browser.random_player import RandomPlayer
from tests.browser.visitor import PHONE, Visitor
from tests.server.server_process import ServerProcess

GAME = "monkey"
STAND_IN_AFTER = 2
NAMES = {card.id: card.name for card in catalogue.game(GAME).deck}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    data = tmp_path_factory.mktemp("company") / "data"
    started = ServerProcess(data, stand_in_after=STAND_IN_AFTER)
    yield started
    assert started.stop() == 0, started.error_text()
    assert "Traceback" not in started.error_text(), started.error_text()


class Secrets:
    """In the Monkey a card that is in a hand has never been shown to anybody but its holders."""

    def __init__(self, players: Sequence[Visitor], watcher: Visitor) -> None:
        self._players = players
        self._watcher = watcher
        self._held: list[set[str]] = [set() for _ in players]
        self.laid: set[str] = set()
        """What was laid open and taken back: all have seen it."""
        self.searched = 0

    def look(self) -> None:
        """Search all that has come to everybody for what is in somebody else's hand now."""
        hands = [set(player.look().hand) - self.laid for player in self._players]
        for held, hand in zip(self._held, hands, strict=True):
            held |= hand
        for number, player in enumerate(self._players):
            others = set().union(*(h for n, h in enumerate(hands) if n != number))
            self._search(player, others - self._held[number])
        self._search(self._watcher, set().union(*hands))

    def _search(self, visitor: Visitor, hidden: set[str]) -> None:
        wire = "\n".join(visitor.frames)
        page = visitor.page.content()
        for card in hidden:
            self.searched += 1
            for text in (wire, page):
                assert f'"{card}"' not in text, card
                assert NAMES[card] not in text, card


def _turn(players: Sequence[RandomPlayer]) -> int:
    """Whoever is asked makes a move; gives who it was."""
    for _ in range(600):
        for number, player in enumerate(players):
            seen = player.visitor.look()
            if seen.is_asked and not seen.busy:
                player.move(seen)
                player.visitor.wait_until_still(other_than=seen.revision)
                return number
        players[0].visitor.page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def test_two_people_a_bot_and_a_spectator(visit: Visit) -> None:
    ann, bea, eve = visit(), visit(size=PHONE), visit()
    cable = CuttableConnection(bea)
    bea.expected.append("WebSocket")
    taken = ann.open_table(GAME, ["me", "open", "chance"], deal="5", dealer=2)
    code = ann.by_id("table-code").inner_text().rpartition(": ")[2]
    bea.go("/")
    bea.by_id("join-link").fill(f" {code.lower()} ")
    bea.page.get_by_role("button", name="Join").click()
    bea.by_id("name").fill("Bea")
    bea.by_id("take-seat").click()
    eve.go(f"/t/{taken['table']}")
    eve.by_id("watch").click()
    players = [RandomPlayer(ann, rng=random.Random(1)), RandomPlayer(bea, rng=random.Random(2))]
    secrets = Secrets([ann, bea], eve)
    for visitor in (ann, bea, eve):
        visitor.wait_until_still()
    secrets.look()
    moved = {_turn(players) for _ in range(4)}
    assert moved == {0, 1}
    secrets.look()

    # Talk: a phrase is read by each in his own words; the spectator listens.
    bea.by_id("open-company").click()
    bea.page.locator('[data-phrase="well-played"]').click()
    expect(ann.by_id("fresh-talk")).to_have_text("Bea: Well played!")
    bea.by_id("talk-field").fill("<img src=x> & so on")
    bea.by_id("talk-field").press("Enter")
    eve.by_id("tab-company").click()
    expect(eve.by_id("said").last).to_have_text("Bea <img src=x> & so on")
    expect(eve.by_id("talk-field")).to_have_count(0)
    expect(eve.by_id("leave")).to_have_count(0)
    bea.page.keyboard.press("Escape")

    # Bea's line is lost: told in words, kept by a bot, given back.
    cable.cut()
    expect(bea.by_id("banner")).to_be_visible()
    absence = ann.by_id("seat-1").get_by_test_id("absence")
    expect(absence).to_have_attribute("data-presence", "lost")
    expect(absence).to_contain_text("line lost")
    expect(absence).to_contain_text("a bot plays meanwhile", timeout=60_000)
    expect(ann.by_id("presence-news")).to_contain_text("A bot plays for Bea meanwhile.")
    secrets.look()
    cable.mend()
    expect(absence).to_have_count(0, timeout=60_000)
    expect(bea.by_id("banner")).to_have_count(0)
    for visitor in (ann, bea):
        visitor.wait_until_still()
    secrets.look()

    # Taking back: asked, refused, asked again, agreed.
    until_ann_may_ask(players)
    ann.by_id("undo").click()
    request = bea.by_id("request")
    expect(request).to_contain_text("Ann would like to take the last move back.")
    expect(ann.by_id("request")).to_contain_text("Still to answer: Bea.")
    bea.by_id("consent-no").click()
    expect(ann.by_id("refusal")).to_contain_text("Bea would rather let your move stand.")
    ann.by_id("undo").click()
    before = ann.look()
    bea.by_id("consent-yes").click()
    after = ann.wait_until_asked(other_than=before.revision)
    assert set(after.hand) > set(before.hand)
    secrets.laid |= set(after.hand) - set(before.hand)
    secrets.look()

    # Bea gets up and goes.
    bea.by_id("open-company").click()
    bea.by_id("leave").click()
    bea.by_id("leave-yes").click()
    expect(absence).to_have_attribute("data-presence", "left")
    expect(bea.by_id("my-table")).to_be_visible()
    assert secrets.searched > 50


def until_ann_may_ask(players: Sequence[RandomPlayer]) -> None:
    """Play until Ann has laid a pair and Bea is next."""
    for _ in range(60):
        mover = _turn(players)
        view = players[0].visitor.view
        if mover == 0 and view.get("may_ask_undo") and players[1].visitor.look().is_asked:
            return
    raise AssertionError("Ann never laid a pair")


def _hands(visitor: Visitor) -> tuple[dict[int, set[str]], dict[int, set[str]]]:
    """What each seat of a device holds now, and all that it ever held."""
    now: dict[int, set[str]] = {}
    ever: dict[int, set[str]] = {}
    for view in visitor.views:
        for zone in view.get("zones", []):
            if zone["role"] == "hand" and zone.get("seat") == view["seat"]:
                now[view["seat"]] = set(zone.get("cards", []))
                ever.setdefault(view["seat"], set()).update(now[view["seat"]])
    return now, ever


def _mentions(page: str, cards: set[str]) -> set[str]:
    return {card for card in cards if f'"{card}"' in page or NAMES[card] in page}


def test_one_device_is_passed_round(visit: Visit) -> None:
    table = visit(size=PHONE)
    table.go(f"/new/{GAME}")
    table.by_id("seat-count").select_option("2")
    table.by_id("name").fill("Ann")
    table.by_id("seat-choice").first.select_option("here:")
    table.by_id("here-name").fill("Bea")
    table.sit_at_known_deal()
    player = RandomPlayer(table, rng=random.Random(3))
    shown, covers, searched = -1, 0, 0
    for _ in range(400):
        table.page.wait_for_function(_READY, arg=shown)
        if table.by_id("result").count():
            break
        if table.by_id("cover").count():
            covers += 1
            page = table.page.content()
            assert not _mentions(page, set(NAMES)), "nothing remains on the page"
            assert 'data-card="' not in page
            shown = -1
            table.by_id("uncover").click()
            continue
        seen = table.look()
        seat = table.view["seat"]
        now, ever = _hands(table)
        hidden = now.get(1 - seat, set()) - ever[seat]
        searched += len(hidden)
        assert not _mentions(table.page.content(), hidden)
        shown = seen.revision
        player.move(seen)
    assert table.by_id("result").count(), "the game is over"
    assert covers > 4
    assert searched > 50
    expect(table.by_id("cover")).to_have_count(0)


# The cover lies, the game is over, or the table rests and asks something new.
_READY = """(than) => {
  const main = document.querySelector('[data-testid="table"]');
  if (document.querySelector('[data-testid="cover"], [data-testid="result"]')) return true;
  if (main?.dataset.busy !== "false" || Number(main.dataset.revision) === than) return false;
  return document.querySelector('[data-lit="true"], [data-testid="choices"] button') !== null;
}"""
