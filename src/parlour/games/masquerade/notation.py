"""Moves of Masquerade as text: the one notation, and what a person may type for it."""

from __future__ import annotations

from parlour.games.game import Unreadable
from parlour.games.masquerade.deck import DECK, TITLES
from parlour.games.masquerade.state import (
    CODES,
    FIRST_EXCHANGE,
    FIRST_GIVE,
    GIVING,
    PASS,
    Masquerade,
)
from parlour.games.reading import find_card, squeezed
from parlour.games.saying import say
from parlour.kernel.cards import cards_in

FIRST_CODE = {"play": 0, "exchange": FIRST_EXCHANGE, "give": FIRST_GIVE, "draw": CODES}
"""The verbs of moves with a card, and the code of each with card 0, ascending."""
VERBS = (*FIRST_CODE, "pass", "lead", "lay")
_FIGURES = "12345678"
_BETWEEN = ", -"


def notation(h: Masquerade, seat: int, code: int) -> str:
    """`play R-7`, `exchange I-7`, `pass`, `give I-2`; for a card drawn blind `draw X-2`."""
    if code == PASS:
        return "pass"
    verb = [verb for verb, first in FIRST_CODE.items() if first <= code][-1]
    return f"{verb} {DECK[code - FIRST_CODE[verb]].id}"


def read(h: Masquerade, seat: int, text: str) -> int:
    """The code of a move as somebody may type it; it need not be legal.

    A card alone is a card to play, or to give where that is asked.
    """
    typed = squeezed(text)
    head, _, rest = typed.partition(" ")
    verbs = [verb for verb in VERBS if len(head) > 1 and verb.startswith(head)]
    if not verbs or _plain_card(typed):
        verb, rest = ("give" if h.phase == GIVING else "play"), typed
    else:
        verb = "play" if verbs[0] in ("lead", "lay") else verbs[0]
    if verb == "pass":
        if rest:
            raise Unreadable(
                "unreadable", say("After “pass” nothing is expected, not “{rest}”.", rest=rest)
            )
        return PASS
    if not rest:
        raise Unreadable(
            "unreadable",
            say(
                "“{text}” names no card. Moves are: play, exchange or give a card, or pass.",
                text=text.strip(),
            ),
        )
    if verb == "exchange":
        rest = _without_neighbour(h, seat, rest)
    mine = cards_in(h.hand[seat]) if 0 <= seat < h.seats else ()
    return FIRST_CODE[verb] + find_card(DECK, _plain_card(rest) or rest, mine)


def _without_neighbour(h: Masquerade, seat: int, rest: str) -> str:
    """masquerade.exchange-right: “with 1”, where that is the neighbour, says nothing new."""
    card, _, neighbour = rest.rpartition(" with ")
    if not neighbour.isascii() or not neighbour.isdigit() or not 0 <= seat < h.seats:
        return rest
    left = (seat + 1) % int(h.seats)
    if int(neighbour) != left:
        raise Unreadable(
            "unreadable",
            say("A card is exchanged with the neighbour at the left, seat {left}.", left=left),
            ["masquerade.exchange-right"],
        )
    return card


def _plain_card(typed: str) -> str:
    """The id of a card given by number and title in either order, or by letter and number."""
    bare = typed.removeprefix("no").removeprefix(".").removeprefix(" ")
    bare = bare if typed.startswith("no") else typed
    if bare[:1] and bare[0] in _FIGURES:
        figure, word = bare[0], bare[1:].lstrip(_BETWEEN)
    elif typed[-1:] and typed[-1] in _FIGURES:
        figure, word = typed[-1], typed[:-1].rstrip(_BETWEEN)
        if not word.isalpha():
            word = word.removesuffix(".").removesuffix("no").rstrip(_BETWEEN)
    else:
        return ""
    if not word:
        return ""
    letters = [letter for letter, _ in TITLES if letter.lower() == word]
    found = letters or [letter for letter, title in TITLES if title.lower().startswith(word)]
    return f"{found[0]}-{figure}" if len(found) == 1 else ""
