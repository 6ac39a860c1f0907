"""Names at a table: a person's, a bot's, and a name where a move has a seat's number; and the words
that a person adds to the lot."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Collection, Sequence

from parlour.games.mistakes import Mistake, Unreadable
from parlour.games.saying import say

LONGEST_NAME = 24
LONGEST_WORDS = 80
_JOINER = "\u200d"
_VISIBLE = frozenset("LMNPS")
"""Letters, marks, figures, punctuation and signs, by the first letter of their category."""
_BLANK = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U00013441\U00013442\U00016fe4\U0001d159"
)
"""Those of them that show nothing all the same: fillers, a pattern without dots, a note's empty
head."""

BOT_NAMES = (
    "Bertha",
    "Cecil",
    "Dora",
    "Edwin",
    "Flora",
    "Gus",
    "Hetty",
    "Ivor",
    "Jane",
    "Kit",
    "Lucy",
    "Max",
    "Ada",
    "Barnaby",
    "Effie",
    "Fergus",
    "Gertrude",
    "Horace",
    "Jasper",
    "Lemuel",
    "Mabel",
    "Ned",
    "Agnes",
    "Albert",
    "Amos",
    "Archie",
    "Clara",
    "Clement",
    "Cora",
    "Daisy",
    "Della",
    "Eben",
    "Edith",
    "Elmer",
    "Eunice",
    "Frank",
    "Grace",
    "Harriet",
    "Hiram",
    "Ida",
    "Irene",
    "Jonas",
    "Kate",
    "Laura",
    "Lottie",
    "Martha",
    "Minnie",
    "Nellie",
    "Oscar",
    "Phoebe",
    "Rufus",
    "Sadie",
    "Silas",
    "Theodore",
    "Una",
    "Violet",
    "Walter",
    "Zeb",
)
"""More than the largest table has seats."""


class BadName(Mistake):
    """A name that cannot stand at a table."""


def name_of(text: str, taken: Collection[str] = ()) -> str:
    """A person's name as it will stand at the table; raises BadName."""
    if len(text) > 400:
        raise BadName("bad-name", say("A name has 1 to {most} characters.", most=LONGEST_NAME))
    name = unicodedata.normalize("NFC", " ".join(text.split()))
    if not 1 <= len(name) <= LONGEST_NAME:
        raise BadName(
            "bad-name",
            say("A name has 1 to {most} characters, not {n}.", most=LONGEST_NAME, n=len(name)),
        )
    if not all(_is_seen(letter) for letter in name):
        raise BadName("bad-name", say("A name has only characters that can be seen."))
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in name):
        raise BadName("bad-name", say("A name has at least one character that can be seen."))
    if any(_looks(name) == _looks(other) for other in taken):
        raise BadName(
            "name-taken", say("Somebody called {name} sits at this table already.", name=name)
        )
    return name


def _is_seen(letter: str) -> bool:
    """Whether a character may stand in a line: it shows, or joins or parts those that do."""
    if letter in (" ", _JOINER):
        return True
    return unicodedata.category(letter)[0] in _VISIBLE and letter not in _BLANK


def _looks(name: str) -> str:
    """What two names have in common that look the same, but for the size of their letters."""
    plain = unicodedata.normalize("NFKC", name)
    seen = (letter for letter in plain if letter != _JOINER and not _is_selector(letter))
    return _folded("".join(seen))


def _is_selector(letter: str) -> bool:
    """Whether a character only chooses how the one before it is drawn."""
    return "\ufe00" <= letter <= "\ufe0f" or "\U000e0100" <= letter <= "\U000e01ef"


def _folded(text: str) -> str:
    """A text for comparing, whatever the size of its letters and however they were put together."""
    taken_apart = unicodedata.normalize("NFD", text).casefold()
    return unicodedata.normalize("NFD", taken_apart)


def seen_only(text: str) -> str:
    """A text in one line, without characters that cannot be seen or that turn others round."""
    kept = (letter for letter in " ".join(text.split()) if _is_seen(letter))
    return unicodedata.normalize("NFC", "".join(kept)).strip(f" {_JOINER}")


def words_for_lot(text: str) -> str:
    """The words that a player adds to the lot; raises Unreadable."""
    said = " ".join(text.split())
    if not said or not said.isprintable() or len(said) > LONGEST_WORDS:
        says = say("Words for the lot are 1 to {most} letters.", most=LONGEST_WORDS)
        raise Unreadable("unreadable", says)
    return said


def bot_name(taken: Collection[str]) -> str:
    """A name for a bot that nobody at the table has."""
    known = {name.casefold() for name in taken}
    free = [name for name in BOT_NAMES if name.casefold() not in known]
    return secrets.choice(free)


def seats_for_names(text: str, names: Sequence[str]) -> str:
    """The text with every player's name, as a word of its own, turned into his seat's number.

    Longer names go first, so that Ann is not found in Ann Lee.
    """
    numbers = {_folded(name): str(seat) for seat, name in enumerate(names) if name}
    if not numbers:
        return text
    given = unicodedata.normalize("NFC", text)
    # Folding never shortens a text: no name is longer here than it is there.
    longest = max(len(name) for name in numbers)
    bounds = {at for at in range(len(given) + 1) if _is_bound(given, at)}
    made: list[str] = []
    at = 0
    while at < len(given):
        reach = range(min(at + longest, len(given)), at, -1) if at in bounds else range(0)
        found = ((end, numbers.get(_folded(given[at:end]), "")) for end in reach if end in bounds)
        end, said = next((name for name in found if name[1]), (at + 1, given[at]))
        made.append(said)
        at = end
    return "".join(made)


def _is_bound(text: str, at: int) -> bool:
    """Whether a name may begin or end here: beside it is nothing that belongs to a word."""
    return not (0 < at < len(text) and _is_of_word(text[at - 1]) and _is_of_word(text[at]))


def _is_of_word(letter: str) -> bool:
    return letter.isalnum() or letter == "_" or unicodedata.category(letter)[0] == "M"
