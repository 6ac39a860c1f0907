"""Cards stopped in mid-air, and which side of them is to be seen there: told from the pixels."""

from __future__ import annotations

import base64
from dataclasses import dataclass

from playwright.sync_api import Page

from tests.browser.visitor import Visitor

ALONG = (0.04, 0.3, 0.7, 0.96)
"""Parts of the way at which a card is looked at; half-way one that turns stands on its edge."""

# Every card that sets out is stopped before its first step, and no clock runs out meanwhile.
_HOLD = """
  window.aloft = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    const flight = animate.apply(this, how);
    if (this.classList.contains("flying")) {
      flight.pause();
      window.aloft.push(flight);
    }
    return flight;
  };
  const later = window.setTimeout.bind(window);
  window.setTimeout = (go, ms, ...more) => later(function ring() {
    if (window.aloft.length > 0) later(ring, 20);
    else go(...more);
  }, ms);
"""

# One card alone in the air, so far on its way; where it is seen.
_STOP = """async ([which, part]) => {
  window.aloft.forEach((flight, i) => {
    const { delay, duration } = flight.effect.getTiming();
    flight.currentTime = i === which ? delay + part * duration : -1;
  });
  const ghost = window.aloft[which].effect.target;
  await Promise.all([...ghost.querySelectorAll("img")].map((image) => image.decode()));
  await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
  const { x, y, width, height } = ghost.getBoundingClientRect();
  return { x, y, width, height };
}"""

# How far a picture is from each of others, all drawn equally small.
_UNLIKE = """async ([shot, others]) => {
  const [wide, high] = [40, 56];
  const drawn = async (source, mirrored) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [wide, high];
    const pen = canvas.getContext("2d");
    if (mirrored) pen.setTransform(-1, 0, 0, 1, wide, 0);
    pen.drawImage(image, 0, 0, wide, high);
    return pen.getImageData(0, 0, wide, high).data;
  };
  const seen = await drawn(`data:image/png;base64,${shot}`, false);
  const far = {};
  for (const [name, source, mirrored] of others) {
    const like = await drawn(source, mirrored);
    far[name] = like.reduce((sum, dot, i) => sum + Math.abs(dot - seen[i]), 0) / like.length;
  }
  return far;
}"""

_LANDED = """() => {
  for (const flight of window.aloft.splice(0)) flight.finish();
}"""


def hold_cards(visitor: Visitor) -> None:
    """From the next page on every card is stopped as it sets out."""
    visitor.page.add_init_script(_HOLD)


@dataclass(frozen=True)
class Flight:
    """One card in the air: which zone it comes from is known to whoever asked for it."""

    page: Page
    sheet: str
    number: int

    def side(self, part: float, card: str) -> str:
        """What is to be seen so far on its way: the card's "face", its "back", or neither."""
        box = self.page.evaluate(_STOP, [self.number, part])
        size = self.page.viewport_size
        assert size is not None
        left, right = box["x"], box["x"] + box["width"]
        assert 4 < right - left <= right <= size["width"], f"the card is not to be seen: {box}"
        shot = base64.b64encode(self.page.screenshot(clip=box)).decode()
        face, back = (f"/cards/{self.sheet}/{name}.svg" for name in (card, "back"))
        others = [["face", face, False], ["back", back, False], ["mirrored face", face, True]]
        far: dict[str, float] = self.page.evaluate(_UNLIKE, [shot, others])
        return min(far, key=lambda name: far[name])

    def sides(self, card: str) -> list[str]:
        """The same all along the way."""
        return [self.side(part, card) for part in ALONG]


def aloft(visitor: Visitor) -> list[Flight]:
    """The cards that are in the air, once there are any."""
    visitor.page.wait_for_function("() => window.aloft.length > 0")
    count: int = visitor.page.evaluate("() => window.aloft.length")
    return [Flight(visitor.page, visitor.view["sheet"], number) for number in range(count)]


def let_land(visitor: Visitor) -> None:
    """Let all that is in the air come down."""
    visitor.page.evaluate(_LANDED)
