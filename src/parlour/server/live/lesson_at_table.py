"""A table at which a lesson is given: what the script does there, and what it asks for."""

from __future__ import annotations

from parlour.bots import Asked, Bot
from parlour.games.mistakes import Mistake
from parlour.games.saying import say, template
from parlour.lessons.lesson import LEARNER, Lesson, Turn, lesson, lessons_of
from parlour.lessons.teaching import SCRIPT, Wanted, turns_made, wanted
from parlour.server.protocol.socket import LessonShown, WantedMove
from parlour.tables.mistakes import NotNow, Refused
from parlour.tables.table import Table
from parlour.tables.view import View

OTHERWISE = template("That is allowed too. In this lesson, please choose this: {wanted}.")
ALL_DONE = say("This lesson is done. Begin it again, go on to the next one, or play a real game.")
ONE_MOMENT = say("One moment, please: somebody else is to act first.")
NO_SECOND_GAME = say("A lesson is not played on. Begin it again, or play a real game.")
REWRITTEN = say("This lesson has been written anew since you began it. Please begin it again.")


def lesson_named(text: str) -> Lesson:
    """The lesson that a stored table names, as “court-two/1”; raises NoSuch."""
    game, _, number = text.partition("/")
    return lesson(game, int(number))


def name_of_lesson(given: Lesson) -> str:
    """How a stored table names its lesson."""
    return f"{given.game}/{given.number}"


def _told(asked: Wanted) -> WantedMove:
    return WantedMove(asked.move, asked.kind, asked.label, list(asked.cards), asked.seat)


class Scripted:
    """Somebody who does what the script says."""

    level = SCRIPT

    def __init__(self, turn: Turn) -> None:
        self._turn = turn

    def choose(self, asked: Asked) -> int:
        """The code of the line that is next."""
        return asked.game.words.read(asked.state, asked.seat, self._turn.entry.text)


class LessonAtTable:
    """One lesson at one table."""

    def __init__(self, given: Lesson, table: Table) -> None:
        self.lesson = given
        self._table = table

    @property
    def _next(self) -> Turn | None:
        made = turns_made(self._table)
        return self.lesson.turns[made] if made < len(self.lesson.turns) else None

    def deals_now(self) -> bool:
        """Whether a deal is what comes next: after the last line nothing is dealt."""
        turn = self._next
        return turn is not None and turn.entry.kind == "pack"

    def bot_of(self, seat: int) -> Bot | None:
        """Who decides for this seat, if the next line is its own."""
        turn = self._next
        if turn is None or turn.entry.kind != "move" or turn.entry.number != seat:
            return None
        return Scripted(turn)

    def hear(self, seat: int, move: str) -> None:
        """Raises Mistake unless the move is the one that the lesson asks for."""
        answer = self._table.why(seat, move)
        if answer.code != "legal":
            raise answer
        turn = self._next
        if turn is None:
            raise NotNow("lesson-done", ALL_DONE)
        if not turn.is_learners or seat != LEARNER:
            raise NotNow("not-your-turn", ONE_MOMENT)
        assert isinstance(answer, Refused)
        if answer.move != turn.entry.text:
            made = turns_made(self._table)
            asked = wanted(self.lesson, made, self._table.view(LEARNER))
            label = asked.label if asked else turn.entry.text
            raise Mistake("lesson", say(OTHERWISE, wanted=label))

    def show(self, view: View) -> LessonShown | None:
        """What the learner is told; nobody else is told anything."""
        if view.seat != LEARNER:
            return None
        given = self.lesson
        made = turns_made(self._table)
        done = made >= len(given.turns)
        asked = wanted(given, made, view)
        return LessonShown(
            game=given.game,
            number=given.number,
            title=say(given.title),
            step=min(given.done(made) + 1, given.steps),
            of=given.steps,
            # Each sentence is a template by itself: catalogues know it as it stands in the script.
            says=[say(text) for text in given.says(made)],
            wants=_told(asked) if asked else None,
            done=done,
            next=given.number + 1 if given.number < len(lessons_of(given.game)) else None,
        )
