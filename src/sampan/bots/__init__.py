"""Bots: they see a view, never a state, and are named by one spec string everywhere."""

from sampan.bots.base import Bot, BotError, Clock
from sampan.bots.levels import USUAL_LEVEL, level_spec, levels
from sampan.bots.registry import bots, level_seconds, make_bot, split_specs

__all__ = [
    "USUAL_LEVEL",
    "Bot",
    "BotError",
    "Clock",
    "bots",
    "level_seconds",
    "level_spec",
    "levels",
    "make_bot",
    "split_specs",
]
