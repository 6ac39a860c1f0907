"""Any moment of a game as text, and back.

One `name: value` a line; `#` begins a remark. LINES says what every line means, and what is taken
to be so where it is left out. Cards that are not named are out of play. `?` stands for a card that
cannot be seen. Couplets given seat by seat are put in the first order in which every leader had
taken the couplet before. When a count first reached sixty is worked out from that order,
announcements first, unless a line `sixty N` tells.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from parlour.games.court.deck import COLOURS, DECK
from parlour.games.court.phases import (
    AFTER_ANNOUNCE,
    AFTER_CLOSE,
    CLOSING,
    DEALER_LAY_DOWN,
    DEALING,
    GAME_OVER,
    LAST_EXCHANGE,
    LATE_EXCHANGE,
    LEAD,
    NEVER,
    NO_SEAT,
    PHASES,
    PRE_DRAW,
    REPLY,
)
from parlour.games.court.sheet import RULES
from parlour.games.court.two.counting import count
from parlour.games.court.two.position_lines import (
    Couplet,
    Lines,
    card_line,
    in_order,
    infer_sixty,
    pair_line,
    put_couplets,
)
from parlour.games.court.two.soundness import DECIDING, SPENT_AFTER, check
from parlour.games.court.two.state import HIDDEN, CourtTwo, Round, first_hand, opponent, second_hand
from parlour.games.position_text import Fault, hidden_there, is_number, sole
from parlour.games.saying import say
from parlour.kernel.cards import NO_CARD, cards_in, set_of
from parlour.kernel.flat import game_of, put

if TYPE_CHECKING:
    from collections.abc import Iterable

    from parlour.games.game import Game

NUMBERS = {
    "carry": "carry",
    "rule 3": "rule3",
    "led since close": "led_since_close",
    "strict reply": "strict_reply",
    "round points": "round_points",
    "round tie": "round_tie",
}
"""Lines that hold one number, 0 where they are left out, and the fields behind them."""
SEATED = {
    "closed by": "closed_by",
    "first to sixty": "first_to_sixty",
    "forfeited": "forfeited",
    "round winner": "round_winner",
}
"""Lines that hold a seat, nobody where they are left out."""
PAIRED = {
    "points": "points",
    "announced": "announced",
    "revoked": "revoked",
    "called": "called",
    "owed": "owed",
    "late": "late",
}
"""Lines that hold a number for each seat, `0 0` where they are left out."""


LINES = (
    sole("round", "3", "rounds dealt so far", "1; 0 in the phase dealing"),
    sole("dealer", "1", "who deals this round, or between rounds the next", "the last seat"),
    sole("points", "3 5", "the points of each seat", "none"),
    sole("carry", "1", "points that wait for the winner of a later round", "0"),
    sole(
        "phase",
        "reply",
        "dealing, dealer-lay-down, lead, after-close, after-announce, reply, last-exchange, "
        "late-exchange, pre-draw, draw, rule-14-choice, revoke-window or over",
        "lead",
    ),
    sole("turn", "0", "the seat to decide", "as phase and leader say"),
    sole("leader", "0", "who leads, or has led", "the taker of the last couplet, or first hand"),
    sole("court colour", "Gold", "the colour of the round", "that of the court card"),
    sole("court card", "G-Jester", "the card in the court card's place", "none: it is drawn"),
    sole("led", "G-Crown", "the card led and not yet answered", "none"),
    sole("hand N", "G-Crown ? ?", "a hand; `?` is a card that cannot be seen", "no cards"),
    sole("shown N", "G-Royal", "cards of a hand that everybody knows to be there", "none"),
    sole("barred N", "G-Royal", "cards that a hand is known not to hold", "none"),
    sole(
        "talon",
        "R-Standard B-Esquire",
        "the hidden cards left, the next one first",
        "spent",
    ),
    sole(
        "couplets",
        "0 G-Crown+G-Jester, 1 R-Esquire+R-Royal",
        "the couplets in their order, each as its taker, the card led and the reply",
        "none, or as told seat by seat",
    ),
    sole("couplets N", "G-Crown+G-Jester", "the couplets of one seat, instead", "none"),
    sole("announced", "20 0", "what each seat has announced", "nothing"),
    sole("first to sixty", "0", "whose count reached sixty first", "as the couplets tell"),
    sole(
        "sixty N",
        "28 5",
        "the other's count and couplets when the count of this seat reached sixty",
        "as the couplets tell",
    ),
    sole("closed by", "1", "who turned the court card down", "nobody"),
    sole("rule 3", "1", "1 if the closer's opponent had no couplet then", "0"),
    sole("led since close", "1", "1 once a card was led after the close", "0"),
    sole(
        "strict from",
        "6",
        "couplets made before strict play began",
        "never, or 6 where the talon is spent; a closed position must have it",
    ),
    sole("strict reply", "1", "1 from the first strict reply on", "0"),
    sole("veiled", "G-Jester", "the court card just drawn, of which only the taker knows", "none"),
    sole("revoked", "0 1", "1 for a seat with a revoke that nobody has called", "0 0"),
    sole("called", "1 0", "1 for a seat that has called a revoke since the last couplet", "0 0"),
    sole("forfeited", "0", "the seat whose count is nil for a revoke", "nobody"),
    sole("owed", "0 1", "the draws that each seat has missed", "0 0"),
    sole("late", "0 1", "1 for a seat whose miss is noticed late", "0 0"),
    sole("resume", "lead 0", "phase and seat at which play goes on after rule 14", "none"),
    sole("round winner", "1", "who won the round, once it is decided", "nobody"),
    sole("round points", "2", "what he makes of it", "0"),
    sole("round tie", "1", "1 if a point is to be carried", "0"),
    sole("decided by", "court.r8-tie", "the clause that decided the round", "none"),
)
"""The lines of a position with two."""
LINES_OF_THREE = (
    *(replace(line, like=f"{line.like} 0") if line.name in PAIRED else line for line in LINES),
    sole("sits out", "2", "who plays no hand", "the dealer, or whoever is out"),
    sole("first out", "0", "who went out first", "nobody"),
    sole("second out", "1", "who went out second", "nobody"),
    sole("made", "2 0 2", "what each seat has scored in a round that is over", "nothing"),
)
"""The lines of a position with three."""

OF_THREE = {"sits out": "idle", "first out": "first_out", "second out": "second_out"}
"""Lines of the three-handed game that hold a seat. Unless it is given, whoever is out sits out,
and before anybody is the dealer."""


def write_position(s: CourtTwo) -> str:
    """The state as text, what stands at its start left out."""
    seats = len(s.points)
    lines = [f"round: {s.round_no}", f"dealer: {s.dealer}"]
    seated = SEATED | (OF_THREE if seats == 3 else {})
    lines += [
        pair_line(name, getattr(s, field))
        for name, field in _by_seat(seats).items()
        if any(getattr(s, field))
    ]
    lines.append(f"phase: {PHASES[s.phase]}")
    lines += _if(s.turn != NO_SEAT, f"turn: {s.turn}")
    lines += _if(s.leader != NO_SEAT, f"leader: {s.leader}")
    lines += _if(s.round_no > 0, f"court colour: {COLOURS[s.court_colour][1]}")
    lines += _if(s.court_card != NO_CARD, card_line("court card", [s.court_card]))
    lines += _if(s.led != NO_CARD, card_line("led", [s.led]))
    for seat in range(seats):
        held = list(cards_in(s.hand[seat]))
        held += [NO_CARD] * (int(s.hand_size[seat]) - len(held))
        lines += _if(bool(held), card_line(f"hand {seat}", held))
        lines += _if(bool(s.shown[seat]), card_line(f"shown {seat}", cards_in(s.shown[seat])))
        lines += _if(bool(s.barred[seat]), card_line(f"barred {seat}", cards_in(s.barred[seat])))
    left = [int(card) for card in s.talon[HIDDEN - s.talon_left :]] if s.talon_left else []
    lines += _if(bool(left), card_line("talon", left))
    lines += _if(s.couplets_done > 0, "couplets: " + ", ".join(_couplets_of(s)))
    for name, field in seated.items():
        lines += _if(getattr(s, field) != NO_SEAT, f"{name}: {getattr(s, field)}")
    for name, field in NUMBERS.items():
        lines += _if(getattr(s, field) != 0, f"{name}: {getattr(s, field)}")
    for seat in range(seats):
        at = f"sixty {seat}: {s.sixty_against[seat]} {s.sixty_couplets[seat]}"
        lines += _if(s.sixty_against[seat] != NEVER, at)
    lines += _if(s.strict_from != NEVER, f"strict from: {s.strict_from}")
    lines += _if(s.veiled != NO_CARD, card_line("veiled", [s.veiled]))
    if s.resume_phase != NEVER:
        lines.append(f"resume: {PHASES[s.resume_phase]} {s.resume_turn}")
    clause = RULES.clause(int(s.round_clause))
    lines += _if(clause is not None, f"decided by: {clause.id if clause else ''}")
    return "\n".join(lines) + "\n"


def _by_seat(seats: int) -> dict[str, str]:
    return PAIRED | ({"made": "made"} if seats == 3 else {})


def _if(wanted: bool, line: str) -> list[str]:
    return [line] if wanted else []


def _couplets_of(s: CourtTwo) -> Iterable[str]:
    for place in range(s.couplets_done):
        led, reply = DECK.ids((int(s.couplet_led[place]), int(s.couplet_reply[place])))
        yield f"{s.couplet_taker[place]} {led}+{reply}"


MOST_OF = {"points": 99, "announced": 999, "revoked": 1, "called": 1, "owed": HIDDEN, "late": 1}
"""The most that a seat can have in lines with a number for each; of others as much as one likes."""
STANDING = PHASES[:CLOSING]
"""The phases in which a position can stand; the others are passed through."""
FLAGS = ("rule 3", "led since close", "strict reply", "round tie")


def read_position(
    state: type[Round],
    text: str,
    options: Mapping[str, str | int],
    *,
    whole: bool = False,
    stored: bool = False,
) -> Round:
    """The state that this text describes; raises Unreadable with the line at fault."""
    # The game is asked for when it is needed: its words know how to read positions.
    from parlour.games.catalogue import game

    played: Game[Round] = game(game_of(state))
    declared = LINES if played.usual_seats == 2 else LINES_OF_THREE
    lines = Lines(text, declared, played.usual_seats, stored=stored)
    s = played.begin(lines.seats, options, lines.seat("dealer", lines.seats - 1))
    try:
        _read_game(s, lines)
        _read_cards(s, lines)
        _read_couplets(s, lines)
        _read_turn(s, lines)
        _read_rest(s, lines)
        lines.finish()
        if whole and lines.unseen:
            raise hidden_there(lines.unseen)
        check(lines, s)
    except Fault as fault:
        raise lines.told(fault) from None
    return s


def _read_game(s: CourtTwo, lines: Lines) -> None:
    is_dealing = lines.word("phase", STANDING) == PHASES[DEALING]
    s.round_no = lines.number("round", 0 if is_dealing else 1)
    for name, field in _by_seat(lines.seats).items():
        put(getattr(s, field), lines.by_seat(name, MOST_OF.get(name, 99)))
    for name, field in SEATED.items():
        setattr(s, field, lines.seat(name, NO_SEAT))
    if lines.seats == 3:
        out = lines.seat("first out", NO_SEAT)
        idle = int(s.dealer) if out == NO_SEAT else out
        for name, field in OF_THREE.items():
            setattr(s, field, lines.seat(name, idle if field == "idle" else NO_SEAT))
    for name, field in NUMBERS.items():
        setattr(s, field, lines.number(name, 0, 1 if name in FLAGS else 99))


def _read_cards(s: CourtTwo, lines: Lines) -> None:
    s.court_card = lines.card("court card")
    s.led = lines.card("led")
    s.veiled = lines.named_card("veiled")
    names = [name for _, name in COLOURS]
    colour = lines.word("court colour", names)
    if colour is not None:
        s.court_colour = names.index(colour)
    elif s.court_card != NO_CARD:
        s.court_colour = s.court_card // 8
    elif s.round_no > 0 and lines.word("phase", STANDING) != PHASES[DEALING]:
        raise Fault(say("a line “court card” or “court colour” is wanted."))
    for seat in range(lines.seats):
        held = lines.cards(f"hand {seat}")
        s.hand[seat] = set_of(card for card in held if card != NO_CARD)
        s.hand_size[seat] = len(held)
        s.shown[seat] = set_of(lines.named_cards(f"shown {seat}"))
        s.barred[seat] = set_of(lines.named_cards(f"barred {seat}"))
    left = lines.cards("talon")
    if len(left) > HIDDEN:
        raise Fault(say("the talon has {most} hidden cards at most.", most=HIDDEN), "talon")
    s.talon_left = len(left)
    for place, card in enumerate(left):
        s.talon[HIDDEN - len(left) + place] = card


def players_of(s: CourtTwo) -> list[int]:
    """The two seats that play the round."""
    return sorted((int(first_hand(s)), int(second_hand(s))))


def _read_couplets(s: CourtTwo, lines: Lines) -> None:
    made: list[Couplet] | None = lines.couplets()
    if made is None:
        by_player = {seat: lines.couplets_of(seat) for seat in players_of(s)}
        last = lines.seat("leader", NO_SEAT)
        made = in_order(by_player, int(s.court_colour), int(first_hand(s)), last)
        if made is None:
            why = say("these couplets cannot have been taken in any order, each by its leader.")
            raise Fault(why, *(f"couplets {seat}" for seat in by_player))
    put_couplets(s, made)
    if any(count(s, seat) >= 60 for seat in players_of(s)):
        infer_sixty(s, made)
    for seat in players_of(s):
        at = lines.numbers(f"sixty {seat}", 2, 999)
        if at is not None:
            s.sixty_against[seat], s.sixty_couplets[seat] = at
            if lines.seat("first to sixty", NO_SEAT) == NO_SEAT and (
                s.sixty_against[opponent(s, seat)] == NEVER
            ):
                s.first_to_sixty = seat
    given = lines.seat("first to sixty", NO_SEAT)
    if given != NO_SEAT:
        s.first_to_sixty = given


def _read_turn(s: CourtTwo, lines: Lines) -> None:
    """The phase, who led or leads, and who is to act; each follows from the one before."""
    phase = lines.word("phase", STANDING) or "lead"
    s.phase = PHASES.index(phase)
    done = int(s.couplets_done)
    leader = int(s.couplet_taker[done - 1]) if done else int(first_hand(s))
    if s.round_no == 0:
        leader = NO_SEAT
    s.leader = lines.seat("leader", leader)
    other = int(opponent(s, s.leader))
    asked = {
        LEAD: int(s.leader),
        AFTER_ANNOUNCE: int(s.leader),
        LAST_EXCHANGE: int(s.leader),
        LATE_EXCHANGE: int(s.leader),
        PRE_DRAW: int(s.leader),
        REPLY: other,
        AFTER_CLOSE: other,
        DEALER_LAY_DOWN: int(second_hand(s)),
        DEALING: NO_SEAT,
        GAME_OVER: NO_SEAT,
    }
    if s.phase not in asked and not lines.has("turn"):
        why = say("in the phase “{phase}” a line “turn” is wanted.", phase=phase)
        raise Fault(why, "phase")
    s.turn = lines.seat("turn", asked.get(int(s.phase), NO_SEAT))


def _read_rest(s: CourtTwo, lines: Lines) -> None:
    spent = s.closed_by == NO_SEAT and s.court_card == NO_CARD and s.round_no > 0
    if s.closed_by != NO_SEAT and not lines.has("strict from"):
        why = say("a closed position needs a line “strict from”: the couplets made before.")
        raise Fault(why, "closed by")
    in_play = s.phase not in (DEALING, GAME_OVER)
    is_strict = spent and (in_play or s.couplets_done >= SPENT_AFTER)
    first = min(SPENT_AFTER, int(s.couplets_done))
    s.strict_from = lines.number("strict from", first if is_strict else NEVER)
    resume = lines.words("resume")
    if resume:
        if len(resume) != 2 or resume[0] not in PHASES:
            raise Fault(say("it names a phase and a seat."), "resume")
        if not is_number(resume[1]) or resume[1] not in map(str, range(lines.seats)):
            raise Fault(say("it names a phase and a seat."), "resume")
        s.resume_phase, s.resume_turn = PHASES.index(resume[0]), int(resume[1])
    s.round_clause = lines.decided(DECIDING)
