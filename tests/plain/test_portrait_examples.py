"""The slow engine of Portrait Authors against the worked examples of its rules."""

from __future__ import annotations

from copy import deepcopy

import pytest

from tests.plain import portrait_examples, portrait_examples_more
from tests.plain.portrait import PlainAuthors
from tests.plain.portrait_cards import GROUPS, PACK, authors_in
from tests.plain.portrait_cards import PORTRAITS as PORTRAIT_CARDS
from tests.plain.portrait_examples import Example, Step
from tests.plain.portrait_positions import call_code, cards, position, stack_code
from tests.plain.portrait_table import FIRST_BAD_CALL, FIRST_STACK

EXAMPLES = [*portrait_examples.EXAMPLES, *portrait_examples_more.EXAMPLES]


def seats(letters: str) -> list[int]:
    return ["ABCDEFGH".index(letter) for letter in letters]


def seat_on_turn(game: PlainAuthors) -> int:
    assert game.turn is not None
    return game.turn


def worth(game: PlainAuthors, code: int) -> int:
    """What the seat on turn would count by this stack."""
    ahead = deepcopy(game)
    seat = seat_on_turn(game)
    ahead.play(code)
    events = ahead.seen["watcher"][len(game.seen["watcher"]) :]
    assert events[0][:2] == ("stacked", seat)
    count = events[0][-1]
    assert isinstance(count, int)
    return count


def written(code: int) -> str:
    """A stack as the examples write it."""
    group, mask = GROUPS[(code - FIRST_STACK) // 15], (code - FIRST_STACK) % 15 + 1
    return " ".join([group, *authors_in(mask, group)])


def legal_stacks(game: PlainAuthors) -> list[int]:
    return [code for code in game.legal() if FIRST_STACK <= code < FIRST_BAD_CALL]


def legal_calls(game: PlainAuthors) -> list[int]:
    return [code for code in game.legal() if code < FIRST_STACK]


def code_of_stack(text: str) -> int:
    group, authors = text.split(" ", 1)
    return stack_code(group, authors)


def move(game: PlainAuthors, word: str, target: str, card: str) -> None:
    """A call which is handed the card, misses it, or is lost."""
    seat, asked = seat_on_turn(game), seats(target)[0]
    code = call_code(game, seat, asked, card)
    assert code in game.legal()
    before = len(game.seen["watcher"])
    game.play(code + FIRST_BAD_CALL if word == "lose" else code)
    told = game.seen["watcher"][before:]
    if word == "lose":
        assert told[0] == ("lost", seat, asked, card)
        return
    assert told[0] == ("called", seat, asked, card)
    assert told[1] == ("handed" if word == "hit" else "missed", seat, asked, card)


def check_refused(game: PlainAuthors, code: int, reason: str) -> None:
    before = deepcopy(game.__dict__)
    seat = 0 if game.turn is None else game.turn
    assert game.why_not(seat, code) == reason
    assert code not in game.legal()
    with pytest.raises(ValueError, match="No seat" if reason == "game-over" else reason):
        game.play(code)
    for name in ("hands", "table", "bank", "score", "turn", "idle", "seen"):
        assert getattr(game, name) == before[name]


def check(game: PlainAuthors, step: Step) -> None:
    """Do one step of an example, or hold its claim against the game."""
    word, *values = step
    match word:
        case "hit" | "miss" | "lose":
            move(game, word, *values)
        case "stack":
            code = code_of_stack(values[0])
            assert worth(game, code) == values[1]
            game.play(code)
        case "worth":
            assert worth(game, code_of_stack(values[0])) == values[1]
        case "stacks":
            found = {written(code): worth(game, code) for code in legal_stacks(game)}
            assert found == values[0]
        case "calls":
            assert len(legal_calls(game)) == values[0]
        case "calls in":
            assert {PACK[code % 64][:2] for code in legal_calls(game)} == set(values[0].split())
        case "calls for":
            here = seat_on_turn(game)
            wanted = [
                call_code(game, here, s, c) for s in seats(values[0]) for c in cards(values[1])
            ]
            assert legal_calls(game) == sorted(wanted)
        case "code":
            assert call_code(game, seat_on_turn(game), seats(values[0])[0], values[1]) == values[2]
            assert values[2] in game.legal()
        case "bad code":
            code = call_code(game, seat_on_turn(game), seats(values[0])[0], values[1])
            assert code + FIRST_BAD_CALL == values[2]
            assert values[2] in game.legal()
        case "stack code":
            assert code_of_stack(values[0]) == values[1]
            assert values[1] in game.legal()
        case "refused":
            target, named = seats(values[0])[0], cards(values[1])
            assert game.why_not_said(seat_on_turn(game), target, named) == values[2]
        case "refused code":
            check_refused(game, *values)
        case "refused stack":
            check_refused(game, code_of_stack(values[0]), values[1])
        case _:
            check_claim(game, word, values)


def check_claim(game: PlainAuthors, word: str, values: list[object]) -> None:
    """The claims that need no code."""
    match word, values:
        case "turn", [str(letter)]:
            assert game.actor() == seats(letter)[0]
        case "scores", _:
            assert game.scores() == values
        case "hand", [str(letter), str(named)]:
            assert game.hands[seats(letter)[0]] == set(cards(named))
        case "fresh", [str(letter), fresh]:
            assert all(game.is_fresh(seats(letter)[0], g) is fresh for g in GROUPS)
        case "denied", [str(card), str(letters)]:
            assert game.record.denied[card] == set(seats(letters))
        case "idle", [count]:
            assert game.idle == count
        case "bank", [size]:
            assert len(game.bank) == size
        case "saw", _:
            assert tuple(values) in game.seen["watcher"]
        case "saw by", [int(observer), *event]:
            assert tuple(event) in game.seen[observer]
        case "over", [str(letters)]:
            assert game.actor() == "over"
            assert game.winners() == seats(letters)
        case _:
            raise AssertionError(f"An example uses the unknown word {word!r}.")


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.name)
def test_worked_position(example: Example) -> None:
    game = position(
        example.hands,
        example.options,
        bank=example.bank,
        scores=example.scores,
        missed=example.missed,
        added=example.added,
    )
    for step in example.steps:
        check(game, step)


def test_13_the_first_to_be_dealt_have_a_card_more() -> None:
    game = PlainAuthors(5, {}, 4)
    game.deal(PACK)
    assert [len(hand) for hand in game.hands] == [13, 13, 13, 13, 12]
    assert game.actor() == 0
    game = PlainAuthors(7, {"form": "portraits"}, 6)
    game.deal(PORTRAIT_CARDS)
    assert [len(hand) for hand in game.hands] == [5, 5, 5, 5, 4, 4, 4]


@pytest.mark.parametrize(
    ("form", "sizes"),
    [
        ("pairs", [22, 21, 21]),
        ("pairs", [13, 13, 13, 13, 12]),
        ("pairs", [11, 11, 11, 11, 10, 10]),
        ("pairs", [10, 9, 9, 9, 9, 9, 9]),
        ("portraits", [11, 11, 10]),
        ("portraits", [7, 7, 6, 6, 6]),
        ("portraits", [6, 6, 5, 5, 5, 5]),
        ("portraits", [5, 5, 5, 5, 4, 4, 4]),
    ],
)
def test_uneven_deals(form: str, sizes: list[int]) -> None:
    n = len(sizes)
    game = PlainAuthors(n, {"form": form}, 0)
    game.deal(list(game.pack))
    told = game.seen["watcher"][0]
    assert [told[2][(1 + step) % n] for step in range(n)] == sizes


def test_14_a_whole_game_from_an_unshuffled_pack() -> None:
    game = PlainAuthors(4, {}, 3)
    game.deal(PACK)
    for seat, (places, kind) in enumerate(
        [((0, 2), "P"), ((0, 2), "S"), ((1, 3), "P"), ((1, 3), "S")]
    ):
        held = {card for a in places for card in PACK[2 * a :: 8] + PACK[2 * a + 1 :: 8]}
        assert game.hands[seat] == {card for card in held if card.endswith(kind)}
    for _ in range(48):
        holders = {card: seat for seat in range(1, 4) for card in game.hands[seat]}
        card = next(c for c in PACK if c in holders)
        game.play(call_code(game, 0, holders[card], card))
        if game.actor() != "over" and 448 + 15 * GROUPS.index(card[:2]) + 14 in game.legal():
            game.play(448 + 15 * GROUPS.index(card[:2]) + 14)
    assert game.actor() == "over"
    assert game.scores() == [80, 0, 0, 0]
    words = [event[0] for event in game.seen["watcher"]]
    assert (words.count("handed"), words.count("missed")) == (48, 0)
    assert (words.count("stacked"), words.count("settled"), words.count("turn")) == (7, 1, 1)


def test_21_a_bank_of_two() -> None:
    game = PlainAuthors(3, {"bank": "on", "bank_deck": "portraits32"}, 2)
    game.deal(PORTRAIT_CARDS)
    assert [len(hand) for hand in game.hands] == [10, 10, 10]
    assert game.bank == ["ST-Harte-P", "ST-Alcott-P"]
    check(game, ("miss", "C", "BI-Irving-P"))
    check(game, ("miss", "C", "BI-Parton-P"))
    assert [len(hand) for hand in game.hands] == [11, 11, 10]
    assert game.bank == []
    check(game, ("miss", "A", "BI-Irving-P"))
    assert [len(hand) for hand in game.hands] == [11, 11, 10]
    assert game.actor() == 0
