"""Whose turn it is: leading and replying."""

from __future__ import annotations

from parlour.games.court.counting import SIXTY, count
from parlour.games.court.scoring import declare_sixty
from parlour.games.court.state import AUTO, LEAD, REPLY, CourtTwo, opponent
from parlour.kernel.log import Log
from parlour.kernel.rule import rule


@rule
def ask(s: CourtTwo, phase: int, seat: int) -> None:
    """It is for this seat to decide."""
    s.phase = phase
    s.turn = seat


@rule
def declare_by_itself(s: CourtTwo, seat: int, log: Log | None) -> bool:
    """court.ruling-declare-when, by option: sixty is declared for a player who is to act."""
    if s.declare == AUTO and count(s, seat) >= SIXTY:
        declare_sixty(s, seat, log)
        return True
    return False


@rule
def ask_lead(s: CourtTwo, log: Log | None) -> None:
    """The leader is to lead."""
    ask(s, LEAD, s.leader)
    declare_by_itself(s, s.leader, log)


@rule
def ask_reply(s: CourtTwo, log: Log | None) -> None:
    """The other is to reply."""
    seat = opponent(s, s.leader)
    ask(s, REPLY, seat)
    declare_by_itself(s, seat, log)
