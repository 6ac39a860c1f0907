"""A game in progress: names, time and chance around the rules. No input or output of its own."""
