"""Whose work is used is said."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from xml.etree import ElementTree

import parlour.press

SVG = "{http://www.w3.org/2000/svg}"
PRESS = Path(parlour.press.__file__).parent
NOTE = files("parlour.press").joinpath("ATTRIBUTION.md").read_text(encoding="utf-8")
CREDIT = re.compile(r"From game-icons\.net, under CC BY 3\.0: ((?:[a-z-]+ by [a-z-]+(?:, )?)+)\.")


def credited() -> list[tuple[str, str, str | None]]:
    """Every icon that a picture names, its author, and its outline in that picture."""
    found = []
    for path in sorted((PRESS / "art").rglob("*.svg")):
        root = ElementTree.parse(path).getroot()
        told = root.findtext(f"{SVG}metadata")
        if told is not None:
            credit = CREDIT.fullmatch(told)
            assert credit is not None, path.name
            for entry in credit[1].split(", "):
                name, _, author = entry.partition(" by ")
                outline = root.find(f".//{SVG}path[@id='{name}']")
                found.append((name, author, None if outline is None else outline.get("d")))
    return found


def test_the_note_names_every_icon_with_its_author_and_no_other() -> None:
    rows = re.findall(r"^\| ([a-z-]+) \| ([a-z-]+) \| \S", NOTE, flags=re.MULTILINE)
    named = {name: author for name, author in rows if name != "icon"}
    assert len(named) == 15
    assert named == {name: author for name, author, _ in credited()}


def test_every_icon_stands_in_the_picture_that_names_it_and_is_everywhere_the_same() -> None:
    outlines: dict[str, str | None] = {}
    for name, _, outline in credited():
        assert outline is not None
        assert outlines.setdefault(name, outline) == outline


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
