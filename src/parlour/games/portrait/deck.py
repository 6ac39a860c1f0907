"""The sixty-four cards of Portrait Authors: eight groups of four authors, two cards to each.

portrait.deck-64, portrait.pair-made-of and portrait.card-shows-group live here as data: a card's
number is 8 x group + 2 x author + 0 for the portrait, + 1 for the sketch. The sheet names three
groups and nine authors; the others are ours, such as an American deck of the 1870s might have had.

Within a group an author's initials tell him from the other three, and a card's corner is those
initials: in capitals on the portrait, in small letters on the sketch.
"""

from __future__ import annotations

from parlour.games.deck import Card, Deck

GROUPS = (
    ("BI", "Biographers", ("Parton", "Irving", "Sparks", "Abbott")),
    ("ES", "Essayists", ("Emerson", "Thoreau", "Whipple", "Mitchell")),
    ("HI", "Historians", ("Bancroft", "Prescott", "Motley", "Parkman")),
    ("HU", "Humorists", ("Twain", "Ward", "Billings", "Nasby")),
    ("JO", "Journalists", ("Raymond", "Greeley", "Bennett", "Curtis")),
    ("NO", "Novelists", ("Cooper", "Hawthorne", "Stowe", "Simms")),
    ("PO", "Poets", ("Holmes", "Longfellow", "Whittier", "Lowell")),
    ("ST", "Story Writers", ("Eggleston", "Trowbridge", "Harte", "Alcott")),
)

INITIALS = {
    "BI": ("JP", "WI", "JS", "JA"),
    "ES": ("RE", "HT", "EW", "DM"),
    "HI": ("GB", "WP", "JM", "FP"),
    "HU": ("MT", "AW", "JB", "PN"),
    "JO": ("HR", "HG", "JB", "GC"),
    "NO": ("JC", "NH", "HS", "WS"),
    "PO": ("OH", "HL", "JW", "JL"),
    "ST": ("EE", "JT", "BH", "LA"),
}
"""Of each group's authors, in the same order."""

GIVEN_NAMES = {
    "BI": ("James", "Washington", "Jared", "John S. C."),
    "ES": ("Ralph Waldo", "Henry David", "Edwin Percy", "Donald Grant"),
    "HI": ("George", "William Hickling", "John Lothrop", "Francis"),
    "HU": ("Mark", "Artemus", "Josh", "Petroleum V."),
    "JO": ("Henry J.", "Horace", "James Gordon", "George William"),
    "NO": ("James Fenimore", "Nathaniel", "Harriet Beecher", "William Gilmore"),
    "PO": ("Oliver Wendell", "Henry Wadsworth", "John Greenleaf", "James Russell"),
    "ST": ("Edward", "John T.", "Bret", "Louisa M."),
}
"""The names before the family name, of each group's authors: a call may give them too."""

KINDS = (("P", "portrait"), ("S", "sketch"))

DECK = Deck(
    "portrait",
    tuple(
        Card(
            number=8 * group + 2 * author + kind,
            id=f"{code}-{author_name}-{letter}",
            name=f"{author_name}, {kind_name}",
            suit=group_name,
            rank=kind_name,
            corner=INITIALS[code][author] if letter == "P" else INITIALS[code][author].lower(),
        )
        for group, (code, group_name, authors) in enumerate(GROUPS)
        for author, author_name in enumerate(authors)
        for kind, (letter, kind_name) in enumerate(KINDS)
    ),
)
"""All sixty-four, as the full game uses them."""

PORTRAITS = DECK.only(["portrait"])
"""portrait.easy-drop-sketches: the thirty-two portrait cards alone."""
