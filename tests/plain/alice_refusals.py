"""Why an act of the seat on turn is refused in Alice in Wonderland: the first reason that holds.

`number` is the set whose Lead the seat has exposed, or None.
"""

from __future__ import annotations

from tests.plain.alice_cards import companions_of, lead_of, leads_in


def why_not_expose(hand: list[str], number: int | None, wanted: int) -> str | None:
    """One Lead at a time, and only one that is held (alice.one-lead-at-a-time)."""
    if number is not None:
        return "already-exposed"
    if lead_of(wanted) not in hand:
        return "lead-not-held"
    return None


def why_not_call(
    hand: list[str],
    number: int | None,
    target: list[str] | None,
    place: int,
    spare_cardless: bool,
) -> str | None:
    """A call needs an exposed Lead, another seat, and a card that is lacking (alice.r-own-card).

    `target` is the hand of the player called on, or None where nobody sits.
    """
    if number is None:
        return "nothing-exposed"
    if target is None:
        return "no-such-seat"
    if companions_of(number)[place] in hand:
        return "own-card"
    if spare_cardless and not target:
        return "target-cardless"
    return None


def why_not_stop(
    hand: list[str], number: int | None, own_set_in_turn: bool, compulsory: bool
) -> str | None:
    """Only after a set, and with no Lead on the table (alice.r-must-play, alice.r-stop)."""
    if not own_set_in_turn:
        return "no-set-yet"
    if number is not None:
        return "must-call"
    if compulsory and leads_in(hand):
        return "must-expose"
    return None
