"""Moves of Alice as text: the one notation, and what a person may type for it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from parlour.games.alice.deck import DECK
from parlour.games.alice.state import CODES, FIRST_CALL, NO_SET, STOP, Alice
from parlour.games.deck import Card
from parlour.games.game import Ambiguous, Unreadable
from parlour.games.reading import seat_first, verb_first
from parlour.games.saying import say
from parlour.games.speech import listed, sentences
from parlour.games.written_numbers import whole_number
from parlour.kernel.cards import has

VERBS = ("expose", "call", "stop", "draw")
_ANY_LEAD = ("your lead", "my lead", "lead", "the lead", "another lead", "one of your leads", "it")
"""A Lead as the prompts speak of it, where the hand has only one."""


def notation(h: Alice, seat: int, code: int) -> str:
    """`expose A02-Lead`, `call 1: A02-Mouse`, `stop`; for a drawn card `draw A05-Puppy`."""
    if code >= CODES:
        return f"draw {DECK[code - CODES].id}"
    if code == STOP:
        return "stop"
    if code < FIRST_CALL:
        return f"expose {DECK[3 * code].id}"
    d, c = divmod(code - FIRST_CALL, 2)
    return f"call {_seat_called(h, seat, d + 1)}: {_card_called(h, seat, c)}"


def _seat_called(h: Alice, seat: int, d: int) -> int:
    """The seat d places to the left; where there is none, a number that no seat has."""
    return (seat + d) % int(h.seats) if d < h.seats else d


def _card_called(h: Alice, seat: int, c: int) -> str:
    """The companion's id; before a Lead is exposed only its letter can be told."""
    i = int(h.exposed[seat])
    return "ab"[c] if i == NO_SET else DECK[3 * i + 1 + c].id


def read(h: Alice, seat: int, text: str) -> int:
    """The code of a move as somebody may type it; it need not be legal.

    A card alone is a card to expose.
    """
    typed = text.strip().rstrip(" .!?")
    verb, rest = verb_first(typed, VERBS)
    if any(typed.lower() == card.id.lower() for card in DECK):
        return _read_expose(h, seat, typed)
    if not verb:
        raise Unreadable(
            "unreadable",
            say(
                "“{typed}” is no move of this game. Moves are: expose a Lead, call a seat: a "
                "card, or stop.",
                typed=typed,
            ),
        )
    if verb == "stop":
        if rest and rest.lower() != "and end the turn":
            raise Unreadable(
                "unreadable", say("After “stop” nothing is expected, not “{rest}”.", rest=rest)
            )
        return STOP
    if verb == "expose":
        return _read_expose(h, seat, rest)
    if verb == "draw":
        return CODES + _one_card(rest, tuple(DECK), "draw {}").number
    return _read_call(h, seat, rest)


def _read_expose(h: Alice, seat: int, typed: str) -> int:
    leads = tuple(card for card in DECK if card.rank == "Lead")
    typed = _without(typed, " and lay down the set")
    if _plain(typed) in _ANY_LEAD:
        return _lead_in_hand(h, seat, typed, leads)
    number = whole_number(typed)
    if number is not None and 1 <= number <= len(leads):
        return number - 1
    found = _matching(typed, leads)
    others = [] if found else _matching(typed, DECK)
    if len(others) == 1:
        raise Unreadable(
            "no-lead",
            sentences(
                say(
                    "{name} is a companion, and only a Lead can be exposed. A companion goes down "
                    "when its set is complete.",
                    name=others[0].name,
                ),
                _leads_in_hand(h, seat, leads),
            ),
            ["alice.turn-expose"],
        )
    mine = [card for card in found if has(h.hand[seat], card.number)]
    if len(mine) == 1:
        found = mine
    return _only(typed, found, "expose {}").number // 3


def _lead_in_hand(h: Alice, seat: int, typed: str, leads: Sequence[Card]) -> int:
    """The Lead of one who says no more than that he exposes it."""
    mine = [card for card in leads if has(h.hand[seat], card.number)]
    if len(mine) > 1:
        titles = listed([card.name for card in mine])
        said = say("Say which Lead you expose: {titles}.", titles=titles)
        raise Ambiguous(said, [f"expose {card.id}" for card in mine])
    return _only(typed, mine, "expose {}").number // 3


def _leads_in_hand(h: Alice, seat: int, leads: Sequence[Card]) -> str:
    """Which cards of the hand are Leads, if any."""
    mine = [card.name for card in leads if has(h.hand[seat], card.number)]
    if len(mine) == 1:
        return say("In your hand {lead} is the only Lead.", lead=mine[0])
    return say("In your hand these are Leads: {leads}.", leads=listed(mine, "and")) if mine else ""


def _read_call(h: Alice, seat: int, typed: str) -> int:
    called = seat_first(typed)
    if called is None:
        raise Unreadable(
            "unreadable",
            say(
                "“call {typed}” names no seat. Write the seat's number and the card: call "
                "{seat}: {card}.",
                typed=typed,
                seat=(seat + 1) % int(h.seats),
                card=_wanted(h, seat),
            ),
        )
    asked, wanted = called
    d = (asked - seat) % int(h.seats) if asked < h.seats else asked
    if d == 0:
        raise Unreadable(
            "own-seat",
            say("You cannot call on yourself. You may call on any other player."),
            ["alice.turn-call-anyone"],
        )
    if d > (STOP - FIRST_CALL) // 2:
        raise Unreadable(
            "no-such-seat", say("There is no seat {asked} at any table of this game.", asked=asked)
        )
    return FIRST_CALL + 2 * (d - 1) + _read_companion(h, seat, wanted)


def _wanted(h: Alice, seat: int) -> str:
    """A card that this seat could call for, as an example."""
    i = int(h.exposed[seat]) if 0 <= seat < h.seats else NO_SET
    return DECK[1].name if i == NO_SET else DECK[3 * i + 1].name


def _read_companion(h: Alice, seat: int, typed: str) -> int:
    """0 or 1: the first or the second companion of the exposed set."""
    if typed.lower() in ("a", "b"):
        return "ab".index(typed.lower())
    i = int(h.exposed[seat])
    if i != NO_SET:
        pair = (DECK[3 * i + 1], DECK[3 * i + 2])
        found = _matching(typed, pair)
        if found:
            return _only(typed, found, "{}").number % 3 - 1
    card = _one_card(typed, tuple(DECK), "{}")
    if card.rank == "Lead":
        raise Unreadable("lead-called", say("A Lead is never called for, only its companions."))
    if i != NO_SET:
        names = listed(DECK[3 * i].companions, "and")
        raise Unreadable(
            "other-set",
            say(
                "{name} is not of the set you have exposed; its companions are {names}.",
                name=card.name,
                names=names,
            ),
        )
    return card.number % 3 - 1


def _without(typed: str, ending: str) -> str:
    """The text without what a button says besides."""
    return typed[: -len(ending)] if typed.lower().endswith(ending) else typed


def _plain(text: str) -> str:
    return " ".join(text.lower().replace("-", " ").replace("’", "'").split())


def _keys(card: Card) -> list[str]:
    """What a card may be called: its id, the id's own word, its title from any word on."""
    words = _plain(card.name).split()
    return [_plain(card.id), _plain(card.id.partition("-")[2])] + [
        " ".join(words[k:]) for k in range(len(words))
    ]


def _matching(typed: str, cards: Iterable[Card]) -> list[Card]:
    """The cards so called, else those whose names so begin, with or without an article."""
    wanted, cards = _plain(typed), tuple(cards)
    return _called(wanted, cards) or _called(wanted.removeprefix("the "), cards)


def _called(wanted: str, cards: Sequence[Card]) -> list[Card]:
    if not wanted:
        return []
    exact = [card for card in cards if wanted in (_plain(card.id), _plain(card.name))]
    if exact:
        return exact
    whole = [card for card in cards if wanted in _keys(card)]
    if len(whole) == 1:
        return whole
    return [card for card in cards if any(key.startswith(wanted) for key in _keys(card))]


def _one_card(typed: str, cards: Sequence[Card], template: str) -> Card:
    return _only(typed, _matching(typed, cards), template)


def _only(typed: str, found: Sequence[Card], template: str) -> Card:
    if not found:
        raise Unreadable("no-such-card", say("No card here is called “{typed}”.", typed=typed))
    if len(found) > 1:
        titles = listed([card.name for card in found])
        raise Ambiguous(
            say("“{typed}” may be any of these: {titles}.", typed=typed, titles=titles),
            [template.format(c.id) for c in found],
        )
    return found[0]
