"""The lines of a new table: each thing to settle, its value, and what it means."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.bots import levels
from parlour.games.rulebook import Option
from parlour.terminal.new_table import BY_LOT, NewTable, printed_mark, usual_dealer, value_says

SIT, SEATS, SEAT, NAME, BOTS = "sit", "seats", "seat", "name", "bots"
DEAL, DEALER = "deal", "dealer"


@dataclass(frozen=True, slots=True)
class Row:
    """One line: what is settled on it, the value now, and whether the sheet says otherwise."""

    key: str
    label: str
    value: str
    is_changed: bool = False
    is_typed: bool = False
    """Whether its value is typed and not one of a few."""
    option: Option | None = None


def rows_of(new_table: NewTable) -> list[Row]:
    """Everything that is settled before one sits down, in the order of the screen."""
    rows = [
        Row(SIT, "Sit down", ""),
        Row(SEATS, "Players", str(new_table.seats)),
        Row(SEAT, "My seat", str(new_table.seat)),
        Row(NAME, "My name", new_table.name, is_typed=True),
        Row(BOTS, "The others", new_table.bots),
        Row(DEAL, "The deal", new_table.deal or BY_LOT, is_typed=True),
        Row(DEALER, "First dealer", dealer_of(new_table)),
    ]
    rows += [
        Row(
            key=f"rule {option.name}",
            label=option.name,
            value=new_table.value(option),
            is_changed=new_table.is_changed(option),
            option=option,
        )
        for option in new_table.game.options
    ]
    return rows


def dealer_of(new_table: NewTable) -> str:
    """Who deals first: a seat, or how one is found."""
    return usual_dealer(new_table.game) if new_table.dealer is None else str(new_table.dealer)


def about(new_table: NewTable, row: Row) -> str:
    """What a line is for and what its value means, in a few sentences."""
    game = new_table.game
    if row.option is not None:
        value = new_table.value(row.option)
        said = f"{row.option.says} {value}: {value_says(row.option, value)}"
        return said.rstrip() + printed_mark(row.option, value)
    says = dict(levels()).get(new_table.bots, "Each of the others as named, or all by one bot.")
    last = new_table.seats - 1
    return {
        SIT: "Take a seat and play; everything can still be changed before.",
        SEATS: f"{game.title} is for {game.players}.",
        SEAT: f"Seats are counted from 0 to {last}, and the turn goes round by them.",
        NAME: "What you are called at the table.",
        BOTS: says,
        DEAL: "The number of a deal gives the same cards to everybody who plays it; without one "
        "they are shuffled by lot.",
        DEALER: f"The seat that deals first, from 0 to {last}; if none is chosen, he "
        f"is found {usual_dealer(game)}.",
    }[row.key]
