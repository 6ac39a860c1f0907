"""The pictures of the documentation, taken of real games: `make screenshots`."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.screenshot_list import SCREENSHOTS, WIDTHS
from tests.browser.screenshot_taker import ScreenshotTaker
from tests.server.server_process import ServerProcess
from tools.browser import ARGUMENTS, find_browser
from tools.paths import ROOT

GALLERY = ROOT / "docs" / "screens.md"
_HEAD = """# Every screen

`make screenshots` takes these pictures anew, of real games, and writes this page.
"""


def main(wanted: Sequence[str]) -> None:
    """Take all pictures, or those that are named."""
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder) / "data")
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(
                    executable_path=find_browser(), args=[*ARGUMENTS]
                )
                taker = ScreenshotTaker(browser, server.url)
                for name in wanted or SCREENSHOTS:
                    screenshot = SCREENSHOTS[name]
                    size = taker.take(screenshot.reach(taker), name, screenshot.still)
                    print(f"Took {name}, {size[0]} × {size[1]}.", flush=True)
                browser.close()
        finally:
            server.stop()
    if not wanted:
        GALLERY.write_text(gallery(taker))


def gallery(taker: ScreenshotTaker) -> str:
    """The page of all pictures, in the order of the pictures."""
    shown = [
        f'<figure><img src="pictures/{name}.webp" width="{WIDTHS[taker.sizes[name]]}"'
        f' alt="{screenshot.caption}"><figcaption>{screenshot.caption}</figcaption></figure>'
        for name, screenshot in SCREENSHOTS.items()
    ]
    return _HEAD + "\n" + "\n".join(shown) + "\n"


if __name__ == "__main__":
    main(sys.argv[1:])
