"""Where the cards of each game lie: every card of the pack in one of these places, and once."""

from __future__ import annotations

from collections import Counter
from typing import Any

from parlour.games.game import Game
from parlour.games.monkey.state import DISCARDING
from parlour.kernel.cards import NO_CARD, cards_in


def _court(s: Any) -> dict[str, list[int]]:
    done = int(s["couplets_done"])
    couplets = s["couplet_led"].tolist()[:done] + s["couplet_reply"].tolist()[:done]
    return {
        **{f"hand {seat}": list(cards_in(hand)) for seat, hand in enumerate(s["hand"])},
        "led": _those([int(s["led"])]),
        "court card": _those([int(s["court_card"])]),
        "talon": _those(s["talon"].tolist()),
        "couplets": couplets,
    }


def _court_four(s: Any) -> dict[str, list[int]]:
    done = int(s["couplets_done"])
    return {
        **{f"hand {seat}": list(cards_in(hand)) for seat, hand in enumerate(s["hand"])},
        "table": _those(s["table"].tolist()),
        "couplets": [card for cards in s["couplet_card"].tolist()[:done] for card in cards],
    }


def _alice(s: Any) -> dict[str, list[int]]:
    seats = range(int(s["seats"]))
    laid = s["laid"].tolist()[: int(s["laid_n"])]
    found = {f"hand {seat}": list(cards_in(s["hand"][seat])) for seat in seats}
    found |= {f"piles {seat}": list(cards_in(s["piles"][seat])) for seat in seats}
    found["exposed"] = [3 * number for number in s["exposed"].tolist() if number >= 0]
    found["sets"] = [3 * number + k for number in laid for k in range(3)]
    return found


def _nations(s: Any) -> dict[str, list[int]]:
    found = {f"hand {seat}": list(cards_in(s["hand"][seat])) for seat in range(4)}
    return found | {f"played {seat}": list(cards_in(s["played"][seat])) for seat in range(4)}


def _monkey(s: Any) -> dict[str, list[int]]:
    seats = range(int(s["seats"]))
    found = {f"hand {seat}": list(cards_in(s["hand"][seat])) for seat in seats}
    found["heap"] = list(cards_in(s["heap"]))
    found["taken out"] = _those([int(s["removed"])])
    if int(s["phase"]) == DISCARDING:
        found["pack"] = _those(s["pack"].tolist())
    return found


def _masquerade(s: Any) -> dict[str, list[int]]:
    found = {f"hand {seat}": list(cards_in(s["hand"][seat])) for seat in range(int(s["seats"]))}
    found["trick"] = list(cards_in(s["table"]))
    return found


def _portrait(s: Any) -> dict[str, list[int]]:
    found = {f"hand {seat}": list(cards_in(hand)) for seat, hand in enumerate(s["hand"].tolist())}
    found["stacks"] = [card for stack in s["stack_cards"].tolist() for card in cards_in(stack)]
    found["bank"] = _those(s["bank"].tolist())
    # With a Bank of portraits alone the sketches stay in the box.
    has_sketches = int(s["form"]) != 1 or not int(s["bank_on"])
    found["left out"] = [] if has_sketches else list(range(1, 64, 2))
    return found


PLACES = {
    "court-two": _court,
    "court-three": _court,
    "court-four": _court_four,
    "alice": _alice,
    "nations": _nations,
    "monkey": _monkey,
    "masquerade": _masquerade,
    "authors-pairs": _portrait,
    "authors-portraits": _portrait,
    "authors-sketches": _portrait,
    "authors-bank": _portrait,
}


def _those(cards: list[int]) -> list[int]:
    return [card for card in cards if card != NO_CARD]


def known_cards(played: Game, s: Any) -> list[int]:
    """The cards whose place the state tells; all of them, unless it is a hidden one."""
    return [card for cards in PLACES[played.name](s).values() for card in cards]


def assert_conserved(played: Game, s: Any) -> None:
    """Every card of the pack lies somewhere, and nowhere twice."""
    held = Counter(known_cards(played, s))
    assert held == Counter(played.pack().tolist()), PLACES[played.name](s)
