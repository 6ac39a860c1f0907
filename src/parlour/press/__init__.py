"""The press: card faces and backs drawn by code from the decks' own data."""

from parlour.press.faces import back, face

__all__ = ["back", "face"]
