"""The line mode in this process: lines written beforehand, and what was answered."""

from __future__ import annotations

from io import StringIO
from types import TracebackType

from parlour.games import catalogue
from parlour.terminal.company import company
from parlour.terminal.new_table import NewTable
from parlour.terminal.plain import PlainGame
from parlour.terminal.session import Session


def session(game: str, seats: int, deal: str, bots: str = "chance") -> Session:
    """A table at a known deal."""
    played = catalogue.game(game)
    return Session(played, company(played, seats, 0, "Ann", bots), 0, {}, deal)


class PlannedConversation:
    """Both sides of a conversation."""

    def __init__(self) -> None:
        self._said = StringIO()
        self._answered = StringIO()

    def __enter__(self) -> PlannedConversation:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._said.close()
        self._answered.close()

    def write(self, *lines: str) -> None:
        """What the person will type."""
        self._said.write("".join(f"{line}\n" for line in lines))

    def play(self, at: Session | NewTable) -> None:
        """Hold the conversation to its end."""
        self._said.seek(0)
        PlainGame(at, self._said, self._answered).run()

    def text(self) -> str:
        """All that was answered."""
        return self._answered.getvalue()
