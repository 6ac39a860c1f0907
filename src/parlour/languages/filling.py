"""How a template is filled in any language but English."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from parlour.games.saying import Tongue
from parlour.games.speech import put


class _Part:
    """A part of a sentence, to be put in the form that the template asks for."""

    __slots__ = ("_part", "_tongue")

    def __init__(self, part: object, tongue: Tongue) -> None:
        self._part = part
        self._tongue = tongue

    def __format__(self, form: str) -> str:
        return put(self._part, self._tongue, form)


class _Parts(dict[str, Any]):
    """The parts of a sentence, each said when it is asked for."""

    __slots__ = ("_tongue",)

    def __init__(self, parts: Mapping[str, Any], tongue: Tongue) -> None:
        super().__init__(parts)
        self._tongue = tongue

    def __getitem__(self, name: str) -> _Part:
        return _Part(super().__getitem__(name), self._tongue)


def filled(template: str, parts: Mapping[str, Any], tongue: Tongue) -> str:
    """The sentence. Without parts braces are left alone, for others to fill."""
    return template.format_map(_Parts(parts, tongue)) if parts else template
