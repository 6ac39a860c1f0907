# ruff: noqa: E501 -- a line of path data is one stroke of the pen and is not broken.
"""Beasts and things among the companions: some of our own drawing, some from other hands."""

from __future__ import annotations

from parlour.press.alice_cast import silhouette
from parlour.press.alice_figure import at, filled, inked, limb, line
from parlour.press.alice_sets import mixed
from parlour.press.frame import INK, PAPER, n


def puppy(tint: str) -> str:
    """The enormous puppy, who only wanted to play."""
    coat = mixed(tint, PAPER, 0.55)
    return inked(
        limb("M160 226c22 2 34-12 30-32", coat, 13)
        + filled(coat, "M125 150c-34 4-50 50-46 102h92c4-52-12-98-46-102z")
        + filled(PAPER, "M125 168c-16 4-22 24-20 44h40c2-20-4-40-20-44z")
        + filled(
            coat,
            "M98 196c-4 18-4 34-2 46-8 0-14 4-14 11h36c4-16 4-36 2-56zM152 196c4 18 4 34 2 46 8 0 14 4 14 11h-36c-4-16-4-36-2-56z",
        )
        + line(
            "M90 248v5M98 246v7M160 248v5M152 246v7M117 182c2 6 3 10 2 16M125 178v20M133 182c-2 6-3 10-2 16M84 214c-2 8-3 16-2 24M166 214c2 8 3 16 2 24M88 204c-3 8-4 14-4 20M162 204c3 8 4 14 4 20"
        )
        + filled(coat, "M125 74c-30 0-44 22-44 46 0 28 18 48 44 48s44-20 44-48c0-24-14-46-44-46z")
        + filled(tint, "M135 77c22 6 32 24 33 43-10 8-24 4-30-8-4-10-6-22-3-35z")
        + filled(
            mixed(tint, INK, 0.3),
            "M94 84c-22-8-38 12-36 42 1 18 8 28 16 28 12-4 18-20 16-40zM156 84c22-8 38 12 36 42-1 18-8 28-16 28-12-4-18-20-16-40z",
        )
        + line(
            "M68 108c-3 12-2 24 4 34M76 102c-4 12-4 26 0 38M182 108c3 12 2 24-4 34M174 102c4 12 4 26 0 38"
        )
        + filled(PAPER, "M125 122c-18 0-26 10-25 22 2 14 12 22 25 22s23-8 25-22c1-12-7-22-25-22z")
        + filled("#d98a80", "M116 154c0 14 2 24 9 24s9-10 9-24c-6 4-12 4-18 0z")
        + filled(
            INK,
            "M112 124c6-5 20-5 26 0-2 9-8 13-13 13s-11-4-13-13zM105 104a6 7 0 0 1 0 14 6 7 0 0 1 0-14zM145 104a6 7 0 0 1 0 14 6 7 0 0 1 0-14z",
        )
        + line(
            "M125 137v11M125 148c-6 8-15 8-20 2M125 148c6 8 15 8 20 2M125 156v16M108 144h.1M112 150h.1M142 144h.1M138 150h.1M100 98c3-3 7-4 10-2M150 98c-3-3-7-4-10-2M120 82l1 10M125 80v12M130 82l-1 10",
            1.1,
        )
        + f'<g fill="{PAPER}" stroke="none"><circle cx="107" cy="108" r="1.7"/><circle cx="147" cy="108" r="1.7"/></g>'
    )


def mouse(tint: str) -> str:
    """The Mouse in the pool, sitting up on a ripple."""
    return silhouette("rat", 125, 158, 134) + inked(_ripples(228))


def crab(tint: str) -> str:
    """The Crab, at the edge of the water."""
    return silhouette("sad-crab", 125, 154, 132) + inked(_ripples(222))


def _ripples(top: float) -> str:
    swell = "c6-6 12-6 18 0s12 6 18 0 12-6 18 0 12 6 18 0 12-6 18 0 12 6 18 0"
    return line("".join(f"M71 {n(top + 9 * row)}{swell}" for row in range(4)), 1.1)


def eel(tint: str) -> str:
    """The eel balanced, rather awfully clever, on end."""
    return silhouette("eel", 125, 154, 136)


def pig(tint: str) -> str:
    """What the baby turned into, the bow of its bonnet still on."""
    bow = filled(PAPER, "M0 0c-14-14-22-8-20 4s12 8 20-4zM0 0c14-14 22-8 20 4s-12 8-20-4z")
    return silhouette("pig", 125, 166, 140) + inked(at(166, 126, 0.9, bow))


def teapot(tint: str) -> str:
    """The teapot and one clean cup."""
    cup = filled(PAPER, "M-18-14h36c0 16-6 26-18 26s-18-10-18-26z") + line(
        "M18-10c12-2 12 14-4 14", 1.2
    )
    stripes = line("M-17-8h34M-16-3h32", 0.8)
    saucer = filled(tint, "M-28 12h56c-6 7-50 7-56 0z")
    steam = line("M68 96c-8-8 6-12-2-22s6-12 0-20M76 92c-6-8 4-10 0-18", 1)
    return silhouette("teapot", 125, 146, 134) + inked(
        steam + at(125, 228, 1.15, cup + stripes + saucer)
    )


def flamingo(tint: str) -> str:
    """The mallet, who will not keep his neck straight."""
    return silhouette("flamingo", 125, 162, 152)


def gryphon(tint: str) -> str:
    """The Gryphon, rampant; the sun asleep behind him."""
    return silhouette("griffin-symbol", 125, 160, 142)


def dodo(tint: str) -> str:
    """The Dodo, with a finger to his forehead if he had one."""
    return silhouette("dodo", 125, 162, 140)


def key(tint: str) -> str:
    """The tiny golden key, and its ribbon."""
    ribbon = filled(
        "#b5483f",
        "M80 116c-12 12-20 34-12 58l8-8 6 10c-4-20 0-38 8-50zM84 112c16 14 22 34 18 60l-10-6-4 10"
        "c2-22-2-40-12-54z",
    )
    return inked(ribbon) + silhouette("skeleton-key", 128, 150, 138)


def lizard(tint: str) -> str:
    """Bill, and the ladder he came by."""
    rungs = "".join(f"M{n(76 + 0.12 * (250 - y))} {y}h24" for y in range(70, 250, 20))
    return inked(
        filled("#cdb28a", "M140 120h46v134h-46zM134 104h58v18h-58z")
        + line(
            "M140 138h46M140 156h46M140 174h46M140 192h46M140 210h46M140 228h46M162 120v18M150 138v18M174 138v18M162 156v18M150 174v18M174 174v18M162 192v18M150 210v18M174 210v18M162 228v26"
        )
        + limb("M74 254L98 50M98 254l24-204", "#b98d5a", 5.5)
        + f'<path stroke-width="4.4" d="{rungs}"/><path stroke="#b98d5a" stroke-width="2.2" d="{rungs}"/>'
        + line(
            "M160 98c-10-8 8-14-2-24s10-14 2-24M172 98c-6-8 8-12 2-22s6-12 2-20M182 96c-4-6 4-10 0-18",
            1,
        )
    ) + silhouette("gecko", 112, 152, 116, turn=-22)
