"""Sentences that say the thing itself: what is taken back, who has won, and why it was refused."""

from __future__ import annotations

import pytest

from parlour.games.alice.deck import DECK as ALICE
from parlour.games.catalogue import game, names
from parlour.games.game import Unreadable
from parlour.kernel.dispatch import why_not
from parlour.languages import said
from parlour.tables import record
from parlour.tables.mistakes import BadRecord, Refused
from parlour.tables.replay import replay
from parlour.tables.start import Start
from parlour.tables.table import Table
from parlour.tables.wording import cards_named
from tests.clauses.alice_positions import at as alice_at
from tests.clauses.masquerade_play import at as masquerade_at
from tests.clauses.portrait_play import at as authors_at
from tests.clauses.test_court_examples import SEVEN
from tests.tables.company import one_person, people, play_on
from tests.terminal.planned_conversation import PlannedConversation, session


@pytest.mark.parametrize("name", names())
def test_a_move_taken_back_is_named_in_words_and_never_by_a_code(name: str) -> None:
    played = game(name)
    table = Table(played, one_person(played.usual_seats), Start(deal="7", dealer=0))
    table.advance()
    codes = [card.id for card in played.deck]
    taken_back = 0
    for _ in range(60):
        if table.over or taken_back == 3:
            break
        table.advance()
        asked = table.asked()
        if not asked:
            continue
        _, legal = table.ask(asked[0])
        table.play_code(asked[0], legal[len(legal) // 2])
        if asked[0] == 0:
            table.undo(0)
            line = table.view(0).story[-1].text
            assert line.startswith(("You take back the ", "You take back No. "))
            assert not any(code in line for code in codes)
            assert said(line, "de").endswith("zurück.")
            taken_back += 1
            table.play_code(0, legal[len(legal) // 2])
    assert taken_back == 3


def test_you_take_back_the_gold_crown() -> None:
    table = Table(game("court-two"), one_person(2), Start(deal="2", dealer=1))
    table.advance()
    card = game("court-two").deck.of(table.view(0).zones[0].cards[0])
    assert card is not None
    table.play(0, f"play the {card.name}")
    table.undo(0)
    assert table.view(0).story[-1].text == f"You take back the {card.name}."
    assert table.view(1).story[-1].text == f"Ann takes back the {card.name}."


def finished(name: str) -> Table:
    played = game(name)
    table = Table(played, people(played.usual_seats), Start(deal="3", dealer=0))
    play_on(table, seed=4)
    assert table.over
    return table


@pytest.mark.parametrize("name", ["court-two", "court-three", "court-four"])
def test_the_winners_figure_comes_first_and_old_records_verify(name: str) -> None:
    told = record.write(finished(name).record)
    kept = record.read(told)
    figures = kept.result.rstrip(".").rpartition(", ")[2]
    points = figures.split("–")
    assert int(points[0]) == max(map(int, points)) or "second" in kept.result
    for _ in replay(kept):
        pass
    played = game(name)
    *_, last = replay(kept)
    assert played.formerly is not None
    old = record.read(told)
    old.result = played.formerly(last.progress.state, kept.names)
    assert set(old.result.rstrip(".").rpartition(", ")[2]) == set(figures)
    for _ in replay(old):
        pass
    old.result = kept.result.replace(figures, "9" + figures)
    with pytest.raises(BadRecord, match="The result is not true"):
        list(replay(old))


def test_two_hear_that_the_bank_is_meant_for_them() -> None:
    for name in ("authors-pairs", "authors-portraits", "authors-sketches"):
        for seats, is_told in ((2, True), (3, False)):
            table = Table(game(name), people(seats), Start(deal="1"))
            table.advance()
            first = table.view(0).story[0]
            assert (first.clause == "portrait.r-two-players") == is_told
            assert first.text.startswith("For two the sheet has a game with a Bank") == is_told
    table = Table(game("authors-bank"), people(2), Start(deal="1"))
    table.advance()
    assert all(line.kind != "notice" for line in table.view(0).story)


def test_cards_whose_names_hold_commas_can_be_told_apart() -> None:
    played = game("masquerade")
    assert cards_named(played, ["M-1", "R-7"]) == "No. 1, Masquerader; No. 7, Royer"
    assert cards_named(game("court"), ["G-Crown", "R-Jester"]) == "Gold Crown, Red Jester"


def test_following_where_lower_cards_are_free_is_told_truly() -> None:
    hands = (
        "R-2 I-1 I-2 I-3 I-4 I-5 I-6 I-7",
        "R-6 R-8 X-1 X-2 X-3 M-1 M-2 M-3",
        "R-1 R-3 X-4 X-5 X-6 M-4 M-5 M-6",
        "R-4 R-5 R-7 X-7 X-8 I-8 M-7 M-8",
    )
    t = masquerade_at(hands, 3, lower_follow="free").play("R-2")
    table = Table(
        game("masquerade"),
        people(4),
        Start(
            {"lower-follow": "free"},
            position=game("masquerade").words.write_position(t.s),
            deal="1",
        ),
    )
    refused = table.why(1, "lay M-1")
    assert isinstance(refused, Refused)
    assert refused.clauses[0] == "masquerade.r08-lower-card"
    assert "You hold a card of the title led, and must follow with one." in refused.sentence


def reason_of(form: str, seat: int, code: int, *seats: str, more: str, **options: str) -> str:
    t = authors_at(form, *seats, more=more, **options)
    number = int(why_not(t.s, seat, code))
    return t.game.words.refuse(t.s, seat, code, number, t.legal(), ("Ann", "Ben", "Cay"))


def test_a_stale_call_is_told_which_of_its_causes_bars_it() -> None:
    hands = ("PO-Whittier-P BI-Parton-PS", "PO-Whittier-S BI-Irving-PS", "PO-Lowell-PS")
    known = "seat 0 lacks: PO-Whittier-S\nseat 2 lacks: PO-Whittier-S"
    stale = 64 + 53
    by_table = reason_of("pairs", 0, stale, *hands, more=known, stale_calls="never")
    assert "At this table no call may be made of which all know" in by_table
    standstill = reason_of("pairs", 0, stale, *hands, more=f"idle: 9\n{known}")
    assert "Nothing has come about for three rounds: no call may be made" in standstill
    form = reason_of("pairs", 0, 568 + 53, *hands, more="idle: 9", call_form="loss_of_call")
    assert "Nothing has come about for three rounds: no call may be lost now." in form


def test_one_lead_is_the_only_one() -> None:
    t = alice_at("3L 7a 9a; down 4", "3a 9b; down 4", "3b 9L 7L; down 4", "7b; down 1")
    with pytest.raises(Unreadable, match="In your hand Alice receiving the thimble is the only"):
        game("alice").words.read(t.s, 0, f"expose {ALICE[3 * 6 + 1].id}")


def test_a_refusal_says_why_it_is_not_the_time() -> None:
    table = Table(game("court-two"), people(2), Start(position=SEVEN, deal="1"))
    table.play(0, "announce R-Crown")
    refused = table.why(0, "close")
    assert (refused.code, refused.clauses) == ("not-your-lead", ("court.closing-on-lead",))
    revoke = table.why(0, "call a revoke")
    assert (revoke.code, revoke.clauses) == ("not-in-this-game", ("court.ruling-revoke",))
    early = table.why(0, "play the Red Royal")
    assert (early.code, early.clauses) == ("not-now", ("court.ruling-announce-window",))
    assert "after an announcement you declare or play on, and nothing else" in early.sentence


@pytest.mark.parametrize("name", names())
def test_help_is_of_the_game_that_is_played(name: str) -> None:
    with PlannedConversation() as paper:
        at = session(name, game(name).usual_seats, deal="4")
        paper.write("?", "quit")
        paper.play(at)
        shown = paper.text().partition("Type the number of a move, or the move itself")[2]
        example = shown.partition("“")[2].partition("”")[0]
        assert at.table.why(0, example).code == "legal", example
        clause = shown.partition("as “rules ")[2].partition("”")[0]
        assert clause in {c.id for c in game(name).rulebook.clauses_of([name])}
