"""The four packs of tiles: shuffled, drawn from the top, closed when nothing of them fits (ME-MAP-26, ME-MAP-35)."""

from __future__ import annotations

from collections import Counter

from gonfalon.world.designs import PACKS, Design, Pack
from gonfalon.world.lots import Lots
from gonfalon.world.poses import Poses


def shuffled(poses: Poses, sets: int, lots: Lots) -> dict[Pack, list[Design]]:
    """The tiles of so many sets in four shuffled packs, the top tile first (ME-MAP-26)."""
    piles: dict[Pack, list[Design]] = {pack: [] for pack in PACKS}
    for design in poses.designs.values():
        piles[design.pack] += [design] * sets
    return {pack: lots.shuffled(pile) for pack, pile in piles.items()}


class Packs:
    """The tiles that are not laid yet."""

    def __init__(self, poses: Poses, sets: int, lots: Lots) -> None:
        self.poses = poses
        self.piles = shuffled(poses, sets, lots)
        self.left = Counter(dict.fromkeys(poses.designs, sets))
        self.closed: set[Pack] = set()  # tried in vain since the last tile was laid
        self.alive = poses.full  # the poses of all tiles still here

    def offered(self, matching: int) -> list[Pack]:
        """The packs a tile may be drawn from, if these match some exposed edge (ME-MAP-31)."""
        matched = (pack for pack in PACKS if matching >> pack.place & 1)
        return [pack for pack in matched if self.piles[pack] and pack not in self.closed]

    def take(self, pack: Pack, depth: int = 0) -> Design:
        """Take the tile that many from the top to lay it: those above it fitted nowhere and go under the pack."""
        pile = self.piles[pack]
        design = pile[depth]
        self.piles[pack] = pile[depth + 1 :] + pile[:depth]
        self.left[design.id] -= 1
        if not self.left[design.id]:
            self.alive &= ~self.poses.of[design.id]
        self.closed.clear()
        return design

    def search_out(self, design: Design) -> None:
        """Take out this very tile, wherever in its pack it lies (ME-MAP-54)."""
        self.take(design.pack, self.piles[design.pack].index(design))

    def put_back(self, design: Design) -> None:
        """A tile taken up from the map goes under its pack (ME-MAP-54)."""
        self.piles[design.pack].append(design)
        self.left[design.id] += 1
        self.alive |= self.poses.of[design.id]
        self.closed.clear()
