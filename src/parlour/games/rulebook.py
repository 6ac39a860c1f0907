"""A sheet's clauses, rulings, options and refusals, as data in our own words.

Each games package has a clauses.toml. Its order is the order of the numbers that compiled
rules use; `base` keeps the numbers of two sheets apart. An entry that came in later stands
where it belongs and says its `number` itself, so that those after it keep theirs.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from itertools import count
from typing import Any

from parlour.games.written_numbers import whole_number

LARGEST = 10**9
"""The largest number that an option takes."""


@dataclass(frozen=True, slots=True, repr=False)
class Clause:
    """One obligation of the sheet, or one ruling on what it leaves open.

    `kind` is setup, turn, legal, forced, score, end, etiquette, option, definition or ruling;
    `place` says where on the sheet it stands; `same_as` names the clause with which it
    says the same rule; `games` the variants it concerns.
    """

    number: int
    id: str
    kind: str
    place: str
    says: str
    games: tuple[str, ...]
    same_as: str = ""
    option: str = ""

    @property
    def is_shown_only(self) -> bool:
        """Etiquette and advice stand in the rulebook; no code can enforce them."""
        return self.kind == "etiquette"

    def __str__(self) -> str:
        place = f" ({self.place})" if self.place else ""
        return f"{self.id}{place}: {self.says}"

    def __repr__(self) -> str:
        return f"<{self.kind} {self.id}>"


_YES = frozenset({"on", "yes", "true"})
_NO = frozenset({"off", "no", "false"})
"""What may be said for the two values of a switch."""


def spelt_plainly(name: str) -> str:
    """A name or value of a house rule, however its words are joined and written."""
    return "-".join(name.lower().replace("_", " ").replace("-", " ").split())


@dataclass(frozen=True, slots=True)
class Option:
    """A house rule: its values, the first as printed, and the clauses that the others bend.

    An option either lists its values, or takes a whole number from `least` up; a word that
    may stand for a number (`off`) is written as 0 in a state.
    """

    name: str
    says: str
    values: tuple[str, ...]
    value_says: tuple[str, ...]
    bends: tuple[str, ...]
    games: tuple[str, ...]
    least: int | None = None
    default: str = ""
    not_with: tuple[tuple[str, str, str], ...] = ()
    """Values that do not go with a value of another option: own value, other option, its value."""

    @property
    def is_number(self) -> bool:
        return self.least is not None

    def code_of(self, value: str | int) -> int | None:
        """The number that stands for this value in a state, or None if there is none such."""
        text = self.meant(value)
        if self.least is None:
            return self.values.index(text) if text in self.values else None
        if text in self.values:
            return 0
        number = whole_number(text)
        return number if number is not None and self.least <= number <= LARGEST else None

    def meant(self, value: str | int | bool) -> str:
        """The value as the rulebook spells it, where it is only spelt otherwise: in capitals,
        with another dash, or, of a switch, as any yes or no."""
        text = str(value).strip()
        if text in self.values:
            return text
        plain = spelt_plainly(text)
        for known in self.values:
            if plain == spelt_plainly(known):
                return known
        off = [known for known in self.values if known in _NO]
        if plain in _NO and off:
            return off[0]
        if plain in _YES and off and self.least is None and len(self.values) == 2:
            return next(known for known in self.values if known not in off)
        return text

    def value_of(self, code: int) -> str:
        """The value that this number stands for."""
        if self.least is None:
            return self.values[code]
        return self.values[0] if code == 0 and self.values else str(code)


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is refused: a code for programs, a phrase for people, the clauses behind it."""

    number: int
    code: str
    says: str
    clauses: tuple[str, ...]
    games: tuple[str, ...] = ()


def _places(entries: Iterable[dict[str, Any]]) -> list[int]:
    """The place of each entry among the numbers: its own, or the next that is free."""
    free = count(1)
    return [entry["number"] if "number" in entry else next(free) for entry in entries]


def _not_with(entry: dict[str, Any]) -> Iterator[tuple[str, str, str]]:
    """What the values of an option exclude, written as "option: value"."""
    for value in entry.get("values", ()):
        for excluded in value.get("not_with", ()):
            name, _, other = excluded.partition(":")
            yield value["value"], name.strip(), other.strip()


class Rulebook:
    """All that clauses.toml says of one sheet."""

    def __init__(self, source: dict[str, Any]) -> None:
        self.sheet: str = source["sheet"]
        self.title: str = source["title"]
        self.in_brief: str = source.get("in_brief", "")
        self._in_brief_of: dict[str, str] = source.get("in_brief_of", {})
        self.version: int = source.get("version", 1)
        """Raised whenever a game in progress or an old record could come out differently."""
        self.base: int = source["base"]
        """Clause numbers begin after it."""
        base = self.base
        entries = [(e, e["kind"]) for e in source["clause"]]
        entries += [(e, "ruling") for e in source["ruling"]]
        every = tuple(source["games"])
        self.clauses: tuple[Clause, ...] = tuple(
            Clause(
                number=base + place,
                id=f"{self.sheet}.{entry['id']}",
                kind=kind,
                place=entry.get("place", ""),
                says=entry["says"],
                games=tuple(entry.get("games", every)),
                same_as=entry.get("same_as", ""),
                option=entry.get("option", ""),
            )
            for place, (entry, kind) in zip(_places([e for e, _ in entries]), entries, strict=True)
        )
        self.options: tuple[Option, ...] = tuple(
            Option(
                name=entry["name"],
                says=entry["says"],
                values=tuple(v["value"] for v in entry.get("values", ())),
                value_says=tuple(v["says"] for v in entry.get("values", ())),
                bends=tuple(entry.get("bends", ())),
                games=tuple(entry.get("games", every)),
                least=entry.get("least"),
                default=str(entry["default"])
                if "default" in entry
                else entry["values"][0]["value"],
                not_with=tuple(_not_with(entry)),
            )
            for entry in source["option"]
        )
        self.refusals: tuple[Refusal, ...] = tuple(
            Refusal(
                number=base + place,
                code=entry["code"],
                says=entry["says"],
                clauses=tuple(entry["clauses"]),
                games=tuple(entry.get("games", every)),
            )
            for place, entry in zip(_places(source["refusal"]), source["refusal"], strict=True)
        )
        self._by_id = {clause.id: clause for clause in self.clauses}
        self._by_number = {clause.number: clause for clause in self.clauses}
        self._refusal_by_code = {refusal.code: refusal for refusal in self.refusals}
        self._refusal_by_number = {refusal.number: refusal for refusal in self.refusals}
        assert len(self._by_id) == len(self.clauses), "two clauses share an id"
        assert len(self._by_number) == len(self.clauses), "two clauses share a number"
        assert len(self._refusal_by_code) == len(self.refusals), "two refusals share a code"
        assert len(self._refusal_by_number) == len(self.refusals), "two refusals share a number"

    def number(self, clause_id: str) -> int:
        """The number of a clause, as compiled rules know it."""
        return self._by_id[clause_id].number

    def clause(self, key: int | str) -> Clause | None:
        """A clause by number or id."""
        return self._by_number.get(key) if isinstance(key, int) else self._by_id.get(key)

    def refusal(self, key: int | str) -> Refusal | None:
        """A refusal by number or code."""
        if isinstance(key, int):
            return self._refusal_by_number.get(key)
        return self._refusal_by_code.get(key)

    def in_brief_of(self, game: str) -> str:
        """One variant in a few sentences: its own, or those of the sheet."""
        return self._in_brief_of.get(game, self.in_brief)

    def refusals_of(self, game: str) -> tuple[Refusal, ...]:
        """The refusals that one variant can give, each with the clauses that concern it."""
        return tuple(
            replace(refusal, clauses=self._those_of(game, refusal.clauses))
            for refusal in self.refusals
            if game in refusal.games
        )

    def _those_of(self, game: str, ids: Iterable[str]) -> tuple[str, ...]:
        """Those of these clauses that concern the variant."""
        return tuple(i for i in ids if i not in self._by_id or game in self._by_id[i].games)

    def options_of(self, game: str) -> tuple[Option, ...]:
        """The house rules of one variant, each with the clauses of it that they bend."""
        return tuple(
            replace(option, bends=self._those_of(game, option.bends))
            for option in self.options
            if game in option.games
        )

    def clauses_of(self, games: Iterable[str]) -> tuple[Clause, ...]:
        """The clauses that concern any of these variants."""
        wanted = set(games)
        return tuple(clause for clause in self.clauses if wanted & set(clause.games))


@cache
def rulebook(package: str) -> Rulebook:
    """The rulebook of a games package, by the package's name."""
    text = files(package).joinpath("clauses.toml").read_text(encoding="utf-8")
    return Rulebook(tomllib.loads(text))
