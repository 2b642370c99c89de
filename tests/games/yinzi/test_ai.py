"""What bots know of Yinzi: turns to come count, so that whoever has had fewer is not behind."""

from itertools import pairwise
from random import Random

import sampan
from sampan.bots import Clock, make_bot
from sampan.engine.session import Session
from sampan.games.yinzi.ai import to_come
from sampan.games.yinzi.pieces import PROVINCES
from sampan.games.yinzi.state import Yinzi

GAME = sampan.game("yinzi")


def table(session: Session) -> Yinzi:
    assert isinstance(session.state, Yinzi)
    return session.state


def test_cards_become_groups_and_groups_are_sent() -> None:
    """YZ-5.2, YZ-16.1"""
    session, bot = Session.new(GAME, 2, seed=1), make_bot("greedy", GAME, Random(1))
    first = table(session)
    seen = [[to_come(first, seat) for seat in range(2)]]
    assert seen == [[[0.0, 0.0]] * 2], "before the round begins nobody has any"
    while table(session).round == 1 and (decision := session.decision) is not None:
        session.submit(bot.choose(session.view(decision.seat), decision, Clock(patient=True)))
        now = [to_come(table(session), seat) for seat in range(2)]
        if now != seen[-1]:
            seen.append(now)
    hand = GAME.components.value("hand")
    assert [cards + groups for cards, groups in seen[1]] == [hand, hand], "a card leaves a group"
    for before, after in pairwise(seen[1:]):
        for had, has in zip(before, after, strict=True):
            played, sent = had[0] - has[0], sum(had) - sum(has)
            assert played >= 0, "a card played is gone"
            assert sent >= 0, "and leaves at most its group behind"
    assert seen[-1] == [[0.0, 0.0]] * 2, "the round is over"


def test_of_squares_with_the_same_good_one_is_tried() -> None:
    """YZ-8.2, YZ-10.4: the crop tiles stay, of squares one for each good, of places for a factory
    one in each province."""
    session, rng = Session.new(GAME, 2, seed=1), Random(1)
    seen: set[str] = set()
    while (decision := session.decision) is not None:
        s = table(session)
        kept = GAME.knowledge.distinct(s, decision.options)
        if len(kept) < len(decision.options):
            seen.add(decision.step)
            squares = [s.good_at(word.arg) for word in decision.options if word.kind == "cell"]
            tried = [s.good_at(word.arg) for word in kept if word.kind == "cell"]
            assert sorted(tried) == sorted(set(squares))
            assert sum(word.kind == "lay" for word in kept) <= len(PROVINCES)
            others = [word for word in decision.options if word.kind not in ("cell", "lay")]
            assert [word for word in kept if word.kind not in ("cell", "lay")] == others
        session.submit(rng.choice(decision.options))
    assert seen == {"plant-crops", "buy-crop", "develop"}
