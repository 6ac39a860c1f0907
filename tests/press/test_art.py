"""The drawings are pictures in files of their own; the press only places and tints them."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

import parlour.press
from parlour.press import art, faces, maps, sitters
from parlour.press.frame import Cut

SVG = "{http://www.w3.org/2000/svg}"
PRESS = Path(parlour.press.__file__).parent
PICTURES = sorted(
    path.relative_to(PRESS / "art").with_suffix("").as_posix()
    for path in (PRESS / "art").rglob("*.svg")
)
EVERY_PICTURE = pytest.mark.parametrize("name", PICTURES)
ALLOWED = {
    *("title", "desc", "metadata", "defs", "g", "use", "clipPath", "pattern"),
    *("path", "circle", "ellipse", "rect", "polygon", "polyline"),
}


def opened(name: str) -> ElementTree.Element:
    return ElementTree.parse(PRESS / "art" / f"{name}.svg").getroot()


@EVERY_PICTURE
def test_a_picture_is_a_whole_document_with_a_size_and_a_title(name: str) -> None:
    root = opened(name)
    assert root.tag == f"{SVG}svg"
    _, _, width, height = map(float, root.attrib["viewBox"].split())
    assert width > 0
    assert height > 0
    assert root[0].tag == f"{SVG}title"
    assert root[0].text


@EVERY_PICTURE
def test_a_picture_is_drawn_and_refers_to_nothing_outside_itself(name: str) -> None:
    root = opened(name)
    assert {part.tag.removeprefix(SVG) for part in root.iter()} - {"svg"} <= ALLOWED
    text = ElementTree.tostring(root, encoding="unicode")
    ids = {part.get("id") for part in root.iter()}
    referred = re.findall(r'href="#([^"]*)"', text) + re.findall(r"url\(#([^)]*)\)", text)
    assert set(referred) <= ids
    assert text.count("href=") == text.count('href="#')
    assert text.count("url(") == text.count("url(#")


@EVERY_PICTURE
def test_a_picture_has_every_tint_that_it_names(name: str) -> None:
    drawn = art.drawing(name)
    described = opened(name).findtext(f"{SVG}desc")
    assert bool(described) == bool(drawn.tints)
    for tint, colour in drawn.tints.items():
        assert f"{{{tint}}}" in drawn.markup
        assert colour not in drawn.markup
    assert len(set(drawn.tints.values())) == len(drawn.tints)


def test_every_picture_is_on_some_card(monkeypatch: pytest.MonkeyPatch) -> None:
    read: set[str] = set()

    class Noted:
        """The files of the press, which takes down what is read of them."""

        def joinpath(self, path: str) -> Path:
            read.add(path)
            return PRESS / path

    monkeypatch.setattr(art, "files", lambda package: Noted())
    for module in (art, faces, maps, sitters):
        for function in vars(module).values():
            if hasattr(function, "cache_clear"):
                function.cache_clear()
    for sheet, printed in faces.SHEETS.items():
        faces.back(sheet)
        for card in printed.deck:
            for cut in (Cut(), Cut(strong=True)):
                printed.face(card, cut)
    assert [name for name in PICTURES if f"art/{name}.svg" not in read] == []


def test_a_tint_is_printed_in_its_stead() -> None:
    usual = art.picture("court/crown")
    green = art.picture("court/crown", cloth="#00ff00")
    assert "#4a72b5" in usual
    assert green == usual.replace("#4a72b5", "#00ff00")


def test_tints_do_not_run_into_each_other() -> None:
    """A colour that is given for one tint is not taken for another that the file has."""
    drawn = art.drawing("court/crown")
    swapped = art.picture("court/crown", cloth=drawn.tints["metal"], metal=drawn.tints["cloth"])
    usual = art.picture("court/crown")
    for tint, other in (("cloth", "metal"), ("metal", "cloth")):
        assert swapped.count(drawn.tints[tint]) == usual.count(drawn.tints[other])


def test_a_drawing_is_set_in_its_place() -> None:
    assert '<g transform="translate(125 96)scale(1.25)"><circle/></g>' in art.picture(
        "court/crown", sign="<circle/>"
    )


def test_a_name_that_a_picture_does_not_have_is_refused_in_words() -> None:
    with pytest.raises(ValueError, match="court/niche has no tint or place named 'cloth'; it has"):
        art.picture("court/niche", cloth="#000000")


def test_what_a_drawing_program_adds_is_left_out(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "art").mkdir()
    (tmp_path / "art" / "mark.svg").write_text(
        '<?xml version="1.0"?><!-- by hand -->'
        '<svg:svg xmlns:svg="http://www.w3.org/2000/svg" xmlns:tool="http://example.org/tool" '
        'xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9" tool:version="1">'
        '<tool:view zoom="2"/><svg:desc>Tints: ink #123456.</svg:desc>\n'
        '<svg:path id="a" tool:label="leaf" style="fill:#123456" d="M0 0h9">'
        "<svg:title>Leaf</svg:title></svg:path>\n"
        '<svg:use xlink:href="#a"/></svg:svg>',
        encoding="utf-8",
    )
    monkeypatch.setattr(art, "files", lambda package: tmp_path)
    art.drawing.cache_clear()
    try:
        assert art.picture("mark", ink="red") == (
            '<path id="a" style="fill:red" d="M0 0h9"/><use href="#a"/>'
        )
    finally:
        art.drawing.cache_clear()


def path_data(code: str) -> list[str]:
    """What is written as path data in the text of this code, and is longer than plain geometry."""
    found = []
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.JoinedStr):
            text = "".join(
                # Whatever is filled in counts as one figure.
                str(part.value) if isinstance(part, ast.Constant) else "0"
                for part in node.values
            )
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            text = node.value
        else:
            continue
        found += re.findall(r"[Mm][-0-9.][-0-9., MLHVCSQTAZmlhvcsqtaz]{59,}", text)
    return found


@pytest.mark.parametrize("module", sorted(PRESS.glob("*.py")), ids=lambda path: path.stem)
def test_nothing_is_drawn_in_code(module: Path) -> None:
    assert path_data(module.read_text(encoding="utf-8")) == []


def test_a_drawing_in_code_is_found() -> None:
    stroke = "M124 106a5 6 0 0 1 0 12 5 6 0 0 1 0-12zM160 124c6-2 10 2 9 6-4 2-9 0-9-6z"
    assert path_data(f"eye = '{stroke}'") == [stroke]
    assert path_data(f"""eye = f'<path fill="{{ink}}" d="{stroke[:40]}' f'{stroke[40:]}"/>'""")
    assert path_data("""rule = f'<path d="M51 19h148v{bottom}H51z"/>'""") == []
