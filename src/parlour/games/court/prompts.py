"""What is asked of a player of Court, and why a move is refused, in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.games.court.deck import DECK
from parlour.games.court.layout import OWN_COUNT, colour_name, count_of
from parlour.games.court.notation import card_of, mate_of, notation
from parlour.games.court.state import (
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
    PASS,
    PRE_DRAW,
    R14_CHOICE,
    REPLY,
    REVOKE_WINDOW,
    THROW_DOWN,
    CourtTwo,
    opponent,
)
from parlour.games.parts import Calls, Choice
from parlour.games.speech import Voice, listed
from parlour.kernel.cards import NO_CARD

SIXTY = 60

_ASKED = {
    DEALER_LAY_DOWN: "You were given Crown, Royal, Knight and Esquire of the court colour. You may "
    "lay them down now for three points.",
    LEAD: "Your lead.",
    AFTER_CLOSE: "The round is closed. This is your last chance to exchange the Jester.",
    AFTER_ANNOUNCE: "Your announcement stands. Declare now, or play on?",
    LAST_EXCHANGE: "Before you draw: this is your last chance to exchange the Jester.",
    LATE_EXCHANGE: "Before the court card is drawn: your very last chance to exchange the Jester.",
    PRE_DRAW: "You took the couplet. Close before anybody draws, or draw.",
    DRAW_NODE: "Draw a card from the talon.",
    R14_CHOICE: "A draw was missed and found out late. Order it to be made, or throw down your "
    "hand for one point.",
    REVOKE_WINDOW: "The round is over. Did the other player break rule 4? Last chance to say so.",
}

_DOING = {
    EXCHANGE: "exchange the Jester",
    CLOSE: "close",
    DECLARE: "declare sixty",
    LAY_DOWN: "lay down the four",
    PASS: "pass",
    DRAW: "draw",
    CALL_DRAW: "call a missed draw",
    ORDER_DRAW: "order the draw",
    THROW_DOWN: "throw down your hand",
    CALL_REVOKE: "call a revoke",
    EXAMINE: "look through the couplets",
}


def doing(code: int) -> str:
    """A move inside a sentence: "play the Gold Crown"."""
    if code in _DOING:
        return _DOING[code]
    verb = "play" if code < ANNOUNCE else "announce, leading"
    return f"{verb} the {DECK[card_of(code)].name}"


def what_else(codes: Sequence[int]) -> str:
    """All legal moves in one phrase: "play the Gold Crown or Red Jester, or close"."""
    cards = [DECK[code].name for code in codes if code < ANNOUNCE]
    pairs = [DECK[card_of(code)].suit for code in codes if ANNOUNCE <= code < EXCHANGE]
    things = []
    if cards:
        things.append(f"play the {listed(cards)}")
    if pairs:
        things.append(f"announce Crown and Royal of {listed(sorted(set(pairs)))}")
    things += [_DOING[code] for code in codes if code >= EXCHANGE]
    return listed(things)


def prompt(h: CourtTwo, seat: int, codes: Sequence[int], voice: Voice) -> str:
    """What is asked of this seat, or whom it waits for."""
    if h.phase == DEALING:
        return "The cards are being dealt."
    if h.phase == GAME_OVER:
        return ""
    if not codes:
        turn = int(h.turn)
        return f"{voice.names[turn]} is to play." if turn >= 0 else ""
    if h.phase == REPLY:
        asked = f"{voice.names[opponent(h, seat)]} has led the {DECK[int(h.led)].name}. Your reply."
    else:
        asked = _ASKED[int(h.phase)]
    extra = [_DOING[code] for code in codes if code >= EXCHANGE and code not in (PASS, DRAW)]
    pairs = [DECK[card_of(code)].suit for code in codes if ANNOUNCE <= code < EXCHANGE]
    if pairs:
        extra.insert(0, f"announce {listed(sorted(set(pairs)))}")
    if extra and h.phase in (LEAD, REPLY, DRAW_NODE):
        asked += f" You may also {listed(extra)}."
    return asked


def refuse(h: CourtTwo, code: int, says: str, codes: Sequence[int], voice: Voice) -> str:
    """What was tried, the rule, and what would be legal instead."""
    tried = doing(code) if 0 <= code <= EXAMINE else "do that"
    reason = says
    if code < ANNOUNCE and h.led != NO_CARD and h.phase == REPLY:
        if says.endswith("follow the colour led"):
            reason = f"you must follow the colour led, {colour_name(int(h.led) // 8)}"
        elif says.endswith("court colour"):
            colour = colour_name(int(h.court_colour))
            reason = f"you have no {colour_name(int(h.led) // 8)} and must play {colour}"
    sentence = f"You may not {tried}: {reason}."
    if codes:
        return f"{sentence} You may {what_else(codes)}."
    turn = int(h.turn)
    if turn >= 0 and turn != voice.reader:
        return f"{sentence} {voice.names[turn]} is to play."
    return sentence


def _label(h: CourtTwo, code: int) -> str:
    if code < ANNOUNCE:
        return f"Play the {DECK[code].name}"
    if code < EXCHANGE:
        card = card_of(code)
        amount = 30 if card // 8 == h.court_colour else 20
        return f"Announce {amount}: lead the {DECK[card].name}, show the {DECK[mate_of(card)].name}"
    if code == EXCHANGE and h.court_card != NO_CARD:
        return f"Exchange the Jester for the {DECK[int(h.court_card)].name}"
    if code == CLOSE:
        return "Close: turn the court card down"
    phrase = _DOING[code]
    return phrase[0].upper() + phrase[1:]


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
        return (
            f"You have only {count}. If you declare, {other} scores for it. Declare all the same?"
        )
    return (
        f"Declaring ends the round. If your couplets do not make sixty, {other} scores two "
        "points or more. Declare?"
    )


_KINDS = {code: text.replace(" ", "-") for code, text in ((c, notation(c)) for c in _DOING)}


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
