"""What has been stated of whole games of Nations."""

from __future__ import annotations

from parlour.games.figures import Counted, Counts, Figure, choices, deals, decisions, forced
from parlour.games.nations.events import Kind


def _by_call(counted: Counted) -> Counts:
    """Titles are shown before their time exactly where a call was good."""
    return counted.told(Kind.TITLES_SHOWN)


def _by_tricks(counted: Counted) -> Counts:
    """Every deal tells of Titles once, save one that the tricks have already decided."""
    titles = (Kind.TITLES, Kind.TITLES_DIVIDED, Kind.TITLES_VOID_AT_NINE)
    return counted.deals - sum(counted.told(kind) for kind in titles)


def _by_titles(counted: Counted) -> Counts:
    return 1.0 - _by_call(counted) - _by_tricks(counted)


_TASTE = "another set of rules of thumb"

FIGURES = (
    Figure("legal moves a decision", 3.9, 4, "chance", choices, decisions),
    Figure("decisions without a choice", 0.22, 4, "chance", forced, decisions),
    Figure("deals a game", 4.6, 4, "steady", deals, note=_TASTE),
    Figure("games ended by tricks", 0.46, 4, "steady", _by_tricks, note=_TASTE),
    Figure("games ended by Titles at the count", 0.36, 4, "steady", _by_titles, note=_TASTE),
    Figure("games ended by the call", 0.17, 4, "steady", _by_call, note=_TASTE),
)
