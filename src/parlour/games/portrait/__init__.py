"""Portrait Authors: the full game with pairs, two easier forms, and the Bank."""
