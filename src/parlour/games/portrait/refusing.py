"""What is said to a player of Portrait Authors who may not do what he tried, or takes it back."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.games.portrait.deck import DECK
from parlour.games.portrait.narration import authors_in, set_in, spoken
from parlour.games.portrait.state import (
    CODES,
    FIRST_BAD_CALL,
    FIRST_CALL,
    FIRST_STACK,
    GAME_OVER,
    HAND_OR_TABLE,
    PAIRS,
    PLAYING,
    STALE_NEVER,
    Portrait,
    pair_cards,
)
from parlour.games.portrait.turns import is_barred
from parlour.games.saying import say
from parlour.games.speech import GAME_OVER as IS_OVER
from parlour.games.speech import NO_MOVE, NOT_YOUR_TURN, Voice, listed, wait_for, you_may

_REASONS = {
    "game-over": IS_OVER,
    "not-your-turn": NOT_YOUR_TURN,
    "no-such-action": say("This game has no such move."),
    "bad-call-off": say("At this table no call is lost for want of form."),
    "no-such-seat": say("Nobody sits there."),
    "not-in-pack": say("The sketch cards are left out of this game."),
    "you-hold-it": say("A card in your own hand cannot be called for."),
    "on-table": say("That card lies on the table."),
    "empty-hand": say("That player has no card."),
    "no-stacking-in-this-form": say(
        "Here books of four go down of themselves, and nothing is stacked."
    ),
    "not-in-hand": say("Only whole pairs from your own hand can be stacked."),
    "books-only": say("At this table only a whole book may be stacked."),
    "stack-whole": say("At this table all complete pairs of a group are stacked together."),
    "dealt-set": say(
        "A set that came in the deal must have a card of its group added to it first."
    ),
    "need-new-card": say(
        "Since your last miss you have received no card that would let you stack."
    ),
}


_GROUP_IN_HAND = say("The right to call comes from a card of the same group in your hand.")
_GROUP_HAD = say(
    "The right to call comes from a card of the same group, in your hand or among your stacks."
)
_BOOK_IN_HAND = say("The right to call comes from a card of the same book of four in your hand.")


def reason(h: Portrait, code: int, refusal: str) -> str:
    """The rule in a sentence, as it stands at this table and moment."""
    if refusal == "stale-call":
        return _stale(h, code)
    if refusal == "no-card-of-group":
        if h.form != PAIRS:
            return _BOOK_IN_HAND
        return _GROUP_HAD if h.calling_right == HAND_OR_TABLE else _GROUP_IN_HAND
    return _REASONS[refusal]


def _stale(h: Portrait, code: int) -> str:
    """portrait.r-standstill: which of its causes bars the call."""
    if code >= FIRST_BAD_CALL and is_barred(h):
        return say("Nothing has come about for three rounds: no call may be lost now.")
    if h.stale_calls == STALE_NEVER and not is_barred(h):
        return say("At this table no call may be made of which all know that it must fail.")
    return say(
        "Nothing has come about for three rounds: no call may be made of which all know that it "
        "must fail."
    )


def tried(h: Portrait, seat: int, code: int, names: Sequence[str]) -> str:
    """What the player wanted to do."""
    if code < 0 or code >= CODES:
        return NO_MOVE
    if FIRST_STACK <= code < FIRST_BAD_CALL:
        g, m = divmod(code - FIRST_STACK, 15)
        cards = int(pair_cards(g, m + 1))
        return say(
            "You tried to stack {set}: {authors}.",
            set=set_in(cards),
            authors=listed(authors_in(cards), "and"),
        )
    d, card = divmod(code - (FIRST_CALL if code < FIRST_STACK else FIRST_BAD_CALL), 64)
    empty = say("an empty seat")
    asked = names[(seat + d + 1) % int(h.seats)] if d + 1 < h.seats else empty
    return say("You tried to call on {whom}: {card}.", whom=asked, card=spoken(int(h.form), card))


def instead(h: Portrait, seat: int, codes: Sequence[int], names: Sequence[str]) -> str:
    """What the player may do now."""
    if h.phase == GAME_OVER:
        return ""
    if h.phase != PLAYING:
        return say("Wait for the deal.")
    if h.current != seat:
        return wait_for(names[int(h.current)])
    calls = [code for code in codes if code < FIRST_STACK]
    groups = list(dict.fromkeys(DECK[card].suit for card in sorted({c % 64 for c in calls})))
    ways: list[str] = []
    if calls:
        ways.append(say("call on another player in {groups}", groups=listed(groups)))
    if any(FIRST_STACK <= code < FIRST_BAD_CALL for code in codes):
        ways.append(say("stack what you may"))
    return you_may(ways)


def taken_back(h: Portrait, seat: int, code: int, names: Sequence[str], reader: int) -> str:
    """A move that is taken back, as a thing inside a sentence."""
    if FIRST_STACK <= code < FIRST_BAD_CALL:
        g, m = divmod(code - FIRST_STACK, 15)
        return say("the stack: {set}", set=set_in(int(pair_cards(g, m + 1))))
    d, card = divmod(code - (FIRST_CALL if code < FIRST_STACK else FIRST_BAD_CALL), 64)
    return say(
        "the call on {whom}: {card}",
        whom=Voice(names, reader).whom((seat + d + 1) % int(h.seats)),
        card=spoken(int(h.form), card),
    )
