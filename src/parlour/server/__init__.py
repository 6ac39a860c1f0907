"""The web service: tables behind links, for people and bots."""
