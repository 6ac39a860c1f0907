"""What is asked of a player of Court, and why a move is refused, in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from parlour.games.court.deck import DECK
from parlour.games.court.notation import card_of, mate_of, notation
from parlour.games.court.phases import (
    AFTER_ANNOUNCE,
    AFTER_CLOSE,
    ANNOUNCE,
    CALL_DRAW,
    CALL_REVOKE,
    CLOSE,
    DEALER_LAY_DOWN,
    DEALING,
    DECLARE,
    DRAW,
    DRAW_NODE,
    EXAMINE,
    EXCHANGE,
    GAME_OVER,
    LAST_EXCHANGE,
    LATE_EXCHANGE,
    LAY_DOWN,
    LEAD,
    ORDER_DRAW,
    OWN_COUNT,
    PASS,
    PRE_DRAW,
    R14_CHOICE,
    REPLY,
    REVOKE_WINDOW,
    THROW_DOWN,
)
from parlour.games.court.two.layout import colour_name, count_of
from parlour.games.court.two.state import CourtTwo, opponent
from parlour.games.parts import Calls, Choice
from parlour.games.rulebook import Refusal
from parlour.games.saying import say
from parlour.games.speech import Voice, is_to_play, listed, sentences, you_may
from parlour.kernel.cards import NO_CARD

SIXTY = 60

_ASKED = {
    DEALER_LAY_DOWN: say(
        "You were given Crown, Royal, Knight and Esquire of the court colour. You may lay them "
        "down now for three points."
    ),
    LEAD: say("Your lead."),
    AFTER_CLOSE: say("The round is closed. This is your last chance to exchange the Jester."),
    AFTER_ANNOUNCE: say("Your announcement stands. Declare now, or play on?"),
    LAST_EXCHANGE: say("Before you draw: this is your last chance to exchange the Jester."),
    LATE_EXCHANGE: say(
        "Before the court card is drawn: your very last chance to exchange the Jester."
    ),
    PRE_DRAW: say("You took the couplet. Close before anybody draws, or draw."),
    DRAW_NODE: say("Draw a card from the talon."),
    R14_CHOICE: say(
        "A draw was missed and found out late. Order it to be made, or throw down your hand for "
        "one point."
    ),
    REVOKE_WINDOW: say(
        "The round is over. Did the other player break rule 4? Last chance to say so."
    ),
}

_DOING = {
    EXCHANGE: say("exchange the Jester"),
    CLOSE: say("close"),
    DECLARE: say("declare sixty"),
    LAY_DOWN: say("lay down the four"),
    PASS: say("pass"),
    DRAW: say("draw"),
    CALL_DRAW: say("call a missed draw"),
    ORDER_DRAW: say("order the draw"),
    THROW_DOWN: say("throw down your hand"),
    CALL_REVOKE: say("call a revoke"),
    EXAMINE: say("look through the couplets"),
}

_LABELS = {
    EXCHANGE: say("Exchange the Jester"),
    CLOSE: say("Close: turn the court card down"),
    DECLARE: say("Declare sixty"),
    LAY_DOWN: say("Lay down the four"),
    PASS: say("Pass"),
    DRAW: say("Draw"),
    CALL_DRAW: say("Call a missed draw"),
    ORDER_DRAW: say("Order the draw"),
    THROW_DOWN: say("Throw down your hand"),
    CALL_REVOKE: say("Call a revoke"),
    EXAMINE: say("Look through the couplets"),
}

BEING_DEALT = say("The cards are being dealt.")


def doing(code: int) -> str:
    """A move inside a sentence: "play the Gold Crown"; of a code that is none, "do that"."""
    if code in _DOING:
        return _DOING[code]
    if not 0 <= code < EXCHANGE:
        return say("do that")
    card = DECK[card_of(code)].name
    if code < ANNOUNCE:
        return say("play the {card}", card=card)
    return say("announce, leading the {card}", card=card)


def pairs_in(codes: Sequence[int]) -> str:
    """The colours that may be announced, in one phrase; nothing where there is none."""
    return listed(
        sorted({DECK[card_of(code)].suit for code in codes if ANNOUNCE <= code < EXCHANGE})
    )


def what_else(codes: Sequence[int]) -> str:
    """All legal moves in one sentence: "You may play the Gold Crown or Red Jester, or close."."""
    cards = [DECK[code].name for code in codes if code < ANNOUNCE]
    pairs = pairs_in(codes)
    things: list[str] = []
    if cards:
        things.append(say("play the {cards}", cards=listed(cards)))
    if pairs:
        things.append(say("announce Crown and Royal of {colours}", colours=pairs))
    things += [_DOING[code] for code in codes if code >= EXCHANGE]
    return you_may(things)


def prompt(h: CourtTwo, seat: int, codes: Sequence[int], voice: Voice) -> str:
    """What is asked of this seat, or whom it waits for."""
    if h.phase == DEALING:
        return BEING_DEALT
    if h.phase == GAME_OVER:
        return ""
    if not codes:
        turn = int(h.turn)
        return is_to_play(voice.names[turn]) if turn >= 0 else ""
    if h.phase == REPLY:
        asked = say(
            "{name} has led the {card}. Your reply.",
            name=voice.names[opponent(h, seat)],
            card=DECK[int(h.led)].name,
        )
    else:
        asked = _ASKED[int(h.phase)]
    if h.phase not in (LEAD, REPLY, DRAW_NODE):
        return asked
    extra = [_DOING[code] for code in codes if code >= EXCHANGE and code not in (PASS, DRAW)]
    return sentences(asked, and_also(pairs_in(codes), extra))


def and_also(pairs: str, extra: Sequence[str]) -> str:
    """What may be done besides; nothing where there is nothing."""
    ways = [say("announce {colours}", colours=pairs), *extra] if pairs else list(extra)
    return say("You may also {ways}.", ways=listed(ways)) if ways else ""


def refuse(h: CourtTwo, code: int, known: Refusal, codes: Sequence[int], voice: Voice) -> str:
    """What was tried, the rule, and what would be legal instead."""
    reason: str = say(known.says)
    if code < ANNOUNCE and h.led != NO_CARD and h.phase == REPLY:
        led = colour_name(int(h.led) // 8)
        if known.code == "must-follow":
            reason = must_follow(led)
        elif known.code == "must-play-court":
            court = colour_name(int(h.court_colour))
            reason = say("you have no {led} and must play {court}", led=led, court=court)
    if known.code == "not-now":
        reason = untimely(int(h.phase), code)
    return refused(code, reason, codes, int(h.turn), voice)


_WINDOWS = {
    DEALER_LAY_DOWN: say("only whether you lay down the four is asked now"),
    AFTER_CLOSE: say("only whether you exchange the Jester is asked now"),
    LAST_EXCHANGE: say("only whether you exchange the Jester is asked now"),
    LATE_EXCHANGE: say("only whether you exchange the Jester is asked now"),
    AFTER_ANNOUNCE: say("after an announcement you declare or play on, and nothing else"),
    PRE_DRAW: say("the couplet is taken, and you close or draw first"),
    DRAW_NODE: say("a card is to be drawn first"),
    R14_CHOICE: say("first the missed draw is ordered, or the hand thrown down"),
    REVOKE_WINDOW: say("the round is over, and only a revoke can still be called"),
}
_TIMES = {
    EXCHANGE: say("there is no court card to take up any more"),
    DECLARE: say("sixty is declared at one's lead or reply, or after announcing"),
    PASS: say("nothing is asked that you could let pass; a card is to be played"),
    DRAW: say("cards are drawn after a couplet, and now one is to be played"),
    CALL_DRAW: say("a missed draw is called at one's lead, reply or draw"),
    ORDER_DRAW: say("no missed draw has been found out late"),
    THROW_DOWN: say("no missed draw has been found out late"),
    CALL_REVOKE: say("nobody has answered under rule 4 yet, so nothing can be revoked"),
}
_NO_SUCH = say("this game has no such move")


def untimely(phase: int, code: int) -> str:
    """Why it cannot be done now: what the moment asks, or when it could be done."""
    return _WINDOWS.get(phase) or _TIMES.get(code, _NO_SUCH)


_TAKEN_BACK = {
    EXCHANGE: say("the exchange of the Jester"),
    CLOSE: say("the close"),
    DECLARE: say("the declaration of sixty"),
    LAY_DOWN: say("the laying down of the four"),
    PASS: say("the pass"),
    DRAW: say("the draw"),
    CALL_DRAW: say("the call of a missed draw"),
    ORDER_DRAW: say("the order to draw"),
    THROW_DOWN: say("the throwing down of the hand"),
    CALL_REVOKE: say("the call of a revoke"),
}


def taken_back(code: int) -> str:
    """A move that is taken back, as a thing inside a sentence."""
    if code in _TAKEN_BACK:
        return _TAKEN_BACK[code]
    card = DECK[card_of(code)].name
    if code < ANNOUNCE:
        return say("the {card}", card=card)
    return say("the announcement with the {card}", card=card)


def must_follow(led: str) -> str:
    """The commonest of all reasons, with the colour."""
    return say("you must follow the colour led, {colour}", colour=led)


def refused(code: int, reason: str, codes: Sequence[int], turn: int, voice: Voice) -> str:
    """A refusal in sentences."""
    sentence = say("You may not {doing}: {reason}.", doing=doing(code), reason=reason)
    if codes:
        return sentences(sentence, what_else(codes))
    if turn >= 0 and turn != voice.reader:
        return sentences(sentence, is_to_play(voice.names[turn]))
    return sentence


@cache
def _play_label(card: int) -> str:
    return say("Play the {card}", card=DECK[card].name)


@cache
def _announce_label(card: int, amount: int) -> str:
    return say(
        "Announce {amount}: lead the {card}, show the {mate}",
        amount=amount,
        card=DECK[card].name,
        mate=DECK[mate_of(card)].name,
    )


def label(code: int, court_colour: int) -> str:
    """A move by itself."""
    if code < ANNOUNCE:
        return _play_label(code)
    if code < EXCHANGE:
        card = card_of(code)
        return _announce_label(card, 30 if card // 8 == court_colour else 20)
    return _LABELS[code]


def _label(h: CourtTwo, code: int) -> str:
    if code == EXCHANGE and h.court_card != NO_CARD:
        return say("Exchange the Jester for the {card}", card=DECK[int(h.court_card)].name)
    return label(code, int(h.court_colour))


def _sure(h: CourtTwo, seat: int, code: int, voice: Voice) -> str:
    """A question before a declaration that may lose the round.

    Without memory aids the question is put at every declaration: to leave it out at sixty
    would count the couplets for a player who is to remember them.
    """
    if code != DECLARE:
        return ""
    other = voice.names[opponent(h, seat)]
    if h.memory_aid >= OWN_COUNT:
        count = count_of(h, seat)
        if count >= SIXTY:
            return ""
        return say(
            "You have only {n}. If you declare, {name} scores for it. Declare all the same?",
            n=count,
            name=other,
        )
    return say(
        "Declaring ends the round. If your couplets do not make sixty, {name} scores two points "
        "or more. Declare?",
        name=other,
    )


_KINDS = {code: notation(code).replace(" ", "-") for code in _DOING}


def choices(h: CourtTwo, seat: int, codes: Sequence[int], voice: Voice) -> list[Choice | Calls]:
    """Every legal move with the cards that light up for it."""
    found: list[Choice | Calls] = []
    for code in codes:
        if code < ANNOUNCE:
            kind, cards = "play", DECK.ids([code])
        elif code < EXCHANGE:
            kind, cards = "announce", DECK.ids([card_of(code)])
        elif code == EXCHANGE and h.court_card != NO_CARD:
            kind, cards = "exchange", DECK.ids([int(h.court_card)])
        else:
            kind, cards = _KINDS[code], []
        found.append(
            Choice(notation(code), kind, _label(h, code), cards, sure=_sure(h, seat, code, voice))
        )
    return found
