"""The house rules of Masquerade and their printed readings."""

from __future__ import annotations

Options = dict[str, str | int]

# The printed reading comes first and is the default; `round_cap` is looked at by itself.
CHOICES: dict[str, list[str]] = {
    "follow_above": ["lead", "top"],
    "play_duty": ["ladder", "either"],
    "must_next": ["off", "on"],
    "lower_follow": ["no", "last-resort", "free"],
    "must_low": ["off", "on"],
    "exchange": ["draw", "both-choose"],
    "exchange_point": ["neighbour", "mover"],
    "taker": ["last-card", "last-seat", "highest"],
    "m1_takes": ["always", "as-others"],
    "bridge_eight": ["off", "on"],
    "end_check": ["immediate", "round-end"],
}
ROUND_CAP = 2000


def settled_options(options: Options) -> Options:
    """Every option with its value; a wrong one is `bad-option`."""
    settled: Options = {name: values[0] for name, values in CHOICES.items()}
    settled["round_cap"] = ROUND_CAP
    for name, value in options.items():
        if name == "round_cap":
            good = isinstance(value, int) and not isinstance(value, bool) and value >= 1
        else:
            good = name in CHOICES and value in CHOICES[name]
        if not good:
            raise ValueError(f"bad-option: {name} cannot be {value!r}.")
        settled[name] = value
    return settled
