"""The table options of Gùgōng as the rules read them (C.1)."""

from typing import Any, Final

from sampan.games.gugong.pieces import EXTRA_TILES, IS_BONUS, TILES


class Rules:
    """The table options as the flow reads them (C.1, and the set-up of a solo game)."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.options: Final = options
        self.ask_gains: Final = options["gain_choice"] == "ask"
        self.store_each: Final = options["tile_storage"] == "each_move"
        self.claim_in_turn: Final = options["claim_window"] == "own_turn"
        self.final_benefits: Final = options["final_wall_benefits"] == "on"
        self.one_claim: Final = options["night_claims"] == "one"
        self.location_trigger: Final = options["bonus_trigger"] == "location"
        self.expert: Final[bool] = options["expert"]
        self.hard: Final = options["difficulty"] == "hard"
        self.easy: Final = options["difficulty"] == "easy"

    def tiles(self) -> tuple[int, ...]:
        """GG-1.5, GG-18.4, GG-Q52 The travel tiles in use."""
        bonus, extra = self.options["bonus_tiles"], self.options["travel_set"] == "32"
        return tuple(
            tile
            for tile in range(TILES)
            if (bonus or not IS_BONUS[tile]) and (extra or tile not in EXTRA_TILES)
        )
