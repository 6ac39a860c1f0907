"""Masquerade: a carnival crowd, for four or eight."""
