"""Route tiles, the war box and the emperor's boxes: YZ-20, YZ-21, YZ-23, YZ-25."""

from sampan.engine.steps import SEATS
from sampan.engine.view import seat_mask
from sampan.games.yinzi.pieces import (
    COMMODITIES,
    GOOD_NAMES,
    NOBODY,
    NOTHING,
    RECRUIT,
    ROUTES,
    WAR,
    WAR_COPPER,
)
from sampan.games.yinzi.state.harbour import Harbour
from sampan.games.yinzi.state.table import Piece


class Court(Harbour):
    """What is done for the empire."""

    __slots__ = ()

    # --- readings ---

    def enemies(self) -> int:
        """YZ-23.1, YZ-15.8 War symbols of the face-up board tiles, less Weaker enemies."""
        symbols: int = sum(self.data.route_war[tile] for tile in self.up if tile != NOTHING)
        return max(0, symbols - self.weaker * self.data.weaker_enemies)

    def soldiers(self, seat: int) -> int:
        """YZ-15.3 Own workers standing in the war box, a recruit disc included.

        YZ-Q35 Laid-down veterans do not stand.
        """
        return sum(workers + disc for each, workers, disc in self.war if each == seat)

    def pile_size(self) -> int:
        """Tiles in the discard pile, seen or not."""
        return len(self.discard) + self.unseen

    def disasters(self) -> set[int]:
        """YZ-24.1 The kinds shown on face-up board tiles."""
        return {self.data.route_disaster[tile] for tile in self.up if tile != NOTHING} - {NOTHING}

    def board_tile(self, stack: int) -> int:
        """YZ-21.4 The face-up tile of a stack, if nobody has fulfilled it this round."""
        return NOTHING if self.claims[stack] is not None else self.up[stack]

    # --- route tiles ---

    def turn_up_route(self, stack: int, tile: int) -> None:
        """YZ-3.18, YZ-25.3 The top tile of a stack is turned face up."""
        self._leave_route_bag(tile)
        self.route_under[stack] -= 1
        self.up[stack] = tile
        self.report("route_up", tile=ROUTES[tile], stack=stack)

    def remove_route(self, tile: int) -> None:
        """YZ-3.17 A tile of an unused stack leaves the game unseen."""
        self._leave_route_bag(tile)

    def see_discard(self, seat: int, tile: int) -> None:
        """YZ-15.2, YZ-Q62 A discard nobody had seen, while a player looks through the pile."""
        self._leave_route_bag(tile)
        self.unseen -= 1
        self.discard = tuple(sorted((*self.discard, tile)))
        self.secret = tuple(sorted((*self.secret, tile)))

    def show_secret(self) -> None:
        """The next of the discards that others have seen is shown."""
        self.shown += 1

    def look_through(self, seat: int) -> None:
        """F.4 Who looks through the pile knows it from now on."""
        self.shown = 0
        self.looked |= seat_mask(seat)
        tiles = [ROUTES[tile] for tile in self.discard]
        self.whisper(seat_mask(seat), ("tiles",), "looked", seat=SEATS[seat], tiles=tiles)

    def take_route(self, seat: int, tile: int) -> None:
        """YZ-15.2, YZ-26.3 A tile of the discard pile lies face up before its owner.

        YZ-Q79 By the emperor or by the disc. YZ-24.9 Its symbols never count again.
        """
        self.discard = tuple(each for each in self.discard if each != tile)
        self.secret = tuple(each for each in self.secret if each != tile)
        self.open[seat] = (*self.open[seat], (tile, ()))
        self.reveal(~seat_mask(seat), "route_taken", seat=SEATS[seat], tile=ROUTES[tile])

    def claim(self, seat: int, stack: int, pieces: tuple[Piece, ...]) -> None:
        """YZ-21.7, YZ-21.13 The payment comes at once, the pieces mark the claimant.

        YZ-Q53 What was delivered returns when the tile is taken.
        """
        tile = self.up[stack]
        self.claims[stack] = (seat, pieces)
        self._tell_delivery(seat, tile, pieces)
        self.gain(seat, self.data.route_copper[tile], self.data.route_silver[tile])

    def serve(self, seat: int, tile: int, pieces: tuple[Piece, ...], complete: bool) -> None:
        """YZ-25.4 to YZ-25.7 Pieces stay on a personal tile until it is complete.

        YZ-25.8 Only a complete tile counts. YZ-Q47 Its payment comes then. YZ-Q96 A part met by a
        virtual unit or a bought cube is remembered.
        """
        self._tell_delivery(seat, tile, pieces)
        rest = tuple(each for each in self.open[seat] if each[0] != tile)
        lying = next(on for each, on in self.open[seat] if each == tile)
        if not complete:
            self.open[seat] = tuple(
                (each, (*on, *pieces) if each == tile else on) for each, on in self.open[seat]
            )
            return
        self.open[seat] = rest
        self.win_route(seat, tile, (*lying, *pieces))
        self.gain(seat, self.data.route_copper[tile], self.data.route_silver[tile])

    def win_route(self, seat: int, tile: int, pieces: tuple[Piece, ...]) -> None:
        """YZ-25.1, YZ-25.7 The tile goes face down to its owner, the pieces return."""
        self.won[seat] = (*self.won[seat], tile)
        for kind, _, colour in pieces:
            if kind == "commodity":
                self.commodities[colour] += 1
            elif kind == "disc":
                self.discs[colour] += 1
            elif colour != NOBODY:
                self.cubes[colour] += 1
        self.report("route_won", seat=SEATS[seat], tile=ROUTES[tile])

    def clear_board_routes(self) -> None:
        """YZ-25.1, YZ-25.2 Fulfilled tiles to their claimants, the others to the discard pile.

        YZ-Q84 The tiles turned up next count from the next round on.
        """
        for stack, tile in enumerate(self.up):
            if tile == NOTHING:
                continue
            claim = self.claims[stack]
            if claim is None:
                self.discard = tuple(sorted((*self.discard, tile)))
                self.report("route_discarded", tile=ROUTES[tile])
            else:
                self.win_route(claim[0], tile, claim[1])
            self.up[stack], self.claims[stack] = NOTHING, None

    def _leave_route_bag(self, tile: int) -> None:
        self.route_bag = tuple(each for each in self.route_bag if each != tile)

    def _tell_delivery(self, seat: int, tile: int, pieces: tuple[Piece, ...]) -> None:
        if self.events is not None:
            names = [
                COMMODITIES[what] if kind == "commodity"
                else GOOD_NAMES[what] if kind == "good"
                else kind
                for kind, what, _ in pieces
            ]  # fmt: skip
            self.report("served", seat=SEATS[seat], tile=ROUTES[tile], pieces=names)

    # --- the war box ---

    def march(self, seat: int, workers: int) -> None:
        """YZ-21.1, YZ-15.5 All workers on the left-most free slot, laid-down veterans with them."""
        veterans, self.veterans[seat] = self.veterans[seat], 0
        self.war.append((seat, workers + veterans, 0))
        self.report("marched", seat=SEATS[seat], workers=workers, veterans=veterans)

    def add_recruit(self, seat: int) -> None:
        """YZ-15.7 The disc counts as one war worker.

        YZ-Q93 Also beside four workers.
        """
        self.lift_disc(seat, RECRUIT)
        self._join_war(seat, 0, 1)

    def stand_up_veterans(self, seat: int) -> None:
        """YZ-23.3 With the owner's recruit disc if there is one, else on the next free slot.

        YZ-15.6, YZ-Q36, YZ-Q37 Before the comparison, or they would not count.
        """
        workers, self.veterans[seat] = self.veterans[seat], 0
        self._join_war(seat, workers, 0)
        self.report("veterans_stood", seat=SEATS[seat], workers=workers)

    def _join_war(self, seat: int, workers: int, disc: int) -> None:
        for place, (each, standing, discs) in enumerate(self.war):
            if each == seat:
                self.war[place] = (seat, standing + workers, discs + disc)
                return
        self.war.append((seat, workers, disc))

    def lay_down(self, seat: int, workers: int) -> None:
        """YZ-15.4 Veterans stay beside the box."""
        for place, (each, standing, disc) in enumerate(self.war):
            if each == seat:
                self.war[place] = (seat, standing - workers, disc)
        self.war = [slot for slot in self.war if slot[1] or slot[2]]
        self.veterans[seat] += workers
        self.report("veterans_kept", seat=SEATS[seat], workers=workers)

    def weaken(self) -> None:
        """YZ-15.8 The enemy value falls for everybody."""
        self.weaker += 1

    def war_pay(self, seat: int) -> int:
        """YZ-15.3, YZ-Q92 Copper of War copper: standing workers, in D.I veterans too."""
        lying = self.veterans[seat] if self.phase == "D1" else 0
        return self.soldiers(seat) + lying

    def take_war_copper(self, seat: int) -> None:
        copper = self.war_pay(seat)
        self.use_disc(seat, WAR_COPPER)
        self.gain(seat, copper)

    def award_glory(self, seat: int, second: bool) -> None:
        """YZ-23.5, YZ-23.6 A disc on the 4-VP or the 2-VP space; YZ-2.3 without one, nothing.

        YZ-23.9 The disc stays there to the end. YZ-Q58 Without a disc the glory is lost.
        """
        if not self.discs[seat]:
            return
        self.discs[seat] -= 1
        first, other = self.glory[seat]
        self.glory[seat] = (first, other + 1) if second else (first + 1, other)
        vp = self.data.glory_vp[second]
        self.report("glory", seat=SEATS[seat], vp=vp)

    # --- the emperor's boxes ---

    def is_taken(self, box: int) -> bool:
        """YZ-20.4 Whether somebody's workers stand in this box."""
        return any(entry is not None and entry[0] == box for entry in self.emperor)

    def enter_box(self, seat: int, box: int, workers: int, disc: int) -> None:
        """YZ-20.1 Exactly the box's number of workers.

        YZ-16.12 Box 1 has room for everybody.
        """
        self.emperor[seat] = (box, workers, disc)
        self.report("entered", seat=SEATS[seat], box=box + 1, workers=workers, disc=disc)

    def fought(self, seat: int) -> bool:
        """Whether the seat performed War & Routes this round."""
        return bool(self.done[seat] >> WAR & 1)
