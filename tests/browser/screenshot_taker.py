"""Where the pictures of the documentation are taken: browsers, small files, and moments."""

from __future__ import annotations

import base64
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from tests.browser.players import Player
from tests.browser.random_player import RandomPlayer
from tests.browser.visitor import Seen, Visitor, sit_down
from tools.paths import ROOT

PICTURES = ROOT / "docs" / "pictures"
DESK = (1440, 900)
UPRIGHT = (390, 844)
SIDEWAYS = (844, 390)
TABLET = (820, 1180)

# Every picture has been fetched and can be painted, and the type faces are there.
_LOADED = """async () => {
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode()));
}"""

# The browser writes small files itself: what it has painted, as WebP.
_SMALL = """async (png) => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.width;
  canvas.height = image.height;
  canvas.getContext("2d").drawImage(image, 0, 0);
  return canvas.toDataURL("image/webp", 0.7).split(",")[1];
}"""


@dataclass
class ScreenshotTaker:
    """One server and one browser for all the pictures."""

    browser: Browser
    home: str
    folder: Path = PICTURES
    sizes: dict[str, tuple[int, int]] = field(default_factory=dict)
    """How large the picture of each scene is."""

    def visitor(self, size: tuple[int, int] = DESK, **more: Any) -> Visitor:
        return sit_down(self.browser, self.home, size=size, **more)

    def take(self, visitor: Visitor, name: str, still: bool = True) -> tuple[int, int]:
        """Take the picture, once everything is painted if it is still, and let everybody go."""
        visitor.page.mouse.move(0, 0)
        if still:
            visitor.page.wait_for_load_state("networkidle")
            visitor.page.evaluate(_LOADED)
        assert visitor.troubles == [], visitor.troubles
        # Cards glide to their places in the hand; mostly a picture is of cards that lie still.
        png = visitor.page.screenshot(animations="disabled" if still else "allow")
        size = visitor.page.viewport_size
        assert size is not None
        for context in self.browser.contexts:
            context.close()
        self.write(name, png)
        self.sizes[name] = (size["width"], size["height"])
        return self.sizes[name]

    def write(self, name: str, png: bytes) -> None:
        """Keep a picture as a small file."""
        page = self.browser.new_page()
        small: str = page.evaluate(_SMALL, base64.b64encode(png).decode())
        page.close()
        self.folder.mkdir(parents=True, exist_ok=True)
        (self.folder / f"{name}.webp").write_bytes(base64.b64decode(small))

    def at_table(self, game: str, seats: int, deal: str = "3", **more: Any) -> Visitor:
        """Somebody at a table with steady bots."""
        options = more.pop("options", {})
        visitor = self.visitor(**more)
        visitor.open_table(game, ["me", *["steady"] * (seats - 1)], deal=deal, options=options)
        return visitor


def play_until(
    visitor: Visitor, moves: int, until: Callable[[Seen], bool], player: Player | None = None
) -> Seen:
    """Make so many moves, and go on until the table looks like this."""
    who = player or RandomPlayer(visitor, rng=random.Random(4))
    made = 0

    def reached(seen: Seen) -> bool:
        nonlocal made
        made += 1
        return made > moves and until(seen)

    return who.play(reached)
