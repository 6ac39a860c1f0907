"""`python -m parlour.lessons FILE…` reads lessons aloud for whoever writes them.

What the learner is told, holds and may do at each step, what then happens, and what is wrong.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from parlour.games.mistakes import Mistake
from parlour.games.parts import Choice
from parlour.lessons.checking import faults
from parlour.lessons.lesson import LEARNER, Lesson, lesson_from
from parlour.lessons.teaching import seats_of, table_for
from parlour.tables.table import Table


def aloud(lesson: Lesson) -> Iterator[str]:
    """The lesson line by line; raises Mistake or ValueError where it cannot go on."""
    yield f"{lesson.title} ({lesson.game}, {lesson.steps} steps)"
    table = table_for(lesson, seats_of(lesson, "You"))
    told = 0
    for made, turn in enumerate(lesson.turns):
        if turn.is_learners:
            yield from _asked(lesson, made, table)
        if turn.entry.kind == "pack":
            table.advance()
        else:
            table.play(turn.entry.number, turn.entry.text)
        view = table.view(LEARNER, told)
        yield from (f"      {line.text} [{line.clause}]" for line in view.story)
        told = view.story_from + len(view.story)
    yield from (f"  > {text}" for text in lesson.says(len(lesson.turns)))
    view = table.view(LEARNER)
    yield f"  {' '.join(view.zones[0].cards)} | {view.prompt} {view.result}"


def _asked(lesson: Lesson, made: int, table: Table) -> Iterator[str]:
    view = table.view(LEARNER)
    yield from (f"  > {text}" for text in lesson.says(made))
    yield f"  {' '.join(view.zones[0].cards)} | {view.prompt}"
    offered = [
        one.move if isinstance(one, Choice) else f"{one.template} {one.seats} {one.cards}"
        for one in view.choices
    ]
    yield f"  may: {', '.join(offered)}"


def main(places: list[str]) -> int:
    """Read these lessons; the number of faults."""
    wrong = 0
    for place in places:
        lesson = lesson_from(Path(place).read_text(encoding="utf-8"))
        try:
            for line in aloud(lesson):
                print(line)
        except (Mistake, ValueError) as bad:
            print(f"  ! {bad}")
        for fault in faults(lesson):
            wrong += 1
            print(f"  FAULT {fault}")
    return wrong


if __name__ == "__main__":
    sys.exit(min(main(sys.argv[1:]), 1))
