"""Seats that play by themselves, choosing from what their seat may know."""

from parlour.bots.asked import Asked, asked_at
from parlour.bots.bot import Bot, bot, levels

__all__ = ["Asked", "Bot", "asked_at", "bot", "levels"]
