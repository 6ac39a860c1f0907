"""The thirty-two cards of Masquerade: four titles numbered 1 to 8.

masquerade.pack, masquerade.titles and masquerade.number-order live here as data: a card's number
in a set is 8 x title + (printed number - 1), so within a title a lower number is a higher card.
The sheet gives every card a carnival character and names none; the characters here are ours.
"""

from __future__ import annotations

from parlour.games.deck import Card, Deck

TITLES = (("M", "Masquerader"), ("R", "Royer"), ("I", "Istrique"), ("X", "Mexican"))
"""masquerade.r01-suit-names: spelled as our copy has them; X is for Mexican, M being taken."""

CHARACTERS = {
    "Masquerader": (
        "Harlequin",
        "Columbine",
        "Pantaloon",
        "Punchinello",
        "Pierrot",
        "Scaramouch",
        "the Doctor",
        "the Domino",
    ),
    "Royer": (
        "Corsair",
        "Gipsy Queen",
        "Troubadour",
        "Pilgrim",
        "Bandit",
        "Pedlar",
        "Sailor",
        "Organ-grinder",
    ),
    "Istrique": (
        "Tragedian",
        "Ballet-dancer",
        "Clown",
        "Tumbler",
        "Juggler",
        "Rope-dancer",
        "Ballad-singer",
        "Puppet-man",
    ),
    "Mexican": (
        "Caballero",
        "Lady in Mantilla",
        "Ranchero",
        "Matador",
        "Vaquero",
        "Muleteer",
        "Water-carrier",
        "Flower-girl",
    ),
}
"""masquerade.characters: for art and flavour; play never asks for them."""

DECK = Deck(
    "masquerade",
    tuple(
        Card(
            number=8 * title + figure - 1,
            id=f"{letter}-{figure}",
            name=f"No. {figure}, {title_name}",
            suit=title_name,
            rank=str(figure),
            corner=letter,
            value=figure,
        )
        for title, (letter, title_name) in enumerate(TITLES)
        for figure in range(1, 9)
    ),
)
"""All thirty-two; the name of a card is what its player calls (masquerade.call-card)."""
