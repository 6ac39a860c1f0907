"""The press: card faces and backs set from drawings and the decks' own data."""

from parlour.press.faces import back, face

__all__ = ["back", "face"]
