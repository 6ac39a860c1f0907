"""How Court speaks with three: as with two, and of the one who sits out."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.games.court.phases import DEALING, FIRST_OUT_WINS, NO_SEAT
from parlour.games.court.three.counting import standing
from parlour.games.court.three.state import SEATS, CourtThree
from parlour.games.court.two import layout
from parlour.games.court.two.words import CourtWords, drawn_between, in_order, won_by
from parlour.games.parts import ScoreLine, ScoreSheet
from parlour.games.saying import say
from parlour.games.speech import listed, sentences
from parlour.kernel.dispatch import OVER, actor


class ThreeWords(CourtWords[CourtThree]):
    """The words of Court for three."""

    scoring = CourtWords.scoring | {"shared", "held-at-six"}

    def prompt(self, h: CourtThree, seat: int, codes: Sequence[int], names: Sequence[str]) -> str:
        asked = super().prompt(h, seat, codes, names)
        if seat == h.idle and h.phase != DEALING and actor(h) != OVER:
            return sentences(say("You sit out this round."), asked)
        return asked

    def score_sheet(self, h: CourtThree, seat: int) -> ScoreSheet:
        sheet = layout.score_sheet(h, seat)
        if h.three_end != FIRST_OUT_WINS:
            sheet.target = say("With seven points a player is out; the other two play on.")
        for place, out in ((say("First out"), h.first_out), (say("Second out"), h.second_out)):
            if out != NO_SEAT:
                marks = [say("out") if owner == out else "" for owner in range(SEATS)]
                sheet.lines.append(ScoreLine(place, marks, "court.first-to-seven"))
        return sheet

    def result(self, h: CourtThree, names: Sequence[str]) -> str:
        """court.ruling-three-stage-two: the places, the first out before the second."""
        if actor(h) != OVER:
            return ""
        return _result(h, names, [seat for seats in _places(h) for seat in seats])


def _places(h: CourtThree) -> list[list[int]]:
    """Who is first, who second, who last; several where they are level."""
    standings = sorted({int(standing(h, seat)) for seat in range(SEATS)}, reverse=True)
    return [[seat for seat in range(SEATS) if standing(h, seat) == place] for place in standings]


def result_in_seat_order(h: CourtThree, names: Sequence[str]) -> str:
    """The result as it was recorded up to 0.3.0: the score by seats, whoever has won."""
    return _result(h, names, range(SEATS)) if actor(h) == OVER else ""


def _result(h: CourtThree, names: Sequence[str], order: Sequence[int]) -> str:
    """The places, and the score in this order of the seats."""
    held = [[names[seat] for seat in seats] for seats in _places(h)]
    score = in_order(h.points, order)
    if len(held[0]) > 1:
        return drawn_between(held[0], score)
    if h.three_end == FIRST_OUT_WINS or len(held) == 1:
        return won_by(held[0][0], score)
    if len(held) == 3:
        return say(
            "{first} wins the game; {second} is second and {last} last, {score}.",
            first=held[0][0],
            second=held[1][0],
            last=held[2][0],
            score=score,
        )
    return say(
        "{first} wins the game; {others} are second, {score}.",
        first=held[0][0],
        others=listed(held[1], "and"),
        score=score,
    )
