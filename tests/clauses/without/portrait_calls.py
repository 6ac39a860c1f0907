"""Portrait Authors without a clause of its calls, its turns or its end."""

from __future__ import annotations

from parlour.games.portrait import calls, narration, notation, state, turns
from tests.clauses.without import edited, rewritten

WITHOUT = [
    edited(
        "portrait.score-kept",
        "Nobody has a count.",
        turns.scores,
        ("s.score[seat]", "0"),
    ),
    edited(
        "portrait.call-any-player",
        "Only the left neighbour may be called on.",
        calls.bar_to_seat,
        ("d >= s.seats", "d > 1"),
    ),
    edited(
        "portrait.call-card-not-held",
        "One may call for a card that one holds.",
        turns.wanted,
        ("minus(right_to_call(s, seat), s.hand[seat])", "right_to_call(s, seat)"),
    ),
    edited(
        "portrait.hit-continue",
        "Whoever is answered loses his turn.",
        calls.hit,
        ("return True", "return False"),
    ),
    edited(
        "portrait.hand-over",
        "Nobody gives anything up.",
        calls.call,
        ("if has(s.hand[asked], card):", "if False:"),
    ),
    edited(
        "portrait.miss-passes",
        "After a miss the same player calls again.",
        turns.pass_turn,
        ("next_seat(s, s.current)", "s.current"),
    ),
    rewritten(
        "portrait.must-hold-group",
        "One may call for any card.",
        turns.right_to_call,
        lambda s, seat: state.cards_of_form(s),
    ),
    edited(
        "portrait.call-order",
        "A call says the card first and then its group.",
        narration.spoken,
        ("{group}, {card}", "{card}, {group}"),
    ),
    edited(
        "portrait.call-order-penalty",
        "A call in bad form costs no turn.",
        calls.lose_call,
        ("return False", "return True"),
    ),
    edited(
        "portrait.one-card-per-call",
        "Of several cards in one call the first is meant.",
        notation._card_called,
        ("if said.both or len(authors) > 1 or len(kinds) > 1:", "if False:"),
    ),
    edited(
        "portrait.r-next-left",
        "The turn goes to the right.",
        turns.next_seat,
        ("seat_to_left(s, seat, places)", "seat_to_left(s, seat, s.seats - places)"),
    ),
    edited(
        "portrait.r-no-pass",
        "A call of which all know that it must fail is never allowed.",
        calls.barred_of,
        (" and (s.stale_calls == STALE_NEVER or is_barred(s))", ""),
    ),
    edited(
        "portrait.r-callable",
        "One may call for a card that is on the table.",
        turns.wanted,
        (
            "return minus(minus(right_to_call(s, seat), s.hand[seat]), s.tabled)",
            "return minus(right_to_call(s, seat), s.hand[seat])",
        ),
    ),
    edited(
        "portrait.r-stacked-not-held",
        "What one has stacked gives the right to call.",
        turns.right_to_call,
        ("s.calling_right == HAND_OR_TABLE and ", ""),
    ),
    edited(
        "portrait.r-call-form",
        "No call is ever lost.",
        calls.bar_to_bad_calls,
        ("s.call_form != LOSS_OF_CALL", "True"),
    ),
    edited(
        "portrait.r-empty-hand",
        "A player without cards has his turns and is called on all the same.",
        turns.is_out,
        ("s.sizes[seat] == 0 and s.bank_n == 0", "False"),
    ),
    edited(
        "portrait.r-end",
        "The game goes on though all cards are on the table.",
        turns.go_on,
        ("s.phase = GAME_OVER", "pass"),
    ),
    edited(
        "portrait.r-ties",
        "Of equal winners the first takes all.",
        turns.value,
        (
            "return share_of_win(s.score, s.seats, seat)",
            """
            score = list(s.score)[: s.seats]
            return float(seat == score.index(max(score))) - 1.0 / s.seats
            """,
        ),
    ),
    edited(
        "portrait.r-standstill",
        "However long nothing happens, no call is barred for it.",
        turns.is_barred,
        ("s.idle >= 3 * s.seats", "False"),
    ),
]
