# ruff: noqa: E501 -- a line of path data is one stroke of the pen and is not broken.
"""The eight Royers: people of the road and the sea, in beaked masks turned to what lies ahead."""

from __future__ import annotations

from collections.abc import Callable

from parlour.press.frame import INK, PAPER
from parlour.press.masquerade_figure import (
    GILT,
    LINEN,
    SHADE,
    at,
    cloak,
    coat,
    cut,
    dot,
    glove,
    gown,
    limb,
    masked,
    plume,
    trace,
    wide_hat,
)

_TITLE = "Royer"
_SHELL = "M0 8c-10-2-16-12-12-20 3-6 7-3 8-8 2-3 6-3 8 0 1 5 5 2 8 8 4 8-2 18-12 20z"


def _shell(x: float, y: float, size: float, colour: str) -> str:
    return at(x, y, size, cut(_SHELL, colour) + trace("M0 6v-20M-2 6l-7-15M2 6l7-15", INK))


def corsair(silk: str) -> str:
    """A cocked hat, a sash across the coat, a cutlass."""
    return (
        coat()
        + cut("M88 152l16-6 62 118v16h-22z", silk)
        + cut("M112 142l13 30 13-30-6-4h-14z", LINEN)
        + masked(_TITLE, silk)
        + cut(
            "M72 86c18 0 32-16 44-30 8-4 16-3 22 2 12 14 22 26 40 26-10 14-34 12-54 4-20 8-42 10-52-2z"
        )
        + trace("M82 88c16 2 30-2 42-8 14 6 28 10 44 6")
        + dot(121, 72, 5, silk)
        + plume(112, 66, 0.8, silk, -30)
        + limb("M84 182c-16 10-22 24-14 38", SHADE, 17)
        + cut("M64 226c-12-40-8-84 12-116 2 40-2 80-4 116z", LINEN)
        + cut("M54 222c8-6 24-6 30 0 6 12-2 20-8 16-8 4-22-2-22-16z", GILT)
        + glove(70, 230)
    )


def gipsy_queen(silk: str) -> str:
    """A crowned veil and a hand of cards to tell the night by."""
    cards = "".join(
        at(
            98,
            250,
            1,
            cut("M-9-50h18v30H-9z", PAPER) + cut("M0-42l4 6-4 6-4-6z", silk),
            turn=turn,
        )
        for turn in (-38, -14, 10, 34)
    )
    return (
        cut(
            "M125 64c-30 0-44 24-46 60-2 40-14 80-22 156h136c-8-76-20-116-22-156-2-36-16-60-46-60z",
            silk,
        )
        + gown()
        + cut("M88 172c20 18 54 18 74 0l6 14c-24 22-62 22-86 0z", silk)
        + trace(
            "M84 190l-4 10M96 196l-3 10M110 200l-1 10M125 201v10M140 200l1 10M154 196l3 10M166 190l4 10"
        )
        + masked(_TITLE, silk)
        + cut("M98 86l-5-26 13 12 7-18 12 16 12-16 7 18 13-12-5 26c-18-7-36-7-54 0z", GILT)
        + "".join(dot(x, y, 2.5, silk) for x, y in ((106, 80), (125, 77), (144, 80)))
        + '<circle cx="101" cy="130" r="5" fill="none" stroke-width="2"/>'
        + cards
        + limb("M86 182c-16 22-14 44 4 58", SHADE, 14)
        + glove(97, 242, 8)
    )


def troubadour(silk: str) -> str:
    """A feather in the cap and a lute across the heart."""
    lute = (
        cut("M0 0c16-20 44-20 54 0s-2 44-24 44S-8 22 0 0z", GILT)
        + dot(24, 16, 8, SHADE)
        + cut("M10-6l10-6-40-52-8 6z")
        + cut("M-28-58l8-6-18-10-8 6z")
        + trace("M-22-58L36 30M-19-60L40 28", LINEN, 0.7)
        + cut("M26 32l16-12 4 5-16 12z")
    )
    return (
        coat(silk)
        + cut("M100 146c16 14 34 14 50 0l12 14-37 30-37-30z")
        + trace("M95 160l30 22 30-22")
        + masked(_TITLE, silk)
        + cut("M92 94c-10-18 4-34 30-36 24-2 38 10 36 24-18-4-46-2-66 12z", silk)
        + plume(112, 74, 1.15, LINEN, -34)
        + limb("M166 182c14 20 12 38-4 50", silk, 17)
        + at(106, 216, 1, lute)
        + limb("M84 180c-14 0-22-8-22-16", silk, 17)
        + glove(74, 166)
        + glove(156, 236)
    )


def pilgrim(silk: str) -> str:
    """Staff and gourd, and a scallop on the hat."""
    return (
        cloak()
        + cut("M125 138c-24 2-44 12-52 38 16 14 34 20 52 20s36-6 52-20c-8-26-28-36-52-38z", silk)
        + _shell(98, 178, 0.75, LINEN)
        + _shell(152, 178, 0.75, LINEN)
        + masked(_TITLE, silk)
        + wide_hat(54, "M98 82c0-20 8-32 27-32s27 12 27 32c-17-6-37-6-54 0z", silk)
        + _shell(122, 74, 0.95, LINEN)
        + limb("M74 54V278", GILT, 6)
        + dot(74, 54, 6)
        + cut("M74 84c10 2 12 10 8 16 10 6 10 24-8 24s-18-18-8-24c-4-6-2-14 8-16z", silk)
        + limb("M96 210c-10 8-16 8-22 6", SHADE, 17)
        + glove(74, 214, 7.5)
    )


def bandit(silk: str) -> str:
    """The tall ribboned hat of the mountain roads, and a pistol he has no need to fire."""
    return (
        cloak()
        + cut("M80 170c30-4 64 4 96 40l6 22c-40-34-76-42-108-38z", silk)
        + masked(_TITLE, silk)
        + cut("M80 92c14-8 20-8 26-8l10-46c4-6 16-6 20 0l10 46c8 0 14 0 26 8-26 8-66 8-92 0z")
        + cut(
            "M107 80c12-4 26-4 37 0l-2-9c-10-3-22-3-33 0zM112 60c8-3 18-3 27 0l-2-8c-7-2-16-2-23 0z",
            silk,
        )
        + limb("M86 196c-18 4-24-6-22-20", SHADE, 17)
        + cut("M58 176l6-62 12 0 0 46c10 2 12 8 10 18l-8 2c-2-8-6-8-8-8l-2 8z", GILT)
        + trace("M66 120l0 40M76 160l-10 2", INK, 1.2)
        + glove(68, 178, 7)
    )


def pedlar(silk: str) -> str:
    """A cap and a tray of ribbons, bottles and trifles."""
    goods = (
        cut("M82 222v-22c-4-4-4-10 4-10s8 6 4 10v22z", silk)
        + cut("M96 222v-14h16v14zM118 222v-26h12v26z", LINEN)
        + cut("M119 196v-8h10v8z", GILT)
        + f'<circle cx="148" cy="212" r="10" fill="{silk}"/><circle cx="148" cy="212" r="4"/>'
        + cut("M160 222l4-24 8 24z", GILT)
    )
    return (
        coat()
        + cut("M102 146c14 10 32 10 46 0l6 10c-18 14-40 14-58 0z", silk)
        + trace("M96 156L76 222M154 156l20 66", silk, 4)
        + masked(_TITLE, silk)
        + cut("M94 92c-8-22 6-38 30-38s36 14 32 32c-18-6-44-4-62 6z", silk)
        + cut("M88 94c16-12 46-16 72-8l2 7c-26-6-52-4-72 8z")
        + goods
        + cut("M64 222h122l-8 26H72z", GILT)
        + trace(
            "M70 236h110M78 248c2 12-4 18 2 28M96 248c-4 10 4 18 0 28M164 248c4 12-4 16 0 28",
            silk,
            2.2,
        )
        + glove(68, 236, 7.5)
        + glove(182, 236, 7.5)
    )


def sailor(silk: str) -> str:
    """A straw hat, a striped shirt, a neckerchief and a glass to the horizon."""
    stripes = "".join(f"M106 {y}h38" for y in range(176, 278, 9))
    return (
        coat(silk)
        + cut("M108 146h34l6 134h-46z", LINEN)
        + trace(stripes, silk, 3)
        + cut(
            "M125 142c-14 4-28 8-38 16 10 16 24 26 38 34 14-8 28-18 38-34-10-8-24-12-38-16z", LINEN
        )
        + trace("M93 160c9 12 20 20 32 27 12-7 23-15 32-27", silk, 1.6)
        + cut("M112 150h26l-8 16 10 24-15-8-15 8 10-24z")
        + masked(_TITLE, silk)
        + wide_hat(44, "M99 84l2-24c14-6 34-6 48 0l2 24c-17-6-35-6-52 0z", GILT, SHADE)
        + trace("M101 80c-8 8-12 14-20 16M101 80c-4 10-8 16-14 22", SHADE, 3.4)
        + limb("M84 186c-14 16-12 34 6 40", silk, 17)
        + limb("M78 250L110 196", GILT, 11)
        + limb("M104 206L130 162", GILT, 7.5)
        + glove(97, 222, 7.5)
    )


def organ_grinder(silk: str) -> str:
    """The barrel-organ on its strap, the handle going round."""
    pipes = "".join(
        cut(f"M{x} 230v-{h}l4-4 4 4v{h}z", GILT)
        for x, h in ((82, 14), (93, 20), (104, 24), (115, 24), (126, 20), (137, 14))
    )
    return (
        coat()
        + cut("M104 146c14 10 28 10 42 0l4 12-25 14-25-14z", silk)
        + trace("M90 156L76 200M160 156l0 44", silk, 5)
        + masked(_TITLE, silk)
        + cut("M96 90c-4-20 10-32 29-32 20 0 32 12 30 28-18-4-42-4-59 4z", silk)
        + cut("M98 90c18-8 44-10 64-2 4 3 2 6-2 6-20-4-42-4-60 2z")
        + cut("M68 198h90v72H68z", silk)
        + cut("M74 204h78v32H74zM74 242h78v22H74z")
        + pipes
        + trace("M80 253h66M90 246l6 14M108 246l6 14M126 246l6 14")
        + trace("M158 238h14v-18h10", "", 4)
        + limb("M168 180c18 10 22 22 14 36", SHADE, 16)
        + glove(182, 220, 7)
        + glove(70, 226, 7)
    )


ROVERS: dict[str, Callable[[str], str]] = {
    "Corsair": corsair,
    "Gipsy Queen": gipsy_queen,
    "Troubadour": troubadour,
    "Pilgrim": pilgrim,
    "Bandit": bandit,
    "Pedlar": pedlar,
    "Sailor": sailor,
    "Organ-grinder": organ_grinder,
}
