"""The four packs of tiles (ME-MAP-03, ME-MAP-26, ME-MAP-35)."""

from __future__ import annotations

import random
from collections import Counter

from gonfalon.world.designs import PACKS, Design
from gonfalon.world.poses import Poses


class Packs:
    """Four shuffled packs of one or more sets, drawn from the top (ME-MAP-26, ME-MAP-35)."""

    def __init__(self, designs: tuple[Design, ...], sets: int, rng: random.Random) -> None:
        self.piles = {k: [d for d in designs if d.pack == k for _ in range(sets)] for k in PACKS}
        for pile in self.piles.values():
            rng.shuffle(pile)
        self.left = Counter({d.id: sets for d in designs})
        self.closed: set[str] = set()

    def alive(self, poses: Poses) -> int:
        """The poses of all tiles still in the packs."""
        mask = 0
        for key in +self.left:
            mask |= poses.of[key]
        return mask

    def take(self, pack: str, index: int) -> Design:
        """Lay the tile at this depth: those above it fitted nowhere and go under the pack."""
        pile = self.piles[pack]
        self.piles[pack] = pile[index + 1 :] + pile[:index]
        self.left[pile[index].id] -= 1
        self.closed.clear()
        return pile[index]
