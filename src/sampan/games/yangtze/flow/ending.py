"""YT-11, YT-12 The end of the game: whatever brought it, the same final scoring follows."""

from sampan.games.yangtze.scoring import score
from sampan.games.yangtze.state import Yangtze


def finish(s: Yangtze, reason: str) -> None:
    """YT-11.4 The game is over, and every line of the score sheet is told to whoever listens."""
    s.end(reason)
    if s.events is None:
        return
    for seat, sheet in score(s).breakdown.items():
        for line, amount in sheet.items():
            if isinstance(amount, list):
                for place, part in enumerate(amount):
                    s.tally(seat, f"sheet-{line}-{place}", part)
            else:
                s.tally(seat, f"sheet-{line}", amount)
