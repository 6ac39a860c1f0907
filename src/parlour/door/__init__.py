"""What stands behind `import parlour`: thin classes over tables, states, bots and rulebooks.

They hold no rule and no second truth. Whoever uses Parlour names nothing here: `parlour` itself is
the door, and these modules may move.
"""
