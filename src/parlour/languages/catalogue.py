"""The catalogue of a language: for every English template the one to say instead.

A file has two tables. `[say]` holds templates with the same named parts, and `[many]` things that
are counted, by their English singular: the words for one and for several, with {n} for the
number. Where a language inflects, the value is a table of such words by form, and a template
asks for one: `{points:dat}`. The form "" is the one that is not asked for by name.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

Forms = Mapping[str, str]


@dataclass(frozen=True)
class Catalogue:
    """All that a language has words for."""

    say: dict[str, Forms] = field(default_factory=dict)
    many: dict[str, Mapping[str, tuple[str, str]]] = field(default_factory=dict)


def texts(language: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every file of a language by its name, without the rulebooks."""
    for entry in sorted(files(__package__).joinpath(language).iterdir(), key=lambda e: e.name):
        if entry.name.endswith(".toml") and not entry.name.startswith("rules-"):
            yield entry.name, tomllib.loads(entry.read_text(encoding="utf-8"))


@cache
def catalogue(language: str) -> Catalogue:
    """All files of a language together."""
    made = Catalogue()
    for _, source in texts(language):
        for template, text in source.get("say", {}).items():
            made.say[template] = {"": text} if isinstance(text, str) else text
        for thing, words in source.get("many", {}).items():
            forms = {"": words} if isinstance(words, list) else words
            made.many[thing] = {form: (pair[0], pair[1]) for form, pair in forms.items()}
    return made
