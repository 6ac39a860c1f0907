"""How Court speaks with two: the deal, the play, what is asked, what is refused, the end."""

from __future__ import annotations

from parlour.games.court import two
from parlour.games.parts import Choice
from parlour.kernel.log import WATCHER
from tests.clauses.court_play import Play, begin, code_of, position
from tests.clauses.test_court_examples import (
    DECK_1,
    DECK_6,
    DECK_9,
    DECK_13,
    DECK_15,
    SEVEN,
    TIED,
    UNMADE,
)

WORDS = two.GAME.words
NAMES = ("Ann", "Ben")


def prompt(t: Play, seat: int) -> str:
    """What a seat is asked, by what it may know."""
    h = t.seen_by(seat)
    return WORDS.prompt(h.s, seat, h.codes() if h.turn == seat else [], NAMES)


def refused(t: Play, seat: int, move: str) -> str:
    code = t.refusal(move, seat)
    number = next(r.number for r in two.GAME.rulebook.refusals if r.code == code)
    codes = t.codes() if t.turn == seat else []
    return WORDS.refuse(t.seen_by(seat).s, seat, code_of(move), number, codes, NAMES)


def choice(t: Play, notation: str) -> Choice:
    offered = WORDS.choices(t.seen_by(t.turn).s, t.turn, t.codes(), NAMES)
    return next(c for c in offered if isinstance(c, Choice) and c.move == notation)


def test_a_couplet_and_its_draws_are_told_to_each_as_he_sees_them() -> None:
    t = begin(DECK_1).play("0 G-Jester", "1 R-Jester")
    assert t.texts(0, NAMES) == [
        "You lead the Gold Jester.",
        "Ben plays the Red Jester.",
        "You take the couplet, which counts nothing.",
        "You draw the Blue Esquire.",
        "Ben draws a card.",
    ]
    assert t.texts(1, NAMES)[2:] == [
        "Ann takes the couplet, which counts nothing.",
        "Ann draws a card.",
        "You draw the Gold Standard.",
    ]
    assert t.texts(WATCHER, NAMES)[3:] == ["Ann draws a card.", "Ben draws a card."]
    mine, bens = t.lines(0, NAMES)[-2:]
    assert (mine.cards, mine.shifts[0].source, mine.shifts[0].target) == (
        ["B-Esquire"],
        "talon",
        "hand:0",
    )
    assert (bens.cards, bens.shifts[0].backs) == ([], 1)


def test_an_announcement_waits_for_a_couplet() -> None:
    t = begin(DECK_6)
    assert choice(t, "announce B-Crown").label == (
        "Announce 20: lead the Blue Crown, show the Blue Royal"
    )
    assert prompt(t, 0) == "Your lead. You may also announce Blue, close or declare sixty."
    t.play("0 announce B-Crown")
    assert t.texts(1, NAMES) == [
        "Ann shows Crown and Royal of Blue and announces twenty. It waits for a first couplet.",
        "Ann leads the Blue Crown.",
    ]
    assert prompt(t, 0) == "Your announcement stands. Declare now, or play on?"
    t.play("0 pass", "1 R-Knight", "1 B-Jester", "0 B-Royal")
    assert "With a first couplet, the 20 announced before counts." in t.texts(0, NAMES)


def test_a_declaration_is_weighed_and_told() -> None:
    t = position(SEVEN)
    assert choice(t, "declare").sure.startswith("Declaring ends the round.")
    t.play("0 announce R-Crown", "0 declare")
    assert t.texts(1, NAMES)[-2:] == [
        "Ann declares sixty. On examination the count is 61.",
        "Ann scores two points for the round.",
    ]
    t = position("points: 3 5\n" + SEVEN).play("0 declare")
    assert t.texts(0, NAMES)[-2:] == [
        "Ben scores two points for the round.",
        "Ben wins the game with seven points.",
    ]
    assert WORDS.result(t.s, NAMES) == "Ben wins the game, 7–3."
    assert prompt(t, 0) == ""


def test_closing_is_told_and_narrows_the_replies() -> None:
    t = begin(DECK_9)
    assert choice(t, "close").label == "Close: turn the court card down"
    t.play("0 close")
    assert t.texts(1, NAMES) == ["Ann turns the court card down. Nobody draws any more."]
    t.play("0 announce K-Crown", "0 pass", "1 K-Standard", "0 K-Royal/1 K-Esquire", "0 K-Jester")
    assert refused(t, 1, "B-Jester") == (
        "You may not play the Blue Jester: you have no Black and must play Gold. You may play the "
        "Gold Crown or declare sixty."
    )
    assert refused(t, 0, "close") == "You may not close: it is not your turn. Ben is to play."


def test_the_four_are_laid_down_and_nobody_hears_that_they_were_not() -> None:
    t = begin(DECK_15)
    assert prompt(t, 1).startswith("You were given Crown, Royal, Knight and Esquire")
    assert prompt(t, 0).startswith("Your lead.")
    laid = t.copy().play("1 lay-down")
    assert laid.texts(0, NAMES) == [
        "Ben lays down Crown, Royal, Knight and Esquire of court colour.",
        "Ben scores three points for the round.",
    ]
    t.play("1 pass")
    assert t.texts(1, NAMES) == ["You let it pass."]
    assert t.texts(0, NAMES) == t.texts(WATCHER, NAMES) == []


def test_an_exchange_is_told_with_both_cards() -> None:
    t = begin(DECK_1).play(*TIED[:2])
    assert choice(t, "exchange").label == "Exchange the Jester for the Black Knight"
    t.play("1 exchange")
    assert t.texts(0, NAMES) == ["Ben exchanges the Black Jester for the Black Knight."]
    away, back = t.lines(0, NAMES)[0].shifts
    assert (away.source, away.target, away.cards) == ("hand:1", "court", ["K-Jester"])
    assert (back.source, back.target, back.cards) == ("court", "hand:1", ["K-Knight"])


def test_a_tie_and_what_it_carries_are_told() -> None:
    t = begin(DECK_1).play(*TIED)
    assert t.texts(0, NAMES)[-2:] == [
        "Both have 53: neither gains.",
        "One point will go to the next winner of a round.",
    ]
    assert any(text.startswith("The twelfth couplet adds ten to") for text in t.texts(0, NAMES))
    t.deal(DECK_9).play("1 declare")
    assert t.texts(0, NAMES)[-2:] == [
        "You score two points for the round.",
        "You add one point carried from a tie.",
    ]
    t = begin(DECK_13).play(*UNMADE)
    assert t.texts(WATCHER, NAMES)[-1] == "Neither has made sixty: nobody scores."


def test_missed_draws_are_told() -> None:
    t = begin(DECK_1, draw="manual").play("0 G-Jester/1 R-Jester")
    assert prompt(t, 0) == "Draw a card from the talon."
    t.play("0 pass")
    assert t.texts(1, NAMES) == ["Ann does not draw."]
    t.play("1 draw", "0 R-Standard", "1 call-draw")
    assert t.texts(0, NAMES)[-1] == "Ben points out that a draw was missed."
    assert prompt(t, 1).startswith("A draw was missed and found out late.")
    ordered = t.copy().play("1 order-draw")
    assert ordered.texts(0, NAMES)[0] == "Ben orders you to draw."
    t.play("1 throw-down")
    assert t.texts(1, NAMES)[0] == "You throw down your hand over the missed draw."


def test_a_revoke_is_told() -> None:
    moves = ("0 close", "0 announce K-Crown", "0 pass", "1 K-Standard", "0 K-Royal/1 K-Esquire")
    t = begin(DECK_9, revoke="penalise").play(*moves, "0 K-Jester", "1 B-Jester")
    assert t.texts(0, NAMES)[-2:] == [
        "Ben has broken rule 4: Ben's count is nil.",
        "You score two points for the round.",
    ]
    t = begin(DECK_9, revoke="claim").play(*moves, "0 K-Jester", "1 B-Jester", "0 call-revoke")
    assert "You say that Ben broke rule 4. It is so." in t.texts(0, NAMES)


def test_only_the_last_couplet_may_be_read_again() -> None:
    t = begin(DECK_1)
    story = t.lines(0, NAMES)
    for moves in ("0 G-Jester/1 R-Jester", *TIED[1:5]):
        t.play(moves)
        story += t.lines(0, NAMES)
    taken = [place for place, line in enumerate(story) if line.kind == "took"]
    assert len(taken) > 2
    assert WORDS.first_shown(t.seen_by(0).s, story) == taken[-2] + 1
    assert WORDS.first_shown(t.seen_by(0).s, story[: taken[0]]) == 0
