"""Court without one of our rulings."""

from __future__ import annotations

from parlour.games.court import cards, two
from parlour.games.court.four import counting as four_counting
from parlour.games.court.four import couplets as four_couplets
from parlour.games.court.four import moves as four_moves
from parlour.games.court.three import counting as three_counting
from parlour.games.court.two import counting, couplets, dealing, hidden, moves, state, talon
from tests.clauses.without import edited, spoilt
from tests.clauses.without.court_for_two import game_with

WITHOUT = [
    edited(
        "court.ruling-who-takes",
        "The court colour takes nothing.",
        cards.reply_takes,
        ("colour_of(reply) == court_colour", "False"),
    ),
    edited(
        "court.ruling-first-deal",
        "The dealer deals again.",
        counting.pass_the_deal,
        ("s.dealer = opponent(s, s.dealer)", "pass"),
    ),
    edited(
        "court.ruling-court-card-drawn-last",
        "The court card is never drawn.",
        talon.draw_card,
        ("card = s.court_card", "return"),
    ),
    edited(
        "court.ruling-close-timing",
        "Nobody may close before the draws, whatever the house says.",
        talon.may_close_before_draws,
        ("s.close_timing == BEFORE_OR_AFTER", "False"),
    ),
    edited(
        "court.ruling-close-limits",
        "A closed round may be closed again.",
        talon.bar_to_closing,
        ("if is_closed(s):", "if False:"),
    ),
    edited(
        "court.ruling-close-then-act",
        "After a close the other player leads.",
        talon.turn_down,
        ("ask_lead(s)", "s.leader = other\nask_lead(s)"),
    ),
    edited(
        "court.ruling-exchange-any-turn",
        "The Jester may be exchanged before a lead only.",
        talon.bar_to_exchanging,
        (
            "refusals.EXCHANGE_ON_LEAD if s.exchange_timing == LEAD_ONLY else 0",
            "refusals.EXCHANGE_ON_LEAD",
        ),
    ),
    edited(
        "court.ruling-exchange-last-card",
        "The taker of the sixth couplet is not asked before he draws.",
        talon.after_couplet,
        (
            "elif s.couplets_done == LAST_OPEN_COUPLET and bar_to_exchange(s, s.leader) == 0:",
            "elif False:",
        ),
    ),
    edited(
        "court.ruling-exchange-after-close",
        "After a close the closer alone may exchange.",
        talon.turn_down,
        ("s.exchange_after_close == BOTH", "False"),
    ),
    edited(
        "court.ruling-exchange-jester-up",
        "It is no matter that the Jester lies there already.",
        talon.bar_to_exchange,
        ("if s.court_card == jester:", "if False:"),
    ),
    edited(
        "court.ruling-silent-windows",
        "All see that somebody is asked a silent question.",
        hidden.hide,
        ("while is_silent(out.phase) and out.turn != seat:", "while False:"),
    ),
    edited(
        "court.ruling-announce-once",
        "One card of a pair is enough to announce it again.",
        couplets.holds_pair,
        ("(s.hand[seat] & pair) == pair", "(s.hand[seat] & pair) != 0"),
    ),
    edited(
        "court.ruling-announce-any-phase",
        "Nothing is announced when the talon is spent.",
        couplets.bar_to_any_announcement,
        ("s.announce_after_talon == NO and ", ""),
    ),
    edited(
        "court.ruling-announce-immediate",
        "An announcement is not counted at its lead.",
        couplets.announce,
        ("s.announced[seat] += amount", "pass"),
    ),
    edited(
        "court.ruling-announce-window",
        "After an announcement nobody may declare before the reply.",
        couplets.ask_after_announcing,
        ("if s.declare == FREE or count(s, seat) >= SIXTY:", "if False:"),
    ),
    edited(
        "court.ruling-declare-when",
        "Nobody may declare but after an announcement.",
        moves.bar_to_declaring,
        ("(LEAD, REPLY, AFTER_ANNOUNCE)", "(AFTER_ANNOUNCE,)"),
    ),
    edited(
        "court.ruling-declare-beats-first",
        "The round is his who had sixty first, whoever declares.",
        counting.declare_truly,
        ("s.first_to_sixty if s.first_sixty == REACHED else seat", "s.first_to_sixty"),
    ),
    edited(
        "court.ruling-undeclared",
        "Sixty that nobody has declared is worth nothing.",
        counting.count_out,
        (
            "win_by_sixty(s, s.first_to_sixty)",
            "end_round(s, NO_SEAT, 0, 0, clauses.RULING_UNMADE_SIXTY)",
        ),
    ),
    edited(
        "court.ruling-margin",
        "The loser's count is looked at when the round ends.",
        counting.win_by_sixty,
        ("if s.margin_moment == MADE:", "if False:"),
    ),
    edited(
        "court.ruling-unmade-sixty",
        "The higher count scores a point without sixty.",
        counting.count_out,
        ("elif s.unmade_sixty == HIGHER:", "elif True:"),
    ),
    edited(
        "court.ruling-tie-scope",
        "A closer short of sixty ties with an equal count.",
        counting.count_out,
        (
            "count(s, s.closed_by) < SIXTY",
            "count(s, s.closed_by) < SIXTY and counts[0] != counts[1]",
        ),
    ),
    edited(
        "court.ruling-carry",
        "Every tie adds a point to those that wait.",
        counting.carry_point,
        ("s.carry if s.tie_carry == ACCUMULATE else 0", "s.carry"),
    ),
    edited(
        "court.ruling-closed-opponent",
        "A true declaration against a closer is worth what it is against anybody.",
        counting.declare_truly,
        ("if s.closed_by == other and count(s, other) < SIXTY:", "if False:"),
    ),
    edited(
        "court.ruling-penalty-greater",
        "A closer within rule 3 who offends gives two points.",
        counting.penalty,
        ("3 if s.closed_by == offender and s.rule3 == 1 else 2", "2"),
    ),
    edited(
        "court.ruling-escape",
        "A false declaration without a couplet costs three points.",
        counting.declare_falsely,
        ("s.false_declaration == THREE_IF_NO_COUPLET and ", ""),
    ),
    edited(
        "court.ruling-rule-nine",
        "The dealer is not asked before the first lead.",
        dealing.deal,
        ("if was_given_four(s, second):", "if False:"),
    ),
    edited(
        "court.ruling-revoke",
        "Unlawful replies are refused, whatever the house says.",
        couplets.mistakes_can_happen,
        ("s.revoke != REFUSE", "False"),
    ),
    edited(
        "court.ruling-missed-draw",
        "Cards are drawn for the players, whatever the house says.",
        talon.is_by_hand,
        ("s.draw == BY_HAND", "False"),
    ),
    spoilt(
        "court.ruling-memory",
        "Another house rule says how much of the past is shown.",
        game_with(two, recall_option="declare"),
    ),
    edited(
        "court.ruling-round-cap",
        "A game goes on however many rounds it has had.",
        counting.game_ends,
        ("if not won and s.round_no < s.round_cap:", "if not won:"),
    ),
    edited(
        "court.ruling-three-lead",
        "The player at the dealer's right is dealt first and leads.",
        state.first_hand,
        ("(s.dealer + 1) % 3", "(s.dealer + 2) % 3"),
    ),
    edited(
        "court.ruling-three-share",
        "The dealer shares no carried point.",
        three_counting.share_points,
        ("made = s.made[winner]", "made = s.round_points"),
    ),
    edited(
        "court.ruling-three-out",
        "A player who is out goes on dealing in his turn.",
        three_counting.pass_the_deal,
        ("if left == s.first_out and left != just_out:", "if False:"),
    ),
    edited(
        "court.ruling-three-stage-two",
        "A dealer is held at six points, though he has a hand of his own.",
        three_counting.hold_back,
        (" and s.stage_two_dealer == BARRED", ""),
    ),
    edited(
        "court.ruling-four-absent",
        "Four announce pairs, whatever the house says.",
        four_moves.pairs_are_announced,
        ("s.four_announce == ON", "True"),
    ),
    edited(
        "court.ruling-four-130",
        "A hundred and thirty is worth two points.",
        four_counting.win_by_count,
        ("elif made >= OUT_OF_REACH:", "elif False:"),
    ),
    edited(
        "court.ruling-four-take-over-partner",
        "A partner's card need not be beaten.",
        four_couplets.lawful_cards,
        (
            "s.table[s.best]",
            "0 if side_of(s.best) == side_of(s.turn) else s.table[s.best]",
        ),
    ),
    edited(
        "court.ruling-four-standard",
        "The Standard scores for the side that plays it.",
        four_counting.capture_standard,
        ("side_of(taker), 1", "side_of(seat), 1"),
    ),
    edited(
        "court.ruling-four-unmade",
        "The higher count scores a point without sixty.",
        four_counting.count_out,
        ("elif s.unmade_sixty == HIGHER:", "elif True:"),
    ),
    edited(
        "court.ruling-four-revoke",
        "Unlawful cards are refused, whatever the house says.",
        four_couplets.mistakes_can_happen,
        ("s.revoke != REFUSE", "False"),
    ),
]
