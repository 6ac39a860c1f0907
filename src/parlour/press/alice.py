"""Alice: wood-engraved line, tinted by hand; the set's number large, the Lead doubly bordered."""

from __future__ import annotations

from collections.abc import Callable

from parlour.games.deck import Card
from parlour.press import alice_beasts as beasts
from parlour.press import alice_cast as cast
from parlour.press import alice_party as party
from parlour.press import type as types
from parlour.press.alice_cast import HEART, SPADE
from parlour.press.alice_figure import alice, at, inked
from parlour.press.alice_scenes import SCENES
from parlour.press.alice_sets import deep, mixed, pale, ribbon, tint
from parlour.press.frame import (
    INK,
    PAPER,
    USUAL,
    Cut,
    band,
    broad_band,
    document,
    flourish,
    n,
    notched_rule,
    rule,
    strip_twice,
    tile,
    twice_round,
)

_COMPANIONS: dict[str, Callable[[str], str]] = {
    "A01-Key": beasts.key,
    "A01-Bottle": cast.bottle,
    "A02-Mouse": beasts.mouse,
    "A02-Crab": beasts.crab,
    "A03-Dodo": beasts.dodo,
    "A03-Lory": cast.lory,
    "A04-Rabbit": party.white_rabbit,
    "A04-Bill": beasts.lizard,
    "A05-Puppy": beasts.puppy,
    "A05-Thistle": cast.thistle,
    "A06-Caterpillar": cast.caterpillar,
    "A06-Hookah": cast.hookah,
    "A07-William": cast.father_william,
    "A07-Eel": beasts.eel,
    "A08-Fish": cast.fish_footman,
    "A08-Frog": cast.frog_footman,
    "A09-Duchess": cast.duchess,
    "A09-Cook": cast.cook,
    "A10-Pig": beasts.pig,
    "A10-Cat": party.cheshire_cat,
    "A11-Hatter": party.hatter,
    "A11-Hare": party.march_hare,
    "A12-Dormouse": party.dormouse,
    "A12-Teapot": beasts.teapot,
    "A13-Five": lambda t: party.gardener(t, 5),
    "A13-Seven": lambda t: party.gardener(t, 7),
    "A14-Queen": party.queen_of_hearts,
    "A14-Flamingo": beasts.flamingo,
    "A15-Turtle": party.mock_turtle,
    "A15-Gryphon": beasts.gryphon,
    "A16-King": party.king_of_hearts,
    "A16-Knave": party.knave_of_hearts,
}


_SKY = "#e3e6d8"


def _strip(card: Card, number: int, cut: Cut) -> str:
    """The set's number, the card's letter (a Lead's in reverse) and the set's ribbon."""
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
    if cut.strong:
        large = types.fitted(card.suit, types.BOLD, 52, 39, track=-0.5)
        return (
            types.line(card.suit, types.BOLD, large, 29, 54, INK, track=-0.5)
            + f'<g transform="translate(-10.15 -19.4)scale(1.35)">{mark}</g>'
            + broad_band("ribbon", colour, 140, 323)
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
    low = n(bottom - 175)
    earth = "".join(f"M{54 + k * 3} {n(base + 3 * k)}h{142 - k * 9}" for k in range(4))
    return (
        f'<path fill="{pale(number)}" d="M54 22h142v{n(bottom - 25)}H54z"/>'
        f'<path fill="{PAPER}" opacity=".75" d="M125 60c44 0 62 44 60 92-2 44-24 {low}-60 {low}'
        f's-58-34-60-{low}c-2-48 16-92 60-92z"/>'
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
    top = 270.5 - 7.5 * (len(lines) - 1)
    words = "".join(
        types.line(words, types.ROMAN, size, 125, top + 15 * place, INK)
        for place, words in enumerate(lines)
    )
    listed = "".join(
        types.line(title, types.TEXT, 13, 125, 307 + 14.5 * place, deep(int(card.suit)))
        for place, title in enumerate(card.companions)
    )
    return words + flourish(125, 291, 120, deep(int(card.suit))) + listed


def _graving(colour: str) -> str:
    """The tint with the graver's lines across it, for creatures cut in the block."""
    lines = f'<path stroke="{INK}" stroke-width="2.6" d="M0 5h10"/>'
    return tile("graved", 10, 10, mixed(colour, PAPER, 0.15), lines)


def face(card: Card, cut: Cut = USUAL) -> str:
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
        + strip_twice(_strip(card, number, cut), cut)
        + _ground(number, bottom)
        + f'<g clip-path="url(#panel)">{picture}</g>'
        + f'<path fill="none" stroke="{INK}" stroke-width="1.5" d="{panel}"/>'
        + f'<path fill="none" stroke="{INK}" stroke-width=".5" d="M54 22h142v{bottom - 25}H54z"/>'
        + _foot(card)
    )
    defs = (
        ribbon(number, "ribbon")
        + _graving(colour)
        + f'<clipPath id="panel"><path d="{panel}"/></clipPath>'
    )
    return document(card.name, body, defs)


def back() -> str:
    """Alice above and Alice below, each turned from the other, on a ground of the pack's signs."""
    ground, light = "#2f5249", "#46695f"
    sprinkled = tile(
        "signs",
        28,
        28,
        ground,
        f'<g fill="{light}"><path transform="translate(7 7)scale(.45)" d="{HEART}"/>'
        f'<path transform="translate(21 21)scale(.42)" d="{SPADE}"/><path d="M21 2l4 5-4 5-4-5z"/>'
        '<circle cx="7" cy="18.5" r="2.6"/><circle cx="4" cy="22" r="2.6"/>'
        '<circle cx="10" cy="22" r="2.6"/><path d="M6.5 20h1l1 6h-3z"/></g>',
    )
    red = cast.RED
    figure = at(120, 259, 1.2, alice("#7ba4bd", "clasp"))
    hearts = "".join(
        f'<path transform="translate({x} {y})scale({size})" d="{HEART}"/>'
        for x, y, size in ((31, 33, 1), (219, 33, 1), (125, 42, 1.3))
    )
    half = (
        '<path fill="url(#signs)" d="M8 7h234v169H8z"/>'
        f'<path fill="{PAPER}" d="M50 176a75 112 0 0 1 150 0z"/>'
        f'<path fill="none" stroke="{PAPER}" stroke-width="1.6" d="M44 176a81 118 0 0 1 162 0"/>'
        f'<path fill="none" stroke="{red}" stroke-width="1.6" d="M55 176a70 107 0 0 1 140 0"/>'
        f'<path fill="{_SKY}" stroke="{INK}" stroke-width=".7" d="M59 176a66 103 0 0 1 132 0z"/>'
        + inked(figure)
        + f'<g fill="{red}" stroke="{PAPER}">{hearts}</g>'
        + rule(8, 2.2, INK)
        + notched_rule(14, 1, PAPER, 13)
        + f'<path fill="{PAPER}" stroke="{INK}" stroke-width=".8" d="M52 169h146v12H52z"/>'
        + f'<path stroke="{red}" stroke-width="4" stroke-dasharray="4" d="M57 175h136"/>'
    )
    return document("The back of an Alice card", twice_round(half), sprinkled)
