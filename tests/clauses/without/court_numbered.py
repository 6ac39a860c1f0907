"""Court without one of the numbered rules of the sheet, from the first to the fourteenth."""

from __future__ import annotations

from parlour.games.court import cards
from parlour.games.court.two import counting, couplets, dealing, missed_draws, talon
from parlour.kernel.cards import NO_CARD
from tests.clauses.without import edited

WITHOUT = [
    edited(
        "court.r1-exchange",
        "One may exchange without a couplet.",
        talon.bar_to_exchange,
        ("if s.couplets[seat] == 0:", "if False:"),
    ),
    edited(
        "court.r2-closer-fails",
        "A closer who fails gives nothing.",
        counting.closer_fails,
        ("winner, 2, 0", "winner, 0, 0"),
    ),
    edited(
        "court.r3-closer-fails-early",
        "A closer who fails gives two points, though the other had no couplet.",
        counting.closer_fails,
        ("if s.rule3 == 1:", "if False:"),
    ),
    edited(
        "court.r4-open-free",
        "The strict duties hold from the first couplet on.",
        couplets.lawful_replies,
        (" if is_strict(s) else hand", ""),
    ),
    edited(
        "court.r4-strict-starts",
        "Replies are free to the end of the round.",
        couplets.is_strict,
        ("s.strict_from != NEVER", "False"),
    ),
    edited(
        "court.r4-follow",
        "The colour led need not be followed, unless it takes.",
        couplets.strict_replies,
        ("must(hand, colour, FOLLOW, why)", "hand"),
    ),
    edited(
        "court.r4-take",
        "Who follows need not take.",
        couplets.strict_replies,
        ("must(following, colour & below(led), TAKE, why)", "following"),
    ),
    edited(
        "court.r4-court-if-void",
        "Without the colour led any card may be played.",
        couplets.strict_replies,
        ("must(hand, COLOURS[s.court_colour], COURT, why)", "hand"),
    ),
    edited(
        "court.r4-penalty",
        "A revoke ends the round and costs nothing.",
        counting.punish_revoke,
        ("s.forfeited = offender", "pass"),
        ("penalty(s, offender)", "0"),
    ),
    edited(
        "court.r5-false-declaration",
        "A false declaration ends the round and costs nothing.",
        counting.declare_falsely,
        ("points = penalty(s, seat)", "points = 0"),
    ),
    edited(
        "court.r5-examination",
        "The declarer is taken at his word, and nobody sees his cards.",
        counting.declare_sixty,
        ("if log is not None:", "if False:"),
    ),
    edited(
        "court.r5-ends-round",
        "A false declaration costs its points, and the round goes on.",
        counting.declare_falsely,
        (
            "end_round(s, opponent(s, seat), points, 0, clauses.R5_FALSE_DECLARATION)",
            "s.points[opponent(s, seat)] += points",
        ),
    ),
    edited(
        "court.r7-declaration-ends",
        "A true declaration goes by, and the round goes on.",
        counting.declare_truly,
        ("other = opponent(s, seat)", "return"),
    ),
    edited(
        "court.r7-unused-void",
        "A card that was led counts for its leader before anybody has answered.",
        counting.declare_sixty,
        (
            "made = count(s, seat)",
            """
            made = count(s, seat)
            if s.led != NO_CARD and s.leader == seat:
                made += figure(s.led)
            """,
        ),
        NO_CARD=NO_CARD,
        figure=cards.figure,
    ),
    edited(
        "court.r8-tie",
        "Equal counts are no tie.",
        counting.count_out,
        ("elif counts[0] == counts[1]:", "elif False:"),
    ),
    edited(
        "court.r8-carry",
        "No point waits after a tie.",
        counting.carry_point,
        ("waiting + 1", "waiting"),
    ),
    edited(
        "court.r9-lay-down",
        "The four cannot be laid down.",
        dealing.was_given_four,
        ("(s.hand[seat] & four) == four", "False"),
    ),
    edited(
        "court.r9-at-once",
        "The four may be laid down at any lead.",
        dealing.is_first_chance,
        (" and s.couplets_done == 0 and not is_closed(s)", ""),
    ),
    edited(
        "court.r9-reason",
        "The four count forty-one, by an Esquire of twenty.",
        cards.figure,
        ("return 2", "return 20"),
    ),
    edited(
        "court.r10-deadline",
        "The Jester may be exchanged when the talon is drawn.",
        talon.is_too_late,
        ("s.talon_left == 0", "False"),
    ),
    edited(
        "court.r11-closed-deadline",
        "After a close the Jester may be exchanged to the end of the round.",
        talon.bar_to_exchange,
        ("s.led_since_close == 1", "False"),
    ),
    edited(
        "court.r12-not-closing",
        "An exchange closes the round.",
        talon.exchange,
        (
            "s.court_card = court_jester(s)",
            """
            s.court_card = court_jester(s)
            s.closed_by = seat
            s.strict_from = s.couplets_done
            """,
        ),
    ),
    edited(
        "court.r12-jester-takes-place",
        "The Jester is put away and no card lies in the court card's place.",
        talon.exchange,
        ("s.court_card = court_jester(s)", "s.court_card = NO_CARD"),
    ),
    edited(
        "court.r13-last-ten",
        "The twelfth couplet adds nothing.",
        counting.count_last_ten,
        ("s.pile[taker] += 10", "pass"),
    ),
    edited(
        "court.r13-closed-no-ten",
        "The last couplet of a closed round adds ten.",
        counting.count_last_ten,
        ("if is_closed(s):", "if False:"),
    ),
    edited(
        "court.r14-early",
        "A missed draw that is noticed in time is not made good.",
        missed_draws.bring_to_light,
        ("make_good(s, defaulter, log)", "pass"),
    ),
    edited(
        "court.r14-late-choice",
        "A missed draw is made good however late it is noticed.",
        missed_draws.bring_to_light,
        ("if s.late[defaulter] == 1:", "if False:"),
    ),
    edited(
        "court.r14-throw-down",
        "To throw down the hand scores nothing.",
        missed_draws.throw_down,
        ("s.turn, 1, 0", "s.turn, 0, 0"),
    ),
]
