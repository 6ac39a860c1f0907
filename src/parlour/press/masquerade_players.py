# ruff: noqa: E501 -- a line of path data is one stroke of the pen and is not broken.
"""The eight Istriques: people of the stage and the booth, in the masks of comedy and tragedy."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, radians, sin

from parlour.press.frame import INK
from parlour.press.masquerade_figure import (
    GILT,
    LINEN,
    SHADE,
    at,
    cloak,
    coat,
    cut,
    dot,
    flower,
    glove,
    gown,
    limb,
    masked,
    ruff,
    trace,
)
from parlour.press.masquerade_titles import mask

_TITLE = "Istrique"


def _small_head(x: float, y: float, scale: float, turn: float = 0) -> str:
    """The head of a figure seen from head to foot."""
    face = f'<g stroke="{INK}">{mask(_TITLE, LINEN, INK)}</g>'
    return at(x, y, scale, cut("M-20-26c2-14 38-14 40 0l2 34c-8 16-36 16-44 0z") + face, turn=turn)


def tragedian(silk: str) -> str:
    """Laurel, a mantle, a dagger, and the mask that weeps."""
    leaf = cut("M0 0c-8-3-12-10-10-18 8 2 12 9 10 18z", GILT)
    laurel = trace("M103 98c-2-22 6-32 22-32s24 10 22 32", GILT, 2)
    for step in range(5):
        angle = radians(20 * step - 86)
        x, y, turn = 23 * sin(angle), 96 - 29 * cos(angle), 20 * step + 4
        laurel += at(125 + x, y, 0.8, leaf, turn=turn) + at(
            125 - x, y, 0.8, leaf, flip=True, turn=-turn
        )
    return (
        cloak()
        + cut(
            "M96 146c-14 6-22 18-24 34 40 0 76 24 96 100h22c-2-40-4-66-10-92-10-28-30-42-44-46-12 10-28 12-40 4z",
            silk,
        )
        + trace("M90 166c40 6 74 36 88 112M102 154c36 6 64 30 80 84M120 152c26 6 44 20 56 44")
        + masked(_TITLE, silk, LINEN, sad=True)
        + laurel
        + limb("M90 204c-12 14-8 26 4 28", SHADE, 17)
        + cut("M94 196l5-44 5 44z", LINEN)
        + cut("M86 196h26v6H86zM95 202h8v24h-8z", GILT)
        + glove(98, 226, 7.5)
    )


def ballet_dancer(silk: str) -> str:
    """On one point, the other leg behind, both arms in a garland."""
    return (
        limb("M122 176L124 218 122 262", LINEN, 9)
        + cut("M118 256h9l-2 20h-4z", silk)
        + limb("M130 178L158 204 182 190", LINEN, 9)
        + cut("M180 184l14-6-8 16z", silk)
        + cut(
            "M125 148c-30 4-54 16-62 34 10-2 14 4 22 2 6 6 14 4 20 2 8 6 16 4 22 2 8 4 16 2 22-2 8 2 14-2 18-6 8 0 12-4 20-4-10-16-34-26-62-28z",
            LINEN,
        )
        + trace(
            "M120 152c-16 8-28 18-36 30M124 154c-8 10-14 20-18 32M127 154c0 12 0 22 0 34M130 152c8 10 16 20 22 32M134 152c14 6 26 14 34 24",
            INK,
        )
        + cut("M112 112c8 4 16 4 24 0l2 14c0 12-4 20-4 28h-18c0-8-4-16-4-28z", silk)
        + limb("M113 117C86 104 82 70 104 50", LINEN, 7.5)
        + limb("M137 117c26-14 28-46 6-66", LINEN, 7.5)
        + cut("M120 98h10v16h-10z", LINEN)
        + _small_head(125, 86, 0.64)
        + flower(108, 48, 0.7, silk)
        + flower(124, 41, 0.85, silk)
        + flower(140, 48, 0.7, silk)
        + cut("M118 66c-4-12 18-12 14 0z")
    )


def clown(silk: str) -> str:
    """A cone with pompons, a ruff of three breadths, and spots."""
    spots = "".join(
        dot(x, y, 7, silk)
        for x, y in (
            (84, 196),
            (106, 188),
            (146, 188),
            (166, 198),
            (96, 224),
            (154, 226),
            (78, 252),
            (112, 256),
            (142, 258),
            (172, 254),
        )
    )
    return (
        coat(LINEN)
        + spots
        + "".join(dot(125, y, 7.5, SHADE) for y in (190, 222, 254))
        + masked(_TITLE, silk, LINEN)
        + ruff(silk, 1.55)
        + at(0, 8, 1, ruff(LINEN, 1.25))
        + cut("M98 88L125 26l27 62c-18-7-36-7-54 0z", silk)
        + dot(125, 28, 8, LINEN)
        + dot(125, 54, 5.5, LINEN)
        + dot(125, 74, 5.5, LINEN)
        + cut(
            "M103 92c-12-6-20 2-16 12 2 8 10 10 15 6zM147 92c12-6 20 2 16 12-2 8-10 10-15 6z", silk
        )
    )


def tumbler(silk: str) -> str:
    """On his hands, heels to the moon."""
    return (
        trace("M60 262c40 6 90 6 130 0", silk, 3)
        + limb("M107 196L94 226 96 256", silk, 11)
        + limb("M143 196l13 30-2 30", silk, 11)
        + limb("M116 134L96 98 108 54", silk, 13)
        + limb("M134 134l30-26 12 36", silk, 13)
        + cut(
            "M98 56l16 6c2-10 0-20-6-26-8 4-12 12-10 20zM168 142l14-4c6 8 6 18 2 26-8-4-14-12-16-22z"
        )
        + cut("M105 196c-2-22 2-44 8-64h24c6 20 10 42 8 64-12 8-28 8-40 0z", LINEN)
        + trace("M109 174l32 0M111 156h28M108 190h34", silk, 5)
        + _small_head(125, 222, 0.7, 180)
        + glove(96, 260, 7)
        + glove(154, 260, 7)
    )


def juggler(silk: str) -> str:
    """Seven balls between two hands."""
    balls = "".join(
        dot(x, y, 9.5, colour)
        for x, y, colour in (
            (66, 138, silk),
            (72, 96, LINEN),
            (92, 60, GILT),
            (125, 44, silk),
            (158, 60, LINEN),
            (178, 96, GILT),
            (184, 138, silk),
        )
    )
    return (
        coat(silk)
        + cut("M104 146c14 10 28 10 42 0l10 134H94z")
        + trace(
            "M110 170l30 14M140 170l-30 14M108 200l34 14M142 200l-34 14M106 230l38 14M144 230l-38 14"
        )
        + masked(_TITLE, silk)
        + cut("M102 90c-2-18 8-26 23-26s25 8 23 26c-14-6-32-6-46 0z", silk)
        + dot(125, 66, 4)
        + limb("M84 184c-6 20-22 22-24 2l4-16", silk, 16)
        + limb("M166 184c6 20 22 22 24 2l-4-16", silk, 16)
        + glove(65, 168, 7.5)
        + glove(185, 168, 7.5)
        + balls
    )


def rope_dancer(silk: str) -> str:
    """One foot on the rope and a parasol for balance."""
    return (
        trace("M54 240c40 10 102 10 142 0", GILT, 2.6)
        + limb("M120 184L112 216 118 242", LINEN, 9)
        + limb("M130 184L152 208 142 236", LINEN, 9)
        + cut("M110 240h18v7h-18zM136 232l12 4-4 8-12-4z", silk)
        + cut(
            "M124 152c-14 6-32 22-38 40 8-2 12 4 20 2 6 6 14 4 20 2 8 4 14 2 20-2 8 2 12-4 18-4-6-16-22-32-36-38z",
            silk,
        )
        + trace("M120 158c-10 10-16 22-20 34M128 158c0 14 0 24 0 36M134 156c8 10 14 20 18 34")
        + cut("M112 118c8 4 16 4 24 0l2 14-5 24h-18l-5-24z", LINEN)
        + trace("M118 126l12 7M130 126l-12 7M118 138l12 7M130 138l-12 7", INK)
        + limb("M113 124L90 138 70 126", LINEN, 7.5)
        + limb("M137 124L160 116 166 92", LINEN, 7.5)
        + trace("M167 96L160 46", GILT, 2.4)
        + cut(
            "M116 68c6-24 22-38 42-40 20 0 36 12 40 32-10-5-18-3-24 3-9-4-17-2-24 3-9-6-24-6-34 2z",
            silk,
        )
        + trace("M158 28c-10 12-16 24-18 36M158 28c4 10 8 22 10 34")
        + glove(167, 92, 5.5)
        + glove(68, 125, 5.5)
        + _small_head(125, 92, 0.64)
        + cut("M111 78c0-14 28-14 28 0-8-5-20-5-28 0z")
    )


def ballad_singer(silk: str) -> str:
    """A bonnet, a shawl, and the newest ballad at arm's length."""
    notes = "".join(
        at(
            x,
            y,
            1,
            dot(0, 0, 3.6, INK) + trace("M3.2-1V-15l8-3v13", INK, 1.5) + dot(8, -4, 3.6, INK),
        )
        for x, y in ((98, 240), (122, 232), (144, 244))
    )
    return (
        gown()
        + cut("M125 140c-24 4-44 12-52 34l52 50 52-50c-8-22-28-30-52-34z", silk)
        + trace("M84 180l41 38 41-38M92 184l-3 10M104 196l-3 9M146 196l3 9M158 184l3 10")
        + masked(_TITLE, silk)
        + cut("M96 128c-14-34-4-74 29-74s43 40 29 74c2-24-6-42-29-42s-31 18-29 42z", silk)
        + trace("M100 112c0-22 8-32 25-32s25 10 25 32M125 54v24M106 60l8 20M144 60l-8 20")
        + cut("M78 202h92v66c-8 6-14-4-22 0s-14 4-22 0-16-6-24-2-16 4-24 0z", LINEN)
        + trace("M88 216h72M88 222h72M88 228h72M88 234h72M88 240h72M88 246h72", INK, 0.5)
        + notes
        + glove(78, 232, 7.5)
        + glove(170, 232, 7.5)
    )


def puppet_man(silk: str) -> str:
    """The man above, the little king below, and the strings between."""
    puppet = (
        limb("M-6 34L-12 54-8 68", silk, 6)
        + limb("M6 34l8 18 8 12", silk, 6)
        + cut("M-12 6c8 4 16 4 24 0l4 30c-10 6-22 6-32 0z", silk)
        + limb("M-11 9L-26 18-30 6", silk, 6)
        + limb("M11 9L26 16 30 2", silk, 6)
        + dot(0, -7, 11, LINEN)
        + cut("M-10-14l-4-14 8 6 6-9 6 9 8-6-4 14z", GILT)
        + trace("M-5-8h1M4-8h1M-4-2c3 3 5 3 8 0", INK, 1.8)
    )
    return (
        coat()
        + cut("M112 142l13 20 13-20z", LINEN)
        + cut("M125 156l-12-6v12zM125 156l12-6v12z", silk)
        + masked(_TITLE, silk)
        + cut("M88 90c12-8 18-8 16-14l-2-40c14-5 32-5 46 0l-2 40c-2 6 4 6 16 14-24 8-50 8-74 0z")
        + cut("M104 76c14-4 28-4 42 0v-9c-14-4-28-4-42 0z", silk)
        + limb("M166 180c16 14 16 26-2 30", SHADE, 17)
        + limb("M84 180c-16 14-16 26 2 30", SHADE, 17)
        + trace("M95 206v6M125 204v15M155 206v-4", LINEN, 0.8)
        + trace("M92 204L95 216M158 204l-3 6M125 204v18M110 204l-6 52M140 204l6 50", LINEN, 0.8)
        + at(125, 228, 0.76, puppet)
        + limb("M82 204h86", GILT, 5.5)
        + glove(88, 208, 7)
        + glove(162, 208, 7)
    )


PLAYERS: dict[str, Callable[[str], str]] = {
    "Tragedian": tragedian,
    "Ballet-dancer": ballet_dancer,
    "Clown": clown,
    "Tumbler": tumbler,
    "Juggler": juggler,
    "Rope-dancer": rope_dancer,
    "Ballad-singer": ballad_singer,
    "Puppet-man": puppet_man,
}
