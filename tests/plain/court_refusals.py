"""Why an action is refused in two-handed Court: the printed table, read from the top.

Written apart from the engine's own list of legal actions, so that each checks the other.
"""

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
    PASS,
    THROW_DOWN,
    announcement,
    colour_of,
    is_announce,
    is_higher,
    is_play,
)
from tests.plain.court_table import CourtTable

# The phases in which each action has a place at all.
PLACES: dict[int, list[str]] = {
    EXCHANGE: ["LEAD", "REPLY", "AFTER_CLOSE", "LAST_EXCHANGE"],
    CLOSE: ["LEAD", "PRE_DRAW", "DRAW_NODE"],
    DECLARE: ["LEAD", "REPLY", "AFTER_ANNOUNCE"],
    LAY_DOWN: ["DEALER_LAY_DOWN", "LEAD"],
    PASS: [
        "DEALER_LAY_DOWN",
        "AFTER_CLOSE",
        "AFTER_ANNOUNCE",
        "LAST_EXCHANGE",
        "DRAW_NODE",
        "REVOKE_WINDOW",
    ],
    DRAW: ["PRE_DRAW", "DRAW_NODE"],
    CALL_DRAW: ["LEAD", "REPLY", "DRAW_NODE"],
    ORDER_DRAW: ["R14_CHOICE"],
    THROW_DOWN: ["R14_CHOICE"],
    CALL_REVOKE: ["LEAD", "REPLY", "REVOKE_WINDOW"],
}


def refusal(game: CourtTable, seat: int, code: int) -> str | None:
    """The first reason that fits, or None for a legal action."""
    if not 0 <= code <= 49:
        return "no such action"
    if game.actor() != seat:
        return "not your turn"
    if belongs_to_an_option_that_is_off(game, code):
        return "not in this game"
    if is_play(code):
        return refused_play(game, seat, NUMBERED[code])
    if is_announce(code):
        return refused_announcement(game, seat, code)
    reason = None
    if code == CLOSE:
        reason = refused_close(game, seat)
    elif code == EXCHANGE:
        reason = refused_exchange(game, seat)
    elif code == DECLARE:
        if game.options["declare"] == "guarded" and game.count(seat) < 60:
            reason = "you have not sixty"
    elif code == LAY_DOWN:
        reason = refused_lay_down(game, seat)
    elif code == DRAW:
        if game.closed_by is not None:
            reason = "no drawing after closing"
    elif code == CALL_DRAW:
        if game.owed == [0, 0]:
            reason = "no draw is missing"
    elif code == CALL_REVOKE:
        reason = refused_call_of_revoke(game, seat)
    if reason is None and game.phase not in PLACES[code]:
        reason = "not now"
    return reason


def belongs_to_an_option_that_is_off(game: CourtTable, code: int) -> bool:
    manual = game.options["draw"] == "manual"
    if code == DRAW:
        return not manual and game.options["close_timing"] == "after-draw"
    if code in (CALL_DRAW, ORDER_DRAW, THROW_DOWN):
        return not manual
    if code == CALL_REVOKE:
        return game.options["revoke"] != "claim"
    if code == DECLARE:
        return game.options["declare"] == "auto"
    return False


def refused_play(game: CourtTable, seat: int, card: str) -> str | None:
    hand = game.hands[seat]
    if card not in hand:
        return "you do not hold that card"
    if game.phase == "LEAD":
        return None
    if game.phase != "REPLY":
        return "not now"
    if not game.strict() or game.options["revoke"] != "refuse":
        return None
    led = game.table
    assert led is not None
    same = [other for other in hand if colour_of(other) == colour_of(led)]
    if same and card not in same:
        return "must follow colour"
    if any(is_higher(other, led) for other in same) and not is_higher(card, led):
        return "must take"
    holds_court = any(colour_of(other) == game.court_colour for other in hand)
    if not same and holds_court and colour_of(card) != game.court_colour:
        return "must play court colour"
    return None


def refused_announcement(game: CourtTable, seat: int, code: int) -> str | None:
    card, mate = announcement(code)
    if card not in game.hands[seat]:
        return "you do not hold that card"
    if game.phase != "LEAD":
        return "not your lead"
    if mate not in game.hands[seat]:
        return "you do not hold the pair"
    if game.all_drawn() and game.options["announce_after_talon"] == "no":
        return "no announcing after the talon"
    return None


def refused_close(game: CourtTable, seat: int) -> str | None:
    before_draw = game.options["close_timing"] == "before-or-after" and seat == game.last_taker
    at_draw = game.phase in ("PRE_DRAW", "DRAW_NODE") and before_draw
    if game.phase != "LEAD" and not at_draw:
        return "not your lead"
    if game.closed_by is not None:
        return "already closed"
    if game.all_drawn():
        return "no court card to turn down"
    return None


def refused_exchange(game: CourtTable, seat: int) -> str | None:
    if game.court_card == game.jester():
        return "the Jester lies there already"
    if game.jester() not in game.hands[seat]:
        return "you do not hold the court Jester"
    if not game.couplets[seat]:
        return "you have not yet taken a couplet"
    # court.ruling-exchange-last-card: the option moves the limit to the court card itself.
    to_the_end = game.options["exchange_deadline"] == "court-card"
    if game.all_drawn() or (not game.hidden and not to_the_end):
        return "too late: the talon is drawn"
    if game.closed_by is not None and game.led_since_close:
        return "too late: a card has been led since closing"
    if game.phase == "REPLY" and game.options["exchange_timing"] == "lead-only":
        return "exchange only on your lead"
    return None


def refused_lay_down(game: CourtTable, seat: int) -> str | None:
    if seat == game.dealer and game.phase != "DEALER_LAY_DOWN":
        return "too late to lay down"
    if seat != game.dealer and game.acted[seat]:
        return "too late to lay down"
    if not game.given_four[seat]:
        return "you were not given the four"
    return None


def refused_call_of_revoke(game: CourtTable, seat: int) -> str | None:
    if game.phase == "REVOKE_WINDOW":
        return None
    if game.called_revoke[seat]:
        return "one call for each couplet"
    if not game.strict_reply_made:
        return "not now"
    return None
