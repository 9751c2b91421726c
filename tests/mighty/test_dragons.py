"""Dragons of the campaign season (ME-DRG): who wakes them, where they fly, what they leave."""

from __future__ import annotations

from itertools import pairwise

import pytest
from stage import Told, a_board, a_war, put_banner, put_ship, reading, said, tell

from gonfalon.rulesets.mighty.battle import battle
from gonfalon.rulesets.mighty.ground import lands
from gonfalon.rulesets.mighty.realms import ends
from gonfalon.rulesets.mighty.season import dragons, scouting
from gonfalon.rulesets.mighty.state import CITY, FORTRESS, INDEPENDENT, VILLAGE, Land, Pending, Siege, War
from gonfalon.words import LANGUAGES
from gonfalon.world.tiles import Tile

PEAKS, DOWNS, WOOD, SWAMP, STRAND = (Tile(d) for d in ("H01", "H31", "L09", "R03", "C04"))
HARMLESS, RAVAGE, WASTE = 1, 3, 5
# Round D3, clockwise from the north-east: D2, E3, D4, C4, C3, C2.


def a_country(special: dict[str, Tile] | None = None, **settings: object) -> War:
    return a_war(board=a_board(special=special), phase="scouting", month=3, **settings)


def fly(war: War, lair: str, count: int, *dice: int) -> Told:
    """Dragons fly at Red's hands; he always calls the north-east side 1."""
    told = tell(war, dragons.fly(war, lair, count, "red"), answers=["NE"] * (count - 1), dice=dice)
    assert all(said(told, lang) for lang in LANGUAGES)
    return told


def strike(war: War, place: str, *dice: int) -> Told:
    """One dragon in one tile."""
    return fly(war, place, 1, *dice)


def trail(told: Told) -> list[str]:
    """The flight, place by place, as the map shows it."""
    flights = [(e.args["place"], e.args["there"]) for e in told.events if e.kind == "dragons.fly"]
    assert all(one[1] == next_one[0] for one, next_one in pairwise(flights))
    lair = next(e.args["place"] for e in told.events if e.kind == "dragons.rise")
    return [lair, *(there for _, there in flights)]


def points(war: War) -> list[int]:
    return [banner.points for banner in war.banners.values()]


# --- waking them -----------------------------------------------------------------------------------------


@pytest.mark.rule("ME-SCT-37", "ME-DRG-01")
@pytest.mark.parametrize("die", [1, 2, 3])
def test_on_three_or_less_they_sleep_on(die: int) -> None:
    war = a_country()

    told = tell(war, dragons.disturb(war, "D3", "red"), dice=[die])

    assert told.kinds() == ["dragons.sleep"]


@pytest.mark.rule("ME-SCT-37", "ME-DRG-01", "ME-DRG-07")
@pytest.mark.parametrize("die", [4, 5, 6])
@pytest.mark.parametrize("pips", [1, 2, 3, 4, 5, 6])
def test_on_four_or_more_one_more_than_the_die_come_out(die: int, pips: int) -> None:
    war = a_country()
    there_and_back = [2, 5] * 3  # E and W

    told = tell(
        war,
        dragons.disturb(war, "D3", "red"),
        answers=["NE"] * pips,
        dice=[die, pips, *there_and_back[:pips], HARMLESS, HARMLESS],
    )

    assert next(e.args["count"] for e in told.events if e.kind == "dragons.rise") == pips + 1
    assert len(trail(told)) == pips + 1


@pytest.mark.rule("ME-DRG-01", "ME-DRG-03", "ME-SCT-37")
def test_scouts_wake_them_where_they_look_and_the_attack_is_over_before_the_next_order() -> None:
    war = a_country({"D3": DOWNS})
    put_banner(war, "red.1", "C3")

    told = tell(
        war,
        scouting.step(war),
        answers=["scout 1 to D3", "NE", "NE"],
        dice=[1, 2, 5, 6, 4, 2, 2, 5, HARMLESS, HARMLESS],
    )

    assert trail(told) == ["D3", "E3", "D3"]
    assert told.kinds()[-1] == "dragons.gone"
    assert war.turn.opened == ()


@pytest.mark.rule("ME-DRG-01", "ME-SCT-35")
def test_in_the_lowlands_an_eleven_is_no_lair_and_a_twelve_is() -> None:
    war = a_country()
    put_banner(war, "red.1", "C3")

    told = tell(war, scouting.step(war), answers=["scout 1 to D3"], dice=[1, 2, 5, 6, 6, 6, 1])

    assert told.kinds()[-2:] == ["scout.lair", "dragons.sleep"]


# --- the flight ------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-DRG-04", "ME-MAP-19")
def test_five_dragons_and_the_dice_three_two_four_two() -> None:
    war = a_country()

    told = fly(war, "B2", 5, 3, 2, 4, 2, *[HARMLESS] * 5)

    assert trail(told) == ["B2", "C3", "D3", "C4", "D4"]
    assert [e.args["count"] for e in told.events if e.kind == "dragons.fly"] == [4, 3, 2, 1]


@pytest.mark.rule("ME-DRG-04")
def test_the_player_names_the_first_side_anew_at_every_step() -> None:
    war = a_country()

    told = tell(war, dragons.fly(war, "D3", 3, "blue"), answers=["SE", "W"], dice=[1, 1, *[HARMLESS] * 3])

    assert trail(told) == ["D3", "D4", "C4"]
    assert [(question.who, question.about["place"]) for question in told.asked] == [("blue", "D3"), ("blue", "D4")]


@pytest.mark.rule("ME-DRG-04")
def test_a_direction_off_the_map_is_thrown_again() -> None:
    told = fly(a_country(), "A1", 2, 1, 6, 2, HARMLESS, HARMLESS)

    assert trail(told) == ["A1", "B1"]


@pytest.mark.rule("ME-DRG-04", "ME-SCT-11")
def test_they_fly_over_anything() -> None:
    war = a_country({"E3": SWAMP})
    known = set(war.lands)

    told = fly(war, "D3", 3, 2, 2, *[RAVAGE] * 3)

    assert trail(told) == ["D3", "E3", "F3"]
    assert set(war.lands) == known


@pytest.mark.rule("ME-DRG-04")
def test_a_player_who_does_not_care_may_leave_an_order() -> None:
    war = a_country()

    told = fly(war, "D3", 2, 2, HARMLESS, HARMLESS)

    assert [(q.standing, q.always, q.never) for q in told.asked] == [("first-side", "NE", "NE")]


# --- which tiles are struck ------------------------------------------------------------------------------


def strikes(told: Told) -> list[str]:
    kinds = ("dragons.pass-over", "dragons.ravage", "dragons.lay-waste")
    return [e.args["place"] for e in told.events if e.kind in kinds]


@pytest.mark.rule("ME-DRG-05")
def test_a_tile_they_come_back_to_is_rolled_for_once() -> None:
    told = fly(a_country(), "D3", 5, 2, 5, 2, 5, HARMLESS, HARMLESS)

    assert trail(told) == ["D3", "E3", "D3", "E3", "D3"]
    assert strikes(told) == ["D3", "E3"]


@pytest.mark.rule("ME-DRG-06")
def test_the_whole_trail_lies_before_the_first_strike_and_nothing_stays() -> None:
    told = fly(a_country(), "B2", 5, 3, 2, 4, 2, *[HARMLESS] * 5)

    assert strikes(told) == trail(told)
    assert told.kinds() == ["dragons.rise", *["dragons.fly"] * 4, *["dragons.pass-over"] * 5, "dragons.gone"]


@pytest.mark.rule("ME-DRG-06", "ME-DRG-05")
def test_in_the_dutch_edition_every_dragon_strikes() -> None:
    war = a_country(dragon_damage="dragon")
    put_banner(war, "blue.1", "D3", 900)

    told = fly(war, "D3", 3, 2, 5, RAVAGE, 1, HARMLESS, RAVAGE, 2)

    assert strikes(told) == ["D3", "E3", "D3"]
    assert points(war) == [900 - 30 - 60]


@pytest.mark.rule("ME-DRG-08")
@pytest.mark.parametrize(
    ("die", "kind"),
    [
        (1, "dragons.pass-over"),
        (2, "dragons.ravage"),
        (3, "dragons.ravage"),
        (4, "dragons.ravage"),
        (5, "dragons.lay-waste"),
        (6, "dragons.lay-waste"),
    ],
)
def test_the_effect_table(die: int, kind: str) -> None:
    told = strike(a_country(), "D3", die)

    assert kind in told.kinds()


# --- settlements -----------------------------------------------------------------------------------------


@pytest.mark.rule("ME-DRG-08")
def test_a_one_does_no_damage() -> None:
    war = a_country({"D3": WOOD})
    war.lands["D3"] = Land("blue", CITY)
    put_banner(war, "blue.1", "D3", 700)
    before = war.encoded()

    strike(war, "D3", HARMLESS)

    assert war.encoded() == before


@pytest.mark.rule("ME-DRG-09", "ME-DRG-13", "ME-RAZ-07")
@pytest.mark.parametrize("die", [2, 3, 4, 5, 6])
def test_a_settlement_is_razed_and_its_stockpile_lost(die: int) -> None:
    war = a_country()
    war.lands["D3"] = Land("blue", CITY)
    war.stockpiles["D3"] = 4

    strike(war, "D3", die)

    assert war.lands["D3"] == Land("", CITY, razed=True, razed_by="blue")  # the flag it had, and nobody's
    assert war.stockpiles == {}
    assert lands.subsistence_value(war, "D3") == 0


@pytest.mark.rule("ME-DRG-09", "ME-REV-03")
@pytest.mark.parametrize(("lost", "left"), [("any", ["red"]), ("rival", ["red", "blue"]), ("taken", ["red", "blue"])])
def test_a_capital_is_razed_like_any_city_and_its_realm_may_live_on(lost: str, left: list[str]) -> None:
    war = reading(a_country(), lost_capital=lost)

    strike(war, "E5", WASTE)

    assert war.lands["E5"].razed
    ends.count_capitals(war)
    assert ends.in_play(war) == left


@pytest.mark.rule("ME-DRG-09")
def test_there_is_nothing_to_raze_in_barren_and_unknown_land() -> None:
    war = a_country()
    war.lands["D3"] = Land("blue")

    strike(war, "D3", WASTE)
    strike(war, "C4", WASTE)

    assert war.lands["D3"] == Land("blue")
    assert "C4" not in war.lands


@pytest.mark.rule("ME-DRG-09", "ME-SIE-10")
def test_a_siege_ends_with_the_walls() -> None:
    war = a_country()
    war.lands["D3"] = Land("blue", FORTRESS)
    war.sieges["D3"] = Siege("D3", "red", "blue", since=2)
    put_banner(war, "red.1", "D3", 1000)
    put_banner(war, "blue.1", "D3", 1000, inside=True)

    strike(war, "D3", RAVAGE, 1, 2)

    assert war.sieges == {}
    assert not war.banners["blue.1"].inside
    assert points(war) == [970, 940]


@pytest.mark.rule("ME-DRG-09", "ME-SIE-10")
def test_a_siege_of_independents_ends_with_their_walls() -> None:
    war = a_country()
    war.lands["D3"] = Land(INDEPENDENT, FORTRESS)
    war.sieges["D3"] = Siege("D3", "red", INDEPENDENT, since=2, independents=400)
    put_banner(war, "red.1", "D3", 1000)

    strike(war, "D3", RAVAGE, 1)

    assert war.sieges == {}
    assert war.lands["D3"].razed


# --- banners ---------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-DRG-10")
def test_each_banner_throws_for_its_own_losses_whoever_owns_it() -> None:
    war = a_country()
    put_banner(war, "red.1", "D3", 500)
    put_banner(war, "blue.1", "D3", 500)
    put_banner(war, "blue.2", "D4", 500)

    strike(war, "D3", 2, 3, 6)

    assert points(war) == [410, 320, 500]


@pytest.mark.rule("ME-DRG-10", "ME-SUB-17")
def test_a_weak_banner_does_not_survive_it() -> None:
    war = a_country()
    put_banner(war, "red.1", "D3", 80)

    strike(war, "D3", RAVAGE, 3)

    assert war.banners == {}


@pytest.mark.rule("ME-DRG-10")
def test_in_the_dutch_edition_each_force_throws_once() -> None:
    war = a_country(dragon_losses="force")
    put_banner(war, "red.1", "D3", 500)
    put_banner(war, "red.2", "D3", 700)
    put_banner(war, "blue.1", "D3", 500)

    strike(war, "D3", RAVAGE, 2, 6)

    assert points(war) == [470, 670, 320]


@pytest.mark.rule("ME-DRG-10")
@pytest.mark.parametrize("die", [5, 6])
def test_the_worst_destroys_every_banner_inside_and_outside_the_walls(die: int) -> None:
    war = a_country()
    war.lands["D3"] = Land("blue", FORTRESS)
    war.sieges["D3"] = Siege("D3", "red", "blue", since=2)
    put_banner(war, "red.1", "D3")
    put_banner(war, "blue.1", "D3", inside=True)
    put_banner(war, "blue.2", "D4")

    strike(war, "D3", die)

    assert list(war.banners) == ["blue.2"]


# --- forests ---------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-DRG-11")
@pytest.mark.parametrize("die", [2, 4, 5, 6])
def test_a_forest_burns_for_the_year(die: int) -> None:
    war = a_country({"D3": WOOD})

    told = strike(war, "D3", die)

    assert war.burnt == {"D3": 1}
    assert "dragons.forest" in told.kinds()


@pytest.mark.rule("ME-DRG-11")
def test_where_no_forest_stands_none_burns() -> None:
    war = a_country()

    strike(war, "D3", WASTE)

    assert war.burnt == {}


@pytest.mark.rule("ME-DRG-11")
def test_a_forest_burns_once_a_year_and_has_grown_again_in_the_next() -> None:
    war = a_country({"D3": WOOD})
    strike(war, "D3", RAVAGE)

    same_year = strike(war, "D3", RAVAGE)
    war.year = 2
    next_year = strike(war, "D3", RAVAGE)

    assert "dragons.forest" not in same_year.kinds()
    assert "dragons.forest" in next_year.kinds()
    assert war.burnt == {"D3": 2}


# --- ships -----------------------------------------------------------------------------------------------


def a_port(**settings: object) -> War:
    """Blue's city on the coast with ships of his and of independents, one with a banner aboard."""
    war = a_country({"D3": STRAND}, **settings)
    war.lands["D3"] = Land("blue", CITY)
    put_ship(war, "blue/1", "D3")
    put_ship(war, "blue/2", "D3")
    put_banner(war, "blue.1", "D3", ship="blue/2")
    return war


@pytest.mark.rule("ME-DRG-12")
@pytest.mark.parametrize("die", [5, 6])
def test_at_the_worst_each_ship_burns_on_four_or_more(die: int) -> None:
    war = a_port()

    told = strike(war, "D3", die, 3, 4)

    assert list(war.ships) == ["blue/1"]
    assert [e.rule for e in told.events if e.kind == "ship.sunk"] == ["ME-DRG-12"]


@pytest.mark.rule("ME-DRG-12")
@pytest.mark.parametrize("face", range(1, 7))
def test_a_ship_is_lost_on_these_faces_and_on_no_others(face: int) -> None:
    war = a_port()
    strike(war, "D3", WASTE, face, 1)
    assert len(war.ships) == (1 if face >= 4 else 2)


@pytest.mark.rule("ME-DRG-12", "ME-DRG-10")
def test_a_banner_aboard_shares_the_fate_of_its_ship() -> None:
    lost, saved = a_port(), a_port()

    strike(lost, "D3", WASTE, 1, 6)
    strike(saved, "D3", WASTE, 6, 1)

    assert "blue.1" not in lost.banners
    assert "blue.1" in saved.banners


@pytest.mark.rule("ME-DRG-12", "ME-DRG-10", "ME-RAZ-07")
@pytest.mark.parametrize("die", [2, 3, 4])
def test_otherwise_ships_and_who_is_aboard_are_safe_at_sea(die: int) -> None:
    war = a_port()

    strike(war, "D3", die)

    assert [ship.harbour for ship in war.ships.values()] == [False, False]
    assert war.banners["blue.1"].points == 1000


# --- how long it lasts -----------------------------------------------------------------------------------


@pytest.mark.rule("ME-DRG-13", "ME-RAZ-09")
def test_what_dragons_razed_stays_razed_for_the_season() -> None:
    war = a_country()
    war.lands["D3"] = Land("blue", VILLAGE)
    strike(war, "D3", RAVAGE)
    put_banner(war, "red.1", "C3")
    war.month = 6

    tell(war, scouting.step(war), answers=["scout 1 to D3"], dice=(3, 4))

    assert war.lands["D3"] == Land("", VILLAGE, razed=True, razed_by="blue")


@pytest.mark.rule("ME-DRG-09")
def test_besieger_and_garrison_whose_walls_are_razed_must_fight_or_leave() -> None:
    war = a_war(phase="battle")
    war.lands["D4"] = Land("blue", CITY)
    war.sieges["D4"] = Siege("D4", "red", "blue", since=1)
    put_banner(war, "red.1", "D4")
    put_banner(war, "blue.1", "D4", inside=True)

    dragons.burn(war, "D4")

    assert not war.banners["blue.1"].inside
    fight = next(battle._meetings(war))
    assert (fight.attacker, fight.defenders) == ("red", ("blue.1",))


@pytest.mark.rule("ME-DRG-09")
def test_nobody_fights_when_one_side_has_left() -> None:
    war = a_war(phase="battle")
    war.pending = Pending(exposed=("D4",))
    put_banner(war, "red.1", "D4")
    assert list(battle._meetings(war)) == []
    assert war.pending.exposed == ()
