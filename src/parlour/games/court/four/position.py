"""Any moment of a game of four as text, and back.

One `name: value` a line, as with two. LINES says what every line means, and what is taken to be so
where it is left out. Points and announcements have a number for each side.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from parlour.games.court import clauses
from parlour.games.court.cards import figure, reply_takes
from parlour.games.court.deck import COLOURS, DECK
from parlour.games.court.four.dealing import HAND
from parlour.games.court.four.state import (
    DOUBLE_COUPLETS,
    NO_SIDE,
    SEATS,
    SIDES,
    CourtFour,
    left_of,
    side_of,
)
from parlour.games.court.phases import (
    ACCUMULATE,
    CLAIM,
    DEALING,
    GAME_OVER,
    LEAD,
    NO_SEAT,
    ON,
    PHASES,
    REPLY,
    REVOKE_WINDOW,
)
from parlour.games.court.sheet import RULES
from parlour.games.court.two.counting import SEVEN
from parlour.games.court.two.layout import from_seat
from parlour.games.court.two.position_lines import Lines, card_line, check_undealt, pair_line
from parlour.games.position_text import Fault, hidden_there, sole
from parlour.games.saying import say
from parlour.kernel.cards import NO_CARD, cards_in, set_of
from parlour.kernel.flat import put

NUMBERS = {"carry": "carry", "round points": "round_points", "round tie": "round_tie"}
"""Lines that hold one number, 0 where they are left out, and the fields behind them."""
SIDED = {"forfeited": "forfeited", "round winner": "round_winner"}
"""Lines that hold a side, neither where they are left out."""
BY_SIDE = {"points": "points", "announced": "announced", "made": "made"}
BY_SEAT = {"revoked": "revoked", "called": "called"}
LINES = (
    sole("round", "3", "rounds dealt so far", "1; 0 in the phase dealing"),
    sole("dealer", "3", "who deals this round, or between rounds the next", "seat 3"),
    sole("points", "3 5", "the points of each side", "0 0"),
    sole("carry", "1", "points that wait for the winner of a later round", "0"),
    sole("announced", "20 0", "what each side has announced", "0 0"),
    sole("made", "1 0", "what each side has scored in this round", "0 0"),
    sole("revoked", "0 1 0 0", "1 for a seat with a revoke that nobody has called", "none"),
    sole("called", "0 1 0 0", "1 for a seat that has called since the last couplet", "none"),
    sole("phase", "lead", "dealing, lead, reply, revoke-window or over", "as the table says"),
    sole("turn", "0", "the seat to decide", "the next round the table"),
    sole("leader", "0", "who leads, or has led", "the last taker, or the dealer's left"),
    sole("court card", "G-Serf", "the card turned up, which names the colour", "not told"),
    sole("court colour", "Gold", "the colour of the round", "that of the court card"),
    sole("hand N", "G-Crown ? ?", "a hand; `?` is a card that cannot be seen", "no cards"),
    sole("shown N", "G-Royal", "cards of a hand that everybody knows to be there", "none"),
    sole("barred N", "G-Royal", "cards that a hand is known not to hold", "none"),
    sole("table", "G-Crown G-Serf", "the cards put so far, from the leader round", "none"),
    sole(
        "couplets",
        "2 0 R-Serf+R-Knight+R-Crown+R-Royal",
        "the double couplets in their order, each as its taker, its leader and its four cards from "
        "the leader round",
        "none",
    ),
    sole("forfeited", "0", "the side whose count is nil for a revoke", "neither"),
    sole("round winner", "1", "the side that won the round, once it is decided", "neither"),
    sole("round points", "2", "what it makes of it", "0"),
    sole("round tie", "1", "1 if a point is to be carried", "0"),
    sole("decided by", "court.four-tie", "the clause that decided the round", "none"),
)
"""The lines of a position."""


def write_position(s: CourtFour) -> str:
    """The state as text, what stands at its start left out."""
    lines = [f"round: {s.round_no}", f"dealer: {s.dealer}"]
    for name, field in (BY_SIDE | BY_SEAT).items():
        lines += _if(any(getattr(s, field)), pair_line(name, getattr(s, field)))
    lines.append(f"phase: {PHASES[s.phase]}")
    lines += _if(s.turn != NO_SEAT, f"turn: {s.turn}")
    lines += _if(s.leader != NO_SEAT, f"leader: {s.leader}")
    if s.court_card != NO_CARD:
        lines.append(card_line("court card", [s.court_card]))
    elif s.round_no > 0:
        lines.append(f"court colour: {COLOURS[s.court_colour][1]}")
    for seat in range(SEATS):
        held = list(cards_in(s.hand[seat]))
        held += [NO_CARD] * (int(s.hand_size[seat]) - len(held))
        lines += _if(bool(held), card_line(f"hand {seat}", held))
        lines += _if(bool(s.shown[seat]), card_line(f"shown {seat}", cards_in(s.shown[seat])))
        lines += _if(bool(s.barred[seat]), card_line(f"barred {seat}", cards_in(s.barred[seat])))
    on_table = [int(s.table[seat]) for seat in from_seat(int(s.leader), SEATS)]
    put = [card for card in on_table if card != NO_CARD]
    lines += _if(bool(put), card_line("table", put))
    lines += _if(s.couplets_done > 0, "couplets: " + ", ".join(_couplets_of(s)))
    for name, field in SIDED.items():
        lines += _if(getattr(s, field) >= 0, f"{name}: {getattr(s, field)}")
    for name, field in NUMBERS.items():
        lines += _if(getattr(s, field) != 0, f"{name}: {getattr(s, field)}")
    clause = RULES.clause(int(s.round_clause))
    lines += _if(clause is not None, f"decided by: {clause.id if clause else ''}")
    return "\n".join(lines) + "\n"


def _if(wanted: bool, line: str) -> list[str]:
    return [line] if wanted else []


def _couplets_of(s: CourtFour) -> Iterable[str]:
    for place in range(s.couplets_done):
        leader = int(s.couplet_leader[place])
        cards = [int(s.couplet_card[place, seat]) for seat in from_seat(leader, SEATS)]
        yield f"{s.couplet_taker[place]} {leader} {'+'.join(DECK.ids(cards))}"


STANDING = tuple(PHASES[phase] for phase in (DEALING, LEAD, REPLY, REVOKE_WINDOW, GAME_OVER))
"""The phases in which a position can stand."""
MOST_OF = {"points": 99, "announced": 999, "made": 99}


def read_position(
    text: str, options: Mapping[str, str | int], *, whole: bool = False, stored: bool = False
) -> CourtFour:
    """The state that this text describes; raises Unreadable with the line at fault."""
    # The game is asked for when it is needed: its words know how to read positions.
    from parlour.games.catalogue import game

    lines = Lines(text, LINES, SEATS, DECK, stored=stored)
    s: CourtFour = game("court-four").begin(SEATS, options, lines.seat("dealer", SEATS - 1))
    try:
        _read_game(s, lines)
        _read_hands(s, lines)
        _read_couplets(s, lines)
        _read_turn(s, lines)
        s.round_clause = lines.decided(DECIDING)
        lines.finish()
        if whole and lines.unseen:
            raise hidden_there(lines.unseen)
        check(lines, s)
    except Fault as fault:
        raise lines.told(fault) from None
    return s


def _read_game(s: CourtFour, lines: Lines) -> None:
    is_dealing = lines.word("phase", STANDING) == PHASES[DEALING]
    s.round_no = lines.number("round", 0 if is_dealing else 1)
    for name, field in BY_SIDE.items():
        put(getattr(s, field), lines.numbers(name, SIDES, MOST_OF[name]) or [0] * SIDES)
    for name, field in BY_SEAT.items():
        put(getattr(s, field), lines.by_seat(name, 1))
    for name, field in SIDED.items():
        setattr(s, field, lines.number(name, -1, SIDES - 1))
    for name, field in NUMBERS.items():
        setattr(s, field, lines.number(name, 0, 1 if name == "round tie" else 99))


def _read_hands(s: CourtFour, lines: Lines) -> None:
    s.court_card = lines.named_card("court card")
    colour = lines.word("court colour", [name for _, name in COLOURS])
    if colour is not None:
        s.court_colour = [name for _, name in COLOURS].index(colour)
        if s.court_card != NO_CARD and s.court_card // 8 != s.court_colour:
            raise Fault(say("the court card is of the court colour."), "court colour")
    elif s.court_card != NO_CARD:
        s.court_colour = s.court_card // 8
    elif s.round_no > 0 and lines.word("phase", STANDING) != PHASES[DEALING]:
        raise Fault(say("a line “court card” or “court colour” is wanted."))
    for seat in range(SEATS):
        held = lines.cards(f"hand {seat}")
        s.hand[seat] = set_of(card for card in held if card != NO_CARD)
        s.hand_size[seat] = len(held)
        s.shown[seat] = set_of(lines.named_cards(f"shown {seat}"))
        s.barred[seat] = set_of(lines.named_cards(f"barred {seat}"))


def _read_couplets(s: CourtFour, lines: Lines) -> None:
    """The double couplets with all that they count, the ten of the eighth included."""
    for place, (taker, leader, cards) in enumerate(lines.double_couplets()):
        if place >= DOUBLE_COUPLETS:
            why = say("a round has {most} couplets at most.", most=DOUBLE_COUPLETS)
            raise Fault(why, "couplets")
        s.couplet_taker[place] = taker
        s.couplet_leader[place] = leader
        for seat, card in zip(from_seat(leader, SEATS), cards, strict=True):
            s.couplet_card[place, seat] = card
            s.pile[side_of(taker)] += figure(card)
        s.couplets[side_of(taker)] += 1
        s.couplets_done = place + 1
        if place == DOUBLE_COUPLETS - 1 and not _is_won_by_the_standard(lines):
            s.pile[side_of(taker)] += 10


def _is_won_by_the_standard(lines: Lines) -> bool:
    """court.ruling-four-standard: the game is over before the ten, with the round undecided."""
    return lines.word("phase", STANDING) == "over" and not lines.has("decided by")


def _read_turn(s: CourtFour, lines: Lines) -> None:
    """Who led or leads, what lies on the table, and who is to act."""
    done = int(s.couplets_done)
    leader = int(s.couplet_taker[done - 1]) if done else (int(s.dealer) + 1) % SEATS
    s.leader = lines.seat("leader", NO_SEAT if s.round_no == 0 else leader)
    put = lines.cards("table")
    if len(put) > SEATS or NO_CARD in put:
        raise Fault(say("four put a card each to a double couplet."), "table")
    order = from_seat(int(s.leader), SEATS)
    for seat, card in zip(order, put, strict=False):
        s.table[seat] = card
        best = int(s.best)
        if best == NO_SEAT or reply_takes(int(s.table[best]), card, int(s.court_colour)):
            s.best = seat
    phase = lines.word("phase", STANDING) or ("reply" if put else "lead")
    s.phase = PHASES.index(phase)
    asked = {
        LEAD: int(s.leader),
        REPLY: order[len(put) % SEATS],
        DEALING: NO_SEAT,
        GAME_OVER: NO_SEAT,
    }
    if s.phase not in asked and not lines.has("turn"):
        why = say("in the phase “{phase}” a line “turn” is wanted.", phase=phase)
        raise Fault(why, "phase")
    s.turn = lines.seat("turn", asked.get(int(s.phase), NO_SEAT))


# What must be true of a position for the game to go on from it.


MOST_ANNOUNCED = 110
"""Three twenties and a thirty."""
TIES = (clauses.FOUR_TIE, clauses.RULING_FOUR_UNMADE)
DECIDING = (
    *TIES,
    clauses.FOUR_ONE,
    clauses.FOUR_TWO,
    clauses.FOUR_THREE,
    clauses.RULING_FOUR_130,
    clauses.RULING_FOUR_REVOKE,
)
"""The clauses that decide a round."""


def check(lines: Lines, s: CourtFour) -> None:
    """Raises Fault with the first thing that does not fit; what is hidden is not asked for."""
    _check_score(lines, s)
    if s.round_no == 0:
        check_undealt(lines)
        return
    _check_couplets(lines, s)
    _check_hands(s)
    _check_result(lines, s)
    if s.phase in (DEALING, GAME_OVER):
        if s.turn != NO_SEAT:
            raise Fault(say("nobody is on turn in this phase."), "turn")
    else:
        _check_turn(s)


def _check_score(lines: Lines, s: CourtFour) -> None:
    """court.four-seven, court.ruling-round-cap: nobody plays on beyond the end."""
    is_over = s.phase == GAME_OVER
    last = s.round_cap - 1 if s.phase == DEALING else s.round_cap
    if s.round_no > last and not is_over:
        raise Fault(say("the game ends with round {n}.", n=int(s.round_cap)), "round")
    if s.round_no == 0 and s.phase != DEALING:
        raise Fault(say("rounds are counted from 1."), "round", "phase")
    if s.carry > 1 and s.tie_carry != ACCUMULATE:
        lines.doubt(say("no more than one point is carried at this table."), "carry")
    won = max(s.points) >= SEVEN
    if won and not is_over:
        raise Fault(say("with seven points the game is won."), "points")
    if is_over and not won and s.round_no < s.round_cap:
        raise Fault(say("nobody has seven points: the game is not over."), "phase")
    if any(s.announced) and s.four_announce != ON:
        raise Fault(say("four announce nothing at this table."), "announced")
    if sum(s.announced) > MOST_ANNOUNCED:
        lines.doubt(say("all pairs together are {most}.", most=MOST_ANNOUNCED), "announced")
    for made, points in zip(s.made, s.points, strict=True):
        if made > points:
            raise Fault(say("no side has made more in a round than it has."), "made")


def _check_couplets(lines: Lines, s: CourtFour) -> None:
    """court.taker-leads: each double couplet is led by the taker of the one before."""
    first = left_of(int(s.dealer))
    if s.phase == DEALING and s.couplets_done:
        # The deal has passed on since.
        first = int(s.couplet_leader[0])
    leader = first
    for place in range(int(s.couplets_done)):
        if s.couplet_leader[place] != leader:
            why = say("couplet {n} was led by seat {seat}.", n=place + 1, seat=leader)
            lines.doubt(why, "couplets")
            leader = int(s.couplet_leader[place])
        taker = leader
        for step in range(1, SEATS):
            seat = (leader + step) % SEATS
            best, card = int(s.couplet_card[place, taker]), int(s.couplet_card[place, seat])
            if reply_takes(best, card, int(s.court_colour)):
                taker = seat
        if s.couplet_taker[place] != taker:
            why = say("couplet {n} was taken by seat {seat}.", n=place + 1, seat=taker)
            lines.doubt(why, "couplets")
        leader = int(s.couplet_taker[place])
    if s.phase != DEALING and s.leader != leader:
        lines.doubt(say("whoever took the last couplet leads."), "leader")


def _check_hands(s: CourtFour) -> None:
    """court.four-deal-singly: eight each, of which one went to every double couplet."""
    in_play = s.phase not in (DEALING, GAME_OVER)
    for seat in range(SEATS):
        name = f"hand {seat}"
        if s.shown[seat] & ~s.hand[seat]:
            raise Fault(say("a card that is shown in a hand lies there."), f"shown {seat}", name)
        if s.barred[seat] & s.hand[seat]:
            why = say("seat {seat} is said to lack a card that it has.", seat=seat)
            raise Fault(why, f"barred {seat}")
        held = int(s.hand_size[seat]) + int(s.table[seat] != NO_CARD) + int(s.couplets_done)
        if held > HAND or (in_play and held != HAND):
            why = say(
                "seat {seat} has had {held} cards with those played, and not {hand}.",
                seat=seat,
                held=held,
                hand=HAND,
            )
            raise Fault(why, name, "couplets")
        if s.revoke != CLAIM and (s.revoked[seat] or s.called[seat]):
            raise Fault(say("at this table no revoke is called."), "revoked", "called")


def _check_turn(s: CourtFour) -> None:
    """Whose turn it is goes with the phase and with what lies on the table."""
    put = sum(1 for card in s.table if card != NO_CARD)
    if s.phase == REVOKE_WINDOW:
        if s.revoke != CLAIM or s.couplets_done != DOUBLE_COUPLETS or s.round_clause == 0:
            raise Fault(say("the last call of a revoke follows a round that is decided."), "phase")
        return
    if (s.phase == LEAD) != (put == 0) or put == SEATS:
        raise Fault(say("a card must be led to be answered."), "phase", "table")
    if s.turn != (int(s.leader) + put) % SEATS:
        raise Fault(say("the turn goes round from the leader."), "turn", "table")
    if s.couplets_done == DOUBLE_COUPLETS:
        raise Fault(say("with eight double couplets the round is over."), "couplets")


def _check_result(lines: Lines, s: CourtFour) -> None:
    """A round that goes on has no result yet."""
    told = ("round winner", "round points", "round tie", "decided by", "forfeited")
    if s.phase in (LEAD, REPLY):
        for name in told:
            if lines.has(name):
                raise Fault(say("the round is not decided yet."), name)
        return
    if s.phase == REVOKE_WINDOW and s.forfeited != NO_SIDE:
        raise Fault(say("the round is not decided yet."), "forfeited")
    if s.round_points > 3:
        raise Fault(say("a round is worth three points at most."), "round points")
    if s.round_winner == NO_SIDE:
        if s.round_points or s.round_clause not in (0, *TIES):
            raise Fault(
                say("a round that nobody won is worth nothing."), "round points", "decided by"
            )
        if s.round_clause == 0 and s.round_tie:
            raise Fault(say("a tie is decided by a clause."), "round tie")
    elif s.round_tie or s.round_clause in (0, clauses.FOUR_TIE) or s.round_points == 0:
        raise Fault(say("a round is won by a clause, for points."), "decided by", "round winner")
