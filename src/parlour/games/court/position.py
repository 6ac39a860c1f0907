"""Any moment of a game as text, and back.

One `name: value` a line; `#` begins a remark. What is left out stands at its start: no points,
nothing carried, the last seat dealing the first round, seat 0 on lead, the talon spent, nobody
closed. Cards that are not named are out of play. `?` stands for a card that cannot be seen.
Couplets may be given in their order, each after its taker's seat (`couplets: 0 G-Crown+G-Jester,
1 …`), or seat by seat (`couplets 0: G-Crown+G-Jester …`): then they are put in the first order in
which every leader had taken the couplet before. When a count first reached sixty is worked out
from that order, announcements first, unless a line `sixty 0: 28 5` gives the other's count and
couplets at that moment.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from parlour.games.court.clause_numbers import RULES
from parlour.games.court.counting import count
from parlour.games.court.deck import COLOURS, DECK
from parlour.games.court.position_lines import (
    Couplet,
    Lines,
    card_line,
    in_order,
    infer_sixty,
    pair_line,
    put_couplets,
)
from parlour.games.court.state import (
    AFTER_ANNOUNCE,
    AFTER_CLOSE,
    DEALER_LAY_DOWN,
    DEALING,
    GAME_OVER,
    HIDDEN,
    LAST_EXCHANGE,
    LATE_EXCHANGE,
    LEAD,
    NEVER,
    NO_SEAT,
    PHASES,
    PRE_DRAW,
    REPLY,
    CourtTwo,
    first_hand,
    opponent,
    second_hand,
)
from parlour.games.position_text import Bad
from parlour.kernel.cards import NO_CARD, cards_in, set_of

if TYPE_CHECKING:
    from collections.abc import Iterable

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


def read_position(text: str, options: Mapping[str, str | int], of: str = "court-two") -> CourtTwo:
    """The state that this text describes; raises Unreadable with the line at fault."""
    # The game is asked for when it is needed: its words know how to read positions.
    from parlour.games.catalogue import game

    played = game(of)
    lines = Lines(text, played.usual_seats)
    s: CourtTwo = played.begin(lines.seats, options, lines.seat("dealer", lines.seats - 1))
    s.round_no = lines.number("round", 1)
    for name, field in _by_seat(lines.seats).items():
        getattr(s, field)[:] = lines.by_seat(name)
    for name, field in SEATED.items():
        setattr(s, field, lines.seat(name, NO_SEAT))
    if lines.seats == 3:
        out = lines.seat("first out", NO_SEAT)
        idle = int(s.dealer) if out == NO_SEAT else out
        for name, field in OF_THREE.items():
            setattr(s, field, lines.seat(name, idle if field == "idle" else NO_SEAT))
    for name, field in NUMBERS.items():
        setattr(s, field, lines.number(name, 0))
    _read_cards(s, lines)
    _read_couplets(s, lines)
    _read_turn(s, lines)
    _read_rest(s, lines)
    lines.finish()
    return s


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
    elif s.round_no > 0:
        raise Bad("A position needs a line “court card” or “court colour”.")
    for seat in range(lines.seats):
        held = lines.cards(f"hand {seat}")
        s.hand[seat] = set_of(card for card in held if card != NO_CARD)
        s.hand_size[seat] = len(held)
        s.shown[seat] = set_of(lines.named_cards(f"shown {seat}"))
        s.barred[seat] = set_of(lines.named_cards(f"barred {seat}"))
    left = lines.cards("talon")
    if len(left) > HIDDEN:
        raise lines.bad("talon", f"the talon has {HIDDEN} hidden cards at most")
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
            raise Bad("These couplets cannot have been taken in any order, each by its leader.")
    put_couplets(s, made)
    if any(count(s, seat) >= 60 for seat in players_of(s)):
        infer_sixty(s, made)
    for seat in players_of(s):
        at = lines.numbers(f"sixty {seat}", 2)
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
    phase = lines.word("phase", PHASES) or "lead"
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
        raise Bad(f"In the phase “{phase}” a position needs a line “turn”.")
    s.turn = lines.seat("turn", asked.get(int(s.phase), NO_SEAT))


def _read_rest(s: CourtTwo, lines: Lines) -> None:
    spent = s.closed_by == NO_SEAT and s.court_card == NO_CARD and s.couplets_done >= 6
    if s.closed_by != NO_SEAT and not lines.has("strict from"):
        raise Bad("A closed position needs a line “strict from”: the couplets made before.")
    s.strict_from = lines.number("strict from", 6 if spent else NEVER)
    resume = lines.words("resume")
    if resume:
        if len(resume) != 2 or resume[0] not in PHASES or not resume[1].isdigit():
            raise lines.bad("resume", "it names a phase and a seat")
        s.resume_phase, s.resume_turn = PHASES.index(resume[0]), int(resume[1])
    decided = lines.words("decided by")
    if decided:
        clause = RULES.clause(decided[0])
        if clause is None or len(decided) > 1:
            raise lines.bad("decided by", "it names one clause of the sheet")
        s.round_clause = clause.number
