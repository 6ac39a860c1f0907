"""The house rules of Portrait Authors, and how many may sit down under them."""

from __future__ import annotations

Options = dict[str, str | int]

# The default comes first; `move_clock`, which may be a number of seconds, is looked at by itself.
CHOICES: dict[str, list[str]] = {
    "form": ["pairs", "portraits", "fours"],
    "bank": ["off", "on"],
    "bank_deck": ["fours64", "portraits32", "pairs64"],
    "bank_lucky": ["extra_draw", "call_again"],
    "stack_choice": ["any", "whole"],
    "new_card_scope": ["any", "same_group"],
    "dealt_zero_stack": ["off", "on"],
    "neglected_book": ["needs_card", "at_pleasure"],
    "remainder_auto": ["off", "on"],
    "calling_right": ["hand", "hand_or_table"],
    "books_only": ["off", "on"],
    "call_form": ["off", "loss_of_call"],
    "stale_calls": ["free_then_barred", "never"],
    "memory_aid": ["log", "last_call", "none"],
}
FORM_OF_BANK_DECK = {"fours64": "fours", "portraits32": "portraits", "pairs64": "pairs"}


def settled_options(options: Options) -> Options:
    """The options of a table with the defaults filled in; a wrong one is `bad-option`."""
    settled: Options = {name: values[0] for name, values in CHOICES.items()}
    settled["move_clock"] = "off"
    for name, value in options.items():
        if name == "move_clock":
            seconds = isinstance(value, int) and not isinstance(value, bool) and value > 0
            good = seconds or value == "off"
        else:
            good = name in CHOICES and value in CHOICES[name]
        if not good:
            raise ValueError(f"bad-option: {name} cannot be {value!r}.")
        settled[name] = value
    return settled


def form_of(options: Options) -> str:
    """With a Bank its deck decides the form as well, and `form` is not read."""
    if options["bank"] == "on":
        return FORM_OF_BANK_DECK[str(options["bank_deck"])]
    return str(options["form"])


def check_company(seats: int, options: Options) -> None:
    """Two to eight may play; with a Bank two or three (portrait.players-max-8, bank-when)."""
    if seats < 2:
        raise ValueError("too-few-players: nobody can play alone.")
    if seats > 8:
        raise ValueError("too-many-players: at most eight may play.")
    if options["bank"] == "on" and seats > 3:
        raise ValueError("bank-needs-2-or-3: the Bank is for two or three players.")
