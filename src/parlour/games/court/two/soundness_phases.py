"""What goes with each phase of a round of Court: whose turn it is, and how many cards there are."""

from __future__ import annotations

from parlour.games.court.phases import (
    AFTER_ANNOUNCE,
    AFTER_CLOSE,
    BEFORE_OR_AFTER,
    BOTH,
    BY_HAND,
    CLAIM,
    CLOSING,
    DEALER_LAY_DOWN,
    DRAW_NODE,
    LAST_EXCHANGE,
    LATE_EXCHANGE,
    LEAD,
    NEVER,
    NO_SEAT,
    PHASES,
    PRE_DRAW,
    R14_CHOICE,
    REPLY,
    REVOKE_WINDOW,
    UNTIL_COURT_CARD,
)
from parlour.games.court.two.dealing import was_given_four
from parlour.games.court.two.position_lines import Lines
from parlour.games.court.two.state import (
    HIDDEN,
    MOST_COUPLETS,
    CourtTwo,
    first_hand,
    is_closed,
    opponent,
    second_hand,
)
from parlour.games.court.two.talon import bar_to_exchange
from parlour.games.position_text import Fault
from parlour.games.saying import say
from parlour.kernel.cards import NO_CARD

IN_HAND = 6
LAST_OPEN_COUPLET = 6


def check_phase(lines: Lines, s: CourtTwo) -> None:
    """Raises Fault where the phase does not go with the rest."""
    _check_turn(s)
    _check_led(s)
    _check_veil(s)
    if s.phase == REVOKE_WINDOW:
        if s.revoke != CLAIM or not s.strict_reply or s.round_clause == 0:
            raise Fault(say("the last call of a revoke follows a round that is decided."), "phase")
        return
    if (s.resume_phase != NEVER) != (s.phase == R14_CHOICE):
        raise Fault(say("play is resumed only after rule 14's choice."), "resume", "phase")
    if s.phase == R14_CHOICE:
        _check_rule_14(s)
    _check_sizes(s)
    _check_talon(s)
    _check_window(lines, s)


def _check_turn(s: CourtTwo) -> None:
    """Who decides follows from the phase and from who led."""
    leader, other = int(s.leader), int(opponent(s, int(s.leader)))
    asked = {
        DEALER_LAY_DOWN: (int(second_hand(s)),),
        LEAD: (leader,),
        AFTER_CLOSE: (other,),
        AFTER_ANNOUNCE: (leader,),
        REPLY: (other,),
        LAST_EXCHANGE: (leader,),
        LATE_EXCHANGE: (leader,),
        PRE_DRAW: (leader,),
    }.get(int(s.phase), (leader, other))
    if s.turn not in asked:
        why = say(
            "in the phase “{phase}” seat {seat} is asked.", phase=PHASES[s.phase], seat=asked[0]
        )
        raise Fault(why, "turn", "leader", "phase")


def _in_draws(s: CourtTwo) -> int:
    """The phase, or the one in which play goes on after rule 14's choice."""
    return int(s.resume_phase if s.phase == R14_CHOICE else s.phase)


def _check_led(s: CourtTwo) -> None:
    """A card lies there to be answered, and at no other time."""
    phase = _in_draws(s)
    if phase in (REPLY, AFTER_ANNOUNCE):
        if s.led == NO_CARD:
            raise Fault(say("a card must be led to be answered."), "phase")
    elif s.led != NO_CARD and phase != REVOKE_WINDOW:
        raise Fault(say("no card is led in this phase."), "led")
    if s.phase == AFTER_ANNOUNCE and not s.announced[int(s.leader)]:
        raise Fault(say("nothing is announced yet."), "phase", "announced")


def _check_veil(s: CourtTwo) -> None:
    """The veil lies over the draws after the sixth couplet, until the taker acts."""
    if s.veiled == NO_CARD:
        return
    loser = int(opponent(s, int(s.leader)))
    at_lead = s.phase == LEAD and s.couplets_done == LAST_OPEN_COUPLET and s.draw != BY_HAND
    spent = s.court_card == NO_CARD and not is_closed(s)
    if not at_lead or not spent or not int(s.shown[loser]) >> int(s.veiled) & 1:
        raise Fault(say("a veil lies only over the last draws, before the next lead."), "veiled")
    if int(s.hand_size[int(s.leader)]) == 0:
        raise Fault(say("a veil lies only over the last draws, before the next lead."), "veiled")


def _is_before_draws(s: CourtTwo) -> bool:
    """Whether a couplet is made and the draws after it are not over."""
    return _in_draws(s) in (LAST_EXCHANGE, LATE_EXCHANGE, PRE_DRAW, DRAW_NODE)


def _leader_has_drawn(s: CourtTwo) -> bool:
    """Whether of the two draws after a couplet only the second is still to come."""
    phase = _in_draws(s)
    turn = int(s.resume_turn if s.phase == R14_CHOICE else s.turn)
    return phase == LATE_EXCHANGE or (phase == DRAW_NODE and turn != s.leader)


def _check_sizes(s: CourtTwo) -> None:
    """Both have as many cards, but for a card led, a draw that is due and draws that are owed."""
    leader, other = int(s.leader), int(opponent(s, int(s.leader)))
    mine = int(s.hand_size[leader]) + int(s.owed[leader]) + int(s.led != NO_CARD)
    mine -= int(_leader_has_drawn(s))
    theirs = int(s.hand_size[other]) + int(s.owed[other])
    if mine != theirs:
        raise Fault(
            say(
                "the two hands do not go together: one comes to {one} cards, the other to {two}.",
                one=mine,
                two=theirs,
            ),
            f"hand {leader}",
            f"hand {other}",
        )
    if mine == 0 and not _is_before_draws(s):
        raise Fault(say("somebody must have a card to play."), "phase")
    is_open = s.strict_from == NEVER
    if is_open and mine != IN_HAND - int(_is_before_draws(s)):
        raise Fault(
            say("while cards are drawn everybody has six."), f"hand {leader}", f"hand {other}"
        )
    if not is_open and _is_before_draws(s):
        raise Fault(say("no cards are drawn any more."), "phase", "strict from")
    played = int(s.couplets_done) - max(int(s.strict_from), 0)
    if is_closed(s) and mine > IN_HAND - played:
        raise Fault(
            say("so many couplets are made since the close."), "strict from", f"hand {leader}"
        )
    if not is_open and mine + s.couplets_done > MOST_COUPLETS:
        raise Fault(
            say("with {n} couplets made the hands have fewer cards.", n=int(s.couplets_done)),
            "couplets",
            f"hand {leader}",
        )


def _check_talon(s: CourtTwo) -> None:
    """court.draw-each: after each couplet two cards go, the court card last."""
    done = int(s.couplets_done)
    drawn = 2 * (done - int(_is_before_draws(s))) + int(_leader_has_drawn(s))
    drawn -= sum(s.owed)
    if s.strict_from == NEVER:
        if s.talon_left != HIDDEN - drawn:
            why = say(
                "after {n} couplets the talon has {left} hidden cards.", n=done, left=HIDDEN - drawn
            )
            raise Fault(why, "talon", "couplets", "owed")
    elif any(s.owed):
        raise Fault(say("no draw is missing once play is strict."), "owed")


def _check_window(lines: Lines, s: CourtTwo) -> None:
    """The windows of the round open only where somebody has something to decide."""
    leader, other = int(s.leader), int(opponent(s, int(s.leader)))
    phase, done = int(s.phase), int(s.couplets_done)
    if phase == DEALER_LAY_DOWN:
        has_four = was_given_four(s, int(s.turn)) or lines.unseen
        if done or is_closed(s) or s.leader != first_hand(s) or not has_four:
            raise Fault(say("the dealer is asked at first, if he was given the four."), "phase")
    if phase == AFTER_CLOSE:
        at_once = s.closed_by == leader and done == s.strict_from
        if not at_once or s.exchange_after_close != BOTH or not _may_exchange(lines, s, other):
            raise Fault(say("right after a close the other is asked, if he can exchange."), "phase")
    is_last = done == LAST_OPEN_COUPLET and _may_exchange(lines, s, leader)
    if phase in (LAST_EXCHANGE, LATE_EXCHANGE) and not is_last:
        raise Fault(say("after the sixth couplet its taker is asked, if he can exchange."), "phase")
    if phase == LATE_EXCHANGE and s.exchange_deadline != UNTIL_COURT_CARD:
        raise Fault(say("at this table it is too late to exchange."), "phase")
    if phase == PRE_DRAW and (s.close_timing != BEFORE_OR_AFTER or s.draw == BY_HAND):
        raise Fault(say("at this table nobody is asked before the draws."), "phase")
    if phase in (PRE_DRAW, DRAW_NODE) and (done == 0 or done > LAST_OPEN_COUPLET):
        raise Fault(say("cards are drawn after the first six couplets."), "phase", "couplets")
    if phase in (DRAW_NODE, R14_CHOICE) and s.draw != BY_HAND:
        raise Fault(say("at this table nobody draws by hand."), "phase")


def _may_exchange(lines: Lines, s: CourtTwo, seat: int) -> bool:
    return bool(lines.unseen) or bar_to_exchange(s, seat) == 0


def _check_rule_14(s: CourtTwo) -> None:
    """court.r14-late-choice: the opponent of a late defaulter chooses."""
    defaulter = int(opponent(s, int(s.turn)))
    if not s.owed[defaulter] or not s.late[defaulter] or s.owed[int(s.turn)]:
        raise Fault(
            say("rule 14 lets the opponent of one who owes a late draw choose."), "turn", "owed"
        )
    if s.resume_phase not in (LEAD, REPLY, DRAW_NODE, CLOSING) or s.resume_turn == NO_SEAT:
        raise Fault(say("play cannot be resumed there."), "resume")
    leader, other = int(s.leader), int(opponent(s, int(s.leader)))
    asked = {LEAD: (leader,), CLOSING: (leader,), REPLY: (other,)}
    if s.resume_turn not in asked.get(int(s.resume_phase), (leader, other)):
        raise Fault(say("play cannot be resumed there."), "resume")
