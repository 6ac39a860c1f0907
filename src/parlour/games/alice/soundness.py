"""What must be true of a position of Alice for the game to go on from it."""

from __future__ import annotations

from parlour.games.alice.position import exposed_leads, plainly_shown, short
from parlour.games.alice.sets import is_stalled
from parlour.games.alice.state import (
    CARDS,
    DRAWING,
    FOR_A_MISS,
    GAME_OVER,
    NO_SEAT,
    NO_SET,
    PAYS_DEALER,
    SETS,
    Alice,
    companions,
    leads_in_hand,
)
from parlour.games.position_text import Draft, Fault
from parlour.games.saying import say
from parlour.kernel.cards import cards_in, minus
from parlour.kernel.log import ALL


def check(draft: Draft, s: Alice) -> None:
    """Raises Fault with the first thing that does not fit; what is hidden is not asked for."""
    _check_cards(draft, s)
    if not draft.unseen:
        _check_knowledge(draft, s)
    if s.phase == GAME_OVER:
        if s.down < SETS and not is_stalled(s):
            raise Fault(
                say("the game is over only when all sets are down, or nobody gets on."), "phase"
            )
        if s.giver != NO_SEAT:
            raise Fault(say("nobody draws in this phase."), "draw")
        return
    if s.down == SETS:
        raise Fault(say("all sets are down: the game is over."), "phase")
    if is_stalled(s):
        raise Fault(say("after so many turns without a set the game is over."), "idle")
    _check_turn(draft, s)
    if s.phase == DRAWING:
        _check_draw(draft, s)
    elif s.giver != NO_SEAT:
        raise Fault(say("nobody draws in this phase."), "draw")
    elif not draft.unseen:
        _check_play(draft, s)


def _check_cards(draft: Draft, s: Alice) -> None:
    """All cards of the pack are in hands, exposed, or in sets that are down."""
    seats = range(int(s.seats))
    for seat in seats:
        name = f"seat {seat}"
        if int(s.hand[seat]).bit_count() > s.sizes[seat]:
            raise Fault(say("the hand has more cards than it is said to hold."), name)
        if s.hand[seat] & s.lacks[seat]:
            why = say("seat {seat} is said to lack a card that it has.", seat=seat)
            raise Fault(why, f"seat {seat} lacks", name)
    total = sum(s.sizes) + sum(s.exposed[k] != NO_SET for k in seats) + 3 * int(s.down)
    if total != CARDS:
        raise Fault(
            say(
                "{total} cards are in the game, and the pack has {cards}.", total=total, cards=CARDS
            )
        )


def _check_knowledge(draft: Draft, s: Alice) -> None:
    """A holder knows his cards, and all know what they have been shown."""
    lines = [name for name in draft.lines if name.startswith("known to")]
    for seat in range(int(s.seats)):
        for card in cards_in(s.hand[seat] | s.piles[seat]):
            if not int(s.knowers[card]) >> seat & 1:
                why = say("seat {seat} knows its own {card}.", seat=seat, card=short(card))
                raise Fault(why, *lines)
    for card in cards_in(plainly_shown(s) | exposed_leads(s)):
        if s.knowers[card] != ALL:
            raise Fault(say("all know where {card} is.", card=short(card)), *lines)


def _check_turn(draft: Draft, s: Alice) -> None:
    if s.current == NO_SEAT:
        raise Fault(say("nobody is on turn."), "turn")
    if s.sets_this_turn > s.down:
        raise Fault(say("fewer sets than that are down."), "sets this turn")
    if s.sets_this_turn and s.idle:
        draft.doubt(say("a turn with a set in it is not idle."), "idle", "sets this turn")


def _check_draw(draft: Draft, s: Alice) -> None:
    """alice.miss-forfeit, alice.no-lead-forfeit: who pays, and whom."""
    giver, taker = int(s.giver), int(s.taker)
    if s.sizes[giver] == 0:
        raise Fault(say("seat {seat} has no card to be drawn.", seat=giver), "draw")
    if giver != s.current:
        raise Fault(say("whoever is on turn pays."), "draw", "turn")
    if s.draw_for == FOR_A_MISS:
        if giver == taker or s.exposed[giver] == NO_SET:
            raise Fault(say("a miss is paid to another, by one who has a Lead exposed."), "draw")
        return
    if s.exposed[giver] != NO_SET or leads_in_hand(s, giver) or s.sets_this_turn:
        raise Fault(say("seat {seat} has a Lead, and owes nothing for it.", seat=giver), "draw")
    payee = int(s.last_played)
    if payee == NO_SEAT and s.first_turn_no_lead == PAYS_DEALER:
        payee = int(s.dealer)
    if taker != payee:
        raise Fault(say("for no Lead the one who played last is paid."), "draw", "played last")


def _check_play(draft: Draft, s: Alice) -> None:
    """The player on turn has something to do, and was bound to do it."""
    seat = int(s.current)
    name = f"seat {seat}"
    if s.exposed[seat] == NO_SET:
        if not leads_in_hand(s, seat) and s.sets_this_turn == 0:
            why = say("seat {seat} is to play and has no Lead; write the draw it owes.", seat=seat)
            raise Fault(why, name)
    elif not minus(companions(int(s.exposed[seat])), s.hand[seat]):
        raise Fault(say("seat {seat} has the whole of the set it has exposed.", seat=seat), name)
    if s.last_played != seat:
        draft.doubt(say("whoever is on turn with a Lead has played last."), "played last", "turn")
