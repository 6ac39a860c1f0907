"""The Game of the Monkey, played with the cards of Nations."""
