"""Tables tried on a small game of their own, and on the real ones."""
