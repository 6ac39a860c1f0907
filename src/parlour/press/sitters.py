"""The sitters of Portrait Authors: how each looked, put together from the parts of a profile.

All parts are drawn in the same measures: the middle of the skull is the origin, the crown is at
y = -46, and the tip of the chin near (36, 46).
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from parlour.press.art import drawing, opened, picture
from parlour.press.frame import INK, PAPER, mixed

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


@cache
def _flesh(nose: str, mouth: str, chin: str) -> str:
    """The outline of head and neck: from the nape over the crown and down the face, in one line."""
    profile = opened("portrait/profile")
    lines = {line.get("id"): line.attrib["d"] for line in profile.iterfind(".//*[@d]")}
    down = (f"nose-{nose}", f"mouth-{mouth}", f"chin-{chin}", "throat")
    # Each begins where the one before it ends.
    return lines["skull"] + "".join(re.sub("^M[^A-Za-z]+", "", lines[name]) for name in down) + "z"


def _part(kind: str, name: str, colours: dict[str, str]) -> str:
    """A part of the sitter by name, in those of these colours that it has."""
    if name == "none":
        return ""
    part = drawing(f"portrait/{kind}-{name}")
    return part.printed(**{tint: colours[tint] for tint in part.tints})


def bust(sitter: Sitter, stone: str, dark: str) -> str:
    """Head and shoulders in relief, cut in this stone; the middle of the skull is the origin."""
    shade = _SHADES[sitter.shade]
    hair = mixed(stone if shade > 0.3 else dark, "#fffcf3", shade)
    colours = {
        "hair": hair,
        "strands": mixed(stone if shade > 0.5 else hair, PAPER, 0.35),
        "coat": mixed(stone, PAPER, 0.3),
        "dark": mixed(stone, INK, 0.5),
        "felt": mixed(stone, PAPER, 0.55),
        "fur": mixed(stone, PAPER, 0.5),
        "linen": mixed(stone, "#ffffff", 0.97),
    }
    if sitter.blind:
        features = "portrait/features-blind"
    else:
        features = "portrait/features-soft" if sitter.chin == "soft" else "portrait/features"
    skin = mixed(stone, "#fbe3c4", 0.93)
    return (
        f'<path fill="{skin}" d="{_flesh(sitter.nose, sitter.mouth, sitter.chin)}"/>'
        + picture(features, dark=dark)
        + _part("dress", sitter.dress, colours)
        + _part("beard", sitter.beard, colours)
        + _part("beard", sitter.moustache, colours)
        + _part("hair", sitter.hair, colours)
        + _part("hat", sitter.hat, colours)
        + _part("thing", sitter.thing, colours)
    )
