"""Where two chapters meet: sieges and retreats, terms and battles, dragons and walls, ships and harbours.

What the first version of the rules did here is kept for the campaigns that began with it (`mended` off).
"""

from __future__ import annotations

from typing import Any

import pytest
from battlefield import EAST, HOLD, THREE, where
from msgspec.structs import replace
from stage import Told, put_banner, tell
from walls import PLACE, besieged

from gonfalon.kernel import Story
from gonfalon.rulesets.mighty.battle import battle
from gonfalon.rulesets.mighty.season import dragons, movement, subsistence
from gonfalon.rulesets.mighty.state import INDEPENDENT, Land, Turn, War
from gonfalon.world.tiles import Tile

OUTSIDE = "C4"  # west of the walls, from where the besiegers came
LOST, DRAWN, WON = [1, 2, 1, 1], [3, 4, 1, 1], [4, 5, 1, 1]  # dice of battles at factor 0
RANGE = Tile("H11")  # mountains on the east and west edges and between them
BEYOND = {PLACE: RANGE, "E4": RANGE}
STAY = ("stay",)  # and do not pursue


def played(war: War, *answers: str, dice: Any = ()) -> Told:
    """From the movement phase to the end of the battle phase."""
    return tell(war, _phases(war), answers=answers, dice=dice)


def _phases(war: War) -> Story[None]:
    while war.phase == "movement":
        yield from movement.step(war)
    while war.phase == "battle":
        yield from battle.step(war)


# --- siege and retreat -----------------------------------------------------------------------------------


def cut_off(*besiegers: str, **settings: Any) -> War:
    """Red besieges Blue; Yellow stands on the road by which he came, and Red has scouted it."""
    attack = dict.fromkeys(besiegers, 1000)
    war = besieged(attack, {"blue.1": 700}, phase="movement", realms=THREE, passage=False, **settings)
    put_banner(war, "yellow.1", OUTSIDE, 1000, half=8)
    war.lands[OUTSIDE], war.lands["B4"] = Land("yellow"), Land("yellow")
    war.turn = replace(war.turn, opened=(OUTSIDE,))
    return war


@pytest.mark.rule("ME-BAT-16", "ME-BAT-28")
@pytest.mark.parametrize(("dice", "more"), [(LOST, STAY), (DRAWN, ("B4",))], ids=["beaten", "drawn"])
@pytest.mark.parametrize("besiegers", [("red.1",), ("red.1", "red.2")], ids=["the only one", "one of two"])
def test_a_besieger_who_attacks_out_of_the_besieged_tile_and_does_not_win_is_put_back_into_it(
    besiegers: tuple[str, ...], dice: list[int], more: tuple[str, ...]
) -> None:
    war = cut_off(*besiegers)

    played(war, f"march 1 to {OUTSIDE}", "done", *HOLD, *more, dice=dice)

    assert {where(war)[banner] for banner in besiegers} == {PLACE}
    assert war.sieges[PLACE].besieger == "red"
    assert war.banners["blue.1"].inside


@pytest.mark.rule("ME-BAT-16", "ME-SIE-10")
def test_the_siege_is_over_when_its_only_besieger_has_fought_his_way_out() -> None:
    war = cut_off("red.1")
    told = played(war, f"march 1 to {OUTSIDE}", "done", *HOLD, "stay", "B4", dice=WON)
    assert where(war)["red.1"] == OUTSIDE
    assert not war.sieges
    assert not war.banners["blue.1"].inside
    assert told.kinds().index("battle.result") < told.kinds().index("siege.lifted")


@pytest.mark.rule("ME-BAT-16", "ME-SIE-10")
def test_a_besieger_who_goes_out_to_besiege_somebody_else_has_left_the_first_siege() -> None:
    war = cut_off("red.1")
    war.lands[OUTSIDE] = Land("yellow", "fortress")
    played(war, f"march 1 to {OUTSIDE}", "done", "1", "besiege")
    assert list(war.sieges) == [OUTSIDE]


@pytest.mark.rule("ME-BAT-16")
def test_somebody_in_the_field_before_the_walls_does_hold_the_tile() -> None:
    war = cut_off("red.1")
    tell(war, movement.step(war), answers=[f"march 1 to {OUTSIDE}"])
    put_banner(war, "yellow.2", PLACE, half=EAST)
    played(war, "done", *HOLD, "stay", dice=LOST)
    assert "red.1" not in where(war)


@pytest.mark.rule("ME-BAT-16")
@pytest.mark.parametrize("besiegers", [("red.1",), ("red.1", "red.2")], ids=["the only one", "one of two"])
def test_in_campaigns_of_the_first_version_the_garrison_holds_the_tile_against_him(besiegers: tuple[str, ...]) -> None:
    war = cut_off(*besiegers, mended=False)
    played(war, f"march 1 to {OUTSIDE}", "done", *HOLD, "stay", dice=LOST)
    assert "red.1" not in where(war)


# --- terms and battle ------------------------------------------------------------------------------------


def withdrawn(**settings: Any) -> War:
    """It is Blue's turn: Red goes home by the terms they agreed on, and a fresh banner of Blue's can follow him."""
    war = besieged({"red.1": 1000}, {"blue.1": 700}, phase="movement", player="blue", passage=False, **settings)
    war.sieges[PLACE] = replace(war.sieges[PLACE], terms="besieger withdraws, stockpile kept")
    put_banner(war, "blue.2", "B4", 1000, half=2)
    war.lands["C5"] = Land("red")
    war.turn = replace(war.turn, opened=(OUTSIDE,))
    return war


@pytest.mark.rule("ME-BAT-17", "ME-SIE-37")
@pytest.mark.parametrize(("dice", "more"), [(WON, STAY), (DRAWN, ())], ids=["beaten", "drawn"])
def test_a_besieger_who_withdrew_by_terms_and_is_attacked_falls_back_to_his_own_land(
    dice: list[int], more: tuple[str, ...]
) -> None:
    war = withdrawn()
    played(war, f"march 2 to {OUTSIDE}", "done", *HOLD, *more, "C5", dice=dice)
    assert where(war)["red.1"] == "C5"


@pytest.mark.rule("ME-BAT-17", "ME-SIE-37")
def test_in_campaigns_of_the_first_version_he_goes_where_he_came_from() -> None:
    war = withdrawn(mended=False)
    played(war, f"march 2 to {OUTSIDE}", "done", *HOLD, "stay", dice=WON)
    assert "red.1" not in where(war)


# --- surrender and routes --------------------------------------------------------------------------------


def starving(**settings: Any) -> War:
    """Blue's garrison on a mountain's side has nothing to eat; E4 lies beyond it, D5 is open to it."""
    war = besieged(
        {"red.1": 1000}, {"blue.1": 700}, "fortress", phase="subsistence", player="blue", tiles=BEYOND, **settings
    )
    for place in ("E3", "E5", "C4", "D3"):
        war.lands[place] = Land(INDEPENDENT, "village")
    war.lands["E4"] = war.lands["D5"] = Land("blue")
    war.banners["blue.1"] = replace(war.banners["blue.1"], half=6)
    return war


@pytest.mark.rule("ME-SIE-34")
@pytest.mark.parametrize(("die", "there"), [(5, "E4"), (1, PLACE)], ids=["finds a route", "finds none"])
def test_a_surrendering_garrison_may_prefer_the_tile_beyond_the_mountain_and_then_needs_a_route(
    die: int, there: str
) -> None:
    war = starving()

    told = tell(war, subsistence.step(war), answers=["accept", "E4"], dice=[6, 2, die])

    asked = told.asked[-1]
    assert (list(asked.options()), asked.about["by_roll"]) == (["E4", "D5"], ["E4"])
    assert where(war)["blue.1"] == there
    assert (PLACE in war.sieges) == (there == PLACE)


@pytest.mark.rule("ME-SIE-34")
def test_in_campaigns_of_the_first_version_a_route_is_searched_only_where_no_tile_is_free() -> None:
    war = starving(mended=False)
    tell(war, subsistence.step(war), answers=["accept"], dice=[6, 2])
    assert where(war)["blue.1"] == "D5"


# --- dragons and walls -----------------------------------------------------------------------------------


def laid_open(player: str, **settings: Any) -> War:
    """Dragons have razed the walls between Red, who came from C4, and Blue; Red owns D3 beside them."""
    war = besieged({"red.1": 1000}, {"blue.1": 1000}, phase="battle", player=player, **settings)
    war.lands[OUTSIDE], war.lands["D3"] = Land(""), Land("red")
    dragons.burn(war, PLACE)
    return war


@pytest.mark.rule("ME-DRG-09", "ME-BAT-16")
@pytest.mark.parametrize(("player", "dice"), [("red", LOST), ("blue", WON)], ids=["he attacks", "he is attacked"])
def test_a_besieger_whom_dragons_have_exposed_goes_back_where_he_came_from(player: str, dice: list[int]) -> None:
    war = laid_open(player)
    played(war, *HOLD, *STAY, dice=dice)
    assert where(war)["red.1"] == OUTSIDE


@pytest.mark.rule("ME-DRG-09", "ME-BAT-16")
def test_he_still_goes_back_if_a_third_beats_the_garrison_first_and_then_him() -> None:
    war = laid_open("yellow", realms=THREE)
    put_banner(war, "yellow.1", PLACE, 2500, half=10)
    war.banners["red.1"] = war.banners.pop("red.1")  # whom he meets after the other
    war.turn = Turn(moved=("yellow.1",))
    played(war, *HOLD, *STAY, "E4", *HOLD, *STAY, dice=[*WON, *WON])
    assert (where(war)["red.1"], where(war)["blue.1"]) == (OUTSIDE, "E4")


@pytest.mark.rule("ME-DRG-09", "ME-BAT-17")
def test_once_it_is_settled_who_holds_the_ruins_he_falls_back_like_anybody_else() -> None:
    war = laid_open("red")
    played(war, *HOLD, *STAY, "E4", dice=WON)
    put_banner(war, "blue.2", PLACE, half=EAST)
    war.phase, war.active, war.turn = "battle", war.order.index("blue"), Turn(moved=("blue.2",))
    played(war, *HOLD, *STAY, dice=WON)
    assert where(war)["red.1"] == "D3"


@pytest.mark.rule("ME-DRG-09", "ME-BAT-17")
def test_in_campaigns_of_the_first_version_he_falls_back_to_his_own_land() -> None:
    war = laid_open("red", mended=False)
    played(war, *HOLD, *STAY, dice=LOST)
    assert where(war)["red.1"] == "D3"
