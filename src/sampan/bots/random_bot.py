"""The weakest bot: any legal action, each as likely as the other."""

from sampan.bots.base import Bot, Clock
from sampan.engine.actions import Action
from sampan.engine.game import Decision
from sampan.engine.view import View


class RandomBot(Bot):
    """Plays by the rules and knows nothing else."""

    def choose(self, view: View, decision: Decision, clock: Clock) -> Action:
        return self.rng.choice(decision.options)
