"""What must be true of a position of the Monkey for the game to go on from it."""

from __future__ import annotations

from parlour.games.monkey.state import (
    AFTER_DRAW,
    ALL_PAIRS,
    CARDS,
    DEALER_PICKS,
    DISCARDING,
    DRAWING,
    GAME_OVER,
    NO_SEAT,
    RANDOM_HIDDEN,
    RANK,
    RANKS,
    Monkey,
    giver_for,
    has_pair,
    may_hold_back,
)
from parlour.games.nations.deck import DECK
from parlour.games.position_text import Draft, Fault
from parlour.games.saying import say
from parlour.kernel.cards import NO_CARD, cards_in
from parlour.kernel.log import ALL


def check(draft: Draft, s: Monkey) -> None:
    """Raises Fault with the first thing that does not fit; what is hidden is not asked for."""
    if s.phase == DISCARDING:
        if s.discard != DEALER_PICKS:
            raise Fault(
                say("at this table the dealer does not choose the card taken out."), "phase"
            )
        if s.current != s.dealer:
            raise Fault(say("the dealer takes the card out."), "turn")
        return
    _check_hands(draft, s)
    if not draft.unseen:
        _check_pack(draft, s)
        _check_knowledge(draft, s)
    _check_out(draft, s)
    if s.phase == GAME_OVER:
        _check_end(draft, s)
    else:
        _check_turn(draft, s)


def _check_hands(draft: Draft, s: Monkey) -> None:
    """What is told of a hand is true of it."""
    for seat in range(int(s.seats)):
        name = f"seat {seat}"
        if int(s.hand[seat]).bit_count() > s.sizes[seat]:
            raise Fault(say("the hand has more cards than it is said to hold."), name)
        if s.hand[seat] & s.lacks[seat]:
            raise Fault(say("seat {seat} is said to lack a card that it has.", seat=seat), name)
        is_drawing = s.phase == AFTER_DRAW and seat == s.current
        if int(s.pairless) >> seat & 1 and has_pair(s, seat) and not is_drawing:
            raise Fault(say("seat {seat} is said to have no pair, and has one.", seat=seat), name)


def _check_pack(draft: Draft, s: Monkey) -> None:
    """Every card lies somewhere, and all that was thrown was thrown in pairs."""
    placed = int(s.heap) | 1 << int(s.removed)
    for seat in range(int(s.seats)):
        placed |= int(s.hand[seat])
    wanting = [card for card in range(CARDS) if not placed >> card & 1]
    if wanting:
        raise Fault(say("{card} is nowhere.", card=DECK[wanting[0]].id), "heap")
    for rank in range(RANKS):
        thrown = int(s.heap & RANK[rank])
        if thrown.bit_count() % 2:
            raise Fault(
                say(
                    "cards are thrown in pairs, and with {cards} on the heap one is odd.",
                    cards=" ".join(DECK.ids(cards_in(thrown))),
                ),
                "heap",
            )


def _check_knowledge(draft: Draft, s: Monkey) -> None:
    """A holder knows his cards; all know what was thrown, and what was taken out openly."""
    lines = [name for name in draft.lines if name.startswith("known to")]
    open_cards = int(s.heap)
    if s.discard != RANDOM_HIDDEN or s.phase == GAME_OVER:
        open_cards |= 1 << int(s.removed)
    elif s.knowers[int(s.removed)]:
        raise Fault(say("nobody knows the card taken out."), *lines)
    for seat in range(int(s.seats)):
        for card in cards_in(s.hand[seat]):
            if not int(s.knowers[card]) >> seat & 1:
                raise Fault(
                    say("seat {seat} knows its own {card}.", seat=seat, card=DECK[card].id), *lines
                )
    for card in cards_in(open_cards):
        if s.knowers[card] != ALL:
            raise Fault(say("all know where {card} is.", card=DECK[card].id), *lines)


def _check_out(draft: Draft, s: Monkey) -> None:
    """Those without cards are out, each once."""
    empty = [seat for seat in range(int(s.seats)) if s.sizes[seat] == 0]
    placed = [seat for seat in range(int(s.seats)) if s.place[seat]]
    if placed != empty or s.outs != len(empty):
        raise Fault(say("those who are out are the seats without cards, each named once."), "out")


def _check_turn(draft: Draft, s: Monkey) -> None:
    """The seat on turn has cards, and whom it draws from has one for it."""
    seat = int(s.current)
    if s.loser != NO_SEAT:
        raise Fault(say("nobody has lost while the game goes on."), "lost by")
    if s.turns >= s.turn_cap:
        raise Fault(
            say("after {turns} turns the game is given up.", turns=int(s.turn_cap)), "turns"
        )
    if s.left < 2:
        raise Fault(say("with one card left the game is over."), "phase")
    if s.sizes[seat] == 0:
        raise Fault(say("seat {seat} is on turn and has no cards.", seat=seat), "turn")
    giver = int(s.giver)
    if s.phase == DRAWING and giver != giver_for(s, seat):
        raise Fault(
            say("a card is drawn from the next on the right who has one."), "drawing from", "phase"
        )
    if s.phase == AFTER_DRAW and giver in (NO_SEAT, seat):
        raise Fault(say("after a draw it is said who was drawn from."), "drawing from", "phase")
    if giver != NO_SEAT and s.phase not in (DRAWING, AFTER_DRAW):
        raise Fault(say("nobody draws in this phase."), "drawing from")
    if int(s.hand[seat]).bit_count() == s.sizes[seat]:
        _check_throwing(draft, s, seat)


def _check_throwing(draft: Draft, s: Monkey, seat: int) -> None:
    """A pair comes before a draw, unless the house lets one be held back."""
    pair = has_pair(s, seat)
    if s.phase == DRAWING and pair and not may_hold_back(s):
        raise Fault(say("seat {seat} has a pair to throw before it draws.", seat=seat), "phase")
    if s.phase == AFTER_DRAW and not (pair and may_hold_back(s)):
        raise Fault(
            say("after a draw only a seat that has a pair, and may keep it, is asked."), "phase"
        )
    if s.thrown and not (pair and s.pairs_per_turn == ALL_PAIRS):
        raise Fault(
            say("a turn goes on after a pair only where another is to be thrown."), "thrown"
        )


def _check_end(draft: Draft, s: Monkey) -> None:
    """Whoever has the last card has lost; else so many turns were played that all gave up."""
    for name, field in (("turn", s.current), ("drawing from", s.giver)):
        if field != NO_SEAT:
            raise Fault(say("nobody is on turn when the game is over."), name)
    if s.thrown:
        raise Fault(say("nobody is on turn when the game is over."), "thrown")
    if s.loser == NO_SEAT:
        if s.turns < s.turn_cap:
            raise Fault(say("the game is over, and no line says who lost it."), "phase")
    elif s.left != 1 or s.sizes[int(s.loser)] != 1:
        raise Fault(say("whoever has the last card has lost."), "lost by")
    if s.removed == NO_CARD and not draft.unseen:
        raise Fault(say("a line “removed” must say which card was taken out."))
