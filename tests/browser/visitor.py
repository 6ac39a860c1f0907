"""Somebody in front of a browser: what is on the page, what came over the wire, what went wrong."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    Response,
    WebSocket,
)
from playwright.sync_api import TimeoutError as TooLong

from tests.server.server_process import DEAL

Message = dict[str, Any]

DESKTOP = (1440, 900)
PHONE = (390, 844)

PATIENCE = 120_000.0
"""In milliseconds. Nothing is measured here: a wait this long means that it is not coming."""

# What a person can see of the table in one look: the cards that are lit, the buttons, the rest.
_LOOK = """() => {
  const all = (id) => [...document.querySelectorAll(`[data-testid="${id}"]`)];
  const main = document.querySelector('[data-testid="table"]');
  return {
    busy: main?.dataset.busy !== "false",
    revision: Number(main?.dataset.revision ?? -1),
    hand: all("hand-card").map((c) => c.dataset.card),
    lit: all("hand-card").filter((c) => c.dataset.lit === "true").map((c) => c.dataset.card),
    buttons: document.querySelector('[data-testid="choices"]')
      ? [...document.querySelectorAll('[data-testid="choices"] [data-testid="choice"]')]
          .map((b) => ({ kind: b.dataset.kind, move: b.dataset.move }))
      : [],
    menu: [...document.querySelectorAll('[data-testid="card-menu"] [data-testid="choice"]')]
      .map((b) => ({ kind: b.dataset.kind, move: b.dataset.move })),
    groups: all("ask-group").map((g) => g.dataset.group),
    asked_cards: all("ask-card").map((c) => c.dataset.card),
    asked_seats: all("ask-seat").map((s) => Number(s.dataset.seat)),
    called: ["ask-card", "ask-seat"]
      .every((id) => all(id).some((it) => it.getAttribute("aria-pressed") === "true")),
    sure: document.querySelector('[data-testid="sure"]')?.open ?? false,
    over: all("result").length > 0,
    prompt: all("prompt")[0]?.textContent.trim() ?? "",
  };
}"""

# The page is at rest and asks something of me, or the game is over.
_ASKED = f"""(than) => {{
  const seen = ({_LOOK})();
  if (seen.busy || seen.revision === than) return false;
  return seen.over || seen.lit.length + seen.buttons.length + seen.asked_seats.length > 0;
}}"""

_RESTS = f"""(than) => {{
  const seen = ({_LOOK})();
  return !seen.busy && seen.revision !== than;
}}"""


# No card of the hand is on its way to its place.
_LIES_STILL = """() => [...document.querySelectorAll('[data-testid="hand-card"]')]
  .every((card) => card.getAnimations().length === 0)"""

# Of a grid of points over something, those that a press would reach it at; then their middlemost.
_IN_SIGHT = """(thing) => {
  const box = thing.getBoundingClientRect();
  const free = [];
  for (let i = 1; i < 16; i += 1)
    for (let j = 1; j < 16; j += 1) {
      const [x, y] = [box.x + (box.width * i) / 16, box.y + (box.height * j) / 16];
      if (thing.contains(document.elementFromPoint(x, y))) free.push([x, y]);
    }
  if (free.length === 0) return null;
  const mean = (k) => free.reduce((sum, p) => sum + p[k], 0) / free.length;
  const far = (p) => (p[0] - mean(0)) ** 2 + (p[1] - mean(1)) ** 2;
  return free.reduce((best, p) => (far(p) < far(best) ? p : best));
}"""


@dataclass(frozen=True)
class Button:
    """A button above the hand, or one of a card's own."""

    kind: str
    move: str


@dataclass(frozen=True)
class Seen:
    """The table as it lies before a player at one moment."""

    busy: bool
    revision: int
    hand: tuple[str, ...]
    lit: tuple[str, ...]
    buttons: tuple[Button, ...]
    menu: tuple[Button, ...]
    groups: tuple[str, ...]
    asked_cards: tuple[str, ...]
    asked_seats: tuple[int, ...]
    called: bool
    """Whether a card and a player are both picked: the call is made and not yet answered."""
    sure: bool
    over: bool
    prompt: str

    @property
    def is_asked(self) -> bool:
        return bool(self.lit or self.buttons or self.asked_seats)

    def button(self, kind: str) -> Button | None:
        return next((b for b in self.buttons if b.kind == kind), None)


@dataclass
class Visitor:
    """One tab of one browser, and everything that may not go unnoticed in it."""

    page: Page
    home: str
    troubles: list[str] = field(default_factory=list)
    frames: list[str] = field(default_factory=list)
    """Every message of the server, as it came over the socket."""
    sent: list[str] = field(default_factory=list)
    """Every message of the page to it."""
    expected: list[str] = field(default_factory=list)
    """Patterns of troubles that belong to the story of this test."""

    def __post_init__(self) -> None:
        self.page.set_default_timeout(PATIENCE)
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self._trouble(f"error in the page: {error}"))
        self.page.on("request", self._request)
        self.page.on("requestfailed", self._failed)
        self.page.on("response", self._response)
        self.page.on("websocket", self._socket)

    def _trouble(self, text: str) -> None:
        if not any(re.search(pattern, text) for pattern in self.expected):
            self.troubles.append(text)

    def _console(self, message: ConsoleMessage) -> None:
        is_ours = "Service Worker registration blocked by Playwright" not in message.text
        if message.type in ("error", "warning") and is_ours:
            self._trouble(f"console: {message.text}")

    def _request(self, request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme not in ("data", "blob") and parts.netloc != urlsplit(self.home).netloc:
            self._trouble(f"request to somebody else: {request.url}")

    def _failed(self, request: Request) -> None:
        # Whoever leaves a page stops what it was still loading.
        if request.failure != "net::ERR_ABORTED":
            self._trouble(f"request failed: {request.url} {request.failure}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self._trouble(f"answer {response.status}: {response.url}")

    def _socket(self, socket: WebSocket) -> None:
        if urlsplit(socket.url).netloc != urlsplit(self.home).netloc:
            self._trouble(f"socket to somebody else: {socket.url}")
        socket.on("framereceived", lambda data: self.frames.append(_text(data)))
        socket.on("framesent", lambda data: self.sent.append(_text(data)))

    def by_id(self, name: str) -> Locator:
        return self.page.get_by_test_id(name)

    def go(self, path: str) -> None:
        self.page.goto(f"{self.home}{path}")

    def open_table(self, game: str, seats: Sequence[str], **more: Any) -> Message:
        """Open a table without the page, with a known deal, and sit down at it."""
        wish = {"game": game, "name": "Ann", "seats": list(seats), "deal": DEAL, **more}
        answer = self.page.request.post(f"{self.home}/api/tables", data=wish, timeout=PATIENCE)
        assert answer.status == 201, answer.text()
        taken: Message = answer.json()
        self.go(taken["link"])
        return taken

    def sit_at_known_deal(self, deal: str = DEAL) -> None:
        """On the page where a table is laid: ask for a known deal, and sit down to it."""
        self.page.locator('input[name="deal"]').nth(1).check()
        self.page.get_by_label("Number of the deal").fill(deal)
        self.by_id("sit").click()

    @property
    def views(self) -> list[Message]:
        """Every view that came over the socket, in order."""
        messages = [json.loads(text) for text in self.frames]
        return [message["view"] for message in messages if message["type"] == "view"]

    @property
    def view(self) -> Message:
        """The last view that came over the socket."""
        return self.views[-1]

    @property
    def moves(self) -> list[str]:
        """Every move that the page has sent."""
        messages = [json.loads(text) for text in self.sent]
        return [message["move"] for message in messages if message["type"] == "move"]

    def look(self) -> Seen:
        found: Message = self.page.evaluate(_LOOK)
        return Seen(
            busy=found["busy"],
            revision=found["revision"],
            hand=tuple(found["hand"]),
            lit=tuple(found["lit"]),
            buttons=tuple(Button(**button) for button in found["buttons"]),
            menu=tuple(Button(**button) for button in found["menu"]),
            groups=tuple(found["groups"]),
            asked_cards=tuple(found["asked_cards"]),
            asked_seats=tuple(found["asked_seats"]),
            called=found["called"],
            sure=found["sure"],
            over=found["over"],
            prompt=found["prompt"],
        )

    def wait_until_asked(self, other_than: int = -1) -> Seen:
        """Wait for a table at rest that asks me something, or for the end of the game."""
        return self._wait(_ASKED, other_than)

    def wait_until_still(self, other_than: int = -1) -> Seen:
        """Wait until no card moves, at a newer moment than this one."""
        return self._wait(_RESTS, other_than)

    def wait_until_hand_lies(self) -> None:
        """Wait until every card of the hand has come to its place."""
        self.page.wait_for_function(_LIES_STILL)

    def _wait(self, condition: str, than: int) -> Seen:
        try:
            self.page.wait_for_function(condition, arg=than)
        except TooLong as error:
            main = self.page.locator("main").inner_text()
            raise AssertionError(f"{self.look()}\n{main}\n{self.sent[-3:]}") from error
        return self.look()

    # What a person does.

    def tap_card(self, card: str) -> None:
        """Press a card of the hand in the middle of what is to be seen of it."""
        self.wait_until_hand_lies()
        spot = self.in_sight(self.page.locator(f'[data-testid="hand-card"][data-card="{card}"]'))
        assert spot is not None, f"{card} is covered"
        self.page.mouse.click(*spot)

    def in_sight(self, thing: Locator) -> tuple[float, float] | None:
        """The middle of the part of something that nothing else covers, if there is one."""
        spot: list[float] | None = thing.evaluate(_IN_SIGHT)
        return None if spot is None else (spot[0], spot[1])

    def press(self, button: Button) -> None:
        self.page.locator(f'[data-testid="choices"] [data-move="{button.move}"]').click()

    def press_in_menu(self, button: Button) -> None:
        self.page.locator(f'[data-testid="card-menu"] [data-move="{button.move}"]').click()

    def open_group(self, group: str) -> None:
        self.page.locator(f'[data-testid="ask-group"][data-group="{group}"]').click()

    def ask_card(self, card: str) -> None:
        self.page.locator(f'[data-testid="ask-card"][data-card="{card}"]').click()

    def ask_seat(self, seat: int) -> None:
        self.page.locator(f'[data-testid="ask-seat"][data-seat="{seat}"]').click()

    def answer(self, yes: bool) -> None:
        self.by_id("sure-yes" if yes else "sure-no").click()

    def story(self) -> list[str]:
        """The lines of the story as they stand on the page, without their clauses."""
        lines: list[str] = self.page.evaluate(
            """() => [...document.querySelectorAll('[data-testid="story"] li')]
              .map((li) => li.firstChild.textContent.trim())"""
        )
        return lines


def _text(data: str | bytes) -> str:
    return data if isinstance(data, str) else data.decode()


def sit_down(
    browser: Browser,
    home: str,
    size: tuple[int, int] = DESKTOP,
    room: str = "evening",
    speed: str = "instant",
    kept: dict[str, str] | None = None,
    **more: Any,
) -> Visitor:
    """Open a browser of one's own on the page; cards move at once unless told otherwise.

    `kept` are further settings that this browser remembers. Nothing is stored for the time
    without a server, unless `service_workers="allow"` says so.
    """
    more.setdefault("service_workers", "block")
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, accept_downloads=True, **more
    )
    settings = {"parlour.room": room, "parlour.speed": speed, **(kept or {})}
    context.add_init_script(
        f"for (const [k, v] of Object.entries({json.dumps(settings)}))"
        " if (v && localStorage.getItem(k) === null) localStorage.setItem(k, v);"
    )
    return Visitor(context.new_page(), home)
