"""Seats that play by themselves, choosing from what their seat may know."""

from parlour.bots.bot import Bot, bot, levels

__all__ = ["Bot", "bot", "levels"]
