"""Positions of random games, and texts that were positions until somebody spoilt them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from hypothesis import strategies as st

from parlour.games.catalogue import game
from parlour.kernel.log import WATCHER
from tests.laws.driver import random_set_up, steps
from tests.laws.sweep import hidden

NUMBERS = ("0", "1", "2", "3", "7", "12", "60", "1000", "999999", "9" * 30, "-1", "1x", "½", "none")
WORDS = ("nothing", "hidden", "yes", "no", "perhaps", "all", "?", ";", ",", "+", "holds 5", "Ω")


@dataclass(frozen=True)
class Written:
    """A position that the program wrote."""

    seats: int
    options: tuple[tuple[str, str | int], ...]
    text: str
    is_hidden: bool

    @property
    def chosen(self) -> dict[str, str | int]:
        return dict(self.options)


@cache
def written(name: str, games: int = 16) -> tuple[Written, ...]:
    """Positions from random games: early and late ones, every end, some as a seat sees them."""
    found = []
    for seed in range(games):
        played, seats, options, dealer, rng = random_set_up(name, 1000 + seed)
        write = played.words.write_position
        chosen = tuple(options.items())
        texts: list[str] = []
        for number, step in enumerate(steps(played, seats, options, dealer, rng)):
            texts.append(write(step.state))
            if number % 29 == seed:
                seen = (write(hidden(step.state, seat)) for seat in (seed % seats, WATCHER))
                found += [Written(seats, chosen, text, True) for text in seen]
        # Phases that are passed quickly stand in few texts, so that one is taken of each sort.
        sorts = {
            tuple(line.partition(":")[0] for line in text.splitlines()): text for text in texts
        }
        kept = [*sorts.values()][:: max(1, len(sorts) // 8)] + texts[:: max(1, len(texts) // 8)]
        found += [Written(seats, chosen, text, False) for text in {*kept, texts[-1]}]
    return tuple(sorted(found, key=lambda w: (w.is_hidden, w.text)))


@cache
def _pool(name: str) -> tuple[str, ...]:
    """Words that a position of this game might have."""
    ids = [card.id for card in game(name).deck]
    words = {word for position in written(name) for word in position.text.split()}
    return (*sorted(words), *ids, *NUMBERS, *WORDS)


@st.composite
def mangled(draw: st.DrawFn, name: str) -> tuple[Written, str]:
    """A position, and its text with one to three things spoilt in it."""
    position = draw(st.sampled_from(written(name)))
    lines = position.text.splitlines()
    for _ in range(draw(st.sampled_from((1, 1, 1, 2, 3)))):
        _spoil(draw, name, lines)
    return position, "\n".join(lines) + "\n"


def _spoil(draw: st.DrawFn, name: str, lines: list[str]) -> None:
    if not lines:
        return
    at = draw(st.integers(0, len(lines) - 1))
    key, _, value = lines[at].partition(":")
    words = value.split()
    how = draw(
        st.sampled_from(
            ("word",) * 6
            + ("number",) * 5
            + (
                "leave out",
                "double",
                "swap",
                "take over",
                "drop word",
                "add word",
                "move word",
                "rename",
            )
        )
    )
    if how == "leave out":
        del lines[at]
    elif how == "double":
        lines.insert(at, lines[at])
    elif how == "swap":
        other = draw(st.integers(0, len(lines) - 1))
        theirs = lines[other].partition(":")
        lines[at] = f"{key}:{theirs[2]}"
        lines[other] = f"{theirs[0]}:{value}"
    elif how == "take over":
        line = draw(st.sampled_from(draw(st.sampled_from(written(name))).text.splitlines()))
        called = line.partition(":")[0]
        same = [k for k, mine in enumerate(lines) if mine.partition(":")[0] == called]
        if same:
            lines[same[0]] = line
        else:
            lines.insert(at, line)
    elif how == "rename":
        line = draw(st.sampled_from(draw(st.sampled_from(written(name))).text.splitlines()))
        lines[at] = f"{line.partition(':')[0]}:{value}"
    elif not words:
        lines[at] = f"{key}: {draw(st.sampled_from(_pool(name)))}"
    else:
        place = draw(st.integers(0, len(words) - 1))
        if how == "number":
            near = [
                str(int(w) + k) for w in words[place : place + 1] if w.isdigit() for k in (1, -1)
            ]
            words[place] = draw(st.sampled_from((*near, *near, *NUMBERS)))
        elif how == "word":
            words[place] = draw(st.sampled_from(_pool(name)))
        elif how == "drop word":
            del words[place]
        elif how == "add word":
            words.insert(place, draw(st.sampled_from(_pool(name))))
        else:
            word = words.pop(place)
            other = draw(st.integers(0, len(lines) - 1))
            lines[at] = f"{key}: {' '.join(words)}"
            lines[other] += f" {word}"
            return
        lines[at] = f"{key}: {' '.join(words)}"
