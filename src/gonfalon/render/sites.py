"""Where pieces stand: towns on the roomiest ground near the middle of their tile, ships off its shore, and the like."""

from __future__ import annotations

from math import atan2, degrees, dist

from gonfalon.render.art.towns import HALF_WIDTH
from gonfalon.render.grid import centre, corners, edge_point, spot
from gonfalon.render.ground import hatches
from gonfalon.render.landscape import Landscape
from gonfalon.render.lines import Point, normal, toward
from gonfalon.render.scene import Banner, Settlement, Ship
from gonfalon.world.hexes import Hex
from gonfalon.world.tiles import PlaceId

SPOTS = tuple((dx, dy) for dy in (6, 0, 12, -6, 18, 24, -12, 30) for dx in (0, -8, 8, -16, 16, -24, 24))
WET, ROCKY, ASTRAY = 1.0, 0.5, 0.2  # what a town dislikes: ground under water, peaks under its walls, being aside


class Sites:
    """The standing places on one landscape."""

    def __init__(self, land: Landscape) -> None:
        self.land, self.board = land, land.board
        self.shores = {span.at: span.line for loop in land.shore.loops for span in loop}
        self._towns: dict[tuple[PlaceId, str], Point] = {}
        self._hatched: dict[Hex, str] = {}

    def town(self, settlement: Settlement) -> Point:
        """The foot of a settlement's drawing: on the seat where the tile has one. Looked for once for each kind."""
        if settlement.at in self.land.seats:
            return self.land.seats[settlement.at]
        key = settlement.at, settlement.kind
        if key not in self._towns:
            self._towns[key] = self._roomiest(settlement)
        return self._towns[key]

    def hatched(self, at: Hex) -> str:
        """The guide lines over a tile that nobody knows yet, drawn once."""
        if at not in self._hatched:
            self._hatched[at] = "".join(hatches(self.land, at, 1.0))
        return self._hatched[at]

    def _roomiest(self, settlement: Settlement) -> Point:
        cx, cy = centre(self.board.hex(settlement.at))
        half = HALF_WIDTH[settlement.kind]

        def dislike(spot: tuple[int, int]) -> float:
            x, y = cx + spot[0], cy + spot[1]
            walls = (x - half, y - 18, x + half, y + 2)
            return WET * self.land.wet.count(walls) + ROCKY * self.land.rock.count(walls) + ASTRAY * dist((0, 6), spot)

        dx, dy = min(SPOTS, key=dislike)
        return cx + dx, cy + dy

    def quay(self, place: PlaceId, town: Point) -> tuple[Point, Point] | None:
        """A point on the shore of the tile near its town, and the way out to sea from there."""
        shore = self.shores.get(self.board.hex(place))
        if shore is None:
            return None
        k = min(range(2, len(shore) - 2), key=lambda i: dist(shore[i], town))
        nx, ny = normal(shore[k - 1], shore[k + 1])
        return shore[k], (-nx, -ny)

    def berth(self, ship: Ship, order: int, town: Point | None) -> Point:
        """Where a ship lies: in harbour beside the quay, else in the open water of its tile."""
        at = self.board.hex(ship.at)
        if ship.in_harbour and town and (quay := self.quay(ship.at, town)):
            (x, y), (nx, ny) = quay
            aside = 30 * (order // 2 + 1) * (-1) ** order
            return x + 20 * nx - ny * aside, y + 20 * ny + nx * aside
        sea = [spot(corner) for corner in corners(at) if not self.land.shore.land.get(corner, True)]
        if not sea:
            return centre(at)
        aim = sum(p[0] for p in sea) / len(sea), sum(p[1] for p in sea) / len(sea)
        ways = [*(toward(centre(at), goal, t) for goal in (aim, *sea) for t in (0.6, 0.75, 0.9)), *sea]
        x, y = min(ways, key=lambda p: self.land.land.count((p[0] - 15, p[1] - 8, p[0] + 15, p[1] + 8)))
        return x + 34 * ((order + 1) // 2) * (-1) ** order, y + 8 * (order % 2)

    def bridge(self, place: PlaceId, town: Point | None) -> tuple[Point, float] | None:
        """The river's point nearest to the town, and the bearing of a bridge over it in degrees."""
        reach = self.land.furnisher.reaches.get(place)
        if reach is None:
            return None
        aim = town or centre(self.board.hex(place))
        k = min(range(1, len(reach) - 1), key=lambda i: dist(reach[i], aim))
        (ax, ay), (bx, by) = reach[k - 1], reach[k + 1]
        return reach[k], degrees(atan2(by - ay, bx - ax)) % 180 - 90

    def banner(self, banner: Banner, order: int) -> Point:
        """A quarter along its edge on its own half, a step inside the tile; a second force there stands further in."""
        at, (edge, second) = self.board.hex(banner.at), divmod(banner.half, 2)
        foot = toward(edge_point(at, edge, 0.75 if second else 0.25), centre(at), 0.2 + 0.3 * order)
        return foot[0], foot[1] + 6
