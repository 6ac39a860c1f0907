"""German: Du, four cases of which three are needed, lists and numbers in words.

Forms that a template may ask for: `nom`, `acc` and `dat` of somebody or of something counted;
`nimmst|nimmt` the verb for du and for others; `first` of something counted that begins a
sentence; after somebody's, the ending of dein (`{whose:er} Hand`: deiner Hand, Beas Hand).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from parlour.games.speech import apart
from parlour.languages.catalogue import Catalogue
from parlour.languages.filling import filled

_SMALL = (
    *("null", "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun"),
    *("zehn", "elf", "zwölf"),
)
_LAST = {"and": "und ", "or": "oder ", "": ""}
_YOU = {"nom": "du", "acc": "dich", "dat": "dir"}
_USUAL = {"who": "nom", "whom": "acc"}
_NONE = {"dat": "keinen"}
_HISSING = ("s", "ß", "x", "z", "ce")


class German:
    """Sentences from the German catalogue; what is missing there is said in English."""

    def __init__(self, words: Catalogue) -> None:
        self._words = words

    def sentence(self, template: str, parts: Mapping[str, Any], form: str) -> str:
        forms = self._words.say.get(template)
        own = template if forms is None else forms.get(form, forms[""])
        return filled(own, parts, self)

    def number(self, n: int, form: str) -> str:
        return _SMALL[n] if 0 <= n < len(_SMALL) else str(n)

    def many(self, n: int, thing: str, form: str) -> str:
        forms = self._words.many.get(thing, {"": (f"1 {thing}", f"{{n}} {thing}s")})
        one, several = forms.get(form) or forms[""]
        said = (
            one
            if n == 1
            else several.format(n=_NONE.get(form, "keine") if n == 0 else self.number(n, ""))
        )
        return said[0].upper() + said[1:] if form == "first" else said

    def listed(self, things: Sequence[str], last: str) -> str:
        comma = apart(things)
        break_ = comma if comma == "; " or not last else " "
        return f"{comma.join(things[:-1])}{break_}{_LAST[last]}{things[-1]}"

    def people(self, names: Sequence[str], role: str, form: str) -> str:
        if "|" in form:
            yours, others = form.split("|")
            return yours if "" in names else others
        if role == "whose" and form not in _YOU:
            return f"dein{form}" if names[0] == "" else _genitive(names[0])
        you = _YOU[form or _USUAL[role]]
        if role == "who" and not form:
            you = you.capitalize()
        return " und ".join(name or you for name in names)


def _genitive(name: str) -> str:
    """Beas, Hans’."""
    return f"{name}’" if name.lower().endswith(_HISSING) else f"{name}s"
