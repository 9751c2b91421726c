"""The twelve autumn spells (ME-MAG-41 to ME-MAG-52)."""

from __future__ import annotations

import pytest
from equinox import an_autumn, cast, under
from stage import a_board, put_banner, refusal_of
from winters import a_lane, through

from gonfalon.rulesets.mighty.ground import lands
from gonfalon.rulesets.mighty.magic import casting
from gonfalon.rulesets.mighty.spells.spell import KNOWN
from gonfalon.rulesets.mighty.state import CITY, FORTRESS, INDEPENDENT, VILLAGE, Land, Pending, Siege, War
from gonfalon.rulesets.mighty.winter import quarters, revenue
from gonfalon.world.tiles import Tile

FROM_WEST = Tile("R11", 1, (0, 0, 1, 0, 0, -1))  # a river from north-west to south-east


def a_siege(defender: str = "blue", besieger: str = "red") -> War:
    """Red besieges D3 with two banners of 2500 points together; 1200 are behind the walls."""
    war = an_autumn()
    war.lands["D3"] = Land(defender, FORTRESS)
    put_banner(war, f"{besieger}.2", "D3", 1500)
    put_banner(war, f"{besieger}.3", "D3", 1000)
    if defender != INDEPENDENT:
        put_banner(war, f"{defender}.1", "D3", 1200, inside=True)
    war.sieges["D3"] = Siege("D3", besieger, defender, 4, independents=800 if defender == INDEPENDENT else 0)
    war.stockpiles["D3"] = 3
    return war


def a_river() -> War:
    """A river runs from C2 to D3 and E4... over a plain; its tiles are in nobody's realm."""
    flows = {"D3": FROM_WEST, "D4": FROM_WEST, "E5": FROM_WEST}
    return an_autumn(a_board(8, 8, flows), {"red": "B2", "blue": "G7"})


# --- 1 and 6: harvests -------------------------------------------------------------------------------------


@pytest.mark.rule("ME-MAG-41")
@pytest.mark.parametrize(("before", "dice", "gathered"), [(4, (3,), 1), (4, (5,), 0)])
def test_blight_crop_takes_crowns_off_a_rivals_revenue(before: int, dice: tuple[int], gathered: int) -> None:
    war = an_autumn()

    cast(war, "blight-crop", "E4", dice=dice)

    assert revenue.reckon(war, "blue").settlements == before
    assert revenue.reckon(war, "blue").total == gathered


@pytest.mark.rule("ME-MAG-41")
def test_two_blights_add_up() -> None:
    war = an_autumn()
    for die in (2, 4):
        war.phase, war.order = "autumn-equinox", ()
        cast(war, "blight-crop", "E4", dice=(die,))

    assert war.winter["blue"].loss == 6


@pytest.mark.rule("ME-MAG-46")
@pytest.mark.parametrize(("holds", "gathered"), [(True, 4 + 5), (False, 0)])
def test_bumper_crop_adds_to_the_casters_revenue_if_he_gathers_any(holds: bool, gathered: int) -> None:
    war = an_autumn(capital_ends=False)
    cast(war, "bumper-crop", dice=(5,))
    war.lands["B2"] = Land("red" if holds else "blue", CITY, capital_of="red")

    revenue.gather(war, "red")

    assert war.winter["red"].gathered == gathered


# --- 2: Deluge ----------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-MAG-42")
@pytest.mark.parametrize(
    ("settlement", "die", "razed"),
    [
        (VILLAGE, 4, True),
        (VILLAGE, 3, False),
        (FORTRESS, 5, True),
        (FORTRESS, 4, False),
        (CITY, 6, True),
        (CITY, 5, False),
    ],
)
def test_a_deluge_may_raze_what_stands_in_the_tile(settlement: str, die: int, razed: bool) -> None:
    war = a_river()
    war.lands["D3"] = Land("blue", settlement)
    war.stockpiles |= {} if settlement == VILLAGE else {"D3": 2}
    put_banner(war, "blue.1", "D3", 800)

    cast(war, "deluge", "D3", dice=(die,))

    assert war.lands["D3"].razed == razed
    assert war.lands["D3"].owner == ("" if razed else "blue")
    assert war.lands["D3"].razed_by == ("blue" if razed else "")
    assert ("D3" in war.stockpiles) == (not razed and settlement != VILLAGE)
    assert war.banners["blue.1"].points == 800


@pytest.mark.rule("ME-MAG-42", "ME-MAG-24")
def test_villages_downstream_are_washed_away_on_a_six_and_nothing_else_is() -> None:
    war = a_river()
    course = ("D3", "D4", "E5")
    assert casting.question(war, "red", KNOWN["deluge"]).check(casting.CastAt("D3")) is None
    war.lands |= {course[1]: Land("blue", VILLAGE), course[2]: Land("blue", CITY)}

    cast(war, "deluge", "D3", dice=(6,))

    assert war.lands[course[1]].razed
    assert not war.lands[course[2]].razed


@pytest.mark.rule("ME-MAG-42", "ME-MAG-24")
@pytest.mark.parametrize(("edition", "dice", "razed"), [("all", (), False), ("spring", (6,), True)])
def test_a_protected_tile_downstream_is_safe(edition: str, dice: tuple[int, ...], razed: bool) -> None:
    flows = {"D3": FROM_WEST, "D4": FROM_WEST}
    war = an_autumn(a_board(8, 8, flows), {"red": "B2", "blue": "G7"}, protection=edition)
    war.lands["D4"] = Land("blue", VILLAGE)
    under(war, "magical-protection", "D4")

    cast(war, "deluge", "D3", dice=dice)

    assert war.lands["D4"].razed == razed


# --- 3: Trail of Howling Doom ------------------------------------------------------------------------------


@pytest.mark.rule("ME-MAG-43")
def test_a_trail_of_one_tile_strikes_the_target_alone() -> None:
    war = an_autumn()
    put_banner(war, "blue.1", "D3", 600)

    told = cast(war, "trail-of-howling-doom", "D3", dice=(1, 6))

    assert war.banners["blue.1"].points == 540
    assert "magic.wanders" not in told.kinds()


@pytest.mark.rule("ME-MAG-43")
@pytest.mark.parametrize(("die", "razed"), [(4, False), (5, True)])
def test_a_village_in_its_way_may_be_razed_and_a_city_is_not(die: int, razed: bool) -> None:
    war = an_autumn()
    war.lands["D3"] = Land("blue", VILLAGE)
    war.lands["E3"] = Land("blue", CITY)

    cast(war, "trail-of-howling-doom", "D3", dice=(2, die, 2))

    assert war.lands["D3"].razed == razed
    assert not war.lands["E3"].razed


@pytest.mark.rule("ME-MAG-43")
def test_the_storm_wanders_from_tile_to_tile_and_may_come_back() -> None:
    war = an_autumn()
    put_banner(war, "blue.1", "D3", 600)

    told = cast(war, "trail-of-howling-doom", "D3", dice=(3, 1, 2, 5, 1))

    assert [(e.args["place"], e.args["there"]) for e in told.events if e.kind == "magic.wanders"] == [
        ("D3", "E3"),
        ("E3", "D3"),
    ]
    assert war.banners["blue.1"].points == 580


@pytest.mark.rule("ME-MAG-43")
def test_a_side_without_a_tile_is_thrown_again_and_a_rival_capital_may_be_struck() -> None:
    war = an_autumn(realms={"red": "B2", "blue": "F3"})
    put_banner(war, "blue.1", "F3", 400)

    cast(war, "trail-of-howling-doom", "E3", dice=(3, 2, 4, 2, 5))

    assert war.banners["blue.1"].points == 360
    assert not war.lands["F3"].razed


@pytest.mark.rule("ME-MAG-43", "ME-MAG-24")
def test_a_protected_tile_suffers_nothing_and_counts() -> None:
    war = an_autumn()
    put_banner(war, "blue.1", "E3", 600)
    under(war, "magical-protection", "E3")

    told = cast(war, "trail-of-howling-doom", "D3", dice=(2, 2))

    assert war.banners["blue.1"].points == 600
    assert "magic.wanders" in told.kinds()


@pytest.mark.rule("ME-MAG-43")
def test_in_the_dutch_edition_it_strikes_six_different_tiles() -> None:
    war = an_autumn(howling_trail="six")

    told = cast(war, "trail-of-howling-doom", "A3", dice=(2, 5, 2, 2, 2, 2))

    trail = ["A3", *(e.args["there"] for e in told.events if e.kind == "magic.wanders")]
    assert trail == ["A3", "B3", "C3", "D3", "E3", "F3"]


@pytest.mark.rule("ME-MAG-43")
def test_a_garrison_that_wastes_away_leaves_the_place_to_the_besieger() -> None:
    war = a_siege()
    put_banner(war, "blue.1", "D3", 10, inside=True)

    cast(war, "trail-of-howling-doom", "D3", dice=(1, 1, 1, 1))

    assert not war.sieges
    assert lands.owner(war, "D3") == "red"


# --- 4: Forge Magic -----------------------------------------------------------------------------------------


@pytest.mark.rule("ME-MAG-44")
@pytest.mark.parametrize(("dice", "gain"), [((3, 4), 140), ((1, 1), 40), ((6, 6), 240)])
def test_forge_magic_strengthens_a_banner_of_the_casters_choice(dice: tuple[int, int], gain: int) -> None:
    war = an_autumn()
    put_banner(war, "red.2", "C4", 1490)

    cast(war, "forge-magic", dice=dice, answers=["2"])

    assert war.banners["red.2"].points == 1490 + gain
    assert war.banners["red.1"].points == 500


@pytest.mark.rule("ME-MAG-44")
def test_without_a_banner_what_was_forged_is_lost() -> None:
    war = an_autumn()
    war.banners.clear()
    war.order, war.pending = ("red",), Pending(spell="forge-magic")

    told = through(war, casting.autumn, ["cast"], (3, 4))

    assert "magic.forged-in-vain" in told.kinds()


# --- 5: Inundation of Blood ---------------------------------------------------------------------------------


@pytest.mark.rule("ME-MAG-45", "ME-MAG-11")
def test_an_inundated_city_pays_nothing_and_its_banners_lose_men() -> None:
    war = an_autumn()
    war.lands["D5"] = Land("blue", CITY)
    put_banner(war, "blue.1", "D5", 900)
    before = revenue.reckon(war, "blue").total

    cast(war, "inundation-of-blood", "D5", dice=(4, 5))

    assert war.banners["blue.1"].points == 720
    assert revenue.reckon(war, "blue").total == before - 2
    assert not war.lands["D5"].razed
    assert not war.spells


@pytest.mark.rule("ME-MAG-45")
@pytest.mark.parametrize(("die", "razed"), [(5, False), (6, True)])
def test_an_inundated_village_may_be_razed(die: int, razed: bool) -> None:
    war = an_autumn()
    war.lands["D5"] = Land("blue", VILLAGE)

    cast(war, "inundation-of-blood", "D5", dice=(die,))

    assert war.lands["D5"].razed == razed
    assert "D5" not in revenue.paying(war, "blue")


# --- 7: Prosper -----------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-MAG-47")
def test_prosper_raises_a_razed_tile_and_the_razed_ring_round_it() -> None:
    war = an_autumn()
    war.lands |= {
        place: Land("", VILLAGE, razed=True, razed_by="blue", scorched=1) for place in ("D3", "E3", "E4", "F3")
    }
    war.lands["C3"], war.lands["D3"] = Land("red"), Land("", CITY, razed=True)
    before = revenue.reckon(war, "red").total

    cast(war, "prosper", "D3")

    assert [lands.owner(war, place) for place in ("D3", "E3", "F3")] == ["red", "red", ""]
    assert not war.lands["D3"].razed
    assert war.lands["F3"].razed
    assert revenue.reckon(war, "red").total >= before + 2


@pytest.mark.rule("ME-MAG-47")
def test_a_rivals_razed_capital_may_be_gained_as_a_neighbour_but_not_named() -> None:
    war = an_autumn(realms={"red": "B2", "blue": "E3"})
    war.lands |= {"E3": Land("", CITY, capital_of="blue", razed=True), "D3": Land("", VILLAGE, razed=True)}
    war.lands["C3"] = Land("red")
    war.order, war.pending = ("red",), Pending(spell="prosper")
    question = casting.question(war, "red", KNOWN["prosper"])

    assert refusal_of(question, "cast at E3").message.key == "mighty-magic-capital"
    through(war, casting.autumn, ["cast at D3"], (6, 6))
    assert lands.owner(war, "E3") == "red"


@pytest.mark.rule("ME-MAG-47")
def test_a_razed_tile_away_from_the_empire_is_no_target() -> None:
    war = an_autumn()
    war.lands["F1"] = Land("", VILLAGE, razed=True)

    assert not KNOWN["prosper"].fits(war, "red", "F1")


# --- 8: Reign of Madness --------------------------------------------------------------------------------------


@pytest.mark.rule("ME-MAG-48")
@pytest.mark.parametrize("owner", ["blue", INDEPENDENT])
def test_reign_of_madness_empties_an_enemy_village(owner: str) -> None:
    war = an_autumn()
    war.lands["D3"] = Land(owner, VILLAGE)
    put_banner(war, "blue.1", "D3", 1400)
    put_banner(war, "red.2", "D3", 800)

    cast(war, "reign-of-madness", "D3")

    assert list(war.banners) == ["red.1"]
    assert war.lands["D3"].razed


@pytest.mark.rule("ME-MAG-48")
@pytest.mark.parametrize("land", [Land("blue", FORTRESS), Land("red", VILLAGE), Land("", VILLAGE, razed=True)])
def test_it_needs_an_enemy_village(land: Land) -> None:
    war = an_autumn()
    war.lands["D3"] = land

    assert not KNOWN["reign-of-madness"].fits(war, "red", "D3")


# --- 9: Call of Heroes ------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-MAG-49")
@pytest.mark.parametrize(("die", "points"), [(3, 600), (6, 1200)])
def test_heroes_join_for_nothing(die: int, points: int) -> None:
    war = an_autumn()

    cast(war, "call-of-heroes", dice=(die,))

    assert war.winter["red"].heroes == points
    assert war.winter["red"].loss == 0


# --- 10: Break Siege --------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-MAG-50")
def test_without_attackers_the_siege_is_over() -> None:
    war = a_siege(defender="red", besieger="blue")
    put_banner(war, "red.1", "B2", 500)
    put_banner(war, "red.4", "D3", 1200, inside=True)

    cast(war, "break-siege", "D3", answers=["attackers"])

    assert not war.sieges
    assert list(war.banners) == ["red.1", "red.4"]
    assert not war.banners["red.4"].inside


@pytest.mark.rule("ME-MAG-50")
@pytest.mark.parametrize("defender", ["blue", INDEPENDENT])
def test_without_defenders_the_place_and_its_stockpile_are_the_besiegers(defender: str) -> None:
    war = a_siege(defender)

    cast(war, "break-siege", "D3", answers=["defenders"])

    assert not war.sieges
    assert lands.owner(war, "D3") == "red"
    assert war.stockpiles["D3"] == 3
    assert "blue.1" not in war.banners


@pytest.mark.rule("ME-MAG-50")
def test_with_no_siege_anywhere_an_empty_fortress_is_razed() -> None:
    war = an_autumn()
    war.lands["D3"] = Land("blue", FORTRESS)

    cast(war, "break-siege", "D3")

    assert war.lands["D3"].razed


@pytest.mark.rule("ME-MAG-50")
def test_a_fortress_with_a_banner_or_with_a_siege_elsewhere_is_no_target() -> None:
    war = an_autumn()
    war.lands["D3"] = Land("blue", FORTRESS)
    put_banner(war, "blue.1", "D3")
    assert not KNOWN["break-siege"].fits(war, "red", "D3")

    elsewhere = a_siege()
    elsewhere.lands["C4"] = Land("blue", FORTRESS)
    assert not KNOWN["break-siege"].fits(elsewhere, "red", "C4")


# --- 11: Shrouding Mists ----------------------------------------------------------------------------------------


def behind_a_mountain(place: str = "G1") -> War:
    """Red's two banners are cut off from home by a mountain; it is the autumn equinox."""
    war = a_lane({"E1": Tile("H01")})
    war.phase = "autumn-equinox"
    put_banner(war, "red.1", "B1", 500)
    put_banner(war, "red.2", place, 900)
    put_banner(war, "red.3", place, 700)
    war.lands |= {"A1": Land("red", VILLAGE), "C1": Land("red", VILLAGE)}
    return war


@pytest.mark.rule("ME-MAG-51")
def test_the_mists_bring_a_cut_off_force_home_unharmed() -> None:
    war = behind_a_mountain()
    cast(war, "shrouding-mists", "G1")

    told = through(war, quarters.step, ["billet 1 in B1", "billet 2 in B1", "billet 3 in B1"])

    assert not told.rolled
    assert [banner.points for banner in war.banners.values()] == [500, 900, 700]
    assert not war.spells


@pytest.mark.rule("ME-MAG-51", "ME-WQT-16")
def test_an_enemy_with_a_clear_road_is_led_astray() -> None:
    war = behind_a_mountain()
    war.banners.clear()
    put_banner(war, "red.1", "B1", 500)
    put_banner(war, "blue.1", "G1", 900)
    put_banner(war, "blue.2", "G1", 800)
    cast(war, "shrouding-mists", "G1")

    told = through(war, quarters.step, ["billet 1 in B1", "billet 1 in J1"], (6, 1, 3, 2))

    assert [war.banners[i].points for i in ("blue.1", "blue.2")] == [870, 600]
    assert told.kinds().count("quarters.retreat") == 2


@pytest.mark.rule("ME-MAG-51")
def test_a_force_in_its_own_village_with_a_road_home_is_no_target() -> None:
    war = behind_a_mountain()
    war.lands["H1"] = Land("blue", VILLAGE)
    put_banner(war, "blue.1", "H1", 900)

    assert not KNOWN["shrouding-mists"].fits(war, "red", "H1")
    assert not KNOWN["shrouding-mists"].fits(war, "red", "F1")


@pytest.mark.rule("ME-MAG-51")
def test_a_misled_besieger_escapes_by_keeping_up_the_siege() -> None:
    war = a_siege(defender="red", besieger="blue")
    put_banner(war, "red.1", "B2", 500)
    put_banner(war, "red.4", "D3", 700, inside=True)
    cast(war, "shrouding-mists", "D3", answers=["mislead blue"])

    told = through(war, quarters.step, ["D3"])

    assert not told.rolled
    assert "D3" in war.sieges


@pytest.mark.rule("ME-MAG-51")
@pytest.mark.parametrize(("answer", "saved"), [("yes", ("green.1",)), ("no", ())])
def test_another_ruler_may_accept_help(answer: str, saved: tuple[str, ...]) -> None:
    war = an_autumn(realms={"red": "B2", "blue": "F6", "green": "F1"})
    put_banner(war, "green.1", "B5", 900)

    cast(war, "shrouding-mists", "B5", answers=["save green", answer])

    assert tuple(i for spell in war.spells.values() for i in spell.saved) == saved


# --- 12: Tornado of Peril ---------------------------------------------------------------------------------------


@pytest.mark.rule("ME-MAG-52")
@pytest.mark.parametrize(
    ("settlement", "dice", "survive"),
    [(FORTRESS, (2,), True), (FORTRESS, (3,), False), (CITY, (3,), True), (CITY, (4,), False), (VILLAGE, (), False)],
)
def test_a_tornado_razes_settlements_and_destroys_whom_they_sheltered(
    settlement: str, dice: tuple[int, ...], survive: bool
) -> None:
    war = an_autumn()
    war.lands["D3"] = Land("blue", settlement)
    for number in (1, 2, 3):
        put_banner(war, f"blue.{number}", "D3", 1000)

    cast(war, "tornado-of-peril", "D3", dice=dice)

    assert war.lands["D3"].razed != survive
    assert ("blue.1" in war.banners) == survive


@pytest.mark.rule("ME-MAG-52")
@pytest.mark.parametrize("land", [Land("blue"), Land("", VILLAGE, razed=True)])
def test_a_force_without_a_settlement_is_destroyed_without_a_roll(land: Land) -> None:
    war = an_autumn()
    war.lands["D3"] = land
    put_banner(war, "blue.1", "D3", 1000)

    cast(war, "tornado-of-peril", "D3")

    assert "blue.1" not in war.banners


@pytest.mark.rule("ME-MAG-52")
@pytest.mark.parametrize(("die", "left"), [(2, ["red.1", "red.2", "red.3", "blue.1"]), (3, ["red.1"])])
def test_besiegers_share_the_fate_of_the_walls(die: int, left: list[str]) -> None:
    war = a_siege()

    cast(war, "tornado-of-peril", "D3", dice=(die,))

    assert list(war.banners) == left
    assert bool(war.sieges) == (die == 2)
