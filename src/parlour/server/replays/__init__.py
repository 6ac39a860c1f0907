"""What comes after a game: looking at it again, going on from it, playing its deal once more.

replays   made of finished games and of records that are brought, shown step by step, forked
films     a game laid out again, with every moment of it
deals     one deal played by several companies, and the comparison
"""
