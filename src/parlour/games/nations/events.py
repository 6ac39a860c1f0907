"""What can happen in a game of Nations, as the rules tell it, and a sentence for each."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from parlour.games.game import Event
from parlour.games.nations.deck import DECK, SUITS
from parlour.games.nations.sheet import RULES
from parlour.games.nations.state import FOLLOWED, LED, RUBBER, STARRED, Nations
from parlour.games.parts import Shift, StoryLine
from parlour.games.saying import say
from parlour.games.speech import Voice, listed, many
from parlour.kernel.cards import cards_in
from parlour.kernel.log import NOBODY


class Kind(IntEnum):
    """The kinds of events. Their names, in small letters, are what a page and a record read."""

    SHUFFLE = 1
    """`seat` shuffles."""
    CUT = 2
    """`seat` cuts, `amount` cards deep."""
    DEALT = 3
    """`seat` receives `amount` cards, seen by it alone."""
    STAR = 4
    """`seat`, the dealer, turns the card up."""
    STAR_TAKEN_UP = 5
    CALL = 6
    """`seat` calls on its partner `other`; `amount` is 0 where it need not ask."""
    ANSWER = 7
    """`seat` answers `other`: yes if `amount` is 1."""
    PASSED_CALL = 8
    """`seat` lets its call go by."""
    TITLES_SHOWN = 9
    PLAYED = 10
    """`seat` plays the card; `amount` is how, as in `state`."""
    TRICK = 11
    """`seat` takes the trick, its side's trick number `amount`."""
    REVOKE = 12
    """The side `seat` has failed to follow and gives up `amount` tricks."""
    DEAL_VOID = 13
    TRICKS = 14
    """The side `seat` scores `amount` for tricks."""
    TITLES = 15
    """The side `seat` scores `amount` for Titles."""
    TITLES_DIVIDED = 16
    TITLES_VOID_AT_NINE = 17
    """The side `seat` has most Titles and may not score them."""
    GAME_OVER = 18
    """The side `seat` has won the game with `amount` points."""
    MATCH_OVER = 19
    """The side `seat` has won the rubber."""


# Compiled rules read plain numbers.
SHUFFLE = int(Kind.SHUFFLE)
CUT = int(Kind.CUT)
DEALT = int(Kind.DEALT)
STAR = int(Kind.STAR)
STAR_TAKEN_UP = int(Kind.STAR_TAKEN_UP)
CALL = int(Kind.CALL)
ANSWER = int(Kind.ANSWER)
PASSED_CALL = int(Kind.PASSED_CALL)
TITLES_SHOWN = int(Kind.TITLES_SHOWN)
PLAYED = int(Kind.PLAYED)
TRICK = int(Kind.TRICK)
REVOKE = int(Kind.REVOKE)
DEAL_VOID = int(Kind.DEAL_VOID)
TRICKS = int(Kind.TRICKS)
TITLES = int(Kind.TITLES)
TITLES_DIVIDED = int(Kind.TITLES_DIVIDED)
TITLES_VOID_AT_NINE = int(Kind.TITLES_VOID_AT_NINE)
GAME_OVER = int(Kind.GAME_OVER)
MATCH_OVER = int(Kind.MATCH_OVER)


# One sentence for each, as one seat may know it, and the cards that moved.


QUESTION = say("“Can you one?”")
"""nations.call-words: the first of the sheet's two phrases."""

_ORDINALS = (
    say("first"),
    say("second"),
    say("third"),
    say("fourth"),
    say("fifth"),
    say("sixth"),
    say("seventh"),
    say("eighth"),
    say("ninth"),
    say("tenth"),
    say("eleventh"),
    say("twelfth"),
    say("thirteenth"),
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


_CARD_NAMES = {
    card.number: say("the {rank} of {suit}", rank=card.rank, suit=card.suit) for card in DECK
}


def card_name(card: int) -> str:
    """A card inside a sentence: “the Map of America”, “the 10 of Asia”."""
    return _CARD_NAMES[card]


def cards_named(cards: int) -> str:
    """Several cards inside a sentence."""
    return listed([card_name(card) for card in cards_in(cards)], "and")


def narrate(event: Event, h: Nations, seat: int, names: Sequence[str]) -> StoryLine | None:
    """The line for an event that is already blanked of what the seat may not see."""
    kind = Kind(event.kind)
    text = _text(kind, event, h, Voice(names, seat))
    clause = RULES.clause(event.clause)
    return StoryLine(
        text=text,
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
    match kind:
        case Kind.CALL:
            return _call(event, to)
        case Kind.ANSWER:
            return say(
                "{who} {who:answer|answers} {whom}: {answer}",
                who=to.who(event.seat),
                whom=to.whom(event.other),
                answer=say("“Yes.”") if event.amount else say("“No.”"),
            )
        case Kind.TITLES_SHOWN:
            return _titles_shown(event, to)
        case Kind.PLAYED:
            return _played(event, to)
        case Kind.DEAL_VOID:
            return say("Both sides have failed to follow: the deal is void and is dealt again.")
        case Kind.TITLES_DIVIDED:
            return say("The Titles are divided, two and two, and score nothing.")
    return _of_one(kind, event, to)


def _of_one(kind: Kind, event: Event, to: Voice) -> str:
    """What concerns one player alone."""
    who = to.who(event.seat)
    match kind:
        case Kind.SHUFFLE:
            return say("{who} {who:shuffle and deal|shuffles and deals}.", who=who)
        case Kind.CUT:
            cards = many(event.amount, "card")
            return say("{who} {who:cut|cuts} the pack, {cards} deep.", who=who, cards=cards)
        case Kind.DEALT:
            return say("{who} {who:are|is} dealt thirteen cards.", who=who)
        case Kind.STAR:
            card = next(cards_in(event.cards))
            return say(
                "{who} {who:turn|turns} up {card}: {nation} is the Star suit.",
                who=who,
                card=card_name(card),
                nation=DECK[card].suit,
            )
        case Kind.STAR_TAKEN_UP:
            card_taken = cards_named(event.cards)
            return say("{who} {who:take|takes} up the Star card, {card}.", who=who, card=card_taken)
        case Kind.PASSED_CALL:
            return say("{who} {who:do|does} not call.", who=who)
        case Kind.TRICK:
            return say(
                "{who} {who:take|takes} the trick, the side's {ordinal}.",
                who=who,
                ordinal=_ORDINALS[event.amount - 1],
            )
    raise AssertionError(f"no sentence tells of {kind.name}")


def _of_side(kind: Kind, event: Event, h: Nations, to: Voice) -> str:
    """What is told of a side; it stands first in the sentence and is always two people."""
    side = to.side(event.seat, event.seat + 2)
    points = many(event.amount, "point")
    match kind:
        case Kind.REVOKE:
            return say(
                "{side} {side:have|have} failed to follow and {side:give|give} up {tricks}.",
                side=side,
                tricks=many(event.amount, "trick"),
            )
        case Kind.TRICKS:
            return say(
                "{side} {side:score|score} {points} for tricks above six.", side=side, points=points
            )
        case Kind.TITLES:
            return say("{side} {side:score|score} {points} for Titles.", side=side, points=points)
        case Kind.TITLES_VOID_AT_NINE:
            return say(
                "{side} {side:have|have} most Titles, but at nine they are worth nothing.",
                side=side,
            )
        case Kind.MATCH_OVER:
            games = many(event.amount, "game")
            return say("{side} {side:win|win} the rubber with {games}.", side=side, games=games)
    if h.match == RUBBER:
        return say("{side} {side:win|win} a game with {points}.", side=side, points=points)
    return say("{side} {side:win|win} the game with {points}.", side=side, points=points)


def _titles_shown(event: Event, to: Voice) -> str:
    cards = cards_named(event.cards)
    if event.seat == event.other:
        return say(
            "{who} {who:show|shows} the Titles of the side: {cards}.",
            who=to.who(event.seat),
            cards=cards,
        )
    return say(
        "{side} {side:show|show} the Titles of the side: {cards}.",
        side=to.side(event.seat, event.other),
        cards=cards,
    )


def _call(event: Event, to: Voice) -> str:
    who = to.who(event.seat)
    if event.amount:
        return say(
            "{who} {who:ask|asks} {whom}: {question}",
            who=who,
            whom=to.whom(event.other),
            question=QUESTION,
        )
    return say("{who} {who:call|calls} with Titles enough, and {who:need|needs} not ask.", who=who)


def _played(event: Event, to: Voice) -> str:
    who, card = to.who(event.seat), cards_named(event.cards)
    if event.amount == LED:
        return say("{who} {who:lead|leads} {card}.", who=who, card=card)
    if event.amount == FOLLOWED:
        return say("{who} {who:play|plays} {card}.", who=who, card=card)
    if event.amount == STARRED:
        return say("{who} {who:Star|Stars} with {card}.", who=who, card=card)
    return say("{who} {who:pass|passes} with {card}.", who=who, card=card)


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
