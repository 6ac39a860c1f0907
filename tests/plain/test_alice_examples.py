"""The slow engine of Alice in Wonderland against the worked examples of its rules."""

from __future__ import annotations

import random

import pytest

from tests.plain.alice import PlainAlice
from tests.plain.alice_cards import PACK, in_order, is_lead
from tests.plain.alice_examples import EXAMPLES, Example, Step


def check(game: PlainAlice, step: Step) -> None:
    """Do one step of an example, or hold its claim against the game."""
    word, *values = step
    match word:
        case "play":
            game.play(values[0])
        case "draw":
            game.draw(values[0])
        case "legal":
            assert game.legal() == values
        case "actor":
            assert game.actor() == values[0]
        case "hand":
            assert in_order(game.hands[values[0]]) == in_order(values[1].split())
        case "draws":
            assert game.draws() == values[0].split()
        case "scores":
            assert game.scores() == values
        case "sizes":
            assert [len(hand) for hand in game.hands] == values
        case "exposed":
            assert game.exposed == values
        case "idle":
            assert game.idle == values[0]
        case "winners":
            assert game.summary()["winners"] == values
        case "refused":
            seat, code, reason = values
            before = game.summary()
            assert game.why_not(seat, code) == reason
            if seat == game.current:
                with pytest.raises(
                    ValueError, match="No seat" if reason == "game-over" else reason
                ):
                    game.play(code)
            assert game.summary() == before
        case "saw":
            observer, *event = values
            assert tuple(event) in game.seen[observer]
        case "places":
            observer, card, seat = values
            assert game.knows(observer).get(card) == seat
        case _:
            raise AssertionError(f"An example uses the unknown word {word!r}.")


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.name)
def test_worked_position(example: Example) -> None:
    game = PlainAlice.position(
        len(example.hands),
        [hand.split() for hand in example.hands],
        down=example.down,
        current=0,
        exposed=example.exposed,
        options=example.options,
        last_played=example.last_played,
        idle=example.idle,
    )
    for step in example.steps:
        check(game, step)


def pack_giving(hands: dict[int, str], seats: int) -> list[str]:
    """A pack which deals the given hands, and the other cards round the other seats in order.

    The highest seat deals, so that card i falls to seat i modulo the seats.
    """
    given = {seat: cards.split() for seat, cards in hands.items()}
    taken = [card for cards in given.values() for card in cards]
    rest = [card for card in PACK if card not in taken]
    others = [seat for seat in range(seats) if seat not in given]
    for place, seat in enumerate(others):
        given[seat] = rest[place :: len(others)]
    return [given[i % seats][i // seats] for i in range(48)]


FIRST_TURN_HANDS = {0: "3a 7b 9a 12b", 1: "1L 1a 5b 6a", 2: "2a 4b 8a 11b"}


def test_w7_first_turn_without_a_lead() -> None:
    game = PlainAlice(12, {}, 11)
    game.deal(pack_giving(FIRST_TURN_HANDS, 12))
    for step in [
        ("saw", 5, "no_lead", 0),
        ("sizes", *[4] * 12),
        ("actor", 1),
        ("legal", 0),
        ("play", 0),
        ("play", 17),
        ("draws", "1a 5b 6a"),
        ("draw", "5b"),
        ("saw", 2, "forfeit", 1, 2, "5b"),
        ("draw", "4b"),
        ("actor", 3),
        ("hand", 0, "3a 7b 9a 12b"),
        ("hand", 1, "1a 4b 6a"),
        ("hand", 2, "2a 5b 8a 11b"),
    ]:
        check(game, step)
    assert game.exposed[1] == 1


def test_w7_first_turn_paid_to_the_dealer() -> None:
    game = PlainAlice(12, {"first_turn_no_lead": "dealer"}, 11)
    game.deal(pack_giving(FIRST_TURN_HANDS, 12))
    assert game.actor() == "chance"
    game.draw("9a")
    assert "9a" in game.hands[11]
    assert [len(hand) for hand in game.hands] == [3, *[4] * 10, 5]
    assert game.actor() == 1


@pytest.mark.parametrize("opening_sets", ["hidden", "shown"])
def test_w10_opening_sets(opening_sets: str) -> None:
    game = PlainAlice(4, {"opening_sets": opening_sets}, 3)
    game.deal(pack_giving({1: "1L 1a 1b 4L 4a 4b 7L 7a 8b 9b 10a 11L"}, 4))
    assert game.scores()[1] == 2
    assert in_order(game.hands[1]) == ["7L", "7a", "8b", "9b", "10a", "11L"]
    named = ("opening", 1, 2, (1, 4))
    assert named in game.seen[1]
    others: list[int | str] = [0, 2, 3, "watcher"]
    for observer in others:
        told = named if opening_sets == "shown" else ("opening", 1, 2, None)
        assert told in game.seen[observer]
        assert (named in game.seen[observer]) == (opening_sets == "shown")


@pytest.mark.parametrize("seed", range(20))
def test_w16_two_seats_win_the_leads_they_were_dealt(seed: int) -> None:
    chance = random.Random(seed)
    leads = [card for card in PACK if is_lead(card)]
    others = [card for card in PACK if not is_lead(card)]
    chance.shuffle(leads)
    chance.shuffle(others)
    game = PlainAlice(2, {}, 1)
    game.deal(pack_giving({0: " ".join(leads[:9] + others[:15])}, 2))
    while game.actor() != "over":
        assert game.actor() != "chance" or game.seen["watcher"][-1][0] == "no_lead"
        if game.actor() == "chance":
            game.draw(chance.choice(game.draws()))
        else:
            game.play(chance.choice(game.legal()))
    assert game.scores() == [9, 7]
    assert not [event for event in game.seen["watcher"] if event[0] == "missed"]


@pytest.mark.parametrize(
    ("seats", "sizes"), [(5, [10, 10, 10, 9, 9]), (7, [7, 7, 7, 7, 7, 7, 6])], ids=str
)
def test_w17_uneven_deals(seats: int, sizes: list[int]) -> None:
    game = PlainAlice(seats, {}, seats - 1)
    game.deal(PACK)
    assert game.seen["watcher"][0] == ("dealt", None, tuple(sizes))


def test_w18_unshuffled_pack_in_one_turn() -> None:
    game = PlainAlice(3, {}, 2)
    game.deal(PACK)
    assert game.hands == [PACK[0::3], PACK[1::3], PACK[2::3]]
    actions = 0
    for lead in range(16):
        for code in [lead, 16, 19]:
            game.play(code)
            actions += 1
    assert actions == 48
    assert game.actor() == "over"
    assert game.scores() == [16, 0, 0]
    assert game.turns == 1
    words = [event[0] for event in game.seen["watcher"]]
    assert words.count("called") == 32
    assert "stopped" not in words


def test_w18_unshuffled_pack_with_a_miss() -> None:
    game = PlainAlice(3, {}, 2)
    game.deal(PACK)
    game.play(0)
    game.play(18)
    assert all(is_lead(card) for card in game.draws())
    game.draw("5L")
    game.draw("3a")
    assert "3a" in game.hands[0]
    assert [len(hand) for hand in game.hands] == [15, 15, 17]
    assert game.actor() == 2
    assert game.legal() == [4]


# The Lead's way round the table in the endless game of four: six turns with a call, each on a seat
# that has no card at that moment, and after each the turns of those who can only pay.
ROUND_TRIP = [
    (0, [18], [(1, 0)]),
    (2, [16], []),
    (3, [20], [(0, 3), (1, 3)]),
    (2, [18], [(3, 2)]),
    (0, [16], []),
    (1, [20], [(2, 1), (3, 1)]),
]


def endless_four() -> PlainAlice:
    hands = [["1L"], ["1a", "1b"], [], []]
    return PlainAlice.position(4, hands, down=[4, 4, 4, 3], current=0)


def go_round(game: PlainAlice, chance: random.Random) -> None:
    """Twelve turns, or fewer if the game is over before."""
    for caller, calls, payments in ROUND_TRIP:
        assert game.actor() == caller
        for code in [0, *calls]:
            game.play(code)
        for frm, to in payments:
            if game.actor() == "over":
                return
            assert (game.draw_from, game.draw_to) == (frm, to)
            game.draw(chance.choice(game.draws()))
        if game.actor() == "over":
            return


@pytest.mark.parametrize("seed", range(5))
def test_t3_the_first_position_comes_back(seed: int) -> None:
    game = endless_four()
    start = game.summary()
    go_round(game, random.Random(seed))
    assert game.turns == 13  # the thirteenth has begun
    assert game.summary() == {**start, "turns": 13, "idle": 12}


def test_t3_three_seats_and_the_right_draws() -> None:
    hands = [["1b"], ["1a", "2a"], ["2b"]]
    game = PlainAlice.position(3, hands, down=[5, 5, 4], current=0, exposed={0: 2, 1: 1})
    start = game.summary()
    for step in [
        ("play", 16),
        ("play", 17),
        ("draw", "2a"),
        ("actor", 1),
        ("play", 17),
        ("draw", "1a"),
        ("draws", "1a 2b"),
        ("draw", "1a"),
    ]:
        check(game, step)
    assert game.summary() == {**start, "turns": 4, "idle": 3}


def test_w20_stall() -> None:
    game = endless_four()
    chance = random.Random(0)
    for _ in range(13):
        go_round(game, chance)
    assert game.turns == 157
    assert game.idle == 156
    go_round(game, chance)
    assert game.actor() == "over"
    assert game.turns == 160
    assert sum(game.scores()) == 15
    held = [card for hand in game.hands for card in hand]
    held += [f"{number}L" for number in game.exposed if number is not None]
    assert in_order(held) == ["1L", "1a", "1b"]


def test_w20_no_stall_when_it_is_off() -> None:
    hands = [["1L"], ["1a", "1b"], [], []]
    options: dict[str, str | int] = {"stall_rounds": "off"}
    game = PlainAlice.position(4, hands, down=[4, 4, 4, 3], current=0, options=options)
    chance = random.Random(0)
    for _ in range(20):
        go_round(game, chance)
    assert game.actor() == 0
    assert game.idle == 240
