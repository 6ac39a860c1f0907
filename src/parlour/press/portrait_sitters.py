"""The thirty-two sitters: how each looked, put together from the parts of a profile."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.press.frame import INK, PAPER, mixed, n
from parlour.press.portrait_dress import DRESS, HATS, THINGS, Piece
from parlour.press.portrait_groups import GOLD, Group
from parlour.press.portrait_head import (
    BEARDS,
    BROW,
    CHEEK,
    EYE,
    FEATURES,
    HAIR,
    LOWERED,
    PUPIL,
    Shape,
    flesh,
)

# How much of the paper's light each colour of hair lets through the stone.
_SHADES = {"black": 0.16, "brown": 0.36, "grey": 0.66, "white": 1}


@dataclass(frozen=True)
class Sitter:
    """One author as the carver of cameos saw him: parts by name, and the colour of the hair."""

    hair: str
    shade: str
    beard: str = "none"
    nose: str = "straight"
    mouth: str = "even"
    chin: str = "firm"
    dress: str = "bow"
    hat: str = "none"
    thing: str = "none"
    moustache: str = "none"
    blind: bool = False


SITTERS: dict[str, Sitter] = {
    "BI-Parton": Sitter("swept", "brown", "spade", "straight", dress="cravat"),
    "BI-Irving": Sitter("windblown", "brown", "sideburn", "straight", dress="fur"),
    "BI-Sparks": Sitter("swept", "grey", "none", "large", "thin", "jutting", "gown"),
    "BI-Abbott": Sitter("receding", "white", "curtain", "straight", "thin", dress="stock"),
    "ES-Emerson": Sitter("parted", "brown", "none", "beak", "even", "weak", "stock"),
    "ES-Thoreau": Sitter("tousled", "black", "neck", "large", "full", "weak", "bow"),
    "ES-Whipple": Sitter("fringe", "brown", "sideburn", "snub", thing="spectacles"),
    "ES-Mitchell": Sitter("wavy", "grey", "burnsides", "straight", dress="cravat", thing="pipe"),
    "HI-Bancroft": Sitter("fringe", "white", "pointed", "aquiline", thing="spectacles"),
    "HI-Prescott": Sitter("wavy", "brown", "none", "fine", dress="stock", blind=True),
    "HI-Motley": Sitter("wavy", "black", "trimmed", "straight", dress="cravat"),
    "HI-Parkman": Sitter(
        "swept", "brown", "sideburn", "aquiline", "thin", "jutting", "open", "slouch"
    ),
    "HU-Twain": Sitter("mane", "brown", "none", "aquiline", moustache="moustache"),
    "HU-Ward": Sitter("curls", "grey", "none", "beak", "thin", "weak", moustache="drooping"),
    "HU-Billings": Sitter("long", "brown", "trimmed", "large", dress="open"),
    "HU-Nasby": Sitter(
        "swept", "black", "none", "snub", chin="double", hat="plug", moustache="moustache"
    ),
    "JO-Raymond": Sitter("parted", "black", "goatee", "straight", moustache="moustache"),
    "JO-Greeley": Sitter("flying", "white", "neck", "snub", "thin", thing="spectacles"),
    "JO-Bennett": Sitter("curls", "white", "none", "beak", "thin", "jutting", "stock"),
    "JO-Curtis": Sitter("wavy", "brown", "whiskers", "straight", dress="cravat"),
    "NO-Cooper": Sitter("tousled", "grey", "none", "large", "thin", "double", "stock"),
    "NO-Hawthorne": Sitter(
        "receding", "black", "none", "straight", dress="cravat", moustache="moustache"
    ),
    "NO-Stowe": Sitter("ringlets", "brown", "none", "aquiline", "full", "soft", "lace"),
    "NO-Simms": Sitter("mane", "grey", "spade", "straight", dress="stock"),
    "PO-Holmes": Sitter("parted", "grey", "sideburn", "snub", "full", "weak"),
    "PO-Longfellow": Sitter("mane", "white", "patriarch", "aquiline", dress="cravat"),
    "PO-Whittier": Sitter(
        "swept", "grey", "curtain", "aquiline", "thin", dress="plain", hat="broadbrim"
    ),
    "PO-Lowell": Sitter("wavy", "brown", "pointed", "straight"),
    "ST-Eggleston": Sitter("bush", "black", "forest", "straight", dress="cravat"),
    "ST-Trowbridge": Sitter(
        "swept", "brown", "goatee", "aquiline", dress="cravat", moustache="moustache"
    ),
    "ST-Harte": Sitter("curls", "black", "sideburn", "beak", moustache="waxed"),
    "ST-Alcott": Sitter("coil", "black", "none", "fine", "full", "soft", "ruffle"),
}


def _pieces(pieces: tuple[Piece, ...], group: Group) -> str:
    """Cloth, felt, wire and smoke, each in its own colour."""
    cloth = {
        "coat": mixed(group.stone, PAPER, 0.3),
        "dark": mixed(group.stone, INK, 0.5),
        "felt": mixed(group.stone, PAPER, 0.55),
        "fur": mixed(group.stone, PAPER, 0.5),
        "linen": mixed(group.stone, "#ffffff", 0.97),
        "gold": GOLD,
    }
    drawn = ""
    for kind, data in pieces:
        if kind == "line":
            drawn += f'<path fill="none" d="{data}"/>'
        elif kind == "wire":
            drawn += f'<path fill="none" stroke-width="1.6" d="{data}"/>'
        elif kind == "smoke":
            drawn += f'<path fill="none" stroke="{PAPER}" stroke-width="1.8" d="{data}"/>'
        else:
            drawn += f'<path fill="{cloth[kind]}" d="{data}"/>'
    return drawn


def _grown(shape: Shape, colour: str, strands: str) -> str:
    """Hair or beard, with its strands."""
    outline, lines = shape
    if not outline:
        return ""
    return (
        f'<path fill="{colour}" d="{outline}"/>'
        f'<path fill="none" stroke="{strands}" stroke-width=".9" d="{lines}"/>'
    )


def bust(sitter: Sitter, group: Group, x: float, y: float, scale: float) -> str:
    """Head and shoulders in relief, the middle of the skull at x, y."""
    shade = _SHADES[sitter.shade]
    hair = mixed(group.stone if shade > 0.3 else group.dark, "#fffcf3", shade)
    light = shade > 0.5
    strands = mixed(group.stone, PAPER, 0.35) if light else mixed(hair, PAPER, 0.35)
    skin = mixed(group.stone, "#fbe3c4", 0.93)
    eye = LOWERED if sitter.blind else EYE
    cheek = "" if sitter.chin == "soft" else CHEEK
    pupil = "" if sitter.blind else PUPIL
    return (
        f'<g transform="translate({n(x)} {n(y)})scale({n(scale)})" stroke="{group.dark}" '
        'stroke-width="1" stroke-linejoin="round" stroke-linecap="round">'
        f'<path fill="{skin}" d="{flesh(sitter.nose, sitter.mouth, sitter.chin)}"/>'
        f'<path fill="none" d="{FEATURES}{cheek}{eye}"/>'
        f'<path fill="{group.dark}" stroke="none" d="{pupil}{BROW}"/>'
        + _pieces(DRESS[sitter.dress], group)
        + _grown(BEARDS[sitter.beard], hair, strands)
        + _grown(BEARDS[sitter.moustache], hair, strands)
        + _grown(HAIR[sitter.hair], hair, strands)
        + _pieces(HATS[sitter.hat], group)
        + _pieces(THINGS[sitter.thing], group)
        + "</g>"
    )
