"""Why an action is refused in four-handed Court: the printed table, read from the top.

Written apart from the engine's own list of legal actions, so that each checks the other.
"""

from typing import TYPE_CHECKING

from tests.plain.court_cards import (
    CALL_DRAW,
    CALL_REVOKE,
    CLOSE,
    DECLARE,
    DRAW,
    EXCHANGE,
    LAY_DOWN,
    NUMBERED,
    ORDER_DRAW,
    THROW_DOWN,
    announcement,
    colour_of,
    is_announce,
    is_higher,
    is_play,
)

if TYPE_CHECKING:
    from tests.plain.court_four import PlainCourtFour


def refusal(game: "PlainCourtFour", seat: int, code: int) -> str | None:
    """The first reason that fits, or None for a legal action."""
    if not 0 <= code <= 49:
        return "no such action"
    if game.actor() != seat:
        return "not your turn"
    if code in (DRAW, CALL_DRAW, ORDER_DRAW, THROW_DOWN):
        return "not in this game"
    if code == CALL_REVOKE and game.options["revoke"] != "claim":
        return "not in this game"
    if code in (EXCHANGE, CLOSE, DECLARE, LAY_DOWN):
        return "not in the four-handed game"
    if is_announce(code) and game.options["four_announce"] == "off":
        return "not in the four-handed game"
    if is_play(code):
        return refused_play(game, seat, NUMBERED[code])
    if is_announce(code):
        return refused_announcement(game, seat, *announcement(code))
    if code == CALL_REVOKE:
        return refused_call(game, seat)
    return None if game.phase == "REVOKE_WINDOW" else "not now"


def refused_play(game: "PlainCourtFour", seat: int, card: str) -> str | None:
    hand = game.hands[seat]
    if card not in hand:
        return "you do not hold that card"
    if game.phase != "PLAY":
        return "not now"
    if not game.table or game.options["revoke"] != "refuse":
        return None
    led = colour_of(game.table[0][1])
    same = [other for other in hand if colour_of(other) == led]
    if same and card not in same:
        return "must follow colour"
    if led == game.court_colour and same:
        best = None
        for _, put in game.table:
            if colour_of(put) == led and (best is None or is_higher(put, best)):
                best = put
        assert best is not None
        if any(is_higher(other, best) for other in same) and not is_higher(card, best):
            return "must take"
    return None


def refused_announcement(game: "PlainCourtFour", seat: int, card: str, mate: str) -> str | None:
    if card not in game.hands[seat]:
        return "you do not hold that card"
    if game.phase != "PLAY" or game.table:
        return "not your lead"
    if mate not in game.hands[seat]:
        return "you do not hold the pair"
    return None


def refused_call(game: "PlainCourtFour", seat: int) -> str | None:
    if game.phase == "REVOKE_WINDOW":
        return None
    if game.called_revoke[seat]:
        return "one call for each couplet"
    return None if game.cards_played > 0 else "not now"
