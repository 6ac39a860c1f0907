"""The table on the screen: it shows a view, makes the person's moves and lets the bots play."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import ClassVar

from rich.text import Text
from textual import events, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Static

from parlour.games.mistakes import Mistake
from parlour.tables.view import View
from parlour.tables.wording import Move, counted, mistake_text, moves_of, my_hand, such_as
from parlour.terminal import drawing, theme
from parlour.terminal.canvas import Spot
from parlour.terminal.controls import Button, Controls, choose, controls_of
from parlour.terminal.dialogs import Keys, Score, Sure, TypeMove
from parlour.terminal.rulebook_screen import RulebookScreen
from parlour.terminal.screen_model import ScreenModel
from parlour.terminal.session import Session
from parlour.terminal.widgets import Buttons, Drawn, Felt, Hand, Story, Touchable

_DEAL: Spot = ("table", "deal")
_NEW: Spot = ("table", "new")
_SAME: Spot = ("table", "same")
_OTHER: Spot = ("table", "other")
_LEAVE: Spot = ("table", "leave")

FOOT = " ? keys   r rules   s score   t type   h hint   u undo   q leave"


class TableScreen(Screen[None]):
    """One person's place at a table."""

    class AnotherGame(Message):
        """The person would play another game."""

        def __init__(self, session: Session) -> None:
            super().__init__()
            self.session = session

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("r,f1", "rules", "Rules"),
        Binding("s", "score", "Score"),
        Binding("t", "type_move", "Type a move"),
        Binding("h", "hint", "Hint"),
        Binding("u", "undo", "Undo"),
        Binding("question_mark", "keys", "Keys"),
        Binding("f6", "speed", "Speed"),
        Binding("q", "leave", "Leave"),
        Binding("left_square_bracket", "turn_list(-1)", "Others, back"),
        Binding("right_square_bracket", "turn_list(1)", "Others, on"),
        Binding("pageup", "story(-1)", "Back in the story"),
        Binding("pagedown", "story(1)", "On in the story"),
    ]

    def __init__(self, session: Session, speeds: Mapping[str, float], speed: str) -> None:
        super().__init__()
        self._session = session
        self._speeds = dict(speeds)
        self._speed = speed
        self.model: ScreenModel | None = None
        """What the screen shows now."""
        self.refused: tuple[str, ...] = ()
        """The clauses of the last refusal."""
        self._complaint = ""
        """What was refused, or hinted, and in which colour it is written."""
        self._tone = theme.ROSE

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        with Horizontal(id="top"):
            yield Felt(id="felt")
            yield Story(id="story")
        yield Static(id="prompt")
        yield Hand(id="hand")
        yield Static(id="card")
        yield Buttons(id="buttons")
        yield Static(FOOT, id="foot")

    def on_mount(self) -> None:
        """Show the table and let the game begin."""
        self.show()
        self.let_others_play()

    # What is shown.

    def show(self) -> None:
        """Bring everything on the screen up to the table."""
        view = self._session.view()
        before = self.model
        controls = self._controls(view)
        cursor = before.cursor if before else None
        spots = list(controls.spots())
        if cursor not in spots and not (cursor and cursor[1] in my_hand(view)):
            cursor = spots[0] if spots else None
        self.model = ScreenModel(self._session.game, view, controls, cursor)
        self.query_one(Story).tell(view.story, view.story_from, view.seat)
        self._draw()

    def _controls(self, view: View) -> Controls:
        controls = controls_of(self._session.game, view)
        offers: list[tuple[Spot, str]] = []
        if view.over:
            offers = [
                (_NEW, "A new game"),
                (_SAME, "The same deal again"),
                (_OTHER, "Another game"),
                (_LEAVE, "Leave"),
            ]
        elif self._between_rounds(view):
            offers = [(_DEAL, "Deal the next round")]
        for number, (spot, label) in enumerate(offers, 1):
            controls.buttons.append(Button(str(number), label, spot))
            controls.keys[str(number)] = spot
        return controls

    def _between_rounds(self, view: View) -> bool:
        return self._session.table.due() and view.round > 0

    def _draw(self) -> None:
        model = self.model
        assert model is not None, "nothing can be drawn before the table is looked at"
        view = model.view
        for part in self.query(Drawn):
            part.model = model
        mine = view.seats[self._session.seat]
        title = [view.title] + [f"round {view.round}"] * (self._session.game.has_rounds)
        unit = view.score.unit if view.score else "score"
        title += [f"{mine.name}: {counted(mine.score, unit)}" + ", dealer" * mine.is_dealer]
        if view.known_deal:
            title.append(f"deal {view.known_deal[:12]}")
        if view.chosen_dealer is not None:
            title.append(f"first dealer chosen: {view.seats[view.chosen_dealer].name}")
        self.query_one("#title", Static).update(Text(" " + "  ·  ".join(title)))
        prompt = Text(self._prompt(view), style="bold")
        if self._complaint:
            prompt = Text(self._complaint, style=self._tone) + Text("\n") + prompt
        self.query_one("#prompt", Static).update(prompt)
        self.query_one("#card", Static).update(Text(drawing.card_line(model)))

    def _prompt(self, view: View) -> str:
        if view.over:
            return view.result
        if self._between_rounds(view):
            ended = view.story[-1].text if view.story else ""
            return f"The round is over. {ended}"
        return view.prompt

    # What the person does.

    def on_key(self, event: events.Key) -> None:
        """A key of a card, a person or a button; the arrows; Enter."""
        model = self.model
        if model is None:
            return
        spot = model.controls.keys.get(event.character or "")
        if spot is not None:
            event.stop()
            self._touch(spot)
        elif event.key in ("left", "right", "up", "down", "tab", "shift+tab"):
            event.stop()
            event.prevent_default()
            self._move_cursor(event.key)
        elif event.key in ("enter", "space") and model.cursor is not None:
            event.stop()
            self._touch(model.cursor)
        elif event.key in ("backspace", "escape") and model.controls.is_half_made:
            event.stop()
            model.controls.put_back()
            self._draw()

    def on_resize(self, event: events.Resize) -> None:
        """More room for the story where there is more room."""
        self.set_class(event.size.width >= 104, "wide")
        self.set_class(event.size.height >= 34, "roomy")

    def on_touchable_touched(self, event: Touchable.Touched) -> None:
        """A click does what the key would."""
        self._touch(event.spot)

    def _move_cursor(self, key: str) -> None:
        model = self.model
        assert model is not None
        cards: list[Spot] = [("card", card) for card in my_hand(model.view)]
        rest = [spot for spot in model.controls.spots() if spot[0] != "card"]
        rows = [row for row in (cards, rest) if row]
        if not rows:
            return
        row = next((row for row in rows if model.cursor in row), rows[0])
        at = row.index(model.cursor) if model.cursor in row else 0
        if key in ("up", "down"):
            row = rows[(rows.index(row) + 1) % len(rows)]
            at = min(at, len(row) - 1)
        else:
            at = (at + (-1 if key in ("left", "shift+tab") else 1)) % len(row)
        model.cursor = row[at]
        self._draw()

    def _touch(self, spot: Spot) -> None:
        """Choose a card, a person or a button."""
        model = self.model
        assert model is not None
        model.cursor = spot
        self._complaint = ""
        if spot[0] == "table":
            self._do_for_the_table(spot)
            return
        move = choose(model.controls, spot)
        if move is not None:
            self._make(move)
        elif spot[0] == "card":
            # A card that is not lit: the table says why not.
            self._make(Move(spot[1], ""))
        else:
            self._draw()

    def _do_for_the_table(self, spot: Spot) -> None:
        if spot == _DEAL:
            self._session.table.advance()
            self._go_on()
        elif spot in (_NEW, _SAME):
            self._keep()
            self._session.again(same_deal=spot == _SAME)
            self.model = None
            self.refused = ()
            self._go_on()
        elif spot == _OTHER:
            self._keep()
            self.post_message(self.AnotherGame(self._session))
        else:
            self._leave()

    @work(exclusive=True, group="move")
    async def _make(self, move: Move) -> None:
        """Make a move, after a question where it may be regretted."""
        table, seat = self._session.table, self._session.seat
        revision = table.revision(seat)
        if move.sure and not await self.app.push_screen_wait(Sure(move.sure)):
            self.show()
            return
        try:
            table.play(seat, move.move, at=revision)
        except Mistake as mistake:
            self._complain(mistake)
            return
        self._go_on()

    def _complain(self, mistake: Mistake) -> None:
        self.refused = mistake.clauses
        self._complaint, self._tone = mistake_text(mistake), theme.ROSE
        if self.refused:
            self._complaint += "  r opens the rule."
        self.show()

    def _go_on(self) -> None:
        self._complaint = ""
        self.show()
        self.let_others_play()

    # What the others do.

    @work(exclusive=True, group="bots")
    async def let_others_play(self) -> None:
        """The first deal, and every bot in its turn, thought out in a thread of its own."""
        session = self._session
        while True:
            table = session.table
            if table.due() and not self._between_rounds(session.view()):
                table.advance()
                self.show()
            asked = session.bots_asked()
            if not asked:
                break
            seat = asked[0]
            # A bot that is asked in secret answers at once: a pause would tell.
            is_open = session.view().seats[seat].on_turn
            revision = table.revision(seat)
            pause = self._speeds[self._speed] if is_open else 0.0
            code, _ = await asyncio.gather(
                asyncio.to_thread(session.think, seat), asyncio.sleep(pause)
            )
            if session.table is not table or table.revision(seat) != revision:
                continue
            table.play_code(seat, code)
            self.show()
        if session.table.over:
            self._keep()

    # Looking things up, going back, leaving.

    @work
    async def action_rules(self, clause_id: str = "") -> None:
        """The rulebook, open at the rule of the last refusal, or at one that is in force."""
        now = self.refused or tuple(self._session.view().in_force)
        first = clause_id or (now[0] if now else "")
        await self.app.push_screen_wait(RulebookScreen(self._session.game.rulebook, first))

    @work
    async def action_score(self) -> None:
        """The score sheet; a line of it leads to its clause."""
        clause_id = await self.app.push_screen_wait(Score(self._session.view()))
        if clause_id:
            self.action_rules(clause_id)

    @work
    async def action_type_move(self) -> None:
        """A move in words."""
        view = self._session.view()
        example = such_as(self._session.game, view)
        text = (await self.app.push_screen_wait(TypeMove(view.prompt, example))).strip()
        if not text:
            return
        try:
            meant = getattr(self._session.table.why(self._session.seat, text), "move", text)
        except Mistake as mistake:
            self._complain(mistake)
            return
        self._complaint = ""
        self._make(Move(text, "", self._sure_of(meant)))

    def _sure_of(self, notation: str) -> str:
        """The question that belongs to a move, whichever way it was given."""
        model = self.model
        assert model is not None
        moves = moves_of(model.game, model.view)
        return next((move.sure for move in moves if move.move == notation), "")

    def action_keys(self) -> None:
        """Which key does what."""
        self.app.push_screen(Keys())

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        """What a sound player would do here, and why; it may take a moment's thought."""
        table, seat = self._session.table, self._session.seat
        revision = table.revision(seat)
        try:
            found = await asyncio.to_thread(self._session.hint)
        except Mistake as mistake:
            self._complain(mistake)
            return
        if self._session.table is table and table.revision(seat) == revision:
            self._complaint, self._tone = found.sentence, theme.LAMP
            self.refused = ()
            self.show()

    def action_undo(self) -> None:
        """Take the last move back."""
        try:
            self._session.table.undo(self._session.seat)
        except Mistake as mistake:
            self._complain(mistake)
            return
        self._go_on()

    def action_speed(self) -> None:
        """The next speed."""
        names = list(self._speeds)
        self._speed = names[(names.index(self._speed) + 1) % len(names)]
        self.notify(f"The others play at the speed “{self._speed}”.", timeout=2)

    def action_story(self, way: int) -> None:
        """Turn the pages of the story."""
        story = self.query_one(Story)
        story.scroll_page_up() if way < 0 else story.scroll_page_down()

    def action_turn_list(self, way: int) -> None:
        """Turn the pages of a long list of the others."""
        if self.model is not None:
            self.model.turned += way
            self._draw()

    def on_felt_turned(self, event: Felt.Turned) -> None:
        """The wheel turns them too."""
        self.action_turn_list(event.way)

    @work
    async def action_leave(self) -> None:
        """Leave, after a question if the game is not over."""
        question = "Leave the table in the middle of the game?"
        over = self._session.table.over
        if over or await self.app.push_screen_wait(Sure(question)) == "yes":
            self._leave()

    def _leave(self) -> None:
        self.app.exit()

    def _keep(self) -> None:
        try:
            self._session.keep()
        except Mistake as mistake:
            self.notify(mistake.sentence, severity="error")
