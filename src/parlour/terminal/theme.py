"""Colours and signs: an evening parlour in a terminal. Nothing here is a rule.

Every colour also has a sign or a letter beside it, so that all can be read in grey.
"""

from __future__ import annotations

from dataclasses import dataclass

from rich.style import Style
from textual.theme import Theme

from parlour.games.deck import Card

BAIZE = "#1f3d2c"
BAIZE_DARK = "#172e21"
WOOD = "#3b2618"
PAPER = "#f3ead3"
PAPER_DIM = "#cfc5ab"
INK = "#2b211a"
LAMP = "#f0c75e"
CREAM = "#efe6d0"
FADED = "#9fb3a3"
ROSE = "#e58f7b"

PARLOUR = Theme(
    name="parlour",
    primary=LAMP,
    secondary=CREAM,
    accent=LAMP,
    warning=ROSE,
    error=ROSE,
    success=LAMP,
    foreground=CREAM,
    background=BAIZE,
    surface=BAIZE_DARK,
    panel=WOOD,
    dark=True,
)


@dataclass(frozen=True, slots=True)
class Suit:
    """How a suit is told apart: a sign and an ink.

    Where its cards are told apart by their figures alone, `by_figure` puts these in front.
    """

    sign: str
    ink: str
    by_figure: bool = False


# Signs one cell wide that most fonts have; they follow the signs on the printed faces.
_SUITS = {
    # Court.
    "Gold": Suit("☼", "#6f4e00"),
    "Blue": Suit("◆", "#1c4f9c"),
    "Black": Suit("♜", "#15120f"),
    "Red": Suit("✿", "#a81f2d"),
    # Nations: the quarters of the compass.
    "Europe": Suit("▲", "#1f4470"),
    "Asia": Suit("►", "#7d5006"),
    "Africa": Suit("▼", "#1d5a45"),
    "America": Suit("◄", "#9c2f2a"),
    # Masquerade: half mask, beak, stage face and sun.
    "Masquerader": Suit("∞", "#5a2a77", by_figure=True),
    "Royer": Suit("◗", "#1b4a80", by_figure=True),
    "Istrique": Suit("☻", "#99203c", by_figure=True),
    "Mexican": Suit("☼", "#8c5106", by_figure=True),
    # Portrait Authors: wreath, quill, hour-glass, comic mask, post-horn, book, song, night.
    "Biographers": Suit("◎", "#94302b"),
    "Essayists": Suit("✎", "#4d6122"),
    "Historians": Suit("⋈", "#274a7a"),
    "Humorists": Suit("☻", "#8a5210"),
    "Journalists": Suit("◄", "#47423f"),
    "Novelists": Suit("¶", "#5a3f86"),
    "Poets": Suit("♫", "#1a6661"),
    "Story Writers": Suit("☾", "#a03f62"),
}

_INKS = ("#7a2f1d", "#1c4f6c", "#3d5a1e", "#5c2a63", "#6b4a00", "#234a45")

NUMERALS = {
    1: ("▄█ ", "▄█▄"),
    2: ("▀▀█", "█▄▄"),
    3: ("▀██", "▄▄█"),
    4: ("█ █", "▀▀█"),
    5: ("█▀▀", "▄▄█"),
    6: ("█▀▀", "█▄█"),
    7: ("▀▀█", "  █"),
    8: ("███", "█▄█"),
    9: ("█▀█", "▄▄█"),
}
"""Figures two rows high, for cards that are called by their number."""


def suit_of(card: Card) -> Suit:
    """The sign and ink of a card's suit; a numbered suit is its own sign, and one that has none
    here goes by the first letters of its name."""
    known = _SUITS.get(card.suit)
    if known is not None:
        return known
    if card.suit.isdigit():
        return Suit(card.suit, _INKS[int(card.suit) % len(_INKS)])
    return Suit(card.suit[:2], _INKS[sum(map(ord, card.suit)) % len(_INKS)])


def mark_of(card: Card) -> str:
    """A card in three or four letters: "C☼", "2L", "7R◗"."""
    suit = suit_of(card)
    if card.suit.isdigit():
        return f"{suit.sign}{card.corner}"
    figure = f"{card.value}" if suit.by_figure else ""
    return f"{figure}{card.corner}{suit.sign}"


def numeral_of(card: Card) -> tuple[str, ...]:
    """The big figure of a card that is called by its number; nothing for any other."""
    return NUMERALS.get(card.value or 0, ()) if suit_of(card).by_figure else ()


FELT = Style(color=CREAM, bgcolor=BAIZE)
FELT_FADED = Style(color=FADED, bgcolor=BAIZE)
FELT_LAMP = Style(color=LAMP, bgcolor=BAIZE, bold=True)
FELT_CURSOR = Style(color=BAIZE_DARK, bgcolor=LAMP, bold=True)
BACK = Style(color="#d9b98a", bgcolor="#5a2434")
"""The back of a card."""
KEY = Style(color=LAMP, bgcolor=WOOD, bold=True)


def face(card: Card, lit: bool) -> Style:
    """The ink of a card on its paper; cards that cannot be played lie a little in the shade."""
    return Style(color=suit_of(card).ink, bgcolor=PAPER if lit else PAPER_DIM)


def paper(lit: bool) -> Style:
    """The printed border of a card."""
    return Style(color="#7d6a4a", bgcolor=PAPER if lit else PAPER_DIM)
