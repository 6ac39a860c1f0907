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
        "hand 0": list(cards_in(s["hand"][0])),
        "hand 1": list(cards_in(s["hand"][1])),
        "led": _those([int(s["led"])]),
        "court card": _those([int(s["court_card"])]),
        "talon": _those(s["talon"].tolist()),
        "couplets": couplets,
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


PLACES = {"court-two": _court, "alice": _alice, "nations": _nations, "monkey": _monkey}


def _those(cards: list[int]) -> list[int]:
    return [card for card in cards if card != NO_CARD]


def known_cards(played: Game, s: Any) -> list[int]:
    """The cards whose place the state tells; all of them, unless it is a hidden one."""
    return [card for cards in PLACES[played.name](s).values() for card in cards]


def assert_conserved(played: Game, s: Any) -> None:
    """Every card of the pack lies somewhere, and nowhere twice."""
    held = Counter(known_cards(played, s))
    assert held == Counter(played.pack().tolist()), PLACES[played.name](s)
