"""Laying a map by the rules: by plain chance, or with an eye for geography (ME-MAP-26 to ME-MAP-55)."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from gonfalon.world.designs import PACKS, Design
from gonfalon.world.hexes import Hex, distance, step
from gonfalon.world.layout import Layout
from gonfalon.world.packs import Packs
from gonfalon.world.poses import Face, Flow, Pose, Poses

Placement = tuple[Hex, Pose, Flow]
COAST = (Face.START, Face.END)
WATER = (Face.FLOW, *COAST)
ENDINGS = ("end", "lake", "swamp")


class Chance:
    """Plain random choice of pack and place."""

    def __init__(self, board: Layout, packs: Packs, rng: random.Random) -> None:
        self.board, self.packs, self.rng = board, packs, rng

    def pack(self, offer: list[str]) -> str:
        return self.rng.choice(offer)

    def places(self, design: Design) -> list[Hex]:
        return self.board.open_to(design)

    def place(self, legal: list[Placement]) -> Placement | None:
        return self.rng.choice(legal)

    def saw(self, placement: Placement) -> None:
        """Told of every tile laid."""


@dataclass(frozen=True)
class Taste:
    """What the surveyor likes, in points; tuned by looking at maps."""

    lead: tuple[float, ...] = (0.4, 0.04, 0.1, -0.5)  # how far each pack runs ahead of an even mix
    touch: float = 2.0  # each laid neighbour: compact
    moat: float = -1.5  # each shore straight across the water: a coast should not run back along itself
    centre: float = 0.7  # against each step outside the circle of the tiles laid so far
    dead_water: float = -9  # a river or coast that no tile left can carry on
    tight_water: float = -3  # fewer than six poses left that can
    dead_space: float = -2  # a notch that stays empty
    clash: float = -9  # two rivers running to one space that the fork cannot join
    meet: float = 3  # two that it can
    lonely: float = -2.0  # a river or coast leading where one tile only is touched; twice that at the end
    escort: float = 1.4  # a tile that gives such a space its second neighbour
    outward: float = 1.2  # each step a river runs away from the middle
    spring: float = 2.0  # against each step a spring lies too near the rim to be
    river: float = 1.0  # each tile of a river that ends, up to eight
    stub: float = -7  # a river that ends with fewer than four
    join: float = 3  # a river end that meets a coast
    close: float = 8  # a tile that joins two coasts
    hug: float = 1.0  # each tile beside the space where the coast goes on
    stray: float = 0.5  # against each step between that space and the circle of the finished land
    near: float = 0.2  # against each step between that space and the next loose coast
    massif: float = -1.8  # each highland neighbour beyond three: chains, not clumps
    capital: float = 1.6  # each step between capitals, up to five
    rim_seat: float = -1.5  # each step a capital lies too near the rim to be
    pass_over: float = 0.0  # a tile that nowhere scores more goes under its pack (ME-MAP-54; strict: -99)


BLEND = {  # how two facing edges look together
    "MM": 3.0, "HM": 1.0, "HH": 1.5, "FM": -1.5, "MP": -1.0, "FF": 1.5, "PP": 0.4,
    "HP": 0.3, "FH": 0.3, "FP": 0.0, "MR": -1.0, "MW": -3.0, "HW": -1.0,
}  # fmt: skip


class Surveyor(Chance):
    """Scores every legal place of the drawn tile, and keeps the packs in step with each other."""

    def __init__(self, board: Layout, packs: Packs, rng: random.Random, taste: Taste | None = None) -> None:
        super().__init__(board, packs, rng)
        self.taste = taste or Taste()
        self.total = {k: len(v) for k, v in packs.piles.items()}
        self.radius = _radius(sum(self.total.values()))
        self.sum = (0, 0)
        self.length: dict[Hex, int] = {}  # of the river down to this tile
        self.loose: list[Hex] = []  # spaces where a coast waits to be carried on

    def pack(self, offer: list[str]) -> str:
        """The pack that lags most behind its share, so that all run out together."""
        lead = dict(zip(PACKS, self.taste.lead, strict=True))
        left = {k: len(self.packs.piles[k]) / self.total[k] for k in offer}
        return max(offer, key=lambda k: left[k] + lead[k] + self.rng.random() * 0.06)

    def places(self, design: Design) -> list[Hex]:
        """The most promising spaces; rotation and picture are looked at only there."""
        found = self.board.open_to(design)
        if design.pack in ("river_valley", "coastal") or len(found) < 16:
            return found
        return sorted(found, key=lambda at: (-self.site(at), at))[:16]

    def place(self, legal: list[Placement]) -> Placement | None:
        if self.share() < 0.85 and all(self.on_spring(p) for p in legal):
            return None
        alive = self.packs.alive(self.board.poses)
        best, chosen = max((self.score(p, alive) + self.rng.random() * 0.3, i) for i, p in enumerate(legal))
        return legal[chosen] if best > self.taste.pass_over else None

    def on_spring(self, placement: Placement) -> bool:
        """A river end that could only go on a spring may be refused (ME-MAP-36)."""
        at, pose, flow = placement
        before = [self.board.laid[step(at, e)].pose.design.course for e, way in flow.items() if way < 0]
        return pose.design.course in ENDINGS and before == ["source"]

    def share(self) -> float:
        return len(self.board.laid) / sum(self.total.values())

    def away(self, at: Hex) -> float:
        """Straight distance from the middle of the land."""
        n = len(self.board.laid)
        q, r = at[0] - self.sum[0] / n, at[1] - self.sum[1] / n
        return float((q * q + r * r + q * r) ** 0.5)

    # --- the score: site + picture + what can still be laid beside it + water + coast + capital -------

    def score(self, placement: Placement, alive: int) -> float:
        at, pose, flow = placement
        total = self.site(at) + self.picture(at, pose) + self.freedom(at, pose, flow, alive)
        total += self.water(at, pose, flow) if flow else 0.0
        total += self.coast(at, pose) if pose.design.shore else 0.0
        return total + (self.seat(at) if pose.design.capital else 0.0)

    def site(self, at: Hex) -> float:
        faces = self.board.spaces[at].faces.values()
        shores = sum(f is Face.SEA for f in faces)
        compact = self.taste.touch * (len(faces) - shores) + self.taste.moat * shores
        return compact - self.taste.centre * (self.away(at) - _radius(len(self.board.laid)))

    def picture(self, at: Hex, pose: Pose) -> float:
        total, high = 0.0, 0
        for e in self.board.spaces[at].faces:
            there = self.board.laid[step(at, e)].pose
            a, b = pose.edges[e], there.edges[(e + 3) % 6]
            total += BLEND.get(a + b if a < b else b + a, 0.0)
            high += there.design.pack == "highland"
        return total + (self.taste.massif * max(0, high - 3) if pose.design.pack == "highland" else 0.0)

    def freedom(self, at: Hex, pose: Pose, flow: Flow, alive: int) -> float:
        """Look one step ahead: what can still be laid in the spaces beside this one?"""
        poses, taste, total = self.board.poses, self.taste, 0.0
        for e in range(6):
            beyond = step(at, e)
            if beyond in self.board.laid:
                continue
            face, space = pose.face(flow, e), self.board.spaces.get(beyond)
            faces = list(space.faces.values()) if space else []
            fits = poses.fits[face][(e + 3) % 6] & (space.fits if space else poses.full)
            if face is Face.FLOW and Face.FLOW in faces:
                fits &= poses.joiner
                total += taste.meet if fits & alive & poses.fork else taste.clash
            left = (fits & alive).bit_count()
            leads, waits = face in WATER, any(f in WATER for f in faces)
            if leads or waits:
                total += taste.dead_water if not left else taste.tight_water if left < 6 else 0.0
                if not faces:
                    total += taste.lonely * (1 + self.share())
                elif waits and not leads and len(faces) == 1 and left:
                    total += taste.escort
            elif not left and face is not Face.SEA:
                total += taste.dead_space
        return total

    def water(self, at: Hex, pose: Pose, flow: Flow) -> float:
        taste, total, length = self.taste, 0.0, self.river(at, flow)
        for beyond in (step(at, e) for e, way in flow.items() if way > 0):
            if pose.design.course == "source":
                total += taste.spring * min(0.0, self.radius - 2 - self.away(beyond))
            else:
                total += taste.outward * (self.away(beyond) - self.away(at))
        if pose.design.course in (*ENDINGS, "dual"):
            total += taste.river * min(8, length) + (taste.stub if length < 4 else 0.0)
        return total

    def river(self, at: Hex, flow: Flow) -> int:
        return 1 + max((self.length.get(step(at, e), 0) for e, way in flow.items() if way < 0), default=0)

    def coast(self, at: Hex, pose: Pose) -> float:
        taste, faces = self.taste, self.board.spaces[at].faces
        met = sum(f in COAST for f in faces.values())
        total = taste.close if met == 2 else taste.join if met and pose.design.course == "end" else 0.0
        for beyond in (step(at, e) for e in range(6) if pose.shows[e] in ("start", "end") and e not in faces):
            space = self.board.spaces.get(beyond)
            total += taste.hug * (len(space.faces) if space else 0)
            total -= taste.stray * min(4.0, abs(self.away(beyond) - self.radius))
            total -= taste.near * min([6, *(distance(beyond, c) for c in self.loose if c != at)])
        return total

    def seat(self, at: Hex) -> float:
        near = min((distance(at, c) for c in self.board.capitals), default=5)
        return self.taste.capital * min(near, 5) + self.taste.rim_seat * max(0.0, self.away(at) - self.radius + 2)

    def saw(self, placement: Placement) -> None:
        at, pose, flow = placement
        self.sum = self.sum[0] + at[0], self.sum[1] + at[1]
        if pose.design.shore:
            self.loose = [s for s, space in self.board.spaces.items() if any(f in COAST for f in space.faces.values())]
        if flow:
            self.length[at] = self.river(at, flow)


def _radius(tiles: int) -> float:
    """Of the circle that holds so many tiles."""
    return float((0.276 * tiles) ** 0.5)


def lay(poses: Poses, sets: int, seed: int | str, chooser: Callable[..., Chance] = Surveyor) -> tuple[Layout, Packs]:
    """Lay one map until nothing more can be laid (ME-MAP-52)."""
    rng = random.Random(seed)
    packs, board = Packs(poses.designs, sets, rng), Layout(poses)
    guide = chooser(board, packs, rng)
    first = next(poses.bits(poses.of[packs.take("highland", 0).id]))
    _put(board, guide, ((0, 0), first, board.flow((0, 0), first) or {}))
    while offer := _offer(board, packs):
        pack = guide.pack(offer)
        if not _lay_from(board, packs, guide, pack):
            packs.closed.add(pack)
    return board, packs


def _offer(board: Layout, packs: Packs) -> list[str]:
    wanted = set().union(*(s.packs for s in board.spaces.values()))
    return [k for k in PACKS if k in wanted and packs.piles[k] and k not in packs.closed]


def _lay_from(board: Layout, packs: Packs, guide: Chance, pack: str) -> bool:
    """Draw from the pack until a tile is laid; False if none of it can be (ME-MAP-35)."""
    tried: set[str] = set()
    for index, design in enumerate(packs.piles[pack]):
        if design.id not in tried:
            tried.add(design.id)
            legal = _legal(board, design, guide.places(design)) or _legal(board, design, board.open_to(design))
            if chosen := guide.place(legal) if legal else None:
                packs.take(pack, index)
                _put(board, guide, chosen)
                return True
    return False


def _legal(board: Layout, design: Design, places: list[Hex]) -> list[Placement]:
    return [(at, pose, flow) for at in places for pose, flow in board.legal(at, design)]


def _put(board: Layout, guide: Chance, placement: Placement) -> None:
    board.lay(*placement)
    guide.saw(placement)


def tidy(board: Layout) -> None:
    """Take up springs that run straight off the map (ME-MAP-54): such a river is never seen."""
    for at, laid in list(board.laid.items()):
        if laid.pose.design.course == "source" and step(at, laid.pose.rivers[0]) not in board.laid:
            board.lift(at)
