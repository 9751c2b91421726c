"""Subsistence: foraging, baggage, stockpiles, hunger (ME-SUB)."""

from __future__ import annotations

import pytest
from battlefield import fight, marched
from msgspec.structs import replace
from stage import Told, a_war, put_banner, put_ship, refusal_of, tell
from walls import PLACE, besieged

from gonfalon.rulesets.mighty.ground import armies, besieging, lands
from gonfalon.rulesets.mighty.realms import reorganisation
from gonfalon.rulesets.mighty.season import raze, scouting, subsistence
from gonfalon.rulesets.mighty.state import CITY, FORTRESS, VILLAGE, Land, Siege, War


def fed(war: War, *answers: str, dice: tuple[int, ...] = ()) -> Told:
    """Work out Red's subsistence."""
    return tell(war, subsistence.step(war), answers=answers, dice=dice)


def a_tile(settlement: str = "", owner: str = "red", **more: object) -> War:
    """A war in which D4 is such a tile."""
    war = a_war()
    war.lands["D4"] = Land(owner, settlement, **more)  # type: ignore[arg-type]
    return war


@pytest.mark.rule("ME-SUB-01", "ME-SUB-07")
def test_every_banner_whatever_its_strength_needs_one_point() -> None:
    war = a_tile()
    for number, points in enumerate((500, 900, 1500), 1):
        put_banner(war, f"red.{number}", "D4", points, baggage=1)

    fed(war)

    assert [b.baggage for b in war.banners.values()] == [0, 0, 0]


@pytest.mark.rule("ME-SUB-02")
def test_only_the_tile_stood_on_at_the_beginning_of_the_turn_feeds() -> None:
    war = a_tile()
    war.lands["E4"] = Land("red", VILLAGE)
    put_banner(war, "red.1", "D4", baggage=0)

    told = fed(war, dice=(6,))

    assert [r.label for r in told.rolled] == ["shortfall"]


@pytest.mark.rule("ME-SUB-03")
def test_three_banners_in_a_city_need_one_point_of_baggage() -> None:
    war = a_tile(CITY)
    put_banner(war, "red.1", "D4", baggage=1)
    put_banner(war, "red.2", "D4")
    put_banner(war, "red.3", "D4")

    told = fed(war)

    assert not told.rolled
    assert armies.take_baggage(war, list(war.banners)) == 0


@pytest.mark.rule("ME-SUB-03", "ME-SUB-15")
def test_the_fifth_banner_in_a_capital_tests_and_the_owner_says_which() -> None:
    war = a_war()
    for number in range(1, 6):
        put_banner(war, f"red.{number}", "B2")

    told = fed(war, "red.4", dice=(1, 2))

    assert told.asked[0].what == "subsistence.short"
    assert war.banners["red.4"].points == 900
    assert war.banners["red.5"].points == 1000


@pytest.mark.rule("ME-SUB-04")
@pytest.mark.parametrize(
    ("land", "value"),
    [
        (Land("red", CITY, capital_of="red"), 4),
        (Land("blue", CITY, capital_of="red"), 4),
        (Land("red", CITY), 2),
        (Land("independent", CITY), 2),
        (Land("red", FORTRESS), 1),
        (Land("red", VILLAGE), 1),
        (Land("red"), 0),
        (Land("", CITY, capital_of="red", razed=True), 0),
    ],
)
def test_the_subsistence_value_goes_by_the_kind_of_tile(land: Land, value: int) -> None:
    war = a_war()
    war.lands["D4"] = land
    assert lands.subsistence_value(war, "D4") == value


@pytest.mark.rule("ME-SUB-05")
@pytest.mark.parametrize("owner", ["red", "blue", "independent"])
def test_a_banner_forages_in_the_tile_it_occupies_whosoever_that_is(owner: str) -> None:
    war = a_tile(VILLAGE, owner)
    put_banner(war, "red.1", "D4")
    assert not fed(war).rolled


@pytest.mark.rule("ME-SUB-05")
@pytest.mark.parametrize("land", [Land("blue"), Land("", CITY, razed=True)], ids=["barren", "razed"])
def test_barren_land_of_others_feeds_nobody(land: Land) -> None:
    war = a_tile("", "blue")
    war.lands["D4"] = land
    put_banner(war, "red.1", "D4")
    assert len(fed(war, dice=(6,)).rolled) == 1


@pytest.mark.rule("ME-SUB-05")
@pytest.mark.parametrize(("hosts", "tests"), [(1, 0), (2, 1)])
def test_where_banners_of_its_owner_stand_in_it_guests_have_what_these_leave(hosts: int, tests: int) -> None:
    war = a_tile(CITY, "blue")
    put_banner(war, "red.1", "D4")
    for number in range(1, hosts + 1):
        put_banner(war, f"blue.{number}", "D4")
    assert len(fed(war, dice=(6,) * tests).rolled) == tests


@pytest.mark.rule("ME-SUB-05")
@pytest.mark.parametrize(("owner", "tests"), [("red", 0), ("blue", 1), ("independent", 1)])
def test_in_campaigns_of_the_first_version_a_banner_forages_only_in_its_own_empire(owner: str, tests: int) -> None:
    war = a_tile(VILLAGE, owner)
    war.settings = replace(war.settings, mended=False)
    put_banner(war, "red.1", "D4")
    assert len(fed(war, dice=(6,) * tests).rolled) == tests


@pytest.mark.rule("ME-SUB-06", "ME-SIE-31")
def test_in_a_siege_both_sides_live_on_baggage() -> None:
    war = a_tile(CITY)
    war.sieges["D4"] = Siege("D4", "blue", "red", since=1)
    put_banner(war, "red.1", "D4", inside=True, baggage=1)
    put_banner(war, "blue.1", "D4", baggage=1)

    fed(war)
    war.phase, war.active = "subsistence", 1
    fed(war)

    assert [b.baggage for b in war.banners.values()] == [0, 0]


@pytest.mark.rule("ME-SUB-07")
def test_a_point_of_baggage_feeds_a_banner_for_a_turn() -> None:
    war = a_tile()
    put_banner(war, "red.1", "D4", baggage=3)

    told = fed(war)

    assert war.banners["red.1"].baggage == 2
    assert not told.rolled


@pytest.mark.rule("ME-SUB-08")
def test_banners_in_a_tile_pool_their_baggage() -> None:
    war = a_tile()
    put_banner(war, "red.1", "D4", baggage=2)
    put_banner(war, "red.2", "D4", half=6)

    told = fed(war)

    assert not told.rolled
    assert war.banners["red.1"].baggage == 0


@pytest.mark.rule("ME-SUB-08")
def test_the_owner_says_whose_baggage_is_used() -> None:
    war = a_tile(VILLAGE)
    put_banner(war, "red.1", "D4", baggage=2)
    put_banner(war, "red.2", "D4", baggage=2)

    told = fed(war, "0 1")

    assert told.asked[0].what == "subsistence.pay"
    assert [b.baggage for b in war.banners.values()] == [2, 1]


@pytest.mark.rule("ME-SUB-08", "ME-SUB-16")
def test_banners_aboard_do_not_share_with_those_ashore() -> None:
    war = a_tile()
    put_ship(war, "red/1", "D4")
    put_banner(war, "red.1", "D4", baggage=2)
    put_banner(war, "red.2", "D4", ship="red/1")

    told = fed(war, dice=(5,))

    assert [e.args["banner"] for e in told.events if e.kind == "subsistence.short"] == ["red.2"]
    assert war.banners["red.1"].baggage == 1


@pytest.mark.rule("ME-SUB-11")
def test_what_a_banner_cannot_carry_is_lost() -> None:
    war = a_war()
    put_banner(war, "red.1", "D4", baggage=5)
    assert armies.give_baggage(war, ["red.1"], 4) == 3
    assert war.banners["red.1"].baggage == 6


@pytest.mark.rule("ME-SUB-09")
def test_baggage_is_won_in_battle() -> None:
    war = marched({"red.1": 1000}, {"blue.1": 1000})
    war.banners["red.1"] = replace(war.banners["red.1"], baggage=5)
    war.banners["blue.1"] = replace(war.banners["blue.1"], baggage=4)

    told = fight(war, answers=["direct", "withdraw", "stay", "E4"], dice=[4, 6, 1, 1])  # 12: scattered

    assert [war.banners[banner].baggage for banner in ("red.1", "blue.1")] == [6, 0]
    assert next(e.args["lost"] for e in told.events if e.kind == "baggage.seized") == 3


@pytest.mark.rule("ME-SUB-09")
def test_baggage_is_won_with_the_walls() -> None:
    war = besieged({"red.1": 1000}, {"blue.1": 500}, baggage=2)
    war.stockpiles[PLACE] = 1
    tell(war, besieging.fall(war, PLACE, "red", "ME-SIE-24"), answers=["3 0"])
    assert (war.banners["red.1"].baggage, war.stockpiles) == (3, {})


@pytest.mark.rule("ME-SUB-09")
def test_baggage_is_won_by_razing() -> None:
    war = a_tile(CITY)
    war.phase = "raze"
    put_banner(war, "red.1", "D4", baggage=1)
    tell(war, raze.step(war), answers=["raze D4"])
    assert war.banners["red.1"].baggage == 1 + 2


@pytest.mark.rule("ME-SUB-09", "ME-SCT-33")
def test_baggage_comes_with_a_convoy() -> None:
    war = a_tile()
    war.phase = "scouting"
    put_banner(war, "red.1", "D4", baggage=1)
    tell(war, scouting.step(war), answers=["scout 1 to E4"], dice=[1, 2, 4, 5, 3])
    assert war.banners["red.1"].baggage == 1 + 3


@pytest.mark.rule("ME-SUB-09")
def test_baggage_comes_from_other_banners_in_the_tile() -> None:
    war = a_tile()
    war.phase = "reorganisation"
    put_banner(war, "red.1", "D4", baggage=4)
    put_banner(war, "red.2", "D4")
    tell(war, reorganisation.step(war), answers=["baggage of 1 as 1 3"])
    assert [banner.baggage for banner in war.banners.values()] == [1, 3]


@pytest.mark.rule("ME-SUB-11")
def test_baggage_goes_to_whoever_has_room() -> None:
    war = a_war()
    put_banner(war, "red.1", "D4", baggage=5)
    put_banner(war, "red.2", "D4", baggage=6)
    assert armies.give_baggage(war, ["red.1", "red.2"], 3) == 2
    assert war.banners["red.1"].baggage == 6


@pytest.mark.rule("ME-SUB-10", "ME-REO-12")
def test_a_stockpile_may_pay_instead_of_the_banners() -> None:
    war = a_tile(FORTRESS)
    war.stockpiles["D4"] = 2
    put_banner(war, "red.1", "D4", baggage=1)
    put_banner(war, "red.2", "D4", baggage=1)

    told = fed(war, "0 0 1")

    assert told.asked[0].what == "subsistence.pay"
    assert [b.baggage for b in war.banners.values()] == [1, 1]
    assert war.stockpiles["D4"] == 1


@pytest.mark.rule("ME-SUB-12")
@pytest.mark.parametrize(
    ("dice", "lost"), [((1, 4), 200), ((2, 3), 60), ((3, 5), 50), ((4, 6), 30), ((5,), 0), ((6,), 0)]
)
def test_the_shortfall_chart(dice: tuple[int, ...], lost: int) -> None:
    war = a_tile()
    put_banner(war, "red.1", "D4", 1000)
    tell(war, subsistence.shortfall(war, "red.1", "ME-SUB-12"), dice=dice)
    assert war.banners["red.1"].points == 1000 - lost


@pytest.mark.rule("ME-SUB-12", "ME-SUB-13")
def test_each_hungry_banner_tests_for_itself() -> None:
    war = a_tile()
    put_banner(war, "red.1", "D4", 520)
    put_banner(war, "red.2", "D4", 600)

    fed(war, dice=(3, 6, 5))

    assert [b.points for b in war.banners.values()] == [460, 600]


@pytest.mark.rule("ME-SUB-15")
def test_nobody_may_go_hungry_while_there_is_baggage() -> None:
    war = a_tile()
    put_banner(war, "red.1", "D4", baggage=2)
    put_banner(war, "red.2", "D4", baggage=2)
    effect = next(subsistence.step(war))
    question = effect.questions[0]  # type: ignore[union-attr]
    assert refusal_of(question, "0 0").rule == "ME-SUB-07"


@pytest.mark.rule("ME-SUB-16", "ME-SEA-07")
def test_a_banner_aboard_does_not_forage_in_its_own_harbour() -> None:
    war = a_tile(CITY)
    put_ship(war, "red/1", "D4")
    put_banner(war, "red.1", "D4", ship="red/1")
    assert len(fed(war, dice=(6,)).rolled) == 1


@pytest.mark.rule("ME-SEA-06")
def test_a_ship_itself_needs_nothing() -> None:
    war = a_tile()
    put_ship(war, "red/1", "D4", harbour=False)
    assert not fed(war).rolled


@pytest.mark.rule("ME-SUB-17")
@pytest.mark.parametrize(("other", "left"), [(1, 4), (5, 6)])
def test_a_banner_that_wastes_away_leaves_its_baggage_to_friends(other: int, left: int) -> None:
    war = a_tile()
    put_banner(war, "red.1", "D4", 40, baggage=3)
    put_banner(war, "red.2", "D4", baggage=other)

    tell(war, armies.lose(war, "red.1", 60, "ME-SUB-12"))

    assert list(war.banners) == ["red.2"]
    assert war.banners["red.2"].baggage == left


@pytest.mark.rule("ME-SUB-17")
def test_the_loss_of_a_banner_that_is_destroyed_does_not_fall_on_others() -> None:
    war = a_tile()
    put_banner(war, "red.1", "D4", 40)
    put_banner(war, "red.2", "D4", 1000)
    assert tell(war, armies.lose(war, "red.1", 60, "ME-SUB-12")).value == 40
    assert war.banners["red.2"].points == 1000


@pytest.mark.rule("ME-SUB-13")
def test_whoever_knew_the_strength_knows_it_after_a_loss_everybody_saw() -> None:
    war = a_tile()
    put_banner(war, "red.1", "D4", 1000)
    armies.reveal(war, "blue", ["red.1"], "ME-SCT-51")
    tell(war, armies.lose(war, "red.1", 100, "ME-SUB-12"))
    assert war.known["blue:red.1"].points == 900


@pytest.mark.rule("ME-SUB-03")
def test_with_the_setting_off_even_a_single_way_to_pay_is_asked() -> None:
    war = a_tile()
    war.settings = replace(war.settings, forced=False)
    put_banner(war, "red.1", "D4", baggage=3)
    assert [q.what for q in fed(war, "1").asked] == ["subsistence.pay"]
