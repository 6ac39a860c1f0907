"""Lessons: scripted games in which somebody learns to play, told step by step."""
