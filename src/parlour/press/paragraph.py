"""Several lines of one face: letters cut once and set wherever they stand.

A line of large type is drawn whole. Where a card has much to read the same letters come again and
again, so they are kept in a case, as a compositor's are, and every line is set from it.
"""

from __future__ import annotations

from parlour.press import type as types
from parlour.press.frame import n


class Case:
    """The letters of one face, cut for one size; lines a little larger or smaller use them too."""

    def __init__(self, face: str, size: float, mark: str) -> None:
        """`mark` begins the names of this case's letters, so that two cases do not mix."""
        self.face, self.size, self.mark = face, size, mark
        self._cut: dict[str, str] = {}

    def _letter(self, letter: str) -> str:
        """The name of this letter, which is cut if it was not yet."""
        name = f"{self.mark}{letter if letter.isalnum() else f'-{ord(letter):x}'}"
        if name not in self._cut:
            data = types.outline(letter, self.face, self.size, 0, 0, anchor="start")
            self._cut[name] = f'<path id="{name}" d="{data}"/>'
        return name

    def line(
        self,
        text: str,
        size: float,
        x: float,
        y: float,
        fill: str,
        *,
        anchor: str = "middle",
        track: float = 0,
    ) -> str:
        """One line of type on the baseline y, as `types.line` would set it."""
        scale = size / self.size / 20
        across = types.width(text, self.face, size, track)
        left = x - {"start": 0.0, "middle": 0.5}[anchor] * across
        set_ = ""
        for place, letter in enumerate(text):
            if letter != " ":
                # Measured with the letters before it, so that kerning is kept.
                start = types.width(text[: place + 1], self.face, size, track) - types.width(
                    letter, self.face, size
                )
                set_ += f'<use href="#{self._letter(letter)}" x="{round(start / scale)}"/>'
        return (
            f'<g fill="{fill}" transform="translate({n(left)} {n(y)})scale({scale:.4f})">{set_}</g>'
        )

    def letters(self) -> str:
        """Every letter that was set, for the definitions of the document."""
        return "".join(self._cut.values())
