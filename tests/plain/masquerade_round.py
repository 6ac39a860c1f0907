"""What a worked round of Masquerade is made of."""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.plain.masquerade_options import Options


@dataclass
class Turn:
    """One decision: who may do what, what he does, its code, what chance brings, the scores."""

    seat: int
    may: str
    """The cards that may be laid; 'stuck': any card may be exchanged, or the turn passed."""
    does: str
    code: int
    chance: str
    scores: str


@dataclass
class Example:
    name: str
    hands: list[str]
    dealer: int
    turns: list[Turn]
    number: int = 0
    scores: list[int] | None = None
    m1_played: bool = False
    options: Options = field(default_factory=dict)
    next_lead: int | None = None
    winner: int | None = None
    then: tuple[int, str] | None = None
    after: list[str] | None = None
