"""Parlour: antique card games, exactly as their sheets were printed."""

__version__ = "0.4.0"
