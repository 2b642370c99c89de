"""The arena: bots against bots, with numbers one can trust."""

from sampan.arena.match import Match, MatchError, Outcome
from sampan.arena.playing import play_game, turns
from sampan.arena.results import Results
from sampan.arena.running import run_match
from sampan.arena.standings import Standings

__all__ = [
    "Match",
    "MatchError",
    "Outcome",
    "Results",
    "Standings",
    "play_game",
    "run_match",
    "turns",
]
