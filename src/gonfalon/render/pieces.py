"""The moving layer: borders, towns, banners, ships, dragons and spells, drawn over the terrain."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from math import atan2, cos, degrees, hypot, pi, sin

from gonfalon.render.art.towns import HALF_WIDTH, RISE
from gonfalon.render.borders import inside, outlines
from gonfalon.render.chance import chance, either
from gonfalon.render.grid import centre
from gonfalon.render.landscape import Landscape
from gonfalon.render.lines import Box, Point, quadratic, smooth, straight, toward
from gonfalon.render.relief import scatter
from gonfalon.render.scene import Arrow, Owner, Scene, Settlement
from gonfalon.render.sites import Sites
from gonfalon.render.svg import group, path, tag, text, use
from gonfalon.world.tiles import PlaceId

EMPIRE, HOME, FREE = 7.5, 13.0, 4.5  # widths of the bands along borders
STRENGTH = {EMPIRE: ".42", HOME: ".34", FREE: ".4"}
VEILS = ((24, ".22"), (12, ".25"), (0.1, ".3"))
CAMP = (35.0, 19.0)  # the ring of besiegers' tents
BOW, CLEAR, HEAD = 0.14, 40.0, 22.0  # of arrows: how far they bend, what they leave free of a town, and their heads


class Pieces:
    """One scene on one landscape: its markup, and the room it takes from names.

    `towns`, `feet` (of banners) and `berths` (of ships) are the points on which everything stands.
    """

    def __init__(self, land: Landscape, scene: Scene, sites: Sites | None = None) -> None:
        self.land, self.scene, self.sites = land, scene, sites or Sites(land)
        self.towns = {town.at: self.sites.town(town) for town in scene.settlements}
        self.order: Counter[object] = Counter()
        self.feet = [
            (banner, self.sites.banner(banner, self._turn("b", banner.at, banner.half))) for banner in scene.banners
        ]
        self.berths = [
            (ship, self.sites.berth(ship, self._turn("s", ship.at, ship.in_harbour), self.towns.get(ship.at)))
            for ship in scene.ships
        ]

    def _turn(self, *key: object) -> int:
        """How many came before to the same spot."""
        self.order[key] += 1
        return self.order[key] - 1

    def colour(self, owner: Owner) -> str:
        return f"r{self.scene.colour(owner)}"

    # --- room -----------------------------------------------------------------------------------------

    def boxes(self) -> list[Box]:
        """What names must keep clear of."""
        out = [self.town_box(town) for town in self.scene.settlements]
        out += [(x - 5, y - 37, x + 29 + 5 * banner.count, y + 5) for banner, (x, y) in self.feet]
        out += [(x - 21, y - 29, x + 21, y + 10) for _, (x, y) in self.berths]
        middles = [centre(self.land.board.hex(spell.at)) for spell in self.scene.spells]
        middles += [self._end(dragon.trail) for dragon in self.scene.dragons]
        return out + [(x - 32, y - 30, x + 32, y + 24) for x, y in middles]

    def town_box(self, town: Settlement) -> Box:
        (x, y), camp = self.towns[town.at], 0.0 if town.besieged_by is None else 8.0
        half, rise = HALF_WIDTH[town.kind], RISE[town.kind]
        if camp:
            half, rise = max(half, CAMP[0] + camp), max(rise, CAMP[1] + 14)
        ring = 9.0 if town.kind == "capital" else 3.0
        return x - half - ring, y - rise, x + half + ring, y + max(ring + 2, 2.8 * camp)

    def _end(self, trail: tuple[PlaceId, ...]) -> Point:
        return centre(self.land.board.hex(trail[-1])) if trail else (0.0, 0.0)

    # --- on the ground --------------------------------------------------------------------------------

    def ground(self) -> Iterator[str]:
        """What lies flat: the veil, borders, fire."""
        yield self._veil()
        yield from self._bands()
        yield from self._burnt()
        for dragon in self.scene.dragons:
            yield from self._scorch(dragon.trail)

    def _veil(self) -> str:
        """Unfinished ink: paper laid over the unknown in three soft steps, and a hatch of guide lines."""
        hidden = {self.land.board.hex(place) for place in self.scene.veiled}
        if not hidden:
            return ""
        d = "".join(smooth(loop, closed=True) for loop in outlines(hidden, self.land.shore))
        sheets = [path(d, "f-veil s-veil", stroke_width=width, opacity=strength) for width, strength in VEILS]
        lines = "".join(map(self.sites.hatched, sorted(hidden)))
        return "".join(sheets) + path(lines, "l s-soft unknown")

    def _bands(self) -> Iterator[str]:
        """Firm round an empire, dashed round the old realm, dotted round the independents."""
        areas: list[tuple[int, tuple[PlaceId, ...], float, str]] = []
        for realm in self.scene.realms:
            areas.append((realm.colour, realm.empire or realm.home, EMPIRE, "none"))
            areas.append((realm.colour, realm.home, HOME, "6 6"))
        areas.append((self.scene.colour(None), self.scene.free, FREE, ".1 5"))
        for colour, places, width, dashes in areas:
            loops = outlines({self.land.board.hex(place) for place in places}, self.land.shore)
            band = "".join(inside(loop, width / 2) for loop in loops)
            line = "".join(inside(loop, 1.3) for loop in loops)
            if loops:
                yield path(band, f"l cs r{colour}", stroke_width=width, stroke_opacity=STRENGTH[width])
                yield path(line, f"l cs r{colour}", stroke_width=2.4, stroke_dasharray=dashes)

    def _burnt(self) -> Iterator[str]:
        """Soot, and snags where trees stood."""
        for place in self.scene.burnt:
            for x, y, n in scatter((self.land.board.hex(place),), 11, 8):
                if self.land.terrain.at(x, y) == "F" and not self.land.wet.at(x, y):
                    yield tag("ellipse", "f-scorch char", cx=x, cy=y, rx=8.0, ry=4.0) + use(f"snag{n % 5}", x, y + 2)

    def _line(self, trail: tuple[PlaceId, ...]) -> list[Point]:
        stops = [centre(self.land.board.hex(place)) for place in trail]
        return [toward(a, b, t / 6) for a, b in pairwise(stops) for t in range(6)]

    def _scorch(self, trail: tuple[PlaceId, ...]) -> Iterator[str]:
        """Smudges that grow towards the dragon, and fires still burning."""
        line = self._line(trail)
        for k, (x, y) in enumerate(line):
            for n in range(5):
                r = (5 + 9 * chance(k, n, 41)) * (0.5 + 0.7 * k / len(line))
                cx, cy = x + 14 * either(k, n, 42), y + 9 * either(k, n, 43)
                yield tag("ellipse", "f-scorch char", cx=cx, cy=cy, rx=r, ry=r * 0.45)
        for k, (x, y) in enumerate(line[3:-2:3]):
            yield use("flame", x + 7 * either(k, 44), y + 5 * either(k, 45))

    # --- standing -------------------------------------------------------------------------------------

    def standing(self) -> Iterator[str]:
        yield from self.built()
        yield from self.moved()

    def built(self) -> Iterator[str]:
        """What stays where it is: bridges, towns, spells."""
        yield from self._bridges()
        for town in sorted(self.scene.settlements, key=lambda town: self.towns[town.at][1]):
            yield from self._town(town)
        for spell in self.scene.spells:
            yield use(f"spell-{spell.sign}", *centre(self.land.board.hex(spell.at)), 0.9)

    def moved(self) -> Iterator[str]:
        """What moves: arrows, ships, banners, dragons."""
        yield from map(self._arrow, self.scene.arrows)
        yield from self._ships()
        yield from self._banners()
        yield from (use("dragon", *self._end(dragon.trail), 1.15) for dragon in self.scene.dragons)

    def _bridges(self) -> Iterator[str]:
        for place in self.scene.bridges:
            if found := self.sites.bridge(place, self.towns.get(place)):
                (x, y), turn = found
                yield use("bridge", x, y, turn=turn)

    def _town(self, town: Settlement) -> Iterator[str]:
        x, y = self.towns[town.at]
        tents = [] if town.besieged_by is None else self._camp(x, y, town.besieged_by)
        yield use("clearing", x, y, HALF_WIDTH[town.kind] / 22)
        if town.harbour and (quay := self.sites.quay(town.at, (x, y))):
            (qx, qy), (nx, ny) = quay
            yield use("jetty", qx, qy, turn=degrees(atan2(ny, nx))) + use("anchor", qx + 29 * nx, qy + 29 * ny)
        yield from (markup for foot, markup in tents if foot <= y)
        yield use(f"razed-{town.kind}" if town.razed else town.kind, x, y, 1.0, self.colour(town.owner))
        yield from (markup for foot, markup in tents if foot > y)

    def _camp(self, x: float, y: float, owner: Owner) -> list[tuple[float, str]]:
        """An earthwork and a ring of tents, each with the line on which it stands."""
        rx, ry = CAMP
        ring = [(x + rx * cos(a), y - 4 + ry * sin(a)) for a in (2 * pi * (k + 0.5) / 9 for k in range(9))]
        trench = tag("ellipse", "h", cx=x, cy=y - 3, rx=27.0, ry=13.0, stroke_dasharray="4 2")
        tent = f"tent{self.scene.colour(owner)}"
        return [(y - 30, trench), *((ty, use(tent, tx, ty)) for tx, ty in ring)]

    def _arrow(self, arrow: Arrow) -> str:
        """A bowed shaft, so that two who attack each other both show; what came to nothing is only dotted."""
        (ax, ay), (bx, by) = (centre(self.land.board.hex(place)) for place in (arrow.start, arrow.end))
        bend = (ax + bx) / 2 - BOW * (by - ay), (ay + by) / 2 + BOW * (bx - ax)
        half = max(CLEAR + HEAD, hypot(bx - bend[0], by - bend[1]))  # of the way
        start, neck = toward((ax, ay), bend, CLEAR / half), toward((bx, by), bend, (CLEAR + HEAD) / half)
        tip, turn = toward((bx, by), bend, CLEAR / half), atan2(by - bend[1], bx - bend[0])
        wings = [(neck[0] + side * HEAD / 2 * sin(turn), neck[1] - side * HEAD / 2 * cos(turn)) for side in (1, -1)]
        shaft = straight([quadratic(start, bend, neck, step / 12) for step in range(13)])
        head = straight([wings[0], tip, wings[1]], closed=True)
        look: dict[str, str] = {"stroke_dasharray": ".1 11", "opacity": ".7"} if arrow.spent else {}
        colour = self.colour(arrow.owner)
        halo = path(shaft + head, "l s-veil", stroke_width=11.0, opacity=".75")
        return group(halo + path(shaft, f"l cs {colour}", stroke_width=6.0, **look) + path(head, f"c {colour}"))

    def _ships(self) -> Iterator[str]:
        for ship, (x, y) in self.berths:
            colour = self.scene.colour(ship.owner)
            yield use(f"ship{colour}", x, y) + text(x + 7, y - 11, str(ship.number), 9.5, f"flag n{colour}")

    def _banners(self) -> Iterator[str]:
        for banner, (x, y) in sorted(self.feet, key=lambda placed: placed[1][1]):
            colour, shown = self.scene.colour(banner.owner), min(banner.count, 3)
            yield "".join(use(f"banner{colour}", x + 5 * k, y - 4 * k) for k in range(shown - 1, -1, -1))
            yield text(x + 18.6, y - 22, str(banner.number), 9.5, f"flag n{colour}")
            if banner.count > 1:
                count = text(x, y + 1.6, str(banner.count), 9, "count")
                yield group(tag("circle", "f-land o", cx=x, cy=y - 1.6, r=6.2) + count)
