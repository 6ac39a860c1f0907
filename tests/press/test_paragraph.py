"""Lines set from a case of letters: the same type, with each letter cut once."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from parlour.press import type as types
from parlour.press.paragraph import Case


def test_each_letter_is_cut_once_however_often_it_is_set() -> None:
    case = Case(types.TEXT, 14, "t")
    case.line("seen", 14, 0, 0, "#000000")
    case.line("sees.", 12, 0, 20, "#000000")
    assert re.findall(r'id="([^"]+)"', case.letters()) == ["ts", "te", "tn", "t-2e"]


@pytest.mark.parametrize("anchor", ["start", "middle"])
@pytest.mark.parametrize(("size", "track"), [(14, 0), (21, 0), (14, 0.8)])
def test_letters_stand_where_a_whole_line_has_them(anchor: str, size: float, track: float) -> None:
    """Where each letter's outline begins is the same, whether the line is drawn whole or set."""
    text = "AVe To"
    case = Case(types.ROMAN, 14, "r")
    line = ElementTree.fromstring(
        case.line(text, size, 100, 50, "#000000", anchor=anchor, track=track)
    )
    moved = re.fullmatch(r"translate\((\S+) (\S+)\)scale\((\S+)\)", line.get("transform", ""))
    assert moved is not None
    left, down, scale = (float(part) for part in moved.groups())
    assert down == 50
    set_at = [left + scale * int(use.get("x", "")) for use in line]
    begins = left if anchor == "start" else 100 - types.width(text, types.ROMAN, size, track) / 2
    assert left == pytest.approx(begins, abs=0.01)
    wanted = [
        begins
        + types.width(text[: place + 1], types.ROMAN, size, track)
        - types.width(text[place], types.ROMAN, size)
        for place in range(len(text))
        if text[place] != " "
    ]
    assert set_at == pytest.approx(wanted, abs=0.06)
