"""What a reader sees of a table: frames with the view, the decision and the feed of their seat."""

from random import Random
from typing import TYPE_CHECKING, Any, Final, Literal

from sampan.engine.actions import Action
from sampan.engine.game import Result
from sampan.engine.position import PositionError
from sampan.engine.preview import WORLDS, preview
from sampan.engine.session import Session
from sampan.engine.steps import SEATS
from sampan.engine.texts import Ref
from sampan.engine.view import HIDDEN
from sampan.server import schemas
from sampan.server.problems import not_found

if TYPE_CHECKING:
    from sampan.server.table import Line, LiveTable


class Scenes:
    """Builds frames for the readers of one table."""

    def __init__(self, table: "LiveTable") -> None:
        self._table: Final = table

    def frame(self, seat: str | None, since: int | None) -> schemas.TableFrame | schemas.NewsFrame:
        """News since an item of the feed, or the whole table (None, or a number from elsewhere)."""
        table = self._table
        whole = since is None or not 0 <= since <= table.seq
        start = 0 if since is None or whole else since
        lines = table.feed[start:]
        if not whole and any(line.entry and line.entry.undoes for line in lines):
            whole, lines = True, table.feed
        if whole:
            return schemas.TableFrame(
                table=table.id,
                seq=table.seq,
                version=table.version,
                scene=self.scene(seat),
                items=[self.item(line, seat) for line in self._in_effect(lines)],
            )
        return schemas.NewsFrame(
            table=table.id,
            seq=table.seq,
            version=table.version,
            since=start,
            scene=self.scene(seat),
            items=[self.item(line, seat) for line in lines],
        )

    def _in_effect(self, lines: list["Line"]) -> list["Line"]:
        """The lines without entries that were taken back."""
        live = {entry.n for entry in self._table.session.live}
        return [
            line
            for line in lines
            if line.entry is None or line.entry.n in live or line.entry.undoes
        ]

    def item(self, line: "Line", seat: str | None) -> schemas.Item:
        data = line.data
        if line.entry is not None:
            entry = line.entry.seen_by(None if seat is None else SEATS.index(seat))
            data = {
                "n": entry.n,
                "speaker": entry.speaker,
                "word": entry.word,
                "forced": entry.forced,
                "events": [event.to_json() for event in entry.events],
                "rules": list(entry.rules),
            }
            if entry.n in self._table.beyond:
                data["beyond"] = True
        return schemas.Item(seq=line.seq, kind=line.kind, at=line.at, data=data)

    def info(self) -> schemas.TableInfo:
        table = self._table
        decision = table.session.decision
        return schemas.TableInfo(
            table=table.id,
            game=table.game.name,
            options=table.session.header.options,
            seats=[
                schemas.SeatInfo(
                    seat=each.letter,
                    kind=each.kind,
                    name=each.name,
                    bot=each.bot,
                    joined=each.joined,
                    handed_over=each.handed_over,
                )
                for each in table.seats.values()
            ],
            spectators=table.spectators,
            hints=table.hints,
            seed_hash=table.session.header.seed_hash,
            edition=table.game.components.edition,
            over=table.session.state.over,
            asked=None if decision is None else decision.seat,
            created=table.created,
        )

    def scene(self, seat: str | None) -> schemas.Scene:
        table = self._table
        session = table.session
        result = session.result
        undo, how, start = self._undo_of(seat)
        return schemas.Scene(
            info=self.info(),
            seat=seat,
            view=table.game.shown(session.view(seat)).position,
            decision=decision_of(session, seat),
            undo=undo,
            undo_how=how,
            turn_start=start,
            digest_from=self._digest_from(seat),
            result=None if result is None else _sheet(result),
            seed=None if result is None else str(session.seed),
        )

    def past(self, seat: str | None, entry: int) -> schemas.PastScene:
        """What this reader saw after an entry that is still in effect."""
        table = self._table
        if entry not in {each.n for each in table.session.live}:
            raise not_found(f"entry {entry} is not in effect")
        then = table.session.at(entry)
        view = then.view(seat)
        try:
            projection = _sheet(table.game.projection(table.game.shown(view)))
        except PositionError as error:
            raise not_found(f"entry {entry} lies inside the set-up") from error
        return schemas.PastScene(
            entry=entry,
            seat=seat,
            said=self._said(seat, entry),
            view=table.game.shown(view).position,
            decision=decision_of(then, seat),
            projection=projection,
        )

    def _said(self, seat: str | None, number: int) -> schemas.SaidInfo | None:
        """The answer of an entry for this reader: only what it knew before is in the text."""
        session, game = self._table.session, self._table.game
        live = next(each for each in session.live if each.n == number)
        entry = live.seen_by(None if seat is None else SEATS.index(seat))
        if entry.speaker not in SEATS or HIDDEN in entry.word:
            return None
        before = session.before(number)
        action, speaker = game.parse(entry.word), SEATS.index(entry.speaker)
        view = before.view(seat)
        worlds = [game.imagine(view, Random(world)) for world in range(WORLDS)]
        told = [_as_json(game.action_args(world, speaker, action)) for world in worlds]
        if before.decision is None or any(each != told[0] for each in told):
            return None
        option = schemas.OptionText(word=entry.word, kind=action.kind, args=told[0])
        return schemas.SaidInfo(step=before.decision.step, option=option)

    def projection(self, seat: str | None) -> schemas.ResultInfo:
        """The score sheet if the game ended now, counting what this reader is shown."""
        game = self._table.game
        return _sheet(game.projection(game.shown(self._table.session.view(seat))))

    def preview(self, seat: str | None, word: str) -> schemas.PreviewInfo:
        """What a legal answer of the asked seat would do, made from its view alone."""
        game = self._table.game
        found = preview(game, self._table.session.view(seat), game.parse(word))
        return schemas.PreviewInfo(
            ends=found.ends,
            asked=found.asked,
            events=[event.to_json() for event in found.events],
            zones=[schemas.ChangeInfo(**each._asdict()) for each in found.zones],
            sheets=[schemas.ChangeInfo(**each._asdict()) for each in found.sheets],
        )

    def _undo_of(
        self, seat: str | None
    ) -> tuple[int | None, Literal["free", "bots", "ask"] | None, int | None]:
        """The last decision of this seat, how it is taken back, and how far back it is free."""
        table = self._table
        last = None if seat is None else next(table.decided_by(seat), None)
        if seat is None or last is None:
            return None, None, None
        limit = table.session.undo_limit(seat)
        if last >= limit:
            return last, "free", limit
        return last, "ask" if table.other_people(seat) else "bots", None

    def _digest_from(self, seat: str | None) -> int:
        for line in reversed(self._table.feed):
            entry = line.entry
            if entry is not None and entry.speaker == seat and not entry.forced:
                return line.seq
        return 0


def decision_of(session: Session, seat: str | None) -> schemas.DecisionInfo | None:
    """What is asked, as this reader may know it."""
    decision = session.decision
    if decision is None:
        return None
    options = None
    if decision.seat == seat:
        options = [option_text(session, decision.seat, action) for action in decision.options]
    return schemas.DecisionInfo(
        seat=decision.seat, step=decision.step, rules=list(decision.rules), options=options
    )


def option_text(session: Session, seat: str, action: Action) -> schemas.OptionText:
    """An action of a seat with what its text may mention now."""
    args = session.game.action_args(session.state, SEATS.index(seat), action)
    return schemas.OptionText(word=action.word, kind=action.kind, args=_as_json(args))


def _as_json(args: dict[str, Any]) -> dict[str, Any]:
    """Arguments of a text; a text inside a text becomes an object with `key` and `args`."""
    return {key: _plain(arg) for key, arg in args.items()}


def _plain(arg: Any) -> Any:
    if isinstance(arg, list | tuple):
        return [_plain(each) for each in arg]
    return arg.to_json() if isinstance(arg, Ref) else arg


def _sheet(result: Result) -> schemas.ResultInfo:
    return schemas.ResultInfo(over=result.over, sheets=result.breakdown, ranks=result.ranks)
