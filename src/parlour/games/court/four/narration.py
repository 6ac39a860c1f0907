"""The story of a game of four, where it differs from that of two: sides, not players, score."""

from __future__ import annotations

from collections.abc import Callable

from parlour.games.court import events as ev
from parlour.games.court.deck import DECK
from parlour.games.court.four.state import CourtFour, side_of
from parlour.games.court.two.layout import colour_name
from parlour.games.court.two.narration import (
    IT_IS_SO,
    IT_WAS_NOT_SO,
    TELL,
    Telling,
    announcement,
    dealt,
    line_of,
    the,
    worth,
)
from parlour.games.game import Event
from parlour.games.parts import Shift, StoryLine
from parlour.games.saying import say
from parlour.games.speech import Voice, many, sentences
from parlour.kernel.cards import cards_in
from parlour.kernel.log import NOBODY


def partners(side: int, voice: Voice) -> str:
    """court.four-partners: a side inside a sentence: "you and Cay", "Ann and Cay"."""
    return voice.side(side, side + 2, "whom")


def side_first(side: int, voice: Voice) -> str:
    """The same at the beginning of one: "You and Cay"."""
    return voice.side(side, side + 2)


def _cards(event: Event) -> list[int]:
    return list(cards_in(event.cards))


def _turned_up(event: Event, h: CourtFour, voice: Voice) -> Telling:
    card = _cards(event)[0]
    colour = colour_name(card // 8)
    if event.seat == voice.reader:
        text = say(
            "The last card, yours, is {card}: the court colour is {colour}.",
            card=the(card),
            colour=colour,
        )
        return text, []
    text = say(
        "The last card, {whose}, is {card}: the court colour is {colour}.",
        whose=voice.whose(event.seat),
        card=the(card),
        colour=colour,
    )
    return text, []


def _announced(event: Event, h: CourtFour, voice: Voice) -> Telling:
    text = announcement(event, voice)
    if h.couplets[side_of(event.seat)] == 0:
        text = sentences(text, say("It waits for a first couplet of the side."))
    return text, []


def _took(event: Event, h: CourtFour, voice: Voice) -> Telling:
    text = say(
        "{who} {who:take|takes} the double couplet, which counts {worth}.",
        who=voice.who(event.seat),
        worth=worth(event.amount),
    )
    ids = DECK.ids(_cards(event))
    return text, [Shift("middle", f"taken:{event.seat}", ids)]


def _pending_counted(event: Event, h: CourtFour, voice: Voice) -> Telling:
    side = partners(event.seat, voice)
    text = say(
        "With a first couplet, the {n} announced by {side} counts.", n=event.amount, side=side
    )
    return text, []


def _last_ten(event: Event, h: CourtFour, voice: Voice) -> Telling:
    side = partners(side_of(event.seat), voice)
    return say("The last couplet adds ten to the count of {side}.", side=side), []


def _captured_standard(event: Event, h: CourtFour, voice: Voice) -> Telling:
    """court.four-standard."""
    text = say(
        "{who} {who:capture|captures} {card}: a point for {side}.",
        who=voice.who(event.seat),
        card=the(_cards(event)[0]),
        side=partners(side_of(event.seat), voice),
    )
    return text, []


def _counted(event: Event, h: CourtFour, voice: Voice) -> Telling:
    """court.four-at-end."""
    text = say("{side} {side:count|count} {n}.", side=side_first(event.seat, voice), n=event.amount)
    return text, []


def _called_revoke(event: Event, h: CourtFour, voice: Voice) -> Telling:
    who = voice.who(event.seat)
    if event.other == NOBODY:
        text = say(
            "{who} {who:say|says} that the other side has played against the rules.", who=who
        )
        return sentences(text, IT_WAS_NOT_SO), []
    text = say(
        "{who} {who:say|says} that {whom} {whom:have|has} played against the rules.",
        who=who,
        whom=voice.whom(event.other),
    )
    return sentences(text, IT_IS_SO), []


def _revoked(event: Event, h: CourtFour, voice: Voice) -> Telling:
    text = say(
        "{who} {who:have|has} played against the rules: the count of {side} is nil.",
        who=voice.who(event.seat),
        side=partners(side_of(event.seat), voice),
    )
    return text, []


def _won_round(event: Event, h: CourtFour, voice: Voice) -> Telling:
    side, points = side_first(event.seat, voice), many(event.amount, "point")
    return say("{side} {side:score|score} {points} for the round.", side=side, points=points), []


def _unmade(event: Event, h: CourtFour, voice: Voice) -> Telling:
    return say("Neither side has made sixty: nobody scores for the count."), []


def _carry_paid(event: Event, h: CourtFour, voice: Voice) -> Telling:
    side, points = side_first(event.seat, voice), many(event.amount, "point")
    return say("{side} {side:add|add} {points} carried from a tie.", side=side, points=points), []


def _tied(event: Event, h: CourtFour, voice: Voice) -> Telling:
    return say("Both sides have {n}: neither gains.", n=event.amount), []


def _won_game(event: Event, h: CourtFour, voice: Voice) -> Telling:
    side, points = side_first(event.seat, voice), many(event.amount, "point")
    return say("{side} {side:win|win} the game with {points}.", side=side, points=points), []


TELL_FOUR: dict[int, Callable[[Event, CourtFour, Voice], Telling | None]] = {
    ev.DEALT: dealt,
    ev.TURNED_UP: _turned_up,
    ev.ANNOUNCED: _announced,
    ev.TOOK: _took,
    ev.PENDING_COUNTED: _pending_counted,
    ev.LAST_TEN: _last_ten,
    ev.CAPTURED_STANDARD: _captured_standard,
    ev.COUNTED: _counted,
    ev.CALLED_REVOKE: _called_revoke,
    ev.REVOKED: _revoked,
    ev.WON_ROUND: _won_round,
    ev.UNMADE: _unmade,
    ev.CARRY_PAID: _carry_paid,
    ev.TIED: _tied,
    ev.WON_GAME: _won_game,
}
"""How four tell what two tell otherwise, or not at all."""


def narrate(event: Event, h: CourtFour, voice: Voice, clause: str) -> StoryLine | None:
    """The event as a line of the story, or None where it needs none."""
    if event.kind in TELL_FOUR:
        return line_of(event, TELL_FOUR[event.kind](event, h, voice), clause)
    return line_of(event, TELL[event.kind](event, h, voice), clause)
