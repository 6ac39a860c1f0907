"""The sixteen sets of Alice: each has a watercolour tint and a ribbon pattern of its own."""

from __future__ import annotations

from parlour.press.frame import INK, PAPER, tile

_TINTS = (
    "#d2a545", "#7ba4bd", "#bb86a0", "#a3ae6c", "#cf9257", "#84ab80", "#9a8cba", "#62999b",
    "#cb7657", "#d99fa0", "#bda93b", "#8498bd", "#cb6468", "#e29c7d", "#6fa68e", "#a5794f",
)  # fmt: skip

# Path data on a tile of fourteen; whether it is filled or drawn in line.
_PATTERNS: tuple[tuple[bool, str], ...] = (
    (False, "M2 0v14M7 0v14M12 0v14"),
    (False, "M0 4c3.5-4 3.5 4 7 0s3.5 4 7 0M0 11c3.5-4 3.5 4 7 0s3.5 4 7 0"),
    (True, "M3.5 1.5a2 2 0 0 1 0 4 2 2 0 0 1 0-4zM10.5 8.5a2 2 0 0 1 0 4 2 2 0 0 1 0-4z"),
    (False, "M0 0h14M0 7h14M7 0v7M.5 7v7"),
    (False, "M-2 16L16-2M-2 9L9-2M5 16L16 5"),
    (False, "M0 7a3.5 3.5 0 0 0 7 0 3.5 3.5 0 0 0 7 0M-3.5 0a3.5 3.5 0 0 0 7 0 3.5 "
            "3.5 0 0 0 7 0 3.5 3.5 0 0 0 7 0"),
    (False, "M0 1.5h14M0 5h14M0 8.5h14M0 12h14"),
    (True, "M0 0h7v7H0zM7 7h7v7H7z"),
    (True, "M5.5 2h3v3.5H12v3H8.5V12h-3V8.5H2v-3h3.5z"),
    (False, "M0 5l7-4 7 4M0 12l7-4 7 4"),
    (True, "M7 0l7 7-7 7-7-7zM7 4L4 7l3 3 3-3z"),
    (True, "M7 1l1.5 4.5L13 7 8.5 8.5 7 13 5.5 8.5 1 7l4.5-1.5z"),
    (True, "M7 1c3 4 5 5 5 7.5 0 2-3 3-4.5 1L8.5 13h-3l1-3.5C5 11.5 2 10.5 2 8.5 2 6 4 5 7 1z"),
    (False, "M2 14V7a5 5 0 0 1 10 0v7M5 14V7.5a2 2 0 0 1 4 0V14"),
    (False, "M0 14a7 7 0 0 1 14 0M3 14a4 4 0 0 1 8 0M0 7a7 7 0 0 0 7-7 7 7 0 0 0 7 7"),
    (True, "M0 0h14v2H0zM0 4h14v1H0zM7 7a2.3 2.3 0 0 1 0 5 2.3 2.3 0 0 1 0-5z"),
)  # fmt: skip


def tint(number: int) -> str:
    """The watercolour of a set."""
    return _TINTS[number - 1]


def mixed(colour: str, other: str, part: float) -> str:
    """This colour with so great a part of the other stirred in."""
    pairs = [(int(colour[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(a + (b - a) * part):02x}" for a, b in pairs)


def deep(number: int) -> str:
    """The tint with ink in it, for rules and hatching."""
    return mixed(tint(number), INK, 0.5)


def pale(number: int) -> str:
    """The tint thinned with water."""
    return mixed(tint(number), PAPER, 0.55)


def ribbon(number: int, name: str) -> str:
    """The pattern of a set, for the ribbon down its strip."""
    filled, data = _PATTERNS[number - 1]
    if filled:
        drawing = f'<path fill="{deep(number)}" fill-rule="evenodd" d="{data}"/>'
    else:
        drawing = f'<path fill="none" stroke="{deep(number)}" stroke-width="1.3" d="{data}"/>'
    return tile(name, 14, 14, pale(number), drawing, ribbon=True)
