"""A table in Python: people and bots by name, moves as one would type them."""

from __future__ import annotations

from typing import Any

from parlour.bots import Bot, asked_at
from parlour.bots.bot import levels
from parlour.bots.consult import consult
from parlour.bots.hints import hint as hinted
from parlour.bots.seating import Who, level_of, sit_down
from parlour.door.catalogue import game as game_called
from parlour.door.state import State
from parlour.games.game import Game
from parlour.games.mistakes import NoSuch
from parlour.games.sheets import like
from parlour.tables import table as tables
from parlour.tables import wording
from parlour.tables.company import Seat
from parlour.tables.mistakes import NotNow, Refused
from parlour.tables.names import BOT_NAMES, name_of
from parlour.tables.record import Record
from parlour.tables.replay import final
from parlour.tables.start import Start
from parlour.tables.view import View as Shown

Someone = str | int
"""Somebody at the table: his name, or the number of his seat, from 0."""


class View:
    """What one seat, or a watcher, sees: printed, all that lies there and what is asked.

    `shown` is the whole of it, as the page is sent it.
    """

    __slots__ = ("_game", "shown")

    def __init__(self, game: Game[Any], shown: Shown) -> None:
        self._game = game
        self.shown = shown

    @property
    def prompt(self) -> str:
        """What is asked of me, or whose turn it is."""
        return self.shown.prompt

    @property
    def story(self) -> list[str]:
        """What has happened, as far as it may be remembered."""
        return [line.text for line in self.shown.story]

    @property
    def hand(self) -> list[str]:
        """My own cards, by their names."""
        return [wording.card_name(self._game, card) for card in wording.my_hand(self.shown)]

    @property
    def moves(self) -> list[str]:
        """What is open to me, in words that `play` takes."""
        return [move.label for move in wording.moves_of(self._game, self.shown)]

    @property
    def result(self) -> str:
        """Who has won, when the game is over."""
        return self.shown.result

    def __str__(self) -> str:
        told = self.result or self.prompt
        return "\n".join([*wording.table_lines(self._game, self.shown), *filter(None, [told])])

    def __repr__(self) -> str:
        seat = self.shown.seat
        who = "a watcher" if seat is None else self.shown.seats[seat].name
        return f"<{self.shown.title} as {who} sees it: {self.result or self.prompt}>"


class Table:
    """A game and those who sit at it. Cards are dealt by themselves; bots play in `go_on`.

    >>> import parlour
    >>> table = parlour.table("court", "Ann", "Bea", deal=8, dealer="Bea")
    >>> table
    <Court for two, round 1: Ann is to play; Ann 0, Bea 0>
    >>> table.play("Ann", "gold royal")
    >>> table.turn
    'Bea'
    """

    def __init__(self, behind: tables.Table, company: dict[int, Who]) -> None:
        self._behind = behind
        self._company = company
        self._bots: dict[int, Bot] = {
            seat: sit_down(who, behind.game) for seat, who in company.items()
        }
        self._deal()

    @property
    def game(self) -> Game[Any]:
        """What is played."""
        return self._behind.game

    @property
    def names(self) -> list[str]:
        """Who sits here, by seat."""
        return self._behind.names

    @property
    def turn(self) -> str | None:
        """Whose turn it is, as everybody knows it; None where it is nobody's."""
        seats = self._behind.on_turn()
        return self.names[seats[0]] if seats else None

    @property
    def asked(self) -> list[str]:
        """Everybody who has something to decide now, also where nobody else may know it."""
        return [self.names[seat] for seat in self._behind.asked()]

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self._behind.over

    @property
    def scores(self) -> dict[str, int]:
        """Each player's score, as everybody may see it."""
        shown = self._behind.view(None).seats
        return {seat.name: seat.score for seat in shown}

    def play(self, who: Someone, move: str) -> None:
        """Somebody plays a move, as one would type it; raises Refused or another Mistake."""
        self._behind.play(self._seat(who), move)
        self._deal()

    def go_on(self) -> None:
        """Let the bots play until a person has to decide, or the game is over.

        >>> import parlour
        >>> table = parlour.table("court", parlour.bot("steady"), parlour.bot("chance"), deal=3)
        >>> table.go_on()
        >>> table.over
        True
        """
        while seats := self._bots_asked():
            seat = seats[0]
            code = consult(self._bots[seat], asked_at(self._behind, seat))
            self._behind.play_code(seat, code)
            self._deal()

    def _bots_asked(self) -> list[int]:
        """The bots that are asked, and would not cut a person's unseen choice short."""
        asked = [seat for seat in self._behind.asked() if seat in self._bots]
        cut = {seat: self._behind.cuts_short(seat) for seat in asked}
        return [seat for seat in asked if cut[seat] is None or cut[seat] in self._bots]

    def _deal(self) -> None:
        while self._behind.advance():
            pass

    def view(self, who: Someone | None = None) -> View:
        """The table as somebody sees it, or as a watcher does."""
        seat = None if who is None else self._seat(who)
        return View(self.game, self._behind.view(seat))

    def legal(self, who: Someone) -> list[str]:
        """What somebody may play now, as records have it; nothing where he is not asked.

        >>> import parlour
        >>> table = parlour.table("court", "Ann", "Bea", deal=8, dealer="Bea")
        >>> table.legal("Ann")[0], table.legal("Bea")
        ('play G-Royal', [])
        """
        shown = self._behind.view(self._seat(who))
        return [move.move for move in wording.moves_of(self.game, shown)]

    def why(self, who: Someone, move: str) -> NotNow | Refused:
        """Why somebody may not play this now, with the clauses; its code is `legal` if he may.

        >>> import parlour
        >>> table = parlour.table("court", "Ann", "Bea", deal=8, dealer="Bea")
        >>> table.why("Ann", "exchange").clauses[0]
        'court.discard-after-couplet'
        """
        return self._behind.why(self._seat(who), move)

    def hint(self, who: Someone) -> str:
        """What a steady player would do in this seat, and why."""
        return hinted(asked_at(self._behind, self._seat(who)), self.names).sentence

    def take_back(self, who: Someone) -> None:
        """Take somebody's last move back and all that followed: whoever holds the table agrees."""
        self._behind.undo(self._seat(who), agreed=True)

    def again(self, same_deal: bool = False) -> Table:
        """Another game with the same company: a new deal, or the very same cards."""
        return Table(self._behind.again(same_deal), self._company)

    @property
    def record(self) -> Record:
        """The whole game as a record, every secret in it; `str` of it is the text."""
        return self._behind.record

    @property
    def state(self) -> State:
        """Where the game stands, all cards known."""
        return State.of(self.game, final(self.record).state)

    @property
    def position(self) -> str:
        """The same as a text."""
        return str(self.state)

    def _seat(self, who: Someone) -> int:
        return seat_of(who, self.names)

    def __repr__(self) -> str:
        shown = self._behind.view(None)
        round_no = f", round {shown.round}" if shown.has_rounds else ""
        stands = "over" if self.over else f"{self.turn} is to play" if self.turn else "begun"
        scores = ", ".join(f"{name} {score}" for name, score in self.scores.items())
        return f"<{self.game.title}{round_no}: {stands}; {scores}>"


def seat_of(who: Someone, names: list[str]) -> int:
    """The seat of somebody; raises NoSuch."""
    if isinstance(who, int):
        if 0 <= who < len(names):
            return who
        raise NoSuch("no-such-seat", f"There is no seat {who}: they are 0 to {len(names) - 1}.")
    known = {name.casefold(): seat for seat, name in enumerate(names)}
    if who.casefold() in known:
        return known[who.casefold()]
    near = like(who, names, 1)
    says = f"Nobody here is called “{who}”.{near} Here sit: {', '.join(names)}."
    raise NoSuch("no-such-seat", says)


def table(
    game: str | Game[Any],
    *company: Who,
    deal: int | str | None = None,
    dealer: Someone | None = None,
    position: str | State = "",
    **house_rules: str | int,
) -> Table:
    """Open a table; raises Mistake.

    Of the company a text is a person's name; a bot is `parlour.bot(…)`, one of your own, or its
    class. `deal` is the number of a known deal, by default it is drawn by lot; `position` is what
    the game goes on from instead of a deal.

    >>> import parlour
    >>> parlour.table("monkey", "Ann", parlour.bot("steady"), deal=1, hold_back="yes")
    <The Game of the Monkey: Ann is to play; Ann 0, Bertha 0>
    """
    played = game_called(game)
    people = [name_of(who) for who in company if isinstance(who, str)]
    for name in people:
        if name in dict(levels()):
            says = f"“{name}” is a level: for a bot say parlour.bot(“{name}”)."
            raise NoSuch("bad-name", says)
    free = (name for name in BOT_NAMES if name.casefold() not in {p.casefold() for p in people})
    bots: dict[int, Who] = {
        place: who for place, who in enumerate(company) if not isinstance(who, str)
    }
    seats: list[Seat] = []
    for who in company:
        taken = [seat.name for seat in seats]
        if isinstance(who, str):
            seats.append(Seat(name_of(who, taken)))
        else:
            seats.append(Seat(next(free), "bot", level_of(who)))
    first = None if dealer is None else seat_of(dealer, [seat.name for seat in seats])
    start = Start(
        house_rules,
        dealer=first,
        deal="" if deal is None else str(deal),
        position=str(position),
    )
    return Table(tables.Table(played, seats, start), bots)
