"""Portrait Authors: a cameo brooch for the portrait, a letter for the sketch."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from parlour.games.deck import Card
from parlour.press import type as types
from parlour.press.art import drawing, picture
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
    n,
    ribbon,
    rule,
    strip_twice,
    tile,
)
from parlour.press.paragraph import Case
from parlour.press.sitters import SITTERS, bust

_LETTER = "#fffaf0"
_ROOM = 134


@dataclass(frozen=True)
class Group:
    """How a group is told apart: by its code, and by the stone in which its cameos are cut."""

    code: str
    stone: str

    @property
    def pale(self) -> str:
        """The stone's colour as a wash on the wall."""
        return mixed(self.stone, PAPER, 0.8)

    @property
    def dark(self) -> str:
        """The stone in shadow: outlines and the lines of the graver."""
        return mixed(self.stone, INK, 0.6)


GROUPS = {
    "Biographers": Group("BI", "#94302b"),
    "Essayists": Group("ES", "#59702a"),
    "Historians": Group("HI", "#274a7a"),
    "Humorists": Group("HU", "#b06a14"),
    "Journalists": Group("JO", "#47423f"),
    "Novelists": Group("NO", "#5a3f86"),
    "Poets": Group("PO", "#1c726d"),
    "Story Writers": Group("ST", "#b5496f"),
}


@dataclass(frozen=True)
class Life:
    """An author as the cards tell of him; `owner` is who stood behind a pen name."""

    name: str
    years: str
    life: str
    owner: str | None = None


@cache
def lives() -> dict[str, Life]:
    """Every author's life, by group code and name."""
    text = files(__package__).joinpath("portrait_lives.toml").read_text(encoding="utf-8")
    return {author: Life(**entry) for author, entry in tomllib.loads(text).items()}


def author_of(card: Card) -> str:
    """Whose card this is: its id without the letter of its kind."""
    return card.id.rpartition("-")[0]


def _sign(group: Group, x: float, y: float, scale: float) -> str:
    """The group's sign in the strip; it is kept under the name "sign" to be printed again."""
    drawn = picture(f"portrait/{group.code}-sign")
    return f'<g {_at(x, y, scale, group.stone, PAPER)}><g id="sign">{drawn}</g></g>'


def _sign_again(x: float, y: float, scale: float, colour: str, light: str) -> str:
    """The sign once more, elsewhere and in other colours."""
    return f'<use href="#sign" {_at(x, y, scale, colour, light)}/>'


def _at(x: float, y: float, scale: float, colour: str, light: str) -> str:
    """Where a sign stands and its two colours, which what is drawn within takes on."""
    return (
        f'transform="translate({n(x)} {n(y)})scale({n(scale)})" fill="{colour}" color="{light}" '
        'stroke="none"'
    )


def _kind(card: Card, group: Group) -> str:
    """A portrait's mark is a dark oval with its letter in light, a sketch's a page with a turned
    corner and its letter in ink."""
    if card.rank == "portrait":
        return (
            f'<ellipse cx="29" cy="68" rx="14" ry="18" fill="{group.stone}"/>'
            f'<ellipse cx="29" cy="68" rx="11.5" ry="15.5" fill="none" stroke="{PAPER}" '
            'stroke-width=".9"/>' + types.line("P", types.BOLD, 23, 29, 76, PAPER)
        )
    return (
        f'<path fill="{_LETTER}" stroke="{INK}" stroke-width="1.6" stroke-linejoin="round" '
        'd="M16 51h18l8 8v26H16z"/>'
        f'<path fill="{group.stone}" stroke="{INK}" stroke-width="1.2" stroke-linejoin="round" '
        'd="M34 51v8h8z"/>' + types.line("S", types.BOLD, 23, 28, 78.5, INK)
    )


def _strip(card: Card, group: Group, cut: Cut) -> str:
    """The author's initials, the kind of card, the group's sign and code, and its ribbon."""
    initials = card.corner.upper()
    size = types.fitted(initials, types.BOLD, 27, 38.5)
    head = types.line(initials, types.BOLD, size, 29, 43, INK) + _kind(card, group)
    if cut.strong:
        code = types.fitted(group.code, types.BOLD, 40, 39)
        return (
            head
            + _sign(group, 29, 112, 1.25)
            + types.line(group.code, types.BOLD, code, 29, 165, group.stone)
            + broad_band("ribbon", group.stone, 192, 323)
        )
    return (
        head
        + _sign(group, 29, 108, 0.88)
        + types.line(group.code, types.BOLD, 19, 29, 143, group.stone)
        + band("ribbon", group.stone, 162, 323)
    )


def _head(card: Card, group: Group, roman: Case) -> str:
    """The group's name, over the picture."""
    return (
        f'<path fill="{group.stone}" d="M51 19h148v24H51z"/>'
        f'<path fill="none" stroke="{PAPER}" stroke-width=".6" d="M53.5 21.5h143v19h-143z"/>'
        + roman.line(card.suit, 17, 125, 36.5, PAPER, track=0.8)
    )


def _wall(group: Group) -> str:
    """The paper on the wall behind the brooch, strewn with the group's sign."""
    sprig = _sign_again(11, 8, 0.3, mixed(group.stone, PAPER, 0.66), group.pale)
    strewn = "".join(f'<use href="#sprig" x="{x}" y="15"/>' for x in (-11, 11))
    return tile("wall", 22, 30, group.pale, f'<g id="sprig">{sprig}</g>{strewn}')


def _engraved(group: Group) -> str:
    """The ground of a cameo, with the fine lines of the graver in it."""
    fine = mixed(group.stone, PAPER, 0.22)
    line = f'<path stroke="{fine}" stroke-width=".6" d="M0 1.5h4"/>'
    return tile("stone", 4, 3, group.stone, line)


def _brooch(author: str, group: Group) -> str:
    """The cameo in its gold rim against the wall, and from it hangs a thing of the author's own."""
    emblem = drawing(f"portrait/{author}")
    colour = mixed(group.stone, PAPER, 0.4)
    return picture(
        "portrait/brooch",
        wall="url(#wall)",
        bow=mixed(group.stone, PAPER, 0.15),
        dark=group.dark,
        stone=group.stone,
        ground="url(#stone)",
        bust=bust(SITTERS[author], group.stone, group.dark),
        emblem=emblem.printed(**dict.fromkeys(emblem.tints, colour)),
    )


def _plate(author: str, roman: Case, text: Case) -> str:
    """The engraved plate under the brooch: who it is."""
    life = lives()[author]
    size = types.fitted(life.name, types.ROMAN, 15, 134)
    return (
        f'<path fill="{PAPER}" stroke="{INK}" stroke-width=".8" d="M51 246h148v35H51z"/>'
        + roman.line(life.name, size, 125, 261, INK)
        + text.line(life.years, 11.5, 125, 275, INK, track=0.4)
    )


def _letter(author: str, group: Group, roman: Case, text: Case) -> str:
    """The life as it might be written in a letter, sealed with the group's sign."""
    life = lives()[author]
    title, size = [life.name], types.fitted(life.name, types.ROMAN, 18.5, _ROOM)
    if size < 15:
        given, _, surname = life.name.rpartition(" ")
        title, size = [given, surname], 17
    first = 67 if len(title) == 1 else 61
    top = first + 16.5 * len(title)
    years = f"{life.owner}, {life.years}" if life.owner else life.years
    small = types.fitted(years, types.TEXT, 12, _ROOM)
    lines = types.wrapped(life.life, types.TEXT, 13.5, _ROOM)
    return (
        f'<path fill="{_LETTER}" d="M51 43h148v238H51z"/>'
        f'<path fill="none" stroke="{group.pale}" stroke-width=".8" d="'
        + "".join(f"M51 {n(top + 32 + 17 * row)}h148" for row in range(7))
        + '"/>'
        + "".join(
            roman.line(line, size, 125, first + 16.5 * row, INK) for row, line in enumerate(title)
        )
        + text.line(years, small, 125, top, group.stone)
        + flourish(125, top + 9, 100, group.stone)
        + "".join(
            text.line(line, 13.5, 58, top + 28 + 17 * row, INK, anchor="start")
            for row, line in enumerate(lines)
        )
        + _seal(group)
    )


def _seal(group: Group) -> str:
    """Wax with the group's sign in it, and the quill that wrote."""
    wax = picture(
        "portrait/seal",
        quill=mixed(group.stone, PAPER, 0.72),
        wax=group.stone,
        dark=group.dark,
    )
    return wax + _sign_again(167, 249.5, 0.66, mixed(group.stone, PAPER, 0.75), group.stone)


def face(card: Card, cut: Cut = USUAL) -> str:
    """The face of a card: strip, the group's name, brooch or letter, and at the foot its name."""
    group = GROUPS[card.suit]
    author = author_of(card)
    roman, text = Case(types.ROMAN, 6.5, "r"), Case(types.TEXT, 5.5, "t")
    defs = ribbon(f"portrait/{group.code}-ribbon", PAPER, ink=group.stone)
    if card.rank == "portrait":
        shown = _brooch(author, group) + _plate(author, roman, text)
        defs += _wall(group) + _engraved(group)
    else:
        shown = _letter(author, group, roman, text)
    size = types.fitted(card.name, types.ROMAN, 18.5, 142)
    body = (
        rule(8, 0.9)
        + strip_twice(_strip(card, group, cut), cut)
        + shown
        + _head(card, group, roman)
        + f'<path fill="none" stroke="{INK}" stroke-width="1.4" d="M51 19h148v262H51z"/>'
        + roman.line(card.name, size, 125, 306, INK)
        + flourish(125, 322, 110, group.stone)
    )
    return document(card.name, body, defs + roman.letters() + text.letters())
