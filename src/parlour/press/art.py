"""The drawings, kept as pictures: SVG files under `art`, which the press places and tints.

Every file is a whole picture that can be opened and redrawn in any drawing program. What the
press may change in it is agreed on in the file itself (see `art/README.md`):

- tints: its description names colours, as in "Tints: cloth #4a72b5, metal #e0b757."; wherever one
  of them stands in the drawing, another colour or a pattern can be printed in its stead;
- places: a group with a class is where another drawing is set in; what stands there in the file
  is an example.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from xml.etree import ElementTree
from xml.sax.saxutils import quoteattr

_SVG = "{http://www.w3.org/2000/svg}"
_LINK = "{http://www.w3.org/1999/xlink}href"
_TOLD = {f"{_SVG}{tag}" for tag in ("title", "desc", "metadata")}
_TINT = re.compile(r"([a-z]+) (#[0-9a-f]{6})")


@dataclass(frozen=True)
class Drawing:
    """A picture as it was read: its title, its size, and what is drawn.

    In `markup` a name in braces stands for each tint and each place. `tints` has the colours of
    the file itself, which are printed unless others are asked for.
    """

    name: str
    title: str
    width: float
    height: float
    markup: str
    tints: Mapping[str, str]
    places: frozenset[str]

    def printed(self, **given: str) -> str:
        """The markup in these tints, with these drawings in their places."""
        for name in given:
            if name not in self.tints and name not in self.places:
                known = ", ".join(sorted({*self.tints, *self.places})) or "none"
                raise ValueError(
                    f"The picture {self.name} has no tint or place named {name!r}; it has: {known}."
                )
        return self.markup.format_map({**dict.fromkeys(self.places, ""), **self.tints, **given})


def _markup(element: ElementTree.Element) -> str:
    """An element and what is in it, without the notes that drawing programs make for themselves."""
    tag = element.tag.removeprefix(_SVG)
    attributes = ""
    for name, value in element.items():
        name = "href" if name == _LINK else name
        if name != "class" and not name.startswith("{"):
            attributes += f" {name}={quoteattr(value)}"
    place = element.get("class")
    if place:
        return f"<{tag}{attributes}>{{{place}}}</{tag}>"
    inner = _drawn_in(element)
    return f"<{tag}{attributes}>{inner}</{tag}>" if inner else f"<{tag}{attributes}/>"


def _drawn_in(element: ElementTree.Element) -> str:
    """All that is drawn in an element; what is told about it is left out."""
    return "".join(
        _markup(part) for part in element if part.tag.startswith(_SVG) and part.tag not in _TOLD
    )


def opened(name: str) -> ElementTree.Element:
    """The file of this name, such as "court/crown"."""
    text = files(__package__).joinpath(f"art/{name}.svg").read_text(encoding="utf-8")
    return ElementTree.fromstring(text)


@cache
def drawing(name: str) -> Drawing:
    """The picture of this name, ready to be printed."""
    root = opened(name)
    markup = _drawn_in(root)
    tints = dict(_TINT.findall(root.findtext(f"{_SVG}desc", "")))
    for tint, colour in tints.items():
        markup = markup.replace(colour, f"{{{tint}}}")
    _, _, width, height = map(float, root.attrib["viewBox"].split())
    return Drawing(
        name,
        root.findtext(f"{_SVG}title", ""),
        width,
        height,
        markup,
        tints,
        frozenset(part.attrib["class"] for part in root.iterfind(".//*[@class]")),
    )


def picture(name: str, /, **given: str) -> str:
    """The markup of a picture in these tints, with these drawings in their places."""
    return drawing(name).printed(**given)
