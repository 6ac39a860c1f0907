# ruff: noqa: E501 -- a line of path data is one stroke of the pen and is not broken.
"""The sixteen Leads: Alice in each of her scenes.

The picture is 148 wide (51 to 199); she stands at about y = 236.
"""

from __future__ import annotations

from collections.abc import Callable

from parlour.press.alice_beasts import puppy
from parlour.press.alice_cast import RED, silhouette
from parlour.press.alice_figure import HAIR, SKIN, alice, at, filled, head, inked, limb, line
from parlour.press.alice_party import GOLD
from parlour.press.alice_sets import mixed
from parlour.press.frame import INK, PAPER

_WOOD = "#b98d5a"
_LEAF = "#8fa06b"


def _she(tint: str, x: float, arms: str = "reach", scale: float = 1.06, y: float = 236) -> str:
    return at(x, y, scale, alice(tint, arms))


def door(tint: str) -> str:
    return inked(
        filled(mixed(tint, INK, 0.25), "M142 44h52v150c-8 6-12-4-18 2 2-50-4-100-34-152z")
        + line("M150 46c20 40 30 90 30 148M160 46c18 40 26 90 27 146M172 46c12 40 16 90 18 146")
        + filled(_WOOD, "M146 236v-34c0-20 30-20 30 0v34z")
        + line("M153 236v-44M161 236v-48M169 236v-44M146 210h30M146 226h30")
        + filled(GOLD, "M171 214a2.5 2.5 0 0 1 0 5 2.5 2.5 0 0 1 0-5z")
        + _she(tint, 96, "offer")
        + filled(GOLD, "M132 150a6 6 0 0 1 6 4h12v5h-3v4h-4v-4h-5a6 6 0 1 1-6-9z")
    )


def tears(tint: str) -> str:
    water = mixed("#9cc3d6", tint, 0.4)
    swell = "c10-9 18-9 25 0s15 9 25 0 18-9 25 0 15 9 25 0 18-9 25 0 15 9 23 0"
    return inked(
        at(116, 272, 1.18, head(tint) + filled(tint, "M-12-99c-6 8-6 20-4 30h34c2-12-1-24-8-30z"))
        + limb("M124 162c16 0 26-8 38-18", SKIN, 8)
        + limb("M96 166c-14 4-22 12-28 20", SKIN, 8)
        + filled(water, f"M51 172{swell}v74H51z")
        + line(f"M51 184{swell}M51 196{swell}M51 208{swell}M51 221{swell}M51 234{swell}", 0.9)
        + filled(
            water,
            "M164 60c6 9 8 14 4 18-5 3-11 0-10-6 0-4 3-7 6-12zM76 84c6 9 8 14 4 18-5 3-11 0-10-6 0-4 3-7 6-12zM178 108c5 7 6 11 3 14-4 3-9 0-8-5 0-3 3-6 5-9zM92 46c5 7 6 11 3 14-4 3-9 0-8-5 0-3 3-6 5-9z",
        )
    )


def thimble(tint: str) -> str:
    cup = filled(GOLD, "M-9 0l3-17c2-5 10-5 12 0L9 0z") + line(
        "M-7-4H7M-6-9H6M-5-14H5M-3-16v12M3-16v12", 0.6
    )
    return silhouette("dodo", 160, 192, 86, flip=True) + inked(
        _she(tint, 94, "reach") + at(128, 138, 1, cup)
    )


def house(tint: str) -> str:
    return inked(
        filled(_WOOD, "M58 112l40-52h60l40 52z")
        + filled("#c98f72", "M142 40h20v44h-20z")
        + filled(PAPER, "M64 112h124v124H64z")
        + line(
            "M70 106l34-42M80 108l30-44M92 108l26-44M104 108l18-44M118 110V64M132 110V84M148 108l-4-22M162 108l-12-24M176 108l-20-38M142 50h20M142 60h20M142 70h20M152 40v10M147 50v10M157 60v10"
        )
        + line("M152 36c-8-6 6-8 0-14")
        + filled(mixed(tint, PAPER, 0.4), "M78 130h60v66H78z")
        + at(
            100,
            246,
            0.86,
            head(tint) + filled(tint, "M-14-98c-8 10-10 24-8 40h42c4-18-1-32-10-40z"),
        )
        + f'<path stroke="{INK}" stroke-width="5.4" d="M78 130h60v66H78z"/>'
        + f'<path stroke="{PAPER}" stroke-width="2.8" d="M78 130h60v66H78z"/>'
        + filled(mixed(tint, PAPER, 0.4), "M150 138h26v36h-26z")
        + limb("M160 158c20-2 26 14 24 34", tint, 15)
        + limb("M184 188v18", SKIN, 9)
        + filled(_WOOD, "M150 196h26v40h-26z")
        + line(
            "M158 196v40M167 196v40M68 206h8M72 214h10M66 222h8M84 212h12M96 222h10M120 206h12M132 218h10M110 230h12M72 122h10M144 122h12M170 128h10"
        )
    )


def stick(tint: str) -> str:
    return at(84, 62, 0.69, puppy(tint)) + inked(
        limb("M126 145l26-26", _WOOD, 5) + line("M146 125l1-8", 1.4) + _she(tint, 92)
    )


def mushroom(tint: str) -> str:
    return inked(
        _she(tint, 98, "raise", 1.13)
        + filled(PAPER, "M136 152h26c-2 30 0 58 8 84h-42c8-26 10-54 8-84z")
        + filled(
            mixed("#cb7657", tint, 0.4), "M100 154c2-24 22-36 49-36s46 12 48 36c-24 8-73 8-97 0z"
        )
        + filled(
            PAPER,
            "M122 134a6 4 0 0 1 0 8 6 4 0 0 1 0-8zM176 134a6 4 0 0 1 0 8 6 4 0 0 1 0-8zM146 124a6 4 0 0 1 0 8 6 4 0 0 1 0-8z",
        )
        + line("M106 156c28 6 58 6 86 0M143 162c0 26-2 50-6 72M149 162v72M155 162c0 26 2 50 6 72")
        + "".join(
            filled(_LEAF, f"M{x} {y - r}a{r} {r} 0 0 1 0 {2 * r} {r} {r} 0 0 1 0-{2 * r}z")
            for x, y, r in (
                (186, 112, 7),
                (175, 114, 8),
                (163, 110, 9),
                (157, 98, 9),
                (158, 84, 10),
            )
        )
        + line("M154 76c-2-6-5-9-9-10M162 75c0-6 3-10 7-12M150 88c3 2 6 2 9 0M152 81v2")
    )


def verses(tint: str) -> str:
    return inked(
        filled(mixed(tint, PAPER, 0.55), "M122 56c22-6 44-6 66 0v128c-22-6-44-6-66 0z")
        + filled(
            PAPER,
            "M122 56c-4 8-4 16 0 22h66c4-6 4-14 0-22-22-6-44-6-66 0zM122 184c-6-2-8 8 0 12h66c8-2 8-14 0-12-22-6-44-6-66 0z",
        )
        + line(
            "M132 90h46M138 98h36M132 106h46M138 114h30M132 126h46M138 134h38M132 142h46M138 150h28M132 162h46M138 170h34",
            1.3,
        )
        + _she(tint, 96, "clasp")
        + filled(RED, "M146 226h36v10h-36zM150 216h30v10h-30z")
        + line("M146 229h36M150 219h30")
    )


def duchess_door(tint: str) -> str:
    return inked(
        filled(PAPER, "M126 50h66v186h-66z")
        + filled(tint, "M136 232V84c0-26 46-26 46 0v148z")
        + line("M142 92h15v50h-15zM161 92h15v50h-15zM142 150h15v74h-15zM161 150h15v74h-15z", 1)
        + filled(GOLD, "M159 112a4 4 0 0 1 0 8 4 4 0 0 1 0-8z")
        + f'<path stroke="{INK}" stroke-width="4" d="M159 120a7 7 0 0 1 0 15 7 7 0 0 1 0-15z"/><path stroke="{GOLD}" stroke-width="1.8" d="M159 120a7 7 0 0 1 0 15 7 7 0 0 1 0-15z"/>'
        + filled(PAPER, "M120 46h78v10h-78zM116 232h82v6h-82zM122 226h74v6h-74z")
        + _she(tint, 96, "reach")
    )


def kitchen(tint: str) -> str:
    pepper = "".join(
        f"M{x} {y}h.1"
        for x, y in (
            (120, 60),
            (132, 78),
            (148, 66),
            (166, 58),
            (178, 76),
            (140, 96),
            (160, 88),
            (186, 96),
            (124, 104),
            (172, 108),
            (152, 112),
            (114, 84),
            (190, 62),
            (70, 48),
            (86, 58),
            (104, 46),
        )
    )
    return silhouette("cauldron", 158, 178, 92) + inked(
        line(
            "M144 128c-10-10 8-14-2-28s8-16 2-28M158 126c-8-10 8-16 0-28s8-16 2-26M172 128c-8-10 8-14 2-26s6-12 2-22",
            1.3,
        )
        + filled(
            RED, "M140 236c2-10 8-8 10-18 6 6 8-2 8-8 6 6 10 10 10 16 4-2 4-4 4-6 6 6 8 10 6 16z"
        )
        + filled(PAPER, "M168 44c10-6 22-2 26 6-8 6-22 4-26-6z")
        + _she(tint, 96, "raise")
        + f'<path stroke="{INK}" stroke-width="3" d="{pepper}"/>'
    )


def baby(tint: str) -> str:
    return inked(
        limb("M172 236c6-60-6-110 2-190", _WOOD, 16)
        + filled(
            _LEAF,
            "M120 44c6-16 26-18 34-8 10-12 34-10 44 4v44c-12 10-24 6-28-2-12 8-28 4-32-8-14-2-22-14-18-30z",
        )
        + line(
            "M130 52c6-6 12-6 16-2M150 60c6-6 12-6 18 0M176 54c6-4 10-4 14 0M144 74c4-4 8-4 12-1M168 80c6-3 12-3 18 0"
        )
        + at(96, 236, 1.06, alice(tint, "offer"))
        + filled(PAPER, "M104 158c-6-14 6-28 22-28 20 0 34 12 32 26-2 16-36 22-54 2z")
        + filled("#eab9ae", "M144 122a15 15 0 0 1 0 30 15 15 0 0 1 0-30z")
        + filled(PAPER, "M144 119c-14-2-20 10-16 22 2-10 8-14 16-14s12 2 15 6c0-8-6-13-15-14z")
        + filled("#e09c90", "M150 138a5 4 0 0 1 0 8 5 4 0 0 1 0-8z")
        + line(
            "M148.5 141v2M151.5 141v2M143 135h2M153 135h1M110 152c8 8 24 10 38 6M112 144c4 6 10 10 16 12"
        )
    )


def tea_party(tint: str) -> str:
    return (
        inked(
            filled(_WOOD, "M56 100c-2-24 12-34 28-34s30 10 28 34v90H56z")
            + line("M64 100v70M72 92v70M98 92v70M106 100v70")
            + at(96, 250, 1.06, alice(tint, "offer"))
            + filled(
                PAPER,
                "M51 176h148v60c-8-4-12 4-20 0s-12 4-20 0-12 4-20 0-12 4-20 0-12 4-20 0-12 4-20 0-14 4-28 0z",
            )
            + line(
                "M51 182h148M70 190c2 14 0 30-4 44M110 190c0 14 2 30 0 44M146 190c0 16-2 30 2 44M180 190c2 16-2 30 2 44"
            )
        )
        + silhouette("teapot", 128, 156, 50)
        + silhouette("top-hat", 176, 146, 54)
        + inked(
            filled(PAPER, "M84 166h22l-3 12h-16zM150 168h18l-3 10h-12z")
            + line("M106 168c6 0 6 7-1 7M168 170c5 0 5 6-1 6M80 179h30M146 179h26", 1)
        )
    )


def leaving(tint: str) -> str:
    return inked(
        filled(_WOOD, "M130 236c8-30 8-70-4-110l60-4c-8 40-6 84 12 114z")
        + filled(
            _LEAF,
            "M96 96c-8-20 6-34 20-32 4-18 26-26 40-16 12-10 34-4 38 12 10 8 8 30-2 36 2 22-22 32-36 24-12 10-32 6-36-6-12 2-22-6-24-18z",
        )
        + line(
            "M108 88c6-6 12-6 18 0M130 66c6-6 14-6 20 0M160 72c6-6 14-6 18 0M132 102c6-6 12-6 18 0M160 104c6-6 12-6 18 0M112 104c4-3 8-3 12 0M140 84c6-5 10-5 16 0"
        )
        + filled(mixed(tint, PAPER, 0.2), "M146 232v-50c0-22 32-22 32 0v50z")
        + line(
            "M154 232v-62M162 232v-66M170 232v-62M134 150c2 20 2 40 0 60M186 150c-2 20 0 40 4 64M190 216l4 16M139 214l-4 18"
        )
        + filled(GOLD, "M172 202a2.6 2.6 0 0 1 0 5 2.6 2.6 0 0 1 0-5z")
        + _she(tint, 96, "reach")
    )


def roses(tint: str) -> str:
    bloom = "M0-9c6-2 10 2 9 7 4 4 1 10-5 10-4 4-10 1-10-4-5-3-3-10 1-11 1-2 3-2 5-2z"
    spots = (
        (134, 70, RED),
        (160, 56, PAPER),
        (184, 76, PAPER),
        (148, 92, PAPER),
        (174, 104, RED),
        (128, 106, RED),
        (152, 122, PAPER),
    )
    return inked(
        limb("M158 236c-2-40 2-70-2-110", _WOOD, 8)
        + filled(
            _LEAF,
            "M112 96c-8-22 10-36 20-36 4-18 30-24 42-12 18-2 28 18 24 32 4 24-8 36-20 38-8 20-34 22-44 8-14-2-22-14-22-30z",
        )
        + "".join(
            at(x, y, 1.05, filled(colour, bloom) + line("M-3-3c3-3 7 0 6 3s-5 3-6 1 1-3 2-2", 0.8))
            for x, y, colour in spots
        )
        + line(
            "M118 90c4-4 8-4 10 0M142 76c4-4 8-4 10 0M168 88c4-4 8-4 10 0M136 118c4-4 8-4 10 0M184 96c3-3 6-3 8 0M168 70c3-4 6-4 8-1"
        )
        + filled(mixed(tint, PAPER, 0.5), "M166 212h26l-3 24h-20z")
        + filled(RED, "M166 212c6-4 20-4 26 0-6 4-20 4-26 0zM170 215c0 9 4 10 5 4l1-3z")
        + line("M166 212c4-16 22-16 26 0", 1.1)
        + _she(tint, 96, "clasp")
    )


def croquet(tint: str) -> str:
    hoop = (
        filled(PAPER, "M150 236v-26c0-28 42-28 42 0v26h-9v-24c0-17-24-17-24 0v24z")
        + f'<path fill="{RED}" stroke="none" d="M171 193c-4-4-2-7 0-5 2-2 4 1 0 5zM154.5 210c-4-4-2-7 '
        '0-5 2-2 4 1 0 5zM187.5 210c-4-4-2-7 0-5 2-2 4 1 0 5z"/>'
    )
    return (
        inked(hoop + line("M55 226c10-4 14-4 20 0M126 240c10-4 14-4 20 0"))
        + silhouette("hedgehog", 171, 227, 32)
        + silhouette("flamingo", 145, 150, 92, flip=True)
        + inked(_she(tint, 92, "offer"))
    )


def seaside(tint: str) -> str:
    swell = "c8-5 13-5 18 0s11 5 18 0 13-5 18 0 11 5 18 0 13-5 18 0 11 5 18 0 13-5 18 0 10 5 22 0"
    return (
        inked(
            filled(PAPER, "M150 84a24 24 0 0 1 0 48 24 24 0 0 1 0-48z")
            + filled(mixed("#9cc3d6", tint, 0.5), f"M51 128{swell}v60H51z")
            + line(f"M51 138{swell}M51 148{swell}M51 158{swell}M51 168{swell}")
            + filled("#e6d2a6", "M51 182c40-10 100-8 148 2v62H51z")
            + line("M60 194h12M112 190h14M120 240h14M62 240h10M150 242h16M184 204h10")
            + filled("#b8a68a", "M116 236c0-16 10-22 20-26 6-12 30-16 40-4 14 4 20 16 22 30z")
            + line(
                "M126 228c4-6 8-8 14-10M150 222c4-4 10-5 16-3M176 230c4-4 8-4 12 0M140 234c4-3 8-4 12-4"
            )
        )
        + silhouette("sea-turtle", 158, 180, 62)
        + inked(_she(tint, 96, "clasp"))
    )


def jury(tint: str) -> str:
    heads = "".join(
        at(
            x,
            y,
            1,
            filled(colour, "M-8-10a4 4 0 0 1 6-2h4a4 4 0 0 1 6 2c4 8 0 18-8 18s-12-10-8-18z")
            + line("M-3-2h1M3-2h1M-2 3c1.5 1 3 1 4 0", 1.2),
            turn=turn,
        )
        for x, y, turn, colour in (
            (134, 128, 10, PAPER),
            (152, 120, 30, HAIR),
            (172, 128, 50, _LEAF),
            (188, 146, 80, PAPER),
            (124, 158, -30, "#b8a68a"),
            (186, 84, 140, HAIR),
            (150, 76, -40, "#b8a68a"),
        )
    )
    slates = filled(PAPER, "M164 52l18 8-6 14-18-8zM118 96l14-6 5 12-14 6zM190 106l8 4v14l-12-6z")
    box = (
        filled(_WOOD, "M-42-34h84v58h-84z")
        + filled(mixed(_WOOD, INK, 0.2), "M-46-40h92v8h-92zM-46 20h92v7h-92z")
        + line("M-36-26h20v40h-20zM-10-26h20v40h-20zM16-26h20v40h-20z", 1)
    )
    return inked(
        heads
        + slates
        + at(154, 190, 1, box, turn=24)
        + _she(tint, 96, "raise")
        + line("M120 220l-8 6M124 232l-10 2M196 170l4-8M142 62l-4-8M168 96l6-6", 1.1)
    )


SCENES: dict[int, Callable[[str], str]] = {
    1: door,
    2: tears,
    3: thimble,
    4: house,
    5: stick,
    6: mushroom,
    7: verses,
    8: duchess_door,
    9: kitchen,
    10: baby,
    11: tea_party,
    12: leaving,
    13: roses,
    14: croquet,
    15: seaside,
    16: jury,
}
