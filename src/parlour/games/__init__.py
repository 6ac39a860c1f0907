"""The games, one package a sheet."""
