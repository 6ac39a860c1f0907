"""How the page feels: its weight, how soon it can be used, and how smoothly cards are dealt.

Measured in a real browser, as on a telephone: a small upright window and a processor slowed down
four times. Frames are counted from the browser's own trace, which knows of the compositor's frames
too; timers in the page would see only those of its main thread.
"""

from __future__ import annotations

import gzip
import json
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from bench.figures import Figure
from bench.serving import served
from tools.paths import PAGE

SLOWED = 4
WINDOW = {"width": 390, "height": 844}
SEATS = 12
PACKED = {".woff2", ".png"}
DRAWING = "ProxyImpl::ScheduledActionDraw"
"""What the trace calls the compositor's work for one frame."""

# Marks the first card in the air and the last one down, for the trace. It is there before the page
# is, so that no deal begins unseen.
_MARKS = """
  let began = false;
  const watch = (layer) => new MutationObserver(() => {
    if (!began && layer.childElementCount > 0) {
      began = true;
      performance.mark("deal-begins");
    } else if (began && layer.childElementCount === 0) {
      performance.mark("deal-ends");
      began = false;
    }
  }).observe(layer, { childList: true });
  const waiting = new MutationObserver(() => {
    const layer = document.querySelector(".flights");
    if (layer === null) return;
    waiting.disconnect();
    watch(layer);
  });
  waiting.observe(document, { childList: true, subtree: true });
"""


def weight(page: Path = PAGE) -> int:
    """All files of the page as they are sent, in bytes."""
    total = 0
    for path in page.rglob("*"):
        if path.is_file():
            body = path.read_bytes()
            total += len(body) if path.suffix in PACKED else len(gzip.compress(body, 9))
    return total


@contextmanager
def server() -> Iterator[str]:
    """A server of its own; its bots take their time, so that nothing follows upon the deal."""
    command = [sys.executable, "-m", "parlour", "serve", "--port", "0", "--pace", "20"]
    with tempfile.TemporaryDirectory() as data, served([*command, "--data", data]) as address:
        yield address


def useful_seconds(browser: Any, home: str) -> float:
    """From an empty browser to the first game that can be chosen on the front page."""
    context = browser.new_context(viewport=WINDOW, service_workers="block")
    page = context.new_page()
    page.goto(home, wait_until="commit")
    page.get_by_test_id("play-alice").wait_for()
    # The time is taken in the page: the way of the answer to here is nobody's wait.
    ready: float = page.evaluate(
        """() => new Promise((go) => requestAnimationFrame(() => {
          const paints = performance.getEntriesByType("paint").map((p) => p.startTime);
          const games = performance.getEntriesByType("resource")
            .filter((r) => r.name.includes("/api/games")).map((r) => r.responseEnd);
          go(Math.max(...paints, ...games));
        }))"""
    )
    context.close()
    return ready / 1000


class Frames:
    """The frames of one deal, by what became of them."""

    def __init__(self, events: list[dict[str, Any]]) -> None:
        marks = [e for e in events if e["name"] in ("deal-begins", "deal-ends")]
        self.begins = next(e["ts"] for e in marks if e["name"] == "deal-begins")
        self.ends = next(e["ts"] for e in marks if e["name"] == "deal-ends")
        here = marks[0]["pid"]
        # A frame may be reported twice, for the main thread and for the compositor.
        self.fates: dict[int, set[str]] = {}
        self._drawing: list[float] = []
        for event in events:
            told = event.get("args", {})
            told = told.get("frame_reporter") or told.get("chrome_frame_reporter")
            inside = event["pid"] == here and self.begins <= event["ts"] <= self.ends
            if event["name"] == DRAWING and inside:
                self._drawing.append(event.get("tdur", 0) / 1000)
            if event["name"] == "PipelineReporter" and told and inside:
                self.fates.setdefault(told["frame_sequence"], set()).add(told["state"])

    @property
    def shown(self) -> int:
        """Frames that came to the screen."""
        return sum(any("PRESENTED" in s for s in states) for states in self.fates.values())

    @property
    def a_second(self) -> float:
        """Frames shown in a second of the deal."""
        return self.shown / ((self.ends - self.begins) / 1e6)

    @property
    def drawing(self) -> float:
        """The compositor's own work for one frame, in milliseconds of processor time.

        Other than the frames themselves, it does not depend on what else the machine does.
        """
        return sum(self._drawing) / max(1, len(self._drawing))

    @property
    def lost(self) -> float:
        """The part of the frames that were wanted and not shown, in hundredths."""
        dropped = sum(states == {"STATE_DROPPED"} for states in self.fates.values())
        return 100 * dropped / max(1, dropped + self.shown)


def deal(browser: Any, home: str) -> Frames:
    """Deal to twelve on a slow telephone, and read the trace."""
    context = browser.new_context(
        viewport=WINDOW, has_touch=True, is_mobile=True, device_scale_factor=2,
        service_workers="block",
    )  # fmt: skip
    context.add_init_script(_MARKS)
    page = context.new_page()
    wish = {"game": "alice", "name": "Ann", "seats": ["me", *["steady"] * (SEATS - 1)]}
    for run in ("warm", "measured"):
        taken = page.request.post(f"{home}/api/tables", data={**wish, "deal": "1"}).json()
        session = context.new_cdp_session(page)
        if run == "measured":
            session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
            browser.start_tracing(
                page=page,
                categories=["blink.user_timing", "cc", "benchmark", "devtools.timeline.frame"],
            )
        page.goto(f"{home}{taken['link']}", wait_until="commit")
        page.wait_for_function(
            """() => document.querySelector('[data-testid="table"]')?.dataset.busy === "false"
              && document.querySelectorAll('[data-testid="hand-card"]').length > 0""",
            timeout=60_000,
            # Not at every frame, which would itself be work.
            polling=250,
        )
        page.goto("about:blank")
    trace = json.loads(browser.stop_tracing())
    context.close()
    return Frames(trace["traceEvents"])


def measure_page(runs: int) -> Iterator[Figure]:
    """Weight, first use and frames, each as soon as it is there."""
    heavy = Figure("weight of the page, packed, without cards", "kB", at_most=250.0)
    if (PAGE / "index.html").is_file():
        heavy.samples.append(weight() / 1000)
    yield heavy
    useful = Figure("front page, from nothing to a game to choose", "s", at_most=1.0)
    frames = Figure(f"frames while dealing to {SEATS}", "a second", at_least=58.0)
    frames.note = f"processor slowed {SLOWED} times, {WINDOW['width']} by {WINDOW['height']}"
    lost = Figure("of these wanted and not shown", "%")
    work = Figure("the compositor's work for one of them", "ms", at_most=4.0)
    work.note = "processor time"
    from playwright.sync_api import sync_playwright

    from tools.browser import ARGUMENTS, find_browser

    with server() as home, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=find_browser(), args=[*ARGUMENTS])
        useful_seconds(browser, home)
        for _ in range(runs):
            useful.samples.append(useful_seconds(browser, home))
        yield useful
        for _ in range(runs):
            with suppress(StopIteration):
                seen = deal(browser, home)
                frames.samples.append(seen.a_second)
                lost.samples.append(seen.lost)
                work.samples.append(seen.drawing)
        browser.close()
    yield from (frames, lost, work)
