"""Court, a game of couplets for two, three or four."""
