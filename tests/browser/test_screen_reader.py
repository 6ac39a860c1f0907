"""Whole games for those who do not see them: read from the accessibility tree, and heard."""

from __future__ import annotations

import random

import pytest

from tests.browser.conftest import Visit
from tests.browser.players import MOST_MOVES, lines_of
from tests.browser.screen_reader import ElementGone, Node, ScreenReader

OVER = "The game is over"
HAND, MAY = "Your hand", "What you may do"
WHICH, WHOM, SUIT = "Which card?", "Of whom?", "Of which group?"
RASH = ("Declare", "Close", "Throw", "Take back")
"""What ends a round at once, or undoes a move, is left alone where there is anything else."""


def cards_to_play(root: Node) -> list[Node]:
    return [b for b in root.all("button", HAND) if b.name.endswith("may be played")]


def moves(root: Node) -> list[Node]:
    return root.all("button", MAY)


def is_asked(root: Node) -> bool:
    return bool(cards_to_play(root) or moves(root) or root.all("button", WHOM))


class ByEar:
    """Plays what is read out, by chance; a card to ask for and a player in either order."""

    def __init__(self, reader: ScreenReader) -> None:
        self.reader = reader
        self.rng = random.Random(7)
        self.patience = 5
        """How often a thing may have gone between being read and being pressed."""

    def play(self) -> Node:
        root = self.reader.wait(None, self.is_told)
        for _ in range(MOST_MOVES):
            if root.has(OVER):
                return root
            try:
                self.move(root)
            except ElementGone:
                # Read while the answer to the last move was on its way: now it is here.
                assert self.patience > 0
                self.patience -= 1
                root = self.reader.wait(None, self.is_told)
            else:
                root = self.reader.wait(root, self.is_told)
        raise AssertionError("the game does not end")

    def is_told(self, root: Node) -> bool:
        """Whether the game is over, or I am asked and told so at once, in the table's own words."""
        if root.has(OVER):
            return True
        if not is_asked(root):
            return False
        shown = self.reader.visitor.view["prompt"]
        return self.reader.asked(root) == shown and root.has(shown)

    def move(self, root: Node) -> None:
        people = root.all("button", WHOM)
        cards = cards_to_play(root)
        sober = [b for b in moves(root) if not b.name.startswith(RASH)]
        if people and (not sober or self.rng.random() < 0.8):
            self.call(root)
        elif cards and (not sober or self.rng.random() < 0.7):
            self.reader.press(self.rng.choice(cards))
        else:
            self.reader.press(self.rng.choice(sober or moves(root)))
        self.answer()

    def call(self, root: Node) -> None:
        groups = root.all("button", SUIT)
        if groups:
            self.reader.press(self.rng.choice(groups))
            root = self.reader.wait(None, lambda read: bool(read.all("button", WHICH)))
        self.reader.press(self.rng.choice(root.all("button", WHICH)))
        now = self.reader.wait(root, lambda read: True)
        # With one player left to ask, the card was the whole question.
        if any(n.name.endswith("now choose whom to ask.") for n in now.walk()):
            self.reader.press(self.rng.choice(now.all("button", WHOM)))

    def answer(self) -> None:
        """What is asked once more before it is done: yes; what a card may do: the first of it."""
        root = self.reader.read()
        for asked in (root.all("button", "Are you sure?"), root.all("button", "What to do with")):
            meant = [b for b in asked if b.name != "No"]
            if meant:
                self.reader.press(meant[0])
                return


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("court-two", 2, {"round_cap": "1"}), ("authors-portraits", 3, {})],
)
def test_a_whole_game_is_played_by_ear(
    visit: Visit, game: str, seats: int, options: dict[str, str]
) -> None:
    ann = visit()
    reader = ScreenReader(ann)
    ann.open_table(game, ["me", *["steady"] * (seats - 1)], options=options, deal="5")
    end = ByEar(reader).play()
    assert end.has(ann.view["result"])
    assert_heard_in_order(reader)


def assert_heard_in_order(reader: ScreenReader) -> None:
    """The story was said as it stands on the wire: all of it, in its order, nothing twice."""
    views = reader.visitor.views
    story = [line["text"] for line in lines_of(reader.visitor)]
    found = len(views[0].get("story", []))
    # A table that was found in mid-game tells from there on.
    told = story[found:] if found > 12 else story
    prompts = {view.get("prompt", "") for view in views if not view.get("choices")}
    heard = [text for text in reader.heard if text not in prompts]
    assert heard == [text for text in told if text not in prompts]
    assert heard


def test_hands_and_piles_are_lists_with_their_counts(visit: Visit) -> None:
    ann = visit()
    reader = ScreenReader(ann)
    ann.open_table("court-four", ["me", *["steady"] * 3], deal="3")
    root = reader.wait(None, lambda now: bool(cards_to_play(now)))
    [hand] = [n for n in root.all("list") if n.name.startswith(HAND)]
    items = [n for n in hand.walk() if n.role == "listitem"]
    assert hand.name == f"{HAND}: {len(items)} cards"
    assert [seat.name.split(", ")[0] for seat in root.all("region", "The others")] == [
        seat["name"] for seat in ann.view["seats"] if seat["number"] != ann.view["seat"]
    ]
    for dialog in root.all("dialog"):
        assert dialog.name


def test_a_refusal_is_said_at_once_and_names_its_rule(visit: Visit) -> None:
    ann = visit()
    reader = ScreenReader(ann)
    ann.open_table("nations", ["me", *["steady"] * 3], deal="3")
    root = reader.wait(None, lambda now: bool(cards_to_play(now)))
    for _ in range(MOST_MOVES):
        unlit = [b for b in root.all("button", HAND) if b.name.endswith("may not be played now")]
        if unlit:
            break
        reader.press(cards_to_play(root)[0])
        root = reader.wait(root, lambda now: bool(cards_to_play(now)))
    reader.press(unlit[0])
    now = reader.wait(root, lambda now: bool(now.all("alert")))
    [alert] = now.all("alert")
    assert alert.live == "assertive"
    assert any(b.name.startswith("The rule: ") for b in alert.all("button"))
