"""Who chooses packs and places when a map lays itself: plain chance, or a surveyor with an eye for geography.

All scores are whole numbers, so that the same seed gives the same map on every machine. Distances are in hundredths
of a step.
"""

from __future__ import annotations

from math import isqrt

from gonfalon.world.designs import ENDINGS, Course, Design, Pack
from gonfalon.world.hexes import EDGES, Hex, around, distance, step
from gonfalon.world.layout import Layout, Placement
from gonfalon.world.lots import Lots
from gonfalon.world.packs import Packs
from gonfalon.world.poses import COAST, EMPTY, FLOW, SEA, WATER, Face, Laid, laid
from gonfalon.world.taste import LEAD, Taste, picture
from gonfalon.world.tidying import close_lanes, end_rivers, fill_notches

LOOK_AT = 16  # land tiles are tried in so many of the most promising spaces only
WATERSIDE = (Pack.RIVER_VALLEY, Pack.COASTAL)
LATE = 85  # per cent of the tiles: from here on river ends may go on springs (ME-MAP-36)
REST = 4  # tiles to be laid before a pack that was passed over is looked through again
TIDY_EVERY = 20  # tiles: lanes are closed while they are short


class Chance:
    """Plain random choice of pack and place."""

    def __init__(self, layout: Layout, packs: Packs, lots: Lots) -> None:
        self.layout, self.packs, self.lots = layout, packs, lots

    def pack(self, offer: list[Pack]) -> Pack:
        """Which pack to draw from (ME-MAP-31)."""
        return self.lots.pick(offer)

    def place(self, design: Design) -> Placement | None:
        """Where to lay the drawn tile; None if nowhere, or nowhere well (ME-MAP-31, ME-MAP-35)."""
        legal = list(self.layout.legal(design))
        return self.lots.pick(legal) if legal else None

    def passed_over(self, pack: Pack) -> None:
        """Told when nothing of a pack was laid."""

    def saw(self, placement: Placement) -> None:
        """Told of every tile laid."""

    def try_again(self) -> bool:
        """Asked when nothing more can be laid: whether something was changed, so that all packs may be tried anew."""
        return False


class Surveyor(Chance):
    """Scores the legal places of the drawn tile, and keeps the packs in step with each other."""

    def __init__(self, layout: Layout, packs: Packs, lots: Lots, taste: Taste | None = None) -> None:
        super().__init__(layout, packs, lots)
        self.taste = taste or Taste()
        self.demand = self.taste.demand
        self.resorts = [self._lower_demands, self._tidy, self._tidy]
        self.total = {pack: len(pile) for pack, pile in packs.piles.items()}
        self.all = sum(self.total.values()) + len(layout.laid)
        self.radius = radius(self.all)
        self.rested: dict[Pack, int] = {}  # from how many tiles on a pack is looked through again
        self.length = _lengths(layout)
        self.sites: dict[Hex, int] = {}  # scores of spaces, until the next tile is laid
        self.prospects: dict[tuple[Hex, int, Face, int], int] = {}  # what is left beside them, as long
        self.look_round()

    def come_to(self, layout: Layout) -> None:
        """Go on from a map that others have begun, with these packs and for all he knows with other tiles too."""
        self.layout, self.length = layout, _lengths(layout)
        for design in (tile.pose.design for tile in layout.laid.values()):
            if self.packs.left[design.id]:
                self.packs.search_out(design)
        self.look_round()

    def look_round(self) -> None:
        """Take in the land as it lies now."""
        self.count = len(self.layout.laid)
        self.sum = sum(q for q, _ in self.layout.laid), sum(r for _, r in self.layout.laid)
        self._find_coasts()
        self._forget()

    def _forget(self) -> None:
        """What was worked out for the land as it lay."""
        self.sites.clear()
        self.prospects.clear()

    def _find_coasts(self) -> None:
        """The spaces where a coast waits to be carried on."""
        (start, end), spaces = COAST, self.layout.spaces.items()
        self.loose = [at for at, space in spaces if start in space.faces or end in space.faces]

    # --- choosing -------------------------------------------------------------------------------------

    def pack(self, offer: list[Pack]) -> Pack:
        """The pack that lags most behind its share, so that all run out together."""
        fresh = [pack for pack in offer if self.rested.get(pack, 0) <= self.count] or offer
        return max(fresh, key=self._lag)

    def _lag(self, pack: Pack) -> int:
        return 100 * len(self.packs.piles[pack]) // self.total[pack] + LEAD[pack] + self.lots.below(7)

    def place(self, design: Design) -> Placement | None:
        """The best place, if it is good enough; a tile that fits nowhere well is passed over (ME-MAP-31)."""
        legal = list(self.layout.legal(design, self._promising(design))) or list(self.layout.legal(design))
        if not legal or (self.share < LATE and all(map(self.layout.on_spring, legal))):
            return None
        best, _, chosen = max(
            (self.score(way) + self.lots.below(self.taste.whim), -i, way) for i, way in enumerate(legal)
        )
        return chosen if best > self.demand else None

    def _promising(self, design: Design) -> list[Hex]:
        """For land the most promising spaces, since rotation and picture matter less than where it lies."""
        found = self.layout.open_to(design)
        if design.pack in WATERSIDE or len(found) < LOOK_AT:
            return found
        return sorted(found, key=lambda at: (-self.site(at), at))[:LOOK_AT]

    def passed_over(self, pack: Pack) -> None:
        self.rested[pack] = self.count + REST

    def saw(self, placement: Placement) -> None:
        at, pose, flow = placement
        if any(flow):
            self.length[at] = self._river(placement)
        if pose.design.shore:
            self._find_coasts()
        self.count += 1
        self.sum = self.sum[0] + at[0], self.sum[1] + at[1]
        self._forget()
        if self.count % TIDY_EVERY == 0:
            self._close_lanes()

    @property
    def share(self) -> int:
        """Per cent of the tiles that are laid."""
        return 100 * self.count // self.all

    def try_again(self) -> bool:
        if self.resorts:
            self.resorts.pop(0)()
            return True
        end_rivers(self.layout, self.packs)
        return False

    def _lower_demands(self) -> None:
        self.demand = 0

    def _tidy(self) -> None:
        end_rivers(self.layout, self.packs)
        fill_notches(self.layout)
        self._close_lanes()

    def _close_lanes(self) -> None:
        close_lanes(self.layout, self.packs)
        self.look_round()

    # --- the score: site + picture + what can still be laid beside it + water + coast + capital -------

    def score(self, way: Placement) -> int:
        """How much the surveyor likes a placement, in points."""
        design = way.pose.design
        points = self.site(way.at) + self._picture(way) + self._freedom(way.at, laid(way.pose, way.flow))
        points += self._water(way) if any(way.flow) else 0
        points += self._coast(way) if design.shore else 0
        return points + (self._seat(way.at) if design.capital else 0)

    def away(self, at: Hex) -> int:
        """Straight distance from the middle of the land."""
        count = max(1, self.count)
        q, r = count * at[0] - self.sum[0], count * at[1] - self.sum[1]
        return isqrt(10000 * (q * q + r * r + q * r)) // count

    def site(self, at: Hex) -> int:
        """Compact: many neighbours, near the middle, and no shore straight across the water."""
        if at not in self.sites:
            space, taste = self.layout.spaces[at], self.taste
            shores = space.faces.count(SEA)
            outside = self.away(at) - radius(self.count)
            points = taste.touch * (space.touches - shores) + taste.moat * shores + taste.centre * outside // 100
            self.sites[at] = points
        return self.sites[at]

    def _picture(self, way: Placement) -> int:
        """Like beside like, which makes ranges and forests; but chains rather than clumps."""
        points = picture(self.layout, way.at, way.pose)
        if way.pose.design.pack == Pack.HIGHLAND:
            beside = [self.layout.laid[near].pose.design.pack for near in around(way.at) if near in self.layout.laid]
            points += self.taste.massif * max(0, beside.count(Pack.HIGHLAND) - 3)
        return points

    def _freedom(self, at: Hex, tile: Laid) -> int:
        """Look one step ahead: what can still be laid in the spaces beside this one?"""
        points = 0
        for edge, side in enumerate(self.layout.spaces[at].faces):
            if side == EMPTY:
                key = at, edge, tile.faces[edge], tile.matches[edge]
                if key not in self.prospects:
                    self.prospects[key] = self._beyond(*key)
                points += self.prospects[key]
        return points

    def _beyond(self, at: Hex, edge: int, face: Face, packs: int) -> int:
        """The same for the space beyond one edge, if the new tile shows this face there and matches these packs."""
        poses, taste, space = self.layout.poses, self.taste, self.layout.spaces.get(step(at, edge))
        points, fits, leads = 0, poses.fits[face][edge - 3], face in WATER
        if space is not None:
            fits, packs = fits & space.fits, packs | space.packs
            if face == FLOW and FLOW in space.faces:
                fits &= poses.joiners
                points += taste.meet if fits & self.packs.alive & poses.forks else taste.clash
        left = (fits & self.packs.alive & poses.packed[packs]).bit_count()
        if leads or (space is not None and space.waits):
            points += taste.dead_water if not left else taste.tight_water if left < 6 else 0
            if space is None:
                points += taste.lonely * (100 + self.share) // 100
            elif not leads and space.touches == 1 and left:
                points += taste.escort
        elif not left and face != SEA:
            points += taste.dead_space
        return points

    def _water(self, way: Placement) -> int:
        """Springs inland, rivers outward, and no ending before the river is worth a name."""
        taste, points, course = self.taste, 0, way.pose.design.course
        if 1 in way.flow:
            beyond = self.away(step(way.at, way.flow.index(1)))
            if course == Course.SOURCE:
                points += taste.rim_spring * max(0, beyond - self.radius + 200) // 100
            else:
                points += taste.outward * (beyond - self.away(way.at)) // 100
        if course in (*ENDINGS, Course.DUAL):
            length = self._river(way)
            points += taste.river * min(8, length) + (taste.stub if length < 4 else 0)
        return points

    def _river(self, way: Placement) -> int:
        above = (self.length.get(step(way.at, edge), 0) for edge in EDGES if way.flow[edge] < 0)
        return 1 + max(above, default=0)

    def _coast(self, way: Placement) -> int:
        """Hug the land, keep near the circle of the finished land, and join loose ends."""
        taste, faces = self.taste, self.layout.spaces[way.at].faces
        met = sum(face in COAST for face in faces)
        points = taste.close if met == 2 else taste.join if met and way.pose.design.course == Course.END else 0
        for edge in EDGES:
            if way.pose.shows[edge] in ("start", "end") and faces[edge] == EMPTY:
                points += self._coast_towards(step(way.at, edge), way.at)
        return points

    def _coast_towards(self, beyond: Hex, at: Hex) -> int:
        taste, space = self.taste, self.layout.spaces.get(beyond)
        strays = min(400, abs(self.away(beyond) - self.radius))
        apart = min((distance(beyond, loose) for loose in self.loose if loose != at), default=6)
        hugs = space.touches if space is not None else 0
        return taste.hug * hugs + taste.stray * strays // 100 + taste.near * min(6, apart)

    def _seat(self, at: Hex) -> int:
        """Capitals apart from each other and away from the rim."""
        apart = min((distance(at, capital) for capital in self.layout.capitals), default=5)
        outside = max(0, self.away(at) - self.radius + 200)
        return self.taste.capital * min(apart, 5) + self.taste.rim_seat * outside // 100


def radius(tiles: int) -> int:
    """Of the circle that holds so many hexagons."""
    return isqrt(2757 * tiles)


def _lengths(layout: Layout) -> dict[Hex, int]:
    """How many tiles each river has from its spring down to each tile."""
    lengths: dict[Hex, int] = {}
    for spring in [at for at, tile in layout.laid.items() if tile.pose.design.course == Course.SOURCE]:
        for length, here in enumerate(layout.downstream(spring), start=1):
            lengths[here] = max(length, lengths.get(here, 0))
    return lengths
