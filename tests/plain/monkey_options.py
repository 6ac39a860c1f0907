"""The house rules of the Monkey and their printed readings."""

from __future__ import annotations

Options = dict[str, str | int]

# The printed reading comes first; `first_dealer` and `turn_cap` are looked at by themselves.
CHOICES: dict[str, list[str]] = {
    "discard": ["random-shown", "random-hidden", "dealer-picks-shown"],
    "pairs_per_turn": ["one", "all"],
    "hold_back": ["false", "true"],
    "draw": ["random", "by-position"],
    "next_dealer": ["left", "loser"],
}
TURN_CAP = 10_000


def settled_options(options: Options, seats: int) -> Options:
    """Every option with its value; a wrong one, or two that do not agree, is `bad-option`."""
    settled: Options = {name: values[0] for name, values in CHOICES.items()}
    settled["first_dealer"] = "random"
    settled["turn_cap"] = TURN_CAP
    for name, value in options.items():
        whole = isinstance(value, int) and not isinstance(value, bool)
        if name == "turn_cap":
            good = whole and int(value) >= 1
        elif name == "first_dealer":
            good = value == "random" or (whole and 0 <= int(value) < seats)
        else:
            good = name in CHOICES and value in CHOICES[name]
        if not good:
            raise ValueError(f"bad-option: {name} cannot be {value!r}.")
        settled[name] = value
    if settled["hold_back"] == "true":
        if settled["pairs_per_turn"] == "all":
            raise ValueError("bad-option: who may hold back throws one pair a turn.")
        if settled["draw"] == "by-position":
            raise ValueError("bad-option: who may hold back draws at random.")
    return settled
