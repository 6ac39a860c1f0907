"""What must be true of a position of Nations for the game to go on from it."""

from __future__ import annotations

from parlour.games.nations.counting import EIGHT, GAMES_OF_A_RUBBER, GOAL
from parlour.games.nations.dealing import are_revokes_refused
from parlour.games.nations.deck import DECK
from parlour.games.nations.state import (
    ANSWER,
    BEFORE_FIRST_LEAD,
    CALLS,
    CARDS,
    GAME_OVER,
    NO_SEAT,
    PLAY,
    RUBBER,
    SEATS,
    SIDES,
    SPOKEN,
    TITLES,
    TRICKS_IN_A_DEAL,
    WANTS_PACK,
    Nations,
    side_of,
    titles_dealt,
    to_left,
)
from parlour.games.position_text import Draft, Fault
from parlour.games.saying import say
from parlour.kernel.cards import NO_CARD

IN_HAND = CARDS // SEATS


def check_score(draft: Draft, s: Nations) -> None:
    """Nobody goes on beyond the end of a game, and what a deal made is in the score."""
    most = GAMES_OF_A_RUBBER if s.match == RUBBER else 1
    is_over = s.phase == GAME_OVER
    for side in range(SIDES):
        if s.points[side] >= GOAL and not (is_over and side == s.winner):
            raise Fault(say("with {goal} points the game is won.", goal=GOAL), "score")
        if s.games[side] >= most and not (is_over and side == s.winner):
            raise Fault(say("with so many games the match is won."), "games")
    if is_over:
        if s.winner == NO_SEAT:
            raise Fault(say("the game is over, and no line says which side has won."), "phase")
        if s.points[int(s.winner)] < GOAL:
            raise Fault(say("a side has won with {goal} points.", goal=GOAL), "won by side")
        if s.games[int(s.winner)] != most:
            raise Fault(
                say("the side that has won has not won so many games."), "games", "won by side"
            )
    elif s.winner != NO_SEAT and not _has_won_a_game(s):
        raise Fault(say("no side has won while the game goes on."), "won by side")
    if s.phase in (PLAY, CALLS, ANSWER):
        if any(s.made):
            raise Fault(say("nothing is made of a deal before it is counted."), "made")
        if list(s.start) != list(s.points):
            raise Fault(say("the score changes only when a deal is counted."), "score at the deal")
    elif not _has_won_a_game(s) and [a + b for a, b in zip(s.start, s.made, strict=True)] != list(
        s.points
    ):
        raise Fault(
            say("the score is that at the deal and what the deal made."),
            "made",
            "score at the deal",
            "score",
        )


def _has_won_a_game(s: Nations) -> bool:
    """Between the games of a rubber the last winner is still told, and the score begins anew."""
    between = s.match == RUBBER and s.phase == WANTS_PACK and s.winner != NO_SEAT
    return between and s.games[int(s.winner)] > 0 and not any(s.points)


def check_deal(draft: Draft, s: Nations) -> None:
    """The cards lie as the play has come to lie."""
    if s.deals < 1:
        raise Fault(say("the cards are dealt: that is one deal."), "deals")
    if s.phase in (PLAY, CALLS, ANSWER) and s.strict != int(are_revokes_refused(s)):
        raise Fault(say("following is not so at this table."), "following", "idle deals")
    if s.strict and any(s.revoked):
        raise Fault(say("nobody can revoke where following is bound."), "revoked")
    _check_hands(draft, s)
    _check_tricks(draft, s)
    _check_star(draft, s)
    if s.phase in (PLAY, CALLS, ANSWER):
        _check_turn(draft, s)
    elif s.turn != NO_SEAT:
        raise Fault(say("nobody is on turn in this phase."), "turn")


def _check_hands(draft: Draft, s: Nations) -> None:
    """nations.deal-thirteen: thirteen each, of which one went to every trick."""
    for seat in range(SEATS):
        name = f"seat {seat}"
        hand, played = int(s.hand[seat]), int(s.played[seat])
        if hand.bit_count() > s.sizes[seat]:
            raise Fault(say("the hand has more cards than it is said to hold."), name)
        if s.sizes[seat] + played.bit_count() != IN_HAND:
            raise Fault(say("a hand and what was played of it are thirteen cards."), name)
        laid = int(s.trick[seat] != NO_CARD)
        if s.sizes[seat] + laid + s.tricks_done != IN_HAND:
            raise Fault(
                say("seat {seat} has not thirteen cards with those played in tricks.", seat=seat),
                name,
                "tricks",
            )
        if s.strict and hand & int(s.lacks[seat]):
            raise Fault(say("seat {seat} is said to lack a card that it has.", seat=seat), name)
        if s.called[seat] and s.start[side_of(seat)] != EIGHT:
            draft.doubt(say("only a side at eight may call."), name)


def _check_tricks(draft: Draft, s: Nations) -> None:
    """The trick goes round from its leader, and the last one's taker leads."""
    laid = [seat for seat in range(SEATS) if s.trick[seat] != NO_CARD]
    if len(laid) == SEATS:
        raise Fault(say("a trick of four cards is taken already."), "trick")
    last = [int(card) for card in s.last if card != NO_CARD]
    if last and (len(last) < SEATS or s.tricks_done == 0):
        raise Fault(say("the last trick has four cards, and was counted."), "last trick")
    if bool(last) != (s.last_taker != NO_SEAT):
        raise Fault(
            say("the last trick is told with the seat that took it."), "last trick", "last taken by"
        )
    if set(last) & {int(card) for card in s.trick if card != NO_CARD}:
        raise Fault(say("a card is played to one trick only."), "last trick")
    if s.phase == PLAY:
        first = to_left(int(s.dealer))
        leads = int(s.last_taker) if s.tricks_done else first
        if leads not in (NO_SEAT, int(s.leader)):
            draft.doubt(
                say("whoever took the last trick leads, and to the first the dealer's left."),
                "leader",
                "last taken by",
                "dealer",
            )
        if s.tricks_done == TRICKS_IN_A_DEAL:
            raise Fault(say("after thirteen tricks the deal is over."), "tricks")


def _check_star(draft: Draft, s: Nations) -> None:
    """nations.star-card: it is the dealer's; he takes it up at his first turn."""
    if s.phase in (PLAY, CALLS, ANSWER):
        dealer = int(s.dealer)
        if not (int(s.hand[dealer]) | int(s.played[dealer])) >> int(s.star_card) & 1:
            raise Fault(say("the Star card is the dealer's, in his hand or played by him."), "star")
        has_come = s.tricks_done > 0 or s.trick[dealer] != NO_CARD
        has_come |= s.phase == PLAY and s.turn == dealer
        if bool(s.star_open) == bool(has_come):
            draft.doubt(say("the dealer takes up the Star card at his first turn."), "star")
        if s.shown:
            raise Fault(say("Titles that are shown end the game."), "shown")
    if int(s.shown) & ~int(TITLES[int(s.star_suit)]):
        raise Fault(say("only Titles of the Star suit are shown."), "shown")


def _check_turn(draft: Draft, s: Nations) -> None:
    """Whose turn it is goes with the phase and the trick."""
    seat = int(s.turn)
    laid = sum(1 for card in s.trick if card != NO_CARD)
    at_first = s.tricks_done == 0 and laid == 0
    if s.phase == PLAY or (s.phase == ANSWER and s.call_window != BEFORE_FIRST_LEAD):
        if seat != (int(s.leader) + laid) % SEATS:
            raise Fault(say("the turn goes round from the leader of the trick."), "turn", "trick")
    elif not at_first or s.leader != to_left(int(s.dealer)):
        raise Fault(say("calls are made before the first lead."), "phase")
    if s.phase == CALLS and s.call_window != BEFORE_FIRST_LEAD:
        raise Fault(say("at this table nobody is asked for a call."), "phase")
    if s.phase in (CALLS, ANSWER) and s.start[side_of(seat)] != EIGHT:
        raise Fault(say("only a side at eight may call."), "turn", "phase", "score")
    if s.phase == ANSWER:
        if s.call_answer != SPOKEN or not s.called[seat]:
            raise Fault(say("nobody has called, or the table answers by itself."), "phase")
        two = int(titles_dealt(s, seat)).bit_count()
        if s.played[seat] or (two != 2 and not draft.unseen):
            raise Fault(say("who calls has two Titles and has played nothing."), f"seat {seat}")


def nowhere(card: int) -> Fault:
    """A card has no place."""
    return Fault(say("{card} is nowhere.", card=DECK[card].id))
