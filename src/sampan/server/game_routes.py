"""The HTTP side of games: what can be played, their rules and components."""

from typing import Any

from fastapi import APIRouter

from sampan import games as all_games
from sampan.bots import level_seconds, levels
from sampan.engine.game import Game
from sampan.engine.rules import read_rules
from sampan.server import schemas
from sampan.server.editions import open_game
from sampan.server.problems import not_found

router = APIRouter(prefix="/api")


def _known(name: str) -> Game[Any]:
    if name not in all_games():
        raise not_found(f"there is no game {name!r}")
    return open_game(name, "")


def _game_info(game: Game[Any]) -> dict[str, Any]:
    return {
        "name": game.name,
        "version": game.version,
        "seats": list(game.seats),
        "options": [
            schemas.OptionInfo(
                name=each.name,
                values=list(each.values),
                default=each.default,
                rule=each.rule,
                seats=None if each.seats is None else list(each.seats),
            )
            for each in game.options
        ],
        "bots": levels(),
        "thinking": {level: level_seconds(level, game) for level in levels()},
    }


@router.get("/games")
def games() -> list[schemas.GameInfo]:
    """Every game this server knows."""
    return [schemas.GameInfo(**_game_info(_known(name))) for name in all_games()]


@router.get("/games/{name}")
def game_detail(name: str) -> schemas.GameDetail:
    """One game: its options, components and score sheet."""
    return detail(_known(name))


def detail(game: Game[Any]) -> schemas.GameDetail:
    """What stays the same at a table of this game."""
    return schemas.GameDetail(
        **_game_info(game),
        data=game.components.hash,
        names={code: ref.to_json() for code, ref in game.names.items()},
        values=game.components.values,
        sheet=list(game.sheet),
        subtotals=list(game.subtotals),
    )


@router.get("/games/{name}/rules")
def game_rules(name: str) -> list[schemas.RuleInfo]:
    """The numbered rules of a game."""
    rules = read_rules(_known(name).folder)
    return [
        schemas.RuleInfo(id=each.id, section=each.section, text=each.text)
        for each in rules.rules.values()
    ]


@router.get("/games/{name}/components")
def game_components(name: str) -> list[schemas.ComponentInfo]:
    """Every printed value of a game, and where we know it from."""
    return [
        schemas.ComponentInfo(
            section=row.section, name=row.name, value=row.value, source=row.source, note=row.note
        )
        for row in _known(name).components.rows()
    ]
