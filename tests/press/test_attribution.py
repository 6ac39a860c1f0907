"""Whose work is used is said."""

from __future__ import annotations

import re
from importlib.resources import files

from parlour.press import back, face
from parlour.press.faces import SHEETS
from parlour.press.icons import icons

NOTE = files("parlour.press").joinpath("ATTRIBUTION.md").read_text(encoding="utf-8")
ALL = "".join(
    [face(card, sheet) for sheet, printed in SHEETS.items() for card in printed.deck]
    + [back(sheet) for sheet in SHEETS]
)


def test_the_note_names_every_icon_with_its_author_and_no_other() -> None:
    rows = re.findall(r"^\| ([a-z-]+) \| ([a-z-]+) \| \S", NOTE, flags=re.MULTILINE)
    named = {name: author for name, author in rows if name != "icon"}
    assert named == {name: icon.author for name, icon in icons().items()}


def test_every_icon_kept_is_printed_somewhere() -> None:
    assert [name for name, icon in icons().items() if icon.path not in ALL] == []


def test_the_licences_are_named_and_kept() -> None:
    assert "creativecommons.org/licenses/by/3.0" in NOTE
    fonts = files("parlour.press").joinpath("fonts")
    licences = "".join(
        entry.read_text(encoding="utf-8")
        for entry in fonts.iterdir()
        if entry.name.endswith(".txt")
    )
    for entry in fonts.iterdir():
        if entry.name.endswith(".ttf"):
            assert f"`{entry.name}`" in NOTE
            assert entry.name in licences
    assert licences.count("SIL OPEN FONT LICENSE Version 1.1") == 2
