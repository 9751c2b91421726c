"""Those who lead a realm's banners, and its ruler: who they are by now. They have no effect on play (ME-NAM-08)."""

from __future__ import annotations

from gonfalon.rulesets.mighty.state import BannerId, Hero, War

NOBODY_YET = Hero()


def hero(war: War, banner_id: BannerId) -> Hero:
    return war.heroes.get(banner_id, NOBODY_YET)


def fall(war: War, banner_id: BannerId) -> None:
    """He is dead; the next of his number is somebody else."""
    if banner_id.rpartition(".")[0] in war.realms:
        war.heroes[banner_id] = Hero(hero(war, banner_id).before + 1)
