"""What a person asked that cannot be, as errors. Light, so that a server can start quickly."""

from __future__ import annotations

from collections.abc import Sequence


class Mistake(Exception):
    """Something a person asked that cannot be. `code` is for programs, the text for people."""

    clauses: tuple[str, ...] = ()
    """The rules that say so, if any do."""
    names_clauses = False
    """Whether the sentence names them itself."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence


class NoSuch(Mistake):
    """There is no such game, option, seat, card or table; `clauses` are the rules that say so.

    `option` is the house rule at fault, if it is one.
    """

    def __init__(
        self, code: str, sentence: str, clauses: Sequence[str] = (), option: str = ""
    ) -> None:
        super().__init__(code, sentence)
        self.clauses = tuple(clauses)
        self.option = option


class Unreadable(Mistake):
    """The text is no move of this game; `clauses` are the rules that say so, if any do."""

    def __init__(self, code: str, sentence: str, clauses: Sequence[str] = ()) -> None:
        super().__init__(code, sentence)
        self.clauses = tuple(clauses)


class Ambiguous(Mistake):
    """The text may mean several moves; `candidates` are their notations."""

    def __init__(self, sentence: str, candidates: Sequence[str]) -> None:
        super().__init__("ambiguous", sentence)
        self.candidates = tuple(candidates)
