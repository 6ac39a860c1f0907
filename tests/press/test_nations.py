"""The atlas: coasts that are where the world has them, and as many emblems as the figure says."""

from __future__ import annotations

import re
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from parlour.games.nations.deck import DECK, RANKS, SUITS, TITLES
from parlour.press.art import picture
from parlour.press.faces import face
from parlour.press.maps import CHARTS, plate
from parlour.press.nations import INKS

SVG = "{http://www.w3.org/2000/svg}"
NAMES = [name for _, name in SUITS]

INLAND: dict[str, list[tuple[float, float]]] = {
    "Europe": [(2.3, 48.8), (12.7, 42), (-3.7, 40.4), (37.6, 55.7), (15, 60.5), (-1.5, 52.5)],
    "Asia": [(77.2, 28.6), (116.4, 39.9), (44.4, 33.3), (104.3, 52.3), (138.5, 36), (45, 24)],
    "Africa": [(-3, 16.8), (36.8, -1.3), (28, -26.2), (31.2, 29), (15.3, -4.3), (47, -19)],
    "America": [(-105, 39.7), (-72, -13.5), (-99, 19.4), (-75.7, 45.4), (-58, -34.8), (-60, -3)],
}
AT_SEA: dict[str, list[tuple[float, float]]] = {
    "Europe": [(34, 43.3), (3, 55.5), (15, 42.9), (20, 58.5), (5, 41), (-4.5, 46)],
    "Asia": [(88, 14), (66, 20), (38, 20), (115, 18), (150, 55), (125, 36)],
    "Africa": [(0, 0), (38, 22), (42, -18), (18, 33), (52, 5), (10, -20)],
    "America": [(-90, 25), (-85, 60), (-75, 15), (-80, -20), (-65, 30), (-65, -45)],
}


def _within(spot: tuple[float, float], coast: str) -> bool:
    """Whether a place lies within a closed coast: a line eastward crosses it an odd number."""
    x, y = spot
    shore = [(float(a), float(b)) for a, b in (pair.split(",") for pair in coast.split())]
    crossings = 0
    for (ax, ay), (bx, by) in pairwise([*shore, shore[0]]):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            crossings += 1
    return crossings % 2 == 1


@pytest.mark.parametrize("suit", NAMES)
def test_towns_lie_on_land_and_ships_at_sea(suit: str) -> None:
    land = plate(suit).land
    assert [spot for spot in INLAND[suit] if not any(_within(spot, c) for c in land)] == []
    assert [spot for spot in AT_SEA[suit] if any(_within(spot, c) for c in land)] == []


@pytest.mark.parametrize("suit", NAMES)
def test_a_continent_lies_within_its_plate(suit: str) -> None:
    for coast in plate(suit).land:
        for pair in coast.split():
            longitude, latitude = map(float, pair.split(","))
            x, y = CHARTS[suit].place(longitude, latitude)
            assert 55.5 < x < 194.5
            assert 24.5 < y < 275.5


@pytest.mark.parametrize("suit", NAMES)
def test_a_chart_keeps_its_centre_and_lets_the_north_be_up(suit: str) -> None:
    chart = CHARTS[suit]
    assert chart.place(chart.longitude, chart.latitude) == pytest.approx((chart.x, chart.y))
    assert chart.place(chart.longitude, chart.latitude + 5)[1] < chart.y
    assert chart.place(chart.longitude + 5, chart.latitude)[0] > chart.x


def test_a_figure_shows_that_many_emblems() -> None:
    shown = {}
    for card in DECK:
        if card.rank not in TITLES:
            root = ElementTree.fromstring(face(card, "nations"))
            pips = [use for use in root.iter(f"{SVG}use") if use.get("href") == "#pip"]
            assert len({pip.get("transform") for pip in pips}) == len(pips)
            shown[card.id] = len(pips)
    assert shown == {f"{code}-{rank}": int(rank) for code, _ in SUITS for rank in RANKS[:9]}


def test_one_family_sits_for_all_continents() -> None:
    """The first piece cut for a sitter, face and bust, is the same whatever the continent."""
    for rank in ("Man", "Woman", "Child"):
        busts = set()
        for card in (card for card in DECK if card.rank == rank):
            text = face(card, "nations")
            found = re.search(r'<g fill="#2b211a"><path d="([^"]+)"', text)
            assert found is not None
            busts.add(found[1])
        assert len(busts) == 1


def test_continents_are_told_apart_by_letters_and_by_their_quarter() -> None:
    assert [INKS[name].letters for name in NAMES] == [code for code, _ in SUITS]
    quarters = {
        name: re.findall(
            r"translate\(([^ ]+) ([^)]+)\)", picture(f"nations/compass-{name.lower()}")
        )
        for name in NAMES
    }
    assert quarters == {
        "Europe": [("0", "-31")],
        "Asia": [("31", "0")],
        "Africa": [("0", "31")],
        "America": [("-31", "0")],
    }
