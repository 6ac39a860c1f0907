"""What every game stands on: card sets, state records, compiled rules. Knows no game."""
