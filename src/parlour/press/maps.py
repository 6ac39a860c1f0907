"""The continents of Nations projected: a chart of equal areas for each, and its graticule.

Coasts, lakes and rivers are drawn in degrees, read off by eye to about half a degree and walked
round with the sea on the left. Where two continents meet on land the line follows the old
atlases: the Ural, the Caucasus, Suez. Both Americas are one America, as on the sheet.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from math import cos, radians, sin, sqrt

from parlour.press.art import opened
from parlour.press.frame import n

Point = tuple[float, float]


@dataclass(frozen=True)
class Plate:
    """What is engraved for one continent, each line as text: longitude,latitude and so on."""

    land: tuple[str, ...]
    lakes: tuple[str, ...]
    rivers: tuple[str, ...]


@cache
def plate(suit: str) -> Plate:
    """The continent in degrees; its greatest coast comes first."""
    root = opened(f"nations/coasts-{suit.lower()}")

    def lines(layer: str) -> tuple[str, ...]:
        return tuple(line.attrib["points"] for line in root.iterfind(f".//*[@id='{layer}']/*"))

    return Plate(lines("land"), lines("lakes"), lines("rivers"))


@dataclass(frozen=True)
class Chart:
    """Where a chart is centred on the globe, where that lies on the card, and its scale.

    `scale` is card units a radian at the centre; `net` how many degrees apart its lines lie.
    """

    longitude: float
    latitude: float
    x: float
    y: float
    scale: float
    net: int

    def place(self, longitude: float, latitude: float) -> Point:
        """Lambert's azimuthal projection of equal areas."""
        turn, up, middle = (
            radians(longitude - self.longitude),
            radians(latitude),
            radians(self.latitude),
        )
        nearness = sin(middle) * sin(up) + cos(middle) * cos(up) * cos(turn)
        stretch = self.scale * sqrt(2 / (1 + max(nearness, -0.98)))
        return (
            self.x + stretch * cos(up) * sin(turn),
            self.y - stretch * (cos(middle) * sin(up) - sin(middle) * cos(up) * cos(turn)),
        )


CHARTS = {
    "Europe": Chart(20, 53, 125, 134, 168, 10),
    "Asia": Chart(90, 38, 131, 138, 90, 15),
    "Africa": Chart(17, 1, 125, 132, 108, 10),
    "America": Chart(-86, 14, 117, 150, 86, 15),
}


def _degrees(text: str) -> Iterator[Point]:
    for pair in text.split():
        longitude, latitude = pair.split(",")
        yield float(longitude), float(latitude)


def _walk(chart: Chart, degrees: Sequence[Point]) -> str:
    """A line through these places in steps of tenths, each place once."""
    tenths = [
        (round(10 * x), round(10 * y))
        for x, y in (chart.place(longitude, latitude) for longitude, latitude in degrees)
    ]
    at_x, at_y = tenths[0]
    steps = f"M{n(at_x / 10)} {n(at_y / 10)}l"
    for x, y in tenths[1:]:
        if (x, y) == (at_x, at_y):
            continue
        for step in (n((x - at_x) / 10), n((y - at_y) / 10)):
            steps += step if step.startswith("-") or steps.endswith("l") else f" {step}"
        at_x, at_y = x, y
    return steps


@cache
def land(suit: str) -> str:
    """Every coast of the continent, as the data of one path."""
    return "".join(_walk(CHARTS[suit], [*_degrees(coast)]) + "z" for coast in plate(suit).land)


@cache
def mainland(suit: str) -> str:
    """Its greatest coast only."""
    return _walk(CHARTS[suit], [*_degrees(plate(suit).land[0])]) + "z"


@cache
def lakes(suit: str) -> str:
    """Its great lakes."""
    return "".join(_walk(CHARTS[suit], [*_degrees(lake)]) + "z" for lake in plate(suit).lakes)


@cache
def rivers(suit: str) -> str:
    """Its great rivers."""
    return "".join(_walk(CHARTS[suit], [*_degrees(river)]) for river in plate(suit).rivers)


def _near(chart: Chart, degrees: Point) -> bool:
    """On this side of the globe, and within or just beyond the panel."""
    x, y = chart.place(*degrees)
    reach = ((x - chart.x) ** 2 + (y - chart.y) ** 2) ** 0.5
    return 30 < x < 220 and 0 < y < 300 and reach < 1.75 * chart.scale


def _seen(chart: Chart, line: Sequence[Point]) -> str:
    """Those parts of a line that come near the panel."""
    drawn, run = "", []
    for degrees in line:
        if _near(chart, degrees):
            run.append(degrees)
        else:
            drawn += _walk(chart, run) if len(run) > 1 else ""
            run = []
    return drawn + (_walk(chart, run) if len(run) > 1 else "")


@cache
def graticule(suit: str) -> str:
    """Meridians and parallels as far as the panel reaches."""
    chart = CHARTS[suit]
    net = chart.net
    west = round(chart.longitude / net) * net
    meridians = [
        [(float(west + turn), float(latitude)) for latitude in range(-80, 81, 10)]
        for turn in range(-150, 151, net)
    ]
    parallels = [
        [(float(west + turn), float(latitude)) for turn in range(-150, 151, net)]
        for latitude in range(net - 90, 90, net)
    ]
    return "".join(_seen(chart, line) for line in (*meridians, *parallels))
