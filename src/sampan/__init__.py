"""Sampan: play, learn and study strategy games of China's rivers and court."""

from sampan.engine.actions import Action, UnknownWord
from sampan.engine.refusals import Illegal, Refusal
from sampan.engine.session import NotPossible, Session
from sampan.games import game, games

__version__ = "0.1.0"
__all__ = [
    "Action",
    "Illegal",
    "NotPossible",
    "Refusal",
    "Session",
    "UnknownWord",
    "game",
    "games",
]
