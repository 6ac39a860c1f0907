"""The story of a game of Court, one sentence an event."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from parlour.games.court import events as ev
from parlour.games.court.deck import DECK
from parlour.games.court.two.dealing import PACKET
from parlour.games.court.two.layout import colour_name
from parlour.games.court.two.state import CourtTwo
from parlour.games.game import Event
from parlour.games.parts import Shift, StoryLine
from parlour.games.saying import say
from parlour.games.speech import Voice, many, number, sentences
from parlour.kernel.cards import cards_in
from parlour.kernel.log import NOBODY, WATCHER

if TYPE_CHECKING:
    from parlour.games.court.four.state import CourtFour

    Court = CourtTwo | CourtFour
    """What is told with four as with two is told from either state."""

Telling = tuple[str, list[Shift]]
"""A sentence, and the cards that move while it is read."""

JESTER = 5
IT_IS_SO = say("It is so.")
IT_WAS_NOT_SO = say("It was not so.")


_THE = {card.number: say("the {card}", card=card.name) for card in DECK}


def the(card: int) -> str:
    """A card inside a sentence."""
    return _THE[card]


def _cards(event: Event) -> list[int]:
    return list(cards_in(event.cards))


def _shift(event: Event, source: str, target: str, hidden: int = 0) -> list[Shift]:
    return [Shift(source, target, DECK.ids(_cards(event)), hidden)]


def dealt(event: Event, h: Court, voice: Voice, packet: int = 1) -> Telling:
    """A hand is dealt, so many cards at a time."""
    n = event.amount
    hidden = 0 if event.cards else n
    text = say(
        "{who} {who:are|is} dealt {cards}.", who=voice.who(event.seat), cards=many(n, "card")
    )
    shift = Shift("talon", f"hand:{event.seat}", DECK.ids(_cards(event)), hidden, packet)
    return text, [shift]


def _turned_up(event: Event, h: Court, voice: Voice) -> Telling:
    card = _cards(event)[0]
    text = say(
        "{card} is turned up: the court colour is {colour}.",
        card=DECK[card].name,
        colour=colour_name(card // 8),
    )
    return text, _shift(event, "talon", "court")


def _led(event: Event, h: Court, voice: Voice) -> Telling:
    card = the(_cards(event)[0])
    text = say("{who} {who:lead|leads} {card}.", who=voice.who(event.seat), card=card)
    return text, _shift(event, f"hand:{event.seat}", "middle")


def _replied(event: Event, h: Court, voice: Voice) -> Telling:
    card = the(_cards(event)[0])
    text = say("{who} {who:play|plays} {card}.", who=voice.who(event.seat), card=card)
    return text, _shift(event, f"hand:{event.seat}", "middle")


def _announced(event: Event, h: Court, voice: Voice) -> Telling:
    text = announcement(event, voice)
    if h.couplets[event.seat] == 0:
        text = sentences(text, say("It waits for a first couplet."))
    return text, []


def announcement(event: Event, voice: Voice) -> str:
    """What was shown and what for."""
    return say(
        "{who} {who:show|shows} Crown and Royal of {colour} and {who:announce|announces} {amount}.",
        who=voice.who(event.seat),
        colour=colour_name(_cards(event)[0] // 8),
        amount=say("thirty") if event.amount == 30 else say("twenty"),
    )


def _took(event: Event, h: Court, voice: Voice) -> Telling:
    text = say(
        "{who} {who:take|takes} the couplet, which counts {worth}.",
        who=voice.who(event.seat),
        worth=worth(event.amount),
    )
    return text, _shift(event, "middle", f"taken:{event.seat}")


def worth(amount: int) -> str:
    """What a couplet counts."""
    return number(amount) if amount else say("nothing")


def _pending_counted(event: Event, h: Court, voice: Voice) -> Telling:
    text = say("With a first couplet, the {n} announced before counts.", n=event.amount)
    return text, []


def _last_ten(event: Event, h: Court, voice: Voice) -> Telling:
    whose = voice.whose(event.seat)
    return say("The twelfth couplet adds ten to {whose} count.", whose=whose), []


def _drew(event: Event, h: Court, voice: Voice) -> Telling:
    # A draw that everybody sees is the card in the court card's place.
    is_court = event.cards and event.seen >> WATCHER & 1
    target = f"hand:{event.seat}"
    who = voice.who(event.seat)
    if not event.cards:
        text = say("{who} {who:draw|draws} a card.", who=who)
        return text, _shift(event, "talon", target, 1)
    card = the(_cards(event)[0])
    if is_court:
        text = say("{who} {who:draw|draws} {card} from the court card's place.", who=who, card=card)
        return text, _shift(event, "court", target)
    text = say("{who} {who:draw|draws} {card}.", who=who, card=card)
    return text, _shift(event, "talon", target)


def _exchanged(event: Event, h: Court, voice: Voice) -> Telling:
    jester, taken = sorted(_cards(event), key=lambda card: card % 8 != JESTER)
    text = say(
        "{who} {who:exchange|exchanges} {jester} for {card}.",
        who=voice.who(event.seat),
        jester=the(jester),
        card=the(taken),
    )
    hand = f"hand:{event.seat}"
    return text, [
        Shift(hand, "court", DECK.ids([jester])),
        Shift("court", hand, DECK.ids([taken])),
    ]


def _closed(event: Event, h: Court, voice: Voice) -> Telling:
    who = voice.who(event.seat)
    text = say("{who} {who:turn|turns} the court card down. Nobody draws any more.", who=who)
    return text, []


def _passed(event: Event, h: Court, voice: Voice) -> Telling | None:
    return (say("You let it pass."), []) if event.seat == voice.reader else None


def _declared(event: Event, h: Court, voice: Voice) -> Telling:
    text = say(
        "{who} {who:declare|declares} sixty. On examination the count is {n}.",
        who=voice.who(event.seat),
        n=event.amount,
    )
    return text, []


def _laid_down(event: Event, h: Court, voice: Voice) -> Telling:
    text = say(
        "{who} {who:lay|lays} down Crown, Royal, Knight and Esquire of court colour.",
        who=voice.who(event.seat),
    )
    return text, []


def _missed_draw(event: Event, h: Court, voice: Voice) -> Telling:
    return say("{who} {who:do|does} not draw.", who=voice.who(event.seat)), []


def _called_draw(event: Event, h: Court, voice: Voice) -> Telling:
    if event.seat == NOBODY:
        return say("It comes to light that a draw was missed."), []
    who = voice.who(event.seat)
    return say("{who} {who:point|points} out that a draw was missed.", who=who), []


def _ordered_draw(event: Event, h: Court, voice: Voice) -> Telling:
    who, whom = voice.who(event.seat), voice.whom(event.other)
    return say("{who} {who:order|orders} {whom} to draw.", who=who, whom=whom), []


def _threw_down(event: Event, h: Court, voice: Voice) -> Telling:
    text = say(
        "{who} {who:throw|throws} down {who:your|the} hand over the missed draw.",
        who=voice.who(event.seat),
    )
    return text, []


def _called_revoke(event: Event, h: Court, voice: Voice) -> Telling:
    text = say(
        "{who} {who:say|says} that {whom} broke rule 4.",
        who=voice.who(event.seat),
        whom=voice.whom(event.other),
    )
    return sentences(text, IT_IS_SO if event.amount else IT_WAS_NOT_SO), []


def _revoked(event: Event, h: Court, voice: Voice) -> Telling:
    shifts = _shift(event, f"hand:{event.seat}", "middle") if event.cards else []
    text = say(
        "{who} {who:have|has} broken rule 4: {whose} count is nil.",
        who=voice.who(event.seat),
        whose=voice.whose(event.seat),
    )
    return text, shifts


def _won_round(event: Event, h: Court, voice: Voice) -> Telling:
    who, points = voice.who(event.seat), many(event.amount, "point")
    return say("{who} {who:score|scores} {points} for the round.", who=who, points=points), []


def _tied(event: Event, h: Court, voice: Voice) -> Telling:
    return say("Both have {n}: neither gains.", n=event.amount), []


def _unmade(event: Event, h: Court, voice: Voice) -> Telling:
    return say("Neither has made sixty: nobody scores."), []


def _carried(event: Event, h: Court, voice: Voice) -> Telling:
    if event.amount == 1:
        return say("One point will go to the next winner of a round."), []
    points = many(event.amount, "point")
    return say("{points:first} will go to the next winner of a round.", points=points), []


def _carry_paid(event: Event, h: Court, voice: Voice) -> Telling:
    who, points = voice.who(event.seat), many(event.amount, "point")
    return say("{who} {who:add|adds} {points} carried from a tie.", who=who, points=points), []


def _carry_lost(event: Event, h: Court, voice: Voice) -> Telling:
    return say("The carried point lapses."), []


def _won_game(event: Event, h: Court, voice: Voice) -> Telling:
    who, points = voice.who(event.seat), many(event.amount, "point")
    return say("{who} {who:win|wins} the game with {points}.", who=who, points=points), []


def _drawn_game(event: Event, h: Court, voice: Voice) -> Telling:
    return say("The last round is played, and the game is drawn."), []


def _shared(event: Event, h: Court, voice: Voice) -> Telling:
    """court.three-dealer-shares, court.three-not-seventh."""
    who = voice.who(event.seat)
    if event.amount == 0:
        return say("{who} {who:deal and are|deals and is} held at six points.", who=who), []
    text = say(
        "{who} {who:deal and score|deals and scores} {points} with {whom}.",
        who=who,
        points=many(event.amount, "point"),
        whom=voice.whom(event.other),
    )
    return text, []


def _held_at_six(event: Event, h: Court, voice: Voice) -> Telling:
    who = voice.who(event.seat)
    if event.amount == -1:
        return say("{who} {who:are|is} held at six as dealer: one point is lost.", who=who), []
    text = say(
        "{who} {who:are|is} held at six as dealer: {points} are lost.",
        who=who,
        points=many(-event.amount, "point"),
    )
    return text, []


def _went_out(event: Event, h: Court, voice: Voice) -> Telling:
    who, points = voice.who(event.seat), many(event.amount, "point")
    return say("{who} {who:go|goes} out with {points}.", who=who, points=points), []


TELL: dict[int, Callable[[Event, Court, Voice], Telling | None]] = {
    ev.DEALT: partial(dealt, packet=PACKET),
    ev.TURNED_UP: _turned_up,
    ev.LED: _led,
    ev.REPLIED: _replied,
    ev.ANNOUNCED: _announced,
    ev.TOOK: _took,
    ev.PENDING_COUNTED: _pending_counted,
    ev.LAST_TEN: _last_ten,
    ev.DREW: _drew,
    ev.EXCHANGED: _exchanged,
    ev.CLOSED: _closed,
    ev.PASSED: _passed,
    ev.DECLARED: _declared,
    ev.LAID_DOWN: _laid_down,
    ev.MISSED_DRAW: _missed_draw,
    ev.CALLED_DRAW: _called_draw,
    ev.ORDERED_DRAW: _ordered_draw,
    ev.THREW_DOWN: _threw_down,
    ev.CALLED_REVOKE: _called_revoke,
    ev.REVOKED: _revoked,
    ev.WON_ROUND: _won_round,
    ev.TIED: _tied,
    ev.UNMADE: _unmade,
    ev.CARRIED: _carried,
    ev.CARRY_PAID: _carry_paid,
    ev.CARRY_LOST: _carry_lost,
    ev.WON_GAME: _won_game,
    ev.DRAWN_GAME: _drawn_game,
    ev.SHARED: _shared,
    ev.HELD_AT_SIX: _held_at_six,
    ev.WENT_OUT: _went_out,
}
"""How each kind of event is told."""


def narrate(event: Event, h: Court, voice: Voice, clause: str) -> StoryLine | None:
    """The event as a line of the story, or None where it needs none."""
    return line_of(event, TELL[event.kind](event, h, voice), clause)


def line_of(event: Event, told: Telling | None, clause: str) -> StoryLine | None:
    """What is told of an event, with all that goes with it."""
    if told is None:
        return None
    text, shifts = told
    return StoryLine(
        text=text,
        kind=ev.KINDS[event.kind],
        seat=event.seat if event.seat >= 0 else None,
        other=event.other if event.other >= 0 else None,
        cards=DECK.ids(_cards(event)),
        clause=clause,
        amount=event.amount,
        shifts=[shift for shift in shifts if shift.cards or shift.backs],
    )
