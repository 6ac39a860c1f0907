"""What every card has whatever its deck: paper, printed rules, the strip a fan shows, the sheet.

All measures are card units: a card is 250 wide and 350 high, five to seven.
"""

from __future__ import annotations

from dataclasses import dataclass
from xml.sax.saxutils import escape

from parlour.press.art import drawing

WIDTH, HEIGHT = 250, 350

INK = "#2b211a"
PAPER = "#f8f0dd"
EDGE = "#c9b991"

_ROUND = 10  # 4 in a hundred of the width


@dataclass(frozen=True)
class Cut:
    """For whom a deck is cut: for strong marks, and for a fan that opens to the other side."""

    strong: bool = False
    left: bool = False


USUAL = Cut()
BROADER = 2.2
"""How much broader the ribbon is where the marks are strong."""


def n(number: float) -> str:
    """A number as short as it can be written to a hundredth."""
    text = f"{number:.2f}".rstrip("0").rstrip(".")
    if text in ("-0", ""):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def mixed(colour: str, other: str, part: float) -> str:
    """This colour with so great a part of the other stirred in."""
    pairs = [(int(colour[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(a + (b - a) * part):02x}" for a, b in pairs)


def document(title: str, body: str, defs: str = "") -> str:
    """A whole card: the title for those who listen, the paper, and what is printed on it."""
    stock = (
        f'<rect x=".5" y=".5" width="{WIDTH - 1}" height="{HEIGHT - 1}" rx="{_ROUND}" '
        f'fill="{PAPER}" stroke="{EDGE}"/>'
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" role="img" '
        f'viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}">'
        f"<title>{escape(title)}</title>"
        + (f"<defs>{defs}</defs>" if defs else "")
        + stock
        + body
        + "</svg>\n"
    )


def rule(inset: float, weight: float, colour: str = INK, corner: float = 4) -> str:
    """A printed rule all round the card, `inset` from its edge."""
    return (
        f'<rect x="{n(inset)}" y="{n(inset)}" width="{n(WIDTH - 2 * inset)}" '
        f'height="{n(HEIGHT - 2 * inset)}" rx="{n(corner)}" fill="none" '
        f'stroke="{colour}" stroke-width="{n(weight)}"/>'
    )


def strip_twice(strip: str, cut: Cut = USUAL) -> str:
    """The strip at the top left and again, upside down, at the bottom right.

    For the left hand it is at the top right: its fan shows that side of a card.
    """
    aside = ' transform="translate(192)"' if cut.left else ""
    return f'<g id="strip"{aside}>{strip}</g><use href="#strip" transform="rotate(180 125 175)"/>'


def band(pattern: str, colour: str, top: float, bottom: float) -> str:
    """A printed ribbon down the strip: tells suits and sets apart where colour is lost."""
    return (
        f'<path fill="url(#{pattern})" stroke="{colour}" stroke-width=".7" '
        f'd="M22 {n(top)}h14V{n(bottom)}h-14z"/>'
        f'<path fill="{colour}" d="M29 {n(top - 7)}l3 4-3 4-3-4zM29 {n(bottom - 1)}l3 4-3 4-3-4z"/>'
    )


def broad_band(pattern: str, colour: str, top: float, bottom: float) -> str:
    """The same ribbon over the whole strip, its pattern as much larger."""
    drawn = band(pattern, colour, bottom - (bottom - top) / BROADER, bottom)
    aside, down = 29 * (1 - BROADER), bottom * (1 - BROADER)
    return f'<g transform="matrix({BROADER} 0 0 {BROADER} {n(aside)} {n(down)})">{drawn}</g>'


def tile(
    name: str, across: float, down: float, ground: str, drawing: str, *, ribbon: bool = False
) -> str:
    """A repeating pattern: its ground and what is drawn on each tile.

    For a ribbon the tile is brought to the ribbon's own place and width, so that none is cut.
    """
    if ribbon:
        size = f'x="22" width="14" height="{n(14 * down / across)}"'
    else:
        size = f'width="{n(across)}" height="{n(down)}"'
    return (
        f'<pattern id="{name}" {size} viewBox="0 0 {n(across)} {n(down)}" '
        f'patternUnits="userSpaceOnUse"><path fill="{ground}" '
        f'd="M0 0h{n(across)}v{n(down)}H0z"/>{drawing}</pattern>'
    )


def pattern(name: str, art: str, ground: str, /, **tints: str) -> str:
    """A picture repeated over and over on its ground, for whatever is filled with `name`."""
    drawn = drawing(art)
    return tile(name, drawn.width, drawn.height, ground, drawn.printed(**tints))


def ribbon(art: str, ground: str, /, **tints: str) -> str:
    """The same for the ribbon down the strip."""
    drawn = drawing(art)
    return tile("ribbon", drawn.width, drawn.height, ground, drawn.printed(**tints), ribbon=True)


def placed(drawn: str, x: float, y: float, size: float) -> str:
    """A drawing about its own origin, `size` times as great, with that origin at x, y."""
    return f'<g transform="translate({n(x)} {n(y)})scale({n(size)})">{drawn}</g>'


def twice_round(half: str) -> str:
    """What lies above the middle of a drawing, and the same turned half round.

    Whatever the drawing, the lower half is cut off and replaced by the upper, so the whole is
    symmetrical by construction. The strip of ink beneath hides the seam between the halves.
    """
    return (
        '<clipPath id="upper"><path d="M0 0h250v175H0z"/></clipPath>'
        f'<path fill="{INK}" d="M8 174h234v2H8z"/>'
        f'<g id="half" clip-path="url(#upper)">{half}</g>'
        '<use href="#half" transform="rotate(180 125 175)"/>'
    )


def flourish(x: float, y: float, span: float, colour: str) -> str:
    """A printer's rule with a lozenge in the middle and tapering arms."""
    return (
        f'<path fill="{colour}" d="M{n(x - span / 2)} {n(y)}L{n(x - 6)} {n(y - 0.6)}v1.2z'
        f"M{n(x + span / 2)} {n(y)}L{n(x + 6)} {n(y - 0.6)}v1.2z"
        f'M{n(x)} {n(y - 3)}l3.4 3-3.4 3-3.4-3z"/>'
    )
