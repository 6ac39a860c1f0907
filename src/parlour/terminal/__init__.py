"""Parlour in a terminal: a full screen, a plain line mode, and what the commands print."""
