"""How Court speaks with four: everything here is made from what one seat may know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from parlour.games.court import four_layout, four_narration, four_position, prompts
from parlour.games.court import notation as moves
from parlour.games.court.deck import DECK
from parlour.games.court.four_scoring import game_winner
from parlour.games.court.four_state import NO_SIDE, SEATS, CourtFour
from parlour.games.court.in_force import in_force_with_four
from parlour.games.court.layout import colour_name
from parlour.games.court.state import (
    ANNOUNCE,
    CALL_REVOKE,
    DEALING,
    EXAMINE,
    EXCHANGE,
    LEAD,
    PASS,
    REPLY,
    REVOKE_WINDOW,
)
from parlour.games.court.words import RULES, CourtWords, shown_from
from parlour.games.game import Event
from parlour.games.parts import Calls, Choice, LastTaken, Line, ScoreSheet, Zone
from parlour.games.speech import Voice, listed
from parlour.kernel.cards import NONE
from parlour.kernel.dispatch import OVER, actor


class FourWords:
    """The words of Court for four."""

    scoring = CourtWords.scoring | {"captured-standard"}
    """Lines of these kinds stay on the score sheet."""

    def notation(self, h: CourtFour, seat: int, code: int) -> str:
        return moves.notation(code)

    def read(self, h: CourtFour, seat: int, text: str) -> int:
        return moves.read(text, h.hand[seat] if 0 <= seat < SEATS else NONE)

    def choices(
        self, h: CourtFour, seat: int, codes: Sequence[int], names: Sequence[str]
    ) -> list[Choice | Calls]:
        return [self._choice(h, code) for code in codes]

    def _choice(self, h: CourtFour, code: int) -> Choice:
        text = moves.notation(code)
        if code in (PASS, CALL_REVOKE):
            label = prompts.doing(code)
            return Choice(text, text.replace(" ", "-"), label[0].upper() + label[1:])
        card = moves.card_of(code)
        if code < ANNOUNCE:
            return Choice(text, "play", f"Play the {DECK[card].name}", DECK.ids([card]))
        amount = 30 if card // 8 == h.court_colour else 20
        mate = DECK[moves.mate_of(card)].name
        label = f"Announce {amount}: lead the {DECK[card].name}, show the {mate}"
        return Choice(text, "announce", label, DECK.ids([card]))

    def prompt(self, h: CourtFour, seat: int, codes: Sequence[int], names: Sequence[str]) -> str:
        if h.phase == DEALING:
            return "The cards are being dealt."
        if actor(h) == OVER:
            return ""
        if not codes:
            return f"{names[int(h.turn)]} is to play."
        if h.phase == REVOKE_WINDOW:
            return (
                "The round is over. Has the other side played against the rules? Last chance to "
                "say so."
            )
        asked = "Your lead." if h.phase == LEAD else _led(h, seat, Voice(names, seat))
        pairs = {DECK[moves.card_of(code)].suit for code in codes if ANNOUNCE <= code < EXCHANGE}
        extra = [f"announce {listed(sorted(pairs))}"] if pairs else []
        extra += [prompts.doing(code) for code in codes if code >= EXCHANGE]
        return f"{asked} You may also {listed(extra)}." if extra else asked

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
        tried = prompts.doing(code) if 0 <= code <= EXAMINE else "do that"
        reason = known.says
        if h.phase == REPLY and known.code == "must-follow":
            reason = f"you must follow the colour led, {colour_name(int(h.table[h.leader]) // 8)}"
        elif h.phase == REPLY and known.code == "must-take":
            reason = f"court colour is led, and you must beat the {DECK[int(h.table[h.best])].name}"
        sentence = f"You may not {tried}: {reason}."
        if codes:
            return f"{sentence} You may {prompts.what_else(codes)}."
        turn = int(h.turn)
        return f"{sentence} {names[turn]} is to play." if turn not in (-1, seat) else sentence

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
        if actor(h) != OVER:
            return ""
        score = "–".join(str(int(points)) for points in h.points)
        winner = int(game_winner(h))
        if winner == NO_SIDE:
            return f"The game is drawn, {score}."
        return f"{names[winner]} and {names[winner + 2]} win the game, {score}."

    def write_position(self, s: CourtFour) -> str:
        return four_position.write_position(s)

    def read_position(self, text: str, options: Mapping[str, str | int]) -> CourtFour:
        return four_position.read_position(text, options)


def _led(h: CourtFour, seat: int, voice: Voice) -> str:
    """Who led what, and whose card takes so far."""
    leader, best = int(h.leader), int(h.best)
    led = f"{voice.names[leader]} has led the {DECK[int(h.table[leader])].name}."
    if best != leader:
        led += f" The {DECK[int(h.table[best])].name} of {voice.names[best]} takes so far."
    return f"{led} Your card."
