# ruff: noqa: E501 -- a line of path data is one stroke of the pen and is not broken.
"""The companions who are persons or curious things, in line and tint.

Each is drawn round the middle of its picture, x = 125, and stands at about y = 250.
"""

from __future__ import annotations

from parlour.press import type as types
from parlour.press.alice_figure import SKIN, at, filled, inked, limb, line
from parlour.press.alice_sets import mixed
from parlour.press.court import TINCTURES
from parlour.press.frame import INK, PAPER, n
from parlour.press.icons import SIDE, placed

RED = TINCTURES["Red"].field
HEART = "M0 9C-12-1-10-10-4-10-1-10 0-7 0-6 0-7 1-10 4-10 10-10 12-1 0 9z"
SPADE = "M0-11C3-5 11-1 11 5c0 5-6 6-9 2l2 6h-8l2-6c-3 4-9 3-9-2 0-6 8-10 11-16z"


def silhouette(
    name: str, x: float, y: float, size: float, *, turn: float = 0, flip: bool = False
) -> str:
    """A creature cut as a wood block: outlined, tinted, hatched, in a halo of bare paper."""
    move, _, data = placed(name, x, y, size, turn=turn, flip=flip).partition(" d=")
    weight = n(1.35 * SIDE / size)
    halo = n(6 * SIDE / size)
    return (
        f'<g {move} stroke-linejoin="round"><g stroke="{PAPER}" stroke-width="{halo}">'
        f'<path id="{name}" d={data}/></g>'
        f'<use href="#{name}" fill="url(#graved)" stroke="{INK}" stroke-width="{weight}"/></g>'
    )


def bottle(tint: str) -> str:
    """The little bottle with a paper label round its neck."""
    return inked(
        filled(
            mixed(tint, PAPER, 0.3),
            "M108 92h34v34c0 10 24 20 24 46v66c0 8-6 14-14 14h-54c-8 0-14-6-14-14v-66c0-26 24-36 24-46z",
        )
        + filled(tint, "M84 196h82v42c0 8-6 14-14 14h-54c-8 0-14-6-14-14z")
        + filled("#b98d5a", "M112 68h26l2 24h-30z")
        + line(
            "M84 202h82M84 208h82M84 214h82M84 221h82M84 229h82M84 238h82M116 72v16M122 72v16M128 72v16M158 150v42M153 144v48M148 140v52M163 160v32"
        )
        + filled(PAPER, "M92 136l60-12 12 46-62 14z")
        + line("M105 100c-8 14-10 26-9 38M145 100c6 8 8 16 7 24")
        + filled(PAPER, "M104 96h42v6h-42z")
    ) + at(
        0,
        0,
        1,
        f'<g transform="rotate(-11 128 154)">{types.line("DRINK", types.BOLD, 15, 129, 153, INK)}{types.line("ME", types.BOLD, 15, 129, 169, INK)}</g>',
    )


def lory(tint: str) -> str:
    """A parrot on her perch, older than you and therefore wiser."""
    return inked(
        limb("M66 214c30 6 84 4 118-6", "#b98d5a", 9)
        + filled(tint, "M112 196l-10 62 12-8 6 10 10-58z")
        + filled(
            tint, "M118 96c-26 6-36 34-32 66 3 24 14 38 30 44 22-4 36-22 38-50 2-30-8-60-36-60z"
        )
        + filled(
            mixed(tint, INK, 0.25), "M98 130c-14 22-12 54 14 78 12-6 22-16 24-34 2-20-12-40-38-44z"
        )
        + filled(
            tint, "M124 72c-20 0-34 14-34 34 0 16 8 26 22 30 22-4 38-14 42-30 2-20-10-34-30-34z"
        )
        + filled(PAPER, "M128 88c-8 0-14 6-13 14 2 8 10 12 22 10 4-8 2-22-9-24z")
        + filled("#c9a24a", "M138 92c18-2 28 10 26 30-6-6-12-8-20-6-4-8-6-16-6-24z")
        + filled(INK, "M127 98a3 3 0 0 1 0 6 3 3 0 0 1 0-6z")
        + line(
            "M144 106c6 0 12 4 16 10M104 148c-4 14-2 30 8 46M114 150c-2 14 0 28 8 38M124 158c0 8 2 16 6 22M96 124c8 8 20 12 32 12M140 140c4 14 4 30-2 44M146 150c1 10 0 18-3 26M104 84c4-6 10-9 16-9M100 92c4-5 8-8 14-10M104 220l6 26M112 216l2 30"
        )
        + filled(INK, "M108 206c4 6 2 12-2 14-4-2-4-8-2-13zM128 206c4 6 2 12-2 14-4-2-4-8-2-13z")
    )


def _coat(tint: str, extra: str = "") -> str:
    """A footman's coat with collar, frogging and neckcloth, for a head to be set on."""
    return (
        filled(tint, "M125 168c-30 0-52 12-58 40l-6 46h128l-6-46c-6-28-28-40-58-40z")
        + filled(PAPER, "M112 166h26l6 26-19 62-19-62z")
        + filled(
            mixed(tint, INK, 0.3),
            "M108 168l-20 14 20 32 17 40-13-62zM142 168l20 14-20 32-17 40 13-62z",
        )
        + filled(
            PAPER,
            "M106 164c12 8 26 8 38 0l4 14c-6 2-8 6-8 12-5-3-10-4-15-2-5-2-10-1-15 2 0-6-2-10-8-12z",
        )
        + line(
            "M74 214c4 10 6 24 6 38M80 204c5 14 7 30 7 48M176 214c-4 10-6 24-6 38M170 204c-5 14-7 30-7 48M120 206h10M120 220h10M122 234h6"
        )
        + extra
    )


def _wig() -> str:
    """Powdered curls, as both footmen wore them."""
    curls = "".join(
        f"M{x} {y}c-9-2-16 4-15 11 1 8 9 10 14 6 5-5 1-12-5-10"
        for x, y in ((92, 116), (90, 132), (94, 148))
    ) + "".join(
        f"M{x} {y}c9-2 16 4 15 11-1 8-9 10-14 6-5-5-1-12 5-10"
        for x, y in ((158, 116), (160, 132), (156, 148))
    )
    return (
        filled(
            PAPER, "M125 72c-28 0-44 20-44 48 0 16 4 34 12 48h64c8-14 12-32 12-48 0-28-16-48-44-48z"
        )
        + line("M92 104c8-16 20-22 33-22s25 6 33 22M98 96c8-8 17-12 27-12s19 4 27 12")
        + filled(PAPER, curls)
    )


def fish_footman(tint: str) -> str:
    """Fish above, livery below, and the great letter for the Duchess."""
    fish = (
        filled(
            mixed(tint, PAPER, 0.45),
            "M125 92c-24 2-36 22-36 40 0 20 14 38 36 44 22-6 36-24 36-44 0-18-12-38-36-40z",
        )
        + filled(
            PAPER, "M104 118a9 9 0 0 1 0 18 9 9 0 0 1 0-18zM146 118a9 9 0 0 1 0 18 9 9 0 0 1 0-18z"
        )
        + filled(INK, "M105 123a4 4 0 0 1 0 8 4 4 0 0 1 0-8zM145 123a4 4 0 0 1 0 8 4 4 0 0 1 0-8z")
        + filled(PAPER, "M108 156c10-9 24-9 34 0-10 9-24 9-34 0z")
        + line(
            "M108 156h34M118 108c4 4 10 4 14 0M116 114c6 4 12 4 18 0M112 142c4 3 6 3 8 0M130 142c2 3 4 3 8 0M121 143c2 2 6 2 8 0M94 146c4 12 8 18 16 24M156 146c-4 12-8 18-16 24"
        )
    )
    letter = (
        filled(PAPER, "M142 206l44-8 6 34-44 8z")
        + line("M142 206l26 18 18-26")
        + filled(RED, "M168 217a6 6 0 0 1 0 12 6 6 0 0 1 0-12z")
    )
    return inked(_coat(tint, letter) + _wig() + fish)


def frog_footman(tint: str) -> str:
    """The frog who opened the door, in the same powder and livery."""
    frog = (
        filled(tint, "M125 108c-34 0-46 20-44 38 3 18 22 30 44 30s41-12 44-30c2-18-10-38-44-38z")
        + filled(
            tint,
            "M102 92a15 15 0 0 1 0 30 15 15 0 0 1 0-30zM148 92a15 15 0 0 1 0 30 15 15 0 0 1 0-30z",
        )
        + filled(
            PAPER, "M102 98a9 9 0 0 1 0 18 9 9 0 0 1 0-18zM148 98a9 9 0 0 1 0 18 9 9 0 0 1 0-18z"
        )
        + filled(INK, "M96 105h12v4H96zM142 105h12v4h-12z")
        + '<path stroke-width="2" d="M84 144c16 16 66 16 82 0"/>'
        + line(
            "M119 134l-2 4M131 134l2 4M96 166c18 6 40 6 58 0M102 170c14 4 32 4 46 0M90 134c-2 3-3 5-3 8M160 134c2 3 3 5 3 8M88 128c-2 2-3 4-4 6M162 128c2 2 3 4 4 6"
        )
    )
    return inked(_coat(tint) + _wig() + frog)


def thistle(tint: str) -> str:
    """The great thistle behind which one dodges a puppy."""
    leaf = "M0 0c-10-10-14-4-24-12 0 8-6 6-12 4 2 8-4 10-10 12 8 2 6 8 4 14 8-4 10 0 14 6 4-8 18-6 28-24z"
    spikes = "".join(
        f"M125 112L{x} {y}"
        for x, y in (
            (92, 66),
            (100, 60),
            (108, 56),
            (116, 53),
            (125, 52),
            (134, 53),
            (142, 56),
            (150, 60),
            (158, 66),
        )
    )
    return inked(
        limb("M125 140C127 180 124 220 125 254", "#8fa06b", 7)
        + at(125, 204, 1.25, filled("#8fa06b", leaf))
        + at(125, 226, 1.25, filled("#8fa06b", leaf), flip=True)
        + at(125, 172, 0.8, filled("#8fa06b", leaf), flip=True)
        + filled(
            mixed("#b085b0", tint, 0.3),
            "M125 116L88 76c2-10 8-14 14-18l10-6h26l10 6c6 4 12 8 14 18z",
        )
        + f'<path stroke-width="1.1" d="{spikes}"/>'
        + filled(
            "#8fa06b", "M125 104c-26-2-34 10-32 24 2 12 14 22 32 22s30-10 32-22c2-14-6-26-32-24z"
        )
        + line(
            "M94 120l62 18M98 112l56 18M110 107l46 14M96 136l34 12M156 120l-62 18M152 112l-56 18M140 107l-46 14M154 136l-34 12"
        )
    )


def caterpillar(tint: str) -> str:
    """The Caterpillar on his mushroom, arms folded, with the long pipe."""
    body = "".join(
        filled(tint, f"M{x} {y - r}a{r} {r} 0 0 1 0 {2 * r} {r} {r} 0 0 1 0-{2 * r}z")
        for x, y, r in (
            (170, 164, 11),
            (154, 170, 13),
            (136, 170, 14),
            (119, 162, 14),
            (110, 146, 14),
            (110, 128, 14),
        )
    )
    return inked(
        filled(PAPER, "M112 196h28c-2 22 0 40 8 58h-46c8-18 12-36 10-58z")
        + filled(
            mixed(tint, "#cb7657", 0.5), "M56 198c4-26 34-36 70-36s66 10 70 36c-20 8-120 8-140 0z"
        )
        + line(
            "M62 200c40 6 88 6 128 0M120 206c0 16-2 32-5 46M126 206c0 18 0 32 1 46M132 206c0 16 2 32 6 46"
        )
        + filled(
            PAPER,
            "M78 180a7 5 0 0 1 0 10 7 5 0 0 1 0-10zM176 182a6 4 0 0 1 0 8 6 4 0 0 1 0-8zM94 172a4 3 0 0 1 0 6 4 3 0 0 1 0-6z",
        )
        + body
        + filled(tint, "M112 92a19 19 0 0 1 0 38 19 19 0 0 1 0-38z")
        + filled(PAPER, "M104 102a5 6 0 0 1 0 12 5 6 0 0 1 0-12z")
        + filled(INK, "M102 106a2 2.5 0 0 1 0 5 2 2.5 0 0 1 0-5z")
        + line(
            "M108 94c-2-8-6-12-12-14M118 93c0-8 4-13 10-15M98 120c4 3 8 3 12 1M106 140c4-3 8-3 12 0M108 150c4-3 9-3 13 1M120 168c2-5 6-7 11-6M140 176c0-5 3-9 8-10M158 176c0-5 2-8 6-10"
        )
        + limb("M97 121C80 124 70 136 72 152c2 10 12 12 12 4", "#c9a24a", 4.4)
        + line("M84 96c-8-4-10-12-4-18 6-6 2-12-4-14M90 82c-4-6-2-12 4-16")
    )


def hookah(tint: str) -> str:
    """The water-pipe, its snake coiled about it."""
    return inked(
        filled(tint, "M112 178h26c2 10 30 18 30 46 0 20-18 28-43 28s-43-8-43-28c0-28 28-36 30-46z")
        + line(
            "M88 214c20 6 54 6 74 0M84 222c22 6 60 6 82 0M84 230c22 6 60 6 82 0M88 238c20 5 54 5 74 0M96 246c16 3 42 3 58 0"
        )
        + filled("#c9a24a", "M116 112h18l-3 66h-12zM104 170h42v8h-42zM110 140h30v7h-30z")
        + filled(mixed(tint, INK, 0.3), "M100 92h50c0 12-10 20-25 20s-25-8-25-20z")
        + filled(PAPER, "M106 92c2-10 8-6 8-14 6 4 4-6 10-10 2 8 8 6 8 14 6-2 6 6 10 10z")
        + line("M124 62c-8-6 6-10-2-18s8-10 4-16M134 60c-4-8 6-8 2-16")
        + limb(
            "M140 160c30-6 48 14 44 40-4 30-30 48-54 54-30 6-62-2-66-26-3-18 14-26 24-16 8 10-4 20-12 14",
            RED,
            6.4,
        )
        + filled("#c9a24a", "M70 220l8 8-10 12-7-7z")
    )


def father_william(tint: str) -> str:
    """The old man on his head, at his time of life."""
    return inked(
        filled(tint, "M98 190c-10-20-10-40-2-56h58c8 16 8 36-2 56-14 10-40 10-54 0z")
        + filled(
            INK,
            "M98 134l-12-60-14-6c-2-6 2-10 8-9l24 5 18 70zM152 134l12-60 14-6c2-6-2-10-8-9l-24 5-18 70z",
        )
        + filled(PAPER, "M112 136h26l-6 58h-14z")
        + line("M119 150h12M119 162h12M119 174h12M104 144c-4 14-4 28 2 42M146 144c4 14 4 28-2 42")
        + limb("M100 176C76 186 70 206 84 236", tint, 13)
        + limb("M150 176c24 10 30 30 16 60", tint, 13)
        + filled(
            SKIN,
            "M84 232c8 4 10 10 6 18H72c-2-8 2-16 12-18zM166 232c-8 4-10 10-6 18h18c2-8-2-16-12-18z",
        )
        + filled(SKIN, "M125 192c-18 0-26 14-26 30 0 18 10 30 26 30s26-12 26-30c0-16-8-30-26-30z")
        + filled(
            PAPER, "M99 212c-8 10-6 22-1 30 4-6 6-12 5-18zM151 212c8 10 6 22 1 30-4-6-6-12-5-18z"
        )
        + line(
            "M110 234c2 2 6 2 8 0M132 234c2 2 6 2 8 0M113 208c8-6 16-6 24 0M125 228l-3-10h6M106 244h8M136 244h8"
        )
        + filled(PAPER, "M108 196c6-5 28-5 34 0-6 5-28 5-34 0z")
    )


def duchess(tint: str) -> str:
    """The Duchess, under the widest head-dress in Christendom."""
    return inked(
        filled(tint, "M125 176c-34 0-54 16-60 44l-4 32h128l-4-32c-6-28-26-44-60-44z")
        + filled(
            PAPER,
            "M125 62c-22-16-58-6-66 26-6 24 0 62 14 84 12-10 20-26 24-46h56c4 20 12 36 24 46 14-22 20-60 14-84-8-32-44-42-66-26z",
        )
        + filled(
            mixed(tint, PAPER, 0.4),
            "M125 72c-18-12-48-6-56 22-5 20-1 46 7 64 7-10 12-22 14-40 2-16 14-22 35-22s33 6 35 22c2 18 7 30 14 40 8-18 12-44 7-64-8-28-38-34-56-22z",
        )
        + filled(
            SKIN,
            "M125 96c-26 0-38 16-38 40 0 12 4 20 8 26 4 16 16 24 30 24s26-8 30-24c4-6 8-14 8-26 0-24-12-40-38-40z",
        )
        + line(
            "M100 126c4-5 12-5 16 0M134 126c4-5 12-5 16 0M104 130h9M137 130h9M96 120c6-6 14-7 20-4M154 120c-6-6-14-7-20-4M110 176c10 5 20 5 30 0"
        )
        + line("M121 132c-4 8-8 12-6 16 4 3 16 3 20 0 2-4-2-8-6-16M118 150c4 2 10 2 14 0", 1)
        + '<path stroke-width="1.6" d="M104 162c12-6 30-6 42 0M110 167c10-3 20-3 30 0"/>'
        + line(
            "M92 146c-2 6 0 10 4 14M158 146c2 6 0 10-4 14M70 100c2-12 10-20 20-22M70 114c0-4 1-8 2-10M180 100c-2-12-10-20-20-22M180 114c0-4-1-8-2-10M76 130c0 8 0 14 1 20M174 130c0 8 0 14-1 20M125 74v20M110 70c2 8 4 16 4 26M140 70c-2 8-4 16-4 26"
        )
        + filled(PAPER, "M98 182c16 14 38 14 54 0l8 10c-18 18-52 18-70 0z")
        + line(
            "M104 190l-4 8M114 195l-2 8M125 197v8M136 195l2 8M146 190l4 8M80 214c4 12 6 24 6 38M170 214c-4 12-6 24-6 38M100 222c3 10 4 20 4 30M150 222c-3 10-4 20-4 30"
        )
        + filled("#c9a24a", "M125 206l7 9-7 9-7-9z")
    )


def cook(tint: str) -> str:
    """The Cook with her pepper-box, and everything thrown."""
    pepper = "".join(
        f"M{x} {y}h.1"
        for x, y in (
            (172, 122),
            (180, 132),
            (168, 138),
            (184, 146),
            (174, 150),
            (164, 128),
            (188, 124),
            (178, 162),
            (166, 160),
            (186, 170),
            (170, 176),
            (192, 156),
        )
    )
    return inked(
        filled(tint, "M112 164c-26 2-42 14-46 38l-6 52h118l-4-52c-4-24-16-36-38-38z")
        + filled(PAPER, "M98 186h50l12 68H86z")
        + line(
            "M96 206c-2 16-4 32-6 48M150 206c2 16 4 32 6 48M108 222h30v16h-30zM74 212c3 12 4 28 2 42"
        )
        + filled(SKIN, "M124 92c-24 0-34 18-32 38 2 22 14 36 32 36s28-14 30-36c2-20-8-38-30-38z")
        + filled(PAPER, "M124 70c-30-4-46 18-42 46 6-10 20-16 42-16s34 6 38 16c6-28-8-44-38-46z")
        + line(
            "M90 102c4-14 14-22 30-24M100 98c4-8 12-13 24-14M154 102c-4-12-12-20-24-22M84 116c-4 10-2 22 4 28M160 116c4 10 2 22-4 28"
        )
        + line("M102 122l14 4M146 122l-14 4M106 130h8M134 130h8M124 130c-2 8-6 12-2 15h5", 1.1)
        + '<path stroke-width="1.8" d="M112 155c8-6 16-6 24 0"/>'
        + limb("M160 190c14 0 22-14 18-34", tint, 13)
        + at(
            182,
            112,
            1,
            filled("#c9a24a", "M-12 4l6-34h14l8 34z")
            + filled(PAPER, "M-14 4h32v10c-8 5-24 5-32 0z"),
            turn=200,
        )
        + filled(SKIN, "M170 140c6-4 16-2 17 6 0 8-10 12-16 7z")
        + f'<path stroke-width="2.6" d="{pepper}"/>'
    )
