"""Whose turn it is: leading and replying."""

from __future__ import annotations

from parlour.games.court.state import LEAD, REPLY, CourtTwo, opponent
from parlour.kernel.rule import rule


@rule
def ask(s: CourtTwo, phase: int, seat: int) -> None:
    """It is for this seat to decide."""
    s.phase = phase
    s.turn = seat


@rule
def ask_lead(s: CourtTwo) -> None:
    """The leader is to lead."""
    ask(s, LEAD, s.leader)


@rule
def ask_reply(s: CourtTwo) -> None:
    """The other is to reply."""
    ask(s, REPLY, opponent(s, s.leader))
