"""Who is to act, what he may do, why not, and what it does."""

from __future__ import annotations

from parlour.games.nations import refusals
from parlour.games.nations.calling import (
    bar_to_answering,
    bar_to_calling,
    call,
    hear_answer,
    pass_call,
)
from parlour.games.nations.state import (
    ANSWER,
    ANSWER_NO,
    ANSWER_YES,
    CALL,
    CALLS,
    CODES,
    FIRST_CARD,
    GAME_OVER,
    PASS_CALL,
    PLAY,
    WANTS_PACK,
    Nations,
    partner_of,
)
from parlour.games.nations.tricks import bar_to_playing, may_play, play_card
from parlour.kernel.cards import NONE, lowest, without_lowest
from parlour.kernel.dispatch import DEAL, OVER, Codes
from parlour.kernel.log import Log
from parlour.kernel.rule import rule


@rule
def actor(s: Nations) -> int:
    """The seat to decide, or that a pack is wanted, or that the game is over."""
    if s.phase == PLAY or s.phase == CALLS:
        return s.turn
    if s.phase == ANSWER:
        return partner_of(s.turn)
    return DEAL if s.phase == WANTS_PACK else OVER


@rule
def is_out_of_phase(s: Nations, action: int) -> bool:
    """nations.ruling-call-when, nations.ruling-call-answer: each act has its time."""
    if action < 0 or action > PASS_CALL:
        return True
    if s.phase == ANSWER:
        return action != ANSWER_YES and action != ANSWER_NO
    if action < CALL:
        return s.phase != PLAY
    if action == PASS_CALL:
        return s.phase != CALLS
    return action != CALL


@rule
def bar_to(s: Nations, seat: int, action: int) -> int:
    """Why the seat that is to act may not do this, or 0."""
    if is_out_of_phase(s, action):
        return refusals.WRONG_PHASE
    if action < CALL:
        return bar_to_playing(s, seat, action)
    if action == CALL:
        return bar_to_calling(s, seat)
    return 0 if action == PASS_CALL else bar_to_answering(s, action)


@rule
def legal(s: Nations, out: Codes) -> int:
    """Everything that the seat on turn may do, in the order of the codes."""
    seat = actor(s)
    if seat < 0:
        return 0
    n = 0
    if not is_out_of_phase(s, FIRST_CARD):
        cards = may_play(s, seat)
        while cards != NONE:
            out[n] = lowest(cards)
            cards = without_lowest(cards)
            n += 1
    for action in range(CALL, CODES):
        if bar_to(s, seat, action) == 0:
            out[n] = action
            n += 1
    return n


@rule
def why_not(s: Nations, seat: int, action: int) -> int:
    """0 if this seat may do this now; else the first refusal that fits."""
    if s.phase == GAME_OVER:
        return refusals.GAME_OVER
    if actor(s) != seat:
        return refusals.NOT_YOUR_TURN
    return bar_to(s, seat, action)


@rule
def play(s: Nations, action: int, log: Log | None) -> None:
    """Apply a legal action of the seat on turn."""
    if action < CALL:
        play_card(s, action, log)
    elif action == CALL:
        call(s, log)
    elif action == PASS_CALL:
        pass_call(s, log)
    else:
        hear_answer(s, action == ANSWER_YES, log)
