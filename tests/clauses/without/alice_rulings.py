"""The rulings of Alice in Wonderland, each left out in turn."""

from __future__ import annotations

from parlour.games.alice import calls, dealing, forfeits, hidden, sets, turns
from parlour.games.alice import state as alice
from parlour.kernel import cards
from tests.clauses.without import edited

WITHOUT = [
    edited(
        "alice.r-first-dealer",
        "Seat 0 always deals first.",
        dealing.begin,
        ("s.dealer = dealer", "s.dealer = 0"),
    ),
    edited(
        "alice.r-next-dealer",
        "The dealer deals again.",
        dealing.next_dealer,
        ("s.dealer, 1", "s.dealer, 0"),
    ),
    edited(
        "alice.r-uneven",
        "What cannot be shared out equally is left over.",
        dealing.deal,
        ("range(CARDS)", "range(CARDS - CARDS % s.seats)"),
    ),
    edited(
        "alice.r-opening-counts",
        "Opening sets do not count.",
        dealing.lay_opening_sets,
        ("s.score[seat] = n", "s.score[seat] = 0"),
    ),
    edited(
        "alice.r-no-redraw",
        "The cards of a set stay in the hand.",
        sets.lay_set,
        ("s.sizes[seat] -= count(s.hand[seat] & cards)", "pass"),
        ("s.hand[seat] &= ~cards", "pass"),
    ),
    edited(
        "alice.r-right-to-call",
        "Only one who holds a companion may call.",
        calls.bar_to_calling,
        (
            "s.exposed[seat] == NO_SET",
            "s.exposed[seat] == NO_SET or s.hand[seat] & companions(s.exposed[seat]) == NONE",
        ),
        companions=alice.companions,
    ),
    edited(
        "alice.r-exact-card",
        "Either companion may be handed over for the one that was called.",
        calls.handed_over,
        (
            "return s.hand[asked] & bit(card)",
            """
            held = s.hand[asked] & companions(card // 3)
            return bit(lowest(held)) if held != NONE else NONE
            """,
        ),
    ),
    edited(
        "alice.r-own-card",
        "One may call for a card that one holds.",
        calls.bar_to_card,
        ("has(s.hand[seat], card)", "False"),
    ),
    edited(
        "alice.r-received-to-hand",
        "The companions of an exposed Lead cannot be drawn.",
        forfeits.drawable,
        ("s.hand[s.giver]", "s.hand[s.giver] & ~companions(max(s.exposed[s.giver], 0))"),
        companions=alice.companions,
    ),
    edited(
        "alice.r-complete-now",
        "A set is never completed by itself.",
        sets.complete_exposed,
        ("if (s.hand[seat] & pair) != pair:", "if True:"),
    ),
    edited(
        "alice.r-full-set-in-hand",
        "A set that is whole in the hand does not go down when its Lead is exposed.",
        calls.expose,
        ("complete_exposed(s, seat, clauses.R_FULL_SET_IN_HAND, log)", "pass"),
    ),
    edited(
        "alice.r-exposed-completed-by-draw",
        "What a draw has completed stays on the table.",
        turns.begin_play,
        ("if s.exposed[seat] != NO_SET:", "if False:"),
    ),
    edited(
        "alice.r-must-play",
        "One may stop at any time.",
        calls.bar_to_stopping,
        ("if s.sets_this_turn == 0:", "if False:"),
        ("if s.exposed[seat] != NO_SET:", "if False:"),
    ),
    edited(
        "alice.r-lead-stays",
        "At the end of a turn its Lead goes back to the hand.",
        turns.end_turn,
        (
            "s.giver = NO_SEAT",
            """
            if s.exposed[s.current] != -1:
                s.hand[s.current] |= lead(s.exposed[s.current])
                s.sizes[s.current] += 1
                s.exposed[s.current] = -1
            s.giver = NO_SEAT
            """,
        ),
        lead=alice.lead,
    ),
    edited(
        "alice.r-stop",
        "Whoever has a Lead must go on.",
        calls.bar_to_stopping,
        (" and s.after_set == COMPULSORY", ""),
    ),
    edited(
        "alice.r-stop-silent",
        "All are told how many Leads one has who stops.",
        calls.stop,
        (
            "NONE, 0, clauses.R_STOP_SILENT",
            "NONE, count(leads_in_hand(s, seat)), clauses.R_STOP_SILENT",
        ),
        leads_in_hand=alice.leads_in_hand,
    ),
    edited(
        "alice.r-his-left",
        "After a miss the turn goes to the right.",
        forfeits.after_miss,
        ("seat_to_left(s, seat, 1)", "seat_to_left(s, seat, s.seats - 1)"),
    ),
    edited(
        "alice.r-draw-uniform",
        "The lowest card is drawn.",
        forfeits.drawable,
        ("s.hand[s.giver]", "bit(lowest(s.hand[s.giver]))"),
        lowest=cards.lowest,
    ),
    edited(
        "alice.r-draw-from-hand-only",
        "An exposed Lead may be drawn too.",
        forfeits.drawable,
        (
            "s.hand[s.giver]",
            "s.hand[s.giver] | (lead(s.exposed[s.giver]) if s.exposed[s.giver] >= 0 else NONE)",
        ),
        NONE=cards.NONE,
    ),
    edited(
        "alice.r-who-knows-draw",
        "All see the card that is drawn.",
        forfeits.draw,
        ("draw_unseen(s.knowers, card, s.hand[giver], giver, taker)", "pass"),
        ("seen = bit(giver) | bit(taker)", "seen = ALL"),
    ),
    edited(
        "alice.r-forfeited-lead-to-hand",
        "A forfeited Lead is exposed before whoever gets it.",
        forfeits.forfeit_last_lead,
        ("s.hand[asked] |= lead(i)", "s.exposed[asked] = i"),
        ("s.sizes[asked] += 1", "pass"),
    ),
    edited(
        "alice.r-no-lead-when",
        "Nobody learns that a hand has no Lead.",
        turns.owes_for_no_lead,
        ("s.lacks[seat] |= leads_about(s)", "pass"),
    ),
    edited(
        "alice.r-played-last",
        "A turn without a Lead counts as play.",
        turns.note_turn_without_lead,
        ("s.played_last == PREVIOUS_TURN", "True"),
    ),
    edited(
        "alice.r-first-turn",
        "Before anybody has played the dealer is paid.",
        turns.payee_for_no_lead,
        ("to_dealer = s.first_turn_no_lead == PAYS_DEALER", "to_dealer = True"),
    ),
    edited(
        "alice.r-cardless",
        "Whoever has no card has his turn all the same.",
        turns.begin_turns,
        ("if is_cardless(s, seat):", "if False:"),
    ),
    edited(
        "alice.r-call-cardless",
        "Nobody may call on one who has no card.",
        calls.bar_to_cardless,
        (" and s.call_cardless == CARDLESS_REFUSED", ""),
    ),
    edited(
        "alice.r-pay-cardless",
        "One who has no card left is not paid.",
        turns.payee_for_no_lead,
        (
            "return payee if s.sizes[seat] > 0 else NO_SEAT",
            """
            if payee != NO_SEAT and s.sizes[payee] == 0 and s.exposed[payee] == -1:
                return NO_SEAT
            return payee if s.sizes[seat] > 0 else NO_SEAT
            """,
        ),
    ),
    edited(
        "alice.r-one-card-player",
        "Whoever has one card only keeps it.",
        turns.payee_for_no_lead,
        ("s.sizes[seat] > 0", "s.sizes[seat] > 1"),
    ),
    edited(
        "alice.r-sizes-public",
        "Nobody knows how many cards another holds.",
        hidden.hide,
        (
            "out.piles[other] = s.piles[other] & known",
            """
            out.piles[other] = s.piles[other] & known
            if other != seat:
                out.sizes[other] = 0
            """,
        ),
    ),
    edited(
        "alice.r-end",
        "The game goes on though all sets are down.",
        sets.is_won,
        ("s.down == SETS", "False"),
    ),
    edited(
        "alice.r-tie",
        "Of equal winners the first takes all.",
        sets.value,
        (
            "return share_of_win(s.score, s.seats, seat)",
            """
            score = list(s.score)[: s.seats]
            return float(seat == score.index(max(score))) - 1.0 / s.seats
            """,
        ),
    ),
    edited(
        "alice.r-stall",
        "A game in which nothing happens goes on.",
        sets.is_stalled,
        ("s.stall_rounds > 0", "False"),
    ),
    edited(
        "alice.r-no-strict-mode",
        "The past is always shown.",
        dealing.begin,
        ("s.history = options[7]", "s.history = 0"),
    ),
]
