"""Every game there is: played to its end by keys and by lines, and shown whole on 80 by 24."""

from __future__ import annotations

import asyncio
import random

import pytest
from rich.cells import cell_len

from parlour.games import catalogue
from parlour.tables import record
from parlour.tables.replay import final
from parlour.tables.wording import my_hand
from parlour.terminal import theme
from tests.terminal.key_player import seated
from tests.terminal.planned_conversation import PlannedConversation, session

GAMES = catalogue.names()
SMALL, LARGE = (80, 24), (120, 40)


def _few(name: str) -> int:
    """A small company: three where three may play, for two know all of each other's cards."""
    counts = catalogue.game(name).seat_counts
    return next((seats for seats in counts if seats >= 3), counts[0])


def _companies(name: str) -> list[int]:
    """The smallest, the usual and the largest company of a game."""
    game = catalogue.game(name)
    counts = game.seat_counts
    return sorted({counts[0], game.usual_seats, counts[-1]})


def _brief(name: str) -> str:
    """The bots with which a game is soonest over: those who call at random call long in vain."""
    return "steady" if catalogue.game(name).sheet == "portrait" else "chance"


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_is_played_by_keys(name: str) -> None:
    async def story() -> None:
        async with seated(name, _few(name), deal="1", bots=_brief(name)) as ann:
            await ann.play_out(random.Random(5))
            view = ann.session.view()
            assert view.over
            assert any(view.result[:40] in row for row in ann.screen_text())
            assert final(ann.session.table.record) is not None

    asyncio.run(story())


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_is_played_by_lines(name: str) -> None:
    rng = random.Random(6)
    with PlannedConversation() as paper:
        at = session(name, _few(name), deal="9")
        paper.write(*(str(rng.choice((1, 1, 2, 3))) for _ in range(9000)))
        paper.play(at)
        assert at.view().over
        assert at.view().result in paper.text()
        assert record.read(record.write(at.table.record)).result == at.view().result


@pytest.mark.parametrize(
    ("name", "seats", "size"),
    [
        *((name, seats, SMALL) for name in GAMES for seats in _companies(name)),
        *((name, catalogue.game(name).usual_seats, LARGE) for name in GAMES),
    ],
)
def test_what_is_asked_stands_on_the_screen(name: str, seats: int, size: tuple[int, int]) -> None:
    async def story() -> None:
        async with seated(name, seats, deal="10", size=size) as ann:
            for _ in range(3):
                if not ann.at_table:
                    await ann.press("n")
                    continue
                rows = ann.screen_text()
                assert len(rows) == size[1]
                assert all(cell_len(row) == size[0] for row in rows)
                shown = "\n".join(rows)
                view, controls = ann.session.view(), ann.model.controls
                assert view.prompt[:30] in shown
                is_cut = "▼" in rows[-2]
                for key in controls.keys:
                    assert is_cut or f" {key} " in shown, f"the key {key} is not to be seen"
                hand = ann.part_text("hand")
                for card_id in my_hand(view):
                    card = ann.session.game.deck.of(card_id)
                    assert card is not None
                    assert theme.mark_of(card) in hand
                await ann.press(next(iter(controls.keys)))

    asyncio.run(story())
