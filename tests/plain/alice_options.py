"""The house rules of Alice in Wonderland and their printed readings."""

from __future__ import annotations

Options = dict[str, str | int]

# The printed reading comes first and is the default; `stall_rounds` is looked at by itself.
CHOICES: dict[str, list[str]] = {
    "after_set": ["optional", "compulsory"],
    "played_last": ["caller", "previous_turn"],
    "first_turn_no_lead": ["pass", "dealer"],
    "lay_full_sets": ["on_turn", "at_once"],
    "opening_sets": ["hidden", "shown"],
    "call_cardless": ["allowed", "refused"],
    "history": ["full", "last_turn"],
}
DEFAULT_STALL_ROUNDS = 40


def settled_options(options: Options) -> Options:
    """The options of a table with the defaults filled in; a wrong one is `bad-option`."""
    settled: Options = {name: values[0] for name, values in CHOICES.items()}
    settled["stall_rounds"] = DEFAULT_STALL_ROUNDS
    for name, value in options.items():
        if name == "stall_rounds":
            whole = isinstance(value, int) and not isinstance(value, bool) and value >= 10
            good = whole or value == "off"
        else:
            good = name in CHOICES and value in CHOICES[name]
        if not good:
            raise ValueError(f"bad-option: {name} cannot be {value!r}.")
        settled[name] = value
    return settled
