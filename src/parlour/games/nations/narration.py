"""The story of a game of Nations: a sentence for each event."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.games.game import Event
from parlour.games.nations import events
from parlour.games.nations.deck import DECK, SUITS
from parlour.games.nations.sheet import RULES
from parlour.games.nations.state import FOLLOWED, LED, RUBBER, STARRED, Nations
from parlour.games.parts import Shift, StoryLine
from parlour.games.saying import say
from parlour.games.speech import Voice, listed, many
from parlour.games.story import line_of
from parlour.kernel.cards import cards_in

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
        events.REVOKE,
        events.TRICKS,
        events.TITLES,
        events.TITLES_VOID_AT_NINE,
        events.GAME_OVER,
        events.MATCH_OVER,
    }
)


_REMARKS = frozenset({events.REVOKE, events.GAME_OVER, events.MATCH_OVER})
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
    kind = event.kind
    text = _text(kind, event, h, Voice(names, seat))
    line = line_of(event, events.KINDS[kind], text, _shifts(kind, event), DECK, RULES)
    if kind in _REMARKS:
        line.amount = 0
    return line


def _text(kind: int, event: Event, h: Nations, to: Voice) -> str:
    if kind in OF_A_SIDE:
        return _of_side(kind, event, h, to)
    match kind:
        case events.CALL:
            return _call(event, to)
        case events.ANSWER:
            return say(
                "{who} {who:answer|answers} {whom}: {answer}",
                who=to.who(event.seat),
                whom=to.whom(event.other),
                answer=say("“Yes.”") if event.amount else say("“No.”"),
            )
        case events.TITLES_SHOWN:
            return _titles_shown(event, to)
        case events.PLAYED:
            return _played(event, to)
        case events.DEAL_VOID:
            return say("Both sides have failed to follow: the deal is void and is dealt again.")
        case events.TITLES_DIVIDED:
            return say("The Titles are divided, two and two, and score nothing.")
    return _of_one(kind, event, to)


def _of_one(kind: int, event: Event, to: Voice) -> str:
    """What concerns one player alone."""
    who = to.who(event.seat)
    match kind:
        case events.SHUFFLE:
            return say("{who} {who:shuffle and deal|shuffles and deals}.", who=who)
        case events.CUT:
            cards = many(event.amount, "card")
            return say("{who} {who:cut|cuts} the pack, {cards} deep.", who=who, cards=cards)
        case events.DEALT:
            return say("{who} {who:are|is} dealt thirteen cards.", who=who)
        case events.STAR:
            card = next(cards_in(event.cards))
            return say(
                "{who} {who:turn|turns} up {card}: {nation} is the Star suit.",
                who=who,
                card=card_name(card),
                nation=DECK[card].suit,
            )
        case events.STAR_TAKEN_UP:
            card_taken = cards_named(event.cards)
            return say("{who} {who:take|takes} up the Star card, {card}.", who=who, card=card_taken)
        case events.PASSED_CALL:
            return say("{who} {who:do|does} not call.", who=who)
        case events.TRICK:
            return say(
                "{who} {who:take|takes} the trick, the side's {ordinal}.",
                who=who,
                ordinal=_ORDINALS[event.amount - 1],
            )
    raise AssertionError(f"no sentence tells of {events.KINDS[kind]}")


def _of_side(kind: int, event: Event, h: Nations, to: Voice) -> str:
    """What is told of a side; it stands first in the sentence and is always two people."""
    side = to.side(event.seat, event.seat + 2)
    points = many(event.amount, "point")
    match kind:
        case events.REVOKE:
            return say(
                "{side} {side:have|have} failed to follow and {side:give|give} up {tricks}.",
                side=side,
                tricks=many(event.amount, "trick"),
            )
        case events.TRICKS:
            return say(
                "{side} {side:score|score} {points} for tricks above six.", side=side, points=points
            )
        case events.TITLES:
            return say("{side} {side:score|score} {points} for Titles.", side=side, points=points)
        case events.TITLES_VOID_AT_NINE:
            return say(
                "{side} {side:have|have} most Titles, but at nine they are worth nothing.",
                side=side,
            )
        case events.MATCH_OVER:
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


def _shifts(kind: int, event: Event) -> list[Shift]:
    """Which cards moved from zone to zone."""
    who = event.seat
    seen = DECK.ids(cards_in(event.cards))
    match kind:
        case events.DEALT:
            return [Shift("pack", f"hand:{who}", seen, 0 if seen else event.amount)]
        case events.STAR:
            return [Shift(f"hand:{who}", "star", seen)]
        case events.STAR_TAKEN_UP:
            return [Shift("star", f"hand:{who}", seen)]
        case events.PLAYED:
            return [Shift(f"hand:{who}", "middle", seen)]
        case events.TRICK:
            return [Shift("middle", f"taken:{who % 2}", seen)]
    return []
