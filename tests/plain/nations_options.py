"""The house rules of Nations, each with its values, the printed reading first."""

from __future__ import annotations

Options = dict[str, str | int]

CHOICES: dict[str, list[str]] = {
    "count_order": ["tricks-then-titles", "titles-then-tricks"],
    "titles_at_nine": ["own-side-at-deal-start", "own-side-at-count", "either-side-bars-both"],
    "call_holding": ["two-or-more", "exactly-two"],
    "call_window": ["own-first-turn", "before-first-lead"],
    "call_answer": ["automatic", "spoken"],
    "show_taken_star": ["true", "false"],
    "revoke": ["refused", "three-tricks"],
    "first_dealer": ["random", "0", "1", "2", "3"],
    "stop_early": ["false", "true"],
    "match": ["single-game", "rubber"],
}


def settled_options(options: Options) -> dict[str, str]:
    """Every option with its value; a wrong one, or two that do not agree, is `bad-option`."""
    settled = {name: values[0] for name, values in CHOICES.items()}
    for name, value in options.items():
        if name not in CHOICES or value not in CHOICES[name]:
            raise ValueError(f"bad-option: {name} cannot be {value!r}.")
        settled[name] = str(value)
    if settled["revoke"] == "three-tricks" and settled["stop_early"] == "true":
        raise ValueError("bad-option: a deal in which revokes are searched is played out.")
    return settled
