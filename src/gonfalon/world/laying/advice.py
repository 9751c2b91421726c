"""What a surveyor would do: packs and places in the order of his liking, from what lies open before everybody."""

from __future__ import annotations

from gonfalon.world.designs import Pack
from gonfalon.world.laying.state import Laying
from gonfalon.world.layout import Layout, Placement
from gonfalon.world.lots import Lots
from gonfalon.world.packs import Packs
from gonfalon.world.surveyor import LATE, Surveyor


def packs(state: Laying) -> list[Pack]:
    """The packs that may be drawn from, the one that he would choose first."""
    offered = state.offered()
    best = _surveyor(state).pack(offered) if len(offered) > 1 else None
    return sorted(offered, key=lambda pack: pack != best)


def places(state: Laying) -> list[Placement]:
    """All legal ways to lay the tile that lies face up, the best first."""
    guide = _surveyor(state)
    return sorted(state.layout.legal(state.design), key=lambda way: -guide.score(way))


def is_stub(state: Laying, ways: list[Placement]) -> bool:
    """Would the tile only end a river that has just risen, while there are tiles enough to lead it on (ME-MAP-36)?"""
    total = state.settings.sets * len(state.layout.poses.designs)
    return all(map(state.layout.on_spring, ways)) and 100 * len(state.layout.laid) < LATE * total


def _surveyor(state: Laying) -> Surveyor:
    """He knows the map and the contents of the box, not the order of the packs."""
    layout, settings = state.layout, state.settings
    lots = Lots(f"{state.trial}/{len(layout.laid)}")
    full = Packs(layout.poses, settings.sets, lots)
    guide = Surveyor(Layout(layout.poses, settings.apart), full, lots)
    guide.come_to(layout)
    return guide
