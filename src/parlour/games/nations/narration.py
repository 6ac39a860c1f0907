"""One sentence for each event of Nations, as one seat may know it, and the cards that moved."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.games.game import Event
from parlour.games.nations.clause_numbers import RULES
from parlour.games.nations.deck import DECK, SUITS
from parlour.games.nations.events import Kind
from parlour.games.nations.state import FOLLOWED, LED, RUBBER, STARRED, Nations
from parlour.games.parts import Line, Shift
from parlour.games.speech import Voice, listed, many
from parlour.kernel.cards import cards_in
from parlour.kernel.log import NOBODY

QUESTION = "“Can you one?”"
"""nations.call-words: the first of the sheet's two phrases."""

_ORDINALS = (
    *("first", "second", "third", "fourth", "fifth", "sixth", "seventh"),
    *("eighth", "ninth", "tenth", "eleventh", "twelfth", "thirteenth"),
)

OF_A_SIDE = frozenset(
    {
        Kind.REVOKE,
        Kind.TRICKS,
        Kind.TITLES,
        Kind.TITLES_VOID_AT_NINE,
        Kind.GAME_OVER,
        Kind.MATCH_OVER,
    }
)


_REMARKS = frozenset({Kind.REVOKE, Kind.GAME_OVER, Kind.MATCH_OVER})
"""Told of a side, but no points: on the score sheet they must not be added."""


def nation(suit: int) -> str:
    """Europe, Asia, Africa or America."""
    return SUITS[suit][1]


def card_name(card: int) -> str:
    """A card inside a sentence: “the Map of America”, “the 10 of Asia”."""
    return f"the {DECK[card].rank} of {DECK[card].suit}"


def cards_named(cards: int) -> str:
    """Several cards inside a sentence."""
    return listed([card_name(card) for card in cards_in(cards)], "and")


def side_names(side: int, names: Sequence[str], reader: int) -> str:
    """The two partners of a side, the reader as “you”."""
    words = ["you" if seat == reader else names[seat] for seat in (side, side + 2)]
    if words[1] == "you":
        words.reverse()
    return " and ".join(words)


def narrate(event: Event, h: Nations, seat: int, names: Sequence[str]) -> Line | None:
    """The line for an event that is already blanked of what the seat may not see."""
    kind = Kind(event.kind)
    text = _text(kind, event, h, Voice(names, seat))
    clause = RULES.clause(event.clause)
    return Line(
        text=text[:1].upper() + text[1:],
        kind=kind.name.lower(),
        seat=event.seat if event.seat != NOBODY else None,
        other=event.other if event.other != NOBODY else None,
        cards=DECK.ids(cards_in(event.cards)),
        clause=clause.id if clause else "",
        amount=event.amount if kind not in _REMARKS else 0,
        shifts=_shifts(kind, event),
    )


def _text(kind: Kind, event: Event, h: Nations, to: Voice) -> str:
    if kind in OF_A_SIDE:
        return _of_side(kind, event, h, to)
    who, other = event.seat, event.other
    match kind:
        case Kind.SHUFFLE:
            return f"{to.does(who, 'shuffle')} and {_deal(who, to)}."
        case Kind.CUT:
            return f"{to.does(who, 'cut')} the pack, {many(event.amount, 'card')} deep."
        case Kind.DEALT:
            return f"{to.does(who, 'are', 'is')} dealt thirteen cards."
        case Kind.STAR:
            card = next(cards_in(event.cards))
            stars = f"{DECK[card].suit} is the Star suit"
            return f"{to.does(who, 'turn')} up {card_name(card)}: {stars}."
        case Kind.STAR_TAKEN_UP:
            return f"{to.does(who, 'take')} up the Star card, {cards_named(event.cards)}."
        case Kind.CALL:
            return _call(event, to)
        case Kind.ANSWER:
            said = "“Yes.”" if event.amount else "“No.”"
            return f"{to.does(who, 'answer')} {to.whom(other)}: {said}"
        case Kind.PASSED_CALL:
            return f"{to.does(who, 'do', 'does')} not call."
        case Kind.TITLES_SHOWN:
            pair = "" if who == other else f" and {to.whom(other)}"
            shown = cards_named(event.cards)
            return f"{to.who(who)}{pair} show the Titles of the side: {shown}."
        case Kind.PLAYED:
            return _played(event, to)
        case Kind.TRICK:
            return f"{to.does(who, 'take')} the trick, the side's {_ordinal(event.amount)}."
        case Kind.DEAL_VOID:
            return "Both sides have failed to follow: the deal is void and is dealt again."
        case Kind.TITLES_DIVIDED:
            return "The Titles are divided, two and two, and score nothing."
    raise AssertionError(f"no sentence tells of {kind.name}")


def _of_side(kind: Kind, event: Event, h: Nations, to: Voice) -> str:
    """What is told of a side; it stands first in the sentence and is always two people."""
    side = side_names(event.seat, to.names, to.reader)
    match kind:
        case Kind.REVOKE:
            lost = f"give up {many(event.amount, 'trick')}"
            return f"{side} have failed to follow and {lost}."
        case Kind.TRICKS:
            return f"{side} score {many(event.amount, 'point')} for tricks above six."
        case Kind.TITLES:
            return f"{side} score {many(event.amount, 'point')} for Titles."
        case Kind.TITLES_VOID_AT_NINE:
            return f"{side} have most Titles, but at nine they are worth nothing."
        case Kind.MATCH_OVER:
            return f"{side} win the rubber with {many(event.amount, 'game')}."
    won = "win a game" if h.match == RUBBER else "win the game"
    return f"{side} {won} with {many(event.amount, 'point')}."


def _deal(who: int, to: Voice) -> str:
    return "deal" if who == to.reader else "deals"


def _call(event: Event, to: Voice) -> str:
    if event.amount:
        return f"{to.does(event.seat, 'ask')} {to.whom(event.other)}: {QUESTION}"
    return f"{to.does(event.seat, 'call')} with Titles enough, and {_need(event, to)} not ask."


def _need(event: Event, to: Voice) -> str:
    return "need" if event.seat == to.reader else "needs"


def _played(event: Event, to: Voice) -> str:
    who, card = event.seat, cards_named(event.cards)
    if event.amount == LED:
        return f"{to.does(who, 'lead')} {card}."
    if event.amount == FOLLOWED:
        return f"{to.does(who, 'play')} {card}."
    if event.amount == STARRED:
        return f"{to.does(who, 'Star')} with {card}."
    return f"{to.does(who, 'pass', 'passes')} with {card}."


def _ordinal(n: int) -> str:
    return _ORDINALS[n - 1]


def _shifts(kind: Kind, event: Event) -> list[Shift]:
    """Which cards moved from zone to zone."""
    who = event.seat
    seen = DECK.ids(cards_in(event.cards))
    match kind:
        case Kind.DEALT:
            return [Shift("pack", f"hand:{who}", seen, 0 if seen else event.amount)]
        case Kind.STAR:
            return [Shift(f"hand:{who}", "star", seen)]
        case Kind.STAR_TAKEN_UP:
            return [Shift("star", f"hand:{who}", seen)]
        case Kind.PLAYED:
            return [Shift(f"hand:{who}", "middle", seen)]
        case Kind.TRICK:
            return [Shift("middle", f"taken:{who % 2}", seen)]
    return []
