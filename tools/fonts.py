"""The fonts of the page, cut down to the characters that it shows: `python -m tools.fonts`.

Run it after changing `CHARACTERS` or the font packages, and commit what it writes. It needs
fontTools, which Parlour needs anyway, and brotli (`uv run --with brotli`), which it does not.
"""

from __future__ import annotations

import io
import sys
from dataclasses import dataclass
from typing import Any

from tools.paths import WEB

FONTS = WEB / "src" / "style" / "fonts"
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
GERMAN = "ÄÖÜßäöü"
STOPS = " \u00a0!&'(),-./:;?–—‘’‚“”„…×·"
DISPLAY = LETTERS + GERMAN + "éèë" + STOPS
"""For headings and labels, whose rough old letters are heavy."""
TEXT = (
    DISPLAY
    + '0123456789"#%*+<=>@[]_|~§©«»−←→½'
    + "ÀÁÂÃÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕØÙÚÛÝÞàáâãåæçêìíîïðñòóôõøùúûýþÿŒœŠšŽž"
)
"""For running text, and for whatever name somebody may have."""
FINENESS = 256
"""Units to the em. The printer's roughness of IM Fell is drawn in 2048; a screen shows none of
the difference, and the letters weigh a third less."""


@dataclass(frozen=True)
class Cut:
    """One font: where it comes from, what it is called here, and what is left of it."""

    source: str
    name: str
    characters: str
    units: int = 0
    """Units to the em; 0 leaves them as they are."""


FELL = "@fontsource/im-fell-english"
STANDARD = "@fontsource/old-standard-tt"
ATKINSON = "@fontsource-variable/atkinson-hyperlegible-next"
CUTS = (
    Cut(f"{FELL}/files/im-fell-english-latin-400-normal", "display", DISPLAY, FINENESS),
    Cut(f"{FELL}/files/im-fell-english-latin-400-italic", "display-italic", DISPLAY, FINENESS),
    Cut(f"{FELL}-sc/files/im-fell-english-sc-latin-400-normal", "label", DISPLAY, FINENESS),
    Cut(f"{STANDARD}/files/old-standard-tt-latin-400-normal", "text", TEXT),
    Cut(f"{STANDARD}/files/old-standard-tt-latin-400-italic", "text-italic", TEXT),
    Cut(f"{STANDARD}/files/old-standard-tt-latin-700-normal", "text-bold", TEXT),
    Cut(f"{ATKINSON}/files/atkinson-hyperlegible-next-latin-wght-normal", "plain", TEXT),
)


def cut(wish: Cut) -> bytes:
    """The font with these characters only, packed for the web."""
    from fontTools import subset  # type: ignore[import-untyped]
    from fontTools.ttLib import TTFont  # type: ignore[import-untyped]
    from fontTools.ttLib.scaleUpem import scale_upem  # type: ignore[import-untyped]

    options: Any = subset.Options()
    options.flavor = "woff2"
    options.hinting = False
    options.desubroutinize = True
    options.notdef_outline = False
    options.layout_features = ["kern", "liga", "ccmp", "locl", "lnum", "tnum"]
    font: Any = TTFont(WEB / "node_modules" / f"{wish.source}.woff2")
    cutter = subset.Subsetter(options)
    cutter.populate(text=wish.characters)
    cutter.subset(font)
    if wish.units:
        scale_upem(font, wish.units)
    packed = io.BytesIO()
    subset.save_font(font, packed, options)
    return packed.getvalue()


def main() -> int:
    """Write every font."""
    FONTS.mkdir(parents=True, exist_ok=True)
    for wish in CUTS:
        packed = cut(wish)
        (FONTS / f"{wish.name}.woff2").write_bytes(packed)
        print(f"{wish.name}: {len(packed):,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
