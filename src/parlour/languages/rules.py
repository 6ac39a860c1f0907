"""A rulebook in another language, from `rules-SHEET.toml`.

    in_brief = "the sheet in a few sentences"

    [in_brief_of]                   # where a variant has its own
    court-two = "…"

    [place]                         # where on the sheet a clause stands
    "Rule 4" = "Regel 4"

    [clause]                        # clauses and rulings, by their id without the sheet
    r4-take = "…"

    [option.memory_aid]
    says = "…"
    values = { off = "…", full = "…" }

Whatever is missing is read in English. `tests/languages` demands that a file which is there is
whole and holds nothing that the rulebook does not.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from importlib.resources import files
from typing import Any

from parlour.games.rulebook import Clause, Option, Rulebook
from parlour.languages import ENGLISH


@dataclass(frozen=True)
class Rules:
    """The texts of one rulebook in one language."""

    in_brief: str = ""
    in_brief_of: Mapping[str, str] = field(default_factory=dict)
    place: Mapping[str, str] = field(default_factory=dict)
    clause: Mapping[str, str] = field(default_factory=dict)
    option: Mapping[str, Any] = field(default_factory=dict)

    def brief(self, book: Rulebook, game: str) -> str:
        """One variant in a few sentences."""
        if game in self.in_brief_of:
            return self.in_brief_of[game]
        own = book.in_brief_of(game)
        return self.in_brief or own if own == book.in_brief else own

    def of_clause(self, clause: Clause) -> Clause:
        """The clause in this language."""
        own_id = clause.id.partition(".")[2]
        return replace(
            clause,
            says=self.clause.get(own_id, clause.says),
            place=self.place.get(clause.place, clause.place),
        )

    def of_option(self, option: Option) -> Option:
        """The house rule in this language."""
        text = self.option.get(option.name, {})
        values = text.get("values", {})
        return replace(
            option,
            says=text.get("says", option.says),
            value_says=tuple(
                values.get(value, says)
                for value, says in zip(option.values, option.value_says, strict=True)
            ),
        )


def source(language: str, sheet: str) -> dict[str, Any] | None:
    """What stands in the file of a rulebook, if there is one."""
    path = files(__package__).joinpath(language, f"rules-{sheet}.toml")
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else None


@cache
def rules(language: str, sheet: str) -> Rules:
    """The rulebook's texts; of English, and where there is no file, nothing is changed."""
    found = None if language == ENGLISH else source(language, sheet)
    return Rules(**found) if found else Rules()
