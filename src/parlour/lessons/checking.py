"""Whether a lesson is fit to be taught: every line legal, every step explained from the rules."""

from __future__ import annotations

from dataclasses import replace

from parlour.games import catalogue
from parlour.games.mistakes import Mistake
from parlour.lessons.lesson import LEARNER, Lesson, cited
from parlour.lessons.teaching import seats_of, table_for, wanted
from parlour.tables.replay import replay

LONGEST = 220
"""A sentence or two that a child can read; longer ones are to be told in two lines."""
MOST_AT_ONCE = 4
"""So many of them before one step: more is not read."""


def faults(lesson: Lesson) -> list[str]:
    """All that is wrong with a lesson, a sentence each; none where it can be taught."""
    return [*_form(lesson), *_moves(lesson), *_words(lesson)]


def _form(lesson: Lesson) -> list[str]:
    found = []
    record = lesson.record
    if not lesson.title:
        found.append("The lesson has no title: the first line “# …” above “game:”.")
    if record.seats[LEARNER].kind != "person":
        found.append("Seat 0 is the learner, a person.")
    if any(seat.kind != "person" for seat in record.seats):
        found.append("Everybody in a lesson is a named person.")
    if record.options:
        found.append("A lesson is played as printed, without house rules.")
    if not lesson.steps:
        found.append("The learner has nothing to do in this lesson.")
    if lesson.turns and not lesson.turns[-1].is_learners and not lesson.closing:
        found.append("The lesson ends without a word after its last line.")
    return found


def _moves(lesson: Lesson) -> list[str]:
    """The rules' own verdict; then the same at a table, as the learner meets it."""
    try:
        for _ in replay(lesson.record):
            pass
        table = table_for(lesson, seats_of(lesson, "You"))
    except (Mistake, ValueError) as bad:
        return [str(bad)]
    found = []
    for made, turn in enumerate(lesson.turns):
        where = f"Line {turn.entry.line}, “{turn.entry.text}”"
        try:
            if turn.is_learners and wanted(lesson, made, table.view(LEARNER)) is None:
                offered = [getattr(c, "move", c.kind) for c in table.view(LEARNER).choices]
                found.append(f"{where} is none of the learner's choices as written: {offered}.")
            if turn.entry.kind == "pack":
                table.advance()
            else:
                table.play(turn.entry.number, turn.entry.text)
        except (Mistake, ValueError) as bad:
            return [*found, f"{where} cannot be played at a table: {bad}"]
    told = [str(e) for e in table.record.entries]
    script = [str(replace(e, note="")) for e in lesson.record.entries if e.kind != "comment"]
    found += [
        f"“{ours}” stands for “{its}”."
        for ours, its in zip(script, told, strict=True)
        if ours != its
    ]
    return found


def _words(lesson: Lesson) -> list[str]:
    found = []
    known = {clause.id for clause in catalogue.game(lesson.game).rulebook.clauses_of([lesson.game])}
    for line, text in lesson.sentences():
        unknown = [clause for clause in cited(text) if clause not in known]
        found += [f"Line {line}: {lesson.game} has no clause {clause}." for clause in unknown]
        if len(text) > LONGEST:
            found.append(f"Line {line}: more than {LONGEST} letters: “{text[:40]}…”.")
    said: list[str] = []
    for made, turn in enumerate(lesson.turns):
        said += turn.before
        if turn.is_learners:
            where = f"Line {turn.entry.line}, “{turn.entry.text}”"
            if len(lesson.says(made)) > MOST_AT_ONCE:
                found.append(f"{where}: more than {MOST_AT_ONCE} lines are told at once.")
            if not turn.before:
                found.append(f"{where}: the learner is not told what to do and why.")
            if not any(cited(text) for text in (*said, turn.after)):
                found.append(f"{where}: no word about this step names a rule.")
            said = []
    return found
