"""Moves of Portrait Authors as text: the one notation, and what a person may type for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from parlour.games.game import Ambiguous, Unreadable
from parlour.games.portrait.deck import DECK, GIVEN_NAMES, GROUPS
from parlour.games.portrait.narration import spoken
from parlour.games.portrait.state import (
    FIRST_BAD_CALL,
    FIRST_CALL,
    FIRST_STACK,
    LOSS_OF_CALL,
    MOST_SEATS,
    PAIRS,
    PORTRAITS,
    WHOLE_BOOK,
    Portrait,
    authors_of,
)
from parlour.games.portrait.turns import wanted
from parlour.games.reading import seat_first, verb_first
from parlour.games.saying import say
from parlour.games.speech import listed
from parlour.kernel.cards import cards_in, has

VERBS = ("call", "stack", "miscall")
_BETWEEN = str.maketrans(dict.fromkeys(",:;.-", " "))
_FILLING = {"the", "of", "in", "for", "card", "group", "please", "his", "her", "from"} | {
    *("give", "me", "a"),
}
_BOTH = {"both", "pair", "pairs", "cards", "two", "and", "&", "+", "plus", "also", "with"}
"""portrait.one-card-per-call: words that join two cards in one call, as “Raymond and sketch”."""
_SET_WORDS = {"royal", "double", "book", "nothing"}
"""What a stack brings, as its button says it; the authors tell the rest."""
_IN_FULL = {
    f"{given} {name}".lower(): name.lower()
    for code, _, names in GROUPS
    for given, name in zip(GIVEN_NAMES[code], names, strict=True)
}
_BAD_FORM = ", in bad form"
_GOOD_FORM = ", in good form"


def notation(h: Portrait, seat: int, code: int) -> str:
    """`call 1: JO-Greeley-S`, `stack PO: Holmes Longfellow`, `miscall 1: BI-Parton-S`."""
    if FIRST_STACK <= code < FIRST_BAD_CALL:
        g, m = divmod(code - FIRST_STACK, 15)
        return f"stack {GROUPS[g][0]}: {' '.join(authors(g, m + 1))}"
    verb, first = ("call", FIRST_CALL) if code < FIRST_STACK else ("miscall", FIRST_BAD_CALL)
    d, card = divmod(code - first, 64)
    return f"{verb} {_seat_called(h, seat, d + 1)}: {DECK[card].id}"


def authors(g: int, m: int) -> list[str]:
    """The authors of group g in the mask m."""
    return [name for a, name in enumerate(GROUPS[g][2]) if m >> a & 1]


def _seat_called(h: Portrait, seat: int, d: int) -> int:
    """The seat d places to the left; where there is none, a number that no seat has."""
    return (seat + d) % int(h.seats) if d < h.seats else d


@dataclass
class _Tiles:
    """What was said, in its order: groups by number, kinds as 0 or 1, authors as 4g + a."""

    order: list[str] = field(default_factory=list)
    groups: list[int] = field(default_factory=list)
    kinds: list[int] = field(default_factory=list)
    authors: list[int] = field(default_factory=list)
    both: bool = False


def read(h: Portrait, seat: int, text: str) -> int:
    """The code of a move as somebody may type it; it need not be legal.

    A card alone is the pair of its author, to be stacked.
    """
    typed = text.strip().rstrip(" .!?")
    verb, rest = verb_first(typed, VERBS)
    if any(typed.lower() == card.id.lower() for card in DECK):
        return _read_stack(h, seat, _tiles(typed))
    if not verb:
        raise Unreadable("unreadable", _no_move(h, typed))
    if verb == "stack":
        return _read_stack(h, seat, _tiles(_without_worth(rest)))
    said, form = _form_of(rest)
    return _read_call(h, seat, said.strip(), "bad" if verb == "miscall" else form)


def _form_of(rest: str) -> tuple[str, str]:
    """A call without what its button says of its form, and that form, if it says any."""
    for form, ending in (("bad", _BAD_FORM), ("good", _GOOD_FORM)):
        if rest.lower().endswith(ending):
            return rest[: -len(ending)], form
    return rest, ""


def _no_move(h: Portrait, typed: str) -> str:
    """What may be said in this game, to one who said something else."""
    if h.form == PORTRAITS:
        return say(
            "“{typed}” is no move of this game. The move is: call a seat: group, author.",
            typed=typed,
        )
    if h.form != PAIRS:
        return say(
            "“{typed}” is no move of this game. The move is: call a seat: group, portrait or "
            "sketch, author.",
            typed=typed,
        )
    return say(
        "“{typed}” is no move of this game. Moves are: call a seat: group, portrait or sketch, "
        "author; and stack a group: its authors.",
        typed=typed,
    )


def _without_worth(typed: str) -> str:
    """A stack without its size and worth: `Poets, pair royal, for 3: Holmes and Longfellow`."""
    words = (word for word in typed.split() if not word.strip(",:").isdigit())
    return " ".join(word for word in words if word.lower().strip(",:") not in _SET_WORDS)


def _tiles(typed: str) -> _Tiles:
    """Take the words of a call or a stack for groups, kinds and authors."""
    found = _Tiles()
    joined = typed.lower().replace("&", " & ").replace("+", " + ").replace("’", "'")
    for whole, family in _IN_FULL.items():
        joined = joined.replace(whole, family)
    for said in joined.translate(_BETWEEN).split():
        word = said.removesuffix("'s").removesuffix("'")
        if word in _BOTH:
            found.both = True
        elif word not in _FILLING:
            _take(found, word, typed)
    return found


def _take(found: _Tiles, word: str, typed: str) -> None:
    codes = [code.lower() for code, _, _ in GROUPS]
    groups = [g for g, (_, name, _) in enumerate(GROUPS) if _begins(name, word)]
    if word in codes:
        groups = [codes.index(word)]
    kinds = [k for k, name in enumerate(("portrait", "sketch")) if name.startswith(word)]
    every = [name for _, _, names in GROUPS for name in names]
    named = [place for place, name in enumerate(every) if _begins(name, word)]
    if word in codes:
        kinds, named = [], []
    elif kinds and len(word) == 1:
        groups, named = [], []
    if len(groups) + len(kinds) + len(named) > 1:
        meant = [GROUPS[g][1] for g in groups] + [every[place] for place in named]
        meant += [("portrait", "sketch")[k] for k in kinds]
        raise Ambiguous(say("“{word}” may be {offered}.", word=word, offered=listed(meant)), meant)
    if groups:
        found.order.append("group")
        found.groups += groups
    elif kinds:
        found.order.append("kind")
        found.kinds += kinds
    elif named:
        found.order.append("author")
        found.authors += named
    else:
        raise Unreadable(
            "no-such-card",
            say("Nothing in this game is called “{word}” (“{typed}”).", word=word, typed=typed),
        )


def _begins(name: str, word: str) -> bool:
    """Whether the word begins a word of the name; a single letter is too little."""
    return len(word) > 1 and any(part.startswith(word) for part in name.lower().split())


def _read_stack(h: Portrait, seat: int, said: _Tiles) -> int:
    groups = {*said.groups, *(place // 4 for place in said.authors)}
    if len(groups) != 1:
        raise Unreadable("unreadable", say("A stack is of one group: stack PO: Holmes Longfellow."))
    g = groups.pop()
    m = sum(1 << place for place in {place % 4 for place in said.authors})
    if m == 0:
        held = h.hand[seat] if 0 <= seat < h.seats else np.uint64(0)
        m = int(authors_of(held, g)) or WHOLE_BOOK
    return FIRST_STACK + 15 * g + m - 1


def _read_call(h: Portrait, seat: int, typed: str, form: str) -> int:
    called = seat_first(typed, ":,")
    if called is None:
        raise Unreadable(
            "unreadable",
            say(
                "“call {typed}” names no seat. Write the seat's number and the card: call "
                "{seat}: {card}.",
                typed=typed,
                seat=(seat + 1) % int(h.seats),
                card=_example(h, seat),
            ),
        )
    asked, wish = called
    d = (asked - seat) % int(h.seats) if asked < h.seats else asked
    if d == 0:
        raise Unreadable(
            "self",
            say("You cannot call on yourself. You may call on any other player who can be called."),
            ["portrait.r-callable"],
        )
    if d >= MOST_SEATS:
        raise Unreadable(
            "no-such-seat", say("There is no seat {asked} at any table of this game.", asked=asked)
        )
    card, is_well_formed = _card_called(h, seat, _tiles(wish))
    is_heard_so = h.call_form == LOSS_OF_CALL and not is_well_formed and form != "good"
    if form == "bad" or is_heard_so:
        return FIRST_BAD_CALL + 64 * (d - 1) + card
    return FIRST_CALL + 64 * (d - 1) + card


def _example(h: Portrait, seat: int) -> str:
    """portrait.call-order: a card that this seat could call for, as it is said."""
    cards = wanted(h, seat) if 0 <= seat < h.seats else 0
    return spoken(int(h.form), next(cards_in(cards), 0))


def _card_called(h: Portrait, seat: int, said: _Tiles) -> tuple[int, bool]:
    """The card that is meant, and whether it was said in good form.

    portrait.one-card-per-call, portrait.r-double-call: never two. portrait.call-order: the group
    comes first, and portrait or sketch is said; with the portraits alone it need not be.
    """
    authors, kinds = list(dict.fromkeys(said.authors)), list(dict.fromkeys(said.kinds))
    if said.both or len(authors) > 1 or len(kinds) > 1:
        raise Unreadable(
            "one-card-only",
            say("A call is for one card only. Ask for one, and then for the other."),
            ["portrait.one-card-per-call"],
        )
    if not authors:
        raise Unreadable("no-such-card", say("The call names no author."))
    g, a = divmod(authors[0], 4)
    if any(group != g for group in said.groups):
        name, group = GROUPS[g][2][a], GROUPS[said.groups[0]][1]
        raise Unreadable(
            "no-such-card", say("{name} is not among the {group}.", name=name, group=group)
        )
    first = 8 * g + 2 * a
    is_plain = h.form == PORTRAITS
    if kinds:
        card = first + kinds[0]
    elif is_plain:
        card = first
    else:
        card = _kind_left_open(h, seat, first)
    return card, said.order[0] == "group" and (bool(kinds) or is_plain)


def _kind_left_open(h: Portrait, seat: int, first: int) -> int:
    """portrait.r-call-form: the card of the author that the caller lacks.

    If he lacks both: the portrait, unless only the sketch can be called for. Where the table does
    not play for form he is asked which he means.
    """
    pair: Sequence[int] = (first, first + 1)
    lacking = [card for card in pair if not has(h.hand[seat], card)] or pair
    callable_ = [card for card in lacking if has(wanted(h, seat), card)]
    if len(callable_ or lacking) > 1 and h.call_form != LOSS_OF_CALL:
        raise Ambiguous(
            say(
                "Say which card of {name} you mean, portrait or sketch.",
                name=DECK[first].name.partition(",")[0],
            ),
            [DECK[card].id for card in pair],
        )
    return (callable_ or lacking)[0]
