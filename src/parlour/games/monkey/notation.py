"""Moves of the Monkey as text: the one notation, and what a person may type for it."""

from __future__ import annotations

from parlour.games.game import Ambiguous, Unreadable
from parlour.games.monkey.state import (
    CARDS,
    CODES,
    DISCARD,
    DISCARDING,
    DRAW,
    DRAW_AT,
    MOST_IN_HAND,
    RANKS,
    STOP,
    Monkey,
)
from parlour.games.nations.deck import DECK, card_called
from parlour.games.reading import squeezed
from parlour.games.saying import say
from parlour.games.written_numbers import whole_number

PLURALS = (
    *("Twos", "Threes", "Fours", "Fives", "Sixes", "Sevens", "Eights", "Nines", "Tens"),
    *("Children", "Women", "Men", "Maps"),
)
"""monkey.ruling-call-out-text: how pairs are called out, by rank."""

VALUES = (
    say("Twos"),
    say("Threes"),
    say("Fours"),
    say("Fives"),
    say("Sixes"),
    say("Sevens"),
    say("Eights"),
    say("Nines"),
    say("Tens"),
    say("Children"),
    say("Women"),
    say("Men"),
    say("Maps"),
)
"""The same as they are said to people."""

_STOPPING = ("keep the pair and stop", "stop and keep what you have")

_NAMES = tuple(DECK[rank].rank for rank in range(RANKS))


def notation(code: int) -> str:
    """`throw Maps`, `draw`, `draw 3`, `discard EU-7`, `stop`; for a drawn card `draw EU-7`."""
    if 0 <= code < RANKS:
        return f"throw {PLURALS[code]}"
    if code == DRAW:
        return "draw"
    if DRAW_AT <= code < DRAW_AT + MOST_IN_HAND:
        return f"draw {code - DRAW_AT + 1}"
    if DISCARD <= code < DISCARD + CARDS:
        return f"discard {DECK[code - DISCARD].id}"
    if code == STOP:
        return "stop"
    return f"draw {DECK[code - CODES].id}" if CODES <= code < CODES + CARDS else f"move {code}"


def read(h: Monkey, seat: int, text: str) -> int:
    """The code of a move as somebody may type it; it need not be legal."""
    typed = squeezed(text).rstrip("!.")
    verb, _, rest = typed.partition(" ")
    if (verb and "stop".startswith(verb) and not rest) or typed in _STOPPING:
        return STOP
    if typed.startswith("take out "):
        return DISCARD + card_called(typed.removeprefix("take out "))
    if len(verb) > 1 and "discard".startswith(verb) and rest:
        return DISCARD + card_called(rest)
    if len(verb) > 1 and "draw".startswith(verb):
        return _read_draw(rest)
    if verb and "throw".startswith(verb) and rest:
        return _rank(rest, text)
    if h.phase == DISCARDING:
        return DISCARD + card_called(typed)
    return _rank(typed, text)


def _read_draw(rest: str) -> int:
    """From whom is settled by the rules, so that it says nothing new."""
    what, _, giver = f" {rest}".rpartition(" from ")
    rest = what.strip() if giver.isascii() and giver.isdigit() else rest
    if rest in ("", "a card", "card"):
        return DRAW
    place = whole_number(rest.removeprefix("card ").removeprefix("number "))
    if place is not None:
        if not 1 <= place <= MOST_IN_HAND:
            raise Unreadable("unreadable", say("No fan has a card number {place}.", place=place))
        return DRAW_AT + place - 1
    return CODES + card_called(rest)


def _rank(typed: str, text: str) -> int:
    """A value by its name, its plural or a beginning of either, or by a card that has it."""
    wanted = typed.removeprefix("a ").removeprefix("the ").removeprefix("pair of ")
    for card in range(CARDS):
        if wanted == DECK[card].id.lower():
            return card % RANKS
    for rank in range(RANKS):
        if wanted in (_NAMES[rank].lower(), PLURALS[rank].lower()):
            return rank
    names = [(PLURALS[rank].lower(), _NAMES[rank].lower()) for rank in range(RANKS)]
    found = [
        rank
        for rank, known in enumerate(names)
        if wanted and any(name.startswith(wanted) for name in known)
    ]
    if len(found) == 1:
        return found[0]
    if found:
        plurals = ", ".join(PLURALS[rank] for rank in found)
        raise Ambiguous(
            say("“{wanted}” may be {plurals}.", wanted=wanted, plurals=plurals),
            [notation(rank) for rank in found],
        )
    raise Unreadable(
        "unreadable",
        say(
            "“{text}” is no move of this game. Moves are: throw a pair (throw Maps), or draw.",
            text=text.strip(),
        ),
    )
