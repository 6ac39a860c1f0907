"""The lines of an opening: each thing to settle, its value, and what it means."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.bots import levels
from parlour.games.rulebook import Option
from parlour.terminal.opening import BY_LOT, Opening, printed_mark, usual_dealer, value_says

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


def rows_of(opening: Opening) -> list[Row]:
    """Everything that is settled before one sits down, in the order of the screen."""
    rows = [
        Row(SIT, "Sit down", ""),
        Row(SEATS, "Players", str(opening.seats)),
        Row(SEAT, "My seat", str(opening.seat)),
        Row(NAME, "My name", opening.name, is_typed=True),
        Row(BOTS, "The others", opening.bots),
        Row(DEAL, "The deal", opening.deal or BY_LOT, is_typed=True),
        Row(DEALER, "First dealer", dealer_of(opening)),
    ]
    rows += [
        Row(
            key=f"rule {option.name}",
            label=option.name,
            value=opening.value(option),
            is_changed=opening.is_changed(option),
            option=option,
        )
        for option in opening.game.options
    ]
    return rows


def dealer_of(opening: Opening) -> str:
    """Who deals first: a seat, or how one is found."""
    return usual_dealer(opening.game) if opening.dealer is None else str(opening.dealer)


def about(opening: Opening, row: Row) -> str:
    """What a line is for and what its value means, in a few sentences."""
    game = opening.game
    if row.option is not None:
        value = opening.value(row.option)
        said = f"{row.option.says} {value}: {value_says(row.option, value)}"
        return said.rstrip() + printed_mark(row.option, value)
    says = dict(levels()).get(opening.bots, "Each of the others as named, or all by one bot.")
    return {
        SIT: "Take a seat and play; everything can still be changed before.",
        SEATS: f"{game.title} is for {game.players}.",
        SEAT: f"Seats are counted from 0 to {opening.seats - 1}, and the turn goes round by them.",
        NAME: "What you are called at the table.",
        BOTS: says,
        DEAL: "The number of a deal gives the same cards to everybody who plays it; without one "
        "they are shuffled by lot.",
        DEALER: f"The seat that deals first, from 0 to {opening.seats - 1}; if none is chosen, he "
        f"is found {usual_dealer(game)}.",
    }[row.key]
