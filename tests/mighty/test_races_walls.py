"""Dwarf walls (ME-RAC-10, ME-RAC-11): assaults cost half, battery does little, and nobody gives in."""

from __future__ import annotations

import pytest
from peoples import DWARFS, MEN, ORCS, people
from stage import Told, put_banner, said, tell
from walls import PLACE, besiege, besieged, changed

from gonfalon.rulesets.mighty.ground import lands
from gonfalon.rulesets.mighty.siege import starvation
from gonfalon.rulesets.mighty.state import CITY, War
from gonfalon.words import LANGUAGES
from gonfalon.world.tiles import Tile

MOUNTAINS = {PLACE: Tile("H29")}


def dwarf_walls(red: str = ORCS, *, tiles: dict[str, Tile] | None = None, garrison: int = 1000, **more: object) -> War:
    """Red besieges a city of Blue's Dwarfs."""
    here = MOUNTAINS if tiles is None else tiles
    war = besieged({"red.1": 1000}, {"blue.1": garrison}, CITY, tiles=here, races=True, **more)  # type: ignore[arg-type]
    return people(war, red=red, blue=DWARFS)


def repulsed(war: War) -> int:
    """What the garrison loses in an assault that is repulsed, where its loss is a 3."""
    before = sum(banner.points for banner in war.banners.values() if banner.inside)
    besiege(war, f"assault {PLACE}", "direct", "hold", dice=(5, 4, 3, 1))
    return before - sum(banner.points for banner in war.banners.values() if banner.inside)


@pytest.mark.rule("ME-RAC-10")
def test_an_assault_on_dwarfs_in_the_mountains_costs_them_half() -> None:
    assert repulsed(dwarf_walls()) == 75


@pytest.mark.rule("ME-RAC-10")
def test_it_costs_them_all_of_it_on_the_plain() -> None:
    assert repulsed(dwarf_walls(tiles={})) == 150


@pytest.mark.rule("ME-RAC-10", "ME-RAC-03")
def test_it_costs_all_of_it_where_others_man_the_walls_with_them() -> None:
    war = dwarf_walls()
    put_banner(war, "blue.2", PLACE, 500, inside=True, kind="mercenary", race=MEN)
    put_banner(war, "red.2", PLACE, 500, half=8)

    assert repulsed(war) == 150


@pytest.mark.rule("ME-RAC-10")
def test_dwarfs_in_the_pay_of_others_hold_walls_like_anybody() -> None:
    war = people(dwarf_walls(), blue=MEN)
    war.banners.pop("blue.1")
    put_banner(war, "blue.2", PLACE, 1000, inside=True, kind="mercenary", race=DWARFS)

    assert repulsed(war) == 150


@pytest.mark.rule("ME-RAC-10", "ME-SIE-24")
def test_a_stormed_garrison_is_lost_to_the_last_dwarf() -> None:
    war = dwarf_walls(garrison=500)
    put_banner(war, "red.2", PLACE, 1500, half=8)
    put_banner(war, "red.3", PLACE, 1500, half=8)

    besiege(war, f"assault {PLACE}", "direct", "hold", "red.1, red.2", dice=(6, 5, 1))

    assert "blue.1" not in war.banners
    assert lands.owner(war, PLACE) == "red"


@pytest.mark.rule("ME-RAC-10")
@pytest.mark.parametrize(("die", "bonus"), [(1, 0), (2, 0), (3, 0), (4, 0), (5, 1), (6, 2)])
def test_battery_does_little_to_such_walls(die: int, bonus: int) -> None:
    war = dwarf_walls()
    changed(war, battered=war.now - 1)

    told = besiege(war, f"assault {PLACE}", "direct", "hold", dice=(die, 1, 3, 1, 1, 1))

    assert [event.args["bonus"] for event in told.events if event.kind == "siege.damage"] == [bonus]


@pytest.mark.rule("ME-RAC-10")
def test_battery_on_the_plain_does_what_it_always_does() -> None:
    war = dwarf_walls(tiles={})
    changed(war, battered=war.now - 1)

    told = besiege(war, f"assault {PLACE}", "direct", "hold", dice=(6, 1, 3, 1, 1, 1))

    assert [event.args["bonus"] for event in told.events if event.kind == "siege.damage"] == [3]


# --- hunger ----------------------------------------------------------------------------------------------


def starved(war: War, die: int, *answers: str) -> Told:
    told = tell(war, starvation.starvation(war, PLACE), answers=answers, dice=(die,))
    for lang in LANGUAGES:
        said(told, lang)
    return told


@pytest.mark.rule("ME-RAC-11")
@pytest.mark.parametrize("die", [1, 2])
@pytest.mark.parametrize("tiles", [MOUNTAINS, {}])
def test_dwarfs_are_neither_betrayed_nor_starved_into_surrender(tiles: dict[str, Tile], die: int) -> None:
    war = dwarf_walls(tiles=tiles)

    told = starved(war, die)

    assert PLACE in war.sieges
    assert "races.steadfast" in told.kinds()


@pytest.mark.rule("ME-RAC-11")
def test_mercenaries_behind_their_walls_may_betray_them() -> None:
    war = dwarf_walls()
    put_banner(war, "blue.2", PLACE, 500, inside=True, kind="mercenary", race=DWARFS)

    starved(war, 1)

    assert lands.owner(war, PLACE) == "red"


@pytest.mark.rule("ME-RAC-11")
def test_to_dwarfs_they_may_surrender() -> None:
    told = starved(dwarf_walls(DWARFS), 2, "refuse")

    assert [question.what for question in told.asked] == ["siege.surrender"]


@pytest.mark.rule("ME-RAC-11", "ME-RAC-03")
def test_not_to_a_force_of_which_only_some_are_dwarfs() -> None:
    war = dwarf_walls(DWARFS)
    put_banner(war, "red.2", PLACE, half=8, kind="ally", race=ORCS)

    told = starved(war, 2)

    assert not told.asked


@pytest.mark.rule("ME-RAC-11", "ME-SIE-35")
def test_hardship_they_bear_like_others() -> None:
    war = dwarf_walls()

    starved(war, 3)

    assert war.sieges[PLACE].hardship == 1
