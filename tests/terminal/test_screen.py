"""The full screen, played by keys alone."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from rich.cells import cell_len
from textual.widgets import Input, OptionList

from parlour.tables.wording import my_hand
from parlour.terminal.dialogs import Sure
from parlour.terminal.rulebook_screen import RulebookScreen
from parlour.terminal.table_screen import TableScreen
from tests.terminal.key_player import KeyPlayer, seated


def run(story: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(story())


@pytest.mark.parametrize(
    ("game", "seats", "size"),
    [
        ("court", 2, (80, 24)),
        ("alice", 5, (80, 24)),
        ("alice", 2, (120, 40)),
    ],
)
def test_a_whole_game_is_played_by_keys(game: str, seats: int, size: tuple[int, int]) -> None:
    async def story() -> None:
        async with seated(game, seats, size=size) as ann:
            await ann.play_out(random.Random(1))
            view = ann.session.view()
            assert view.over
            assert any(view.result[:40] in row for row in ann.screen_text())
            assert [button.label for button in ann.model.controls.buttons] == [
                "A new game",
                "The same deal again",
                "Another game",
                "Leave",
            ]

    run(story)


@pytest.mark.by_lot("the last game is only begun, and has any pack but the first")
def test_the_same_deal_can_be_played_again() -> None:
    async def story() -> None:
        async with seated("alice", 3, deal="11") as ann:
            first = ann.session.table
            before = my_hand(first.view(0))
            pack = next(line for line in first.journal if line.startswith("pack"))
            await ann.play_out(random.Random(2))
            await ann.press("2")
            assert ann.session.table is not first
            assert pack in ann.session.table.journal
            assert before
            await ann.play_out(random.Random(3))
            await ann.press("1")
            assert pack not in ann.session.table.journal

    run(story)


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize(
    ("game", "seats"), [("court", 2), ("alice", 2), ("alice", 5), ("alice", 12)]
)
def test_everything_asked_is_on_the_screen(game: str, seats: int, size: tuple[int, int]) -> None:
    async def story() -> None:
        async with seated(game, seats, size=size) as ann:
            for _ in range(4):
                rows = ann.screen_text()
                assert len(rows) == size[1]
                assert all(cell_len(row) == size[0] for row in rows)
                shown = "\n".join(rows)
                view = ann.session.view()
                assert view.prompt[:30] in shown
                for key in ann.model.controls.keys:
                    assert f" {key} " in shown, f"the key {key} is not to be seen"
                for seat in view.seats[1:]:
                    assert seat.name in shown
                await ann.press(next(iter(ann.model.controls.keys)))

    run(story)


async def _to_a_refusal(ann: KeyPlayer) -> str:
    """Play until a card in hand may not be played, and try it with the arrows and Enter."""
    rng = random.Random(4)
    for _ in range(400):
        if not ann.at_table:
            await ann.press("n")
            continue
        model = ann.model
        dark = [card for card in my_hand(model.view) if card not in model.controls.moves]
        if model.controls.moves and dark:
            while ann.model.cursor != ("card", dark[0]):
                await ann.press("right")
            await ann.press("enter")
            return dark[0]
        await ann.press(rng.choice(list(model.controls.keys)))
    raise AssertionError("no card was ever refused")


def test_a_hint_says_why_and_the_rulebook_opens_where_the_game_stands() -> None:
    async def story() -> None:
        async with seated("court", 2) as ann:
            revision = ann.session.view().revision
            await ann.press("h")
            await ann.app.workers.wait_for_complete()
            shown = " ".join(ann.part_text("prompt").split())
            assert " ".join(ann.session.hint().sentence.split()) in shown
            assert ann.session.view().revision == revision, "a hint plays nothing"
            await ann.press("r")
            assert isinstance(ann.app.screen, RulebookScreen)
            listed = ann.app.screen.query_one("#clauses", OptionList)
            assert listed.highlighted is not None
            here = listed.get_option_at_index(listed.highlighted).id
            assert here == ann.session.view().in_force[0]

    run(story)


def test_a_refusal_says_the_rule_and_opens_the_rulebook_there() -> None:
    async def story() -> None:
        async with seated("court", 2) as ann:
            card = await _to_a_refusal(ann)
            screen = ann.app.screen
            assert isinstance(screen, TableScreen)
            clause = screen.refused[0]
            shown = "\n".join(ann.screen_text())
            assert "You may not play the" in shown
            assert clause in shown
            assert card in my_hand(ann.session.view())
            await ann.press("r")
            assert isinstance(ann.app.screen, RulebookScreen)
            listed = ann.app.screen.query_one("#clauses", OptionList)
            assert listed.highlighted is not None
            assert listed.get_option_at_index(listed.highlighted).id == clause
            assert clause in "\n".join(ann.screen_text())
            await ann.press("escape")
            assert ann.at_table

    run(story)


def test_the_rulebook_can_be_searched() -> None:
    async def story() -> None:
        async with seated("court", 2) as ann:
            await ann.press("f1")
            all_rules = ann.app.screen.query_one("#clauses", OptionList).option_count
            await ann.press(*"jester", "down")
            listed = ann.app.screen.query_one("#clauses", OptionList)
            assert 0 < listed.option_count < all_rules
            assert listed.highlighted == 1
            await ann.press(*"zzz")
            assert listed.option_count == 0
            assert ann.app.screen.query_one(Input).value == "jesterzzz"

    run(story)


def test_a_declaration_asks_first_and_no_is_no() -> None:
    async def story() -> None:
        async with seated("court", 2) as ann:
            controls = ann.model.controls
            spot = next(s for s, move in controls.button_moves.items() if move.move == "declare")
            key = next(key for key, meant in controls.keys.items() if meant == spot)
            before = ann.session.table.revision(0)
            await ann.press(key)
            assert isinstance(ann.app.screen, Sure)
            await ann.press("n")
            assert ann.at_table
            assert ann.session.table.revision(0) == before
            await ann.press("t", *"declare", "enter")
            assert isinstance(ann.app.screen, Sure), "a typed declaration asks as well"
            await ann.press("y")
            assert any("declare" in line.text for line in ann.session.view().story)

    run(story)


def test_moves_can_be_typed_and_taken_back() -> None:
    async def story() -> None:
        async with seated("court", 2) as ann:
            hand = my_hand(ann.session.view())
            await ann.press("t", *"gibberish", "enter")
            assert "gibberish" in "\n".join(ann.screen_text())
            await ann.press("u")
            assert my_hand(ann.session.view()) == hand
            name = ann.session.game.deck.of(hand[0])
            assert name is not None
            await ann.press(
                "t", *(letter if letter != " " else "space" for letter in name.name), "enter"
            )
            assert hand[0] not in my_hand(ann.session.view())
            await ann.press("u")
            assert my_hand(ann.session.view()) == hand

    run(story)


def test_a_call_is_a_card_and_a_person_in_either_order() -> None:
    async def story() -> None:
        for order in ((0, 1), (1, 0)):
            async with seated("alice", 5) as ann:
                await ann.press("a")
                controls = ann.model.controls
                card = next(key for key, spot in controls.keys.items() if spot[0] == "named")
                seat = next(key for key, spot in controls.keys.items() if spot == ("seat", "3"))
                told = len(ann.session.view().story)
                await ann.press(*((card, seat)[place] for place in order))
                assert ann.session.view().story[told].text.startswith("You call on Dora")

    run(story)


def test_the_score_leads_to_its_clause() -> None:
    async def story() -> None:
        async with seated("alice", 4) as ann:
            await ann.press("s")
            assert "alice.r-opening-counts" in "\n".join(ann.screen_text())
            await ann.press("enter")
            assert isinstance(ann.app.screen, RulebookScreen)
            assert "alice.r-opening-counts" in "\n".join(ann.screen_text())

    run(story)


def test_leaving_asks_first() -> None:
    async def story() -> None:
        async with seated("court", 2) as ann:
            await ann.press("q")
            assert isinstance(ann.app.screen, Sure)
            await ann.press("escape")
            assert ann.at_table
            await ann.press("?")
            assert "arrows, Enter" in "\n".join(ann.screen_text())
            await ann.press("escape", "f6", "pageup", "pagedown")
            await ann.pilot.press("q", "y")
            await ann.pilot.pause()
            assert not ann.app.is_running or ann.app.return_code in (0, None)

    run(story)


def test_a_click_does_what_the_key_does() -> None:
    async def story() -> None:
        async with seated("court", 2) as ann:
            hand = my_hand(ann.session.view())
            await ann.pilot.click("#hand", offset=(4, 2))
            await ann.settle()
            assert hand[0] not in my_hand(ann.session.view())

    run(story)


def test_many_calls_are_parted_by_suit_and_a_stroke_can_be_taken_back() -> None:
    async def story() -> None:
        async with seated("authors-pairs", 4, deal="5") as ann:
            controls = ann.model.controls
            assert {spot[0] for spot in controls.keys.values()} == {"suit", "seat"}
            assert len(controls.cards_to_name()) * len(controls.seats_to_call()) > 100
            await ann.press("b")
            card = ann.model.controls.buttons[0]
            assert card.spot[0] == "named"
            await ann.press("backspace")
            assert {spot[0] for spot in ann.model.controls.keys.values()} == {"suit", "seat"}
            told = ann.session.view().story_from + len(ann.session.view().story)
            await ann.press("b", card.key, "2")
            line = ann.session.view(told).story[0].text
            assert line.startswith("You call on Cecil")

    run(story)


def test_a_call_that_can_be_made_in_two_ways_asks_in_which() -> None:
    async def story() -> None:
        options = {"call_form": "loss_of_call"}
        async with seated("authors-pairs", 4, deal="5", options=options) as ann:
            told = ann.session.view().story_from + len(ann.session.view().story)
            await ann.press("b", "a", "1")
            ways = [button for button in ann.model.controls.buttons if button.spot[0] == "way"]
            assert len(ways) == 2
            assert "in bad form" in ways[1].label
            await ann.press(ways[0].key)
            assert ann.session.view(told).story[0].text.startswith("You call on Bertha")

    run(story)


def test_a_card_out_of_the_whole_pack_is_named_in_two_strokes() -> None:
    async def story() -> None:
        options = {"discard": "dealer-picks-shown"}
        async with seated("monkey", 2, deal="5", options=options) as ann:
            assert len(ann.model.controls.named) == 52
            await ann.press("c", "d")
            taken = next(zone for zone in ann.session.view().zones if zone.key == "removed")
            assert taken.cards == ["AF-5"]

    run(story)


def test_a_pair_is_thrown_by_either_card_and_a_long_list_is_turned() -> None:
    async def story() -> None:
        async with seated("monkey", 2, deal="5") as ann:
            pair = [card for card, key in ann.model.controls.card_keys.items() if key == "b"]
            assert len(pair) == 2
            await ann.press("right", "right", "right", "right", "enter")
            assert not set(pair) & set(my_hand(ann.session.view()))
        async with seated("monkey", 51, deal="5") as ann:
            first = ann.part_text("felt")
            assert "[ ] turn" in first
            await ann.press("]")
            second = ann.part_text("felt")
            assert second != first
            await ann.press("[")
            assert ann.part_text("felt") == first

    run(story)


def test_partners_are_marked() -> None:
    async def story() -> None:
        async with seated("court-four", 4, size=(120, 40)) as ann:
            rows = [row for row in ann.part_text("felt").splitlines() if "(partner)" in row]
            assert len(rows) == 1
            assert "Cecil" in rows[0]

    run(story)
