"""The page is light: all that it may ever load, but for the cards, packed as it is sent."""

from __future__ import annotations

import gzip

from tools.fonts import DISPLAY, TEXT
from tools.paths import PAGE, WEB

MOST = 250_000
"""In bytes, for everything."""
AT_ONCE = 150_000
"""For what the first page needs: the page, its program and its style, and no plain room."""
PACKED = {".woff2", ".png"}


def weights() -> dict[str, int]:
    assert (PAGE / "index.html").is_file(), "the page has not been built: run `make page`"
    found = {}
    for path in sorted(PAGE.rglob("*")):
        if path.is_file():
            body = path.read_bytes()
            packed = body if path.suffix in PACKED else gzip.compress(body, 9)
            found[path.relative_to(PAGE).as_posix()] = len(packed)
    return found


def test_the_whole_page_weighs_little() -> None:
    heavy = weights()
    assert sum(heavy.values()) <= MOST, heavy


def test_what_everybody_loads_first_weighs_less() -> None:
    heavy = weights()
    first = [n for n in heavy if not n.endswith((".png", ".woff2"))]
    assert sum(heavy[n] for n in first) <= AT_ONCE, {n: heavy[n] for n in first}


def test_the_fonts_have_every_letter_that_the_page_writes() -> None:
    """A letter that was cut away would stand out from its neighbours in another type."""
    keys = set("←→…?[]")
    for language in ("en", "de"):
        books = [*(WEB / "src" / "words").glob(f"*{language}.ts")]
        assert len(books) > 1
        text = "".join(book.read_text(encoding="utf-8") for book in books)
        written = {c for c in text if ord(c) > 0x7F}
        assert written <= set(TEXT) | keys, sorted(written - set(TEXT) - keys)
        letters = {c for c in written if c.isalpha()}
        assert letters <= set(DISPLAY), sorted(letters - set(DISPLAY))
