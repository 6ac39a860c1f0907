"""Reading a card or a seat as a person may write it: plainly, without searching back and forth."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from parlour.games.deck import Card, Deck
from parlour.games.game import Ambiguous, Unreadable
from parlour.games.saying import say
from parlour.games.speech import listed
from parlour.games.written_numbers import DIGITS, whole_number

_SAID_FOR = {"ask": "call"}
"""What people also say, and refusals and hints too, for the word of the notation."""


def verb_first(typed: str, verbs: Sequence[str]) -> tuple[str, str]:
    """The verb that the first word is, or begins, and what follows it; else no verb."""
    head, _, rest = typed.partition(" ")
    said = _SAID_FOR.get(head.lower(), head.lower())
    found = next((verb for verb in verbs if said and verb.startswith(said)), "")
    return found, rest.strip()


def seat_first(typed: str, marks: str = ":") -> tuple[int, str] | None:
    """The seat that is called and what follows: `1: x`, `on seat 1 for x`, `1 x`; None if no
    seat is named. `marks` are what may stand between."""
    words = typed.strip()
    for lead in ("on", "seat"):
        head, *rest = words.split(maxsplit=1) or [""]
        if head.lower() == lead and rest:
            words = rest[0]
    after = words.lstrip(DIGITS)
    seat = whole_number(words[: len(words) - len(after)])
    if seat is None:
        return None
    rest_said = after.lstrip()
    if rest_said[:1] and rest_said[0] in marks:
        rest_said = rest_said[1:]
    elif after != rest_said and f"{rest_said.lower()} ".startswith("for "):
        rest_said = rest_said[len("for") :]
    return seat, rest_said.strip()


def squeezed(text: str) -> str:
    """Lower case, single spaces."""
    return " ".join(text.lower().split())


def _fits(card: Card, wanted: str) -> bool:
    """Whether every word written begins a word of the card's name, in order."""
    words = iter(card.name.lower().replace("-", " ").split())
    return all(any(word.startswith(part) for word in words) for part in wanted.split())


def find_card(deck: Deck, text: str, likely: Iterable[int] = ()) -> int:
    """The card that is meant: by id, by name, or by an unambiguous beginning of its words.

    Where several fit, the `likely` ones (those in hand, say) are preferred; where several
    still fit, Ambiguous names them.
    """
    wanted = squeezed(text).removeprefix("the ")
    for card in deck:
        if wanted in (card.id.lower(), card.name.lower()):
            return card.number
    found = [card for card in deck if wanted and _fits(card, wanted.replace("-", " "))]
    if len(found) > 1:
        near = set(likely)
        found = [card for card in found if card.number in near] or found
    if len(found) == 1:
        return found[0].number
    if not found:
        raise Unreadable("no-such-card", say("There is no card “{text}” in this game.", text=text))
    named = listed([card.name for card in found[:6]])
    raise Ambiguous(
        say("“{text}” may be {named}.", text=text, named=named), [card.id for card in found]
    )
