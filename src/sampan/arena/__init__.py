"""The arena: bots against bots, with numbers one can trust."""

from sampan.arena.match import Match, play_game, play_match

__all__ = ["Match", "play_game", "play_match"]
