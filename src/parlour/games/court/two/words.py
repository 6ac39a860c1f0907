"""How Court speaks: everything here is made from what one seat may know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Generic

import numpy as np
from numpy.typing import NDArray

from parlour.games.court import notation as moves
from parlour.games.court import phases
from parlour.games.court.phases import (
    AFTER_ANNOUNCE,
    AFTER_CLOSE,
    ANNOUNCE,
    CALL_DRAW,
    CALL_REVOKE,
    CLOSE,
    DEALER_LAY_DOWN,
    DEALING,
    DECLARE,
    DRAW,
    DRAW_NODE,
    EXCHANGE,
    GAME_OVER,
    LAST_EXCHANGE,
    LATE_EXCHANGE,
    LEAD,
    ORDER_DRAW,
    PASS,
    PRE_DRAW,
    R14_CHOICE,
    REPLY,
    REVOKE_WINDOW,
    THROW_DOWN,
    is_silent,
)
from parlour.games.court.sheet import RULES
from parlour.games.court.two import layout, narration, position, prompts
from parlour.games.court.two.couplets import is_strict
from parlour.games.court.two.state import CourtTwo, Round
from parlour.games.game import Event
from parlour.games.parts import Calls, Choice, LastTaken, ScoreSheet, StoryLine, Zone
from parlour.games.rulebook import Refusal
from parlour.games.saying import say
from parlour.games.speech import Voice, listed
from parlour.kernel.cards import NONE
from parlour.kernel.dispatch import OVER, actor

_BY_PHASE = {
    DEALING: ("court.deal-six", "court.deal-threes", "court.turn-thirteenth"),
    DEALER_LAY_DOWN: ("court.r9-lay-down", "court.r9-at-once"),
    AFTER_CLOSE: ("court.r11-closed-deadline", "court.ruling-exchange-after-close"),
    AFTER_ANNOUNCE: ("court.ruling-announce-window", "court.ruling-declare-when"),
    LAST_EXCHANGE: ("court.r10-deadline", "court.ruling-exchange-last-card"),
    LATE_EXCHANGE: ("court.r10-deadline", "court.ruling-exchange-last-card"),
    PRE_DRAW: ("court.ruling-close-timing", "court.closing-choice"),
    DRAW_NODE: ("court.draw-each", "court.draw-taker-first", "court.ruling-missed-draw"),
    R14_CHOICE: ("court.r14-late-choice", "court.r14-throw-down"),
    REVOKE_WINDOW: ("court.ruling-revoke", "court.r4-penalty"),
}
_STRICT = ("court.r4-follow", "court.r4-take", "court.r4-court-if-void")
_OPEN = ("court.r4-open-free",)


def in_force(h: CourtTwo, seat: int, codes: Sequence[int]) -> tuple[str, ...]:
    """What holds for the seat on turn with two or three, as far as this one may know."""
    phase = int(h.phase)
    if phase == GAME_OVER:
        return ()
    if phase == REPLY:
        return _STRICT if is_strict(h) else _OPEN
    if phase != LEAD:
        return _BY_PHASE[phase]
    first = "court.opponent-leads" if h.couplets_done == 0 else "court.taker-leads"
    besides = []
    if any(ANNOUNCE <= code < EXCHANGE for code in codes):
        besides.append("court.twenty-pair")
    if EXCHANGE in codes:
        besides.append("court.discarding")
    if CLOSE in codes:
        besides.append("court.closing-choice")
    return (first, *besides)


# Which of the clauses behind a refusal is the one that forbids it here and now.


_OPTION_OFF = {
    DECLARE: ("court.ruling-declare-when",),
    DRAW: ("court.ruling-missed-draw", "court.ruling-close-timing"),
    CALL_DRAW: ("court.ruling-missed-draw",),
    ORDER_DRAW: ("court.ruling-missed-draw",),
    THROW_DOWN: ("court.ruling-missed-draw",),
    CALL_REVOKE: ("court.ruling-revoke",),
}
"""Moves that some house rule brings in, by the ruling that says so."""

_WINDOWS = {
    AFTER_ANNOUNCE: "court.ruling-announce-window",
    PRE_DRAW: "court.ruling-close-timing",
    DRAW_NODE: "court.ruling-missed-draw",
    R14_CHOICE: "court.r14-late-choice",
    REVOKE_WINDOW: "court.ruling-revoke",
}
"""Moments that ask one thing and nothing else, by the rule that makes them."""

_SILENT = "court.ruling-silent-windows"

_TIMES = {
    EXCHANGE: "court.r10-deadline",
    DECLARE: "court.ruling-declare-when",
    PASS: _SILENT,
    DRAW: "court.draw-each",
    CALL_DRAW: "court.ruling-missed-draw",
    ORDER_DRAW: "court.r14-late-choice",
    THROW_DOWN: "court.r14-throw-down",
    CALL_REVOKE: "court.ruling-revoke",
}
"""Where a card is to be led or answered: what gives each other move its own time."""


def clauses_behind(h: CourtTwo, code: int, refusal: Refusal) -> Sequence[str]:
    """With two or three: the ground of the refusal first."""
    if h.phase == GAME_OVER:
        return ("court.first-to-seven",)
    match refusal.code:
        case "not-your-turn":
            first = h.couplets_done == 0 and h.phase in (LEAD, REPLY)
            return ("court.opponent-leads",) if first else ("court.taker-leads",)
        case "not-in-this-game":
            return _OPTION_OFF.get(code, refusal.clauses)
        case "not-your-lead":
            return ("court.closing-on-lead",) if code == CLOSE else ("court.twenty-on-lead",)
        case "not-now":
            return (_untimely(int(h.phase), code),)
    return refusal.clauses


def _untimely(phase: int, code: int) -> str:
    """The rule of the moment; where a card is due, the rule that gives the move its time."""
    if is_silent(phase):
        return _SILENT
    return _WINDOWS.get(phase) or _TIMES.get(code, _SILENT)


def shown_from(memory_aid: int, story: Sequence[StoryLine]) -> int:
    """court.r6-no-other: the last couplet may be read again, and no earlier one."""
    if memory_aid == phases.FULL_HISTORY:
        return 0
    taken = 0
    for place in range(len(story) - 1, -1, -1):
        if story[place].kind == "took":
            taken += 1
            if taken == 2:
                return place + 1
        elif story[place].kind == "turned-up":
            # The deal begins a round: what came before it is over and done with.
            while place > 0 and story[place - 1].kind in ("dealer", "dealt"):
                place -= 1
            return place
    return 0


def drawn_between(winners: Sequence[str], score: str) -> str:
    """Who shares the game, and the score."""
    names = listed(winners, "and")
    return say("The game is drawn between {names}, {score}.", names=names, score=score)


def won_by(winner: str, score: str) -> str:
    """Who has won, and the score."""
    return say("{name} wins the game, {score}.", name=winner, score=score)


_EXAMPLES = ("announce Gold", "exchange the Jester", "close", "declare sixty", "pass")
"""Moves besides cards, for one who typed none."""


def in_order(points: NDArray[np.int64], first: Sequence[int]) -> str:
    """The score, these before the others: a winner's figure stands first."""
    rest = [place for place in range(len(points)) if place not in first]
    return "–".join(str(int(points[place])) for place in (*first, *rest))


def result_in_seat_order(h: CourtTwo, names: Sequence[str]) -> str:
    """The result as it was recorded up to 0.3.0: the score by seats, whoever has won."""
    if actor(h) != OVER:
        return ""
    most = max(int(points) for points in h.points)
    winners = [names[seat] for seat in range(len(h.points)) if h.points[seat] == most]
    score = in_order(h.points, ())
    return drawn_between(winners, score) if len(winners) > 1 else won_by(winners[0], score)


class CourtWords(Generic[Round]):
    """The words of Court for two, and of the rounds that two of three play."""

    scoring = frozenset({"won-round", "tied", "unmade", "carry-paid", "carry-lost"})
    """Lines of these kinds stay on the score sheet."""

    def __init__(self, state: type[Round]) -> None:
        self._state = state

    def notation(self, h: Round, seat: int, code: int) -> str:
        return moves.notation(code)

    def read(self, h: Round, seat: int, text: str) -> int:
        hand = h.hand[seat] if 0 <= seat < len(h.hand) else NONE
        return moves.read(text, hand, int(h.court_colour), _EXAMPLES)

    def choices(
        self, h: Round, seat: int, codes: Sequence[int], names: Sequence[str]
    ) -> list[Choice | Calls]:
        return prompts.choices(h, seat, codes, Voice(names, seat))

    def prompt(self, h: Round, seat: int, codes: Sequence[int], names: Sequence[str]) -> str:
        return prompts.prompt(h, seat, codes, Voice(names, seat))

    def in_force(self, h: Round, seat: int, codes: Sequence[int]) -> tuple[str, ...]:
        """The clauses that govern what is asked now."""
        return in_force(h, seat, codes)

    def refuse(
        self,
        h: Round,
        seat: int,
        code: int,
        refusal: int,
        codes: Sequence[int],
        names: Sequence[str],
    ) -> str:
        known = RULES.refusal(refusal)
        assert known is not None
        return prompts.refuse(h, code, known, codes, Voice(names, seat))

    def cited(self, h: Round, seat: int, code: int, refusal: Refusal) -> Sequence[str]:
        """The ground of a refusal first."""
        return clauses_behind(h, code, refusal)

    def taken_back(self, h: Round, seat: int, code: int, names: Sequence[str], reader: int) -> str:
        """A move inside a sentence, as a thing."""
        return prompts.taken_back(code)

    def narrate(self, event: Event, h: Round, seat: int, names: Sequence[str]) -> StoryLine | None:
        clause = RULES.clause(event.clause)
        return narration.narrate(event, h, Voice(names, seat), clause.id if clause else "")

    def zones(self, h: Round, seat: int) -> list[Zone]:
        return layout.zones(h, seat)

    def score_sheet(self, h: Round, seat: int) -> ScoreSheet:
        return layout.score_sheet(h, seat)

    def last_taken(self, h: Round, seat: int) -> LastTaken | None:
        return layout.last_taken(h)

    def first_shown(self, h: Round, story: Sequence[StoryLine]) -> int:
        return shown_from(int(h.memory_aid), story)

    def result(self, h: Round, names: Sequence[str]) -> str:
        if actor(h) != OVER:
            return ""
        most = max(int(points) for points in h.points)
        winners = [seat for seat in range(len(h.points)) if h.points[seat] == most]
        score = in_order(h.points, winners)
        if len(winners) > 1:
            return drawn_between([names[seat] for seat in winners], score)
        return won_by(names[winners[0]], score)

    def write_position(self, s: Round) -> str:
        return position.write_position(s)

    def read_position(
        self,
        text: str,
        options: Mapping[str, str | int],
        *,
        whole: bool = False,
        stored: bool = False,
    ) -> Round:
        return position.read_position(self._state, text, options, whole=whole, stored=stored)
