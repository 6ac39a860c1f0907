"""Packs and draws laid out by hand: what is missing or wrong is refused, and nothing happens."""

from __future__ import annotations

import random

import pytest

from parlour.games.catalogue import game
from parlour.games.deck import Deck
from parlour.tables.chance import LaidByHand
from parlour.tables.company import Seat
from parlour.tables.mistakes import NotNow
from parlour.tables.start import Start
from parlour.tables.table import Table
from parlour.tables.view import encode
from tests.clauses.test_court_examples import SEVEN

MONKEY = game("monkey")
POSITION = "removed: AS-3\nseat 0: EU-Man AS-4\nseat 1: AM-Man AF-4 EU-3\nturn: 0\n"


def number(deck: Deck, card_id: str) -> int:
    card = deck.of(card_id)
    assert card is not None
    return card.number


def seen(table: Table) -> tuple[list[bytes], list[str]]:
    """All that anybody is shown, and the journal."""
    everybody = [None, *range(len(table.seats))]
    return [encode(table.view(seat)) for seat in everybody], list(table.journal)


def opened(lot: LaidByHand) -> Table:
    people = [Seat("Ann"), Seat("Ben")]
    return Table(MONKEY, people, Start.by_hand(lot, position=POSITION))


def test_a_draw_that_is_missing_or_wrong_changes_nothing_and_can_be_laid_then() -> None:
    lot = LaidByHand(MONKEY)
    table = opened(lot)
    before = seen(table)
    with pytest.raises(NotNow, match="none is laid out") as missing:
        table.play(0, "draw")
    assert missing.value.code == "no-draw-laid"
    assert seen(table) == before
    lot.lay_draws(number(MONKEY.deck, "AS-4"))
    with pytest.raises(NotNow, match="Asia 4, is not among those to draw from") as wrong:
        table.play(0, "draw")
    assert wrong.value.code == "bad-draw-laid"
    assert seen(table) == before
    lot.take_up_draws()
    lot.lay_draws(number(MONKEY.deck, "AM-Man"))
    table.play(0, "draw")
    assert [entry.text for entry in table.record.entries] == ["draw", "AM-Man"]


def test_draws_are_laid_one_by_one_and_taken_back_with_their_move() -> None:
    lot = LaidByHand(MONKEY)
    people = [Seat("Ann"), Seat("Ben", "bot", "chance")]
    table = Table(MONKEY, people, Start.by_hand(lot, position=POSITION))
    lot.lay_draws(number(MONKEY.deck, "EU-3"))
    table.play(0, "draw")
    table.undo(0)
    table.play(0, "draw")
    lot.lay_draws(number(MONKEY.deck, "AS-4"))
    table.play(1, "draw")
    drawn = [entry.text for entry in table.record.entries if entry.kind == "draw"]
    assert drawn == ["EU-3", "AS-4"]


def test_a_pack_that_is_missing_or_not_whole_is_refused_and_dealt_later() -> None:
    court = game("court-two")
    lot = LaidByHand(court)
    table = Table(court, [Seat("Ann"), Seat("Ben")], Start.by_hand(lot, dealer=1))
    before = seen(table)
    with pytest.raises(NotNow, match="No pack is laid out"):
        table.advance()
    lot.lay_pack([0, 1, 2])
    with pytest.raises(NotNow, match="not every card of the game once"):
        table.advance()
    assert seen(table) == before
    lot = LaidByHand(court, [court.pack().tolist()])
    table = Table(court, [Seat("Ann"), Seat("Ben")], Start.by_hand(lot, dealer=1))
    assert table.advance()


def test_a_game_begun_from_a_position_deals_the_first_pack_next() -> None:
    court = game("court-two")
    pack = court.pack().tolist()
    table = Table(
        court, [Seat("Ann"), Seat("Ben")], Start.by_hand(LaidByHand(court, [pack]), position=SEVEN)
    )
    table.play(0, "announce R-Crown")
    table.play(0, "declare sixty")
    assert table.advance()
    packs = [entry.text for entry in table.record.entries if entry.kind == "pack"]
    assert packs == [" ".join(court.deck.ids(pack))]


def test_a_second_pack_is_still_the_second_after_going_back() -> None:
    """Chance is brought back to where it stood, packs laid out by hand included."""
    court = game("court-two")
    packs = [random.Random(seed).sample(court.pack().tolist(), len(court.deck)) for seed in (1, 2)]
    seats = [Seat("Ann"), Seat("Bea", "bot", "chance")]
    table = Table(court, seats, Start.by_hand(LaidByHand(court, packs), dealer=0))
    rng = random.Random(3)

    def until_two_packs() -> list[str]:
        while len(packs_of(table)) < 2:
            if not table.advance():
                seat = table.asked()[0]
                table.play_code(seat, rng.choice(table.ask(seat)[1]))
        return packs_of(table)

    dealt = until_two_packs()
    table.undo(0)
    assert packs_of(table) == dealt[:1], "his last move was made in the first round"
    assert until_two_packs() == dealt


def packs_of(table: Table) -> list[str]:
    return [entry.text for entry in table.record.entries if entry.kind == "pack"]
