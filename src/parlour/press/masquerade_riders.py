# ruff: noqa: E501 -- a line of path data is one stroke of the pen and is not broken.
"""The eight Mexicans: fine dress of town and country on a feast day, in masks of the sun."""

from __future__ import annotations

from collections.abc import Callable

from parlour.press.frame import INK
from parlour.press.masquerade_figure import (
    GILT,
    LINEN,
    SHADE,
    at,
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
    wide_hat,
)

_TITLE = "Mexican"
_ROUND_CROWN = "M101 80c2-20 8-28 24-28s22 8 24 28c-15-5-33-5-48 0z"


def caballero(silk: str) -> str:
    """The gentleman: a level hat, a cape over one shoulder, a sword at rest."""
    return (
        coat()
        + cut("M112 144l13 36 13-36z", LINEN)
        + trace(
            "M106 150c-2 40-4 84-4 128M144 150c2 40 4 84 4 128M98 168c-3 4-3 8 0 12M97 192c-3 4-3 8 0 12M152 168c3 4 3 8 0 12M153 192c3 4 3 8 0 12"
        )
        + cut("M150 148c20 4 34 16 38 40 4 30 6 62 6 92h-44c10-40 12-90 0-132z", silk)
        + trace("M162 160c10 36 12 80 6 118M174 172c8 30 10 70 8 106")
        + masked(_TITLE, silk, GILT)
        + wide_hat(54, "M102 80l3-24c12-5 28-5 40 0l3 24c-14-5-32-5-46 0z", "", silk)
        + trace("M78 90c30 6 64 6 94 0")
        + limb("M86 186c-12 18-10 32 4 36", SHADE, 17)
        + trace("M96 226L88 278", LINEN, 3)
        + cut("M84 222c6-10 20-10 26 0l-2 6H86z", GILT)
        + dot(97, 208, 4.5)
        + glove(97, 220, 7)
    )


def lady_in_mantilla(silk: str) -> str:
    """The high comb, the lace falling from it, and a fan."""
    scallops = "".join(
        f"M{x} {y}a6 6 0 0 0 0 12" for x, y in ((84, 134), (81, 150), (78, 166), (74, 182))
    )
    scallops += "".join(
        f"M{x} {y}a6 6 0 0 1 0 12" for x, y in ((166, 134), (169, 150), (172, 166), (176, 182))
    )
    ribs = "".join(
        f"M104 262L{x} {y}"
        for x, y in ((62, 236), (72, 220), (87, 208), (104, 204), (121, 208), (136, 220))
    )
    return (
        gown(silk)
        + cut(
            "M125 60c-30 0-42 24-44 58-2 34-8 56-16 76 16 4 28-2 36-12 2-30 4-54 6-72h36c2 18 4 42 6 72 8 10 20 16 36 12-8-20-14-42-16-76-2-34-14-58-44-58z"
        )
        + trace(scallops)
        + masked(_TITLE, silk, GILT)
        + cut("M101 84c-10-26-4-48 24-50 28 2 34 24 24 50-14-8-34-8-48 0z")
        + trace(
            "M108 76c-5-16-2-30 17-34 19 4 22 18 17 34M116 72c-2-10 0-18 9-24 9 6 11 14 9 24M125 48v24M99 92c-6 30-8 60-16 92M151 92c6 30 8 60 16 92"
        )
        + flower(150, 88, 0.9, silk)
        + cut("M104 266L56 240c2-26 22-44 48-44s46 18 48 44z", LINEN)
        + trace(ribs, INK)
        + trace("M66 240c4-16 18-28 38-28s34 12 38 28", silk, 3)
        + limb("M162 180c10 26-12 60-44 80", silk, 13)
        + glove(106, 262, 7.5)
    )


def ranchero(silk: str) -> str:
    """The farmer: a pale hat, a silk waistcoat, an armful of maize."""
    cob = (
        cut(
            "M0 20c-14-6-18-20-14-34 4 8 8 12 14 14zM0 20c14-6 18-20 14-34-4 8-8 12-14 14z",
            "#8da05a",
        )
        + cut("M0 16c-10-6-11-28 0-42 11 14 10 36 0 42z", GILT)
        + trace("M0-24v38M-5-14V8M5-14V8M-8-8h16M-8 0h16M-6 8H6", INK, 0.7)
    )
    return (
        coat(LINEN)
        + cut("M108 144c-6 3-11 5-16 7l4 129h58l4-129c-5-2-10-4-16-7l-17 44z", silk)
        + trace("M125 190v88M98 156l22 40M152 156l-22 40")
        + cut("M113 146c8 6 16 6 24 0l4 10-16 14-16-14z")
        + masked(_TITLE, silk, GILT)
        + wide_hat(52, "M101 80l4-30c12-6 28-6 40 0l4 30c-15-5-33-5-48 0z", LINEN, SHADE)
        + limb("M86 190c-14 24-2 44 30 48", LINEN, 17)
        + at(86, 220, 1.05, cob, turn=-24)
        + at(112, 212, 1.15, cob, turn=2)
        + at(138, 220, 1.05, cob, turn=26)
        + limb("M70 244c30 8 56 8 80-4", LINEN, 17)
        + glove(148, 240, 8)
    )


def matador(silk: str) -> str:
    """The montera, gold on the shoulders, the cape across."""
    fringe = "".join(
        f"M{x} {y}v9" for x, y in ((70, 178), (75, 175), (80, 173), (85, 171), (90, 170))
    )
    fringe += "".join(
        f"M{250 - x} {y}v9" for x, y in ((70, 178), (75, 175), (80, 173), (85, 171), (90, 170))
    )
    return (
        coat()
        + cut("M112 144h26l6 60h-38z", LINEN)
        + cut("M122 150h6l3 34-6 8-6-8z", silk)
        + cut(
            "M92 152c-14 2-22 10-26 26 8-6 18-9 28-8zM158 152c14 2 22 10 26 26-8-6-18-9-28-8z", GILT
        )
        + trace(fringe, GILT, 2)
        + trace("M104 160c-8 6-8 14 0 18s8 12 0 18M146 160c8 6 8 14 0 18s-8 12 0 18")
        + masked(_TITLE, silk, GILT)
        + cut(
            "M98 86c-12 2-18-8-12-16 6-6 12-2 16-2 10-8 36-8 46 0 4 0 10-4 16 2 6 8 0 18-12 16-16-7-38-7-54 0z"
        )
        + dot(90, 76, 4)
        + dot(160, 76, 4)
        + trace("M64 206L190 176", LINEN, 3.2)
        + cut(
            "M70 204c34-2 66-10 100-24 6 30 14 60 16 100-16-8-26 4-40-2s-22 4-36 0-26 4-38 0c6-26 4-52-2-74z",
            "#b63a3f",
        )
        + trace(
            "M88 204c4 24 4 50 0 72M112 200c6 26 6 52 2 76M138 192c8 28 10 56 8 84M158 184c10 30 14 60 16 90"
        )
        + glove(72, 206, 7.5)
        + glove(170, 182, 7.5)
    )


def vaquero(silk: str) -> str:
    """The herdsman and his rope, its loop open over him."""
    return (
        '<ellipse cx="125" cy="50" rx="54" ry="17" fill="none" stroke-width="4"/>'
        f'<ellipse cx="125" cy="50" rx="54" ry="17" fill="none" stroke="{LINEN}" stroke-width="2" stroke-dasharray="3 2"/>'
        + coat(silk)
        + cut("M108 144h34l8 136h-50z", LINEN)
        + cut("M104 144c14 14 28 14 42 0l4 10-25 22-25-22z")
        + cut("M100 258h50v14h-50zM118 256h14v18h-14z", GILT)
        + trace("M96 168v84M154 168v84", GILT, 1.6)
        + masked(_TITLE, silk, GILT)
        + wide_hat(52, _ROUND_CROWN, "", silk)
        + limb("M166 186c20-6 24-38 16-70", silk, 17)
        + trace("M179 112L178 54M182 118c8 30 0 50-6 66", GILT, 4)
        + trace("M179 112L178 54M182 118c8 30 0 50-6 66", LINEN, 2)
        + glove(181, 112, 7.5)
        + limb("M84 186c-14 20-10 38 6 48", silk, 17)
        + "".join(
            f'<ellipse cx="{94 + k * 3}" cy="{240 + k * 2}" rx="17" ry="20" fill="none" stroke="{LINEN}" stroke-width="2"/>'
            for k in range(3)
        )
        + glove(91, 230, 7.5)
    )


def muleteer(silk: str) -> str:
    """The mule looks over his shoulder; both know the way."""
    mule = (
        cut("M-8-38c-10-14-12-34-6-46 10 8 14 24 14 40zM10-40c2-16 8-28 18-34 4 14-2 30-12 40z")
        + cut(
            "M-14-40c14-8 26-6 34 4 6 20 10 42 8 60-2 14-22 16-28 4-4-14-10-20-16-26-4 30-2 60 2 86h-44c0-60 14-106 44-128z"
        )
        + trace(
            "M-4-22c4-3 8-3 10 0M16 26c3-2 6-2 8 0M-16 4C0-2 14 0 26 6M-4-40c-4 16-8 30-12 44",
            silk,
            2.4,
        )
        + dot(2, -16, 2.8, LINEN)
    )
    return (
        at(160, 176, 1.05, mule)
        + cut(
            "M113 140c-10 5-24 8-34 15-9 7-13 22-15 45l-6 80h112l-6-80c-2-23-4-38-13-45-10-7-28-10-38-15z",
            LINEN,
        )
        + cut("M76 160l16-8 62 128h-32z", silk)
        + trace("M82 166l56 112M90 160l58 118", SHADE, 2)
        + at(-12, 0, 1, masked(_TITLE, silk, GILT) + wide_hat(44, _ROUND_CROWN, GILT, silk))
        + limb("M144 190c12 14 14 24 10 34", LINEN, 16)
        + trace("M154 228c14-4 24-12 32-26", silk, 2.6)
        + glove(154, 228, 7.5)
    )


def water_carrier(silk: str) -> str:
    """Two jars on a yoke, and a cup for whoever asks."""
    jar = cut("M-9-22h18l-4 8c16 6 20 30 8 48h-26c-12-18-8-42 8-48z", silk) + trace(
        "M-15-2c10 4 20 4 30 0M-17 8c12 4 22 4 34 0M-8-18H8", INK, 1.300
    )
    return (
        coat(LINEN)
        + cut("M96 236c20 8 38 8 58 0v18c-20 8-38 8-58 0z", silk)
        + trace("M125 150v84M112 148l13 14 13-14", INK)
        + masked(_TITLE, silk, GILT)
        + wide_hat(40, _ROUND_CROWN, GILT, silk)
        + limb("M58 168c22-12 44-16 67-16s45 4 67 16", GILT, 7)
        + trace("M66 166v36M184 166v36", LINEN, 1.6)
        + at(74, 226, 1.05, jar)
        + at(176, 226, 1.05, jar)
        + glove(88, 160, 7)
        + glove(162, 160, 7)
    )


def flower_girl(silk: str) -> str:
    """A basket of blossom on her head and a nosegay in her hand."""
    blossom = "".join(
        flower(x, y, size, colour)
        for x, y, size, colour in (
            (88, 62, 0.95, silk),
            (106, 50, 1.05, LINEN),
            (126, 44, 1.15, "#d9707c"),
            (146, 50, 1.05, silk),
            (163, 62, 0.95, LINEN),
            (116, 64, 0.9, silk),
            (137, 63, 0.9, "#d9707c"),
        )
    )
    return (
        gown(silk)
        + ruff(LINEN, 1.1)
        + trace("M82 262c30 10 56 10 86 0M76 270c32 10 66 10 98 0", LINEN, 3)
        + limb("M88 168c-16 16-14 36 6 44", LINEN, 14)
        + limb("M162 166c20-10 24-44 8-74", LINEN, 14)
        + limb("M104 122C94 142 96 164 100 184", SHADE, 10)
        + limb("M146 122c10 20 8 42 4 62", SHADE, 10)
        + trace("M98 140l8 4M95 150l9 3M95 160l8 3M152 140l-8 4M155 150l-9 3M155 160l-8 3")
        + dot(100, 186, 4.5, silk)
        + dot(150, 186, 4.5, silk)
        + masked(_TITLE, silk, GILT)
        + blossom
        + cut("M78 70c30 8 64 8 94 0l-14 22c-20 6-46 6-66 0z", GILT)
        + trace("M84 80c28 7 54 7 82 0M100 76l4 16M118 78l2 16M136 78l-2 16M152 76l-4 16", INK)
        + glove(170, 88, 7)
        + trace("M100 214l4 34M106 214l2 34M112 212l-2 36", "#8da05a", 2.4)
        + flower(96, 204, 0.85, "#d9707c")
        + flower(114, 202, 0.85, LINEN)
        + flower(105, 194, 0.85, silk)
        + glove(104, 220, 7)
    )


RIDERS: dict[str, Callable[[str], str]] = {
    "Caballero": caballero,
    "Lady in Mantilla": lady_in_mantilla,
    "Ranchero": ranchero,
    "Matador": matador,
    "Vaquero": vaquero,
    "Muleteer": muleteer,
    "Water-carrier": water_carrier,
    "Flower-girl": flower_girl,
}
