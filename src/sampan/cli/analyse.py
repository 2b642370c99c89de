"""`sampan analyse`: what each decision of a recorded game gave away, and how lucky the draws
were."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from time import monotonic
from typing import Annotated, Final

import typer
from rich.console import Console, Group, RenderableType
from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from sampan.arena.analysis import Report, check_picture, draw
from sampan.bots import levels
from sampan.bots.analysis import SHARE, Judged, Mark, mark, marked_entries, usual_iterations
from sampan.cli import showing
from sampan.cli.advising import MINUS, percent, why
from sampan.cli.errors import explained
from sampan.cli.files import check_seat, check_writable, read_game
from sampan.cli.stopping import stoppable
from sampan.engine.files import write_new
from sampan.engine.game import Decision
from sampan.engine.log import Entry
from sampan.engine.session import Session
from sampan.engine.steps import CHANCE, SEATS
from sampan.engine.telling import Telling
from sampan.engine.texts import LANGUAGES

KEEP_SECONDS: Final = 5.0
"""So much work is lost at most when an analysis is ended without a warning."""


def analyse(
    file: Annotated[Path, typer.Argument(help="The transcript of a game.")],
    iterations: Annotated[
        int | None,
        typer.Option(help=f"Iterations for a decision; else 1/{SHARE} of {levels()[-1]}'s.", min=1),
    ] = None,
    seat: Annotated[
        str | None, typer.Option(help="Judge only what this seat decided; else all.")
    ] = None,
    worst: Annotated[int, typer.Option(help="How many decisions are shown.", min=0)] = 10,
    seed: Annotated[int, typer.Option(help="The same seed gives the same analysis.")] = 0,
    json_file: Annotated[
        Path | None,
        typer.Option("--json", help="Where to keep it; the same command goes on from there."),
    ] = None,
    plot: Annotated[
        Path | None, typer.Option(help="A picture of the course of the game: .png or .svg.")
    ] = None,
    language: Annotated[
        str | None, typer.Option(help=f"The language: {', '.join(LANGUAGES)}.")
    ] = None,
    edition: Annotated[
        Path | None, typer.Option(help="The edition file the game was played with.")
    ] = None,
) -> None:
    """Judge every decision of a recorded game by what its seat knew, and the luck of the draws."""
    with explained():
        session, _ = read_game(file, edition)
        _check(session, seat, json_file, plot)
        told = Telling(session.game, language or showing.default_language())
        if _undecided(session, seat, told):
            return
        report = Report(session, iterations or usual_iterations(session), seed)
        _judge(report, seat or SEATS, json_file, told)
        _tell(report, told, worst, seat or SEATS)
        if plot is not None:
            draw(report, told, plot)
    for written in filter(None, (json_file, plot)):
        typer.echo(told.texts("analyse-written", file=str(written)), err=True)


def _check(session: Session, seat: str | None, json_file: Path | None, plot: Path | None) -> None:
    """Refuse what cannot be done before anything is judged."""
    check_seat(session, seat)
    for path in filter(None, (json_file, plot)):
        check_writable(path)
    if plot is not None:
        check_picture(plot)


def _undecided(session: Session, seat: str | None, told: Telling) -> bool:
    """Whether there is nothing to judge; then says so."""
    if any(each.speaker != CHANCE for each in marked_entries(session, seat or SEATS)):
        return False
    typer.echo(told.texts("analyse-undecided", seat=seat or "all"))
    return True


def _judge(report: Report, seats: str, path: Path | None, told: Telling) -> None:
    """Mark every entry that is not marked in the file yet; who stops it is told what is kept."""
    entries = marked_entries(report.session, seats)
    known = {} if path is None else report.known(path)

    def kept() -> str:
        if path is None:
            return "without --json nothing is kept"
        found = {*known, *(each.n for each in report.marks)}
        count = f"{sum(each.n in found for each in entries)} of {len(entries)} marks"
        return f"{count} are kept in {path}, and the same command goes on from there"

    with stoppable(kept):
        _mark_all(report, entries, known, path, told.texts("analyse-progress"))


def _mark_all(
    report: Report, entries: Sequence[Entry], known: dict[int, Mark], path: Path | None, title: str
) -> None:
    """What is done is kept in the file now and then, and at the end, also if somebody stops it."""
    written = monotonic()
    columns = (*Progress.get_default_columns()[:2], MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
            for entry in progress.track(entries, description=title):
                found = known.pop(entry.n, None) or mark(
                    report.session, entry, report.iterations, report.seed
                )
                report.marks.append(found)
                if path is not None and monotonic() > written + KEEP_SECONDS:
                    _keep(report, known, path)
                    written = monotonic()
    finally:
        if path is not None:
            _keep(report, known, path)


def _keep(report: Report, known: Mapping[int, Mark], path: Path) -> None:
    """Write what is marked, together with what else the file had."""
    marks = {**known, **{each.n: each for each in report.marks}}
    kept = Report(report.session, report.iterations, report.seed)
    kept.marks.extend(marks[n] for n in sorted(marks))
    write_new(path, json.dumps(kept.to_json(), indent=1) + "\n")


def _tell(report: Report, told: Telling, worst: int, seats: str) -> None:
    console = showing.make_console()
    if worst:
        console.print(worst_decisions(report, told, worst))
    console.print(summary(report, told, seats))


def worst_decisions(report: Report, told: Telling, count: int) -> RenderableType:
    """The costliest decisions with the better one and its reason."""
    texts, worst = told.texts, report.worst(count)
    if not worst:
        return Text(texts("analyse-none"))
    table = Table.grid(padding=(0, 2))
    for each in worst:
        head = Text(f"{each.n} {each.seat}", "bold")
        cost = lost(told, each.loss, report.session.header.seats)
        table.add_row(head, Text(_said(report.session, told, each, each.word)), Text(cost, "red"))
        better = _said(report.session, told, each, each.better or each.word)
        table.add_row("", Text(texts("analyse-better", text=better), "green"))
        because = why(told, "analyse", each.reasons) if each.reasons else texts("analyse-even")
        table.add_row("", Text(because, "dim"))
    return Group(Text(texts("analyse-worst"), "bold"), table)


def lost(told: Telling, loss: float, players: int) -> str:
    """What a move gave away: against the game itself outlook, for two the chance to win, else ranks
    at the end."""
    if players == 1:
        return told.texts("analyse-lost-alone", outlook=percent(loss))
    if players == 2:
        return told.texts("analyse-lost-chance", chance=percent(loss))
    return told.texts("analyse-lost", ranks=told.texts("analyse-amount", value=loss))


def _said(session: Session, told: Telling, judged: Judged, word: str) -> str:
    """A move in plain words, as it was asked for then."""
    s = session.before(judged.n).state
    action = session.game.words.find(word)
    decision = Decision(judged.seat, judged.step, [action], ())
    return f"{word}: {told.action(s, decision, action)}"


def summary(report: Report, told: Telling, seats: str) -> Table:
    """How each seat played, and what the draws did for it."""
    table, texts = Table(header_style="bold"), told.texts
    given = {1: "outlook", 2: "chance"}.get(report.session.header.seats, "ranks")
    for column in ("seat", "decisions", given, "mean", "luck"):
        table.add_column(
            texts(f"analyse-{column}"), justify="left" if column == "seat" else "right"
        )
    for each in report.summaries(seats):
        forms = ("amount", "small-amount") if given == "ranks" else ("percent", "percent")
        scale = 1 if given == "ranks" else 100
        gave = [
            texts(f"analyse-{form}", value=scale * value)
            for form, value in zip(forms, (each.lost, each.mean_loss), strict=True)
        ]
        luck = texts("analyse-percent", value=abs(100 * each.luck))
        sign = MINUS if each.luck < 0 else "+"
        table.add_row(each.seat, str(each.decisions), *gave, f"{sign}{luck}")
    return table


def register(app: typer.Typer) -> None:
    app.command()(analyse)
