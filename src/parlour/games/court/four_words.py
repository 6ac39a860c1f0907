"""How Court speaks with four: everything here is made from what one seat may know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from parlour.games.court import four_layout, four_narration, four_position, prompts
from parlour.games.court import notation as moves
from parlour.games.court.citing import clauses_behind_with_four
from parlour.games.court.deck import DECK
from parlour.games.court.four_scoring import game_winner
from parlour.games.court.four_state import NO_SIDE, ON, SEATS, CourtFour
from parlour.games.court.in_force import in_force_with_four
from parlour.games.court.layout import colour_name
from parlour.games.court.state import (
    ANNOUNCE,
    CALL_REVOKE,
    CLAIM,
    DEALING,
    EXCHANGE,
    LEAD,
    PASS,
    REPLY,
    REVOKE_WINDOW,
)
from parlour.games.court.words import RULES, CourtWords, in_order, shown_from
from parlour.games.game import Event
from parlour.games.parts import Calls, Choice, LastTaken, Line, ScoreSheet, Zone
from parlour.games.rulebook import Refusal
from parlour.games.saying import say
from parlour.games.speech import Voice, is_to_play, sentences
from parlour.kernel.cards import NONE
from parlour.kernel.dispatch import OVER, actor

_YOUR_LEAD = say("Your lead.")
_YOUR_CARD = say("Your card.")
_LAST_CHANCE = say(
    "The round is over. Has the other side played against the rules? Last chance to say so."
)


class FourWords:
    """The words of Court for four."""

    scoring = CourtWords.scoring | {"captured-standard"}
    """Lines of these kinds stay on the score sheet."""

    def notation(self, h: CourtFour, seat: int, code: int) -> str:
        return moves.notation(code)

    def read(self, h: CourtFour, seat: int, text: str) -> int:
        hand = h.hand[seat] if 0 <= seat < SEATS else NONE
        others = ["announce Gold"] if h.four_announce == ON else []
        others += ["call a revoke", "pass"] if h.revoke == CLAIM else []
        return moves.read(text, hand, int(h.court_colour), others)

    def choices(
        self, h: CourtFour, seat: int, codes: Sequence[int], names: Sequence[str]
    ) -> list[Choice | Calls]:
        return [self._choice(h, code) for code in codes]

    def _choice(self, h: CourtFour, code: int) -> Choice:
        text = moves.notation(code)
        label = prompts.label(code, int(h.court_colour))
        if code in (PASS, CALL_REVOKE):
            return Choice(text, text.replace(" ", "-"), label)
        kind = "play" if code < ANNOUNCE else "announce"
        return Choice(text, kind, label, DECK.ids([moves.card_of(code)]))

    def prompt(self, h: CourtFour, seat: int, codes: Sequence[int], names: Sequence[str]) -> str:
        if h.phase == DEALING:
            return prompts.BEING_DEALT
        if actor(h) == OVER:
            return ""
        if not codes:
            return is_to_play(names[int(h.turn)])
        if h.phase == REVOKE_WINDOW:
            return _LAST_CHANCE
        asked = _YOUR_LEAD if h.phase == LEAD else _led(h, names)
        extra = [prompts.doing(code) for code in codes if code >= EXCHANGE]
        return sentences(asked, prompts.and_also(prompts.pairs_in(codes), extra))

    def in_force(self, h: CourtFour, seat: int, codes: Sequence[int]) -> tuple[str, ...]:
        """The clauses that govern what is asked now."""
        return in_force_with_four(h, seat, codes)

    def refuse(
        self,
        h: CourtFour,
        seat: int,
        code: int,
        refusal: int,
        codes: Sequence[int],
        names: Sequence[str],
    ) -> str:
        known = RULES.refusal(refusal)
        assert known is not None
        reason: str = say(known.says)
        if h.phase == REPLY and known.code == "must-follow":
            reason = prompts.must_follow(colour_name(int(h.table[h.leader]) // 8))
        elif h.phase == REPLY and known.code == "must-take":
            reason = say(
                "court colour is led, and you must beat the {card}",
                card=DECK[int(h.table[h.best])].name,
            )
        elif known.code == "not-now":
            reason = prompts.untimely(int(h.phase), code)
        return prompts.refused(code, reason, codes, int(h.turn), Voice(names, seat))

    def cited(self, h: CourtFour, seat: int, code: int, refusal: Refusal) -> Sequence[str]:
        """The ground of a refusal first."""
        return clauses_behind_with_four(h, code, refusal)

    def taken_back(
        self, h: CourtFour, seat: int, code: int, names: Sequence[str], reader: int
    ) -> str:
        """A move inside a sentence, as a thing."""
        return prompts.taken_back(code)

    def narrate(self, event: Event, h: CourtFour, seat: int, names: Sequence[str]) -> Line | None:
        clause = RULES.clause(event.clause)
        return four_narration.narrate(event, h, Voice(names, seat), clause.id if clause else "")

    def zones(self, h: CourtFour, seat: int) -> list[Zone]:
        return four_layout.zones(h, seat)

    def score_sheet(self, h: CourtFour, seat: int) -> ScoreSheet:
        return four_layout.score_sheet(h, seat)

    def last_taken(self, h: CourtFour, seat: int) -> LastTaken | None:
        return four_layout.last_taken(h)

    def first_shown(self, h: CourtFour, story: Sequence[Line]) -> int:
        return shown_from(int(h.memory_aid), story)

    def result(self, h: CourtFour, names: Sequence[str]) -> str:
        winner = int(game_winner(h)) if actor(h) == OVER else NO_SIDE
        return _result(h, names, in_order(h.points, () if winner == NO_SIDE else (winner,)))

    def write_position(self, s: CourtFour) -> str:
        return four_position.write_position(s)

    def read_position(
        self,
        text: str,
        options: Mapping[str, str | int],
        *,
        whole: bool = False,
        stored: bool = False,
    ) -> CourtFour:
        return four_position.read_position(text, options, whole=whole, stored=stored)


def _result(h: CourtFour, names: Sequence[str], score: str) -> str:
    """Which side has won, with this score; nothing before the end."""
    if actor(h) != OVER:
        return ""
    winner = int(game_winner(h))
    if winner == NO_SIDE:
        return say("The game is drawn, {score}.", score=score)
    return say(
        "{first} and {second} win the game, {score}.",
        first=names[winner],
        second=names[winner + 2],
        score=score,
    )


def result_in_seat_order(h: CourtFour, names: Sequence[str]) -> str:
    """The result as it was recorded up to 0.3.0: the score by sides, whichever has won."""
    return _result(h, names, in_order(h.points, ()))


def _led(h: CourtFour, names: Sequence[str]) -> str:
    """Who led what, and whose card takes so far."""
    leader, best = int(h.leader), int(h.best)
    led = say(
        "{name} has led the {card}.", name=names[leader], card=DECK[int(h.table[leader])].name
    )
    takes = ""
    if best != leader:
        takes = say(
            "The {card} of {name} takes so far.",
            card=DECK[int(h.table[best])].name,
            name=names[best],
        )
    return sentences(led, takes, _YOUR_CARD)
