"""Portrait Authors: a cameo brooch for the portrait, a letter for the sketch."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from parlour.games.deck import Card
from parlour.press import type as types
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
    notched_rule,
    rule,
    strip_twice,
    tile,
    twice_round,
)
from parlour.press.paragraph import Case, wrapped
from parlour.press.portrait_emblems import EMBLEMS
from parlour.press.portrait_groups import (
    GOLD,
    GROUPS,
    Group,
    first_sign,
    ribbon,
    sign,
    sign_again,
)
from parlour.press.portrait_sitters import SITTERS, Sitter, bust

_LETTER = "#fffaf0"
_ROOM = 134
_HIGH = 141  # the middle of the brooch on a face


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
            + first_sign(group, 29, 112, 1.25, group.stone, PAPER)
            + types.line(group.code, types.BOLD, code, 29, 165, group.stone)
            + broad_band("ribbon", group.stone, 192, 323)
        )
    return (
        head
        + first_sign(group, 29, 108, 0.88, group.stone, PAPER)
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
    sprig = sign_again(11, 8, 0.3, mixed(group.stone, PAPER, 0.66), group.pale)
    strewn = "".join(f'<use href="#sprig" x="{x}" y="15"/>' for x in (-11, 11))
    return tile("wall", 22, 30, group.pale, f'<g id="sprig">{sprig}</g>{strewn}')


def _oval(rx: float, ry: float, attributes: str, y: float = _HIGH) -> str:
    """One of the ovals of a brooch."""
    return f'<ellipse cx="125" cy="{n(y)}" rx="{n(rx)}" ry="{n(ry)}" {attributes}/>'


def _engraved(group: Group) -> str:
    """The ground of a cameo, with the fine lines of the graver in it."""
    fine = mixed(group.stone, PAPER, 0.22)
    line = f'<path stroke="{fine}" stroke-width=".6" d="M0 1.5h4"/>'
    return tile("stone", 4, 3, group.stone, line)


def _pendant(author: str, group: Group) -> str:
    """The little drop that hangs from the brooch, with a thing of the author's own."""
    shape, lines = EMBLEMS[author]
    return (
        f'<circle cx="125" cy="223" r="18" fill="{GOLD}" stroke="{INK}" stroke-width=".8"/>'
        f'<circle cx="125" cy="223" r="15.5" fill="{_LETTER}" stroke="{INK}" stroke-width=".8"/>'
        f'<g transform="translate(125 223)" stroke="{group.dark}" stroke-width="1" '
        'stroke-linejoin="round" stroke-linecap="round">'
        f'<path fill="{mixed(group.stone, PAPER, 0.4)}" fill-rule="evenodd" d="{shape}"/>'
        f'<path fill="none" d="{lines}"/></g>'
    )


def _brooch(author: str, group: Group) -> str:
    """The cameo in its gold rim, hung by a bow against the wall."""
    bow = (
        "M125 62C113 48 96 46 92 54 94 64 112 66 125 62zM125 62C137 48 154 46 158 54 156 64 138 66 "
        "125 62zM123 62L106 82 112 82 113 86 126 64zM127 62L144 82 138 82 137 86 124 64z"
    )
    return (
        f'<path fill="url(#wall)" d="M51 43h148v238H51z"/>'
        f'<g stroke="{INK}" stroke-width=".8">'
        f'<path fill="{mixed(group.stone, PAPER, 0.15)}" d="{bow}"/>'
        f'<path fill="{group.dark}" d="M119 57h12v9h-12z"/>'
        + _oval(58, 76, f'fill="{GOLD}"')
        + "</g>"
        + _oval(
            54.7,
            72.7,
            'fill="none" stroke="#f7e4ae" stroke-width="3.4" '
            'stroke-linecap="round" stroke-dasharray="0 5.2"',
        )
        + _oval(51.5, 69.5, f'fill="{group.stone}" stroke="{INK}" stroke-width=".8"')
        + _oval(51, 69, 'fill="url(#stone)"')
        + '<g clip-path="url(#oval)">'
        + bust(SITTERS[author], group, 120, 139, 0.8)
        + "</g>"
        + _oval(51.5, 69.5, f'fill="none" stroke="{group.dark}" stroke-width="1.4"')
        + _pendant(author, group)
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
    lines = wrapped(life.life, types.TEXT, 13.5, _ROOM)
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
    wax = (
        "M164 231C172 228 180 232 183 238 191 241 192 251 187 256 187 265 178 270 171 267 164 273 "
        "153 270 150 263 142 260 141 250 147 245 147 236 155 230 164 231z"
    )
    quill = (
        "M82 263C84 252 92 243 103 239L102 235 108 236C116 231 126 227 140 225 138 235 133 243 125 "
        "249L120 248 121 252C110 260 96 265 85 266L60 276z"
    )
    barbs = (
        "M60 276L84 264C104 255 120 242 137 227M91 260l1-6M99 256l1-8M107 251l2-8M116 245l2-7M93 "
        "261l7 1M101 257l8 0M109 252l8 0M60 276l4 0 3-3"
    )
    return (
        f'<path fill="{mixed(group.stone, PAPER, 0.72)}" stroke="{INK}" stroke-width=".9" '
        f'stroke-linejoin="round" d="{quill}"/>'
        f'<path fill="none" stroke="{INK}" stroke-width=".7" d="{barbs}"/>'
        f'<path fill="{group.stone}" stroke="{group.dark}" d="{wax}"/>'
        f'<circle cx="167" cy="249.5" r="15.5" fill="none" stroke="{group.dark}"/>'
        + sign_again(167, 249.5, 0.66, mixed(group.stone, PAPER, 0.75), group.stone)
    )


def face(card: Card, cut: Cut = USUAL) -> str:
    """The face of a card: strip, the group's name, brooch or letter, and at the foot its name."""
    group = GROUPS[card.suit]
    author = author_of(card)
    roman, text = Case(types.ROMAN, 6.5, "r"), Case(types.TEXT, 5.5, "t")
    if card.rank == "portrait":
        picture = _brooch(author, group) + _plate(author, roman, text)
        defs = (
            _wall(group) + _engraved(group) + f'<clipPath id="oval">{_oval(51, 69, "")}</clipPath>'
        )
    else:
        picture = _letter(author, group, roman, text)
        defs = ""
    size = types.fitted(card.name, types.ROMAN, 18.5, 142)
    body = (
        rule(8, 0.9)
        + strip_twice(_strip(card, group, cut), cut)
        + picture
        + _head(card, group, roman)
        + f'<path fill="none" stroke="{INK}" stroke-width="1.4" d="M51 19h148v262H51z"/>'
        + roman.line(card.name, size, 125, 306, INK)
        + flourish(125, 322, 110, group.stone)
    )
    return document(card.name, body, ribbon(group) + defs + roman.letters() + text.letters())


def back() -> str:
    """A muse in a brooch, above and below; the lower half is the upper turned round."""
    group = Group("", "#5b2440", "", "", "", False)
    light = mixed(group.stone, PAPER, 0.2)
    # Seven tiles to the middle of the height and five to that of the width: no row is cut.
    wall = tile(
        "wall",
        25,
        25,
        group.stone,
        f'<path fill="none" stroke="{light}" d="M0 12.5C6 12.5 12.5 6 12.5 0 12.5 6 19 12.5 25 '
        '12.5 19 12.5 12.5 19 12.5 25 12.5 19 6 12.5 0 12.5z"/>'
        f'<circle cx="12.5" cy="12.5" r="3.5" fill="none" stroke="{light}"/>'
        f'<path fill="{GOLD}" d="M12.5 11l1.5 1.5-1.5 1.5-1.5-1.5zM0-1.5L1.5 0 0 1.5zM25-1.5v3L'
        '23.5 0zM0 23.5L1.5 25 0 26.5zM25 23.5v3L23.5 25z"/>',
    )
    muse = Sitter("coil", "brown", "none", "fine", "full", "soft", "ruffle")
    beads = (
        'fill="none" stroke="#f7e4ae" stroke-width="3.8" stroke-linecap="round" '
        'stroke-dasharray="0 6"'
    )
    signs = "".join(
        sign(GROUPS[name], x, y, scale, GOLD, group.stone)
        for name, x, y, scale in (
            ("Essayists", 37, 40, 0.8),
            ("Poets", 213, 40, 0.85),
            ("Novelists", 31, 98, 0.6),
            ("Historians", 219, 98, 0.6),
        )
    )
    half = (
        '<path fill="url(#wall)" d="M8 7h234v169H8z"/>'
        + _oval(82, 134, f'fill="{GOLD}" stroke="{INK}"', 175)
        + _oval(78.5, 130.5, beads, 175)
        + _oval(75, 127, f'fill="{group.stone}" stroke="{INK}"', 175)
        + _oval(74.5, 126.5, 'fill="url(#stone)"', 175)
        + bust(muse, group, 119, 110, 0.95)
        + f'<path fill="{GOLD}" stroke="{INK}" d="M43.5 168h163v14h-163z"/>'
        + f'<path {beads} d="M50 175h151"/>'
        + signs
        + rule(8, 2.2, INK)
        + notched_rule(14, 1.1, GOLD, 9)
    )
    defs = wall + _engraved(group)
    return document("The back of a Portrait Authors card", twice_round(half), defs)
