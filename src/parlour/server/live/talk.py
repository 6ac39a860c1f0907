"""What is said at a table: how much, by whom, and when it is time to be silent."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.games.mistakes import Mistake
from parlour.games.saying import say
from parlour.server.live.pace import Pace
from parlour.server.live.rate_limit import RateLimit
from parlour.server.protocol.http import House
from parlour.server.protocol.socket import SaidLine, Say
from parlour.tables.names import seen_only
from parlour.tables.table import Table

PHRASES = (
    "good-evening",
    "good-luck",
    "well-played",
    "thank-you",
    "sorry",
    "one-moment",
    "i-am-thinking",
    "your-turn",
    "bad-luck",
    "that-was-close",
    "good-game",
    "again",
    "good-bye",
)
"""The ready-made phrases. Their words are the page's own, in the language of each reader."""

LONGEST = 300
MOST_LINES = 200
"""So many lines of a table are kept; the oldest go first."""
AT_ONCE = 5
A_SECOND = 0.5


class Talk:
    """The talk of one table."""

    def __init__(self, lines: Sequence[SaidLine], house: House, table: Table, pace: Pace) -> None:
        self.lines = list(lines)[-MOST_LINES:]
        self._house = house
        self._table = table
        self._pace = pace
        self._limits: dict[int, RateLimit] = {}

    def add(self, seat: int | None, wish: Say) -> SaidLine:
        """Somebody says something; raises Mistake where he may not."""
        if seat is None:
            raise Mistake("no-talk", say("You are watching. Only those who play may talk."))
        self._check_time()
        text = self._read(wish)
        now = self._pace.now()
        if not self._limits.setdefault(seat, RateLimit(AT_ONCE, A_SECOND, now)).take(now):
            raise Mistake("too-much-talk", say("Not so fast, please: wait a moment."))
        number = self.lines[-1].number + 1 if self.lines else 0
        line = SaidLine(number, seat, wish.phrase, text)
        self.lines = [*self.lines, line][-MOST_LINES:]
        return line

    def _check_time(self) -> None:
        """Raises Mistake where nobody may talk now."""
        if self._house.talk == "off":
            raise Mistake("no-talk", say("At this table nobody talks."))
        if self._table.game.sides and self._table.in_play and not self._house.partners_talk:
            says = say("Partners keep silent while a deal is being played; talk again after it.")
            raise Mistake("no-talk-now", says)

    def _read(self, wish: Say) -> str:
        """The words to be kept, in one line and without anything that cannot be seen."""
        if wish.phrase:
            if wish.phrase not in PHRASES or wish.text:
                raise Mistake("no-such-phrase", say("There is no such phrase."))
            return ""
        if self._house.talk != "chat":
            raise Mistake("no-talk", say("At this table only the ready-made phrases are used."))
        text = seen_only(wish.text)
        if not text or len(text) > LONGEST:
            raise Mistake("no-words", say("Say it in 1 to {most} letters.", most=LONGEST))
        return text
