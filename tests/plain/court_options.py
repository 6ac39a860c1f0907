"""The house rules of Court, each with its values, the default first."""

CHOICES: dict[str, list[str]] = {
    "close_timing": ["after-draw", "before-or-after"],
    "exchange_timing": ["any-turn", "lead-only"],
    "exchange_deadline": ["last-hidden", "court-card"],
    "exchange_after_close": ["both", "closer-only"],
    "announce_after_talon": ["yes", "no"],
    "declare": ["free", "guarded", "auto"],
    "first_sixty": ["declared", "reached"],
    "margin_moment": ["made", "round-end"],
    "unmade_sixty": ["nobody", "higher", "carry"],
    "tie_carry": ["single", "accumulate", "next-round-only"],
    "false_declaration": ["two", "three-if-no-couplet"],
    "revoke": ["refuse", "penalise", "claim"],
    "draw": ["auto", "manual"],
    "memory_aid": ["off", "own-count", "full-history"],
}
# With three, two more.
THREE_CHOICES: dict[str, list[str]] = {
    **CHOICES,
    "three_end": ["play-on", "first-out-wins"],
    "stage_two_dealer": ["free", "barred"],
}
# With four there is no talon, and nobody closes, exchanges or declares.
FOUR_CHOICES: dict[str, list[str]] = {
    **{name: CHOICES[name] for name in ("unmade_sixty", "tie_carry", "revoke", "memory_aid")},
    "four_announce": ["off", "on"],
}
ROUND_CAP = 100


def settle_choices(
    options: dict[str, str | int], choices: dict[str, list[str]] = CHOICES
) -> tuple[dict[str, str], int]:
    """Every choice with its value, defaults filled in, and the greatest number of rounds."""
    chosen = {name: values[0] for name, values in choices.items()}
    cap = ROUND_CAP
    for name, value in options.items():
        if name == "round_cap":
            cap = int(value)
            if cap < 1:
                raise ValueError("The number of rounds must be a positive whole number.")
        elif name not in choices:
            raise ValueError(f"This game of Court has no house rule called {name}.")
        elif value not in choices[name]:
            raise ValueError(f"The house rule {name} cannot be {value}.")
        else:
            chosen[name] = str(value)
    return chosen, cap
