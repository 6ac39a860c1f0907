"""Alice: wood-engraved line, tinted by hand; the set's number large, the Lead doubly bordered."""

from __future__ import annotations

from parlour.games.deck import Card
from parlour.press import type as types
from parlour.press.art import picture
from parlour.press.frame import (
    INK,
    PAPER,
    USUAL,
    Cut,
    band,
    broad_band,
    document,
    flourish,
    mixed,
    ribbon,
    rule,
    strip_twice,
)

_TINTS = (
    "#d2a545", "#7ba4bd", "#bb86a0", "#a3ae6c", "#cf9257", "#84ab80", "#9a8cba", "#62999b",
    "#cb7657", "#d99fa0", "#bda93b", "#8498bd", "#cb6468", "#e29c7d", "#6fa68e", "#a5794f",
)  # fmt: skip
"""The watercolour of each of the sixteen sets, in which its pictures are painted too."""


def _deep(card: Card) -> str:
    """The tint of the set with ink in it, for rules and hatching."""
    return mixed(_TINTS[int(card.suit) - 1], INK, 0.5)


def _pale(card: Card) -> str:
    """The tint of the set thinned with water."""
    return mixed(_TINTS[int(card.suit) - 1], PAPER, 0.55)


def _strip(card: Card, cut: Cut) -> str:
    """The set's number, the card's letter (a Lead's in reverse) and the set's ribbon."""
    size = 37 if len(card.suit) == 1 else 29
    figure = types.line(card.suit, types.BOLD, size, 29, 46, INK, track=-0.5)
    if card.rank == "Lead":
        mark = f'<path fill="{INK}" d="M16 58h26v28l-13 8-13-8z"/>' + types.line(
            card.corner, types.BOLD, 25, 29, 82, PAPER
        )
    else:
        mark = (
            f'<circle cx="29" cy="72" r="12.5" fill="{_pale(card)}" stroke="{_deep(card)}"/>'
            + types.line(card.corner, types.BOLD, 25, 29, 79, INK)
        )
    if cut.strong:
        large = types.fitted(card.suit, types.BOLD, 52, 39, track=-0.5)
        return (
            types.line(card.suit, types.BOLD, large, 29, 54, INK, track=-0.5)
            + f'<g transform="translate(-10.15 -19.4)scale(1.35)">{mark}</g>'
            + broad_band("ribbon", _deep(card), 140, 323)
        )
    return figure + mark + band("ribbon", _deep(card), 110, 323)


def _foot(card: Card) -> str:
    """The title; under a Lead's, the two companions it asks for."""
    if card.rank != "Lead":
        size = types.fitted(card.name, types.ROMAN, 19, 142)
        return types.line(card.name, types.ROMAN, size, 125, 306, INK) + flourish(
            125, 322, 110, _deep(card)
        )
    size = 14.5
    lines = types.wrapped(card.name, types.ROMAN, size, 146)
    top = 270.5 - 7.5 * (len(lines) - 1)
    words = "".join(
        types.line(words, types.ROMAN, size, 125, top + 15 * place, INK)
        for place, words in enumerate(lines)
    )
    listed = "".join(
        types.line(title, types.TEXT, 13, 125, 307 + 14.5 * place, _deep(card))
        for place, title in enumerate(card.companions)
    )
    return words + flourish(125, 291, 120, _deep(card)) + listed


def face(card: Card, cut: Cut = USUAL) -> str:
    """The face of an Alice card: strip, ground and picture, and at the foot its title."""
    if card.rank == "Lead":
        bottom, ground = 246, "alice/ground-lead"
        border = rule(6, 2.6, INK, 5) + rule(10, 1, _deep(card), 3) + rule(12, 0.5, INK, 2)
    else:
        bottom, ground = 281, "alice/ground"
        border = rule(8, 0.9)
    panel = f"M51 19h148v{bottom - 19}H51z"
    body = (
        border
        + strip_twice(_strip(card, cut), cut)
        + picture(ground, wash=_pale(card), line=_deep(card))
        + f'<g clip-path="url(#panel)">{picture(f"alice/{card.id}")}</g>'
        + f'<path fill="none" stroke="{INK}" stroke-width="1.5" d="{panel}"/>'
        + f'<path fill="none" stroke="{INK}" stroke-width=".5" d="M54 22h142v{bottom - 25}H54z"/>'
        + _foot(card)
    )
    number = card.id.partition("-")[0]
    defs = (
        ribbon(f"alice/{number}-ribbon", _pale(card), ink=_deep(card))
        + f'<clipPath id="panel"><path d="{panel}"/></clipPath>'
    )
    return document(card.name, body, defs)
