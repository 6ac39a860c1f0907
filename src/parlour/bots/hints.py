"""A hint: what a steady player would do in one's place, and why, in words.

It is made from what the seat may know and from nothing else, as a bot's move is. Where a table
wants its players to remember, the words recite nothing that the table does not show.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from parlour.bots.asked import Asked
from parlour.bots.bot import Steady
from parlour.bots.reasons import Moment
from parlour.bots.steady import steady_play
from parlour.games.game import AnyGame
from parlour.games.parts import Calls, Choice
from parlour.games.saying import say
from parlour.kernel.dispatch import State


@dataclass(frozen=True, slots=True)
class Hint:
    """A move to make: its text and its kind, what its button says, why, and what lights up."""

    move: str
    kind: str
    label: str
    sentence: str
    cards: list[str]
    seat: int | None


def hint(asked: Asked, names: Sequence[str]) -> Hint:
    """What a steady player in this seat would do."""
    game, h, seat = asked.game, asked.state, asked.seat
    advice = Steady(game).advise(asked)
    move = game.words.notation(h, seat, advice.code)
    kind, label, cards, aimed_at = _as_offered(game, h, seat, asked.codes, names, move)
    moment = Moment(h, seat, advice, names, game.deck, label)
    return Hint(move, kind, label, steady_play(game).reasons.say(moment), cards, aimed_at)


def _as_offered(
    game: AnyGame, h: State, seat: int, codes: Sequence[int], names: Sequence[str], move: str
) -> tuple[str, str, list[str], int | None]:
    """How the move is offered: kind, label, the cards it touches and whom it is aimed at."""
    for offer in game.words.choices(h, seat, codes, names):
        if isinstance(offer, Choice) and offer.move == move:
            return offer.kind, offer.label, offer.cards, offer.seat
        if isinstance(offer, Calls):
            for other in offer.seats:
                for card in offer.cards:
                    if offer.template.format(seat=other, card=card) == move:
                        label = say(offer.label, seat=names[other], card=_name(game, card))
                        return offer.kind, label, [card], other
    raise AssertionError(f"{game.title} does not offer the legal move “{move}”.")


def _name(game: AnyGame, card_id: str) -> str:
    card = game.deck.of(card_id)
    return card.name if card else card_id
