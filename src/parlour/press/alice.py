"""Alice: wood-engraved line, tinted by hand; the set's number large, the Lead doubly bordered."""

from __future__ import annotations

from collections.abc import Callable

from parlour.games.deck import Card
from parlour.press import alice_cast as cast
from parlour.press import alice_party as party
from parlour.press import type as types
from parlour.press.alice_cast import HEART, SPADE, silhouette
from parlour.press.alice_figure import alice, at, filled, inked, line
from parlour.press.alice_scenes import SCENES
from parlour.press.alice_sets import deep, mixed, pale, ribbon, tint
from parlour.press.frame import (
    INK,
    PAPER,
    band,
    document,
    flourish,
    n,
    notched_rule,
    rule,
    strip_twice,
    tile,
    twice_round,
)


def _pig(colour: str) -> str:
    bow = filled(colour, "M0 0c-14-14-22-8-20 4s12 8 20-4zM0 0c14-14 22-8 20 4s-12 8-20-4z")
    return silhouette("pig", 125, 168, 138) + inked(at(168, 128, 0.8, bow))


def _teapot(colour: str) -> str:
    cup = filled(PAPER, "M-18-14h36c0 16-6 26-18 26s-18-10-18-26z") + line(
        "M18-10c12-2 12 14-4 14", 1.2
    )
    saucer = filled(colour, "M-28 12h56c-6 7-50 7-56 0z")
    return silhouette("teapot", 125, 146, 132) + inked(at(125, 232, 1, cup + saucer))


_COMPANIONS: dict[str, Callable[[str], str]] = {
    "A01-Key": lambda t: silhouette("skeleton-key", 125, 156, 136),
    "A01-Bottle": cast.bottle,
    "A02-Mouse": lambda t: silhouette("rat", 125, 164, 140),
    "A02-Crab": lambda t: silhouette("sad-crab", 125, 166, 138),
    "A03-Dodo": lambda t: silhouette("dodo", 125, 164, 142),
    "A03-Lory": cast.lory,
    "A04-Rabbit": party.white_rabbit,
    "A04-Bill": party.lizard,
    "A05-Puppy": lambda t: silhouette("sitting-dog", 125, 170, 142),
    "A05-Thistle": cast.thistle,
    "A06-Caterpillar": cast.caterpillar,
    "A06-Hookah": cast.hookah,
    "A07-William": cast.father_william,
    "A07-Eel": lambda t: silhouette("eel", 125, 164, 138),
    "A08-Fish": cast.fish_footman,
    "A08-Frog": cast.frog_footman,
    "A09-Duchess": cast.duchess,
    "A09-Cook": cast.cook,
    "A10-Pig": _pig,
    "A10-Cat": party.cheshire_cat,
    "A11-Hatter": party.hatter,
    "A11-Hare": party.march_hare,
    "A12-Dormouse": party.dormouse,
    "A12-Teapot": _teapot,
    "A13-Five": lambda t: party.gardener(t, 5),
    "A13-Seven": lambda t: party.gardener(t, 7),
    "A14-Queen": party.queen_of_hearts,
    "A14-Flamingo": lambda t: silhouette("flamingo", 125, 164, 150),
    "A15-Turtle": party.mock_turtle,
    "A15-Gryphon": lambda t: silhouette("griffin-symbol", 125, 162, 140),
    "A16-King": party.king_of_hearts,
    "A16-Knave": party.knave_of_hearts,
}


def _strip(card: Card, number: int) -> str:
    """The set's number, the card's letter, and the set's ribbon; a Lead's letter stands reversed."""
    colour = deep(number)
    size = 37 if number < 10 else 29
    figure = types.line(card.suit, types.BOLD, size, 29, 46, INK, track=-0.5)
    if card.rank == "Lead":
        mark = f'<path fill="{INK}" d="M16 58h26v28l-13 8-13-8z"/>' + types.line(
            card.corner, types.BOLD, 25, 29, 82, PAPER
        )
    else:
        mark = (
            f'<circle cx="29" cy="72" r="12.5" fill="{pale(number)}" stroke="{colour}"/>'
            + types.line(card.corner, types.BOLD, 25, 29, 79, INK)
        )
    return figure + mark + band("ribbon", colour, 110, 323)


def _ground(number: int, bottom: float) -> str:
    """The engraver's tint: ruled sky, close above and open below, a wash, and grass."""
    skies = (
        (0.95, [26 + 2.8 * k for k in range(14)]),
        (0.65, [66 + 3.4 * k for k in range(14)]),
        (0.4, [115 + 4.4 * k for k in range(int((bottom - 150) / 4.4))]),
    )
    ruled = "".join(
        f'<path stroke-width="{n(weight)}" d="' + "".join(f"M54 {n(y)}h142" for y in rows) + '"/>'
        for weight, rows in skies
    )
    base = bottom - 12
    blades = "".join(
        f"M{x} {n(base + (x * 7) % 9)}l{n((x * 5) % 7 - 3)}-{n(4 + (x * 3) % 5)}"
        for x in range(58, 196, 5)
    )
    earth = "".join(f"M{54 + k * 3} {n(base + 3 * k)}h{142 - k * 9}" for k in range(4))
    return (
        f'<path fill="{pale(number)}" d="M54 22h142v{n(bottom - 25)}H54z"/>'
        f'<path fill="{PAPER}" opacity=".75" d="M125 60c44 0 62 44 60 92-2 44-24 {n(bottom - 175)}-60 '
        f'{n(bottom - 175)}s-58-34-60-{n(bottom - 175)}c-2-48 16-92 60-92z"/>'
        f'<g fill="none" stroke="{deep(number)}" opacity=".75">{ruled}'
        f'<path stroke-width=".8" d="{earth}{blades}"/></g>'
    )


def _foot(card: Card) -> str:
    """The title; under a Lead's, the two companions it asks for."""
    if card.rank != "Lead":
        size = types.fitted(card.name, types.ROMAN, 19, 142)
        return types.line(card.name, types.ROMAN, size, 125, 306, INK) + flourish(
            125, 322, 110, deep(int(card.suit))
        )
    size = 14.5
    lines = types.broken(card.name, types.ROMAN, size, 146)
    words = "".join(
        types.line(words, types.ROMAN, size, 125, 263 + 15 * place, INK)
        for place, words in enumerate(lines)
    )
    listed = "".join(
        types.line(title, types.TEXT, 13, 125, 307 + 14.5 * place, deep(int(card.suit)))
        for place, title in enumerate(card.companions)
    )
    return words + flourish(125, 291, 120, deep(int(card.suit))) + listed


def face(card: Card) -> str:
    """The face of an Alice card."""
    number = int(card.suit)
    lead = card.rank == "Lead"
    bottom = 246 if lead else 281
    colour = tint(number)
    picture = SCENES[number](colour) if lead else _COMPANIONS[card.id](colour)
    panel = f"M51 19h148v{bottom - 19}H51z"
    if lead:
        border = rule(6, 2.6, INK, 5) + rule(10, 1, deep(number), 3) + rule(12, 0.5, INK, 2)
    else:
        border = rule(8, 0.9)
    body = (
        border
        + strip_twice(_strip(card, number))
        + _ground(number, bottom)
        + f'<g clip-path="url(#panel)">{picture}</g>'
        + f'<path fill="none" stroke="{INK}" stroke-width="1.5" d="{panel}"/>'
        + f'<path fill="none" stroke="{INK}" stroke-width=".5" d="M54 22h142v{bottom - 25}H54z"/>'
        + _foot(card)
    )
    defs = (
        ribbon(number, "ribbon")
        + tile(
            "graved",
            12,
            12,
            INK,
            f'<path stroke="{mixed(colour, PAPER, 0.25)}" stroke-width="3.4" d="M0 6h12"/>',
        )  # fmt: skip
        + f'<clipPath id="panel"><path d="{panel}"/></clipPath>'
    )
    return document(card.name, body, defs)


def back() -> str:
    """Alice above and Alice below, each turned from the other, on a ground of the pack's signs."""
    ground, light = "#35584f", "#4f766b"
    red = cast.RED
    sprinkled = tile(
        "signs", 28, 28, ground,
        f'<path fill="{light}" transform="translate(7 7)scale(.45)" d="{HEART}"/>'
        f'<path fill="{light}" transform="translate(21 21)scale(.42)" d="{SPADE}"/>'
        f'<path fill="{light}" d="M21 2l4 5-4 5-4-5z"/>'
        f'<g fill="{light}"><circle cx="7" cy="18.500" r="2.600"/><circle cx="4" cy="22" r="2.600"/>'
        f'<circle cx="10" cy="22" r="2.600"/><path d="M6.500 20h1l1 6h-3z"/></g>'.replace("500", "5").replace("600", "6"),
    )  # fmt: skip
    figure = at(119, 240, 1.02, alice("#7ba4bd", "clasp"))
    half = (
        f'<path fill="{PAPER}" d="M56 175a69 96 0 0 1 138 0z"/>'
        f'<path fill="none" stroke="{PAPER}" stroke-width="2" d="M50 175a75 102 0 0 1 150 0"/>'
        f'<path fill="none" stroke="{red}" stroke-width="1.4" d="M60 175a65 92 0 0 1 130 0"/>'
        f'<path fill="none" stroke="{INK}" stroke-width=".6" d="M63 175a62 89 0 0 1 124 0"/>'
        f'<g clip-path="url(#upper)">{inked(figure)}</g>'
        f'<path fill="{red}" transform="translate(30 34)" d="{HEART}"/>'
        f'<path fill="{red}" transform="translate(220 34)" d="{HEART}"/>'
    )
    body = (
        '<path fill="url(#signs)" d="M8 7h234v336H8z"/>'
        + twice_round(half)
        + f'<path fill="{PAPER}" stroke="{INK}" stroke-width=".8" d="M56 170h138v10H56z"/>'
        + f'<path stroke="{red}" stroke-width="3" stroke-dasharray="3 3" d="M59.500 175h131"/>'.replace(
            "500", "5"
        )
        + rule(8, 2.2, INK)
        + notched_rule(14, 1, PAPER, 12)
    )
    defs = sprinkled + '<clipPath id="upper"><path d="M63 175a62 89 0 0 1 124 0z"/></clipPath>'
    return document("The back of an Alice card", body, defs)
