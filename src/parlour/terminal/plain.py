"""The line mode: a whole game in plain sentences, for pipes and screen readers.

It prints what happened and what is asked, reads one line, and goes on. Whatever cannot be
understood or allowed is answered with a sentence, and nothing is lost by it.
"""

from __future__ import annotations

from typing import TextIO

from parlour.games.mistakes import Mistake
from parlour.games.sheets import find
from parlour.tables import wording
from parlour.tables.view import View
from parlour.terminal.conversation import Conversation, PersonLeft
from parlour.terminal.new_table import NewTable
from parlour.terminal.new_table_questions import NewTableQuestions
from parlour.terminal.session import Session

HELP = """\
Type the number of a move, or the move itself{moves}.
Besides moves there are these words:
  ?          this help
  table      everything that lies on the table, seat by seat
  hand       my cards
  moves      the moves that are open, once more
  story      what has happened so far, as far as it may be remembered
  score      the score sheet with its clauses
  rules      the rule behind the last refusal, or the game in brief and what is in force now
  rules ID   one clause or ruling, as “rules {clause}”
  hint       what a sound player would do here, and why
  undo       take my last move back
  quit       leave the table"""


class PlainGame:
    """A game by lines of text, from one stream to another."""

    def __init__(self, first: Session | NewTable, inward: TextIO, outward: TextIO) -> None:
        self._first = first
        self._conversation = Conversation(inward, outward)
        self._say, self._read = self._conversation.say, self._conversation.read
        self._told = 0
        self._refused: tuple[str, ...] = ()

    def run(self) -> None:
        """Play until the person leaves."""
        try:
            if isinstance(self._first, NewTable):
                self._session = NewTableQuestions(self._conversation, self._first).ask()
            else:
                self._session = self._first
        except PersonLeft:
            self._say("You leave the parlour. Goodbye.")
            return
        try:
            while True:
                self._one_game()
                self._again(self._ask_again())
                self._told = 0
                self._refused = ()
        except PersonLeft:
            self._say("You leave the table. Goodbye.")
        finally:
            self._say_of_the_bots()
            kept = self._session.keep()
            if kept:
                self._say(kept)

    def _say_of_the_bots(self) -> None:
        failed = self._session.about_failures()
        if failed:
            self._say(failed)

    def _again(self, wish: str) -> None:
        """A new game, the same deal, or another game altogether."""
        if wish == "other":
            self._session = NewTableQuestions(self._conversation, NewTable.of(self._session)).ask()
        else:
            self._session.again(same_deal=wish == "same")

    def _one_game(self) -> None:
        session = self._session
        game, seats = session.game, session.table.seats
        others = ", ".join(
            f"{seat.name} in seat {place} ({self._what(place)})"
            for place, seat in enumerate(seats)
            if place != session.seat
        )
        mine = seats[session.seat].name
        self._say(
            f"{game.title}. You are {mine}, in seat {session.seat}. With you: {others}.",
            "Type ? for help, quit to leave.",
        )
        while True:
            view = self._tell()
            while session.step():
                view = self._tell()
            if view.over:
                break
            self._say("", *wording.open_lines(game, view), wording.hand_line(game, view))
            self._show_moves(view)
            self._answer(view)
        self._say("", view.result, *wording.score_lines(view.score, view))
        kept = session.keep()
        if kept:
            self._say(kept)

    def _what(self, place: int) -> str:
        """What somebody else at the table is: a bot of some level, and perhaps my partner."""
        sides = self._session.game.sides
        partner = "your partner, " if sides and sides[place] == sides[self._session.seat] else ""
        return f"{partner}{self._session.table.seats[place].bot} bot"

    def _tell(self) -> View:
        """Print what is new of the story."""
        view = self._session.view(self._told)
        self._say(*(line.text for line in view.story))
        self._told = view.story_from + len(view.story)
        return view

    def _show_moves(self, view: View) -> None:
        self._say(view.prompt, *wording.numbered_lines(self._session.game, view))

    def _answer(self, view: View) -> None:
        """Read lines until one of them changes the game."""
        while True:
            text = self._read()
            if not text or self._word(view, text):
                continue
            if text.lower() == "undo":
                if self._undo():
                    return
            elif self._move(view, text):
                return

    def _word(self, view: View, text: str) -> bool:
        """Answer a word that is no move; say whether it was one."""
        game = self._session.game
        word, _, rest = text.lower().partition(" ")
        if word in ("quit", "exit"):
            raise PersonLeft
        if word in ("rules", "rule"):
            self._rules(rest)
        elif rest:
            return False
        elif word in ("?", "help"):
            clause = game.rulebook.clauses_of([game.name])[0].id
            example = wording.such_as(game, view)
            self._say(HELP.format(moves=f", as {example}" if example else "", clause=clause))
        elif word == "hint":
            self._hint()
        elif word == "hand":
            self._say(wording.hand_line(game, view))
        elif word == "table":
            self._say(*wording.table_lines(game, view))
        elif word == "moves":
            self._show_moves(view)
        elif word == "score":
            self._say(*wording.score_lines(view.score, view))
        elif word == "story":
            whole = self._session.view()
            self._say(*(line.text for line in whole.story))
        else:
            return False
        return True

    def _rules(self, asked: str) -> None:
        book = self._session.game.rulebook
        if not asked and not self._refused:
            brief = book.in_brief_of(self._session.game.name)
            self._say(" ".join(brief.split()), "In force now:")
        now = self._refused or self._session.view().in_force
        for clause_id in [asked] if asked else now:
            try:
                found = find(clause_id, [book])
            except Mistake as mistake:
                self._say(mistake.sentence)
                continue
            if isinstance(found, tuple):
                self._say(str(found[1]))
            else:
                self._say(*(f"{clause.id}: {clause.says}" for clause in book.clauses))

    def _hint(self) -> None:
        try:
            self._say(self._session.hint().sentence)
        except Mistake as mistake:
            self._say(mistake.sentence)

    def _undo(self) -> bool:
        try:
            self._session.table.undo(self._session.seat)
        except Mistake as mistake:
            self._say(mistake.sentence)
            return False
        return True

    def _move(self, view: View, text: str) -> bool:
        """Play what was typed; say whether anything changed."""
        table, seat = self._session.table, self._session.seat
        moves = wording.moves_of(self._session.game, view)
        if text.isascii() and text.isdigit():
            if not 1 <= int(text) <= len(moves):
                self._say(f"There is no move {text}; they are numbered 1 to {len(moves)}.")
                return False
            text = moves[int(text) - 1].move
        try:
            # What was typed in a person's own words is looked up by its one notation.
            meant = getattr(table.why(seat, text), "move", text)
            for move in moves:
                if move.move in (text, meant) and move.sure and not self._is_sure(move.sure):
                    self._say("Nothing was played.")
                    return False
            table.play(seat, text)
        except Mistake as mistake:
            self._refused = mistake.clauses
            self._say(wording.mistake_text(mistake))
            return False
        return True

    def _is_sure(self, question: str) -> bool:
        return self._read(f"{question} (yes or no) ").lower() in ("y", "yes")

    def _ask_again(self) -> str:
        while True:
            self._say(
                "Another game? Type again, same (the same cards once more), other (another game "
                "or other house rules) or quit."
            )
            text = self._read().lower()
            if text in ("again", "same", "other"):
                return text
            if text in ("quit", "exit", "no", "n"):
                raise PersonLeft
