"""What players read, in their language: sayings said, and rulebooks, from the catalogues here.

English is what the program is written in. Every other language has a folder with a catalogue:
one file a sheet and `table.toml` for what all share (see `catalogue`), `lessons-GAME.toml` for
the lessons of a game, `reasons-BOT.toml` for why a hint advises what it does, and
`rules-SHEET.toml` for each rulebook (see `rules`). `python -m parlour.languages` lists what there
is to be said.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from parlour.games.saying import Saying, Tongue, as_english, sent_in_english, whole

ENGLISH = "en"
LANGUAGES = {ENGLISH: "English", "de": "Deutsch"}
"""Every language that players may choose, by its own name."""


@cache
def tongue(language: str) -> Tongue:
    """A language that is not English."""
    from parlour.languages.catalogue import catalogue
    from parlour.languages.german import German

    return {"de": German}[language](catalogue(language))


def known(language: str) -> str:
    """The language asked for, or English where it is not spoken here: `de-AT` is German."""
    code = language.strip().lower().replace("_", "-").partition("-")[0]
    return code if code in LANGUAGES else ENGLISH


def preferred(header: str) -> str:
    """The first of the languages in an Accept-Language header that is spoken here."""
    wishes = []
    for wish in header.split(","):
        name, _, weight = wish.partition(";")
        text = weight.strip().removeprefix("q=")
        try:
            wishes.append((-float(text or "1"), name.strip()))
        except ValueError:
            continue
    for weight_below_zero, name in sorted(wishes, key=lambda wish: wish[0]):
        code = name.lower().partition("-")[0]
        if code in LANGUAGES and weight_below_zero < 0:
            return code
    return ENGLISH


def said(text: str, language: str) -> str:
    """A text in a language. What is not a saying stays as it is."""
    if not isinstance(text, Saying):
        return text
    return as_english(text) if language == ENGLISH else text.said(tongue(language))


@cache
def encoder(language: str) -> msgspec.json.Encoder:
    """Writes messages as JSON, every saying in them in this language."""
    if language == ENGLISH:
        return msgspec.json.Encoder(enc_hook=sent_in_english())
    return encoder_of(tongue(language))


def encoder_of(speaker: Tongue) -> msgspec.json.Encoder:
    """The same for a tongue."""

    def in_tongue(value: Any) -> str | int:
        return value.said(speaker) if isinstance(value, Saying) else whole(value)

    return msgspec.json.Encoder(enc_hook=in_tongue)
