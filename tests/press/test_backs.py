"""A back must not tell which way up its card is held."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from parlour.press import back
from parlour.press.faces import SHEETS

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("sheet", sorted(SHEETS))
def test_a_back_is_the_same_upside_down(sheet: str) -> None:
    """The lower half is by construction the upper half turned round.

    What is drawn is: the paper, centred; a strip of ink across the middle, centred; the drawing,
    cut off exactly at the middle; and the same again turned by 180 degrees about the centre.
    Each of the first two is its own half-turn, and the last two are each other's.
    """
    root = ElementTree.fromstring(back(sheet))
    drawn = [
        child for child in root if child.tag not in (f"{SVG}title", f"{SVG}defs", f"{SVG}clipPath")
    ]
    paper, seam, half, turned = drawn

    assert paper.tag == f"{SVG}rect"
    x, y, width, height = (float(paper.get(name, "nan")) for name in ("x", "y", "width", "height"))
    assert (x + width / 2, y + height / 2) == (125, 175)

    assert seam.get("d") == "M8 174h234v2H8z"
    assert (8 + 234 / 2, 174 + 2 / 2) == (125, 175)

    assert half.get("clip-path") == "url(#upper)"
    clip = root.find(f"{SVG}clipPath[@id='upper']/{SVG}path")
    assert clip is not None
    assert clip.get("d") == "M0 0h250v175H0z"

    assert turned.tag == f"{SVG}use"
    assert turned.get("href") == f"#{half.get('id')}"
    assert turned.get("transform") == "rotate(180 125 175)"


@pytest.mark.parametrize("sheet", sorted(SHEETS))
def test_a_back_is_small_and_named(sheet: str) -> None:
    document = back(sheet)
    assert len(document.encode()) <= 25_000
    title = ElementTree.fromstring(document)[0]
    assert title.text is not None
    assert title.text.lower().startswith("the back of")


def test_each_sheet_has_its_own_back() -> None:
    assert len({back(sheet) for sheet in SHEETS}) == len(SHEETS)
