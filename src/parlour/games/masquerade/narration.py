"""One sentence for each event, as one seat may know it, and the cards that moved."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.games.game import Event
from parlour.games.masquerade import clauses, events
from parlour.games.masquerade.citing import RULES
from parlour.games.masquerade.deck import DECK
from parlour.games.masquerade.state import Masquerade
from parlour.games.parts import Shift, StoryLine
from parlour.games.saying import say
from parlour.games.speech import Voice, listed, many, sentences
from parlour.games.story import line_of, shift_of
from parlour.kernel.cards import cards_in

_FOR = {
    clauses.TRICK_THREE: say("for the trick"),
    clauses.OWN_CARD_FOUR: say("for drawing the very card laid"),
    clauses.M1_FIVE: say("for No. 1, Masquerader, laid for the first time in this game"),
    clauses.NEXT_TWO: say("for the next card upon the last"),
    clauses.EXCHANGE_POINT: say("for the exchange"),
}


def called(card: int) -> str:
    """masquerade.r04-calling: a card as everyone calls it who lays it, by number and title."""
    return DECK[card].name


def narrate(
    event: Event, h: Masquerade, seat: int, names: Sequence[str], result: str
) -> StoryLine | None:
    """The line for an event that is already blanked of what the seat may not see."""
    kind = event.kind
    text = _text(kind, event, h, Voice(names, seat), result)
    return line_of(event, events.KINDS[kind], text, _shifts(kind, event), DECK, RULES)


def _text(kind: int, event: Event, h: Masquerade, voice: Voice, result: str) -> str:
    cards = listed([called(card) for card in cards_in(event.cards)], "and")
    match kind:
        case events.OVER:
            return sentences(_ending(event, h), result)
        case events.ROUND:
            return say(
                "Round {n}: the lead is with {whom}.", n=event.amount, whom=voice.whom(event.seat)
            )
        case events.SCORED:
            return say(
                "{who} {who:count|counts} {points} {reason}.",
                who=voice.who(event.seat),
                points=many(event.amount, "point"),
                reason=_FOR[event.clause],
            )
        case events.PASSED:
            return _passed(event, voice)
        case events.LAID_ASIDE | events.EXCHANGED | events.TAKEN_UP | events.DREW:
            return _between(kind, event, voice, cards)
    return _of_one(kind, event, voice, cards)


def _of_one(kind: int, event: Event, voice: Voice, cards: str) -> str:
    """What concerns one player alone."""
    who = voice.who(event.seat)
    match kind:
        case events.DEALT:
            dealt = many(event.amount, "card")
            return say("{who} {who:are|is} dealt {cards}.", who=who, cards=dealt)
        case events.LED:
            return say("{who} {who:lead|leads} {card}.", who=who, card=cards)
        case events.PLAYED:
            return say("{who} {who:lay|lays} {card}.", who=who, card=cards)
        case events.BLOCKED:
            return say(
                "{who} {who:hold|holds} {cards}, none of which may be led: the lead passes.",
                who=who,
                cards=cards,
            )
        case events.TAKEN if event.amount:
            return say("{who} {who:take|takes} the trick by right: {cards}.", who=who, cards=cards)
        case events.TAKEN:
            return say("{who} {who:take|takes} the trick as dealer: {cards}.", who=who, cards=cards)
    raise AssertionError(f"no sentence tells of {events.KINDS[kind]}")


def _between(kind: int, event: Event, voice: Voice, cards: str) -> str:
    """What passes between two players; the card is named to those who may see it."""
    who, whose = voice.who(event.seat), voice.whose(event.other)
    told: str
    match kind:
        case events.LAID_ASIDE:
            told = say(
                "{who} {who:lay|lays} a card face down for an exchange with {whom}",
                who=who,
                whom=voice.whom(event.other),
            )
        case events.EXCHANGED:
            told = say("{who} {who:get|gets} a card from {whose} hand", who=who, whose=whose)
        case events.TAKEN_UP:
            taker = voice.who(event.other)
            told = say("{who} {who:take|takes} up the card laid down", who=taker)
        case _:
            told = say("{who} {who:draw|draws} one card from {whose} hand", who=who, whose=whose)
    if cards:
        return say("{told}: {card}.", told=told, card=cards)
    return say("{told}.", told=told)


def _passed(event: Event, voice: Voice) -> str:
    who = voice.who(event.seat)
    if event.amount:
        return say("{who} {who:have|has} still nothing to lay: the turn passes.", who=who)
    return say("{who} {who:pass|passes}.", who=who)


def _ending(event: Event, h: Masquerade) -> str:
    if event.clause != clauses.R35_ROUND_CAP:
        return ""
    if h.rounds == 1:
        return say("One round was all that is allowed.")
    return say("{rounds:first} were the last allowed.", rounds=many(int(h.rounds), "round"))


def _shifts(kind: int, event: Event) -> list[Shift]:
    """Which cards moved from zone to zone."""
    who, other = event.seat, event.other
    match kind:
        case events.DEALT:
            return [shift_of(DECK, "pack", f"hand:{who}", event.cards, event.amount)]
        case events.LED | events.PLAYED:
            return [shift_of(DECK, f"hand:{who}", "middle", event.cards, 1)]
        case events.LAID_ASIDE:
            return [shift_of(DECK, f"hand:{who}", "laid", event.cards, 1)]
        case events.EXCHANGED:
            return [shift_of(DECK, f"hand:{other}", f"hand:{who}", event.cards, 1)]
        case events.TAKEN_UP:
            return [shift_of(DECK, "laid", f"hand:{other}", event.cards, 1)]
        case events.TAKEN:
            return [shift_of(DECK, "middle", f"hand:{who}", event.cards, 0)]
        case events.DREW:
            return [shift_of(DECK, f"hand:{other}", f"hand:{who}", event.cards, 1)]
    return []
