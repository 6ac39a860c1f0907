"""Any moment of a game of four as text, and back.

One `name: value` a line, as with two. LINES says what every line means, and what is taken to be so
where it is left out. Points and announcements have a number for each side.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from parlour.games.court.deck import COLOURS, DECK
from parlour.games.court.figures import figure, reply_takes
from parlour.games.court.four_soundness import DECIDING, check
from parlour.games.court.four_state import DOUBLE_COUPLETS, SEATS, SIDES, CourtFour, side_of
from parlour.games.court.layout import from_seat
from parlour.games.court.position_lines import Lines, card_line, pair_line
from parlour.games.court.sheet import RULES
from parlour.games.court.state import (
    DEALING,
    GAME_OVER,
    LEAD,
    NO_SEAT,
    PHASES,
    REPLY,
    REVOKE_WINDOW,
)
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
