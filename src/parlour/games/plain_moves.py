"""Moves in words, one entry a code: how a move is written, said, offered and read again."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from parlour.games.deck import Deck
from parlour.games.mistakes import Ambiguous, Unreadable
from parlour.games.parts import Choice
from parlour.games.reading import find_card, squeezed, verb_first
from parlour.games.saying import say
from parlour.games.speech import listed
from parlour.kernel.cards import NO_CARD


@dataclass(frozen=True, slots=True)
class Move:
    """One move of a game, in all the forms in which it is said."""

    text: str
    """In records and on the wire: `play J-Wick`, `pass`."""
    label: str
    """On its button: “Play the Jade Wick”."""
    doing: str
    """Inside a sentence, after “you may” or “you may not”: “play the Jade Wick”."""
    thing: str
    """Inside a sentence, as what is taken back: “the Jade Wick”, “the pass”."""
    card: int = NO_CARD
    """The one card that it plays, if it plays one."""

    @property
    def kind(self) -> str:
        """Its first word: what a page tells moves apart by."""
        return self.text.partition(" ")[0]

    def choice(self, deck: Deck) -> Choice:
        """The move as something to light up and press."""
        cards = [] if self.card == NO_CARD else [deck[self.card].id]
        return Choice(self.text, self.kind, self.label, cards)


def card_moves(deck: Deck) -> dict[int, Move]:
    """Playing each card of the deck; the code is the card's number."""
    return {
        card.number: Move(
            text=f"play {card.id}",
            label=say("Play the {card}", card=card.name),
            doing=say("play the {card}", card=card.name),
            thing=say("the {card}", card=card.name),
            card=card.number,
        )
        for card in deck
    }


def read_move(moves: Mapping[int, Move], deck: Deck, typed: str, hand: Iterable[int] = ()) -> int:
    """The code of a move as a person may type it; raises Unreadable or Ambiguous.

    By its text or its label, whole or begun so that only one fits; a card also by its name alone,
    those of the hand before others.
    """
    said = squeezed(typed)
    for code, move in moves.items():
        if said in (move.text.lower(), squeezed(move.label)):
            return code
    plain = {code: move for code, move in moves.items() if move.card == NO_CARD}
    begun = [code for code, move in plain.items() if said and move.text.lower().startswith(said)]
    if len(begun) == 1:
        return begun[0]
    if begun:
        offered = [plain[code].text for code in begun]
        raise Ambiguous(
            say("“{text}” may be {named}.", text=typed.strip(), named=listed(offered)), offered
        )
    of_cards = {move.card: code for code, move in moves.items() if move.card != NO_CARD}
    verb, rest = verb_first(said, sorted({moves[code].kind for code in of_cards.values()}))
    if of_cards:
        card = find_card(deck, rest if verb else said, hand)
        if card in of_cards:
            return of_cards[card]
    raise Unreadable("unreadable", say("“{text}” is no move of this game.", text=typed.strip()))


def what_may_be_done(moves: Sequence[Move], deck: Deck) -> list[str]:
    """Moves inside one sentence: the cards that may be played together, then each of the others."""
    cards = [deck[move.card].name for move in moves if move.card != NO_CARD]
    ways: list[str] = [say("play the {cards}", cards=listed(cards))] if cards else []
    return ways + [move.doing for move in moves if move.card == NO_CARD]
