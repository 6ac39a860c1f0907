"""A position of Masquerade as text, and back.

    seats: 4
    dealer: 3
    round: 1
    turn: 2
    trick: 0 R-7, 1 R-6
    scores: 0 2 0 0
    seat 0: M-2 M-5 R-2 I-4 I-8 X-1 X-6

LINES says what every line means, and what is taken to be so where it is left out.
"""

from __future__ import annotations

import numpy as np

from parlour.games.masquerade.deck import DECK
from parlour.games.masquerade.following import leadable, playable
from parlour.games.masquerade.scoring import (
    TARGET,
    has_reached_target,
    is_counted_at_round_end,
    sole_leader,
)
from parlour.games.masquerade.state import (
    ALL_CARDS,
    BOTH_CHOOSE,
    DRAWING,
    EXCHANGING,
    FOR_TRICKS,
    GAME_OVER,
    GIVING,
    M1,
    NO_SEAT,
    PUBLIC,
    SORTS,
    TURN,
    WANTS_PACK,
    Masquerade,
)
from parlour.games.position_text import Draft, Fault, PositionLine, sole
from parlour.games.saying import say
from parlour.kernel.cards import NO_CARD, cards_in

PHASES = {
    "deal": WANTS_PACK,
    "play": TURN,
    "give": GIVING,
    "exchange": EXCHANGING,
    "draw": DRAWING,
    "over": GAME_OVER,
}
LINES = (
    sole("seats", "4", "how many play", "as many as there are lines of seats"),
    sole("dealer", "3", "the seat that dealt", "the highest seat"),
    sole("round", "2", "the number of the round, from 1", "1"),
    sole("phase", "play", "deal, play, give, exchange, draw or over", "play"),
    sole("first", "0", "who had the first turn of the round", "as the lead goes round"),
    sole("turn", "2", "the seat on turn, or `none`", "the next in the trick"),
    sole("turns", "2", "turns of this round that are over", "those before the seat on turn"),
    sole("trick", "0 R-7, 1 R-6", "the cards of the trick in order, each behind its seat", "none"),
    sole("taken by", "1", "who took the trick, while cards are drawn back", "nobody"),
    sole("draws", "0", "the place in the trick, from 0, of the player who is to draw", "0"),
    sole("laid aside", "R-2", "the card that the seat on turn has laid aside to exchange", "none"),
    sole("exchanged", "yes", "whether the seat on turn has exchanged", "no"),
    sole("no. 1 played", "yes", "whether No. 1, Masquerader has been played in this game", "no"),
    sole("winner", "1", "who has won, or `none`", "nobody"),
    sole("scores", "0 2 0 0", "the points of each seat", "the sums of the lines `points`"),
    sole(
        "points N",
        "3 4 5 2 1",
        "how a seat has come by its points: tricks, own cards, No. 1, next cards, exchanges",
        "all for tricks",
    ),
    sole(
        "seat N",
        "M-2 M-5 R-2",
        "a hand; `holds 8` if it has more cards than are named",
        "no cards",
    ),
    sole("all rule out N", "M-1", "cards that all can tell this hand not to have", "none"),
    sole(
        "N rules out N", "R-1", "cards that the first seat alone can rule out of the hand", "none"
    ),
    sole(
        "before",
        "R-2 R-3",
        "after an exchange: what all thought possible in the hand before it",
        "nothing",
    ),
    sole("N rules out before", "R-2", "the same that one seat alone can rule out", "none"),
    PositionLine("blank", "2", "a seat of which it cannot be seen what it knows", "none", True),
)
"""The lines of a position."""


def ids(cards: int | np.uint64) -> str:
    """Cards by their ids, in order."""
    return " ".join(DECK.ids(cards_in(cards)))


def write(s: Masquerade) -> str:
    """Any state, hidden ones too, as text; defaults are left out where that is safe."""
    n = int(s.seats)
    lines = [f"seats: {n}", f"dealer: {int(s.dealer)}", f"round: {int(s.rounds) + 1}"]
    phase = next(word for word, number in PHASES.items() if number == s.phase)
    if phase != "play":
        lines.append(f"phase: {phase}")
    lines.append(f"first: {_seat(int(s.round_first))}")
    lines.append(f"turn: {_seat(int(s.current))}")
    if s.turns:
        lines.append(f"turns: {int(s.turns)}")
    if s.trick_n:
        played = (
            f"{int(s.trick_seat[k])} {DECK[int(s.trick_card[k])].id}" for k in range(s.trick_n)
        )
        lines.append(f"trick: {', '.join(played)}")
    if s.taker != NO_SEAT:
        lines.append(f"taken by: {int(s.taker)}")
    if s.drawer:
        lines.append(f"draws: {int(s.drawer)}")
    if s.laid != NO_CARD:
        lines.append(f"laid aside: {DECK[int(s.laid)].id}")
    if s.exchanged:
        lines.append("exchanged: yes")
    if s.m1_played:
        lines.append("No. 1 played: yes")
    if s.winner != NO_SEAT:
        lines.append(f"winner: {int(s.winner)}")
    if any(s.score[:n]):
        lines.append(f"scores: {' '.join(str(int(k)) for k in s.score[:n])}")
    for seat in range(n):
        sorts = [int(s.earned[sort, seat]) for sort in range(SORTS)]
        if sorts != plain_points(int(s.score[seat])):
            lines.append(f"points {seat}: {' '.join(map(str, sorts))}")
    lines += [_write_hand(s, seat) for seat in range(n)]
    lines += _write_knowledge(s)
    return "\n".join(lines) + "\n"


def plain_points(score: int) -> list[int]:
    """How a score is taken to have been made, if nothing is said."""
    return [score if sort == FOR_TRICKS else 0 for sort in range(SORTS)]


def _seat(seat: int) -> str:
    return "none" if seat == NO_SEAT else str(seat)


def _write_hand(s: Masquerade, seat: int) -> str:
    held = int(s.hand[seat]).bit_count()
    more = f"; holds {int(s.sizes[seat])}" if held != s.sizes[seat] else ""
    return f"seat {seat}: {ids(s.hand[seat]) or 'nothing'}{more}"


def plain_row(s: Masquerade, o: int, seat: int) -> int:
    """What observer o cannot rule out of a hand, if nothing is said of it."""
    if s.phase in (WANTS_PACK, GAME_OVER):
        return 0
    if o == PUBLIC:
        return int(ALL_CARDS) & ~int(s.table)
    if o == seat:
        return int(s.hand[seat])
    return int(s.possible[PUBLIC, seat]) & ~int(s.hand[o])


def plain_before(s: Masquerade, o: int) -> int:
    """The same of the hand on turn before its exchange; the two who exchange need none."""
    if not s.exchanged or o in (s.current, (s.current + 1) % s.seats):
        return 0
    return int(s.before[PUBLIC]) & ~int(s.hand[o])


def _write_knowledge(s: Masquerade) -> list[str]:
    lines = []
    n = int(s.seats)
    for o in (PUBLIC, *range(n)):
        who = "all rule" if o == PUBLIC else f"{o} rules"
        if o != PUBLIC and plain_row(s, o, o) and not any(s.possible[o]):
            lines.append(f"blank: {o}")
            continue
        for seat in range(n):
            out = plain_row(s, o, seat) & ~int(s.possible[o, seat])
            if out:
                lines.append(f"{who} out {seat}: {ids(out)}")
        if o == PUBLIC:
            if s.before[o]:
                lines.append(f"before: {ids(s.before[o])}")
        elif plain_before(s, o) & ~int(s.before[o]):
            lines.append(f"{who} out before: {ids(plain_before(s, o) & ~int(s.before[o]))}")
    return lines


def check(draft: Draft, s: Masquerade) -> None:
    """Raises Fault with the first thing that does not fit; what is hidden is not asked for."""
    _check_score(draft, s)
    _check_trick(draft, s)
    _check_hands(draft, s)
    if s.phase == GAME_OVER:
        for name in ("laid aside", "exchanged", "before"):
            if name in draft.lines:
                raise Fault(say("nobody is on turn when the game is over."), name)
        return
    if s.phase == DRAWING:
        _check_draw(draft, s)
    else:
        _check_turn(draft, s)
    _check_exchange(draft, s)
    if not draft.unseen:
        _check_knowledge(draft, s)


def _check_score(draft: Draft, s: Masquerade) -> None:
    """masquerade.game-32, masquerade.r35-round-cap: nobody plays on beyond the end."""
    n = int(s.seats)
    first = int(sole_leader(s))
    is_capped = s.rounds >= s.round_cap
    if s.phase == GAME_OVER:
        won = int(s.winner)
        if won == NO_SEAT and not (is_capped and first == NO_SEAT):
            raise Fault(say("the game is over, and no line says who has won."), "phase")
        by_cap = is_capped and won == first
        if won != NO_SEAT and not by_cap and not has_reached_target(s.score[won]):
            raise Fault(say("a game is won with {target} points.", target=TARGET), "winner")
        return
    if s.winner != NO_SEAT:
        raise Fault(say("nobody has won while the game goes on."), "winner")
    if is_capped:
        raise Fault(say("the last round is round {n}.", n=int(s.round_cap)), "round")
    at_round_end = s.phase == TURN and s.trick_n == 0
    for seat in range(n):
        if not has_reached_target(s.score[seat]):
            continue
        if not is_counted_at_round_end(s) or (at_round_end and seat == first):
            why = say("with {target} points the game is won.", target=TARGET)
            raise Fault(why, "scores", f"points {seat}")


def _check_trick(draft: Draft, s: Masquerade) -> None:
    """masquerade.turn-order: the cards of a trick lie in the order of the turns."""
    n = int(s.seats)
    if s.round_first == NO_SEAT:
        raise Fault(say("somebody has the first turn of a round."), "first")
    if s.turns > n:
        raise Fault(say("a round has a turn for every seat."), "turns")
    last = -1
    for place in range(int(s.trick_n)):
        turn = (int(s.trick_seat[place]) - int(s.round_first)) % n
        is_on_turn = s.phase == GAME_OVER and s.trick_seat[place] == s.current
        if turn <= last or (turn >= s.turns and not is_on_turn):
            raise Fault(say("the trick does not lie in the order of the turns."), "trick", "first")
        last = turn
    if s.m1_played == 0 and int(s.table) >> M1 & 1:
        draft.doubt(say("No. 1, Masquerader lies in the trick."), "no. 1 played", "trick")


def _check_hands(draft: Draft, s: Masquerade) -> None:
    """masquerade.constant-hands: equal hands, less what lies in the trick."""
    n = int(s.seats)
    total = sum(s.sizes[:n]) + int(s.table).bit_count()
    if total != len(DECK):
        why = say(
            "{total} cards are in play, and the pack has {pack}.", total=total, pack=len(DECK)
        )
        raise Fault(why)
    wanted = [len(DECK) // n] * n
    if s.phase == DRAWING:
        for place in range(int(s.drawer), int(s.trick_n)):
            wanted[int(s.trick_seat[place])] -= 1
            wanted[int(s.taker)] += 1
    else:
        for place in range(int(s.trick_n)):
            wanted[int(s.trick_seat[place])] -= 1
    for seat in range(n):
        name = f"seat {seat}"
        if int(s.hand[seat]).bit_count() > s.sizes[seat]:
            raise Fault(say("the hand has more cards than it is said to hold."), name)
        is_still = s.phase == GAME_OVER and s.trick_n == 0
        if s.sizes[seat] != wanted[seat] and not is_still:
            why = say("seat {seat} should have {n} cards here.", seat=seat, n=wanted[seat])
            raise Fault(why, name)


def _check_turn(draft: Draft, s: Masquerade) -> None:
    """Whose turn it is goes with the turns that are over."""
    n = int(s.seats)
    seat = int(s.current)
    for name, field in (("taken by", s.taker != NO_SEAT), ("draws", s.drawer != 0)):
        if field:
            raise Fault(say("nobody draws back before a trick is taken."), name)
    if s.turns >= n or seat != (int(s.round_first) + int(s.turns)) % n:
        raise Fault(
            say("{turns} turns do not go with seat {seat} on turn.", turns=int(s.turns), seat=seat),
            "turns",
            "turn",
        )
    if int(s.hand[seat]).bit_count() != s.sizes[seat]:
        return
    if s.trick_n == 0 and not leadable(s.hand[seat]):
        why = say("seat {seat} has nothing to lead: the next seat leads.", seat=seat)
        raise Fault(why, "turn", f"seat {seat}")


def _check_draw(draft: Draft, s: Masquerade) -> None:
    """masquerade.draw-back: those who played draw from whoever took the trick."""
    if s.current != NO_SEAT:
        raise Fault(say("nobody is on turn while cards are drawn back."), "turn")
    if s.turns != s.seats:
        raise Fault(say("cards are drawn back when all have had their turn."), "turns")
    players = [int(s.trick_seat[place]) for place in range(int(s.trick_n))]
    if s.taker not in (*players, int(s.dealer)):
        raise Fault(say("a trick goes to one who played to it, or to the dealer."), "taken by")


def _check_exchange(draft: Draft, s: Masquerade) -> None:
    """masquerade.r12-exchange-when, masquerade.r13-exchange-how: who can lay nothing exchanges."""
    in_exchange = s.phase in (GIVING, EXCHANGING)
    if in_exchange != (s.laid != NO_CARD) and not (in_exchange and draft.unseen):
        raise Fault(
            say("a card is laid aside for an exchange, and for nothing else."),
            "laid aside",
            "phase",
        )
    if s.phase == GIVING and s.exchange != BOTH_CHOOSE:
        raise Fault(say("at this table the neighbour does not choose what he gives."), "phase")
    if s.phase == EXCHANGING and s.exchange == BOTH_CHOOSE:
        raise Fault(say("at this table the neighbour chooses what he gives."), "phase")
    if in_exchange and (s.exchanged or s.trick_n == 0):
        raise Fault(say("one exchanges once in a turn, and not to lead."), "exchanged", "phase")
    if s.exchanged and (s.phase != TURN or s.trick_n == 0):
        raise Fault(say("one has exchanged only in a turn, and not to lead."), "exchanged")
    if not s.exchanged and s.before[PUBLIC]:
        raise Fault(say("nobody has exchanged in this turn."), "before")
    if s.phase == DRAWING or int(s.hand[int(s.current)]).bit_count() != s.sizes[int(s.current)]:
        return
    hand = s.hand[int(s.current)]
    if s.laid != NO_CARD and not int(hand) >> int(s.laid) & 1:
        raise Fault(say("a card laid aside counts as in hand."), "laid aside")
    cards = int(playable(s, hand, None)).bit_count() if s.trick_n else 0
    if in_exchange and cards:
        raise Fault(say("who can lay a card does not exchange."), "phase")
    if s.exchanged and cards != 1:
        raise Fault(
            say("after an exchange one card can be laid, and it was got by it."), "exchanged"
        )


def _check_knowledge(draft: Draft, s: Masquerade) -> None:
    """Nobody rules out what is so, and everybody knows his own hand."""
    n = int(s.seats)
    for o in (*range(n), PUBLIC):
        for seat in range(n):
            wrong = int(s.hand[seat]) & ~int(s.possible[o, seat])
            if o == seat:
                wrong |= int(s.hand[seat]) ^ int(s.possible[o, seat])
            if wrong:
                who = ("all rule", f"{o} rules", f"{o} rule", "all rules")
                lines = [f"{words} out {seat}" for words in who]
                why = say("{cards} cannot be ruled out: it is there.", cards=ids(wrong))
                raise Fault(why, *lines)
    if s.exchanged:
        mover, neighbour = int(s.current), (int(s.current) + 1) % n
        rest = int(s.hand[mover]) & ~int(playable(s, s.hand[mover], None))
        for o in (*range(n), PUBLIC):
            if o not in (mover, neighbour) and rest & ~int(s.before[o]):
                lines = ["before"] if o == PUBLIC else [f"{o} rules out before", "before"]
                why = say(
                    "{cards} cannot be ruled out: it is there.", cards=ids(rest & ~int(s.before[o]))
                )
                raise Fault(why, *lines)


def check_undealt(draft: Draft, s: Masquerade) -> None:
    """Before the deal nothing is known but who plays."""
    assert s.phase == WANTS_PACK
    for name, (_, said) in draft.lines.items():
        is_empty = said.partition(":")[2].strip() in ("none", "nothing", "no")
        if name == "round" and draft.numbers["round"] == 1:
            continue
        if name not in ("seats", "dealer", "phase") and not is_empty:
            why = say("nothing is dealt yet in the phase “{phase}”.", phase="deal")
            raise Fault(why, name)
