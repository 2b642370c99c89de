"""A view is all that a seat may know, and nothing else reaches it."""

import re
from random import Random
from typing import Any

from sampan.engine.actions import Action
from sampan.engine.game import Game
from sampan.engine.log import Entry
from sampan.engine.playout import play_out
from sampan.engine.session import Session
from sampan.engine.steps import CHANCE, EVERYBODY, SEATS, State
from sampan.engine.view import HIDDEN, View, sees
from sampan.engine.walk import Walker, open_table, walker_of
from tests.conformance.tables import every_table, finished, game_of, on_the_way, text_of
from tests.conformance.tables import through_json as wire


def seats_and_spectator(session: Session) -> list[int | None]:
    return [*range(session.header.seats), None]


def check_imagined(session: Session, seat: int | None, rng: Random) -> str:
    """A world imagined from the view (sent as JSON) looks the same to the seat, offers it the same,
    keeps the invariants and can be played to the end; returns the dump of that world."""
    game = session.game
    view = game.view(session.state, seat)
    world = game.imagine(View.from_json(wire(view.to_json())), rng)
    seen = game.view(world, seat)
    assert text_of(seen.to_json()) == text_of(view.to_json()), "an imagined world looks different"
    if session.decision is not None:
        step = world.agenda[-1]
        assert step.name == session.decision.step
        assert SEATS[step.who(world)] == session.decision.seat
        if seat is not None and SEATS[seat] == session.decision.seat:
            assert list(step.options(world)) == session.decision.options
    dump = text_of(game.dump(world))
    played = Session.open_position(game, wire(game.dump(world)), seed=rng.getrandbits(32))
    played.watch = game.watch(played.state, fresh=False)
    played.settle()
    walker_of(rng.getrandbits(32)).walk(played)
    play_out(world, rng)
    assert world.over
    return dump


def has_secrets(session: Session) -> bool:
    """Whether anything was said that not everybody may read."""
    return any(entry.seers != EVERYBODY for entry in session.live)


@every_table
def test_imagined_worlds_look_like_the_view(name: str, seats: int) -> None:
    rng = Random(60)
    for seed in range(60, 62):
        for session in on_the_way(name, seats, seed, every=6):
            for seat in seats_and_spectator(session):
                check_imagined(session, seat, rng)


@every_table
def test_imaginations_differ_where_something_is_hidden(name: str, seats: int) -> None:
    session = next(on_the_way(name, seats, seed=62))
    game, rng = session.game, Random(62)
    for seat in seats_and_spectator(session):
        view = game.view(session.state, seat)
        worlds = {text_of(game.dump(game.imagine(view, rng))) for _ in range(20)}
        assert (len(worlds) > 1) == has_secrets(session), f"{len(worlds)} worlds of 20"


@every_table
def test_imagining_changes_neither_view_nor_state(name: str, seats: int) -> None:
    rng = Random(63)
    for session in on_the_way(name, seats, seed=63, every=12):
        before = text_of(session.position())
        for seat in seats_and_spectator(session):
            view = session.game.view(session.state, seat)
            shown = text_of(view.to_json())
            world = session.game.imagine(view, rng)
            play_out(world, rng)
            assert text_of(view.to_json()) == shown
        assert text_of(session.position()) == before


@every_table
def test_views_survive_json(name: str, seats: int) -> None:
    for session in on_the_way(name, seats, seed=64, every=10):
        for seat in seats_and_spectator(session):
            view = session.game.view(session.state, seat)
            again = View.from_json(wire(view.to_json()))
            assert again.seat == view.seat
            assert text_of(again.to_json()) == text_of(view.to_json())


@every_table
def test_views_have_no_seed(name: str, seats: int) -> None:
    for session in on_the_way(name, seats, seed=123456789, every=15):
        for seat in seats_and_spectator(session):
            assert "123456789" not in text_of(session.game.view(session.state, seat).to_json())


# --- the log as one seat reads it ---


@every_table
def test_unseen_words_are_covered_in_the_log(name: str, seats: int) -> None:
    """Who may not read a word reads `draw ?`, and no event of that entry says what it was."""
    session = finished(name, seats, seed=65)
    covered = 0
    for place in seats_and_spectator(session):
        seat = None if place is None else SEATS[place]
        for true, shown in zip(session.live, session.entries(seat), strict=True):
            if sees(true.seers, place):
                assert shown.word == true.word
                continue
            kind, *secrets = true.word.split()
            assert shown.word == f"{kind} {HIDDEN}"
            told = " ".join(f"{event}" for event in shown.events)
            for secret in secrets:
                assert not re.search(rf"\b{re.escape(secret)}\b", told), f"{shown} tells {told}"
            covered += 1
    assert bool(covered) == has_secrets(session)


@every_table
def test_a_spectator_sees_no_more_than_any_seat(name: str, seats: int) -> None:
    """What is covered for some seat is covered for a spectator."""
    session = finished(name, seats, seed=66)
    spectator = session.entries(None)
    for seat in SEATS[:seats]:
        for shown, open_entry in zip(session.entries(seat), spectator, strict=True):
            if HIDDEN in shown.word.split():
                assert HIDDEN in open_entry.word.split()


# --- non-interference ---


class Twins:
    """Two games that differ only in what one seat has not seen, played with the same public words.

    What the seat may not read (hidden draws, secret choices) goes its own way in each; everything
    else is said alike, as long as there is a word both worlds allow.
    """

    def __init__(self, game: Game[Any], seats: int, seed: int, seat: int | None) -> None:
        self.seat = seat
        self.left = open_table(game, seed, seats)
        self.right = open_table(game, seed, seats)
        self.rng = Random(f"twins {seed} {seat}")
        self.walker = Walker(self.rng)
        self.apart = 0
        """Entries in which the worlds went different ways, unseen."""

    def go_on(self) -> bool:
        """One entry more in both; whether there was one."""
        worlds = (self.left, self.right)
        for world in worlds:
            world.state.run()
        if not self.left.state.agenda or not self.right.state.agenda:
            assert self.left.state.over == self.right.state.over, "only one world is over"
            return False
        steps = [world.state.agenda[-1] for world in worlds]
        assert steps[0].name == steps[1].name, "the worlds ask different things"
        if sees(steps[0].seers(self.left.state), self.seat):
            chosen = self._common_word()
            if chosen is None:
                return False
            said = [chosen, chosen]
        else:
            first = self.rng.choice(steps[0].options(self.left.state))
            alike = [  # the kind of a covered word is seen
                each for each in steps[1].options(self.right.state) if each.kind == first.kind
            ]
            if not alike:
                return False
            said = [first, self.rng.choice(alike)]
            self.apart += said[0] is not said[1]
        for world, step, action in zip(worlds, steps, said, strict=True):
            speaker = CHANCE if step.chance else SEATS[step.who(world.state)]
            world.replay(speaker, action.word)
        return True

    def _common_word(self) -> Action | None:
        """A word both worlds allow, if possible one after which there is another one."""
        words = _common(self.left.state, self.right.state)
        for _ in range(8):
            if not words:
                return None
            chosen = self.walker.choose(words)
            left, right = self.left.state.copy(), self.right.state.copy()
            left.play(chosen)
            right.play(chosen)
            if _common(left, right):
                break
        return chosen

    def parted(self) -> bool:
        """Whether the last entry showed the seat in the open what was hidden, so that the worlds
        look different from here on."""
        told = [event for world in (self.left, self.right) for event in world.live[-1].events]
        learners = 0
        for event in told:
            learners |= event.learners
        learns = learners if self.seat is None else learners >> self.seat & 1
        return bool(learns) and (
            self._view(self.left) != self._view(self.right)
            or self._told(self.left.live[-1]) != self._told(self.right.live[-1])
        )

    def compare(self) -> None:
        """What the seat sees, reads and is offered must be the same, byte by byte."""
        left, right = self.left, self.right
        assert self._view(left) == self._view(right), "the view shows what is hidden"
        assert self._told(left.live[-1]) == self._told(right.live[-1]), "the log shows it"
        if left.decision is not None and right.decision is not None:
            assert left.decision.seat == right.decision.seat
            if self.seat is not None and left.decision.seat == SEATS[self.seat]:
                assert left.decision.to_json() == right.decision.to_json()

    def compare_refusals(self) -> None:
        if self.seat is None or not self.left.state.agenda or self.left.state.agenda[-1].chance:
            return
        for action in self.left.game.words:
            refusals = [
                game.why_not(game_state, self.seat, action)
                for game, game_state in (
                    (self.left.game, self.left.state),
                    (self.right.game, self.right.state),
                )
            ]
            left, right = (refusal and refusal.to_json() for refusal in refusals)
            assert text_of(left) == text_of(right), f"the refusal of {action} shows it"

    def _view(self, session: Session) -> str:
        return text_of(session.game.view(session.state, self.seat).to_json())

    def _told(self, entry: Entry) -> str:
        shown = entry.seen_by(self.seat)
        return f"{shown!r} {[event.to_json() for event in shown.events]!r}"


def _common(left: State, right: State) -> list[Action]:
    if not left.agenda or not right.agenda:
        return []
    others = right.agenda[-1].options(right)
    return [action for action in left.agenda[-1].options(left) if action in others]


def check_non_interference(game: Game[Any], seats: int, seed: int, seat: int | None) -> Twins:
    twins = Twins(game, seats, seed, seat)
    number = 0
    while twins.go_on() and not twins.parted():
        twins.compare()
        if number % 15 == 0:
            twins.compare_refusals()
        number += 1
    return twins


@every_table
def test_what_a_seat_has_not_seen_does_not_reach_it(name: str, seats: int) -> None:
    said = apart = secrets = 0
    for seed in range(70, 74):
        for seat in (*range(seats), None):
            twins = check_non_interference(game_of(name), seats, seed, seat)
            apart += twins.apart
            secrets += has_secrets(twins.left)
            said += sum(each.speaker != CHANCE for each in twins.left.live)
    assert bool(apart) == bool(secrets), "the worlds never differed"
    assert said > 100 * (seats + 1), f"the worlds parted too soon, after {said} words"


@every_table
def test_a_world_imagined_by_a_seat_goes_on_alike(name: str, seats: int) -> None:
    """From a running game: the true world and one that a seat imagines, played on alike."""
    for session in on_the_way(name, seats, seed=75, every=15):
        for seat in seats_and_spectator(session):
            game, view = session.game, session.game.view(session.state, seat)
            world = game.imagine(view, Random(75))
            twins = Twins(game, seats, 75, seat)
            twins.left = Session.open_position(game, wire(session.position()))
            twins.right = Session.open_position(game, wire(game.dump(world)))
            while twins.go_on() and not twins.parted():
                twins.compare()
