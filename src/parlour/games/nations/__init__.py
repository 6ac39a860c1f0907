"""Nations: four players, partners, and Titles of the Star suit."""
