"""Bot specs: one string names a bot everywhere."""

from random import Random

import pytest

import sampan
from sampan.bots import BotError, bots, make_bot, split_specs
from sampan.bots.greedy import GreedyBot
from sampan.bots.ismcts import IsmctsBot
from sampan.bots.random_bot import RandomBot
from sampan.bots.registry import level_settings
from sampan.engine.session import Session
from sampan.engine.tables import TableKnowledge
from sampan.engine.tunable import Tunable
from tests.engine.toy import GAME as PEBBLES

GAME = sampan.game(sampan.games()[0])
assert isinstance(GAME.knowledge, Tunable)
NUMBER = next(iter(GAME.knowledge.numbers))


def test_every_listed_bot_can_be_made_by_its_name() -> None:
    assert bots()[0] == "random", "the weakest bot comes first"
    for name in bots():
        make_bot(name, GAME, Random(0))


@pytest.mark.parametrize(
    "specs",
    [
        ["hard", "medium"],
        ["ismcts:iterations=50,reuse=off", "greedy"],
        ["greedy", "greedy@first", "ismcts:iterations=5,plans=4@begun", "random"],
        ["hard", "hard@cards=0,cards.early=0,groups=0", "hard@cards=1"],
        ["greedy:width=4@cards=0", "greedy@cards=0", "greedy:width=4,samples=2@cards=0,groups=1"],
    ],
)
def test_specs_in_a_row_are_told_apart(specs: list[str]) -> None:
    """Parameters and numbers have commas between them too."""
    assert split_specs(",".join(specs)) == specs
    assert split_specs(" , ".join([*specs, ""])) == specs, "spaces and a last comma mean nothing"


def test_a_spec_may_have_parameters() -> None:
    bot = make_bot("greedy:samples=5", GAME, Random(0))
    assert isinstance(bot, GreedyBot)
    assert bot.samples == 5
    assert isinstance(make_bot("random", GAME, Random(0)), RandomBot)


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        (
            "stockfish",
            "there is no bot 'stockfish'; there are easy, medium, hard, master, random, casual,",
        ),
        ("", "there is no bot ''"),
        ("random:samples=2", "random has no parameter 'samples'; it has none"),
        ("greedy:depth=2", "greedy has no parameter 'depth'; it has samples, width"),
        ("greedy:samples=many", "samples is a whole number, not 'many'"),
        ("greedy:samples", "samples is a whole number, not ''"),
        ("greedy:samples=0", "greedy needs at least one sample, not 0"),
        ("greedy:width=0", "greedy follows at least one line, not 0"),
        ("greedy:game=x", "greedy has no parameter 'game'"),
        ("greedy@hand", f"{GAME.name} has no number 'hand'; it has first, "),
        ("greedy@hand=1", f"{GAME.name} has no number 'hand'; it has first, "),
        ("greedy@", f"{GAME.name} has no number ''; it has first, "),
        ("hard:iterations=5", "hard is a level and takes no parameters; methods do: random, "),
        ("ismcts:exploration=nan", "from 0 up, and none without end, for exploration"),
        ("ismcts:time=infs", "from 0 up, and none without end, for time"),
        ("ismcts:trust=2", "ismcts takes widening and trust up to 1"),
        ("casual:noise=0.3,noise=0.4", "gives noise twice"),
        (f"greedy@{NUMBER}=much", f"@{NUMBER}=much: 'much' is no number"),
        (f"greedy@{NUMBER}=nan", f"@{NUMBER}=nan: 'nan' is no number"),
        (f"greedy@{NUMBER}=1e308", f"@{NUMBER}=1e308: '1e308' is no number up to 1,000,000"),
        (f"greedy@first,{NUMBER}=1", "@first stands alone, no number can be changed besides"),
    ],
)
def test_a_wrong_spec_says_what_would_be_right(spec: str, message: str) -> None:
    with pytest.raises(BotError) as caught:
        make_bot(spec, GAME, Random(0))
    assert message in str(caught.value)


def test_a_level_may_differ_with_the_size_of_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    specs = {"hard": "ismcts:iterations=7", "hard/3": "ismcts:iterations=9"}
    monkeypatch.setattr(type(GAME.knowledge), "levels", specs)
    assert [level_settings("hard", GAME, seats).iterations for seats in (2, 3, 4)] == [7, 9, 7]
    assert level_settings("hard", GAME) == level_settings("hard", GAME, 2)
    assert level_settings("master", GAME, 3) == level_settings("master", PEBBLES)


@pytest.mark.parametrize("name", sampan.games())
def test_every_bot_can_play_as_before_tuning(name: str) -> None:
    game = sampan.game(name)
    state = Session.new(game, 2, 3).state
    bot = make_bot("master@first", game, Random(0))
    assert isinstance(bot, IsmctsBot)
    assert bot.settings == level_settings("master", game)
    first, now = bot.game.knowledge.worths(state), game.knowledge.worths(state)
    assert first != now


@pytest.mark.parametrize("name", sampan.games())
def test_a_bot_can_count_with_some_numbers_changed(name: str) -> None:
    game = sampan.game(name)
    assert isinstance(game.knowledge, Tunable)
    one, other, *rest = game.knowledge.numbers
    bot = make_bot(f"greedy:width=3@{one}=7,{other}=-0.5", game, Random(0))
    assert isinstance(bot, GreedyBot)
    assert bot.width == 3
    assert isinstance(bot.game.knowledge, Tunable)
    numbers = bot.game.knowledge.numbers
    assert (numbers[one], numbers[other]) == (7.0, -0.5)
    assert all(numbers[each] == game.knowledge.numbers[each] for each in rest)


TABLED = [
    name for name in sampan.games() if isinstance(sampan.game(name).knowledge, TableKnowledge)
]


@pytest.mark.parametrize("name", TABLED)
def test_a_bot_can_count_with_the_tables_before_others_went_on_from_them(name: str) -> None:
    game = sampan.game(name)
    assert isinstance(game.knowledge, TableKnowledge)
    bot = make_bot("hard@begun", game, Random(0))
    knowledge = bot.game.knowledge
    assert isinstance(knowledge, TableKnowledge)
    assert knowledge.learned is not None
    assert not set(knowledge.learned.tables) & set(knowledge.onward)
    state = sampan.Session.new(game, seats=2, seed=1).state
    assert knowledge.worths(state) != game.knowledge.worths(state)
    with pytest.raises(BotError, match="has no number 'begun'"):
        make_bot("hard@begun", bot.game, Random(0))


def test_what_has_no_numbers_has_no_first_ones() -> None:
    with pytest.raises(BotError, match="what bots know of pebbles has no numbers"):
        make_bot("greedy@first", PEBBLES, Random(0))
