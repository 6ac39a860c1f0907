"""Type setting: text as outlines, since a picture on a page cannot load a typeface.

The old types have hundreds of points a letter. A letter is therefore cut for the size at
which it is printed: its outline is flattened, and every point that the eye could not miss
at that size is left out. The slight roughness that remains is that of the metal.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from io import BytesIO
from itertools import pairwise
from typing import Any

from fontTools.pens.recordingPen import DecomposingRecordingPen  # type: ignore[import-untyped]
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

Point = tuple[float, float]

ROMAN = "roman"
TEXT = "text"
BOLD = "bold"

# How far, in card units (a card is 250 wide), an outline may stray from the drawn letter.
_FIDELITY = 0.07
# Steps a curve of the typeface is walked in before points are left out.
_STEPS = 4


@cache
def _font(face: str) -> TTFont:
    data = files(__package__).joinpath(f"fonts/{face}.ttf").read_bytes()
    return TTFont(BytesIO(data), lazy=False)


@cache
def _kerning(face: str) -> dict[tuple[str, str], int]:
    """The pairs that stand closer or wider, in font units; none if the face has no table."""
    font = _font(face)
    if "kern" not in font:
        return {}
    pairs: dict[tuple[str, str], int] = dict(font["kern"].kernTables[0].kernTable)
    return pairs


def _glyph_name(face: str, letter: str) -> str:
    name: str | None = _font(face).getBestCmap().get(ord(letter))
    if name is None:
        raise ValueError(f"The typeface {face} has no letter {letter!r}.")
    return name


def _quadratic(start: Point, controls: Sequence[Point]) -> list[Point]:
    """A TrueType run of off-curve points, walked in small steps."""
    walked: list[Point] = []
    current = start
    offs, last = controls[:-1], controls[-1]
    for place, off in enumerate(offs):
        if place + 1 < len(offs):
            following = offs[place + 1]
            end = ((off[0] + following[0]) / 2, (off[1] + following[1]) / 2)
        else:
            end = last
        for step in range(1, _STEPS + 1):
            t = step / _STEPS
            u = 1 - t
            walked.append(
                (
                    u * u * current[0] + 2 * u * t * off[0] + t * t * end[0],
                    u * u * current[1] + 2 * u * t * off[1] + t * t * end[1],
                )
            )
        current = end
    return walked


@cache
def _contours(face: str, letter: str) -> tuple[tuple[Point, ...], ...]:
    """The outline of a letter as closed polygons in font units, y upwards."""
    glyphs = _font(face).getGlyphSet()
    pen: Any = DecomposingRecordingPen(glyphs)
    glyphs[_glyph_name(face, letter)].draw(pen)
    contours: list[tuple[Point, ...]] = []
    points: list[Point] = []
    for verb, arguments in pen.value:
        if verb == "moveTo":
            points = [arguments[0]]
        elif verb == "lineTo":
            points.append(arguments[0])
        elif verb == "qCurveTo":
            if arguments[-1] is None:  # a contour with no point on the curve
                offs = arguments[:-1]
                start = ((offs[-1][0] + offs[0][0]) / 2, (offs[-1][1] + offs[0][1]) / 2)
                points = [start]
                arguments = (*offs, start)
            points.extend(_quadratic(points[-1], arguments))
        elif verb == "closePath":
            contours.append(tuple(points))
    return tuple(contours)


def _thinned(points: Sequence[Point], allowed: float) -> list[Point]:
    """The fewest of these points that stay within `allowed` of the line through them all."""
    kept = {0, len(points) - 1}
    spans = [(0, len(points) - 1)]
    while spans:
        first, last = spans.pop()
        (ax, ay), (bx, by) = points[first], points[last]
        length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
        worst, at = allowed, None
        for place in range(first + 1, last):
            px, py = points[place]
            if length:
                away = abs((bx - ax) * (ay - py) - (ax - px) * (by - ay)) / length
            else:
                away = ((px - ax) ** 2 + (py - ay) ** 2) ** 0.5
            if away > worst:
                worst, at = away, place
        if at is not None:
            kept.add(at)
            spans += [(first, at), (at, last)]
    return [points[place] for place in sorted(kept)]


@cache
def _cut(face: str, letter: str, size: float) -> tuple[tuple[tuple[int, int], ...], ...]:
    """The letter cut for this size: polygons in twentieths of a card unit, y downwards."""
    scale = 20 * size / _font(face)["head"].unitsPerEm
    cut: list[tuple[tuple[int, int], ...]] = []
    for contour in _contours(face, letter):
        # Split at the point farthest from the start, so that a closed line can be thinned.
        x0, y0 = contour[0]
        far = max(
            range(len(contour)),
            key=lambda i: (contour[i][0] - x0) ** 2 + (contour[i][1] - y0) ** 2,
        )
        allowed = 20 * _FIDELITY / scale
        there = _thinned(contour[: far + 1], allowed)
        back = _thinned([*contour[far:], contour[0]], allowed)
        polygon: list[tuple[int, int]] = []
        for x, y in [*there, *back[1:-1]]:
            point = (round(x * scale), -round(y * scale))
            if not polygon or polygon[-1] != point:
                polygon.append(point)
        if len(polygon) > 2:
            cut.append(tuple(polygon))
    return tuple(cut)


def _advances(text: str, face: str, size: float, track: float) -> list[float]:
    """Where each letter begins, and last where the line ends, in card units."""
    font = _font(face)
    kerning = _kerning(face)
    unit = size / font["head"].unitsPerEm
    names = [_glyph_name(face, letter) for letter in text]
    places = [0.0]
    for place, name in enumerate(names):
        step = font["hmtx"][name][0] * unit
        if place + 1 < len(names):
            step += kerning.get((name, names[place + 1]), 0) * unit + track
        places.append(places[-1] + step)
    return places


def width(text: str, face: str, size: float, track: float = 0) -> float:
    """How wide the line will be."""
    return _advances(text, face, size, track)[-1]


def fitted(text: str, face: str, size: float, room: float, track: float = 0) -> float:
    """This size, or the greatest smaller one (in halves) at which the line fits the room."""
    while size > 4 and width(text, face, size, track) > room:
        size -= 0.5
    return size


def outline(
    text: str,
    face: str,
    size: float,
    x: float,
    y: float,
    *,
    anchor: str = "middle",
    track: float = 0,
) -> str:
    """The path data of one line of type on the baseline y; anchor start, middle or end."""
    places = _advances(text, face, size, track)
    left = x - {"start": 0.0, "middle": 0.5, "end": 1.0}[anchor] * places[-1]
    written: list[str] = []
    # Relative steps in twentieths keep a line of type small; the caller's group undoes them.
    at_x = at_y = 0
    for letter, place in zip(text, places, strict=False):
        origin_x, origin_y = round(20 * (left + place)), round(20 * y)
        for polygon in _cut(face, letter, size):
            first_x, first_y = origin_x + polygon[0][0], origin_y + polygon[0][1]
            steps = [(first_x - at_x, first_y - at_y)]
            steps += [(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(polygon)]
            written.append("m" + _joined(steps) + "z")
            at_x, at_y = first_x, first_y
    return "".join(written)


def _joined(steps: Sequence[tuple[int, int]]) -> str:
    """Numbers with no more space between them than a reader of paths needs."""
    text = ""
    for dx, dy in steps:
        for number in (dx, dy):
            text += str(number) if number < 0 or not text else f" {number}"
    return text


def line(
    text: str,
    face: str,
    size: float,
    x: float,
    y: float,
    fill: str,
    *,
    anchor: str = "middle",
    track: float = 0,
) -> str:
    """One line of type as a finished path element."""
    data = outline(text, face, size, x, y, anchor=anchor, track=track)
    return f'<path transform="scale(.05)" fill="{fill}" stroke="none" d="{data}"/>'


def with_figure(
    words: str, figure: str, size: float, figure_size: float, y: float, fill: str
) -> str:
    """Words in the old roman and a lining figure after them, together in the middle of a card."""
    across = width(words, ROMAN, size)
    left = 125 - (across + width(figure, TEXT, figure_size)) / 2
    return line(words, ROMAN, size, left, y, fill, anchor="start") + line(
        figure, TEXT, figure_size, left + across, y, fill, anchor="start"
    )


def wrapped(text: str, face: str, size: float, room: float) -> list[str]:
    """The text in as few lines as fit the room, and those as even as can be."""
    words = text.split()

    @cache
    def rest(first: int) -> tuple[int, float, tuple[str, ...]]:
        """How many lines the words from here on need, how ragged they are, and those lines."""
        if first == len(words):
            return 0, 0.0, ()
        best: tuple[int, float, tuple[str, ...]] | None = None
        for after in range(first + 1, len(words) + 1):
            line = " ".join(words[first:after])
            spare = room - width(line, face, size)
            if spare < 0 and after > first + 1:
                break
            count, ragged, lines = rest(after)
            found = (count + 1, ragged + spare * spare, (line, *lines))
            if best is None or found[:2] < best[:2]:
                best = found
        assert best is not None  # one word at least makes a line, however wide
        return best

    return list(rest(0)[2])
