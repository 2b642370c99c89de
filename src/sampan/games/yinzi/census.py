"""How many pieces of a seat lie outside its supply (specification E.1)."""

from sampan.games.yinzi.pieces import COMMODITY_CARGO
from sampan.games.yinzi.state import Yinzi


def tile_pieces(s: Yinzi, seat: int, kind: str) -> int:
    """Pieces of a kind and colour on board claims and personal tiles."""
    claims = [piece for claim in s.claims if claim for piece in claim[1]]
    lying = [piece for tiles in s.open for _, on in tiles for piece in on]
    return sum(each == kind and colour == seat for each, _, colour in claims + lying)


def cubes_out(s: Yinzi, seat: int) -> int:
    """YZ-I1 Goods cubes on squares, markets, ships and route tiles."""
    loads = [load for cargo in s.cargo for load in cargo if load and load[0] != COMMODITY_CARGO]
    return (
        s.count(s.fields[seat])
        + s.raw[seat].bit_count()
        + s.rural[seat]
        + sum(load[1].count(seat) for load in loads)
        + tile_pieces(s, seat, "good")
    )


def discs_out(s: Yinzi, seat: int) -> int:
    """YZ-I2 Discs on factories, spaces, ships, markets and tiles, and those acting as workers."""
    emperor = s.emperor[seat]
    return (
        sum(level for level, owner in zip(s.level, s.owner, strict=True) if owner == seat)
        + s.advancements[seat].bit_count()
        + sum(tax for _, _, tax in s.played[seat])
        + sum(s.glory[seat])
        + sum(aboard.count(seat) for aboard in s.aboard)
        + sum(envoys.count(seat) for envoys in s.envoys)
        + (emperor[2] if emperor else 0)
        + sum(disc for each, _, disc in s.war if each == seat)
        + tile_pieces(s, seat, "disc")
    )


def workers_out(s: Yinzi, seat: int) -> int:
    """YZ-I3 Workers on the player board and on the game board, those just acting included."""
    return s.hungry(seat) + sum(s.groups[seat]) + (s.left if s.active == seat else 0)


def commodities_out(s: Yinzi, seat: int) -> int:
    """YZ-I4 Commodities on factories, ships, foreign markets and route tiles."""
    loads = [load for cargo in s.cargo for load in cargo if load and load[0] == COMMODITY_CARGO]
    return (
        sum(stock.count(seat) for stock in s.stock)
        + sum(load[1].count(seat) for load in loads)
        + sum(place.count(seat) for place in s.foreign)
        + tile_pieces(s, seat, "commodity")
    )
