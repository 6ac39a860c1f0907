# ruff: noqa: E501 -- a line of path data is one stroke of the pen and is not broken.
"""More companions in line and tint: the tea-party, the gardeners and the King's own pack."""

from __future__ import annotations

from parlour.press import type as types
from parlour.press.alice_cast import HEART, RED, SPADE
from parlour.press.alice_figure import HAIR, SKIN, at, filled, inked, limb, line
from parlour.press.alice_sets import mixed
from parlour.press.frame import INK, PAPER, n

GOLD = "#d2a545"


def cheshire_cat(tint: str) -> str:
    """The Cat on his bough: mostly grin."""
    teeth = "".join(
        f"M{x} {y}v{h}"
        for x, y, h in (
            (92, 150, 9),
            (100, 153, 12),
            (108, 155, 14),
            (117, 156, 15),
            (125, 156, 15),
            (133, 156, 15),
            (142, 155, 14),
            (150, 153, 12),
            (158, 150, 9),
        )
    )
    return inked(
        limb("M54 226c40-14 100-12 142 4", "#a5794f", 18)
        + line("M66 224c30-8 70-8 110 2M80 229c20-4 50-4 70 1")
        + filled(tint, "M72 214c-6-30 6-54 30-62h60c22 10 30 34 22 62-30-10-80-10-112 0z")
        + line(
            "M78 186c8 2 12 6 14 12M76 198c8 2 12 6 13 10M176 184c-8 2-12 6-14 12M180 196c-8 2-12 6-14 12M120 196v14M130 196v14"
        )
        + limb("M180 204c20 6 22 30 6 44", tint, 12)
        + line("M188 216l8-3M189 226l8 0M186 236l7 4")
        + filled(
            tint,
            "M84 96l-8-38 28 20c14-5 28-5 42 0l28-20-8 38c16 14 20 36 10 56-8 18-28 28-51 28s-43-10-51-28c-10-20-6-42 10-56z",
        )
        + filled(PAPER, "M86 140c24 14 54 14 78 0 6 2 8 8 4 14-18 22-68 22-86 0-4-6-2-12 4-14z")
        + line(teeth, 1)
        + line("M82 152c24 8 62 8 86 0", 1)
        + filled(
            PAPER,
            "M84 114c8-12 22-12 30 0-8 10-22 10-30 0zM136 114c8-12 22-12 30 0-8 10-22 10-30 0z",
        )
        + filled(
            INK,
            "M99 107c3 4 3 10 0 14-3-4-3-10 0-14zM151 107c3 4 3 10 0 14-3-4-3-10 0-14zM119 128h12l-6 7z",
        )
        + line(
            "M125 135v7M112 80c2 6 3 12 3 18M125 78v20M138 80c-2 6-3 12-3 18M76 118c6 0 8 2 10 6M72 130c6 0 8 2 10 4M174 118c-6 0-8 2-10 6M178 130c-6 0-8 2-10 4M66 128l-16-6M66 136l-18 2M184 128l16-6M184 136l18 2M84 70l12 12M166 70l-12 12"
        )
        + filled(
            tint,
            "M88 208c-2-10 12-14 16-4 2 8-2 14-8 14s-8-4-8-10zM162 208c2-10-12-14-16-4-2 8 2 14 8 14s8-4 8-10z",
        )
    )


def hatter(tint: str) -> str:
    """The Hatter in profile, the price still in his hat."""
    hat = (
        filled(mixed(tint, INK, 0.35), "M88 54c20-8 58-8 78-2l-8 54c-22 6-44 6-64 2z")
        + filled(tint, "M91 88c22 6 46 6 70 0l-2 16c-22 6-44 6-64 2z")
        + filled(
            mixed(tint, INK, 0.35),
            "M68 104c-6 6 2 14 14 16 32 6 64 4 92-6 8-4 10-10 4-12-34 12-78 12-110 2z",
        )
        + line("M98 58l4 28M108 56l3 32M150 56l-4 32M158 56l-5 30M142 54l-2 34")
        + filled(PAPER, "M126 62l32 4-4 26-32-5z")
    )
    return (
        inked(
            filled(tint, "M100 186c-26 4-42 18-46 42l-4 26h146c0-28-10-56-46-66z")
            + filled(PAPER, "M104 184l44 4 4 22-24 20z")
            + filled(
                RED,
                "M126 200l-26-10c-6 8-4 20 2 26zM126 200l28-8c6 8 4 20-4 26zM120 196h12v10h-12z",
            )
            + "".join(
                f'<circle cx="{x}" cy="{y}" r="1.6" fill="{PAPER}" stroke="none"/>'
                for x, y in ((106, 198), (112, 204), (108, 210), (146, 198), (140, 204), (148, 210))
            )
            + filled(
                SKIN,
                "M96 116c-6 24-4 50 8 66 8 8 26 10 36 4 8-4 10-10 10-16l8-6-4-6 4-4-3-6 11-8c-8-8-14-16-16-26z",
            )
            + filled(
                HAIR,
                "M96 116c-14 8-22 28-18 50 6-4 10-2 12 4 6-4 10-4 14 0 2-12 6-20 6-28 6-8 6-18 2-26z",
            )
            + line("M100 124c-8 12-12 24-12 38M106 122c-2 10-4 22-6 34M86 136c-2 8-3 14-2 22")
            + '<path stroke-width="1.8" d="M143 134v5"/>'
            + line(
                "M136 128c4-3 8-3 12 0M142 160l12 0M128 146c4 2 5 6 4 10M64 236c4 4 6 10 6 18M180 226c4 8 6 16 6 28M112 140c4 2 4 8 0 12"
            )
            + hat
        )
        + f'<g transform="rotate(8 140 77)">{types.line("10/6", types.BOLD, 13, 140, 82, INK)}</g>'
    )


def march_hare(tint: str) -> str:
    """The March Hare with straw about his ears, and a cup."""
    straw = "M92 92c-16-2-26-10-34-20M92 88c-12-6-18-16-20-28M158 92c16-2 26-10 34-20M158 88c12-6 18-16 20-28M90 97c-14 2-26 0-36-6M160 97c14 2 26 0 36-6"
    return inked(
        filled(tint, "M125 182c-30 0-50 12-56 38l-6 34h124l-6-34c-6-26-26-38-56-38z")
        + filled(PAPER, "M108 184h34l4 16-21 54-21-54z")
        + filled(RED, "M125 198l-24-9v20zM125 198l24-9v20zM120 194h10v9h-10z")
        + filled(
            mixed(HAIR, PAPER, 0.3),
            "M104 104c-22-14-34-50-22-72 16 8 34 40 36 68zM146 104c22-14 34-50 22-72-16 8-34 40-36 68z",
        )
        + filled(
            "#e6b9a0",
            "M104 92c-12-12-20-34-16-48 10 8 20 28 24 46zM146 92c12-12 20-34 16-48-10 8-20 28-24 46z",
        )
        + filled(
            mixed(HAIR, PAPER, 0.3),
            "M125 92c-28 0-42 18-42 42 0 30 18 56 42 56s42-26 42-56c0-24-14-42-42-42z",
        )
        + filled(
            PAPER,
            "M101 116a9 10 0 0 1 0 20 9 10 0 0 1 0-20zM149 116a9 10 0 0 1 0 20 9 10 0 0 1 0-20zM125 150c-18 0-22 12-18 22 4 8 10 12 18 12s14-4 18-12c4-10 0-22-18-22z",
        )
        + filled(
            INK,
            "M104 122a4 4 0 0 1 0 8 4 4 0 0 1 0-8zM146 122a4 4 0 0 1 0 8 4 4 0 0 1 0-8zM117 150h16l-8 9z",
        )
        + line(
            "M125 159v7M125 166c-5 5-10 5-13 2M125 166c5 5 10 5 13 2M104 160l-26-6M104 165l-28 2M146 160l26-6M146 165l28 2M94 108c4-4 8-5 12-4M156 108c-4-4-8-5-12-4M118 100l2 14M125 98v18M132 100l-2 14M88 144c4 2 6 6 6 10M162 144c-4 2-6 6-6 10M76 226c4 8 6 18 6 28M174 226c-4 8-6 18-6 28"
        )
        + filled(PAPER, "M120 172v9h10v-9z")
        + f'<path stroke="{INK}" stroke-width="3.2" d="{straw}"/><path stroke="{GOLD}" stroke-width="1.6" d="{straw}"/>'
    )


def dormouse(tint: str) -> str:
    """The Dormouse being put, asleep, into the teapot."""
    fur = "#b98d5a"
    return inked(
        filled(fur, "M98 168c-8-30 4-62 30-66 26 2 38 34 28 66z")
        + filled(
            fur,
            "M104 84a13 13 0 0 1 0 26 13 13 0 0 1 0-26zM152 82a13 13 0 0 1 0 26 13 13 0 0 1 0-26z",
        )
        + filled(
            "#e6b9a0",
            "M104 90a7 7 0 0 1 0 14 7 7 0 0 1 0-14zM152 88a7 7 0 0 1 0 14 7 7 0 0 1 0-14z",
        )
        + filled(
            fur, "M128 92c-22 2-30 18-28 32 4 14 16 20 28 24 12-4 24-10 28-24 2-14-8-30-28-32z"
        )
        + line(
            "M108 120c4 4 9 4 12 0M136 120c4 4 9 4 12 0M128 140c-4 3-7 3-9 1M128 140c4 3 7 3 9 1M116 134l-24-3M116 138l-22 5M140 134l24-3M140 138l22 5M120 98l2 8M128 96v9M136 98l-2 8",
            1.1,
        )
        + filled(INK, "M123 132h10l-5 6z")
        + filled(fur, "M106 158c4-6 12-6 14 2l-2 10h-12zM150 158c-4-6-12-6-14 2l2 10h12z")
        + limb("M168 196c20-8 24 34-8 36", tint, 11)
        + limb("M80 222c-18-4-16-26-26-34", tint, 13)
        + filled(
            tint,
            "M90 168h74c14 14 18 34 8 52-6 14-18 24-24 28h-42c-6-4-18-14-24-28-10-18-6-38 8-52z",
        )
        + filled(mixed(tint, PAPER, 0.5), "M86 164h82v9H86zM104 247h46l4 8h-54z")
        + line(
            "M82 190c28 8 62 8 90 0M80 204c30 8 64 8 94 0M152 178c8 12 10 26 4 40M146 178c7 12 9 26 4 42M140 178c5 14 7 28 3 44"
        )
    ) + "".join(
        types.line("z", types.BOLD, size, x, y, INK)
        for size, x, y in ((13, 160, 78), (17, 170, 66), (22, 182, 50))
    )


def gardener(tint: str, pips: int) -> str:
    """A gardener of the pack: a spade-card on legs, with his brush."""
    rows = {
        5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
        7: ((-1, -1), (1, -1), (0, -0.5), (-1, 0), (1, 0), (-1, 1), (1, 1)),
    }
    spots = "".join(
        f'<path fill="{INK}" stroke="none" transform="translate({n(125 + 20 * x)} {n(168 + 34 * y)})'
        f'scale({".8" if y <= 0 else ".8 -.8"})" d="{SPADE}"/>'
        for x, y in rows[pips]
    )
    hat = filled(tint, "M98 76c16-4 36-4 54 0l-8-26c-10-6-28-6-38 0z") + filled(
        tint, "M84 78c24-8 58-8 82 0 4 4 0 8-6 8-22-5-48-5-70 0-6 0-10-4-6-8z"
    )
    if pips == 5:
        tool = (
            limb("M186 226V120", "#a5794f", 6)
            + filled(RED, "M180 120h12l2-22c-4-6-12-6-16 0z")
            + line("M182 98v20M186 96v22M190 98v20")
        )
    else:
        tool = (
            filled(mixed(tint, PAPER, 0.4), "M170 190h26l-4 38h-18z")
            + filled(RED, "M170 190c6-4 20-4 26 0-6 4-20 4-26 0zM174 194c0 12 4 14 5 6l1-4z")
            + line("M170 190c4-18 22-18 26 0", 1.2)
        )
    return (
        inked(
            limb("M110 222v24M140 222v24", "#a5794f", 9)
            + filled(INK, "M102 254v-6c4-4 10-4 13 0v6zM135 254v-6c4-4 10-4 13 0v6z")
            + limb("M90 140c-16 6-24 20-24 38", tint, 11)
            + limb("M160 140c14 4 24 16 26 36", tint, 11)
            + filled(SKIN, "M104 78h42c2 16-4 32-21 36-17-4-23-20-21-36z")
            + line(
                "M113 90h6M131 90h6M125 90l-3 9h5M117 105c5 3 11 3 16 0M112 85c3-2 6-2 8 0M130 85c3-2 6-2 8 0",
                1.1,
            )
            + hat
            + filled(PAPER, "M90 114c0-3 2-5 5-5h60c3 0 5 2 5 5v106c0 3-2 5-5 5H95c-3 0-5-2-5-5z")
            + filled(SKIN, "M66 174a6 6 0 0 1 0 12 6 6 0 0 1 0-12z")
            + tool
            + filled(SKIN, "M186 172a6 6 0 0 1 0 12 6 6 0 0 1 0-12z")
        )
        + spots
    )


def _heart(x: float, y: float, scale: float) -> str:
    return f'<path fill="{RED}" transform="translate({n(x)} {n(y)})scale({n(scale)})" d="{HEART}"/>'


def _robe(tint: str) -> str:
    """The robe of the pack's own court: lozenges, hearts and a wide collar."""
    return (
        filled(tint, "M125 166c-36 0-58 14-64 44l-6 44h140l-6-44c-6-30-28-44-64-44z")
        + filled(PAPER, "M110 168h30l12 86H98z")
        + line(
            "M104 196l42 40M101 220l36 34M108 174l40 40M146 196l-42 40M149 220l-36 34M142 174l-40 40M70 216c4 12 6 24 6 38M180 216c-4 12-6 24-6 38M82 200c6 16 8 36 8 54M168 200c-6 16-8 36-8 54"
        )
        + filled(GOLD, "M88 168c24 14 50 14 74 0l8 16c-28 16-62 16-90 0z")
        + line("M94 178l4 10M106 183l3 10M118 186l1 10M132 186l-1 10M144 183l-3 10M156 178l-4 10")
    )


def _heart_crown(y: float) -> str:
    return (
        filled(GOLD, f"M92 {y}l-8-34 20 16 21-24 21 24 20-16-8 34c-20 8-46 8-66 0z")
        + _heart(125, y - 10, 0.75)
        + f'<circle cx="84" cy="{n(y - 36)}" r="4" fill="{PAPER}"/><circle cx="166" cy="{n(y - 36)}" r="4" fill="{PAPER}"/>'
        + f'<circle cx="125" cy="{n(y - 45)}" r="4.5" fill="{RED}"/>'
    )


def queen_of_hearts(tint: str) -> str:
    """The Queen, and what she says."""
    return inked(
        _robe(tint)
        + filled(INK, "M92 98c-14 16-18 42-8 66 10 2 18-2 22-8h38c4 6 12 10 22 8 10-24 6-50-8-66z")
        + filled(SKIN, "M94 96h62c6 24 2 50-10 64-10 10-32 10-42 0-12-14-16-40-10-64z")
        + line(
            "M100 118l16 6M150 118l-16 6M104 128h9M137 128h9M125 126c-2 8-6 12-2 16h5M100 140c2 3 5 4 8 4M150 140c-2 3-5 4-8 4",
            1.2,
        )
        + filled(RED, "M112 152c8-4 18-4 26 0-6 8-20 8-26 0z")
        + _heart_crown(100)
        + limb("M172 214c14-10 18-30 14-52", tint, 12)
        + limb("M186 160V96", GOLD, 5)
        + at(186, 88, 1, _heart(0, 0, 1))
        + filled(SKIN, "M186 154a7 7 0 0 1 0 14 7 7 0 0 1 0-14z")
    )


def king_of_hearts(tint: str) -> str:
    """The King, who is judge, and wears his crown over the wig."""
    curls = "".join(
        f"M{x} {y}a8 8 0 0 1 0 15 8 8 0 0 1 0-15z"
        for x in (84, 166)
        for y in (100, 114, 128, 142, 156)
    )
    return inked(
        _robe(tint)
        + filled(PAPER, "M88 98h74l8 66c-8 8-18 8-24 0h-42c-6 8-16 8-24 0z")
        + filled(PAPER, curls)
        + filled(SKIN, "M97 98h56c4 22 2 40-6 52h-44c-8-12-10-30-6-52z")
        + filled(PAPER, "M100 142c8-6 17-8 25-4 8-4 17-2 25 4 2 22-8 40-25 46-17-6-27-24-25-46z")
        + line(
            "M104 120c4-4 10-4 14 0M132 120c4-4 10-4 14 0M107 125h7M136 125h7M125 124c-2 8-5 10-2 14h5M118 148h14M110 156c2 10 6 18 10 24M125 156v28M140 156c-2 10-6 18-10 24",
            1.1,
        )
        + _heart_crown(100)
    )


def knave_of_hearts(tint: str) -> str:
    """The Knave, with the tarts he is said to have stolen."""
    tarts = "".join(
        filled(GOLD, f"M{x - 13} {y}h26l-4 12h-18z") + filled(RED, f"M{x - 11} {y}c2-9 20-9 22 0z")
        for x, y in ((97, 226), (125, 226), (153, 226), (111, 211), (139, 211))
    )
    return inked(
        _robe(tint)
        + filled(HAIR, "M92 96c-12 16-14 38-8 58 6 4 12 2 16-2h50c4 4 10 6 16 2 6-20 4-42-8-58z")
        + filled(SKIN, "M98 94h54c5 24 2 46-8 58-10 10-28 10-38 0-10-12-13-34-8-58z")
        + line(
            "M104 116c4-4 10-4 14 0M132 116c4-4 10-4 14 0M108 121h6M136 121h6M125 120c-2 8-6 12-2 16h5M114 146c6 4 16 4 22 0M106 137c4 1 8-1 10-3M144 137c-4 1-8-1-10-3",
            1.1,
        )
        + filled(tint, "M84 98c-2-26 16-44 42-44s44 14 42 40c-22-10-58-10-84 4z")
        + filled(PAPER, "M166 92c8-26 4-44-14-56 2 18-2 38-10 50z")
        + line("M160 84c2-14 0-26-4-38")
        + _heart(108, 80, 0.8)
        + tarts
        + filled(PAPER, "M70 238h110c0 8-16 14-55 14s-55-6-55-14z")
    )


def mock_turtle(tint: str) -> str:
    """A calf's head, a turtle's shell, and a tear."""
    return inked(
        filled(
            mixed(tint, PAPER, 0.35), "M92 228c-14 4-22 14-20 24h26zM158 228c14 4 22 14 20 24h-26z"
        )
        + filled(tint, "M125 136c-34 0-54 28-54 62 0 32 22 52 54 52s54-20 54-52c0-34-20-62-54-62z")
        + filled(PAPER, "M125 152c-22 0-36 20-36 46 0 26 14 42 36 42s36-16 36-42c0-26-14-46-36-46z")
        + line(
            "M125 170v70M92 180c20 6 46 6 66 0M89 200c22 6 50 6 72 0M93 220c20 5 44 5 64 0M80 170c-3 10-4 24-2 36M170 170c3 10 4 24 2 36M84 222c4 8 10 14 16 18M166 222c-4 8-10 14-16 18"
        )
        + limb("M86 172C66 178 60 196 70 214", mixed(tint, PAPER, 0.35), 16)
        + limb("M164 172c20 6 26 24 16 42", mixed(tint, PAPER, 0.35), 16)
        + filled(
            HAIR, "M96 88c-20-10-34-6-40 4 8 10 24 12 38 6zM154 88c20-10 34-6 40 4-8 10-24 12-38 6z"
        )
        + filled(
            PAPER,
            "M100 76c-10-6-14-16-10-26 8 4 14 12 18 22zM150 76c10-6 14-16 10-26-8 4-14 12-18 22z",
        )
        + filled(
            HAIR,
            "M125 66c-22 0-34 12-33 30 1 14 8 20 10 34 2 16 10 26 23 26s21-10 23-26c2-14 9-20 10-34 1-18-11-30-33-30z",
        )
        + filled(
            "#e9d3b0", "M125 122c-16 0-22 8-21 18 2 10 10 16 21 16s19-6 21-16c1-10-5-18-21-18z"
        )
        + filled(INK, "M115 130c3 0 4 2 3 5-3 0-5-2-3-5zM135 130c-3 0-4 2-3 5 3 0 5-2 3-5z")
        + line(
            "M116 147c6-3 12-3 18 0M100 98c4-4 10-4 14 0M136 98c4-4 10-4 14 0M103 104c3 3 6 3 9 0M138 104c3 3 6 3 9 0M119 72c2 6 2 10 1 16M125 70v18M131 72c-2 6-2 10-1 16M98 90l12 3M152 90l-12 3",
            1.1,
        )
        + filled(
            "#9cc3d6",
            "M150 112c4 6 5 9 2 12-4 2-7-2-6-5zM96 118c4 6 5 9 2 12-4 2-7-2-6-5zM157 132c4 6 5 9 2 12-4 2-7-2-6-5z",
        )
    )


def white_rabbit(tint: str) -> str:
    """The White Rabbit, late, looking at his watch."""
    return inked(
        filled(
            PAPER,
            "M94 92c-16-16-22-50-12-70 16 10 30 40 30 66zM122 86c-2-24 8-54 26-66 8 20 2 52-14 70z",
        )
        + filled(
            "#e6b9a0",
            "M96 80c-10-14-13-32-10-44 9 9 16 26 18 42zM126 80c2-16 9-32 19-42 3 14-3 32-11 44z",
        )
        + filled(tint, "M112 158c-30 4-46 22-48 50l-2 46h118l-2-46c-2-28-16-46-44-50z")
        + filled(PAPER, "M106 160l36 0 4 20-22 24-22-24z")
        + filled(mixed(tint, INK, 0.3), "M106 160l-16 10 14 32 20 4zM142 160l14 10-12 32-20 4z")
        + filled(
            PAPER,
            "M112 80c-26 0-40 16-40 36 0 26 16 44 40 46 30 0 52-10 54-28 0-10-8-14-12-20-6-20-18-34-42-34z",
        )
        + filled(INK, "M124 106a5 6 0 0 1 0 12 5 6 0 0 1 0-12zM160 124c6-2 10 2 9 6-4 2-9 0-9-6z")
        + line(
            "M162 132c-4 6-12 8-20 6M116 102c4-5 10-6 14-3M144 128l30 10M144 132l26 14M146 124l30 2M84 112c-2 10 0 20 6 28M90 108c-2 12 1 22 8 30M97 108c0 8 2 16 6 22M96 150c6 4 12 6 18 6M118 210h8M118 224h8M118 238h8M76 222c2 10 3 20 2 32M84 214c3 12 4 26 3 40"
        )
        + limb("M164 200c10 8 12 22 0 32-8 4-14 2-16-2", tint, 13)
        + line("M150 226c-10 0-20-4-24-12", 1.2)
        + filled(GOLD, "M150 212a17 17 0 0 1 0 34 17 17 0 0 1 0-34z")
        + filled(PAPER, "M150 217a12 12 0 0 1 0 24 12 12 0 0 1 0-24z")
        + line("M150 229v-8M150 229l6 3", 1.2)
    )
